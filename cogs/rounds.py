"""The commands that look at the rounds of a game: how they were played, and whether they were dealt fairly."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.delivery.answering import answering, voice
from bot.delivery.onlookers import onlooker
from bot.past.archive import NEWEST
from bot.ui.replay import replay
from bot.ui.results import scores
from bot.ui.verify import verify
from cogs.choosing import Asking, past_choices, past_table, seen_table, table_choices


class RoundCommands(commands.Cog):
    """/hearts scores, replay, verify"""

    @app_commands.command(name="scores")
    @app_commands.autocomplete(table=table_choices)
    async def scores(self, interaction: Asking, table: str | None = None) -> None:
        async with answering(interaction):
            number = await seen_table(interaction, table)
            view = await interaction.client.archive.look(number, onlooker(interaction))
            await interaction.client.router.private(interaction, scores(view, voice(interaction)))

    @app_commands.command(name="replay")
    @app_commands.rename(round_number="round")
    @app_commands.autocomplete(table=past_choices)
    async def replay(
        self, interaction: Asking, table: str | None = None, round_number: app_commands.Range[int, 1, 9999] = 1
    ) -> None:
        async with answering(interaction):
            me, archive = interaction.user.id, interaction.client.archive
            number = await past_table(interaction, table, lambda t: t.seat_of(me) is not None and bool(t.game.rounds))
            view, played = await archive.round(number, round_number - 1, onlooker(interaction))
            layout = replay(view, played, 0, voice(interaction))
            await interaction.client.router.private(interaction, layout)

    @app_commands.command(name="verify")
    @app_commands.rename(round_number="round")
    @app_commands.autocomplete(table=past_choices)
    async def verify(
        self,
        interaction: Asking,
        table: str | None = None,
        round_number: app_commands.Range[int, 1, 9999] | None = None,
    ) -> None:
        async with answering(interaction):
            number = await past_table(interaction, table, lambda t: bool(t.rounds))
            round = NEWEST if round_number is None else round_number - 1
            view, proof = await interaction.client.archive.proof(number, round, onlooker(interaction))
            layout = verify(view, proof, voice(interaction))
            await interaction.client.router.private(interaction, layout)
