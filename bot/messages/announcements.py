"""Announcements: the end of a season and the week's digest, once each, in the channel that a server has named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import discord
import structlog

from bot.background import JOB_RETRY, Job
from bot.community.servers import Servers
from bot.language.wording import Translator
from bot.tables.pace import DAY, MINUTE, SECOND
from bot.transport.failures import FAILED, may_pass, sending_once
from bot.transport.mentions import NOBODY
from bot.ui.items import Layout, digest
from bot.ui.seasons import season_over, weekly_digest
from db import Announcement, Store, period_end, period_start, periods

log = structlog.get_logger(__name__)

DELAY: Final = MINUTE
"""Milliseconds after midnight until the job looks: games that ended before midnight are stored by then."""
LATEST: Final = 7 * DAY
"""Milliseconds after the end of a period from which it is no longer announced."""
WEEK: Final = "week"


class Announcements:
    """Looks shortly after each midnight (UTC) which periods have ended. What was announced is stored, so that a restart
    announces nothing twice, and an outage of some days loses nothing."""

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
        self._shared = store.leases is not None
        """Whether other processes may use the same database."""
        self._servers = servers
        self._public_say = public_say
        self._now = now
        self._sent: dict[str, int] = {}
        """By nonce: the ids of messages that the store has not taken yet."""
        self._jobs = Job("announcements", self._look_daily), Job("announcements drawn anew", self._redraw)

    def begin(self) -> None:
        """Starts the jobs, which announce periods that end and redraw messages that a stop left undrawn. Called again
        when a shard has come, for its servers."""
        for job in self._jobs:
            job.wake()

    def redraw(self) -> None:
        """Redraws the messages that are marked in the store because they named somebody."""
        self._jobs[1].wake()

    async def close(self) -> None:
        """Stops the jobs; the rest is done after the next start."""
        for job in self._jobs:
            await job.close()

    async def expect(self, guild_id: int) -> None:
        """Called when a server has chosen its channel or what to announce: the current periods are announced when they
        end."""
        for length in self._lengths(guild_id):
            if await self._seasons.expected(guild_id, length) is None:
                await self._seasons.expect(guild_id, length, periods(self._now())[length])

    def _lengths(self, guild_id: int) -> tuple[str, ...]:
        settings = self._servers.settings(guild_id)
        return (settings.season, WEEK) if settings.digest else (settings.season,)

    async def _look_daily(self) -> float:
        done = await self.announce_ended()
        midnight = (DAY - self._now() % DAY + DELAY) / SECOND
        return midnight if done else min(midnight, JOB_RETRY)

    async def announce_ended(self) -> bool:
        """Announces the periods that have ended; returns False if some have to be tried again."""
        done = True
        for guild_id in self._servers.announcing():
            guild = self._client.get_guild(guild_id)
            if guild is not None:  # other processes have the others
                for length in self._lengths(guild_id):
                    done &= await self._announce_if_ended(guild, length)
        return done

    async def _announce_if_ended(self, guild: discord.Guild, length: str) -> bool:
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
        """Sends the message of a period; returns whether that worked. Each period has one nonce: Discord drops a second
        message with it within some minutes, in case the bot stops before it has stored the first."""
        channel_id = self._servers.settings(guild.id).announce
        channel = guild.get_channel(channel_id or 0)
        if not isinstance(channel, discord.TextChannel):
            log.info("the channel for announcements is gone", server=guild.id)
            return False
        may = channel.permissions_for(guild.me)
        if not (may.view_channel and may.send_messages):
            log.info("nothing may be announced", server=guild.id)
            return False
        try:
            nonce = f"{guild.id}{period[2:]}"
            if new := nonce not in self._sent:
                options = {"view": layout, "allowed_mentions": NOBODY, "silent": True, "nonce": nonce}
                self._sent[nonce] = (await sending_once()(channel.send, **options)).id
        except FAILED as error:
            log.info("something could not be announced", server=guild.id, error=repr(error))
            return False
        done = Announcement(guild.id, length, period, channel.id, self._sent[nonce])
        outdated = not new or await self._has_changed(done, layout)
        await self._seasons.announced(done, outdated=outdated)
        del self._sent[nonce]
        if outdated:
            self.redraw()
        return True

    async def _draw(self, guild_id: int, length: str, period: str) -> Layout | None:
        """The message of a period; None if nothing was played."""
        summary, say = await self._seasons.summary(guild_id, length, period), self._public_say(guild_id)
        if not summary.games:
            return None
        return weekly_digest(summary, period, say) if length == WEEK else season_over(summary.podium, period, say)

    async def _has_changed(self, old: Announcement, shown: Layout | None) -> bool:
        """Whether a message shows what is not true any more: somebody has deleted their data while it was on its
        way."""
        now = await self._draw(old.guild_id, old.length, old.period)
        return (now and digest(now)) != (shown and digest(shown))

    async def _redraw(self) -> float | None:
        done = not self._shared  # else somebody may delete their data at another process
        for old in await self._seasons.outdated():
            if self._client.get_guild(old.guild_id) is not None:
                done &= await self._redraw_one(old)
        return None if done else JOB_RETRY

    async def _redraw_one(self, old: Announcement) -> bool:
        """Redraws a message, unless Discord refuses it; returns False if it has to be tried again."""
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
                return False
        if await self._has_changed(old, layout):
            self.redraw()
        else:
            await self._seasons.announced(old)
        return True
