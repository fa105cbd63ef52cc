"""Adds the coach to the bot."""

from __future__ import annotations

from discord import app_commands

from bot.answers.feature import Feature
from bot.client import HeartsBot
from cogs.coach.commands import CoachCommands
from cogs.coach.presses import ReviewPresses, press_hint
from cogs.coach.reviews import Reviews


async def setup(bot: HeartsBot) -> None:
    reviews = Reviews(bot.tables, bot.archive, bot.thinking)
    presses = ReviewPresses(reviews)
    bot.add_feature(
        Feature(
            presses={"hint": press_hint, "review": presses.press},
            replay_notes=presses.notes,
            close=reviews.close,
        )
    )
    group = bot.tree.get_command("hearts")
    if isinstance(group, app_commands.Group):  # its feature can be left out, too
        for command in CoachCommands(presses).get_app_commands():
            group.add_command(command)
