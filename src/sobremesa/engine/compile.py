"""Plain rules in, compiled functions out: one source, three targets.

A twin is a copy of a plain function with globals of its own, in which helpers stand for their
twins and the names of the contract for the game's. The modules themselves stay plain Python.
"""

import ast
import atexit
import hashlib
import importlib.util
import os
import platform
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from dis import get_instructions
from functools import cache
from inspect import isfunction
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeAlias

import numpy as np

from sobremesa.engine.contract import CONTRACT

Function: TypeAlias = Callable[..., Any]
Module: TypeAlias = ModuleType | None

LOOPS = ("sobremesa.engine.playout", "sobremesa.engine.device")  # compiled with any rules
REGISTERS = (40, 48)  # of a thread on a card, for small states and large; more: fewer threads
KEPT = 8  # compiled versions of a module that stay in the cache


class Twins:
    """The functions of the engine and of one game's rules, made for one target."""

    def __init__(self, rules: ModuleType, inner: Function, outer: Function, more: Module = None):
        """Compile helpers with `inner`, and what Python calls with `outer`.

        Functions that `more` names in its HOOKS stand for those of the same names elsewhere.
        """
        self.rules = rules
        self.inner = inner
        self.outer = outer
        self.made: dict[FunctionType, Any] = {}
        self.entries: dict[FunctionType, Any] = {}
        self.provided = {n: getattr(rules, n) for n in CONTRACT if hasattr(rules, n)}
        if more:
            self.provided |= {name: getattr(more, name) for name in more.HOOKS}

    def entry(self, function: Any) -> Any:
        """Return the twin of `function` that Python may call."""
        if function not in self.entries:
            self.entries[function] = self.outer(self.copy(function))
        return self.entries[function]

    def twin(self, function: Any) -> Any:
        """Return the twin of `function` that other twins call."""
        if function not in self.made:
            self.made[function] = self.inner(self.copy(function))
        return self.made[function]

    def copy(self, function: Any) -> Any:
        """Return a copy of `function` that calls twins."""
        env = dict(function.__globals__)
        for name in names(function):
            if name in self.provided:
                env[name] = self.provided[name]
            if isfunction(env.get(name)):
                env[name] = self.twin(env[name])
        copied = FunctionType(function.__code__, env, function.__name__, function.__defaults__)
        copied.__qualname__ = function.__qualname__
        return copied


def names(function: FunctionType) -> set[str]:
    """Return the global names that `function` uses; fields of a record do not count."""
    return {step.argval for step in get_instructions(function) if step.opname == "LOAD_GLOBAL"}


@cache
def twins(rules: ModuleType, target: str = "python", more: Module = None) -> Twins:
    """Return the twins of `rules` for a target: "python", "cpu" or "cuda"."""
    if target == "python":
        return Twins(rules, inner=plain, outer=plain, more=more)
    if target == "cpu":
        return cpu(rules, more)
    if target == "cuda":
        return cuda(rules)
    raise ValueError(f"there is no target {target!r}; possible: python, cpu, cuda")


def plain(function: Function) -> Function:
    """Compile nothing."""
    return function


def cpu(rules: ModuleType, more: Module) -> Twins:
    """Return twins compiled by Numba for this processor."""
    import numba

    # Nothing here allocates, so nothing needs Numba's runtime, which would count references to
    # every array that is passed on; and a call passes each array as seven numbers, hence inlined,
    # unless the rules say INLINED = False: what is large would take minutes to compile. A module
    # may say otherwise for its own functions.
    loop = {"error_model": "numpy", "_nrt": False}
    helper = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    small = getattr(more, "INLINED", getattr(rules, "INLINED", True))

    def inner(function: Function) -> Any:
        inlined = function.__globals__.get("INLINED", small)
        return numba.njit(forceinline=inlined, **loop, **helper)(function)

    outer = numba.njit(**loop, cache=True)
    return Twins(rules, inner, kept(rules, outer, more), more)


def cuda(rules: ModuleType) -> Twins:
    """Return twins compiled by numba-cuda for a graphics card, or run by its simulator."""
    vars(np).setdefault("row_stack", np.vstack)  # numba-cuda 0.30 wants it, NumPy 2.5 has it not
    from numba import cuda

    from sobremesa.engine.device import is_small, provisions

    inner: dict[str, Any] = {"device": True}
    outer: dict[str, Any] = {}
    if not simulated():
        inner |= {"forceinline": True}
        outer |= {"cache": True, "max_registers": REGISTERS[0 if is_small(rules.STATE) else 1]}
    made = Twins(rules, inner=cuda.jit(**inner), outer=kept(rules, cuda.jit(**outer)))
    made.provided |= provisions(rules.STATE)
    return made


