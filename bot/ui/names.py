"""Names: how people and computer players are named on a screen."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bot.language.names import MAX_NAMES, first_visible, harmless, shortened
from bot.language.wording import Translator
from bot.pictures.emojis import NBSP
from bot.tables.views import SeatView, TableView

MAX_NAME_LENGTH: Final = 20
SHORT_NAME: Final = 10
"""Characters of a name where a phone has little room for what comes after it."""
COMPUTER: Final = "🤖"
"""The mark behind the name of a computer player: names below each other begin at the same place."""
AWAY: Final = "💤"
"""The same for a person who is away."""


def mark_of(seat: SeatView) -> str:
    """The mark behind the name of who plays on a seat; empty for a person who is there."""
    return COMPUTER if seat.computer else AWAY if seat.away else ""


def safe_name(name: str, say: Translator, longest: int = MAX_NAME_LENGTH) -> str:
    """A person's name as a reader may see it in a message: short, and as `harmless` makes it."""
    return _safe_name(say.person(name), longest)


@lru_cache(MAX_NAMES)
def _safe_name(name: str, longest: int) -> str:
    return harmless(shortened(first_visible(name), longest))


def who(seat: SeatView, say: Translator) -> str:
    """The name on a seat, marked if a computer player plays there or the person is away; for an empty seat, that it is
    free or for whom it is reserved."""
    if not seat.name:
        return say("seat-reserved", who=safe_name(seat.reserved_name, say)) if seat.reserved_name else say("seat-free")
    return f"**{safe_name(seat.name, say)}**{NBSP}{mark_of(seat)}".rstrip()


def who_plays(seat: SeatView, say: Translator) -> str:
    """Like `who`, with the level of the computer player that plays there, if any."""
    name = who(seat, say)
    return (
        say("seat-level", who=name, level=say("level-name", value=seat.level)) if seat.computer or seat.away else name
    )


def seat_name(view: TableView, seat: int, say: Translator, longest: int = MAX_NAME_LENGTH) -> str:
    """The name on a seat, safe to show."""
    return safe_name(view.name(seat), say, longest)


def names_in(view: TableView, say: Translator, seat: int, *rounds: int) -> str:
    """Everybody who had a seat in these rounds (counted from 0), safe to show: the last one, and who came before."""
    names = dict.fromkeys(name for round in rounds for name in view.names_in(seat, round))
    *before, last = (safe_name(name, say) for name in names)
    return say("names-in-turn", last=last, before=", ".join(before)) if before else last


def host_name(view: TableView, say: Translator) -> str:
    """The name of the host; empty if there is none."""
    return next((safe_name(seat.name, say) for seat in view.seats if seat.host), "")
