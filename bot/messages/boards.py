"""Boards: keep the public message of each table up to date with as few requests as possible."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import dataclass, field, replace
from typing import Final

import discord
import structlog

from bot.messages.channel_messages import id_before, of_table
from bot.messages.exempt_requests import ExemptRequests
from bot.messages.live_messages import LiveMessage, LiveMessages, State
from bot.messages.shown_versions import ShownVersions
from bot.messages.subjects import GAME, LOBBY, is_about_round, is_own, subject_now
from bot.messages.table_messages import ShownTrick, TableMessages, result_shown
from bot.tables.calls import News, news, still_told
from bot.tables.errors import NoSuchTable, NotAllowed
from bot.tables.pace import Tempo
from bot.tables.repository import MOVED, Cause
from bot.tables.service import Tables
from bot.tables.table import Table
from bot.transport.budget import ChannelThrottles, Rate
from bot.transport.failures import (
    FAILED,
    NOT_TO_BE_EDITED,
    code_of,
    is_edited_too_often,
    is_forbidden,
    may_pass,
    pause_after,
    unless_refused,
)
from bot.transport.library import Interaction, Library
from bot.ui.curves import TRICK_FILE
from bot.ui.items import Layout, digest, pictures_on
from db import Post, Status, StoreError
from hearts import Phase

log = structlog.get_logger(__name__)

MAX_CHART_TRIES: Final = 7
"""Tries of posting a result with its picture, before it is posted without."""
FEW_EDITS: Final = 5
"""Edits a second below which there are some to spare (`bot.requests.GLOBAL_LIMIT`)."""
MAX_CREDIT: Final = 8
"""The most requests that can be saved up, and that can be owed."""
MAX_NEWS: Final = 3
NEWS_STAY: Final = 10_000
"""How long news can be read at least, in milliseconds: computer players may end the trick at once."""


@dataclass(slots=True)
class Board(LiveMessage):
    """The state of one table's message."""

    newest: Post | None = None
    """The newest message of the table, which the next one follows: a new subject gets a new message. None if there is
    none, or it is not known. It is about `MOVED` once the table has left it: it is gone, too old, or in another
    channel."""
    chart_tries: int = 0
    """Tries of posting the result with its picture."""
    trick: ShownTrick | None = None
    """The trick that the message is to show in a picture; None if there is none, or it was not looked for."""
    words: str = ""
    """What the picture on the message shows, in words; empty if it has none."""
    plain: bool = False
    """It does without a picture: there is none, or it could not be drawn or sent."""
    posting: bool = False
    """A new message was sent, and it is not known yet whether Discord has it."""
    news: tuple[News, ...] = ()
    """The news to show on it, oldest first."""
    told_at: tuple[int, int] | None = None
    """The prompt at which the message showed the news first, and when; they are dropped with the next prompt, but not
    within ``NEWS_STAY``."""
    exempt: ExemptRequests = field(default_factory=ExemptRequests)
    credit: int = 0
    """Counted requests that may still be made soon: one for each move of a person, minus those that were made; perhaps
    below zero."""

    @property
    def shown(self) -> Post | None:
        """The message that shows the table; None if there is none."""
        return None if self.is_about(MOVED) else self.newest

    @property
    def newest_id(self) -> int | None:
        """The id of the newest message; None if it is not known."""
        return None if self.newest is None else self.newest.message_id

    def shows(self, newest: Post, digest: bytes | None = None, words: str = "") -> None:
        """Notes which message shows the table, the digest of its layout if that is known, and what its picture shows
        in words."""
        if newest.message_id != self.newest_id:
            self.trick, self.plain = None, False
        self.newest, self.digest, self.words = newest, digest, words

    def leave(self) -> None:
        """Leaves the message behind: the next one takes its place."""
        self.newest = None if self.newest is None else replace(self.newest, subject=MOVED)

    async def restore(self, table: Table, stored: Callable[[int], Awaitable[Sequence[Post]]]) -> None:
        """Finds out after a start what the table's message is about, or else which one the next follows, and whether
        that may have been sent before. ``stored`` returns the messages of a table by its id, the oldest first."""
        if self.newest_id is not None:
            return
        record, now = table.record, subject_now(table)
        own = [post for post in await stored(record.id) if is_own(post.subject)]
        if self.newest is not None:  # a press was answered meanwhile
            return
        self.posting = True
        if record.message_id is not None:
            known = next((post.subject for post in own if post.message_id == record.message_id), now)
            self.newest, self.posting = table.post(record.message_id, known), known != now
        elif own:
            self.newest = replace(own[-1], subject=_still_about(own[-1], table))

    def follow(self, table: Table) -> None:
        """Leaves the message behind if the table has moved to another channel."""
        if self.shown is not None and not table.is_in(self.shown.channel_id):
            self.leave()
            self.exempt.forget()

    def subject(self, table: Table) -> str:
        """What the message is to be about."""
        if self.shown is not None and (table.ended_early or table.record.status is Status.SUSPENDED):
            return self.shown.subject
        return subject_now(table)

    def is_about(self, subject: str) -> bool:
        """Whether there is a message, and it is about this subject."""
        return self.newest is not None and self.newest.subject == subject

    def earn(self, before: Table, after: Table) -> None:
        """Counts a request as paid for when a person has made a move that was owed, or is ready for the next round."""
        moved = after.game is not before.game and not all(map(before.by_computer, before.game.to_act))
        got_ready = before.game.phase is Phase.DEALING and _ready(after) > _ready(before)
        if moved or got_ready:
            self.credit = min(self.credit + 1, MAX_CREDIT)

    def tell(self, told: Sequence[News]) -> None:
        """Adds news, which are shown until the next prompt at least."""
        self.news, self.told_at = (*self.news, *told)[-MAX_NEWS:], None

    def drop_news(self, table: Table, now: int) -> None:
        """Drops the news that were shown at an earlier prompt for long enough, and those that may not be told any
        more."""
        prompt, since = self.told_at or (table.game.prompt, now)
        if prompt != table.game.prompt and now - since >= NEWS_STAY:
            self.news, self.told_at = (), None
        self.news = still_told(self.news, table)

    def spend(self) -> None:
        """Counts a request that is made."""
        self.credit = max(self.credit - 1, -MAX_CREDIT)

    def patience(self, before: Table, after: Table, tempo: Tempo, *, now: int, spare: bool) -> int:
        """Milliseconds that the message may wait for more to show: 0 if a person is asked and the request is exempt or
        paid for; ``board_lag`` for a card that several people follow, for anything else that is exempt or paid for, and
        for the game of a person alone while there are requests to ``spare``; ``board_patience`` for the rest."""
        paid = self.credit > 0 or self.exempt.usable(now)
        if after.game is not before.game:
            if paid and any(not after.by_computer(seat) for seat in after.game.to_act):
                return 0
            if len(after.present) > 1 and not before.game.phase is after.game.phase is Phase.PASSING:
                return tempo.board_lag
        soon = paid or (spare and len(after.present) == 1)
        return tempo.board_lag if soon else tempo.board_patience


