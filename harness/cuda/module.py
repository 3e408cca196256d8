# SPDX-License-Identifier: Apache-2.0
"""PTX through the driver's JIT, with its logs kept; what it refuses is a typed error that carries them."""

from __future__ import annotations

import re
from typing import Any

from harness.cuda.context import Context
from harness.cuda.driver import CudaError, api, check
from harness.cuda.resource import Resource
from harness.errors import AssayError, LaunchRefused

_LOG_BYTES = 1 << 16
_REFUSED = {
    200: "the driver's JIT compiler cannot read it",
    209: "it holds no code for this device",
    218: "the driver's JIT compiler refuses it",
    221: "the driver has no JIT compiler",
    223: "JIT compilation is disabled",
}
_UNSUPPORTED_VERSION = 222
_VERSION = re.compile(r"(?m)^\s*\.version\s+(\d+\.\d+)")
# A variable at module scope keeps what a launch wrote, so such a module must be loaded afresh for each program.
_MODULE_STATE = re.compile(r"(?m)^\s*(?:\.(?:visible|weak|common|extern)\s+)*\.(?:global|const)\b")
_DEFAULT_SHARED = 48 * 1024
_PORTABLE_CLUSTER = 8


class JitError(AssayError):
    """PTX that the driver's JIT refused.

    Attributes:
        code, name: the CUresult; log: the JIT's error log, its lines being lines of the PTX.
    """

    def __init__(self, message: str, *, code: int = 0, name: str = "", log: str = "", remedy: str = "") -> None:
        super().__init__(message, remedy=remedy)
        self.code = code
        self.name = name
        self.log = log


class PtxTooNew(JitError):
    """PTX of a `.version` that this driver does not read yet."""


def version_of(ptx: str) -> str:
    """The `.version` directive's number; empty when there is none."""
    found = _VERSION.search(ptx)
    return found[1] if found else ""


def has_state(ptx: str) -> bool:
    """Whether the module has variables that outlive a launch."""
    return _MODULE_STATE.search(ptx) is not None


class JitModule(Resource):
    """A loaded module; every call leaves the caller's current context as it was.

    log: the JIT's info log (registers, spills, warnings). Raises JitError, or PtxTooNew, naming `file`.
    """

    kind = "module"

    def __init__(self, context: Context, ptx: str, file: str = "kernel.ptx") -> None:
        super().__init__(context, file)
        self.file = file
        self._functions: dict[str, Any] = {}
        with context.current():
            self._load(ptx)

    def _load(self, ptx: str) -> None:
        cu, file = api(), self.file
        info, error = bytes(_LOG_BYTES), bytes(_LOG_BYTES)  # the bindings take bytes and the driver writes into them
        option = cu.CUjit_option
        options = {
            option.CU_JIT_INFO_LOG_BUFFER: info,
            option.CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES: _LOG_BYTES,
            option.CU_JIT_ERROR_LOG_BUFFER: error,
            option.CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES: _LOG_BYTES,
            option.CU_JIT_LOG_VERBOSE: 1,
        }
        status = cu.cuModuleLoadDataEx(ptx.encode() + b"\0", len(options), list(options), list(options.values()))
        self.log = _text(info)
        try:
            self._hold(check(status, f"JIT of {file}"))
        except CudaError as e:
            raise _refusal(e, ptx, file, _text(error)) from e

    def function(self, entry: str, *, shared_bytes: int = 0, cluster: int = 1) -> Any:
        """The entry's handle, opted in to that much dynamic shared memory and that many blocks a cluster.

        Raises LaunchRefused when there is no such entry or the device refuses the opt-in.
        """
        with self.context.current():
            return self._function(entry, shared_bytes, cluster)

    def _function(self, entry: str, shared_bytes: int, cluster: int) -> Any:
        cu = api()
        if entry not in self._functions:
            status = cu.cuModuleGetFunction(self.handle, entry.encode())
            if int(status[0]) == 500:
                raise LaunchRefused(f"{self.file} has no entry {entry!r}", required=entry)
            self._functions[entry] = check(status, f"cuModuleGetFunction({entry})")
        handle = self._functions[entry]
        attribute = cu.CUfunction_attribute
        if shared_bytes > 0:
            static = int(
                check(
                    cu.cuFuncGetAttribute(attribute.CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES, handle), "cuFuncGetAttribute"
                )
            )
            if static + shared_bytes > _DEFAULT_SHARED:
                self._set(handle, entry, attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, shared_bytes)
        if cluster > _PORTABLE_CLUSTER:
            self._set(handle, entry, attribute.CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED, 1)
        return handle

    def _set(self, handle: Any, entry: str, attribute: Any, value: int) -> None:
        try:
            check(api().cuFuncSetAttribute(handle, attribute, value), f"{entry}: {attribute.name} = {value}")
        except CudaError as e:
            raise LaunchRefused(str(e), required=f"{attribute.name} = {value}") from e

    def _destroy(self, handle: Any) -> None:
        check(api().cuModuleUnload(handle), f"cuModuleUnload of {self.file}")


def _refusal(e: CudaError, ptx: str, file: str, log: str) -> AssayError:
    if e.code == _UNSUPPORTED_VERSION:
        number = int(check(api().cuDriverGetVersion(), "cuDriverGetVersion"))
        return PtxTooNew(
            f"{file}: PTX .version {version_of(ptx) or 'unknown'} is newer than this driver reads "
            f"(CUDA {number // 1000}.{number % 1000 // 10})",
            code=e.code, name=e.name, log=log,
            remedy="update the driver, or write the PTX with the lowest .version its instructions need",
        )  # fmt: skip
    if e.code in _REFUSED:
        first = next((line.strip() for line in log.splitlines() if line.strip()), "no log")
        return JitError(f"{file}: {_REFUSED[e.code]}: {first} ({e.name}, {e.code})", code=e.code, name=e.name, log=log)
    return e


def _text(buffer: bytes) -> str:
    return buffer.split(b"\0")[0].decode(errors="replace").strip()
