"""Messages of tables: what the messages of tables show, and the messages that call people."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import discord
import structlog

from bot.community.people import People
from bot.community.servers import Servers
from bot.language.wording import Translator
from bot.messages.channel_messages import ChannelMessages
from bot.messages.charts import score_chart
from bot.messages.exempt_requests import Token
from bot.messages.open_panel import Address
from bot.messages.permissions import may_open_threads, takes_threads
from bot.messages.subjects import GAME, subject_now
from bot.tables.codes import write_table_code
from bot.tables.pace import DAY, PACES
from bot.tables.table import Table
from bot.transport.library_bot import LibraryBot
from bot.transport.mentions import NOBODY, mention, notified, only
from bot.ui.calls import nudge
from bot.ui.items import Layout
from bot.ui.lobby import lobby
from bot.ui.names import host_name, safe_name
from bot.ui.results import game_result
from bot.ui.words import plain_title
from db import Post

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


class TableMessages:
    """Sends the messages of tables, and those that call people.

    Every method that sends something raises what `bot.transport.failures.FAILED` names.
    """

    def __init__(
        self,
        client: LibraryBot,
        channels: ChannelMessages,
        servers: Servers,
        people: People,
        public_say: Callable[[int], Translator],
    ) -> None:
        self._client = client
        self._channels = channels
        self._servers = servers
        self._people = people
        self._public_say = public_say

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
        name = say("thread-name", game=plain_title(table.record.preset, say), code=write_table_code(table.record.id))
        slow = PACES[table.record.settings.pace].play >= DAY
        try:
            async with asyncio.timeout(THREAD_TIMEOUT):
                thread = await channel.get_partial_message(message_id).create_thread(
                    name=name[:MAX_NAME_LENGTH], auto_archive_duration=HIDES_LATE_AFTER if slow else HIDES_AFTER
                )
        except (discord.DiscordException, TimeoutError) as error:
            if isinstance(error, discord.HTTPException) and error.code == HAS_A_THREAD:
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
        if is_over and chart and (with_chart := await self._with_chart(table)) is not None:
            layout, file = with_chart
        elif table.reserved and previous_id is None:  # nobody is called twice
            layout, allowed = await self.lobby_with_call(table)
        return await self._channels.post(table.record.channel_id, layout, nonce, file=file, allowed=allowed)

    async def lobby_with_call(self, table: Table) -> tuple[Layout, discord.AllowedMentions]:
        """The lobby of a table with a line that mentions the people for whom seats are reserved, and which of them
        Discord may notify."""
        say, view = self._public_say(table.record.guild_id), table.seen_by(None)
        people = [seat.held_for for seat in table.reserved if seat.held_for is not None]
        called = await notified(people, self._people, may_call=self.may_call(table))
        if not called:
            return lobby(view, say), NOBODY
        host = host_name(view, say)
        key = "invitation-call" if table.record.rematch_of is None else "lobby-call"
        return lobby(view, say, say(key, host=host, who=", ".join(map(mention, called)))), only(called)

    async def redraw(self, table: Table, post: Post, layout: Layout) -> None:
        """Redraws an old message, with its picture."""
        with_chart = await self._with_chart(table) if post.subject == GAME else None
        await self._channels.redraw(post.channel_id, post.message_id, *(with_chart or (layout, None)))

    async def _with_chart(self, table: Table) -> tuple[Layout, discord.File] | None:
        """The result of a game, and its score chart; None if no file may be sent, or the chart cannot be drawn."""
        if not self._may_attach(table):
            return None
        view, say = table.seen_by(None), self._public_say(table.record.guild_id)
        try:
            file, words = await score_chart(view, say)
        except Exception as error:  # noqa: BLE001 - a result without its picture is better than none
            log.warning("the score chart was left out", table=table.record.id, error=repr(error))
            return None
        return game_result(view, say, words), file

    def _may_attach(self, table: Table) -> bool:
        """Whether files may be sent to the table's channel; True if that is not known."""
        channel = self._known(table)
        if channel is None:
            return True
        return channel.permissions_for(channel.guild.me).attach_files

    async def post_through(self, token: Token, layout: Layout) -> int:
        """Posts a public message as a follow-up of an interaction; returns its id."""
        return await self._client.library.post_follow_up(token.application_id, token.value, layout)

    async def edit_through(self, token: Token, message_id: int, layout: Layout) -> None:
        """Edits the public message that answered an interaction or was pressed, or one of its follow-ups."""
        if message_id == token.message_id:
            await self._client.library.edit_original(token.application_id, token.value, layout)
        else:
            await self._client.library.edit_follow_up(token.application_id, token.value, message_id, layout)

    async def push(self, address: Address, layout: Layout) -> None:
        """Edits a panel with the token of the newest press on it."""
        await self._client.library.edit_original(address.application_id, address.token, layout)

    async def delete_panel(self, address: Address) -> None:
        """Deletes a panel."""
        await self._client.library.delete_original(address.application_id, address.token)

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
        return await self._channels.post(channel_id, layout, nonce, allowed=allowed, silent=not called)
