"""The commands about rules."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.answering import NOBODY, answering, voice
from bot.client import HeartsBot
from bot.refusal import Refusal
from bot.ui.rules import rules
from cogs.choosing import Asking, my_table, table_choices, table_here


@app_commands.guild_only()
class RulesCommands(commands.GroupCog, group_name="rules", group_description="What a table plays"):
    """/rules ..."""

    @app_commands.command(name="show", description="Explain the rules of a table")
    @app_commands.describe(table="Which table, where there are several")
    @app_commands.autocomplete(table=table_choices)
    async def show(self, interaction: Asking, table: str | None = None) -> None:
        async with answering(interaction):
            try:
                found = await table_here(interaction, table)
            except Refusal:
                found = await my_table(interaction, table)
            layout = rules(found.seen_by(interaction.user.id), voice(interaction))
            await interaction.response.send_message(view=layout, ephemeral=True, allowed_mentions=NOBODY)


async def setup(bot: HeartsBot) -> None:
    await bot.add_cog(RulesCommands())
