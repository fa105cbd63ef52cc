"""/hearts commands that ask the coach."""

from __future__ import annotations

from functools import partial
from typing import Final

from discord import app_commands
from discord.ext import commands

from bot.answers.context import Context
from bot.answers.feature import Feature
from bot.answers.options import command, my_table, past_choices, past_table, table_choices
from bot.client import HeartsBot
from cogs.coach.checks import Checks
from cogs.coach.hints import advise, tip
from cogs.coach.presses import ReviewPresses, press_check, press_hint
from cogs.coach.reviews import Reviews

AFTER: Final = {"hint": "ready", "review": "replay"}
"""The command of /hearts after which each of the coach's is listed."""


class CoachCommands(commands.Cog):
    """/hearts hint, review"""

    def __init__(self, reviews: ReviewPresses) -> None:
        self._reviews = reviews

    @command("hint", table=table_choices)
    async def hint(self, ctx: Context, table: str | None = None) -> None:
        await advise(ctx, (await my_table(ctx, table)).record.id)

    @command("review", table=past_choices)
    async def review(self, ctx: Context, table: str | None = None) -> None:
        await self._reviews.show(ctx, await past_table(ctx, table, lambda found: False))


async def setup(bot: HeartsBot) -> None:
    reviews, checks = Reviews(bot.tables, bot.archive), Checks(bot)
    presses = ReviewPresses(reviews)
    bot.tables.repository.listen(checks.changed)

    bot.add_feature(
        Feature(
            presses={"hint": press_hint, "check": press_check, "review": presses.press},
            tip=partial(tip, bot),
            replay_notes=presses.notes,
            own_puzzle=presses.own_puzzle,
            closing=[checks, reviews],
        )
    )
    group = bot.tree.get_command("hearts")
    if isinstance(group, app_commands.Group):  # its feature can be left out, too
        _add_commands(group, CoachCommands(presses))


def _add_commands(group: app_commands.Group, coach: CoachCommands) -> None:
    """Adds the coach's commands to a group, each in its place. Discord lists commands in the order in which they were
    added, so all are added anew."""
    following = {AFTER[own.name]: own for own in coach.get_app_commands()}
    for each in group.commands:
        group.remove_command(each.name)
        group.add_command(each)
        if each.name in following:
            group.add_command(following[each.name])
