# SPDX-License-Identifier: Apache-2.0
"""The emulator's runtime: C sources, and the LLVM IR made from them that is checked in (`runtime.ll`)."""
