"""Announcements: the end of a season and the week's digest, once each, in the channel that a server has named."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import discord
import structlog

from bot.background import JOB_RETRY, Job
from bot.client import HeartsBot
from bot.messages.channel_messages import Identify, id_before
from bot.messages.live_messages import LiveMessage, LiveMessages
from bot.messages.permissions import check_may_write
from bot.tables.errors import NotAllowed
from bot.tables.pace import DAY, MINUTE, SECOND
from bot.transport.failures import FAILED, may_pass, unless_refused
from bot.ui.items import Layout, digest
from cogs.standings.pages import line_of
from cogs.standings.screens.leaderboard import RANKING, PastPeriod, season_over, weekly_digest
from db import Announcement, StoreError, period_end, period_start, periods

log = structlog.get_logger(__name__)

DELAY: Final = MINUTE
"""Milliseconds after midnight until the job looks: games that ended before midnight are stored by then."""
LATEST: Final = 7 * DAY
"""Milliseconds after the end of a period from which it is no longer announced."""
WEEK: Final = "week"


@dataclass(slots=True)
class Announced(LiveMessage):
    """The message of the next period of some length on a server."""

    message_id: int | None = None
    """The message that the store has not taken yet."""


class Announcements:
    """Looks shortly after each midnight (UTC) which periods have ended. What was announced is stored, so that a restart
    announces nothing twice, and an outage of some days loses nothing."""

    def __init__(self, bot: HeartsBot) -> None:
        self._bot, self._channels, self._servers = bot, bot.channel_messages, bot.servers
        self._seasons, self._now = bot.store.seasons, bot.tables.now
        self._new = LiveMessages("announcement", Announced, self._announce_if_ended, self._failed, self._now)
        """By server and length of the period."""
        self._old = LiveMessages("old announcement", LiveMessage, self._redraw_one, None, self._now)
        self.live = self._new, self._old
        self._redrawing = Job("announcements drawn anew", self._redraw)
        """Redraws the messages that are marked in the store because they named somebody."""
        self.jobs = Job("announcements", self._look_daily), self._redrawing

    async def redraw_server(self, guild_id: int) -> None:
        """Redraws the messages that still name somebody, if the bot can see them by now."""
        self._redrawing.wake()

    async def expect(self, guild_id: int) -> None:
        """Called when a server has changed its settings: if it has chosen a channel, the current periods are announced
        when they end."""
        if self._servers.settings(guild_id).announce is None:
            return
        for length in self._lengths(guild_id):
            if await self._seasons.expected(guild_id, length) is None:
                await self._seasons.expect(guild_id, length, periods(self._now())[length])

    def _lengths(self, guild_id: int) -> tuple[str, ...]:
        settings = self._servers.settings(guild_id)
        return (settings.season, WEEK) if settings.digest else (settings.season,)

    async def _look_daily(self) -> float:
        """Announces the periods that have ended; returns the seconds until the next look."""
        for guild_id in self._servers.announcing():
            if self._bot.get_guild(guild_id) is not None:  # other processes have the others
                for length in self._lengths(guild_id):
                    await self._new.draw((guild_id, length))
        return (DAY - self._now() % DAY + DELAY) / SECOND

    async def _failed(self, key: tuple[int, str], message: Announced, error: Exception) -> bool:
        """Tries to announce something again before it is too late for that, also if it is not allowed now."""
        log.info("something could not be announced", server=key[0], error=repr(error))
        now, latest = self._now(), self._now() + round(JOB_RETRY * SECOND)
        soon = message.next_try(error, now) if may_pass(error) or isinstance(error, StoreError) else None
        message.again_at = latest if soon is None else min(soon, latest)
        return isinstance(error, (*FAILED, StoreError, NotAllowed))

    async def _announce_if_ended(self, key: tuple[int, str], message: Announced) -> None:
        (guild_id, length), now = key, self._now()
        guild = self._bot.get_guild(guild_id)
        current, expected = periods(now)[length], await self._seasons.expected(guild_id, length)
        if guild is not None and length in self._lengths(guild_id) and expected != current:
            if expected is not None:
                still = now - _end_of(length, expected) < LATEST
                layout = await self._draw(guild_id, length, expected) if still else None
                if layout is None:
                    await self._seasons.drop(guild_id, length, expected)
                else:
                    await self._announce(guild, length, expected, layout, message)
            await self._seasons.expect(guild_id, length, current)
        self._new.forget(key)

    async def _announce(
        self, guild: discord.Guild, length: str, period: str, layout: Layout, message: Announced
    ) -> None:
        """Sends the message of a period, unless Discord has it already. Raises NotAllowed and what `FAILED` names."""
        channel = guild.get_channel(self._servers.settings(guild.id).announce or 0)
        if not isinstance(channel, discord.TextChannel):
            raise NotAllowed("channel-gone")
        check_may_write(guild, channel.id, channel.permissions_for(guild.me), thread=False)
        is_new = False
        if message.message_id is None:
            after, nonce = id_before(_end_of(length, period)), f"{guild.id}{period[2:]}"
            message.message_id, is_new = await self._channels.post_once(
                channel.id, layout, nonce, after, _of_period(period), silent=True
            )
        done = Announcement(guild.id, length, period, channel.id, message.message_id)
        outdated = not is_new or await self._has_changed(done, layout)
        await self._seasons.announced(done, outdated=outdated)
        if outdated:
            self._redrawing.wake()

    async def _draw(self, guild_id: int, length: str, period: str) -> Layout | None:
        """The message of a period; None if nothing was played."""
        summary = await self._seasons.summary(guild_id, length, period)
        if not summary.games:
            return None
        by = summary.podium.by
        best = tuple(line_of(one, by) for one in summary.podium.best)
        over = PastPeriod(period, by, best, summary.games, summary.moons, summary.busiest)
        return (weekly_digest if length == WEEK else season_over)(over, self._bot.public_say(guild_id))

    async def _has_changed(self, old: Announcement, shown: Layout | None) -> bool:
        """Whether a message shows what is not true any more: somebody has deleted their data while it was on its
        way."""
        now = await self._draw(old.guild_id, old.length, old.period)
        return (now and digest(now)) != (shown and digest(shown))

    async def _redraw(self) -> float | None:
        for old in await self._seasons.outdated():
            if self._bot.sees(old.guild_id, old.channel_id):
                await self._old.draw(old)
        alone = self._bot.store.leases is None
        return None if alone else JOB_RETRY  # somebody may delete their data at another process

    async def _redraw_one(self, old: Announcement, message: LiveMessage) -> None:
        """Redraws a message, unless Discord refuses it."""
        layout = await self._draw(old.guild_id, old.length, old.period)
        with unless_refused(log, "an announcement could not be drawn anew", server=old.guild_id):
            if layout is None:
                await self._channels.delete(old.channel_id, old.message_id)
            else:
                await self._channels.edit(old.channel_id, old.message_id, layout)
        if await self._has_changed(old, layout):
            message.again_at = self._now()
        else:
            await self._seasons.announced(old)
            self._old.forget(old)


def _end_of(length: str, period: str) -> int:
    """When a period of some length was over, in epoch milliseconds."""
    return period_end(length, period_start(period)) or 0


def _of_period(period: str) -> Identify:
    """Looks for the message about a period that is over: its button leads to the leaderboard of that."""
    return lambda actions: (
        period if any(each.verb == RANKING and each.arg.endswith(f".{period}") for each in actions) else None
    )
