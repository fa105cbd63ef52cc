"""History: the games that a server and the people on it have played, newest first, and what the coach said of them."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    FromClause,
    Table,
    and_,
    case,
    delete,
    exists,
    false,
    func,
    insert,
    literal,
    or_,
    select,
    true,
    update,
)

from db import schema
from db.database import Subject
from db.errors import Conflict
from db.records import Ending, KindName, ResultRecord, SittingRecord, write_members
from db.statements import columns_of
from db.table_rows import by_table, sittings_of

_TABLES: Final = schema.tables
_RESULTS: Final = schema.results
_NEWEST: Final = (_TABLES.c.ended_at.desc(), _TABLES.c.id.desc())
_RESULT: Final = columns_of(_RESULTS, ResultRecord)


@dataclass(frozen=True, slots=True)
class PastGame:
    """A game that is over."""

    table_id: int
    preset: str
    ended_at: int
    results: tuple[ResultRecord, ...] = ()
    """The results in the order of the places; the people who left come last."""
    replay: bool = True
    """Whether one of its rounds was played to its end."""

    @property
    def ended_early(self) -> bool:
        """Whether it ended before its rules said so."""
        return any(result.ending != Ending.PLAYED for result in self.results)


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game that is over as one person played it."""

    table_id: int
    seats: int
    result: ResultRecord


@dataclass(frozen=True, slots=True)
class Onlooker:
    """Somebody who looks back at the games of a server.

    They see games in channels that are hidden from them only if they took part.
    """

    guild_id: int
    player_id: int
    hidden: frozenset[int] = frozenset()
    """Channels that the person may not view."""
    managed: frozenset[int] = frozenset()
    """Channels whose private threads the person may view without being in them."""
    here: int = 0
    """The channel in which the person asks."""


