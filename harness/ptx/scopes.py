# SPDX-License-Identifier: Apache-2.0
"""Which declared name a word means, by scope. Registers need not begin with `%`, so a parser has to know."""

from __future__ import annotations

from harness.ptx.module import Variable


class Names:
    """A stack of scopes, innermost last. A family `%r<8>` is kept under "%r<" and answers for %r0 … %r7."""

    __slots__ = ("_scopes", "_sigils")

    def __init__(self) -> None:
        self._scopes: list[dict[str, Variable]] = [{}]
        # Names that begin with % but are no registers: so rare that one set answers for all.
        self._sigils: set[str] = set()

    def push(self) -> None:
        """Enter a scope."""
        self._scopes.append({})

    def pop(self) -> None:
        """Leave a scope."""
        self._scopes.pop()

    def declare(self, v: Variable) -> None:
        """Add a declaration to the innermost scope."""
        self._scopes[-1][v.name + "<" if v.parameterized else v.name] = v
        if v.space != "reg" and v.name.startswith("%"):
            self._sigils.add(v.name)

    def find(self, name: str) -> Variable | None:
        """The declaration that `name` means here, or None."""
        stem = name.rstrip("0123456789")
        digits = name[len(stem) :]
        # %r07 is no member of %r<8>.
        index = int(digits) if 0 < len(digits) < 10 and (digits == "0" or digits[0] != "0") else -1
        for scope in reversed(self._scopes):
            v = scope.get(name)
            if v is not None:
                return v
            if index >= 0:
                v = scope.get(stem + "<")
                if v is not None and index < v.count:
                    return v
                # A family's stem may itself end in digits: %r1<4> answers for %r10.
                for cut in range(1, len(digits)):
                    rest = digits[cut:]
                    v = scope.get(stem + digits[:cut] + "<")
                    if v is not None and (rest == "0" or rest[0] != "0") and int(rest) < v.count:
                        return v
        return None

    def is_register(self, name: str) -> bool:
        """Whether the word is a register here. An undeclared %name is taken for one: a check reports it."""
        if name[0] == "%" and name not in self._sigils:
            return True
        v = self.find(name)
        return v.space == "reg" if v is not None else name[0] == "%"
