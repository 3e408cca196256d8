# SPDX-License-Identifier: Apache-2.0
"""The scenarios, one module each. `stress.scenarios` lists them."""
