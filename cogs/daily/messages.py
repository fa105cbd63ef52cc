"""Messages of the day: one a day in the channel that a server has chosen for it, edited and notifying nobody."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final

import structlog

from bot.background import Job
from bot.client import HeartsBot
from bot.messages.channel_messages import id_before, with_button
from bot.messages.live_messages import LiveMessage, LiveMessages
from bot.tables.pace import DAY
from bot.transport.failures import unless_refused
from bot.ui.items import Layout, digest
from cogs.daily.deals import DAILY, DailyDeals
from cogs.daily.screens import announced

log = structlog.get_logger(__name__)

PERIOD: Final = 600.0
"""Seconds between two looks for a new day or for new results."""
SPREAD: Final = 0.2
"""Seconds between the messages of two servers."""


@dataclass(slots=True)
class DayMessage(LiveMessage):
    """The message of one day on one server."""

    location: tuple[int, int] | None = None
    """The ids of its channel and of the message, which may not be in the store yet."""
    wanted: tuple[int, bytes] | None = None
    """In which channel it was to show what, when it was drawn last: the digest of its layout."""
    settled: tuple[int, bytes] | None = None
    """What of that it shows, or Discord has refused."""
    refused: bool = False
    """Whether Discord has refused it."""


class DayMessages:
    """Posts and edits the message of each day, and seals the deals."""

    def __init__(self, bot: HeartsBot, daily: DailyDeals) -> None:
        self._bot, self._channels, self._servers = bot, bot.channel_messages, bot.servers
        self._daily, self._dailies, self._now = daily, bot.store.dailies, bot.tables.now
        self.live = LiveMessages("day", DayMessage, self._show, None, bot.tables.now)
        """By server and day."""
        self.job = Job("messages of the day", self.update)
        """Posts a message each day."""

    async def redraw_server(self, guild_id: int) -> None:
        """Redraws the messages of a server, also what Discord has refused to show: the bot may have the permission by
        now."""
        if self._servers.settings(guild_id).daily_channel is not None:
            for day in (self._daily.today - 1, self._daily.today):
                message = self.live.of((guild_id, day))
                if message.refused:
                    message.settled = None
                self.live.mark((guild_id, day), self._now())

    async def update(self) -> float:
        """Seals the deals that are due, and brings the messages of today and yesterday up to date. Returns the seconds
        until the next look."""
        today = (await self._daily.seal()).day
        for key, _ in self.live:
            if key[1] < today - 1:
                self.live.forget(key)
        for guild in tuple(self._bot.guilds):
            if self._servers.settings(guild.id).daily_channel is not None:
                for day in (today - 1, today):
                    await self.live.draw((guild.id, day))
                await asyncio.sleep(SPREAD)
        return PERIOD

    async def _show(self, key: tuple[int, int], message: DayMessage) -> None:
        """Shows one message a day; a deleted one is not posted again. What Discord refuses is not tried again until
        there is something new to show."""
        (guild_id, day), channel_id = key, self._servers.settings(key[0]).daily_channel
        deal = await self._dailies.deal(day)
        if deal is None or channel_id is None or self._bot.get_guild(guild_id) is None:
            return  # another process may have the server by now
        stored = await self._dailies.message(guild_id, day)
        message.location, over = stored or message.location, day < self._daily.today
        if over and message.location is None and message.settled is not None:
            return  # it has none
        tries = await self._dailies.tries_on(day, guild_id)
        best = min((each.points for each in tries if each.finished), default=None)
        say = self._bot.public_say(guild_id)
        beside = [part for feature in self._bot.features for part in feature.of_day(day, over, say)]
        layout = announced(day, deal.commitment, len(tries), say, over=over, best=best, beside=beside)
        wanted = (channel_id if message.location is None else message.location[0]), digest(layout)
        if message.wanted != wanted:
            message.wanted, message.failing_since = wanted, self._now()
        if message.settled != wanted:
            message.refused = True
            with unless_refused(log, "the message of a day may not be shown", server=guild_id):
                await self._send(key, message, channel_id, layout)
                message.refused = False
            message.settled = wanted
        if stored is None and message.location is not None:
            await self._dailies.keep_message(guild_id, day, *message.location)

    async def _send(self, key: tuple[int, int], message: DayMessage, channel_id: int, layout: Layout) -> None:
        """Edits the message of a day if there is one, or posts a new one in this channel before the day is over."""
        guild_id, day = key
        if message.location is None:
            found = await self._channels.find(channel_id, id_before(day * DAY), with_button(DAILY.name, day))
            if not found:
                if day == self._daily.today:
                    posted = await self._channels.post(channel_id, layout, f"{guild_id}d{day}", silent=True)
                    message.location = channel_id, posted
                return
            message.location = channel_id, found[-1][0]
        await self._channels.edit(*message.location, layout)
