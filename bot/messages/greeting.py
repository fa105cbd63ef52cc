"""Greeting: the bot introduces itself once to a server that it joins."""

from __future__ import annotations

import discord
import structlog

from bot.transport.failures import FAILED
from bot.transport.mentions import NOBODY
from bot.ui.items import Layout

log = structlog.get_logger(__name__)


async def greet(guild: discord.Guild, layout: Layout) -> None:
    """Posts one message in the server's channel for system messages, if it has one and the bot may write there. During
    a handover two processes hear of the server; the nonce keeps Discord from posting a second one."""
    channel = guild.system_channel
    if channel is None:
        return
    may = channel.permissions_for(guild.me)
    if not (may.view_channel and may.send_messages):
        return
    try:
        await channel.send(view=layout, allowed_mentions=NOBODY, silent=True, nonce=f"new {guild.id}")
    except FAILED as error:
        log.info("a server could not be greeted", server=guild.id, error=repr(error))
