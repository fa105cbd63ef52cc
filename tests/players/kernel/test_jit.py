"""Compiling: the names of all modules are one room."""

from __future__ import annotations

from types import ModuleType

import pytest

from players.kernel.jit import _new_names


def test_two_modules_may_not_mean_different_things_by_one_name() -> None:
    module = ModuleType("players.kernel.another")
    vars(module).update(MOON=1, SEATS=0)
    assert _new_names(module, {"SEATS": 0})["MOON"] == 1
    with pytest.raises(ValueError, match=r"players.kernel.another means something else by MOON"):
        _new_names(module, {"MOON": 8, "SEATS": 0})
