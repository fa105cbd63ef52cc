"""Messages of tables: what the messages of tables show, and the messages that call people."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from io import BytesIO
from typing import Final, NamedTuple

import discord
import structlog

from bot.community.people import People
from bot.community.servers import Servers
from bot.language.wording import Translator
from bot.messages.channel_messages import ChannelMessages
from bot.messages.permissions import may_open_threads, takes_threads
from bot.messages.subjects import (
    GAME,
    INVITATION,
    LOBBY,
    REGULARS,
    TRICK,
    is_about_round,
    round_of_subject,
    subject_now,
)
from bot.past import Archive, PlayedRound, deciding_trick, turning_round
from bot.pictures.charts import draw_chart
from bot.tables.calls import News
from bot.tables.pace import DAY, PACES
from bot.tables.repository import MOVED
from bot.tables.table import Table
from bot.tables.views import TableView
from bot.transport.failures import code_of
from bot.transport.library_bot import LibraryBot
from bot.transport.mentions import NOBODY, mention, notified, only
from bot.ui.board import board, moved, paused
from bot.ui.calls import invitation, nudge, regulars_call
from bot.ui.curves import SCORES_FILE, TRICK_FILE, scores_chart, scores_in_words
from bot.ui.cutting import cutting
from bot.ui.deciding_trick import draw_trick, trick_in_words, trick_picture
from bot.ui.items import Layout
from bot.ui.lobby import closed, lobby, started
from bot.ui.names import host_name, safe_name
from bot.ui.results import game_result, round_result, withdrawn
from bot.ui.words import plain_title
from db import Post, Status
from hearts import Phase

log = structlog.get_logger(__name__)

HAS_A_THREAD: Final = 160004
"""Discord's code for a message that has a thread already."""
MAX_NAME_LENGTH: Final = 100
THREAD_TIMEOUT: Final = 10.0
"""Seconds that a game waits for its thread: above its limit for new threads, Discord makes requests wait for
minutes."""
HIDES_AFTER: Final = 24 * 60
HIDES_LATE_AFTER: Final = 7 * 24 * 60
"""Minutes without a new message after which Discord archives a thread; at a slow table one move may take a day."""


class ShownTrick(NamedTuple):
    """A trick that a message shows: its round, and its step."""

    played: PlayedRound
    step: int


async def drawn(draw: Callable[[], bytes | None], name: str, words: str | None = None) -> discord.File | None:
    """The picture that is drawn so, to be attached under this name with what it shows in ``words``; None if there is
    nothing to draw or drawing fails: a message without its picture is better than none."""
    try:  # off the event loop: names are fitted to our font, too
        picture = await asyncio.to_thread(draw)
    except Exception as error:  # noqa: BLE001 - whatever it is, only the picture is missing
        log.warning("a picture was left out", picture=name, error=repr(error))
        return None
    return discord.File(BytesIO(picture), name, description=words) if picture is not None else None


async def score_chart(view: TableView, say: Translator) -> tuple[discord.File | None, str]:
    """The picture of the totals after each round, and what it shows in words; no words if it cannot be drawn."""
    file = await drawn(lambda: draw_chart(scores_chart(view, say)), SCORES_FILE)
    return file, scores_in_words(view, say) if file is not None else ""


async def trick_drawn(
    view: TableView, played: PlayedRound, step: int, say: Translator
) -> tuple[discord.File | None, str]:
    """The picture of a trick, and what it shows in words, which are better than nothing if it cannot be drawn."""
    words = trick_in_words(view, played, step, say)
    return await drawn(lambda: draw_trick(trick_picture(view, played, step, say)), TRICK_FILE, words), words


def result_shown(table: Table, subject: str) -> int | None:
    """The number of the round, from 0, whose result the message about a subject shows; None if it shows something
    else."""
    if table.ended_early or table.record.status is Status.SUSPENDED or not is_about_round(subject):
        return None
    number, rounds = round_of_subject(subject), len(table.game.rounds)
    if table.cutter is not None and number == rounds:
        return None
    finished = number < rounds or table.game.phase in (Phase.DEALING, Phase.OVER)
    return min(number, rounds - 1) if finished else None


