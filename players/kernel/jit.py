"""Compiling: the functions of the kernel as machine code, kept on disk for the next start.

Numba is imported here and nowhere else, and only when somebody asks for the compiled kernel.
"""

from __future__ import annotations

import atexit
import hashlib
import importlib
import os
import shutil
import tempfile
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, Final

MODULES: Final = (
    "spec",
    "position",
    "legality",
    "scoring",
    "features",
    "rng",
    "rollout",
    "likelihood",
    "worlds",
    "stakes",
    "search",
)
"""The modules that are compiled, in this order. Names are unique over all of them."""
PLAIN: Final = frozenset({"code", "card_of", "spec_of", "spec_in", "masks", "scratch_of_lists"})
"""Functions that are not compiled: they build the data."""
CALLED: Final = frozenset(
    "_close "  # noqa: SIM905
    "score "
    "fill_scene weigh "
    "weigh_pass "
    "start softmax draw pick "
    "new_scratch roll shoot roll_trick step_on choose_pass "
    "likelihood _likely_to_play fit_tables draw_styles "
    "fill find_room mix mix_shapes gained dealt build sample_worlds "
    "worth "
    "search try_card note "
    "try_passes try_pass draw_other_passes hand_over".split()
)
"""Functions that are compiled as calls. All others are inlined, which makes the kernel a third faster."""
HERE: Final = Path(__file__).parent


@lru_cache(maxsize=2)
def kernel(*further: str) -> Any:
    """The compiled functions and the constants of the kernel, and of ``further`` modules that are written as it is, by
    name, with their own `CALLED`. The first call may take a minute."""
    import numba

    space: dict[str, Any] = {"__builtins__": __builtins__}
    modules = [importlib.import_module(name) for name in (*(f"players.kernel.{name}" for name in MODULES), *further)]
    for module in modules:
        space |= _new_names(module, space)
    config: Any = numba.config
    usual = config.CACHE_DIR
    config.CACHE_DIR = str(cache_folder())
    try:
        for module in modules:
            for name, value in vars(module).items():
                if isinstance(value, FunctionType) and value.__module__ == module.__name__ and name not in PLAIN:
                    space[name] = _compiled(numba, value, space)
    finally:
        config.CACHE_DIR = usual
    space |= _bit_operations()
    return SimpleNamespace(**{name: value for name, value in space.items() if not name.startswith("__")})


def _new_names(module: ModuleType, space: dict[str, Any]) -> dict[str, Any]:
    """The names that a module defines or imports, with their values. Raises ValueError if an earlier module has another
    value under the same name."""
    names = {name: value for name, value in vars(module).items() if not name.startswith("__")}
    taken = sorted(name for name, value in names.items() if space.get(name, value) != value)
    if taken:
        raise ValueError(f"{module.__name__} means something else by {', '.join(taken)}")
    return names


def _compiled(numba: Any, function: FunctionType, space: dict[str, Any]) -> Any:
    """The function, to be compiled on its first call; it calls the compiled versions of other functions."""
    twin = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
    twin.__module__, twin.__qualname__ = function.__module__, function.__qualname__
    inline = "never" if function.__name__ in CALLED | space.get("CALLED", frozenset()) else "always"
    return numba.njit(twin, cache=True, nogil=True, error_model="numpy", inline=inline)


def _bit_operations() -> dict[str, Any]:
    """The bit operations of the kernel, each as one or two instructions of the machine."""
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic

    i64, yes, no = ir.IntType(64), ir.Constant(ir.IntType(1), 1), ir.Constant(ir.IntType(1), 0)

    def operation(name: str, build: Callable[[Any, Any], Any]) -> Any:
        def typed(typing: Any, mask: Any) -> Any:
            return types.int64(types.int64), lambda context, builder, signature, given: build(builder, given[0])

        typed.__name__ = name
        return intrinsic(typed)

    instructions: dict[str, Callable[[Any, Any], Any]] = {
        "popcount": lambda builder, mask: builder.ctpop(mask),
        "lowest_bit": lambda builder, mask: builder.cttz(mask, yes),
        "bit_length": lambda builder, mask: builder.sub(ir.Constant(i64, 64), builder.ctlz(mask, no)),
    }
    return {name: operation(name, build) for name, build in instructions.items()}


def cache_folder() -> Path:
    """The folder of the machine code: beside the kernel, or in the user's cache if that folder cannot be written to."""
    digest = hashlib.sha256()
    for file in sorted(HERE.glob("*.py")):
        digest.update(file.read_bytes())
    name = f"kernel-{digest.hexdigest()[:16]}"
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return writable(HERE / "__pycache__" / name, cache / "hearts" / name)


def writable(*folders: Path) -> Path:
    """The first of the folders that can be written to. If none can, a temporary copy of those that exist.

    Numba reads no machine code from a folder that it cannot write to, and the files of a container are often read-only.
    """
    for folder in folders:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            probe = folder / "probe"
            probe.touch()
            probe.unlink(missing_ok=True)
        except OSError:
            continue
        return folder
    copy = Path(tempfile.mkdtemp())
    atexit.register(shutil.rmtree, copy, ignore_errors=True)
    for folder in folders:
        if folder.is_dir():
            shutil.copytree(folder, copy, dirs_exist_ok=True)
    for made in (copy, *copy.glob("*/")):
        made.chmod(0o700)  # the copy of a folder is as read-only as that is
    return copy
