"""/hearts commands that ask the coach."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.answers.asker import Asker, Interaction
from bot.answers.options import autocomplete, my_table, past_choices, past_table, table_choices
from cogs.coach.presses import ReviewPresses, advise


class CoachCommands(commands.Cog):
    """/hearts hint, review"""

    def __init__(self, reviews: ReviewPresses) -> None:
        self._reviews = reviews

    @app_commands.command(name="hint")
    @autocomplete(table=table_choices)
    async def hint(self, interaction: Interaction, table: str | None = None) -> None:
        asker = Asker(interaction)
        await advise(asker, (await my_table(asker, table)).record.id)

    @app_commands.command(name="review")
    @autocomplete(table=past_choices)
    async def review(self, interaction: Interaction, table: str | None = None) -> None:
        asker = Asker(interaction)
        await self._reviews.show(asker, await past_table(asker, table, lambda found: False))