def simulated() -> bool:
    """Say whether Numba pretends to have a graphics card."""
    from numba import config

    return bool(config.ENABLE_CUDASIM)


def kept(rules: ModuleType, jit: Function, more: Module = None) -> Function:
    """Return `jit` such that what it compiles is kept in the folder of these very sources."""
    from numba import config

    def compiled(function: Function) -> Any:
        folder = cache_folder(rules, more)
        announce(rules, function, folder)
        before = config.CACHE_DIR
        config.CACHE_DIR = str(folder)
        try:
            return jit(function)
        finally:
            config.CACHE_DIR = before

    return compiled


def announce(rules: ModuleType, function: Function, folder: Path) -> None:
    """Tell whoever waits that something is compiled for the first time."""
    if not any(folder.rglob(f"*.{function.__name__}-*.nbi")):
        name = rules.__name__.removesuffix(".rules").rpartition(".")[2]
        print(f"Compiling {name} ({function.__name__}) for this machine, once …", file=sys.stderr)


@cache
def cache_folder(rules: ModuleType, more: Module = None) -> Path:
    """Return the folder for code compiled from `rules`, under a hash of all it depends on.

    Numba itself looks only at the file of the function it compiles, and would serve code with
    the old value of a constant that was changed in another file.
    """
    home = cache_home() / (more or rules).__name__
    folder = home / fingerprint(rules, more)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError:  # nowhere to keep anything: compile for this process alone
        folder = Path(tempfile.mkdtemp(prefix="sobremesa-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        return folder
    for old in sorted(home.iterdir(), key=last_used)[:-KEPT]:
        shutil.rmtree(old, ignore_errors=True)
    return folder


def last_used(folder: Path) -> float:
    """Return when a folder of the cache was last used; one that has just gone, never."""
    try:
        return folder.stat().st_mtime
    except OSError:
        return 0.0


def cache_home() -> Path:
    """Return where compiled code is kept: SOBREMESA_CACHE, or the user's cache folder."""
    if os.environ.get("SOBREMESA_CACHE"):
        return Path(os.environ["SOBREMESA_CACHE"])
    from platformdirs import user_cache_path

    return user_cache_path("sobremesa")


def fingerprint(rules: ModuleType, more: Module) -> str:
    """Return a hash of every source that code compiled from `rules` and the engine depends on."""
    import llvmlite
    import numba

    digest = hashlib.sha256()
    for version in (sys.version, platform.machine(), numba, llvmlite, np):
        digest.update(str(getattr(version, "__version__", version)).encode())
    for path in sources(rules.__name__, *([more.__name__] if more else []), __name__, *LOOPS):
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:20]


def sources(*modules: str) -> list[Path]:
    """Return the files of `modules` and, step by step, of all they import outside libraries."""
    own = {name.partition(".")[0] for name in modules}  # packages, wherever they are installed
    found: dict[str, Path] = {}
    waiting = list(modules)
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        path = source(name)
        if path and (name.partition(".")[0] in own or not in_library(path)):
            found[name] = path
            waiting += imports(path, name)
    return [found[name] for name in sorted(found)]


def source(module: str) -> Path | None:
    """Return the file of `module`, or None if there is no such module in Python."""
    try:
        spec = importlib.util.find_spec(module)
    except ModuleNotFoundError:  # the last part of the name is not a module, but a thing in one
        return None
    if spec is None or not spec.origin or not spec.origin.endswith(".py"):
        return None
    return Path(spec.origin).resolve()


def in_library(path: Path) -> bool:
    """Say whether a file belongs to Python or to what is installed with it."""
    libraries = (Path(os.__file__).resolve().parent, Path(sys.prefix).resolve() / "lib")
    return any(path.is_relative_to(library) for library in libraries)


def imports(path: Path, module: str) -> Iterator[str]:
    """Yield the names of the modules, or things in modules, that the file at `path` imports."""
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            dots = "." * node.level
            origin = importlib.util.resolve_name(f"{dots}{node.module or ''}", package)
            yield origin
            yield from (f"{origin}.{alias.name}" for alias in node.names)
