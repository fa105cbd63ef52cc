"""Permissions: who may do what in which channel."""

import discord

from tests.discord_server import errors
from tests.discord_server.state import PUBLIC_THREAD, Channel, Guild

ALL = discord.Permissions.all().value
USUAL = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
    use_application_commands=True,
).value
LEFT_BY_TIMEOUTS = discord.Permissions(view_channel=True, read_message_history=True).value


def permissions_of(user_id: int, channel: Channel, guild: Guild) -> int:
    """The permissions of a member in a channel, for a thread those of its parent; 0 for a person who is no member."""
    if user_id not in guild.members:
        return 0
    roles = [guild.id, *sorted(guild.members[user_id])]
    allowed = 0
    for role in roles:
        allowed |= guild.roles[role].permissions
    if user_id == guild.owner_id or discord.Permissions(allowed).administrator:
        return ALL
    place = guild.channels[channel.parent_id] if channel.parent_id is not None else channel
    for group in ([guild.id], roles[1:], [user_id]):
        changes = [place.overwrites[number] for number in group if number in place.overwrites]
        for _, deny in changes:
            allowed &= ~deny
        for allow, _ in changes:
            allowed |= allow
    if user_id in guild.timeouts and not guild.is_over(guild.timeouts[user_id]):
        allowed &= LEFT_BY_TIMEOUTS
    return allowed if discord.Permissions(allowed).view_channel else 0


def may(user_id: int, channel: Channel, guild: Guild) -> discord.Permissions:
    """The same as names."""
    return discord.Permissions(permissions_of(user_id, channel, guild))


def demand(user_id: int, channel: Channel, guild: Guild | None, *names: str) -> None:
    """Raises the ApiError for a member without these permissions. In direct messages everything is allowed."""
    if guild is None:
        return
    allowed = may(user_id, channel, guild)
    if not allowed.view_channel:
        raise errors.missing_access()
    if not all(getattr(allowed, name) for name in names):
        raise errors.missing_permissions()


def demand_writing(user_id: int, channel: Channel, guild: Guild | None, *, files: bool = False) -> None:
    """Raises the ApiError for a member who may not write in the channel."""
    writing = "send_messages_in_threads" if channel.kind == PUBLIC_THREAD else "send_messages"
    demand(user_id, channel, guild, writing, *(["attach_files"] if files else []))
    if channel.locked:
        raise errors.missing_permissions()
