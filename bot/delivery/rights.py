"""Rights: whether the bot may show a table where it is and, if not, which right it lacks."""

from __future__ import annotations

import discord

from bot.tables.errors import NotAllowed
from bot.tables.table import Table


def check_shown(guild: discord.Guild | None, table: Table) -> None:
    """Raises NotAllowed if the channel of a table is gone, or the bot may not write there.

    An archived thread is not in discord.py's cache: only writing to it shows whether that is allowed.
    """
    if guild is None:
        return
    channel_id = table.record.channel_id
    channel = guild.get_channel_or_thread(channel_id)
    if channel is not None:
        check_rights(channel_id, channel.permissions_for(guild.me), thread=isinstance(channel, discord.Thread))
    elif table.record.parent_id is None:
        raise NotAllowed("channel-gone")


def check_rights(channel_id: int, rights: discord.Permissions, *, thread: bool) -> None:
    """Raises NotAllowed, which names the first right that the bot needs and lacks."""
    needed = {
        "view": rights.view_channel,
        "threads" if thread else "send": rights.send_messages_in_threads if thread else rights.send_messages,
    }
    for what, has in needed.items():
        if not has:
            raise NotAllowed("may-not-write", where=f"<#{channel_id}>", what=what)
