# SPDX-License-Identifier: Apache-2.0
"""`python -m harness` is `assay`."""

from harness.app import main

if __name__ == "__main__":
    main()
