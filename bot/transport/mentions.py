"""Mentions: whom a message names so that Discord notifies them. An edit never notifies anybody."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import discord

from bot.community.people import People

NOBODY: Final = discord.AllowedMentions.none()


def only(player_ids: Iterable[int], role_ids: Iterable[int] = ()) -> discord.AllowedMentions:
    """Lets a new message notify these people, those with these roles, and nobody else."""
    users, roles = ([*map(discord.Object, ids)] for ids in (player_ids, role_ids))
    return discord.AllowedMentions(everyone=False, roles=roles, users=users)


def mention(player_id: int) -> str:
    """The markup that names a person so that Discord notifies them, where that is allowed."""
    return f"<@{player_id}>"


def mention_role(role_id: int) -> str:
    """The same for everybody who has a role."""
    return f"<@&{role_id}>"


async def notified(player_ids: Sequence[int], people: People, *, may_call: bool) -> list[int]:
    """Those of these people whom a new message may notify: people who like it silent are left out; on a server without
    calls (``may_call``) everybody is."""
    silent = await people.silent(player_ids) if may_call else set(player_ids)
    return [player for player in player_ids if player not in silent]
