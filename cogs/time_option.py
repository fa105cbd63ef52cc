"""Options about time: time zones, and when a table is to begin, with what is offered while one types."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from bot.answers.asker import Asker, Interaction
from bot.answers.zones import zone_of
from bot.tables.errors import NotAllowed
from bot.tables.pace import HOUR, MINUTE
from bot.tables.typed_times import read_start
from cogs.options import MAX_CHOICES, Choices, choice

OFFERED: Final = ("+15", "+30", "+60", "+120")
ZONES: Final = sorted(zone for zone in available_timezones() if "/" in zone or zone == "UTC")
"""The names of all time zones, as Europe/Berlin."""


async def zone_choices(interaction: Interaction, typed: str) -> Choices:
    """Autocomplete: the time zones with what was typed in their names."""
    wanted = typed.strip().casefold().replace(" ", "_")
    found = [zone for zone in ZONES if wanted in zone.casefold()]
    return [choice(zone, zone) for zone in found][:MAX_CHOICES]


async def start_choices(interaction: Interaction, typed: str) -> Choices:
    """Autocomplete: what was typed, and how far off that is in the person's time zone; some times where nothing was."""
    asker = Asker(interaction)
    named = getattr(interaction.namespace, "time_zone", None)
    zone = named if named in ZONES else await zone_of(asker)
    now, choices = asker.bot.tables.now(), []
    for text in (typed.strip(),) if typed.strip() else OFFERED:
        try:
            start = read_start(text, zone, now)
        except NotAllowed as refusal:
            if refusal.key == "start-no-zone":
                choices.append(choice(asker.say("start-where", text=text), text))
            continue
        hours, minutes = divmod(-(-(start - now) // MINUTE), HOUR // MINUTE)
        there = datetime.fromtimestamp(start / 1000, ZoneInfo(zone) if zone is not None else UTC)
        at = f"{there:%H:%M} · {zone}" if zone is not None else ""
        name = asker.say("start-choice", at=at, hours=hours, minutes=minutes).strip(" ·")
        choices.append(choice(name, text))
    return choices