class HistoryStore(Subject):
    """Finished games in the store."""

    async def games(
        self, onlooker: Onlooker, *, player_id: int | None = None, most: int, skip: int = 0
    ) -> tuple[PastGame, ...]:
        """The games of a server, or of a person on it, newest first."""
        played = exists().where(schema.rounds.c.table_id == _TABLES.c.id, schema.rounds.c.result.is_not(None))
        query = select(_TABLES.c.id, _TABLES.c.preset, _TABLES.c.ended_at, played).where(
            *_ended_on(onlooker.guild_id), _open_to(onlooker)
        )
        if player_id is not None:
            query = query.where(_with(player_id))
        rows = await self._database.read(query.order_by(*_NEWEST).limit(most).offset(skip))
        results = await self._results([table_id for table_id, *_ in rows])
        return tuple(
            PastGame(table_id, preset, at, results.get(table_id, ()), replay) for table_id, preset, at, replay in rows
        )

    async def ended_since(self, onlooker: Onlooker, since: int) -> int:
        """How many games of a server ended at this time (epoch milliseconds) or later."""
        ended = *_ended_on(onlooker.guild_id), _TABLES.c.ended_at >= since
        return await self._database.value(select(func.count()).where(*ended, _open_to(onlooker))) or 0

    async def newest_in_channel(self, guild_id: int, channel_id: int) -> int | None:
        """The id of the last game that ended in a channel or in a thread that it had there; None if there is none."""
        query = select(_TABLES.c.id).where(*_ended_on(guild_id), _played_in(channel_id))
        return await self._database.value(query.order_by(*_NEWEST).limit(1))

    async def games_of_player(
        self, guild_id: int, player_id: int, *, most: int, since: int = 0
    ) -> tuple[PlayedGame, ...]:
        """The last games of a person that count on a server, newest first, including games in which they gave up their
        seat."""
        others = _RESULTS.alias()
        seats = select(func.count()).where(others.c.table_id == _TABLES.c.id, ~others.c.departed).scalar_subquery()
        query = (
            select(_TABLES.c.id, seats, *_RESULT)
            .join(_RESULTS, _RESULTS.c.table_id == _TABLES.c.id)
            .where(_RESULTS.c.player_id == player_id, *_ended_on(guild_id))
            .where(_RESULTS.c.ended_at > since, _RESULTS.c.division.is_not(None))
            .order_by(*_NEWEST)
            .limit(most)
        )
        rows = await self._database.read(query)
        return tuple(PlayedGame(id, seats, ResultRecord(*result)) for id, seats, *result in rows)

    async def solo_totals(self, player_id: int) -> list[tuple[str, int, int]]:
        """The solo games that a person has ended, as (level of the computer players, games, wins)."""
        won = func.sum(case((_RESULTS.c.won, 1), else_=0))
        query = (
            select(_RESULTS.c.level, func.count(), won)
            .join(_TABLES, _TABLES.c.id == _RESULTS.c.table_id)
            .where(_RESULTS.c.player_id == player_id, _TABLES.c.kind == KindName.SOLO, schema.OVER_TABLES)
            .group_by(_RESULTS.c.level)
        )
        return [(level, games, int(wins)) for level, games, wins in await self._database.read(query)]

    async def between(self, guild_id: int, one: int, other: int, *, since: int = 0) -> tuple[int, int, int]:
        """The games that two people both played and that count for both, as (games, the one ahead, the other ahead)."""
        mine, theirs = _RESULTS.alias(), _RESULTS.alias()
        counts: list[Any] = [func.count(), func.sum(_ahead(mine, theirs)), func.sum(_ahead(theirs, mine))]
        query = (
            select(*counts)
            .select_from(mine.join(theirs, mine.c.table_id == theirs.c.table_id))
            .join(_TABLES, _TABLES.c.id == mine.c.table_id)
            .where(
                mine.c.player_id == one, theirs.c.player_id == other, _TABLES.c.guild_id == guild_id, schema.OVER_TABLES
            )
            .where(mine.c.division.is_not(None), theirs.c.division.is_not(None), mine.c.ended_at > since)
        )
        ((games, ahead, behind),) = await self._database.read(query)
        return games, ahead or 0, behind or 0

    async def logs(self, table_ids: Iterable[int]) -> dict[int, bytes]:
        """The packed logs of finished games by table id. Unpacking many of them takes long: do it in a thread."""
        logs = schema.game_logs
        query = select(logs.c.table_id, logs.c.body).where(logs.c.table_id.in_(list(table_ids)))
        return dict([tuple(row) for row in await self._database.read(query)])

    async def sittings(self, table_ids: Iterable[int]) -> dict[int, tuple[SittingRecord, ...]]:
        """The ended sittings of these tables (see `db.records`), by table id."""
        return by_table(await self._database.read(sittings_of(list(table_ids))), SittingRecord)

    async def _results(self, table_ids: Sequence[int]) -> dict[int, tuple[ResultRecord, ...]]:
        query = select(_RESULTS.c.table_id, *_RESULT).where(_RESULTS.c.table_id.in_(table_ids))
        rows = await self._database.read(query.order_by(_RESULTS.c.departed, _RESULTS.c.place, _RESULTS.c.seat))
        return by_table(rows, ResultRecord)


def _ended_on(guild_id: int) -> tuple[ColumnElement[bool], ...]:
    """The conditions for a game that everybody may know of and that is over."""
    return _TABLES.c.guild_id == guild_id, schema.PAST_GAMES


def _ahead(one: FromClause, other: FromClause) -> ColumnElement[int]:
    """1 if one was placed before the other and could win, else 0. Anybody who finished is before anybody who did
    not."""
    better = and_(
        one.c.finished,
        ~one.c.hinted,
        one.c.ending == Ending.PLAYED,
        or_(~other.c.finished, one.c.place < other.c.place),
    )
    return case((better, 1), else_=0)


def _with(player_id: int) -> ColumnElement[bool]:
    """Whether a person took part in a game that is over."""
    return _TABLES.c.id.in_(select(_RESULTS.c.table_id).where(_RESULTS.c.player_id == player_id))


