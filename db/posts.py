"""Posts: the public messages of tables, which are edited when a name must be removed from them."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from typing import Final

from sqlalchemy import bindparam, insert, or_, select, update

from db import schema
from db.errors import Conflict
from db.statements import Read, Write

_POSTS: Final = schema.posts
_KEEP: Final = insert(_POSTS)
_DRAWN: Final = update(_POSTS).where(_POSTS.c.message_id == bindparam("b_id")).values(outdated=False)


@dataclass(frozen=True, slots=True)
class Post:
    """A public message of a table, and what it is about (see `bot.messages.subjects`)."""

    message_id: int
    table_id: int
    channel_id: int
    subject: str


class PostStore:
    """Every public message of a table. Every method raises StoreUnavailable as those of `Store` do."""

    def __init__(self, write: Write, read: Read) -> None:
        self._write = write
        self._read = read

    async def keep(self, post: Post) -> None:
        """Remembers a message, once."""
        with contextlib.suppress(Conflict):
            await self._write(_KEEP, **{field: getattr(post, field) for field in Post.__slots__})

    async def outdate(self, player_id: int) -> None:
        """Marks the messages of the tables at which a person has, or had, a seat: they are to be drawn anew."""
        tables = (schema.seats, schema.departures, schema.results)
        theirs = (select(table.c.table_id).where(table.c.player_id == player_id) for table in tables)
        named = or_(*(_POSTS.c.table_id.in_(each) for each in theirs))
        await self._write(update(_POSTS).where(named).values(outdated=True))

    async def outdate_about(self, table_id: int, subject: str) -> None:
        """Marks the messages of one table about a subject."""
        these = (_POSTS.c.table_id == table_id) & (_POSTS.c.subject == subject)
        await self._write(update(_POSTS).where(these).values(outdated=True))

    async def outdated(self) -> tuple[Post, ...]:
        """The messages that are to be drawn anew, the newest first."""
        query = select(*(_POSTS.c[field] for field in Post.__slots__)).where(_POSTS.c.outdated)
        return tuple(Post(*row) for row in await self._read(query.order_by(_POSTS.c.message_id.desc())))

    async def drawn(self, message_id: int) -> None:
        """Notes that a message has been edited, or cannot be."""
        await self._write(_DRAWN, b_id=message_id)