def is_urgent(before: Table, after: Table) -> bool:
    """Whether the game has begun, been interrupted or ended, cards were dealt, or the round is over."""
    if not before.record.status is after.record.status is Status.PLAYING:
        return True
    return after.game is not before.game and not (before.game.to_act and after.game.to_act)


def _ready(table: Table) -> int:
    return sum(seat.ready for seat in table.seats)


def _still_about(newest: Post, table: Table) -> str:
    """What the newest message is about if it is still that of a table which has none in the store: it was not stored
    completely, or it is perhaps deleted. `MOVED` if the table has left it behind."""
    if newest.subject == LOBBY and newest.channel_id == table.home[0]:
        now = subject_now(table)  # a game that has lost its thread takes the place of its lobby
        return now if is_about_round(now) and not table.record.own_thread else LOBBY
    return newest.subject if newest.channel_id == table.record.channel_id else MOVED


class Boards:
    """Runs one task per table while its message is out of date, with at most one request in flight."""

    def __init__(
        self,
        tables: Tables,
        messages: TableMessages,
        library: Library,
        wait_to_edit: Callable[[], Awaitable[None]],
    ) -> None:
        """``wait_to_edit`` waits until the next edit that counts for Discord's limit may be drawn and sent."""
        self._tables = tables
        self._messages, self._channels = messages, messages.channels
        self._library = library
        self.draw, self.first = messages.draw, messages.first
        self._wait_to_edit = wait_to_edit
        self._live = LiveMessages(
            "board", Board, self._bring_up_to_date, self._failed, tables.now, tables.tempo.board_gap
        )
        self._edits = Rate(tables.now)
        self._throttles = ChannelThrottles(tables.now)
        self._versions = ShownVersions(tables.store.tables.set_shown)

    def changed(self, before: Table, after: Table, cause: Cause) -> None:
        """A listener of `Repository`: marks the message as out of date; the edit may wait while nobody is asked."""
        if not after.kind.public:  # it has no public message
            return
        told, moved = news(before, after), after.game is not before.game
        urgent = bool(told) or is_urgent(before, after)
        board, now = self._live.of(after.record.id), self._tables.now()
        board.failing_since = now
        if not (moved or urgent) and board.state is State.FAILING:  # the next try shows it
            return
        if told:
            board.tell(told)
        board.earn(before, after)
        spare = self._edits.per_second < FEW_EDITS
        patience = 0 if urgent else board.patience(before, after, self._tables.tempo, now=now, spare=spare)
        self.mark_dirty(after.record.id, patience)

    def answered(self, table: Table, interaction: Interaction, message_id: int, subject: str, layout: Layout) -> None:
        """Notes that the answer to a command or a press is the table's message, drawn from ``table``."""
        board = self._live.of(table.record.id)
        newest_id = table.record.message_id if board.shown is None else board.shown.message_id
        if newest_id is None or newest_id <= message_id:
            post = Post(message_id, table.record.id, interaction.channel_id or 0, subject)
            board.shows(post, digest(layout), pictures_on(layout).get(TRICK_FILE, ""))
            if subject == subject_now(table) and not board.overlapped:  # else the next is posted, or this drawn again
                self._versions.keep(table.record.id, table.record.seq)
            board.exempt.keep(interaction, message_id, self._tables.now())

    def opening(self, table_id: int) -> AbstractContextManager[Board]:
        """A context in which a table's first message is being sent; what changes meanwhile is drawn after it."""
        return self._live.drawing(table_id)

    @contextmanager
    def answering(
        self, table: Table, interaction: Interaction, message_id: int, subject: str, layout: Layout
    ) -> Iterator[None]:
        """A context in which a press on the table's message is answered with this layout, drawn from ``table``."""
        board = self._live.of(table.record.id)
        try:
            with board.request(interaction):
                yield
            self.answered(table, interaction, message_id, subject, layout)
        finally:
            if board.forget_overlap():
                self.mark_dirty(table.record.id)

    def mark_dirty(self, table_id: int, patience: int = 0) -> None:
        """Schedules an edit of the message. With ``patience`` (milliseconds) the edit may wait for more changes."""
        tempo = self._tables.tempo
        wait = max(tempo.board_gap, patience) if patience else tempo.board_grace
        self._live.mark(table_id, self._tables.now() + wait)

    async def close(self) -> None:
        """Cancels the tasks; what has not been sent is dropped."""
        await self._live.close()
        await self._versions.close()

    def is_busy(self, table_id: int) -> bool:
        """Whether the table's message is about to be drawn, or a request about it may be on its way."""
        return self._live.is_busy(table_id)

    def forget(self, table_ids: Collection[int]) -> None:
        """Forgets the messages of these tables, as when another process owns and shows them now."""
        self._versions.forget(table_ids)
        for table_id in table_ids:
            self._live.forget(table_id)

    async def _bring_up_to_date(self, table_id: int, board: Board) -> None:
        table = await self._once_allowed(table_id, board)
        if not (table.kind.public and self._tables.ownership.owns(table.record.guild_id)):
            self._live.forget(table_id)
            return
        board.follow(table)
        await board.restore(table, self._tables.store.posts.of_table)
        if board.posting:
            await self._adopt(table, board)
        await self._store(table, board)
        subject = board.subject(table)
        if board.shown is not None and board.shown.subject != subject:  # what was shown until now comes to its end
            if board.shown.subject == LOBBY and await self._enter_thread(table, board.shown.message_id):
                board.exempt.forget()
                table = await self._tables.get(table_id)
            await self._end(table, board)
        if board.is_about(subject):
            await self._show(table, board)
        elif board.shown is not None or board.tries or table.alive or table.begun:  # else nobody has seen the table
            await self._begin(table, board, subject)
        if table.alive:
            self._versions.keep(table_id, table.record.seq)
        else:
            await self._close_lobby(table)
            await self._tables.end_shown(table_id)
            self._live.forget(table_id)

    async def _enter_thread(self, table: Table, lobby_id: int) -> bool:
        """Moves a game into a thread on its lobby, if that is wanted and possible; returns whether it was."""
        if not table.alive or table.record.parent_id is not None:
            return False
        if (thread_id := await self._messages.open_thread(table, lobby_id)) is None:
            return False
        await self._tables.repository.move_to(table.record.id, thread_id, table.record.channel_id, own_thread=True)
        return True

    async def _close_lobby(self, table: Table) -> None:
        """Redraws the lobby of a game in a thread when that has ended. Raises errors after which it may succeed."""
        if not table.record.own_thread:
            return
        thread_id = table.record.channel_id
        await self._throttles.of(table.home[0]).wait(self._tables.tempo.channel_gap)
        with unless_refused(log, "a lobby could not be closed", may_pass, table=table.record.id):
            await self._channels.edit(thread_id, thread_id, self.draw(table, LOBBY), table.record.parent_id)

    async def _store(self, table: Table, board: Board) -> None:
        """Stores which message shows the table, if that could not be stored before; not the lobby before a thread."""
        shown, record = board.shown, table.record
        if shown is not None and shown.channel_id == record.channel_id and shown.message_id != record.message_id:
            await self._tables.repository.posted(shown)

    async def _adopt(self, table: Table, board: Board) -> None:
        """Takes over the messages that Discord has taken though the bot does not know of them, the newest last."""
        after = id_before(table.record.created_at) if board.newest_id is None else board.newest_id
        found = await self._channels.find(table.record.channel_id, after, of_table(table.record.id))
        for message_id, subject in found:
            board.shows(table.post(message_id, subject))
            await self._store(table, board)
            if subject != board.subject(table):
                await self._end(table, board)
        board.posting = not board.is_about(board.subject(table))

    async def _once_allowed(self, table_id: int, board: Board) -> Table:
        """The table as it is once a request about it may be sent."""
        if not board.exempt.usable(self._tables.now()):
            table = await self._tables.get(table_id)
            await self._throttles.of(table.record.channel_id).wait(self._tables.tempo.channel_gap)
            if board.is_about(subject_now(table)):  # else it ends or is posted
                await self._wait_to_edit()
            board.again_at = None  # all that has changed until now is drawn
        return await self._tables.get(table_id)

    async def _begin(self, table: Table, board: Board, subject: str) -> None:
        again, board.posting, layout = board.posting, True, self.draw(table, subject)
        message_id, board.posting = await self._post(table, board, subject, layout), False
        board.shows(post := table.post(message_id, subject), None if again else digest(layout))
        await self._tables.repository.posted(post)
        if again and table.alive:  # Discord may have posted it before, with what was true then
            await self._show(table, board)

    async def _post(self, table: Table, board: Board, subject: str, layout: Layout) -> int:
        """Posts a new message; returns its id. A lobby may call people and a result has a picture, so only the messages
        of rounds are follow-ups."""
        if is_about_round(subject):
            message_id = await board.exempt.post(self._library, table.record.channel_id, layout, self._tables.now())
            if message_id is not None:
                return message_id
        board.spend()
        board.chart_tries += subject == GAME
        return await self._messages.post(table, layout, board.newest_id, chart=board.chart_tries <= MAX_CHART_TRIES)

    async def _end(self, table: Table, board: Board) -> None:
        """Shows the end of what the message was about, if need be after a while."""
        assert board.shown is not None
        message_id = board.shown.message_id
        try:
            await self._show(table, board)
        except discord.HTTPException as error:
            if not is_edited_too_often(error):
                raise
            await self._tables.store.posts.outdate(message_id)

    async def _show(self, table: Table, board: Board) -> None:
        """Edits the message, unless it already shows this."""
        assert board.shown is not None
        subject, message_id, record = board.shown.subject, board.shown.message_id, table.record
        words, file = await self._picture(table, board, subject)
        if file is not None:  # drawing it has taken a while
            table = await self._tables.get(record.id)
        board.drop_news(table, self._tables.now())
        layout = self.draw(table, subject, board.news, words)
        if file is not None and not pictures_on(layout):  # the game has ended or rests since then
            words, file = "", None
        if (new := digest(layout)) == board.digest or subject == GAME:  # which stays as it is, with its picture
            return
        plain, board.plain = board.plain, board.plain or file is not None  # unless Discord takes it
        with board.request():
            taken = await board.exempt.edit(self._library, message_id, layout, self._tables.now(), file)
            if not taken:
                self._edits.count()
                if subject != LOBBY:  # edits of the lobby do not count against the game
                    board.spend()
                taken = await self._channels.edit(record.channel_id, message_id, layout, record.parent_id, file)
        log.debug("a table message was edited", table=record.id, version=record.seq)
        board.plain, board.words = (plain, words) if taken else (True, "")
        if file is not None and board.overlapped:  # an answer removes a picture that was not there when it was drawn
            board.words = ""
        board.digest = new
        board.told_at = (board.told_at or (table.game.prompt, self._tables.now())) if board.news else None
        if board.forget_overlap():
            self.mark_dirty(table.record.id)

    async def _picture(self, table: Table, board: Board, subject: str) -> tuple[str, discord.File | None]:
        """What the picture on the message is to show in words, empty if there is to be none; and the picture if it has
        to be attached, because the message does not have it yet or it has changed, as with a name."""
        if board.plain or result_shown(table, subject) is None:
            return "", None
        if board.trick is None:
            board.trick = await self._messages.trick_of(table, subject)
        if board.trick is None:
            board.plain = True
            return "", None
        words = self._messages.in_words(table, board.trick)
        if words == board.words:
            return words, None
        file, words = await self._messages.picture_of(table, board.trick)
        board.plain = file is None
        return (words, file) if file is not None else ("", None)

    async def _failed(self, table_id: int, board: Board, error: Exception) -> bool:
        """Posts a deleted or too old message anew, and suspends a table without its channel; all else is retried."""
        board.forget_overlap()  # an answer that has arrived meanwhile may be hidden by the edit that failed
        now, code = self._tables.now(), code_of(error)
        with suppress(StoreError, NotAllowed):  # found again at the next try or after a restart, or deleted
            if isinstance(error, NoSuchTable):
                self._live.forget(table_id)
            elif code in NOT_TO_BE_EDITED:
                board.again_at = now + pause_after(now - board.failing_since, error)  # if the store refuses this
                if board.shown is not None and is_edited_too_often(error):  # it would stay as it is, with its buttons
                    await self._tables.repository.left(board.shown)
                    with suppress(*FAILED):  # else it says later that the game goes on elsewhere
                        await self._channels.delete(board.shown.channel_id, board.shown.message_id)
                        await self._tables.store.posts.forget(board.shown.message_id)
                board.leave()
                board.again_at = 0
                await self._tables.repository.lost_message(table_id)
            elif is_forbidden(error):
                log.info("a table lost its channel", table=table_id, code=code)
                self._live.forget(table_id)
                await self._tables.suspend(table_id)
            elif (again_at := board.next_try(error, now)) is None and not (await self._tables.get(table_id)).alive:
                self._live.forget(table_id)  # nothing changes any more
            else:
                if again_at is not None and isinstance(error, discord.RateLimited):  # it holds for the whole channel
                    self._throttles.of((await self._tables.get(table_id)).record.channel_id).back_off(again_at)
                return False
        return True
