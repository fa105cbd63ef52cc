"""Permissions: whether the bot may show a table where it is, which permission it lacks if not, and who may see it."""

from __future__ import annotations

from typing import Any, Final, TypeGuard

import discord

from bot.numerals import timestamp
from bot.tables.errors import NotAllowed
from bot.tables.table import Table
from db import is_member

NEEDED: Final = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
)
"""What the bot asks for when it is added to a server."""
LEFT_BY_TIMEOUTS: Final = frozenset({"view", "history"})
"""The permissions, by our names, that a member keeps in a timeout."""


def invitation(application_id: int, guild_id: int) -> str:
    """The address at which somebody adds the bot to a server."""
    scopes = ("bot", "applications.commands")
    return discord.utils.oauth_url(application_id, permissions=NEEDED, guild=discord.Object(guild_id), scopes=scopes)


def channel_is_gone(guild: discord.Guild, table: Table) -> bool:
    """Whether the channel of a table was deleted. A thread never seems so: discord.py's cache has no archived ones, and
    only writing to it shows whether it is there."""
    record = table.record
    return record.parent_id is None and guild.get_channel_or_thread(record.channel_id) is None


def check_shown(guild: discord.Guild | None, table: Table) -> None:
    """Raises NotAllowed if the channel of a table is gone, or the bot may not write there."""
    if guild is None:
        return
    channel = guild.get_channel_or_thread(table.record.channel_id)
    if channel is not None:
        in_thread = isinstance(channel, discord.Thread)
        check_may_write(guild, channel.id, channel.permissions_for(guild.me), thread=in_thread, remedy="back")
    elif channel_is_gone(guild, table):
        raise NotAllowed("channel-gone")


def may_view(permissions: discord.Permissions, members: str | None, person_id: int) -> bool:
    """Whether a person with these permissions in a channel may see what is written there. ``members`` are those of a
    private thread (see `db.TableRecord`), whose permissions are those in its parent channel; None elsewhere."""
    return permissions.view_channel and (members is None or permissions.manage_threads or is_member(members, person_id))


def may_view_channel(
    channel: discord.abc.GuildChannel | discord.Thread | None, member: discord.Member, members: str | None
) -> bool:
    """Whether a member of a server may see what is written in a channel, or in a thread with these ``members`` (see
    `may_view`). A deleted channel hides nothing."""
    home = channel.parent if isinstance(channel, discord.Thread) else channel
    return home is None or may_view(home.permissions_for(member), members, member.id)


def takes_threads(channel: object) -> TypeGuard[discord.TextChannel]:
    """Whether a message in a channel can have a thread: not one in a thread, such as a forum post, or in a voice
    channel."""
    return isinstance(channel, discord.TextChannel)


def may_open_threads(channel: discord.TextChannel) -> bool:
    """Whether the bot has the permissions for a game in a thread of this channel."""
    may = channel.permissions_for(channel.guild.me)
    return may.create_public_threads and may.send_messages_in_threads


def check_may_open_threads(channel: Any, permissions: discord.Permissions) -> None:
    """Raises NotAllowed if no game in this channel can have a thread, or the bot lacks a permission for that."""
    if not takes_threads(channel):
        raise NotAllowed("no-threads-here")
    for what, has in (("open", permissions.create_public_threads), ("threads", permissions.send_messages_in_threads)):
        if not has:
            raise _lacking(channel.guild, channel.id, what, "off")


def check_may_write(
    guild: discord.Guild | None,
    channel_id: int,
    permissions: discord.Permissions,
    *,
    thread: bool,
    history: bool = False,
    remedy: str = "choose",
) -> None:
    """Raises NotAllowed, which says why the bot may not write in a channel of a server. ``history``: whether it must
    also read what was written before. ``remedy``: what helps too, ``"choose"`` another channel, or ``"back"``: a game
    goes on there."""
    needed = {
        "view": permissions.view_channel,
        "threads" if thread else "send": permissions.send_messages_in_threads if thread else permissions.send_messages,
        "history": permissions.read_message_history or not history,
    }
    for what, has in needed.items():
        if not has:
            raise _lacking(guild, channel_id, what, remedy)


def check_may_post(guild: discord.Guild | None, channel_id: int) -> None:
    """Raises NotAllowed for a channel that is not of this server, and if the bot may not write there."""
    channel = None if guild is None else guild.get_channel(channel_id)
    if guild is None or channel is None:
        raise NotAllowed("unreadable")
    check_may_write(guild, channel.id, channel.permissions_for(guild.me), thread=False)


def check_may_ping(guild: discord.Guild | None, role_id: int, permissions: discord.Permissions) -> None:
    """Raises NotAllowed, which says why no message with these permissions may ping a role of the server."""
    role = None if guild is None else guild.get_role(role_id)
    if role is None:
        raise NotAllowed("role-gone")
    if not (role.mentionable or permissions.mention_everyone):
        raise NotAllowed("role-silent", role=role.name)


def _lacking(guild: discord.Guild | None, channel_id: int, what: str, remedy: str) -> NotAllowed:
    """The refusal for a permission that the bot lacks, or that a timeout takes from it for some time."""
    me = guild.me if guild is not None else None
    if what not in LEFT_BY_TIMEOUTS and me is not None and me.timed_out_until is not None and me.is_timed_out():
        return NotAllowed("timed-out", when=timestamp(round(me.timed_out_until.timestamp() * 1000), "R"))
    return NotAllowed("may-not-write", where=f"<#{channel_id}>", what=what, remedy=remedy)