def draw(table: Table, subject: str, say: Translator, news: tuple[News, ...] = (), words: str = "") -> Layout:
    """The public message of a table about a subject (see `bot.messages.subjects`); ``words`` tell what the picture of
    a trick shows that the result of a round has, if it has one."""
    view = table.seen_by(None)
    status = table.record.status
    if subject == MOVED:
        return moved(view, say)
    if subject == TRICK:
        return withdrawn(view, say)
    if subject == INVITATION:
        return invitation(view, say)
    if subject == REGULARS:
        return regulars_call(view, say)
    if table.ended_early:  # the lobby of a thread stands elsewhere than the result
        above = subject == LOBBY and subject_now(table) != LOBBY and not table.record.own_thread
        return started(view, say) if above else closed(view, say)
    if status is Status.SUSPENDED:
        return paused(view, say, table.paused_by)
    if subject == LOBBY:
        return lobby(view, say) if status is Status.LOBBY else started(view, say)
    if subject == GAME:
        return game_result(view, say)
    if (number := result_shown(table, subject)) is not None:
        return round_result(view, number, say, words)
    if view.cutter is not None and round_of_subject(subject) == len(view.game.rounds):
        return cutting(view, say)
    return board(view, say, news)


class TableMessages:
    """Draws and sends the messages of tables, and those that call people.

    Every method that sends something raises what `bot.transport.failures.FAILED` names.
    """

    def __init__(
        self,
        client: LibraryBot,
        channels: ChannelMessages,
        servers: Servers,
        people: People,
        public_say: Callable[[int], Translator],
        archive: Archive,
    ) -> None:
        self._client = client
        self.channels = channels
        self._servers = servers
        self._people = people
        self._public_say = public_say
        self._archive = archive

    def draw(self, table: Table, subject: str, news: tuple[News, ...] = (), words: str = "") -> Layout:
        """The public message of a table about a subject, in the language of its server."""
        return draw(table, subject, self._public_say(table.record.guild_id), news, words)

    def _known(self, table: Table) -> discord.abc.GuildChannel | discord.Thread | None:
        """What discord.py knows of the table's channel; it is found by its server, because there are many servers."""
        guild = self._client.get_guild(table.record.guild_id)
        return None if guild is None else guild.get_channel_or_thread(table.record.channel_id)

    async def open_thread(self, table: Table, message_id: int) -> int | None:
        """Opens a thread for the game on its lobby message; returns its id, or None if it is not wanted or not
        possible."""
        channel = self._known(table)
        wanted = table.record.settings.thread
        wanted = self._servers.settings(table.record.guild_id).threads if wanted is None else wanted
        if not wanted or not takes_threads(channel):
            return None
        if not may_open_threads(channel):
            log.info("a game may not have its thread", table=table.record.id)
            return None
        say = self._public_say(table.record.guild_id)
        name = say("thread-name", game=plain_title(table.record.preset, say), code=str(table.record.id))
        slow = PACES[table.record.settings.pace].play >= DAY
        try:
            async with asyncio.timeout(THREAD_TIMEOUT):
                thread = await channel.get_partial_message(message_id).create_thread(
                    name=name[:MAX_NAME_LENGTH], auto_archive_duration=HIDES_LATE_AFTER if slow else HIDES_AFTER
                )
        except (discord.DiscordException, TimeoutError) as error:
            if code_of(error) == HAS_A_THREAD:
                return message_id  # the bot stopped before it could store the thread
            log.info("a game did not get its thread", table=table.record.id, error=repr(error))
            return None
        return thread.id

    async def post(self, table: Table, layout: Layout, previous_id: int | None = None, *, chart: bool = True) -> int:
        """Posts the public message of a table that follows the message ``previous_id``; returns its id.

        Its nonce says which message it is: the first one, the one after ``previous_id``, or the result. So Discord does
        not post it a second time if it took the first request and the connection then broke, or the bot was killed.
        ``chart``: whether a result has its picture, which is left out if it cannot be made or Discord refuses it.
        """
        is_over = subject_now(table) == GAME
        if is_over:
            nonce = f"over {table.record.id}"
        else:
            nonce = f"first {table.record.id}" if previous_id is None else f"after {previous_id}"
        allowed, file = NOBODY, None
        if is_over and chart and (with_picture := await self._with_picture(table)) is not None:
            layout, file = with_picture
        elif table.reserved and previous_id is None:  # nobody is called twice
            layout, allowed = await self.first(table)
        return await self.channels.post(table.record.channel_id, layout, nonce, file=file, allowed=allowed)

    async def first(self, table: Table) -> tuple[Layout, discord.AllowedMentions]:
        """The lobby as a new message, with a line that mentions the people for whom seats are reserved; and which of
        them Discord may notify."""
        say, view = self._public_say(table.record.guild_id), table.seen_by(None)
        people = [seat.held_for for seat in table.reserved if seat.held_for is not None]
        called = await notified(people, self._people, may_call=self.may_call(table))
        if not called:
            return self.draw(table, LOBBY), NOBODY
        host = host_name(view, say)
        key = "invitation-call" if table.record.rematch_of is None else "lobby-call"
        return lobby(view, say, say(key, host=host, who=", ".join(map(mention, called)))), only(called)

    async def redraw(self, table: Table, post: Post, layout: Layout) -> None:
        """Redraws an old message, with its picture."""
        with_picture = None
        if post.subject == GAME:
            with_picture = await self._with_picture(table)
        elif (trick := await self.trick_of(table, post.subject)) is not None:
            file, words = await self.picture_of(table, trick)
            with_picture = None if file is None else (self.draw(table, post.subject, words=words), file)
        await self.channels.redraw(post.channel_id, post.message_id, *(with_picture or (layout, None)))

    async def trick_of(self, table: Table, subject: str) -> ShownTrick | None:
        """The trick that the message about a subject is to show in a picture, because it decided the round that is
        over; None if there is none, it may not be shown, or it is that of the game, which the next message shows."""
        number = result_shown(table, subject)
        if number is None or not self._may_attach(table):
            return None
        game = table.game
        last = game.phase is Phase.OVER and number == len(game.rounds) - 1
        if last and turning_round(table.rules, game.rounds, game.winners) == number:
            return None
        played = await self._played(table, number)
        if played is None or not played.last_seen:
            return None
        return ShownTrick(played, deciding_trick(played, played.last_seen))

    def in_words(self, table: Table, trick: ShownTrick) -> str:
        """What the picture of the trick shows, in words."""
        return trick_in_words(table.seen_by(None), trick.played, trick.step, self._public_say(table.record.guild_id))

    async def picture_of(self, table: Table, trick: ShownTrick) -> tuple[discord.File | None, str]:
        """The picture of the trick, None if it cannot be drawn; and what it shows in words."""
        say = self._public_say(table.record.guild_id)
        return await trick_drawn(table.seen_by(None), trick.played, trick.step, say)

    async def _played(self, table: Table, number: int) -> PlayedRound | None:
        """A round that was played in front of everybody; None if others may still play the same cards, or it cannot be
        read."""
        if table.opens_at is not None or not table.kind.public:
            return None
        try:
            return await self._archive.played(table, number)
        except Exception as error:  # noqa: BLE001 - whatever it is, only a picture is missing
            log.info("a result has no deciding trick", table=table.record.id, error=repr(error))
            return None

    async def _with_picture(self, table: Table) -> tuple[Layout, discord.File] | None:
        """The result of a game with the picture of its deciding trick, or of its scores if no trick decided it; None if
        no file may be sent or drawn."""
        if not self._may_attach(table):
            return None
        view, say = table.seen_by(None), self._public_say(table.record.guild_id)
        file, words = await self._deciding_trick(table, view, say)
        if file is None:
            file, words = await score_chart(view, say)
        return None if file is None else (game_result(view, say, words, file.filename), file)

    async def _deciding_trick(self, table: Table, view: TableView, say: Translator) -> tuple[discord.File | None, str]:
        turned = turning_round(table.rules, table.game.rounds, table.game.winners)
        if turned is None:
            return None, ""
        played = await self._played(table, turned)
        return (None, "") if played is None else await trick_drawn(view, played, deciding_trick(played), say)

    def _may_attach(self, table: Table) -> bool:
        """Whether files may be sent to the table's channel; True if that is not known."""
        channel = self._known(table)
        return channel is None or channel.permissions_for(channel.guild.me).attach_files

    def may_call(self, table: Table) -> bool:
        """Whether the server wants people to be called."""
        return self._servers.settings(table.record.guild_id).nudges

    async def nudge(self, table: Table, player_ids: list[int]) -> int:
        """Posts a message that calls these people; returns its id. It notifies only those who want that, and nobody if
        the server does not want it. A version of a table has one call, so that its nonce tells it."""
        say = self._public_say(table.record.guild_id)
        called = await notified(player_ids, self._people, may_call=self.may_call(table))
        names = {seat.player_id: safe_name(seat.name, say) for seat in table.seats}
        who = ", ".join(mention(player) if player in called else names[player] for player in player_ids)
        layout = nudge(table.seen_by(None), who, say)
        nonce, allowed = f"call {table.record.id} {table.record.seq}", only(called)
        channel_id = table.record.channel_id
        return await self.channels.post(channel_id, layout, nonce, allowed=allowed, silent=not called)
