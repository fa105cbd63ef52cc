"""Time zones: each person names their own, because Discord does not tell it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from bot.answers.asker import Asker
from bot.language.places import places_named
from bot.tables.errors import NotAllowed

MAX_NAME_LENGTH: Final = 40
"""Characters of a wrong name that are shown again: a message could not hold all that can be typed."""
MAX_PLACES: Final = 4
"""The places that are shown of those that a name may mean."""


async def zone_of(asker: Asker) -> str | None:
    """The time zone that the person has named, such as Europe/Berlin; None if they have named none."""
    return (await asker.bot.people.known_preferences(asker.id)).zone


async def choose_zone(asker: Asker, typed: str) -> None:
    """Stores the person's time zone, which they name as people do. Raises NotAllowed if no place has that name, or if
    it may mean several whose clocks differ."""
    found = places_named(typed, clock_now(asker))
    if not found:
        raise NotAllowed("no-such-zone", zone=typed[:MAX_NAME_LENGTH])
    if len(found) > 1:
        shown = list(dict.fromkeys(place.shown(asker.say.language) for place in found))[:MAX_PLACES]
        raise NotAllowed("several-zones", zone=typed, places=" · ".join(shown))
    await asker.prefer(zone=found[0].zone)


def clock_now(asker: Asker) -> datetime:
    """The current time."""
    return datetime.fromtimestamp(asker.bot.tables.now() / 1000, UTC)
