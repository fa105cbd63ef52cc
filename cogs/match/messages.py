"""Messages of matches: one for each in its channel, edited as it goes on, and notifying nobody."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import discord
import structlog

from bot.background import Job, Tasks
from bot.client import HeartsBot
from bot.messages.channel_messages import id_before, with_button
from bot.messages.live_messages import MAX_TRIES, LiveMessage, LiveMessages, State
from bot.messages.table_messages import drawn
from bot.pictures.charts import draw_chart
from bot.tables.computers import NOT_NOW
from bot.tables.errors import NotAllowed
from bot.tables.pace import DAY, SECOND
from bot.tables.repository import Cause
from bot.tables.table import Table
from bot.transport.failures import FAILED, NOT_TO_BE_EDITED, delete_if_present, is_edited_too_often, may_pass
from bot.ui.items import Layout
from cogs.match.matches import Matches
from cogs.match.results import PastMatches
from cogs.match.screens import MATCH, MATCH_FILE, chart, chart_in_words, public, result
from db import Fenced, MatchRecord, MatchStatus, Status, StoreError, UnsettledMatch

log = structlog.get_logger(__name__)

PERIOD: Final = 3600
"""Seconds between two looks for matches whose time is up, less if one is due earlier. No match that begins in between
is due before the next look."""
UNPOSTED: Final = 60
"""Seconds after which a match without a message gets one: the answer that was to be its message has not arrived."""
GAP: Final = 2.0
"""Seconds from a change to its edit, which also shows other changes that happen meanwhile."""
FORBIDDEN_FOR: Final = 30 * DAY
"""Milliseconds after its deadline until a match that the bot may not show is given up."""
RETRY: Final = 10_000
"""Milliseconds until a match that waits for its computer players is tried again."""


class MatchMessages:
    """Brings the messages of matches up to date, and ends matches whose time is up."""

    def __init__(self, bot: HeartsBot, matches: Matches, past: PastMatches) -> None:
        self._bot, self._channels, self._tables = bot, bot.channel_messages, bot.tables
        self._matches, self._stored, self._past = matches, bot.store.matches, past
        self.job = Job("matches", self.end_due)
        """Ends matches in time."""
        self.games = LiveMessages("match", LiveMessage, self._bring_on, self._failed, bot.tables.now)
        """The matches, which never wait for their messages."""
        self.live = LiveMessages("match", LiveMessage, self._show, self._failed, bot.tables.now, round(GAP * SECOND))
        self.tasks = Tasks()

    def changed(self, before: Table, after: Table, cause: Cause) -> None:
        """A listener of `Repository`: marks the match after each deal, and at a table of four after each trick."""
        if after.record.match_id is None:
            return
        over = after.record.status is Status.OVER and before.alive
        if over or (not after.kind.solitaire and len(before.game.tricks) != len(after.game.tricks)):
            self.mark(after.record.match_id)

    def mark(self, match_id: int, wait: float = GAP) -> None:
        """Brings the match on, because it has changed, and its message up to date after ``wait`` seconds."""
        self.live.of(match_id).failing_since = self._tables.now()
        self._show_after(match_id, wait)
        self.games.mark(match_id, self._tables.now())

    async def redraw_server(self, guild_id: int) -> None:
        """Redraws the messages of a server, as when its language or the bot's permissions have changed."""
        for match in await self._stored.unsettled():
            if match.guild_id == guild_id:
                self.mark(match.id)

    def _show_after(self, match_id: int, wait: float) -> None:
        """Shows the match after ``wait`` seconds, or earlier if that was wanted before."""
        if self.live.mark(match_id, self._tables.now() + round(wait * SECOND)):
            self.tasks.begin(self._outdate(match_id), f"match {match_id} outdated")

    async def _outdate(self, match_id: int) -> None:
        with suppress(StoreError):  # so that it is looked at after a stop, too
            await self._stored.set_outdated(match_id, outdated=True)

    async def end_due(self) -> float:
        """Ends the matches that are due; returns the seconds until the next look."""
        wait = float(PERIOD)
        for match in await self._stored.unsettled():
            if not self._tables.ownership.owns(match.guild_id):
                continue
            left = (match.due_at - self._tables.now()) / SECOND
            unposted = UNPOSTED + (match.created_at - self._tables.now()) / SECOND
            if not match.posted and unposted > 0:
                wait = min(wait, unposted)
            elif left <= 0 or self._is_forgotten(match) or not match.posted or await self._is_due(match.id):
                await self.games.draw(match.id)
            if left > 0:
                wait = min(wait, left)
        return wait

    def _is_forgotten(self, match: UnsettledMatch) -> bool:
        """Whether the message is out of date since before a stop; one that is marked is looked at by itself."""
        message = self.live.get(match.id)
        return match.outdated and (message is None or message.state is State.CURRENT)

    async def _is_due(self, match_id: int) -> bool:
        try:
            return await self._matches.is_due(match_id)
        except StoreError:
            raise
        except Exception:  # an error in one match must not delay the others
            log.exception("a match cannot be read", match=match_id)
            return False

    async def _bring_on(self, match_id: int, game: LiveMessage) -> None:
        """Advances a match of this process, and lets computer players finish the deals that are left to them."""
        if self._tables.ownership.owns((await self._matches.get(match_id)).guild_id):
            left = True
            while left:
                await self._matches.advance(match_id)
                self._show_after(match_id, GAP)
                left = await self._matches.finish_left(match_id)
        if game.again_at is None:
            self.games.forget(match_id)

    async def _show(self, match_id: int, message: LiveMessage) -> None:
        """Shows a match of this process."""
        match = await self._matches.get(match_id)
        if is_ours := self._tables.ownership.owns(match.guild_id):
            await self._update_message(match, message)
        if message.again_at is None and not (is_ours and match.status in (MatchStatus.OPEN, MatchStatus.PLAYING)):
            self.live.forget(match_id)

    async def _failed(self, match_id: int, message: LiveMessage, error: Exception) -> bool:
        """Tries again later what Discord, the store or the computer players cannot do now."""
        if isinstance(error, Fenced):
            log.info("another process has taken over a match", match=match_id, reason=str(error))
        elif isinstance(error, (*FAILED, StoreError)):
            return False
        elif isinstance(error, NotAllowed):
            log.info("a match is not brought on now", match=match_id, reason=error.key)
        else:  # our own mistake keeps nothing else waiting
            log.exception("a match could not be brought on", match=match_id)
        (self.live if self.live.get(match_id) is message else self.games).forget(match_id)
        if isinstance(error, NotAllowed) and error.key in NOT_NOW:
            message.tries, message.again_at = 0, self._tables.now() + RETRY
        return True

    async def post(self, match: MatchRecord) -> None:
        """Posts the message of a match that is not over, or edits it. Raises what `bot.transport.failures.FAILED`
        names."""
        await self._send(match, public(await self._matches.deals.view(match), self._bot.public_say(match.guild_id)))

    async def _update_message(self, match: MatchRecord, message: LiveMessage) -> None:
        """Brings the match's message up to date. The match stays marked as outdated until that is done, also while the
        bot is not on its server or may not write there, or until Discord refuses it: its channel is gone, or it was
        refused too often or for too long."""
        if not self._bot.is_on(match.guild_id):
            return
        left = UNPOSTED + (match.created_at - self._tables.now()) / SECOND
        if match.message_id is None and left > 0:
            self._show_after(match.id, left)
            return
        try:
            if match.status is MatchStatus.OVER:
                await self._show_result(match)
            elif match.message_id is not None or match.status is not MatchStatus.CANCELLED:
                await self.post(match)
        except discord.HTTPException as error:
            no_place = isinstance(error, discord.Forbidden | discord.NotFound)
            if not no_place and (may_pass(error) or message.tries + 1 < MAX_TRIES):
                raise
            log.info("a match is not shown", match=match.id, error=repr(error))
            if isinstance(error, discord.Forbidden) and self._tables.now() < match.due_at + FORBIDDEN_FOR:
                return  # it is looked at again once the bot has the permission, or an hour later
        if match.outdated and message.again_at is None:  # else it is looked at again
            await self._matches.drawn(match)
            if message.again_at is not None:  # while that was written: what is shown may be out of date again
                await self._stored.set_outdated(match.id, outdated=True)

    async def _show_result(self, match: MatchRecord) -> None:
        say, sheet = self._bot.public_say(match.guild_id), await self._past.sheet(match.id)
        file = await drawn(lambda: draw_chart(chart(sheet, say)), MATCH_FILE) if sheet.deals else None
        await self._send(match, result(sheet, say, chart_in_words(sheet, say) if file is not None else ""), file)

    async def _send(self, match: MatchRecord, layout: Layout, file: discord.File | None = None) -> None:
        """Edits the message of the match; posts a new one if there is none, it was deleted, or it is old and was edited
        too often."""
        if match.message_id is not None:
            try:
                await self._channels.redraw(match.channel_id, match.message_id, layout, file)
                return
            except discord.HTTPException as error:
                if error.code not in NOT_TO_BE_EDITED:
                    raise
                if is_edited_too_often(error):  # it would stay as it is, with its buttons
                    await delete_if_present(self._channels.delete(match.channel_id, match.message_id))
        after = id_before(match.created_at) if match.message_id is None else match.message_id
        nonce = f"match {match.id}" if match.message_id is None else f"after {match.message_id}"
        message_id, is_new = await self._channels.post_once(
            match.channel_id, layout, nonce, after, with_button(MATCH, match.id), file=file
        )
        await self._stored.set_message(match.id, message_id)
        if not is_new or self.live.of(match.id).tries:  # it may show what was true when Discord took it
            self._show_after(match.id, GAP)
