"""The shape of the code: the maximum lengths of modules and functions."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Final

from tests.mirror import ROOT, modules

MAX_LINES: Final = 300
"""The most lines of a module."""
MAX_LINES_OF_A_FUNCTION: Final = 44
"""The most lines of a function, including its signature and docstring."""


def functions(module: str) -> Iterator[tuple[str, int]]:
    """The functions of a module with their numbers of lines."""
    for node in ast.walk(ast.parse((ROOT / module).read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno is not None:
            yield f"{module}::{node.name}", node.end_lineno - node.lineno + 1


def test_a_function_fits_a_screen() -> None:
    lengths = {name: lines for module in modules() for name, lines in functions(module)}
    long = {name: lines for name, lines in lengths.items() if lines > MAX_LINES_OF_A_FUNCTION}
    assert long == {}


def test_a_module_has_at_most_300_lines() -> None:
    lengths = {module: len((ROOT / module).read_text("utf-8").splitlines()) for module in modules()}
    assert {module: lines for module, lines in lengths.items() if lines > MAX_LINES} == {}
