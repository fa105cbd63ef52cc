"""Time zones: each person names their own, because Discord does not tell it."""

from __future__ import annotations

from typing import Final
from zoneinfo import ZoneInfo

from bot.answers.asker import Asker
from bot.tables.errors import NotAllowed

MAX_NAME_LENGTH: Final = 40
"""Characters of a wrong name that are shown again: a message could not hold all that can be typed."""


async def zone_of(asker: Asker) -> str | None:
    """The time zone that the person has named, such as Europe/Berlin; None if they have named none."""
    return (await asker.bot.people.known_preferences(asker.id)).zone


async def choose_zone(asker: Asker, zone: str) -> None:
    """Stores the person's time zone. Raises NotAllowed if there is no such zone."""
    try:
        found = ZoneInfo(zone.strip()).key
    except (KeyError, ValueError, OSError):
        raise NotAllowed("daily-no-such-zone", zone=zone[:MAX_NAME_LENGTH]) from None
    await asker.prefer(zone=found)
