"""Actions: what buttons and menus ask for, as their custom_ids say it."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeVar

from bot.tables.errors import NotAllowed

T = TypeVar("T")
MAX_NUMBER_LENGTH: Final = 9
"""Digits of the number of an action, and of a number within its arg."""
MAX_ID_LENGTH: Final = 20
"""Digits of an id of Discord's, which has 64 bits."""
MAX_TABLE_ID_LENGTH: Final = 18
"""Digits of the id of a table, or of a match."""

_CUSTOM_ID: Final = re.compile(
    rf"h1:[bso]:(?P<verb>[a-z-]{{2,12}}):(?P<table>[0-9]{{1,{MAX_TABLE_ID_LENGTH}}}):(?P<number>[0-9]{{1,{MAX_NUMBER_LENGTH}}}):(?P<arg>[^:]{{0,60}})"
)


@dataclass(frozen=True, slots=True)
class Action:
    """What a press asks for: untrusted input, all of it."""

    verb: str
    table: int
    number: int
    """What it means depends on the verb: the prompt that a move answers (`Game.prompt`), a page, a match, a day. Where
    it would mean nothing it is 0: Discord refuses a press on a button that an edit has just replaced by another one."""
    arg: str
    values: tuple[str, ...] = ()
    """The values chosen in a menu."""

    @property
    def args(self) -> list[str]:
        """The parts of the arg, which dots separate; never none, but an empty arg has one that is empty. What comes
        first says what a button is for, if its verb has several."""
        return self.arg.split(".")

    def choice(self, among: Collection[str] | None = None) -> str:
        """The one value that was chosen, one of ``among`` if that is given. Raises NotAllowed for everything else."""
        if len(self.values) != 1 or (among is not None and self.values[0] not in among):
            raise NotAllowed("unreadable")
        return self.values[0]

    @property
    def ids(self) -> tuple[int, ...]:
        """The ids that were chosen in a menu of channels, roles or people. Raises NotAllowed for everything else."""
        return tuple(read_digits(value, MAX_ID_LENGTH) for value in self.values)

    @property
    def id(self) -> int | None:
        """The id that was chosen, None for nothing. Raises NotAllowed as `ids` does."""
        return next(iter(self.ids), None)


def write_action(kind: Literal["b", "s", "o"], verb: str, table: int, number: int, arg: str) -> str:
    """The custom_id of a button (b), a menu of ours (s), or a menu of Discord's with people, roles or channels (o)."""
    return f"h1:{kind}:{verb}:{table}:{number}:{arg}"


def read_action(data: Mapping[str, Any]) -> Action | None:
    """The action in the data of a component interaction; None if no version of this bot has made such a button."""
    match = _CUSTOM_ID.fullmatch(str(data.get("custom_id", "")))
    values = data.get("values", ())
    if match is None or not isinstance(values, list | tuple):
        return None
    return Action(match["verb"], int(match["table"]), int(match["number"]), match["arg"], tuple(map(str, values)))


def read(parse: Callable[[str], T], text: str) -> T:
    """What ``parse`` makes of a part of a button, a menu or a form. Raises NotAllowed where that raises ValueError:
    nobody gets there by pressing what is shown."""
    try:
        return parse(text)
    except ValueError:
        raise NotAllowed("unreadable") from None


def read_digits(text: str, longest: int = MAX_NUMBER_LENGTH) -> int:
    """The number in such a part, of at most ``longest`` digits. Raises NotAllowed for anything else."""
    if not text.isdecimal() or len(text) > longest:
        raise NotAllowed("unreadable")
    return int(text)


def read_answer(text: str) -> bool:
    """Whether the text of a button is "yes" and not "no". Raises NotAllowed for anything else."""
    if text not in ("yes", "no"):
        raise NotAllowed("unreadable")
    return text == "yes"


def write_answer(yes: bool) -> str:
    """What `read_answer` reads."""
    return "yes" if yes else "no"
