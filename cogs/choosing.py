"""Options of commands: which table is meant, and the lists that appear while one types."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.answering import voice
from bot.client import HeartsBot
from bot.refusal import Refusal
from bot.table import Table, write_code
from hearts import Card, Phase

Asking = discord.Interaction[HeartsBot]
Choices = list[app_commands.Choice[str]]
MOST_CHOICES = 25


async def my_table(interaction: Asking, code: str | None) -> Table:
    """The table that somebody means who sits at it: the one named, the one in this channel, or the only one."""
    tables = interaction.client.tables
    mine = [
        table for table in await tables.of_player(interaction.user.id) if table.record.guild_id == interaction.guild_id
    ]
    if code is not None:
        return _named(mine, code)
    here = [table for table in mine if table.record.channel_id == interaction.channel_id] or mine
    asked = [table for table in here if _asked(table, interaction.user.id)]
    if not here:
        raise Refusal("no-table-of-yours")
    if len(here) > 1 and len(asked) != 1:
        raise Refusal("which-table")
    return asked[0] if asked else here[0]


async def table_here(interaction: Asking, code: str | None) -> Table:
    """The table of this channel that somebody means: the one named, the newest lobby, or the only one."""
    here = await interaction.client.tables.in_channel(interaction.channel_id or 0)
    if code is not None:
        return _named(here, code)
    if not here:
        raise Refusal("no-table-here")
    lobbies = [table for table in here if table.record.status == "lobby"]
    if not lobbies and len(here) > 1:
        raise Refusal("which-table")
    return (lobbies or here)[-1]


def _named(tables: list[Table], code: str) -> Table:
    for table in tables:
        if write_code(table.record.id) == code.strip().lower():
            return table
    raise Refusal("no-such-table")


def _asked(table: Table, player_id: int) -> bool:
    return table.seat_of(player_id) in table.game.to_act


async def table_choices(interaction: Asking, typed: str) -> Choices:
    """Autocomplete: the tables of this channel and those of the person."""
    tables, say = interaction.client.tables, voice(interaction)
    found = [*await tables.of_player(interaction.user.id), *await tables.in_channel(interaction.channel_id or 0)]
    choices: dict[str, str] = {}
    for table in found:
        if table.record.guild_id == interaction.guild_id:
            code = write_code(table.record.id)
            choices[code] = f"{code} · {state(table, say)} · {', '.join(table.names)}"[:100]
    wanted = [app_commands.Choice(name=name, value=code) for code, name in choices.items() if code.startswith(typed)]
    return wanted[:MOST_CHOICES]


def state(table: Table, say: Any) -> str:
    """A table's state in a few words."""
    number = len(table.game.rounds) + (table.game.phase is not Phase.DEALING)
    return str(say(f"state-{table.record.status}", round=number))


def read_card(text: str) -> Card:
    """A card as somebody typed it. Raises Refusal."""
    symbols = str.maketrans({"♣": "C", "♦": "D", "♠": "S", "♥": "H", "\N{VARIATION SELECTOR-15}": "", "️": ""})
    try:
        return Card.parse(text.translate(symbols))
    except ValueError:
        raise Refusal("unknown-card", text=text[:20]) from None
