"""Onlookers: people who look back at games, and the channels of their server that they may not view."""

from __future__ import annotations

import discord

from bot.delivery.answering import Asking
from bot.past.archive import Onlooker


def onlooker(interaction: Asking) -> Onlooker:
    """Whoever asks. Channels that are gone hide nothing."""
    guild, person = interaction.guild, interaction.user
    if guild is None or not isinstance(person, discord.Member):
        return Onlooker(interaction.guild_id or 0, person.id)
    channels = (*guild.channels, *guild.threads)
    hidden = (each.id for each in channels if each.id != interaction.channel_id and not _may_view(person, each))
    return Onlooker(guild.id, person.id, frozenset(hidden))


def _may_view(person: discord.Member, channel: discord.abc.GuildChannel | discord.Thread) -> bool:
    """Who is in a private thread nobody tells the bot: it is hidden from all but those who may manage threads."""
    if not isinstance(channel, discord.Thread):
        return channel.permissions_for(person).view_channel
    if channel.parent is None:
        return True
    may = channel.parent.permissions_for(person)
    return may.view_channel and (may.manage_threads or not channel.is_private())
