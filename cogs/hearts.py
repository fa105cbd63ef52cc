"""The commands of a table: open it, sit down, play, leave."""

from __future__ import annotations

from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.answering import answering, voice
from bot.archive import NEWEST
from bot.client import HeartsBot
from bot.faces import short
from bot.people import person
from bot.refusal import Refusal
from bot.seating import Order
from bot.servers import places
from bot.table import read_code
from bot.typed import read_card
from bot.ui.items import screen, text
from bot.ui.look import GREY, safe_name
from bot.ui.replay import replay
from bot.ui.status import status
from bot.ui.verify import verify
from cogs.choosing import (
    MOST_CHOICES,
    Asking,
    Choices,
    game_choices,
    my_table,
    past_choices,
    past_table,
    state,
    table_choices,
    table_here,
)
from hearts import Pass, Phase, Play

Pace = Literal["blitz", "live", "relaxed", "slow"]
NEEDED = ("view_channel", "send_messages", "read_message_history")


@app_commands.guild_only()
class HeartsCommands(commands.GroupCog, group_name="hearts", group_description="Play Hearts in this channel"):
    """/hearts ..."""

    @app_commands.command(name="new", description="Open a table in this channel")
    @app_commands.describe(
        computers="Seats to fill with computer players",
        pace="How long everybody has for a move",
        preset_name="Which game of Hearts",
        players="How many seats",
        open_seats="Whether others may take over seats during the game",
    )
    @app_commands.rename(preset_name="preset")
    @app_commands.autocomplete(preset_name=game_choices)
    async def new(
        self,
        interaction: Asking,
        computers: app_commands.Range[int, 0, 15] = 0,
        pace: Pace | None = None,
        preset_name: str | None = None,
        players: app_commands.Range[int, 3, 16] | None = None,
        open_seats: bool = True,
    ) -> None:
        async with answering(interaction):
            _check_permissions(interaction)
            guild_id, servers = interaction.guild_id or 0, interaction.client.servers
            servers.check_place(guild_id, *places(interaction))
            settings = servers.of(guild_id)
            name, rules = await interaction.client.house.order(guild_id, preset_name, players)
            order = Order(
                guild_id=guild_id,
                channel_id=interaction.channel_id or 0,
                rules=rules,
                preset=name,
                pace=pace or settings.pace,
                computers=computers,
                level=settings.level,
                open_seats=open_seats,
            )
            view = await interaction.client.tables.open(person(interaction), order)
            await interaction.client.router.open_lobby(interaction, view)

    @app_commands.command(name="join", description="Take a seat at a table in this channel")
    @app_commands.describe(table="Which table, where there are several")
    @app_commands.autocomplete(table=table_choices)
    async def join(self, interaction: Asking, table: str | None = None) -> None:
        async with answering(interaction):
            number = (await table_here(interaction, table)).record.id
            await interaction.client.tables.join(number, person(interaction))
            say = voice(interaction)
            await interaction.client.router.show_panel(interaction, number, say("note-seated"))

    @app_commands.command(name="leave", description="Leave your table; a computer player takes over a running game")
    @app_commands.autocomplete(table=table_choices)
    async def leave(self, interaction: Asking, table: str | None = None) -> None:
        async with answering(interaction):
            await interaction.client.tables.leave((await my_table(interaction, table)).record.id, person(interaction))
            await _tell(interaction, "left-game")

    @app_commands.command(name="start", description="Begin the game; computer players take the free seats")
    @app_commands.autocomplete(table=table_choices)
    async def start(self, interaction: Asking, table: str | None = None) -> None:
        async with answering(interaction):
            number = (await my_table(interaction, table)).record.id
            await interaction.client.tables.start(number, person(interaction))
            await interaction.client.router.show_panel(interaction, number)

    @app_commands.command(name="hand", description="Show your hand; only you see it")
    @app_commands.autocomplete(table=table_choices)
    async def hand(self, interaction: Asking, table: str | None = None) -> None:
        async with answering(interaction):
            found = await my_table(interaction, table)
            if found.record.status == "suspended":
                await _call_up(interaction, found.record.id)
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

    @app_commands.command(name="back", description="Play for yourself again")
    @app_commands.autocomplete(table=table_choices)
    async def back(self, interaction: Asking, table: str | None = None) -> None:
        async with answering(interaction):
            found = await my_table(interaction, table)
            if found.record.status == "suspended":
                await _call_up(interaction, found.record.id)
            else:
                await interaction.client.tables.come_back(found.record.id, person(interaction))
            await interaction.client.router.show_panel(interaction, found.record.id)

    @app_commands.command(name="status", description="Your tables and those of this channel")
    async def status(self, interaction: Asking) -> None:
        async with answering(interaction):
            tables, say = interaction.client.tables, voice(interaction)
            mine = await tables.of_player(interaction.user.id)
            here = await tables.in_channel(interaction.channel_id or 0)
            found = {
                table.record.id: table for table in (*mine, *here) if table.record.guild_id == interaction.guild_id
            }
            views = [(table.seen_by(interaction.user.id), state(table, say)) for table in found.values()]
            await interaction.client.router.private(interaction, status(views, say))

    @app_commands.command(name="end", description="Close a table for everybody: its host, or who may manage the server")
    @app_commands.autocomplete(table=table_choices)
    async def end(self, interaction: Asking, table: str | None = None) -> None:
        async with answering(interaction):
            found = await (table_here if interaction.permissions.manage_guild else my_table)(interaction, table)
            await interaction.client.moderation.end(found.record.id, person(interaction))
            await _tell(interaction, "ended-game")

    @app_commands.command(name="remove", description="Take somebody's seat from them, for those who manage the server")
    @app_commands.describe(member="Whose seat", table="Which table; else all of this server")
    @app_commands.autocomplete(table=table_choices)
    async def remove(self, interaction: Asking, member: discord.User, table: str | None = None) -> None:
        async with answering(interaction):
            number = read_code(table) if table is not None else None
            moderation, guild_id = interaction.client.moderation, interaction.guild_id or 0
            taken = await moderation.remove(guild_id, member.id, member.display_name, person(interaction), number)
            await _tell(interaction, "seat-taken-away", name=safe_name(member.display_name), count=taken)

    @app_commands.command(name="bar", description="Keep somebody from tables, for those who manage the server")
    @app_commands.describe(member="Who may not sit down on this server any more")
    async def bar(self, interaction: Asking, member: discord.User) -> None:
        async with answering(interaction):
            moderation, guild_id = interaction.client.moderation, interaction.guild_id or 0
            await moderation.bar(guild_id, member.id, member.display_name, person(interaction))
            await _tell(interaction, "bar-set", name=safe_name(member.display_name))

    @app_commands.command(name="unbar", description="Let somebody sit down again, for those who manage the server")
    @app_commands.describe(member="Who may sit down again")
    async def unbar(self, interaction: Asking, member: discord.User) -> None:
        async with answering(interaction):
            servers, guild_id = interaction.client.servers, interaction.guild_id or 0
            name = await servers.lift_from(guild_id, member.id, person(interaction))
            await _tell(interaction, "bar-lifted", name=safe_name(name))

    @app_commands.command(name="replay", description="Look at a finished round, trick by trick, with every hand open")
    @app_commands.describe(table="Which game; else the last one of this channel", round_number="Which round")
    @app_commands.rename(round_number="round")
    @app_commands.autocomplete(table=past_choices)
    async def replay(
        self, interaction: Asking, table: str | None = None, round_number: app_commands.Range[int, 1, 9999] = 1
    ) -> None:
        async with answering(interaction):
            me, archive = interaction.user.id, interaction.client.archive
            number = await past_table(interaction, table, lambda t: t.seat_of(me) is not None and bool(t.game.rounds))
            view, played = await archive.round(number, round_number - 1, interaction.guild_id or 0, me)
            layout = replay(view, played, 0, voice(interaction))
            await interaction.client.router.private(interaction, layout)

    @app_commands.command(name="verify", description="Check that the deal of a round was fair")
    @app_commands.describe(table="Which game; else the last one of this channel", round_number="Which round")
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
            view, proof = await interaction.client.archive.proof(number, round, interaction.guild_id or 0)
            layout = verify(view, proof, voice(interaction))
            await interaction.client.router.private(interaction, layout)


async def _call_up(interaction: Asking, number: int) -> None:
    """A table that waits goes on, in the channel where one of its people asks for it."""
    interaction.client.servers.check_place(interaction.guild_id or 0, *places(interaction))
    await interaction.client.tables.move_to(number, interaction.channel_id or 0, None)
    await interaction.client.tables.come_back(number, person(interaction))


def _check_permissions(interaction: Asking) -> None:
    """A table must stay editable after the fifteen minutes in which an answer is."""
    have = interaction.app_permissions
    needed = list(NEEDED)
    if isinstance(interaction.channel, discord.Thread):
        needed[1] = "send_messages_in_threads"
    missing = [name.replace("_", " ").title() for name in needed if not getattr(have, name)]
    if missing:
        raise Refusal("missing-permissions", missing=", ".join(missing))


async def _tell(interaction: Asking, key: str, **values: Any) -> None:
    layout = screen(text(voice(interaction)(key, **values)), colour=GREY)
    await interaction.client.router.private(interaction, layout)


async def setup(bot: HeartsBot) -> None:
    await bot.add_cog(HeartsCommands())
