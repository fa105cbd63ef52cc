"""Subjects: what the public message of a table is about. A new subject gets a new message."""

from __future__ import annotations

from typing import Final

import discord

from bot.tables.table import Table
from db import Status
from hearts import Phase

MOVED: Final = "moved"
"""The subject of the old message of a table that has moved to another channel."""
TRICK: Final = "trick"
"""The subject of a trick that somebody has shown to everybody; it is not the table's own message."""


def subject_now(table: Table) -> str:
    """What the table's message is about at this moment."""
    if table.record.status is Status.LOBBY:
        return "lobby"
    if table.record.status is Status.OVER:
        return "game"
    if table.game.phase is Phase.DEALING and table.cutter is None:
        return f"round {len(table.game.rounds) - 1}" if table.game.rounds else "lobby"
    return f"round {len(table.game.rounds)}"


def subject_of_message(table: Table) -> str:
    """What the table's message was last about, after a restart. It was posted after the deal of the round that it
    shows."""
    posted = discord.utils.snowflake_time(table.record.message_id or 0).timestamp() * 1000
    dealt = [round.number for round in table.rounds if round.dealt_at <= posted]
    return f"round {dealt[-1]}" if dealt else "lobby"
