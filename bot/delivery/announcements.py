"""Announcements: the end of a season and the week's digest, once each, in the channel that a server has named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import discord
import structlog

from bot.background import Job
from bot.community.servers import Servers
from bot.delivery.failures import FAILED, may_pass
from bot.delivery.mentions import NOBODY
from bot.language.wording import Translator
from bot.tables.pace import DAY, MINUTE, SECOND
from bot.ui.items import Layout
from bot.ui.seasons import digest, season_over
from db import Announcement, Store, period_end, period_start, periods

log = structlog.get_logger(__name__)

PATIENCE: Final = MINUTE
"""Milliseconds after midnight: games that ended before it are written by then."""
RETRY: Final = 10 * MINUTE
"""Milliseconds until a message is tried again that could not be sent."""
LATEST: Final = 7 * DAY
"""Milliseconds after which the end of a period is no news any more."""
WEEK: Final = "week"


class Announcements:
    """Looks shortly after each midnight (UTC) which periods have ended. What was announced is in the store, so that a
    restart announces nothing twice, and an outage of some days loses nothing."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        servers: Servers,
        public_say: Callable[[int], Translator],
        now: Callable[[], int],
    ) -> None:
        self._client = client
        self._seasons = store.seasons
        self._servers = servers
        self._public_say = public_say
        self._now = now
        self._jobs = Job("announcements", self._look_daily), Job("announcements drawn anew", self._redraw)

    def begin(self) -> None:
        """From now on what ends is announced, and what a stop has left undrawn is drawn; once more: also what has come
        with a shard."""
        for job in self._jobs:
            job.wake()

    def redraw(self) -> None:
        """Draws anew the messages that are marked in the store, because they named somebody."""
        self._jobs[1].wake()

    async def close(self) -> None:
        """Leaves the rest for the next start."""
        for job in self._jobs:
            await job.close()

    async def expect(self, guild_id: int) -> None:
        """A server has named a channel, or chosen what is announced: what runs now is announced when it ends."""
        for length in self._lengths(guild_id):
            if await self._seasons.expected(guild_id, length) is None:
                await self._seasons.expect(guild_id, length, periods(self._now())[length])

    def _lengths(self, guild_id: int) -> tuple[str, ...]:
        settings = self._servers.settings(guild_id)
        return (settings.season, WEEK) if settings.digest else (settings.season,)

    async def _look_daily(self) -> float:
        done = await self.look()
        midnight = DAY - self._now() % DAY + PATIENCE
        return (midnight if done else min(midnight, RETRY)) / SECOND

    async def look(self) -> bool:
        """Announces what has ended; whether nothing is left to be tried again."""
        done = True
        for guild_id in self._servers.announcing():
            guild = self._client.get_guild(guild_id)
            if guild is not None:  # another process knows the others
                for length in self._lengths(guild_id):
                    done &= await self._look_at(guild, length)
        return done

    async def _look_at(self, guild: discord.Guild, length: str) -> bool:
        now = self._now()
        current, expected = periods(now)[length], await self._seasons.expected(guild.id, length)
        if expected == current:
            return True
        if expected is not None:
            ended = period_end(length, period_start(expected)) or 0
            layout = await self._draw(guild.id, length, expected) if now - ended < LATEST else None
            if layout is None:
                await self._seasons.drop(guild.id, length, expected)
            elif not await self._announce(guild, length, expected, layout):
                return False
        await self._seasons.expect(guild.id, length, current)
        return True

    async def _announce(self, guild: discord.Guild, length: str, period: str, layout: Layout) -> bool:
        """Whether the message is there. One nonce for each period: Discord sends none twice within some minutes,
        should the bot be stopped before it has written that down."""
        number = self._servers.settings(guild.id).announce
        channel = guild.get_channel(number or 0)
        if not isinstance(channel, discord.TextChannel):
            log.info("the channel for announcements is gone", server=guild.id)
            return False
        may = channel.permissions_for(guild.me)
        if not (may.view_channel and may.send_messages):
            log.info("nothing may be announced", server=guild.id)
            return False
        try:
            nonce = f"{guild.id}{period[2:]}"
            sent = await channel.send(view=layout, allowed_mentions=NOBODY, silent=True, nonce=nonce)
        except FAILED as error:
            log.info("something could not be announced", server=guild.id, error=repr(error))
            return False
        await self._seasons.announced(Announcement(guild.id, length, period, channel.id, sent.id))
        return True

    async def _draw(self, guild_id: int, length: str, period: str) -> Layout | None:
        """None where nothing was played."""
        summary, say = await self._seasons.summary(guild_id, length, period), self._public_say(guild_id)
        if not summary.games:
            return None
        return digest(summary, period, say) if length == WEEK else season_over(summary.podium, period, say)

    async def _redraw(self) -> None:
        for old in await self._seasons.outdated():
            if self._client.get_guild(old.guild_id) is not None:
                await self._redraw_one(old)

    async def _redraw_one(self, old: Announcement) -> None:
        layout = await self._draw(old.guild_id, old.length, old.period)
        channel = self._client.get_partial_messageable(old.channel_id, guild_id=old.guild_id)
        message = channel.get_partial_message(old.message_id)
        try:
            if layout is None:
                await message.delete()
            else:
                await message.edit(view=layout, allowed_mentions=NOBODY)
        except FAILED as error:
            log.info("an announcement could not be drawn anew", server=old.guild_id, error=repr(error))
            if may_pass(error):
                return
        await self._seasons.announced(old)
