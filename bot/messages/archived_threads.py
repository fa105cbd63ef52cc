"""Archived threads: opened again for a message in them that is to be changed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord

from bot.tables.locks import Locks
from bot.transport.failures import THREAD_ARCHIVED

T = TypeVar("T")


class ArchivedThreads:
    """Sends requests to channels that may be archived threads, in which Discord lets nobody change a message."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._opening = Locks()
        """One for each thread that is being opened again."""

    async def opened_again(self, channel_id: int, request: Callable[[], Awaitable[T]]) -> T:
        """Sends a request; if the thread is archived, opens it again and sends the request once more. Only moderators
        can open a locked thread. A thread can be changed twice in ten minutes, so requests to it open it only once."""
        try:
            return await request()
        except discord.HTTPException as error:
            if error.code != THREAD_ARCHIVED:
                raise
        async with self._opening.of(channel_id):
            thread = await self._client.fetch_channel(channel_id)
            if isinstance(thread, discord.Thread) and thread.archived:
                await thread.edit(archived=False)
        return await request()
