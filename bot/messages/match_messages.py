"""Messages of matches: one for each in its channel, edited as it goes on, and notifying nobody."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable
from contextlib import suppress
from io import BytesIO
from typing import Final

import discord
import structlog

from bot.background import Job, Tasks
from bot.language.wording import Translator
from bot.messages.archived_threads import ArchivedThreads
from bot.messages.boards import MAX_TRIES
from bot.messages.message_search import find_posted, id_before, of_match
from bot.past.matches import PastMatches
from bot.pictures.charts import draw_chart
from bot.tables.computers import NOT_NOW
from bot.tables.door import Cause
from bot.tables.errors import NotAllowed
from bot.tables.matches import Matches
from bot.tables.pace import SECOND
from bot.tables.service import Tables
from bot.tables.table import Table
from bot.transport.failures import (
    FAILED,
    NOT_TO_BE_EDITED,
    delete_if_present,
    is_edited_too_often,
    may_pass,
    pause_after,
)
from bot.transport.illustrations import illustrated
from bot.transport.mentions import NOBODY
from bot.ui.items import Layout
from bot.ui.matches import MATCH_FILE, chart, chart_in_words, public, result
from db import Fenced, MatchRecord, MatchStatus, Status, StoreError, UnsettledMatch

log = structlog.get_logger(__name__)

PERIOD: Final = 3600
"""Seconds between two looks for matches whose time is up, less if one is due earlier. No match that begins in between
is due before the next look."""
UNPOSTED: Final = 60
"""Seconds after which a match without a message gets one: the answer that was to be its message has not arrived."""
GAP: Final = 2.0
"""Seconds from a change to its edit, which also shows other changes that happen meanwhile."""
RETRY: Final = 10.0
"""Seconds until a match that waits for the store or for its computer players is tried again."""


class MatchMessages:
    """Brings the messages of matches up to date, and ends matches whose time is up."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        matches: Matches,
        past: PastMatches,
        public_say: Callable[[int], Translator],
    ) -> None:
        self._client = client
        self._threads = ArchivedThreads(client)
        self._tables = tables
        self._matches = matches
        self._past = past
        self._public_say = public_say
        self._job = Job("matches", self.end_due)
        self._marked: dict[int, float] = {}
        """By match id: when it is looked at next, in the time of the event loop."""
        self._tries: dict[int, int] = {}
        """By match id: how often its message could not be shown since it last was."""
        self._failing_since: dict[int, int] = {}
        """By match id: since when it could not be shown, or the last change meanwhile, in epoch milliseconds."""
        self._tasks = Tasks()
        self._busy: set[int] = set()
        """The ids of the matches that are being advanced and shown."""

    def begin(self) -> None:
        """Starts the job that ends matches in time. Called again when a shard has come, to look at its matches now."""
        self._job.wake()

    async def close(self) -> None:
        """Ends what runs in the background."""
        await self._job.close()
        await self._tasks.close()

    def changed(self, before: Table, after: Table, cause: Cause) -> None:
        """A listener of `Door`: marks the match after each of its deals, and at a table of four after each trick."""
        if after.record.match_id is None:
            return
        over = after.record.status is Status.OVER and before.alive
        if over or (not after.kind.solitaire and len(before.game.tricks) != len(after.game.tricks)):
            self.mark(after.record.match_id)

    def mark(self, match_id: int, wait: float = GAP) -> None:
        """Looks at the match after ``wait`` seconds, because it has changed: its message may be out of date, or the
        match may be over."""
        self._failing_since.pop(match_id, None)
        self._look_after(match_id, wait)

    def _look_after(self, match_id: int, wait: float) -> None:
        """Looks at the match after ``wait`` seconds, or earlier if that was wanted before."""
        at = asyncio.get_running_loop().time() + wait
        if at < self._marked.get(match_id, math.inf):
            self._marked[match_id] = at
            self._tasks.begin(self._advance_later(match_id, wait, at), f"match {match_id}")

    async def _advance_later(self, match_id: int, wait: float, at: float) -> None:
        with suppress(StoreError):  # so that it is looked at after a stop, too
            await self._matches.outdate(match_id)
        await asyncio.sleep(wait)
        if self._marked.get(match_id) == at:  # otherwise it was marked for an earlier time
            del self._marked[match_id]
            await self._advance_and_show(match_id)

    async def end_due(self) -> float:
        """Ends the matches that are due; returns the seconds until the next look."""
        wait = float(PERIOD)
        for match in await self._matches.unsettled():
            if not self._tables.ownership.owns(match.guild_id):
                continue
            left = (match.due_at - self._tables.now()) / SECOND
            unposted = UNPOSTED + (match.created_at - self._tables.now()) / SECOND
            if not match.posted and unposted > 0:
                wait = min(wait, unposted)
            elif left <= 0 or self._is_forgotten(match) or not match.posted or await self._is_due(match.id):
                await self._advance_and_show(match.id)
            if left > 0:
                wait = min(wait, left)
        return wait

    def _is_forgotten(self, match: UnsettledMatch) -> bool:
        """Whether the message is out of date since before a stop; one that is marked is looked at by itself."""
        return match.outdated and match.id not in self._marked

    async def _is_due(self, match_id: int) -> bool:
        try:
            return await self._matches.is_due(match_id)
        except StoreError:
            raise
        except Exception:  # an error in one match must not delay the others
            log.exception("a match cannot be read", match=match_id)
            return False

    async def _advance_and_show(self, match_id: int) -> None:
        """Advances a match of this process and shows it, one call at a time: of two edits in flight, the older one may
        arrive last."""
        if match_id in self._busy:
            self._look_after(match_id, GAP)
            return
        self._busy.add(match_id)
        try:
            if self._tables.ownership.owns((await self._matches.get(match_id)).guild_id):
                await self._update_message(await self._matches.advance(match_id))
            self._forget_failures(match_id)
        except Fenced as error:
            log.info("another process has taken over a match", match=match_id, reason=str(error))
        except StoreError as error:
            log.error("a match waits for the store", match=match_id, reason=str(error))
            self._look_after(match_id, RETRY)
        except (*FAILED, NotAllowed) as error:
            self._failed(match_id, error)
        except Exception:
            log.exception("a match could not be brought on", match=match_id)
        finally:
            self._busy.discard(match_id)

    def _failed(self, match_id: int, error: BaseException) -> None:
        """Logs the failure, and tries again what may succeed later: with growing pauses, what Discord refuses up to
        `MAX_TRIES` times, all else without a limit."""
        log.info("a match could not be shown", match=match_id, error=repr(error))
        if not isinstance(error, NotAllowed):
            self._tries[match_id] = self._tries.get(match_id, 0) + 1
            failing = self._tables.now() - self._failing_since.setdefault(match_id, self._tables.now())
            self._look_after(match_id, pause_after(failing, error) / SECOND)
        elif error.key in NOT_NOW:
            self._look_after(match_id, RETRY)
        else:
            self._forget_failures(match_id)

    def _forget_failures(self, match_id: int) -> None:
        self._tries.pop(match_id, None)
        self._failing_since.pop(match_id, None)

    def _is_refused(self, match_id: int, error: discord.HTTPException) -> bool:
        """Whether the match has no place any more where it could be shown, or was refused too often."""
        no_place = isinstance(error, discord.Forbidden | discord.NotFound)
        return no_place or (not may_pass(error) and self._tries.get(match_id, 0) + 1 >= MAX_TRIES)

    async def post(self, match: MatchRecord) -> None:
        """Posts the message of a match that is not over, or edits it. Raises what `bot.transport.failures.FAILED`
        names."""
        await self._send(match, public(match, await self._matches.progress(match), self._public_say(match.guild_id)))

    async def _update_message(self, match: MatchRecord) -> None:
        """Brings the match's message up to date. The match stays marked as outdated until that is done, or Discord
        refuses it."""
        left = UNPOSTED + (match.created_at - self._tables.now()) / SECOND
        if match.message_id is None and left > 0:
            self._look_after(match.id, left)
            return
        try:
            if match.status is MatchStatus.OVER:
                await self._show_result(match)
            elif match.message_id is not None or match.status is not MatchStatus.CANCELLED:
                await self.post(match)
        except discord.HTTPException as error:
            if not self._is_refused(match.id, error):
                raise
            log.info("a match is not shown", match=match.id, error=repr(error))
        if match.outdated and match.id not in self._marked:  # else it is looked at again
            await self._matches.drawn(match)
            if match.id in self._marked:  # while that was written: what the message shows may be out of date again
                await self._matches.outdate(match.id)

    async def _show_result(self, match: MatchRecord) -> None:
        say, sheet = self._public_say(match.guild_id), await self._past.sheet(match.id)
        drawn = await asyncio.to_thread(lambda: draw_chart(chart(sheet, say))) if sheet.deals else None
        await self._send(match, result(sheet, say, chart_in_words(sheet, say)), drawn)

    async def _find(self, match: MatchRecord, place: discord.PartialMessageable) -> int | None:
        """The newest message of a match that Discord took just before the bot was killed; None if there is none."""
        after = id_before(match.created_at) if match.message_id is None else match.message_id
        found = await find_posted(self._client, place, after, of_match(match.id))
        return found[-1][0] if found else None

    async def _send(self, match: MatchRecord, layout: Layout, drawn: bytes | None = None) -> None:
        """Edits the message of the match; posts a new one if there is none, it was deleted, or it is old and was edited
        too often. The nonce keeps Discord from posting one again that it took although the connection then broke."""
        place = self._client.get_partial_messageable(match.channel_id, guild_id=match.guild_id)

        def file() -> discord.File | None:
            return None if drawn is None else discord.File(BytesIO(drawn), MATCH_FILE)

        if match.message_id is not None:
            message = place.get_partial_message(match.message_id)

            async def edit(shown: Layout, files: list[discord.File]) -> None:
                await message.edit(view=shown, attachments=files, allowed_mentions=NOBODY)

            try:
                await self._threads.opened_again(match.channel_id, lambda: illustrated(edit, layout, file()))
                return
            except discord.HTTPException as error:
                if error.code not in NOT_TO_BE_EDITED:
                    raise
                if is_edited_too_often(error):  # it would stay as it is, with its buttons
                    await delete_if_present(message.delete())
        if (found := await self._find(match, place)) is not None:
            await self._matches.posted(match.id, found)
            self._look_after(match.id, GAP)  # it shows what was true then
            return
        nonce = f"match {match.id}" if match.message_id is None else f"after {match.message_id}"

        async def send(shown: Layout, files: list[discord.File]) -> int:
            return (await place.send(view=shown, files=files, allowed_mentions=NOBODY, nonce=nonce)).id

        await self._matches.posted(match.id, await illustrated(send, layout, file()))
        if match.id in self._tries:  # Discord may have posted it before, with what was true then
            self._look_after(match.id, GAP)
