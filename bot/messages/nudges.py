"""Nudges: new messages that call people who do not answer a question of the game, in its channel and, for those who
asked for it, in private. An edit notifies nobody, and no call shows a card."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from functools import partial
from typing import Final

import discord
import structlog
from cachetools import LRUCache

from bot.background import Tasks, retry_until_stored
from bot.community.people import People
from bot.language.wording import Translator
from bot.messages.channel_messages import id_before, of_call
from bot.messages.live_messages import LiveMessage, LiveMessages
from bot.messages.subjects import about_call, call_of
from bot.messages.table_messages import TableMessages
from bot.tables import calls
from bot.tables.errors import NoSuchTable, NotAllowed
from bot.tables.pace import HOUR
from bot.tables.repository import Cause
from bot.tables.service import Tables
from bot.tables.table import Table
from bot.transport.failures import BROKEN, FAILED, is_broken, may_pass, retrying, unless_refused
from bot.transport.mentions import NOBODY
from bot.ui.items import Layout, link, message_address, row, screen, text
from bot.ui.names import safe_name
from db import Post, Status, StoreError
from hearts import Phase

log = structlog.get_logger(__name__)

BACKOFF: Final = HOUR
"""Milliseconds without a message to a person after Discord refused one: many refusals in a row count against a bot."""
MAX_BACKOFFS: Final = 1000
MAX_SENDS: Final = 3
"""Tries of sending a call whose answer is lost, within a quarter of a minute: later Discord would no longer know it by
its nonce."""
MAX_CALLS: Final = 51
"""Tries of sending a call that Discord does not take at the moment, over nearly two hours."""


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


@dataclass(slots=True)
class Question:
    """One question at one table, and the people it was put to."""

    prompt: int
    asked: frozenset[int]
    owing: frozenset[int]
    """Those of the people asked who have not moved yet; nobody once the question has passed."""
    timer: asyncio.TimerHandle | None = None
    """Runs until they are called."""
    nudges: dict[Post, frozenset[int]] = field(default_factory=dict)
    """The messages that were sent to call people, and whom each has called."""


class Nudges:
    """The people who are asked now at each table, and the messages that call them if they take long."""

    def __init__(self, tables: Tables, messages: TableMessages, direct: DirectMessages) -> None:
        self._tables = tables
        self._messages, self._channels = messages, messages.channels
        self._direct = direct
        self._questions: dict[int, Question] = {}
        self._adopted: dict[int, list[Post]] = {}
        """By table: the calls that were sent before a start, until the table is looked at."""
        self._done = LiveMessages("call", LiveMessage, self._take_back, None, tables.now)
        """The calls that are to be deleted."""
        self._tasks = Tasks()

    def changed(self, before: Table, after: Table, cause: Cause) -> None:
        """A listener of `Repository`."""
        waiting = calls.called(before, before.game.prompt) and calls.asked(before)
        if waiting and (after.game.prompt != before.game.prompt or not calls.asked(after)):
            question = self._questions.get(before.record.id)
            if before.record.id not in self._adopted and not (question is not None and question.nudges):
                self._tasks.begin(self._look_for(before), f"nudge {before.record.id} looked for")
        self.update(after)

    async def resume(self, table_id: int) -> None:
        """Looks at a table after a start. Raises StoreError."""
        try:
            self.update(await self._tables.get(table_id))
        except StoreError:
            raise
        except NoSuchTable:
            log.info("a table was deleted meanwhile", table=table_id)
        except Exception:  # the others go on though one cannot be read
            log.exception("a table cannot be read", table=table_id)

    async def adopt(self, call: Post, version: int) -> None:
        """Takes a call over that was sent before a start, when the table has this version: the call is deleted once all
        have moved who were called. The table is read only if it has changed since the call. Raises StoreError."""
        self._adopted.setdefault(call.table_id, []).append(call)
        if call_of(call.subject)[1] != version:
            await self.resume(call.table_id)

    def update(self, table: Table) -> None:
        """Sets a timer to call the people who are asked now, and takes back the calls of those who have moved."""
        table_id = table.record.id
        for call in self._adopted.pop(table_id, ()):
            self._assign(table, call)
        owing = calls.asked(table)
        old = self._questions.get(table_id)
        if old is not None and old.prompt == table.game.prompt and owing and owing <= old.asked:
            self._moved(old, owing)
        elif old is not None:
            self._end(table_id, old)
        if not owing <= calls.called(table, table.game.prompt):
            self._wait(table, owing)

    def forget(self, table_ids: Collection[int]) -> None:
        """Cancels the timers of these tables: another process owns them now, calls people to them, and deletes the
        calls that are stored. One that is being sent is taken back."""
        for table_id in table_ids:
            self._adopted.pop(table_id, None)
            question = self._questions.pop(table_id, None)
            if question is None:
                continue
            question.owing, question.nudges = frozenset(), {}
            if question.timer is not None:
                question.timer.cancel()

    async def close(self) -> None:
        """Cancels all timers and tasks: nobody is called any more."""
        self.forget([*self._questions])
        await self._done.close()
        await self._tasks.close()

    def _assign(self, table: Table, call: Post) -> None:
        """Adds an adopted call to the question that it was about, or takes it back."""
        prompt, _ = call_of(call.subject)
        owing = calls.asked(table) if table.game.prompt == prompt else frozenset()
        question = self._questions.get(call.table_id)
        if question is None or question.prompt != prompt:
            question = Question(prompt, owing, owing)
            if owing:
                self._questions[call.table_id] = question
        question.nudges.setdefault(call, calls.called(table, prompt))
        self._moved(question, owing)

    def _wait(self, table: Table, owing: frozenset[int]) -> None:
        """Sets the timer of the present question of a table, once."""
        table_id = table.record.id
        question = self._questions.setdefault(table_id, Question(table.game.prompt, owing, owing))
        if question.timer is None:
            wait = calls.patience(table) / 1000
            question.timer = asyncio.get_running_loop().call_later(wait, self._begin, table_id, question)

    def _end(self, table_id: int, question: Question) -> None:
        del self._questions[table_id]
        self._moved(question, frozenset())
        if question.timer is not None:
            question.timer.cancel()

    def _moved(self, question: Question, owing: frozenset[int]) -> None:
        """Takes back the calls of people who have moved; a call that is being sent is taken back after it has
        arrived."""
        question.owing = owing
        for call in [call for call, who in question.nudges.items() if not who & owing]:
            del question.nudges[call]
            self._done.mark(call, self._tables.now())

    def _begin(self, table_id: int, question: Question) -> None:
        work = partial(self._remind, table_id, question)
        self._tasks.begin(retry_until_stored("a nudge", work), f"nudge {table_id}")

    async def _remind(self, table_id: int, question: Question) -> None:
        """Calls the people who still owe an answer to the question and have not been called yet. Raises StoreError."""
        try:
            table = await self._tables.get(table_id)
            if not self._tables.ownership.owns(table.record.guild_id):  # if nobody takes over, it is looked at again
                self.forget([table_id])
                return
            asked = calls.uncalled(table) & question.owing
            if asked and (not table.begun or self._messages.may_call(table)):
                # Stored before it is sent: if the process dies in between, a call is lost, but nobody is called twice.
                table = await self._tables.repository.change(
                    table_id, lambda now: calls.call(now, question.prompt, asked)
                )
                await self._send(table, asked & question.owing, question)
        except (*FAILED, NotAllowed) as error:
            log.info("a nudge was left out", table=table_id, error=repr(error))
        self._moved(question, question.owing)

    async def _send(self, table: Table, asked: frozenset[int], question: Question) -> None:
        """Calls each person in a direct message if they like that and can be reached, and all others with one message
        in the channel."""
        for player_id in sorted(asked):
            message = await self._direct.nudge(table, player_id)
            if message is not None:
                await self._sent(table, question, frozenset({player_id}), message.channel.id, message.id)
                asked -= {player_id}
        if not asked:
            return
        message_id: int | None = await retrying(MAX_CALLS, _was_not_taken)(self._call, table, asked, question)
        if message_id is not None:
            await self._sent(table, question, asked, table.record.channel_id, message_id)

    async def _sent(
        self, table: Table, question: Question, who: frozenset[int], channel_id: int, message_id: int
    ) -> None:
        """Notes a call, also in the store: it may have to be deleted after a restart, or by another process."""
        call = Post(message_id, table.record.id, channel_id, about_call(question.prompt, table.record.seq))
        question.nudges[call] = who
        try:
            await self._tables.store.posts.keep(call)
        except StoreError as error:
            log.info("a nudge will stay if the bot is restarted", table=table.record.id, reason=str(error))

    async def _call(self, table: Table, asked: frozenset[int], question: Question) -> int | None:
        """Calls those of the people who still owe an answer; returns the id of the message, None if nobody does."""
        owing = sorted(asked & question.owing)
        return await retrying(MAX_SENDS, is_broken)(self._messages.nudge, table, owing) if owing else None

    async def _look_for(self, table: Table) -> None:
        """Takes back a call to the question of ``table`` that Discord has taken though the bot does not know of it, as
        if it was killed just then."""
        record, prompt = table.record, table.game.prompt
        try:
            identify = of_call(record.id, prompt)
            found = await self._channels.find(record.channel_id, id_before(record.updated_at), identify)
        except FAILED as error:
            log.info("a nudge could not be looked for", table=record.id, error=repr(error))
            return
        for message_id, _ in found:
            call = Post(message_id, record.id, record.channel_id, about_call(prompt, record.seq))
            self._done.mark(call, self._tables.now())

    async def _take_back(self, call: Post, message: LiveMessage) -> None:
        """Deletes a call, unless it is gone already or Discord refuses that."""
        with unless_refused(log, "a nudge is gone already, or cannot be taken back", table=call.table_id):
            await self._channels.delete(call.channel_id, call.message_id)
        await self._tables.store.posts.forget(call.message_id)
        self._done.forget(call)


def _was_not_taken(error: BaseException) -> bool:
    """Whether Discord has not taken a request, and may take it later."""
    return may_pass(error) and not is_broken(error)
