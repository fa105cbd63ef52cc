"""Locations: in which channels tables are shown, and by which messages. They are no part of the games."""

from __future__ import annotations

from functools import partial
from typing import Final

from bot.tables.door import Door
from db import Post, Store

MOVED: Final = "moved"
"""The subject of a message that showed a table until that moved to another channel."""


class Locations:
    """Stores where the tables are. Every method raises NotAllowed if there is no such table, and as `Store` does."""

    def __init__(self, store: Store, door: Door) -> None:
        self._store = store
        self._door = door

    async def posted(
        self, table_id: int, message_id: int | None, subject: str = "", channel_id: int | None = None
    ) -> None:
        """Stores which message of its channel shows the table, and which subject; None: it has no message any more. One
        that was posted to a channel which the table has left meanwhile is to say so."""
        if message_id is not None:  # first: who is told of an error repeats both
            now = (await self._door.get(table_id)).record.channel_id
            if channel_id not in (None, now):
                await self.left(table_id, channel_id, message_id)
                return
            await self._store.posts.keep(Post(message_id, table_id, now, subject))
        write = partial(self._store.tables.set_message, table_id, message_id)
        await self._door.set_location(table_id, write, message_id=message_id)

    async def left(self, table_id: int, channel_id: int, message_id: int) -> None:
        """Stores that a message shows the table no more, and is to say so."""
        await self._store.posts.keep(Post(message_id, table_id, channel_id, MOVED))
        await self._store.posts.outdate(message_id)

    async def move_to(
        self,
        table_id: int,
        channel_id: int,
        parent_id: int | None = None,
        *,
        own_thread: bool = False,
        members: str | None = None,
    ) -> None:
        """Moves the table to a channel, where it has no message yet. ``parent_id``: the parent of a thread. The message
        that has shown it is to say so, unless that is the lobby on which its ``own_thread`` was opened."""
        left_as = None if own_thread else MOVED
        write = partial(self._store.tables.set_channel, table_id, channel_id, parent_id, own_thread, members, left_as)
        where = {"channel_id": channel_id, "parent_id": parent_id, "own_thread": own_thread, "members": members}
        await self._door.set_location(table_id, write, message_id=None, **where)
