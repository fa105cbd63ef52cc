"""Adds the coach to the bot."""

from __future__ import annotations

from typing import Final

from discord import app_commands

from bot.answers.feature import Feature
from bot.client import HeartsBot
from cogs.coach.commands import CoachCommands
from cogs.coach.presses import ReviewPresses, press_hint
from cogs.coach.reviews import Reviews

AFTER: Final = {"hint": "ready", "review": "replay"}
"""Behind which other command of the table each of the coach's stands: Discord lists them in the order of the group."""


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
        own = {AFTER[command.name]: command for command in CoachCommands(presses).get_app_commands()}
        for command in group.commands:
            group.remove_command(command.name)
            group.add_command(command)
            if command.name in own:
                group.add_command(own[command.name])
