"""Dailies: the sealed deals of the day, and the tries that people have had at them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Select, delete, select, update

from db import schema
from db.database import Subject
from db.records import DailyDeal
from db.settings import wants_listing
from db.statements import insert_once, upsert

_TABLES: Final = schema.tables.c
_RESULTS: Final = schema.results.c
_KEY: Final = 1
"""The key of the only row."""


@dataclass(frozen=True, slots=True)
class DailyTry:
    """One person's try at the deal of a day."""

    day: int
    local_day: int
    """The date in the time zone of the person, counted in the same way."""
    table_id: int
    player_id: int
    name: str
    finished: bool
    """Whether all cards were played before the day was over."""
    points: int


class DailyStore(Subject):
    """Deals and tries."""

    async def key(self, drawn: bytes) -> bytes:
        """The secret from which all deals are drawn. Stores ``drawn`` as the secret if there is none yet."""
        query = select(schema.daily_keys.c.secret).where(schema.daily_keys.c.id == _KEY)
        if not (found := await self._database.column(query)):
            await self._database.write(insert_once(schema.daily_keys, id=_KEY, secret=drawn))
            found = await self._database.column(query)  # of two processes the first one has drawn it
        return bytes(found[0])

    async def seal(self, deal: DailyDeal) -> None:
        """Stores the deal of a day, unless one is sealed already."""
        values = {"secret": deal.secret, "commitment": deal.commitment, "sealed_at": deal.sealed_at}
        await self._database.write(insert_once(schema.daily_deals, day=deal.day, **values))

    async def open(self, day: int, at: int) -> None:
        """Notes that the deal of a day can be played from ``at`` on (epoch milliseconds), unless that was noted
        before."""
        table = schema.daily_deals
        statement = update(table).where(table.c.day == day, table.c.opened_at.is_(None))
        await self._database.write(statement.values(opened_at=at))

    async def deal(self, day: int) -> DailyDeal | None:
        """The deal of a day; None if none was sealed."""
        return await self._database.record(schema.daily_deals, DailyDeal, schema.daily_deals.c.day == day)

    async def deals(self, first: int, last: int) -> list[DailyDeal]:
        """The deals of the days from ``first`` to ``last``, both included, in order."""
        day = schema.daily_deals.c.day
        return await self._database.records(schema.daily_deals, DailyDeal, day.between(first, last), order_by=[day])

    async def table_of(self, day: int, player_id: int) -> int | None:
        """The id of the table of a person's try at the deal of a day; None if there is none."""
        query = select(_TABLES.id).where(schema.DAILY_TABLES, _TABLES.day == day, _TABLES.host_id == player_id)
        return await self._database.value(query)

    async def field(self, day: int) -> Counter[tuple[bool, int]]:
        """How many people have ended their try at the deal of a day, by whether they finished and by points."""
        rows = await self._database.read(_ended(_RESULTS.finished, _RESULTS.total).where(_TABLES.day == day))
        return Counter((bool(finished), int(points)) for finished, points in rows)

    async def tries_on(self, day: int, guild_id: int) -> list[DailyTry]:
        """The ended tries of a day by people of a server, with their names there, without those who are on no
        leaderboard."""
        names, players = schema.names.c, schema.players.c
        query = _tries(names.name, players.preferences)
        query = query.join(schema.names, (names.player_id == _TABLES.host_id) & (names.guild_id == guild_id))
        query = query.join(schema.players, players.id == _TABLES.host_id)
        rows = await self._database.read(query.where(_TABLES.day == day))
        return [DailyTry(*row[:7]) for row in rows if wants_listing(row[7])]

    async def tries_of(self, player_id: int) -> list[DailyTry]:
        """All ended tries of a person, in the order of the days."""
        query = _tries(_RESULTS.name).where(_TABLES.host_id == player_id)
        return [DailyTry(*row) for row in await self._database.read(query.order_by(_TABLES.day))]

    async def keep_mark(self, day: int, mark: str) -> None:
        """Stores a mark that somebody had their try; the mark names nobody."""
        await self._database.write(insert_once(schema.daily_marks, day=day, mark=mark))

    async def marked(self, day: int, mark: str) -> bool:
        """Whether this mark is stored."""
        table = schema.daily_marks.c
        return bool(await self._database.read(select(table.day).where(table.day == day, table.mark == mark)))

    async def forget_marks(self, before: int) -> None:
        """Deletes the marks of days before ``before``, whose deals cannot be played any more."""
        await self._database.write(delete(schema.daily_marks).where(schema.daily_marks.c.day < before))

    async def message(self, guild_id: int, day: int) -> tuple[int, int] | None:
        """The ids of the channel and of the message about a day on a server; None if there is none."""
        table = schema.daily_messages.c
        query = select(table.channel_id, table.message_id).where(table.guild_id == guild_id, table.day == day)
        rows = await self._database.read(query)
        return (int(rows[0][0]), int(rows[0][1])) if rows else None

    async def keep_message(self, guild_id: int, day: int, channel_id: int, message_id: int) -> None:
        """Stores the message about a day on a server."""
        key = {"guild_id": guild_id, "day": day}
        await self._database.write(upsert(schema.daily_messages, **key, channel_id=channel_id, message_id=message_id))


def _tries(name: Any, *more: Any) -> Select[Any]:
    person = _TABLES.id, _TABLES.host_id, name
    return _ended(_TABLES.day, _TABLES.local_day, *person, _RESULTS.finished, _RESULTS.total, *more)


def _ended(*columns: Any) -> Select[Any]:
    """These columns of the tries that have ended, each with the result of its person."""
    its = (_RESULTS.table_id == _TABLES.id) & (_RESULTS.player_id == _TABLES.host_id)
    query = select(*columns).select_from(schema.tables).join(schema.results, its)
    return query.where(schema.DAILY_TABLES, schema.OVER_TABLES)
