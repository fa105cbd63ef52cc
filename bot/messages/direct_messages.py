"""Direct messages: tell those who asked for it in private that it is their turn. They never show a card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import discord
import structlog
from cachetools import LRUCache

from bot.community.people import People
from bot.language.wording import Translator
from bot.tables.pace import HOUR
from bot.tables.table import Table
from bot.transport.failures import BROKEN, FAILED
from bot.transport.mentions import NOBODY
from bot.ui.items import Layout, link, message_address, row, screen, text
from bot.ui.names import safe_name
from db import Status
from hearts import Phase

log = structlog.get_logger(__name__)

BACKOFF: Final = HOUR
"""Milliseconds without a message to a person after Discord refused one: many refusals in a row count against a bot."""
MAX_BACKOFFS: Final = 1000


class DirectMessages:
    """Sends direct messages."""

    def __init__(self, client: discord.Client, people: People, now: Callable[[], int]) -> None:
        self._client = client
        self._people = people
        self._now = now
        self._backoffs: LRUCache[int, int] = LRUCache(MAX_BACKOFFS)
        """By person id: until when no message is sent to them, in milliseconds."""

    async def nudge(self, table: Table, player_id: int) -> discord.Message | None:
        """Sends a message to a person who is called; returns None if they do not want one, or it cannot be sent."""
        people, now = self._people, self._now()
        guild, preferences = self._client.get_guild(table.record.guild_id), await people.known_preferences(player_id)
        if guild is None or not preferences.direct or self._backoffs.get(player_id, 0) > now:
            return None
        layout = _letter(table, guild, await people.translator(player_id))
        try:
            channel = await self._client.create_dm(discord.Object(player_id))
            return await channel.send(view=layout, allowed_mentions=NOBODY, silent=preferences.silent)
        except FAILED as error:
            log.info("somebody could not be written to", table=table.record.id, error=repr(error))
            if not isinstance(error, BROKEN):
                self._backoffs[player_id] = now + BACKOFF
            return None


def _letter(table: Table, guild: discord.Guild, say: Translator) -> Layout:
    key = "nudge-direct-pass" if table.game.phase is Phase.PASSING else "nudge-direct"
    key = "nudge-direct-start" if table.record.status is Status.LOBBY else key
    address = message_address(guild.id, table.record.channel_id, table.record.message_id)
    return screen(text(say(key, server=safe_name(guild.name, say))), row(link(say("button-table"), address)))
