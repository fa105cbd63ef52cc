"""The commands with which somebody answers what the game asks of their seat."""

from __future__ import annotations

from typing import Literal

from discord import app_commands
from discord.ext import commands

from bot.community.people import person
from bot.delivery.answering import answering, voice
from bot.house_rules.parsing import read_card, read_pass
from bot.pictures.emojis import short
from bot.presses.hint import advise
from bot.tables.refusal import Refusal
from cogs.choosing import MOST_CHOICES, Asking, Choices, call_choices, my_table, table_choices
from hearts import CallPass, ChooseMoon, Pass, Phase, Play

Effect = Literal["others_up", "shooter_down"]


class TurnCommands(commands.Cog):
    """/hearts hand, pass, play, call, moon, ready, hint"""

    @app_commands.command(name="hand")
    @app_commands.autocomplete(table=table_choices)
    async def hand(self, interaction: Asking, table: str | None = None) -> None:
        async with answering(interaction):
            number = (await my_table(interaction, table)).record.id
            await interaction.client.router.show_panel(interaction, number)

    @app_commands.command(name="pass")
    @app_commands.autocomplete(table=table_choices)
    async def pass_cards(self, interaction: Asking, cards: str, table: str | None = None) -> None:
        async with answering(interaction):
            found = await my_table(interaction, table)
            if found.game.phase is not Phase.PASSING:
                raise Refusal("not-passing")
            chosen = tuple(read_card(word) for word in cards.replace(",", " ").split())
            await interaction.client.tables.act(found.record.id, person(interaction), Pass(chosen))
            await interaction.client.router.show_panel(interaction, found.record.id)

    @app_commands.command(name="play")
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

    @app_commands.command(name="call")
    @app_commands.autocomplete(to=call_choices, table=table_choices)
    async def call(self, interaction: Asking, to: str, table: str | None = None) -> None:
        async with answering(interaction):
            found = await my_table(interaction, table)
            target = read_pass(to, len(found.game.players))
            await interaction.client.tables.act(found.record.id, person(interaction), CallPass(target))
            await interaction.client.router.show_panel(interaction, found.record.id)

    @app_commands.command(name="moon")
    @app_commands.autocomplete(table=table_choices)
    async def moon(self, interaction: Asking, effect: Effect, table: str | None = None) -> None:
        async with answering(interaction):
            number = (await my_table(interaction, table)).record.id
            await interaction.client.tables.act(number, person(interaction), ChooseMoon(effect))
            await interaction.client.router.show_panel(interaction, number)

    @app_commands.command(name="ready")
    @app_commands.autocomplete(table=table_choices)
    async def ready(self, interaction: Asking, table: str | None = None) -> None:
        async with answering(interaction):
            found = await my_table(interaction, table)
            if found.record.status != "playing" or found.game.phase is not Phase.DEALING:
                raise Refusal("not-between-rounds")
            await interaction.client.tables.ready(found.record.id, person(interaction))
            await interaction.client.router.show_panel(interaction, found.record.id)

    @app_commands.command(name="hint")
    @app_commands.autocomplete(table=table_choices)
    async def hint(self, interaction: Asking, table: str | None = None) -> None:
        async with answering(interaction):
            number = (await my_table(interaction, table)).record.id
            await advise(interaction.client.router, interaction, number)
