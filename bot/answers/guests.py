"""Guests: the people who are to be asked to a table, chosen or regulars, and whether they can come."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

import discord
import structlog
from discord import app_commands

from bot.answers.access import LOOKUP_TIMEOUT
from bot.answers.asker import Asker
from bot.language.names import name_of
from bot.messages.permissions import may_view_channel
from bot.tables.errors import NotAllowed
from bot.tables.person import Person
from bot.tables.table import Table
from bot.transport.failures import FAILED

log = structlog.get_logger(__name__)


async def chosen_guests(asker: Asker, user_ids: Iterable[int], members: str | None) -> tuple[Person, ...]:
    """The people with these ids, all of whom may be invited to a table in this channel.

    ``members`` are those of a private thread (see `db.TableRecord`). Raises NotAllowed for the first person who may not
    be invited: the asker, a bot, or somebody who is not on the server, may not see the channel, is barred, wants no
    invitations, or was invited by the asker again and again.
    """
    guests = tuple([await _guest(asker, user_id, members) for user_id in dict.fromkeys(user_ids)])
    asker.bot.invitations.note(asker.id, guests)
    return guests


async def _guest(asker: Asker, user_id: int, members: str | None) -> Person:
    member = _member(asker, user_id)
    if member is None:
        raise NotAllowed("invite-nobody")
    name = name_of(member)
    if user_id == asker.id:
        raise NotAllowed("invite-self")
    if member.bot:
        raise NotAllowed("invite-bot", name=name)
    if not _may_view(asker, member, members):
        raise NotAllowed("invite-hidden", name=name)
    if asker.bot.servers.banned(asker.guild_id, user_id):
        raise NotAllowed("invite-barred", name=name)
    if not (await asker.bot.people.known_preferences(user_id)).invited:
        raise NotAllowed("invite-unwanted", name=name)
    return Person(user_id, name)


def _member(asker: Asker, user_id: int) -> discord.Member | None:
    """The member with this id, whom Discord has sent along with the choice; None if the person is not on the server."""
    guild = asker.interaction.guild
    data: dict[str, Any] = dict(asker.interaction.data or {})
    resolved = data.get("resolved") or {}
    user = (resolved.get("users") or {}).get(str(user_id))
    member = (resolved.get("members") or {}).get(str(user_id))
    if guild is None or user is None or member is None:
        return None
    told: Any = {"users": {str(user_id): user}, "members": {str(user_id): member}}
    option: Any = {"type": discord.AppCommandOptionType.user.value, "name": "guest", "value": str(user_id)}
    found = app_commands.Namespace(asker.interaction, told, [option]).guest  # as of an option of a command
    return found if isinstance(found, discord.Member) else None


async def regulars_who_can_come(asker: Asker, table: Table) -> list[int]:
    """The ids of the regulars who can come to a table: they are still on the server, may see the channel and sit down,
    play nowhere else and have no seat reserved for them. Raises NotAllowed if Discord does not say who is there."""
    asked = {seat.held_for for seat in table.reserved} | {seat.player_id for seat in table.seats}
    free = [user_id for user_id in await asker.bot.regulars.free(asker.guild_id) if user_id not in asked]
    guild = asker.interaction.guild
    if not free or guild is None:
        return []
    try:
        async with asyncio.timeout(LOOKUP_TIMEOUT):
            members = await guild.query_members(user_ids=free, limit=len(free), cache=False)
    except (*FAILED, RuntimeError) as error:
        log.info("it is not known who is on a server", server=guild.id, error=repr(error))
        raise NotAllowed("regulars-unknown") from None
    return sorted(each.id for each in members if _may_view(asker, each, table.record.members))


def _may_view(asker: Asker, member: discord.Member, members: str | None) -> bool:
    channel = asker.interaction.channel
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return True
    return may_view_channel(channel, member, members)
