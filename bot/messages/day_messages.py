"""Messages of the day: one a day in the channel that a server has chosen for it, edited and notifying nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import discord
import structlog

from bot.background import Job
from bot.community.servers import Servers
from bot.language.wording import Translator
from bot.tables.daily import DailyDeals
from bot.tables.service import Tables
from bot.transport.failures import FAILED, may_pass, sending_once
from bot.transport.mentions import NOBODY
from bot.ui.daily import announced
from bot.ui.items import Layout, digest

log = structlog.get_logger(__name__)

PERIOD: Final = 600.0
"""Seconds between two looks for a new day or for new results."""
SPREAD: Final = 0.2
"""Seconds between the messages of two servers."""
MessageLocation = tuple[int, int]
"""The ids of a channel and of a message in it."""


class DayMessages:
    """Posts and edits the message of each day, and seals the deals."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        daily: DailyDeals,
        servers: Servers,
        public_say: Callable[[int], Translator],
    ) -> None:
        self._client = client
        self._tables = tables
        self._daily = daily
        self._servers = servers
        self._public_say = public_say
        self._shown: dict[tuple[int, int], tuple[int, bytes]] = {}
        """By server and day: the channel of the message, and the digest of what it shows."""
        self._sent: dict[tuple[int, int], MessageLocation] = {}
        """By server and day: the message, which may not be in the store yet."""
        self._job = Job("messages of the day", self.update)

    def begin(self) -> None:
        """Starts the job that posts a message each day. Called again when a shard has come, for its servers."""
        self._job.wake()

    async def close(self) -> None:
        """Ends what runs in the background."""
        await self._job.close()

    async def update(self) -> float:
        """Seals the deals that are due, and brings the messages of today and yesterday up to date. Returns the seconds
        until the next look."""
        today = (await self._daily.seal()).day
        self._shown = {key: shown for key, shown in self._shown.items() if key[1] >= today - 1}
        self._sent = {key: location for key, location in self._sent.items() if key[1] >= today - 1}
        for guild in tuple(self._client.guilds):
            channel_id = self._servers.settings(guild.id).daily_channel
            if channel_id is None:
                continue
            for day in (today - 1, today):
                try:
                    await self._show(guild.id, channel_id, day, over=day < today)
                except FAILED as error:
                    log.info("the message of a day could not be shown", server=guild.id, error=repr(error))
            await asyncio.sleep(SPREAD)
        return PERIOD

    async def _show(self, guild_id: int, channel_id: int, day: int, *, over: bool) -> None:
        """Shows one message a day; a deleted one is not posted again. Raises what `FAILED` names if the next look may
        succeed; what Discord refuses is not tried again until there is something new to show."""
        dailies, key = self._tables.store.dailies, (guild_id, day)
        kept = await dailies.message(guild_id, day)
        location = kept or self._sent.get(key)
        deal = await dailies.deal(day)
        if deal is None or (over and location is None):
            return
        people = len(await dailies.tries_on(day, guild_id))
        opened = deal.secret.hex() if over else ""
        layout = announced(day, deal.commitment, opened, people, self._public_say(guild_id))
        new = (channel_id if location is None else location[0]), digest(layout)
        if self._shown.get(key) != new:
            try:
                location = self._sent[key] = await self._send(guild_id, channel_id, day, location, layout)
            except FAILED as error:
                if may_pass(error):
                    raise
                log.info("the message of a day may not be shown", server=guild_id, error=repr(error))
            self._shown[key] = new
        if kept is None and location is not None:
            await dailies.keep_message(guild_id, day, *location)

    async def _send(
        self, guild_id: int, channel_id: int, day: int, location: MessageLocation | None, layout: Layout
    ) -> MessageLocation:
        """Edits the message of a day if there is one, or posts a new one in this channel; returns where it is. Each day
        has one nonce, so that a message that Discord has taken is not posted again after a crash."""
        there = channel_id if location is None else location[0]
        channel = self._client.get_partial_messageable(there, guild_id=guild_id)
        if location is None:
            nonce = f"{guild_id}d{day}"
            options = {"view": layout, "allowed_mentions": NOBODY, "silent": True, "nonce": nonce}
            message: discord.Message = await sending_once()(channel.send, **options)
            return channel_id, message.id
        await channel.get_partial_message(location[1]).edit(view=layout, allowed_mentions=NOBODY)
        return location
