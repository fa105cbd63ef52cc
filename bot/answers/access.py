"""Access: whether a person may reach the table that a press, form or command names, what is hidden from them, and
whether the bot may write here.

The name is untrusted input. A table can be reached from the server that it belongs to, and only by people who may view
its channel or have a seat at it.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import discord

from bot.answers.context import Context
from bot.messages.permissions import check_may_write, may_view_channel
from bot.past import OPENED
from bot.tables.errors import NotAllowed
from bot.tables.kind import UNKNOWN
from bot.tables.table import Table
from bot.transport.failures import FAILED
from bot.ui.actions import MAX_TABLE_ID_LENGTH, Action, read_digits
from db import write_members
from db.history import Onlooker

LOOKUP_TIMEOUT: Final = 1.0
"""Seconds to wait for Discord to say who is in a thread or on a server; a person waits for it."""
CHANNELS_AT_ONCE: Final = 100
"""Channels that are checked before other tasks get a turn: a server can have five hundred."""


async def authorize(ctx: Context, table_id: int | None = None, *, anywhere: bool = False) -> Table | None:
    """The table with this id, if one is given. Raises NotAllowed if the person may not reach it, and outside of
    servers (see `Context.check_on_a_server`), except for solo tables and where ``anywhere`` is set."""
    table = await ctx.bot.tables.get(table_id) if table_id is not None else None
    if not anywhere and (table is None or not table.kind.solitaire):
        ctx.check_on_a_server()
    if table is not None and not _may_reach(ctx, table):
        raise NotAllowed("no-such-table")
    return table


def table_pressed(action: Action, *, listed: bool = False) -> int | None:
    """The id of the table that a press is about, from its button or, if its menu has ``listed`` tables, the chosen one;
    None if it names none. Raises NotAllowed."""
    if action.table:
        return action.table if action.table < OPENED else None
    return read_digits(action.choice(), MAX_TABLE_ID_LENGTH) if listed and action.values else None


def table_typed(ctx: Context) -> int | None:
    """The id of the table that a command names, if any. Raises NotAllowed for an impossible code."""
    code = getattr(ctx.interaction.namespace, "table", None)
    return read_table_code(code) if isinstance(code, str) else None


def read_table_code(text: str) -> int:
    """The id of a table as people type it: its number. Raises NotAllowed if the text cannot be one."""
    number = text.strip().removeprefix("#")
    if not (number.isascii() and number.isdecimal() and len(number) <= MAX_TABLE_ID_LENGTH):
        raise NotAllowed("no-such-table")
    return int(number)


def _may_reach(ctx: Context, table: Table) -> bool:
    """Whether a person may reach the table from where they ask. All who took part can reach a game that is over; a
    private game can be reached by its person from anywhere, a table of a match by those who sit at it."""
    record, kind, me = table.record, table.kind, ctx.id
    if kind.solitaire:
        return table.took_part(me)
    if record.guild_id != ctx.guild_id or kind is UNKNOWN:
        return False
    took_part = table.seat_of(me) is not None if table.alive else table.took_part(me)
    return took_part or (kind.public and (record.channel_id == ctx.channel_id or _may_view(ctx, table)))


def _may_view(ctx: Context, table: Table) -> bool:
    """Whether the person may view the table's channel. A deleted channel hides nothing."""
    record, guild, person = table.record, ctx.interaction.guild, ctx.interaction.user
    if guild is None or not isinstance(person, discord.Member):
        return False
    channel = guild.get_channel_or_thread(record.channel_id) or guild.get_channel(record.parent_id or 0)
    private = record.members is not None or (isinstance(channel, discord.Thread) and channel.is_private())
    return may_view_channel(channel, person, (record.members or "") if private else None)


async def onlooker(ctx: Context) -> Onlooker:
    """The person as an onlooker, with the channels that are hidden from them. Deleted channels hide nothing."""
    guild, member = ctx.interaction.guild, ctx.interaction.user
    if not ctx.guild_id or guild is None or not isinstance(member, discord.Member):
        return Onlooker(ctx.guild_id, ctx.id)
    permissions: dict[int, discord.Permissions] = {}
    for channel in tuple(guild.channels):
        permissions[channel.id] = channel.permissions_for(member)
        if len(permissions) % CHANNELS_AT_ONCE == 0:
            await asyncio.sleep(0)
    hidden = {channel_id for channel_id, granted in permissions.items() if not granted.view_channel}
    managed = {channel_id for channel_id, granted in permissions.items() if granted.manage_threads}
    for thread in guild.threads:
        if thread.parent_id in hidden or (thread.is_private() and thread.parent_id not in managed):
            hidden.add(thread.id)
    return Onlooker(guild.id, ctx.id, frozenset(hidden - {ctx.channel_id}), frozenset(managed), ctx.channel_id)


def check_permissions(ctx: Context, *, history: bool = True, remedy: str = "choose") -> None:
    """Raises NotAllowed if the bot may not write here by itself: an answer can be edited for fifteen minutes only. For
    ``history`` and ``remedy`` see `check_may_write`."""
    here, in_thread = ctx.interaction, ctx.parent_id is not None
    permissions = here.app_permissions
    check_may_write(here.guild, ctx.channel_id, permissions, thread=in_thread, history=history, remedy=remedy)


async def members_here(ctx: Context) -> str | None:
    """The members of the private thread in which somebody asks (see `db.TableRecord.members`); None elsewhere.

    Discord lists all of them only to a bot with the privileged intent for members; other bots get those that they have
    been told of.
    """
    thread = ctx.interaction.channel
    if not isinstance(thread, discord.Thread) or not thread.is_private():
        return None
    known = {ctx.id, *(member.id for member in thread.members)}
    with contextlib.suppress(*FAILED):
        async with asyncio.timeout(LOOKUP_TIMEOUT):
            known |= {member.id for member in await thread.fetch_members()}
    return write_members(known)
