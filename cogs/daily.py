"""The command for the deal of the day."""

from __future__ import annotations

from functools import lru_cache
from zoneinfo import available_timezones

from discord import app_commands
from discord.ext import commands

from bot.client import HeartsBot
from bot.delivery.asker import Asker, Interaction
from bot.presses.daily import daily
from cogs.anywhere import anywhere
from cogs.choosing import MOST_CHOICES, Choices


@lru_cache(maxsize=1)
def zones() -> tuple[str, ...]:
    """The names of all time zones, as Europe/Berlin."""
    return tuple(sorted(zone for zone in available_timezones() if "/" in zone or zone == "UTC"))


async def zone_choices(interaction: Interaction, typed: str) -> Choices:
    """Autocomplete: the time zones with what was typed in their names."""
    wanted = typed.strip().casefold().replace(" ", "_")
    found = [zone for zone in zones() if wanted in zone.casefold()]
    return [app_commands.Choice(name=zone, value=zone) for zone in found][:MOST_CHOICES]


class DailyCommand(commands.Cog):
    """/daily"""

    @app_commands.command(name="daily")
    @anywhere
    @app_commands.autocomplete(time_zone=zone_choices)
    async def daily(self, interaction: Interaction, time_zone: str | None = None) -> None:
        await daily(Asker(interaction), time_zone)


async def setup(bot: HeartsBot) -> None:
    await bot.add_cog(DailyCommand())
