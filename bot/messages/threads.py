"""Threads: games that are played in threads of their own, which are opened on their lobbies."""

from __future__ import annotations

import discord
import structlog

from bot.messages.channel_messages import ChannelMessages
from bot.messages.open_board import Draw
from bot.messages.subjects import LOBBY
from bot.messages.table_messages import TableMessages
from bot.tables.service import Tables
from bot.tables.table import Table
from bot.transport.failures import may_pass
from bot.transport.throttle import ChannelThrottles

log = structlog.get_logger(__name__)


class Threads:
    """Moves games into their threads, and shows on their lobbies that they have ended."""

    def __init__(
        self,
        tables: Tables,
        messages: TableMessages,
        channels: ChannelMessages,
        draw: Draw,
        throttles: ChannelThrottles,
    ) -> None:
        self._tables = tables
        self._messages = messages
        self._channels = channels
        self._draw = draw
        self._throttles = throttles

    async def enter(self, table: Table, lobby_id: int) -> bool:
        """Moves a game into a thread on its lobby, if that is wanted and possible; returns whether it was."""
        if not table.alive or table.record.parent_id is not None:
            return False
        if (thread_id := await self._messages.open_thread(table, lobby_id)) is None:
            return False
        await self._tables.locations.move_to(table.record.id, thread_id, table.record.channel_id, own_thread=True)
        return True

    async def close_lobby(self, table: Table) -> None:
        """Redraws the lobby of a game in a thread when that has ended. Raises errors after which it may succeed."""
        if not table.record.own_thread:
            return
        thread_id = table.record.channel_id
        await self._throttles.wait(table.home[0], self._tables.tempo.channel_gap)
        try:
            await self._channels.edit(thread_id, thread_id, self._draw(table, LOBBY), table.record.parent_id)
        except discord.DiscordException as error:
            if may_pass(error):
                raise
            log.info("a lobby could not be closed", table=table.record.id, error=repr(error))
