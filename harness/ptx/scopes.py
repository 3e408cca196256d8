# SPDX-License-Identifier: Apache-2.0
"""Which declared name a word means, by scope. Registers need not begin with `%`, so a parser has to know."""

from __future__ import annotations

from harness.ptx.module import Variable


def split(name: str) -> tuple[str, int]:
    """("%r", 12) of "%r12"; the number is -1 where there is none. All trailing digits count: %r<4> and not %r1<4>
    answers for %r12, as in NVIDIA's assembler."""
    stem = name.rstrip("0123456789")
    digits = name[len(stem) :]
    return stem, int(digits) if 0 < len(digits) < 10 else -1


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
        stem, index = split(name)
        for scope in reversed(self._scopes):
            v = scope.get(name)
            if v is None and index >= 0:
                v = scope.get(stem + "<")
                if v is not None and index >= v.count:
                    v = None
            if v is not None:
                return v
        return None

    def is_register(self, name: str) -> bool:
        """Whether the word is a register here. An undeclared %name is taken for one: a check reports it."""
        if name[0] == "%" and name not in self._sigils:
            return True
        v = self.find(name)
        return v.space == "reg" if v is not None else name[0] == "%"
