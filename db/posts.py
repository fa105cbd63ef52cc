"""Posts: the public messages of tables, so that a name can be taken out of them."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Select, insert, or_, select

from db import schema
from db.errors import Conflict

Read = Callable[[Select[Any]], Awaitable[list[Any]]]

_POSTS: Final = schema.posts
_KEEP: Final = insert(_POSTS)


@dataclass(frozen=True, slots=True)
class Post:
    """A public message of a table, and what it is about (see `bot.delivery.boards`)."""

    message_id: int
    table_id: int
    channel_id: int
    subject: str


class Posts:
    """Every public message of a table. Every method raises StoreUnavailable as those of `Store` do."""

    def __init__(
        self, write: Callable[..., Awaitable[None]], read: Callable[[Select[Any]], Awaitable[list[Any]]]
    ) -> None:
        self._write = write
        self._read = read

    async def keep(self, post: Post) -> None:
        """Remembers a message, once."""
        with contextlib.suppress(Conflict):
            await self._write(_KEEP, **{field: getattr(post, field) for field in Post.__slots__})

    async def naming(self, player_id: int) -> tuple[Post, ...]:
        """The messages of the tables at which a person has, or had, a seat; the newest first."""
        tables = (schema.seats, schema.departures, schema.results)
        theirs = (select(table.c.table_id).where(table.c.player_id == player_id) for table in tables)
        query = select(*(_POSTS.c[field] for field in Post.__slots__))
        query = query.where(or_(*(_POSTS.c.table_id.in_(each) for each in theirs))).order_by(_POSTS.c.message_id.desc())
        return tuple(Post(*row) for row in await self._read(query))
