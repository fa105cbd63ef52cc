"""The commands with which somebody answers what the game asks of their seat."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.answering import answering, voice
from bot.faces import short
from bot.hosting import come_back
from bot.people import person
from bot.refusal import Refusal
from bot.router import Router
from bot.typed import read_card
from cogs.choosing import MOST_CHOICES, Asking, Choices, my_table, table_choices
from hearts import Pass, Phase, Play


class TurnCommands(commands.Cog):
    """/hearts hand, pass, play"""

    @app_commands.command(name="hand", description="Show your hand; only you see it")
    @app_commands.autocomplete(table=table_choices)
    async def hand(self, interaction: Asking, table: str | None = None) -> None:
        async with answering(interaction):
            found, router = await my_table(interaction, table), interaction.client.router
            show = come_back if found.record.status == "suspended" else Router.show_panel
            await show(router, interaction, found.record.id)

    @app_commands.command(name="pass", description="Pass cards, as in QS AH KH")
    @app_commands.autocomplete(table=table_choices)
    async def pass_cards(self, interaction: Asking, cards: str, table: str | None = None) -> None:
        async with answering(interaction):
            found = await my_table(interaction, table)
            if found.game.phase is not Phase.PASSING:
                raise Refusal("not-passing")
            chosen = tuple(read_card(word) for word in cards.replace(",", " ").split())
            await interaction.client.tables.act(found.record.id, person(interaction), Pass(chosen))
            await interaction.client.router.show_panel(interaction, found.record.id)

    @app_commands.command(name="play", description="Play a card, as in QS or 10D")
    @app_commands.autocomplete(table=table_choices)
    async def play(self, interaction: Asking, card: str, table: str | None = None) -> None:
        async with answering(interaction):
            found = await my_table(interaction, table)
            played = read_card(card)
            await interaction.client.tables.act(found.record.id, person(interaction), Play(played))
            note = voice(interaction)("note-played", card=voice(interaction).card(played))
            await interaction.client.router.show_panel(interaction, found.record.id, note)

    @play.autocomplete("card")
    async def _legal(self, interaction: Asking, typed: str) -> Choices:
        try:
            table = await my_table(interaction, None)
        except Refusal:
            return []
        view = table.seen_by(interaction.user.id)
        legal = [card for card in dict.fromkeys(view.game.legal) if str(card).startswith(typed.upper())]
        return [app_commands.Choice(name=short(card), value=str(card)) for card in legal[:MOST_CHOICES]]
