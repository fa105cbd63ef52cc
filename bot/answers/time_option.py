"""Options about time: time zones, and when a table is to begin, with what is offered while one types."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final
from zoneinfo import ZoneInfo

from bot.answers.asker import Asker, Interaction
from bot.answers.options import MAX_CHOICES, Choices, choice
from bot.answers.zones import clock_now, zone_of
from bot.language.places import find_places, places_named, zone_name
from bot.tables.errors import NotAllowed
from bot.tables.pace import HOUR, MINUTE
from bot.tables.typed_times import other_meaning, read_start

OFFERED: Final = ("+15", "+30", "+60", "+120")


async def zone_choices(interaction: Interaction, typed: str) -> Choices:
    """Autocomplete: the places that may be meant, each with the time there now."""
    asker = Asker(interaction)
    now, shown = clock_now(asker), dict[str, str]()
    for place in find_places(typed, now):
        there = f"{place.shown(asker.say.language)} · {now.astimezone(ZoneInfo(place.zone)):%H:%M}"
        shown.setdefault(there, zone_name(place.zone))
        if len(shown) == MAX_CHOICES:
            break
    return [choice(name, zone) for name, zone in shown.items()]


async def start_choices(interaction: Interaction, typed: str) -> Choices:
    """Autocomplete: what was typed, and how far off that is in the person's time zone; some times where nothing was.
    What may be a time of day or a duration is offered as both."""
    asker = Asker(interaction)
    named = places_named(str(getattr(interaction.namespace, "time_zone", None) or ""), clock_now(asker))
    zone = named[0].zone if len(named) == 1 else await zone_of(asker)
    now, choices = asker.bot.tables.now(), []
    for text in filter(None, (typed.strip(), other_meaning(typed)) if typed.strip() else OFFERED):
        try:
            start = read_start(text, zone, now)
        except NotAllowed as refusal:
            if refusal.key == "start-no-zone":
                choices.append(choice(asker.say("start-where", text=text), text))
            continue
        hours, minutes = divmod(-(-(start - now) // MINUTE), HOUR // MINUTE)
        there = datetime.fromtimestamp(start / 1000, ZoneInfo(zone) if zone is not None else UTC)
        at = f"{there:%H:%M} · {zone_name(zone)}" if zone is not None else ""
        name = asker.say("start-choice", at=at, hours=hours, minutes=minutes).strip(" ·")
        choices.append(choice(name, text))
    return choices
