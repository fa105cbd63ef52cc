"""Mentions: whom a message names so that Discord notifies them. An edit never notifies anybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord

from bot.community.people import People

NOBODY: Final = discord.AllowedMentions.none()


async def mention(player_ids: Sequence[int], people: People, *, may_ping: bool) -> tuple[str, discord.AllowedMentions]:
    """Those who may be notified by a new message, as mentions; empty where nobody may.

    People who like it silent, and those of a server without calls (``may_ping``), are not mentioned.
    """
    silent = await people.silent(player_ids) if may_ping else set(player_ids)
    loud = [player for player in player_ids if player not in silent]
    allowed = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(each) for each in loud])
    return ", ".join(f"<@{player}>" for player in loud), allowed
