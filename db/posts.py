"""Posts: the messages of tables, which are edited when a name must be removed from them, or deleted in time."""

from __future__ import annotations

import contextlib
from collections.abc import Collection
from typing import Final

from sqlalchemy import Executable, delete, select, union, update

from db import schema
from db.database import Subject
from db.errors import Conflict
from db.leases import shard_of
from db.records import Post
from db.statements import as_row, columns_of, upsert

_POSTS: Final = schema.posts


_FIELDS: Final = columns_of(_POSTS, Post)


def outdate_posts(player_id: int, reserved: Collection[int]) -> Executable:
    """Marks the messages of the tables at which a person has, or had, a seat, and of those where one was ``reserved``
    for them: they are to be drawn anew."""
    tables = (schema.seats, schema.departures, schema.results)
    theirs = (select(table.c.table_id).where(table.c.player_id == player_id) for table in tables)
    naming = union(select(schema.tables.c.id).where(schema.tables.c.id.in_(reserved)), *theirs)
    return update(_POSTS).where(_POSTS.c.table_id.in_(naming)).values(outdated=True)


class PostStore(Subject):
    """The messages of tables."""

    async def keep(self, post: Post) -> None:
        """Remembers a message, or what it is about now. Does nothing if its table was deleted."""
        with contextlib.suppress(Conflict):
            await self._database.write(upsert(_POSTS, **as_row(post)))

    async def of_table(self, table_id: int) -> tuple[Post, ...]:
        """The messages of a table, the oldest first."""
        found = self._database.records(_POSTS, Post, _POSTS.c.table_id == table_id, order_by=[_POSTS.c.message_id])
        return tuple(await found)

    async def outdate(self, message_id: int) -> None:
        """Marks a message."""
        await self._database.write(update(_POSTS).where(_POSTS.c.message_id == message_id).values(outdated=True))

    async def outdate_about(self, table_id: int, subject: str) -> None:
        """Marks the messages of one table about a subject."""
        these = (_POSTS.c.table_id == table_id) & (_POSTS.c.subject == subject)
        await self._database.write(update(_POSTS).where(these).values(outdated=True))

    async def outdated(self) -> tuple[tuple[int, Post], ...]:
        """The messages that are to be drawn anew, each after the id of its server, the newest first."""
        query = select(schema.tables.c.guild_id, *_FIELDS).join(schema.tables).where(_POSTS.c.outdated)
        rows = await self._database.read(query.order_by(_POSTS.c.message_id.desc()))
        return tuple((guild_id, Post(*row)) for guild_id, *row in rows)

    async def drawn(self, message_id: int) -> None:
        """Notes that a message has been edited, or cannot be."""
        await self._database.write(update(_POSTS).where(_POSTS.c.message_id == message_id).values(outdated=False))

    async def forget(self, message_id: int) -> None:
        """Notes that a message was deleted."""
        await self._database.write(delete(_POSTS).where(_POSTS.c.message_id == message_id))

    async def of_running(self, subject: str, shards: int = 1, shard: int = 0) -> tuple[tuple[int, Post], ...]:
        """The messages whose subjects begin like this, of the tables of one shard out of ``shards`` that are not over
        or have a deadline: each after the present version of its table, oldest first."""
        tables = schema.tables.c
        posts = select(tables.seq, *_FIELDS).join(schema.tables)
        there = shard_of(tables.guild_id, shards) == shard
        these = schema.alive_or_due(posts.where(there, _POSTS.c.subject.startswith(subject)))
        found = [(version, Post(*row)) for version, *row in await self._database.read(these)]
        return tuple(sorted(found, key=lambda each: each[1].message_id))
