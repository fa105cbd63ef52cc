"""An open board: the state of one table's public message, from its first drawing until the table is over.

The message is posted and edited through the token of an interaction while Discord accepts it. Such requests do not
count for the bot's limit (`bot.requests.GLOBAL_LIMIT`). A token gives access to the message that answered a command or
was pressed, and to the follow-ups that were sent with it. It is kept in memory only.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Protocol

import structlog

from bot.messages.live_messages import LiveMessage
from bot.messages.subjects import LOBBY, is_about_round, is_own, subject_now
from bot.tables.calls import News, nameable
from bot.tables.door import MOVED
from bot.tables.pace import Tempo
from bot.tables.table import Table
from bot.transport.failures import FAILED, may_pass, was_answered_elsewhere
from bot.transport.library import TOKEN_LIFETIME, Interaction, Library
from bot.ui.items import Layout
from db import Post, Status
from hearts import Phase

log = structlog.get_logger(__name__)

USED_FOR: Final = TOKEN_LIFETIME - 60_000
"""Milliseconds for which a token is used."""
REQUEST_TIMEOUT: Final = 5.0
"""Seconds after which a request through a token is given up: above a limit, discord.py waits as long as Discord asks
for."""
MAX_CREDIT: Final = 8
"""The most requests that can be saved up, and that can be owed."""
MAX_NEWS: Final = 3
Wait = Callable[[], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Token:
    """The token of an interaction that was answered on a public message."""

    application_id: int
    value: str = field(repr=False)
    channel_id: int
    message_id: int
    """The message that answered the command, or that was pressed."""
    until: int
    """When it is not used any more, in epoch milliseconds."""


class ExemptRequests:
    """The newest token with which the message of one table can be edited."""

    __slots__ = ("_token",)

    def __init__(self) -> None:
        self._token: Token | None = None

    def keep(self, interaction: Interaction, message_id: int, now: int) -> None:
        """Keeps the token of an interaction that was just answered on this message, at ``now`` (milliseconds). If
        another process may have answered it before, the token may lead to that process's private message, and is not
        kept."""
        if was_answered_elsewhere(interaction):
            return
        where = interaction.channel_id or 0, message_id
        self._token = Token(interaction.application_id, interaction.token, *where, now + USED_FOR)

    def forget(self) -> None:
        """Forgets the token: from now on there is a message that it cannot edit."""
        self._token = None

    def usable(self, now: int) -> bool:
        """Whether there is a token that Discord should accept."""
        return self._token is not None and now < self._token.until

    async def post(self, library: Library, channel_id: int, layout: Layout, now: int) -> int | None:
        """Posts a message in a channel; returns its id, or None if there is no token for it or Discord refuses that.
        Raises the errors after which the message may have been posted."""
        token = self._token
        if token is None or not self.usable(now) or token.channel_id != channel_id:  # as if the game has got its thread
            return None
        try:
            async with asyncio.timeout(REQUEST_TIMEOUT):
                return await library.post_follow_up(token.application_id, token.value, layout)
        except FAILED as error:
            self._refused(token, error)
            if may_pass(error):
                raise
            return None

    async def edit(self, library: Library, message_id: int, layout: Layout, now: int) -> bool:
        """Edits a message; returns False if there is no token or the request fails."""
        token = self._token
        if token is None or not self.usable(now):
            return False
        try:
            async with asyncio.timeout(REQUEST_TIMEOUT):
                if message_id == token.message_id:
                    await library.edit_original(token.application_id, token.value, layout)
                else:
                    await library.edit_follow_up(token.application_id, token.value, message_id, layout)
        except FAILED as error:
            self._refused(token, error)
            return False
        return True

    def _refused(self, token: Token, error: BaseException) -> None:
        log.info("a table message could not be reached through a token", error=repr(error))
        if self._token is token:  # else there is a newer one
            self._token = None


class Draw(Protocol):
    """Renders the message of a table about a subject in the language of its server."""

    def __call__(self, table: Table, subject: str, news: tuple[News, ...] = ()) -> Layout:
        """``news`` are shown if the subject is the round that is being played."""


@dataclass(frozen=True, slots=True)
class ShownMessage:
    """The message of a table."""

    message_id: int
    channel_id: int
    subject: str
    """What it is about (`bot.messages.subjects`). A new subject gets a new message."""


@dataclass(slots=True)
class Board(LiveMessage):
    """The state of one table's message."""

    newest: ShownMessage | None = None
    """The newest message of the table, which the next one follows; None if there is none, or it is not known. It is
    about `MOVED` once the table has left it: it is gone, too old, or in another channel."""
    chart_tries: int = 0
    """Tries of posting the result with its picture."""
    posting: bool = False
    """A new message was sent, and it is not known yet whether Discord has it."""
    news: tuple[News, ...] = ()
    """The news to show on it, oldest first."""
    told_at: int | None = None
    """The prompt at which the message showed the news; they are dropped with the next prompt."""
    exempt: ExemptRequests = field(default_factory=ExemptRequests)
    credit: int = 0
    """Counted requests that may still be made soon: one for each move of a person, minus those that were made; perhaps
    below zero."""

    @property
    def shown(self) -> ShownMessage | None:
        """The message that shows the table; None if there is none."""
        return None if self.is_about(MOVED) else self.newest

    @property
    def newest_id(self) -> int | None:
        """The id of the newest message; None if it is not known."""
        return None if self.newest is None else self.newest.message_id

    def shows(self, message_id: int, channel_id: int, subject: str, digest: bytes | None = None) -> None:
        """Notes which message shows the table, what it is about, and the digest of its layout if that is known."""
        self.newest, self.digest = ShownMessage(message_id, channel_id, subject), digest

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
            self.newest, self.posting = ShownMessage(record.message_id, record.channel_id, known), known != now
        elif own:
            self.newest = ShownMessage(own[-1].message_id, own[-1].channel_id, _still_about(own[-1], table))

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
        """Adds news, which are shown until the next prompt."""
        self.news, self.told_at = (*self.news, *told)[-MAX_NEWS:], None

    def drop_news(self, table: Table) -> None:
        """Drops the news that were shown at an earlier prompt, and those that may not be told any more."""
        if self.told_at not in (None, table.game.prompt):
            self.news, self.told_at = (), None
        self.news = nameable(self.news, table)

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