def _played_in(channel_id: int) -> ColumnElement[bool]:
    return or_(_TABLES.c.channel_id == channel_id, and_(_TABLES.c.parent_id == channel_id, _TABLES.c.own_thread))


def _open_to(onlooker: Onlooker) -> ColumnElement[bool]:
    return or_(and_(_viewed_by(onlooker), _known_to(onlooker)), _with(onlooker.player_id))


def _known_to(onlooker: Onlooker) -> ColumnElement[bool]:
    """Whether somebody may look into the private thread in which a game was played, if it was one."""
    member = _TABLES.c.members.contains(write_members([onlooker.player_id]))
    managed = _TABLES.c.parent_id.in_(onlooker.managed) if onlooker.managed else false()
    return or_(_TABLES.c.members.is_(None), member, managed, _TABLES.c.channel_id == onlooker.here)


def _viewed_by(onlooker: Onlooker) -> ColumnElement[bool]:
    if not onlooker.hidden:
        return true()
    elsewhere = _TABLES.c.channel_id.not_in(onlooker.hidden)
    parent_elsewhere = func.coalesce(_TABLES.c.parent_id, 0).not_in(onlooker.hidden)
    return and_(elsewhere, parent_elsewhere)


# -- reviews of the coach, stored so that they are computed once

_OWN: Final = schema.own_puzzles.c


class ReviewStore(Subject):
    """The reviews in the store, a text for each round and person; and which of their questions people practise."""

    async def keep(self, table_id: int, player_id: int, round: int, body: str) -> None:
        """Stores the review of a round, unless there is one already, or the person has deleted their data."""
        await self._keep(schema.reviews, table_id, player_id, round, body)

    async def found(self, table_id: int, player_id: int) -> dict[int, str]:
        """The reviews of a person for the rounds of a table, by the number of the round."""
        reviews = schema.reviews.c
        query = select(reviews.round, reviews.body)
        query = query.where(reviews.table_id == table_id, reviews.player_id == player_id)
        return {row.round: row.body for row in await self._database.read(query)}

    async def practise(self, table_id: int, player_id: int, number: int, due_at: int) -> None:
        """Keeps a question of a review as a puzzle of the person's own, unless it is one, or they have deleted their
        data. Times are epoch milliseconds."""
        await self._keep(schema.own_puzzles, table_id, player_id, number, due_at)

    async def due(self, player_id: int, guild_id: int, now: int) -> tuple[int, int] | None:
        """The puzzle of their own that somebody gets now on a server, as (table id, number): from their games there, or
        from private ones. None if none is due."""
        mine = (_OWN.player_id == player_id, _OWN.due_at <= now, _TABLES.c.guild_id.in_((0, guild_id)))
        query = select(_OWN.table_id, _OWN.number).join(_TABLES, _TABLES.c.id == _OWN.table_id).where(*mine)
        rows = await self._database.read(query.order_by(_OWN.due_at, _OWN.table_id, _OWN.number).limit(1))
        return next(((table_id, number) for table_id, number in rows), None)

    async def answered(self, table_id: int, player_id: int, number: int, now: int, again_at: int | None) -> None:
        """Lets a puzzle of somebody's own come again at a time, or never if they have solved it. Nothing changes if it
        is not due: then they were told the answer not long ago."""
        own, these = schema.own_puzzles, (_OWN.table_id == table_id, _OWN.player_id == player_id, _OWN.number == number)
        change = delete(own) if again_at is None else update(own).values(due_at=again_at)
        await self._database.write(change.where(*these, _OWN.due_at <= now))

    async def _keep(self, table: Table, table_id: int, player_id: int, *values: int | str) -> None:
        """Inserts a row about a person, unless there is one with its key, or they have no seat at the table any more
        because they have deleted their data."""
        seats = schema.seats.c
        seated = exists().where(seats.table_id == table_id, seats.player_id == player_id)
        row = select(*map(literal, (table_id, player_id, *values))).where(seated)
        with contextlib.suppress(Conflict):
            await self._database.write(insert(table).from_select([*table.c], row))
