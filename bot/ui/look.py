"""How names, times and colours look on a screen."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import discord

from bot.language.names import harmless, one_line, shortened
from bot.language.timestamps import timestamp
from bot.language.wording import Translator
from bot.tables.views import SeatView, TableView

GREEN: Final = discord.Colour(0x3BA55D)
BLUE: Final = discord.Colour(0x3E7BD6)
RED: Final = discord.Colour(0xD83A42)
GREY: Final = discord.Colour(0x6B7280)
PURPLE: Final = discord.Colour(0x8A5CD6)
GOLD: Final = discord.Colour(0xE0A526)

MAX_NAME_LENGTH: Final = 20
SHORT_NAME: Final = 10
"""Characters of a name where a phone has little room for what comes after it."""
MAX_NAMES: Final = 8_192
"""Names whose safe form is cached."""


def grouped(digits: str) -> str:
    """The digits of a hash or a secret in groups of eight, between which a phone ends a line."""
    return " ".join(digits[at : at + 8] for at in range(0, len(digits), 8))


def short_hash(commitment: str) -> str:
    """The first 32 digits of a hash: they are too many for anybody to find another secret for them."""
    return grouped(commitment[:32])


def safe_name(name: str, say: Translator, longest: int = MAX_NAME_LENGTH) -> str:
    """A person's name as a reader may see it in a message: short, and as `harmless` makes it."""
    return _safe_name(say.person(name), longest)


@lru_cache(MAX_NAMES)
def _safe_name(name: str, longest: int) -> str:
    plain = one_line(name) or "?"
    return harmless(shortened(plain, longest))


def who(seat: SeatView, say: Translator, longest: int = MAX_NAME_LENGTH) -> str:
    """The name on a seat, marked if a computer player plays there or the person is away; for an empty seat, that it is
    free or for whom it is reserved."""
    if not seat.name:
        return say("seat-reserved", who=safe_name(seat.reserved_name, say)) if seat.reserved_name else say("seat-free")
    mark = "🤖 " if seat.computer else "💤 " if seat.away else ""
    return f"{mark}**{safe_name(seat.name, say, longest)}**"


def who_plays(seat: SeatView, say: Translator) -> str:
    """Like `who`, with the level of the computer player that plays there, if any."""
    name = who(seat, say)
    return (
        say("seat-level", who=name, level=say("level-name", value=seat.level)) if seat.computer or seat.away else name
    )


def seat_name(view: TableView, seat: int, say: Translator) -> str:
    """The name on a seat, safe to show."""
    return safe_name(view.name(seat), say)


def names_in(view: TableView, say: Translator, seat: int, *rounds: int) -> str:
    """Everybody who had a seat in these rounds (counted from 0), safe to show."""
    names = dict.fromkeys(name for round in rounds for name in view.names_in(seat, round))
    return " → ".join(safe_name(name, say) for name in names)


def short_name(view: TableView, seat: int, say: Translator) -> str:
    """The name on a seat, shortened for where there is little room."""
    return safe_name(view.name(seat), say, SHORT_NAME)


def host_name(view: TableView, say: Translator) -> str:
    """The name of the host; empty if there is none."""
    return next((safe_name(seat.name, say) for seat in view.seats if seat.host), "")


def message_address(guild_id: int, channel_id: int, message_id: int | None) -> str:
    """The address of a message, or of its channel without one. It opens in the app, on a phone too."""
    return "https://discord.com/channels/" + "/".join(map(str, filter(None, (guild_id, channel_id, message_id))))


def which_round(view: TableView, say: Translator) -> str:
    """The round that is being played; in a match, which of its deals."""
    return which_deal(view, say) or say("panel-round", round=view.game.number + 1)


def which_deal(view: TableView, say: Translator) -> str:
    """Which deal of a match is played, and of how many; empty outside of matches."""
    if view.deal is None or view.deals is None:
        return ""
    return say("panel-deal", deal=view.deal + 1, deals=view.deals)


def due(view: TableView) -> str:
    """When the table goes on by itself, as a timestamp that counts down; ``none`` if it waits without a limit."""
    return timestamp(view.due_at, "R") if view.due_at is not None else "none"
