"""Mentions: whom a message names so that Discord notifies them. An edit never notifies anybody."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import discord

from bot.community.people import People

NOBODY: Final = discord.AllowedMentions.none()


def only(player_ids: Iterable[int]) -> discord.AllowedMentions:
    """Lets a new message notify these people and nobody else."""
    return discord.AllowedMentions(everyone=False, roles=False, users=[*map(discord.Object, player_ids)])


async def mention(player_ids: Sequence[int], people: People, *, may_call: bool) -> tuple[str, discord.AllowedMentions]:
    """The mentions of those whom a new message may notify (empty if nobody), and what allows Discord to notify them.

    People who like it silent are left out; on a server without calls (``may_call``) everybody is.
    """
    silent = await people.silent(player_ids) if may_call else set(player_ids)
    loud = [player for player in player_ids if player not in silent]
    return ", ".join(f"<@{player}>" for player in loud), only(loud)
