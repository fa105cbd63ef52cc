"""Adds the profile to the bot."""

from __future__ import annotations

from bot.client import HeartsBot
from cogs.profile.commands import ProfileCommand


async def setup(bot: HeartsBot) -> None:
    await bot.add_cog(ProfileCommand())
