"""Screens: they are given views, and neither records of the store nor the state of a game, which has every hand."""

import importlib
import inspect
from collections.abc import Iterator
from functools import cached_property
from types import FunctionType, ModuleType
from typing import Any, Final, get_args, get_origin

import pytest

from db import MatchPlayer, MatchStatus, SittingRecord, Status, TableSettings
from hearts import Game
from hearts.round import Round
from tests.mirror import modules

SPOKEN: Final = {
    Status: "the state of a table",
    MatchStatus: "the state of a match",
    TableSettings: "what a host has chosen, which everybody in the lobby sees",
    MatchPlayer: "a name, a place, a cut and a team, all of which the public message of the match says",
    SittingRecord: "who had which seat until when, which everybody at the table has seen",
}
"""What screens may have of the store, and why nothing of it must be hidden."""


def drawing() -> list[ModuleType]:
    """The modules that draw: the kit, and in the features those called screens or with a public function that draws."""
    names = sorted(name.removesuffix(".py").replace("/", ".") for name in modules())
    kit = [importlib.import_module(name) for name in names if name.startswith("bot.ui.")]
    features = [importlib.import_module(name) for name in names if name.startswith("cogs.")]
    return kit + [each for each in features if "screens" in each.__name__ or any(map(_draws, _own(each)))]


def _own(module: ModuleType) -> list[Any]:
    return [each for each in vars(module).values() if getattr(each, "__module__", "") == module.__name__]


def _draws(each: Any) -> bool:
    if not isinstance(each, FunctionType) or each.__name__.startswith("_"):
        return False
    return any(word in str(each.__annotations__.get("return")) for word in ("Layout", "Component"))


def given(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """The classes and functions that a module imports, that its functions are given, and that can be read from those,
    each with the way there."""
    found = [(name, each) for name, each in vars(module).items() if isinstance(each, type | FunctionType)]
    for function in (each for each in _own(module) if isinstance(each, FunctionType)):
        hints = inspect.get_annotations(function, eval_str=True).items()
        found += [(f"{function.__name__}({name})", each) for name, hint in hints for each in _classes(hint)]
    known = set()
    for way, each in found:  # which grows meanwhile
        if each not in known:
            known.add(each)
            yield way, each
            if isinstance(each, type) and _package(each) in ("bot", "cogs", "db"):
                found += [(f"{way}.{name}", value) for name, hint in _values(each) for value in _classes(hint)]


def _package(each: Any) -> str:
    package: str = each.__module__.partition(".")[0]
    return package


def _classes(hint: Any) -> Iterator[type]:
    """The classes in an annotation. The arguments of a callable do not count: the module would have to make them."""
    kind = get_origin(hint) or hint
    if isinstance(kind, type):
        yield kind
    for each in get_args(hint):
        yield from _classes(each)


def _values(of: type) -> Iterator[tuple[str, Any]]:
    """The fields of a class, and what its properties and methods return."""
    yield from inspect.get_annotations(of, eval_str=True).items()
    for name, each in vars(of).items():
        function = each.fget if isinstance(each, property) else each.func if isinstance(each, cached_property) else each
        if isinstance(function, FunctionType):
            yield name, inspect.get_annotations(function, eval_str=True).get("return")


@pytest.mark.parametrize("module", drawing(), ids=lambda module: module.__name__)
def test_a_screen_is_given_no_record_and_no_game(module: ModuleType) -> None:
    hidden = {f"{way} is {each.__module__}.{each.__name__}" for way, each in given(module) if _is_hidden(each)}
    assert not hidden, "define a view of what is shown, as bot/tables/views.py does, and give it that"


def _is_hidden(each: Any) -> bool:
    return (_package(each) == "db" and each not in SPOKEN) or each in (Game, Round)
