"""The commands with which somebody answers what the game asks of their seat."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.advising import advise
from bot.answering import answering, voice
from bot.faces import short
from bot.people import person
from bot.refusal import Refusal
from bot.typed import read_card, read_pass
from cogs.choosing import MOST_CHOICES, Asking, Choices, call_choices, my_table, table_choices
from hearts import CallPass, ChooseMoon, MoonEffect, Pass, Phase, Play


class TurnCommands(commands.Cog):
    """/hearts hand, pass, play, call, moon, ready, hint"""

    @app_commands.command(name="hand", description="Show your hand; only you see it")
    @app_commands.autocomplete(table=table_choices)
    async def hand(self, interaction: Asking, table: str | None = None) -> None:
        async with answering(interaction):
            number = (await my_table(interaction, table)).record.id
            await interaction.client.router.show_panel(interaction, number)

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

    @app_commands.command(name="call", description="Call the pass as the dealer, as in 3L, 1L+1A+1R or hold")
    @app_commands.describe(to="How many cards go where: L left, R right, A across, 2L2 two seats to the left")
    @app_commands.autocomplete(to=call_choices, table=table_choices)
    async def call(self, interaction: Asking, to: str, table: str | None = None) -> None:
        async with answering(interaction):
            found = await my_table(interaction, table)
            target = read_pass(to, len(found.game.players))
            await interaction.client.tables.act(found.record.id, person(interaction), CallPass(target))
            await interaction.client.router.show_panel(interaction, found.record.id)

    @app_commands.command(name="moon", description="Say what the moon that you shot does")
    @app_commands.describe(effect="Who gets the points")
    @app_commands.choices(
        effect=[
            app_commands.Choice(name="Everyone else up", value="others_up"),
            app_commands.Choice(name="Me down", value="shooter_down"),
        ]
    )
    @app_commands.autocomplete(table=table_choices)
    async def moon(self, interaction: Asking, effect: app_commands.Choice[str], table: str | None = None) -> None:
        async with answering(interaction):
            number = (await my_table(interaction, table)).record.id
            chosen: MoonEffect = "others_up" if effect.value == "others_up" else "shooter_down"
            await interaction.client.tables.act(number, person(interaction), ChooseMoon(chosen))
            await interaction.client.router.show_panel(interaction, number)

    @app_commands.command(name="ready", description="Begin the next round without waiting")
    @app_commands.autocomplete(table=table_choices)
    async def ready(self, interaction: Asking, table: str | None = None) -> None:
        async with answering(interaction):
            found = await my_table(interaction, table)
            if found.record.status != "playing" or found.game.phase is not Phase.DEALING:
                raise Refusal("not-between-rounds")
            await interaction.client.tables.ready(found.record.id, person(interaction))
            await interaction.client.router.show_panel(interaction, found.record.id)

    @app_commands.command(name="hint", description="Ask what a casual player would do with your cards, and why")
    @app_commands.autocomplete(table=table_choices)
    async def hint(self, interaction: Asking, table: str | None = None) -> None:
        async with answering(interaction):
            number = (await my_table(interaction, table)).record.id
            await advise(interaction.client.router, interaction, number)
