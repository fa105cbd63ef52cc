"""/hearts commands about the rounds of a game: how they were played, and whether they were dealt fairly."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.answers.asker import Asker, Interaction
from bot.answers.autocomplete import autocomplete
from bot.answers.replies import show_replay, show_scores
from bot.answers.table_option import past_choices, past_table, seen_table, table_choices
from bot.past.archive import NEWEST
from bot.ui.verify import verify


class RoundCommands(commands.Cog):
    """/hearts scores, replay, verify"""

    @app_commands.command(name="scores")
    @autocomplete(table=table_choices)
    async def scores(self, interaction: Interaction, table: str | None = None) -> None:
        asker = Asker(interaction)
        table_id = await seen_table(asker, table)
        view = await asker.bot.archive.look(table_id)
        await show_scores(asker, view)

    @app_commands.command(name="replay")
    @app_commands.rename(round_number="round")
    @autocomplete(table=past_choices)
    async def replay(
        self, interaction: Interaction, table: str | None = None, round_number: app_commands.Range[int, 1, 9999] = 1
    ) -> None:
        asker = Asker(interaction)
        me = asker.id
        table_id = await past_table(asker, table, lambda t: t.seat_of(me) is not None and bool(t.game.rounds))
        await show_replay(asker, table_id, round_number - 1)

    @app_commands.command(name="verify")
    @app_commands.rename(round_number="round")
    @autocomplete(table=past_choices)
    async def verify(
        self,
        interaction: Interaction,
        table: str | None = None,
        round_number: app_commands.Range[int, 1, 9999] | None = None,
    ) -> None:
        asker = Asker(interaction)
        table_id = await past_table(asker, table, lambda t: bool(t.rounds))
        round = NEWEST if round_number is None else round_number - 1
        view, proof = await asker.bot.archive.proof(table_id, round)
        derivation = await asker.bot.past_matches.derivation(view, proof)
        await asker.private(verify(view, proof, asker.say, derivation))
