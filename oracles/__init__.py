# SPDX-License-Identifier: Apache-2.0
"""Contract and reference of every bundled kernel, a module or more a family: every module here is read.

References are written from the definition, in float64 or exact integers, and share nothing with the kernels. Bounds
name their derivation; "Higham" is N. J. Higham, Accuracy and Stability of Numerical Algorithms, 2nd edition, SIAM 2002.
A sum in the kernels is d additions deep: a thread adds its own elements in order, a block adds its threads by a tree.
A term then meets d roundings (Higham, section 4.2), far fewer than there are terms: a bound with the number of terms
would be too wide to see that one of them was lost.
"""

from importlib import import_module
from pkgutil import iter_modules

for _module in sorted(m.name for m in iter_modules(__path__)):
    import_module(f"{__name__}.{_module}")
