"""Time zones: what a person's clock shows, which Discord does not tell."""

from __future__ import annotations

from zoneinfo import ZoneInfo

from bot.delivery.asker import Asker
from bot.tables.errors import NotAllowed


async def zone_of(asker: Asker) -> str | None:
    """The time zone that the person has named, as Europe/Berlin; None for none."""
    return (await asker.bot.people.known_preferences(asker.id)).zone


async def choose_zone(asker: Asker, zone: str) -> None:
    """From now on it is the person's. Raises NotAllowed for what is none."""
    try:
        found = ZoneInfo(zone.strip()).key
    except (KeyError, ValueError, OSError):
        raise NotAllowed("daily-no-such-zone", zone=zone) from None
    await asker.prefer(zone=found)
