"""Privacy: which columns identify people and servers, and how their data is exported and deleted."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Collection, Iterable
from datetime import timedelta
from functools import partial
from typing import Any, Final

from sqlalchemy import ColumnElement, Executable, Select, Table, delete, func, or_, select, union, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db import schema
from db.database import Subject
from db.directory import fingerprint
from db.posts import outdate_posts
from db.records import PUBLIC, Fence, KindName, MatchStatus, Status, write_members
from db.standings import outdate_announcements

_T: Final = schema.metadata.tables

PEOPLE: Final[dict[str, dict[str, str | None]]] = {
    "players": {"id": "name"},
    "names": {"player_id": "name"},
    "regulars": {"player_id": None},
    "standings": {"player_id": None},
    "badges": {"player_id": None},
    "departures": {"player_id": "name"},
    "tables": {"host_id": None},
    "seats": {"player_id": "name", "held_for": "held_name"},
    "sittings": {"player_id": "name"},
    "results": {"player_id": "name"},
    "reviews": {"player_id": None},
    "own_puzzles": {"player_id": None},
    "puzzle_players": {"player_id": None},
    "puzzle_answers": {"player_id": None},
    "house_rules": {"created_by": None},
    "matches": {"host_id": None},
    "match_players": {"player_id": "name"},
    "audit": {"by_id": "by_name", "about_id": "about_name"},
}
"""By table: the columns with the id of a person, each with the column of the name, or None if there is none."""
ABOUT_ONE: Final = frozenset(
    {
        *("players", "names", "regulars", "standings", "badges", "departures", "reviews"),
        *("puzzle_players", "puzzle_answers", "own_puzzles"),
    }
)
"""Tables whose rows are about one person only: these rows are deleted. In the rows of other tables, which belong to the
history of others too, the person is replaced."""
SERVERS: Final = {"guilds": "id"} | {name: "guild_id" for name, table in _T.items() if "guild_id" in table.c}
"""By table: the column with the id of a server. Rows of other tables are about people, or are deleted with their
game."""
OF_GAMES: Final = frozenset({"tables", "standings", "badges"})
"""Tables whose rows grow with the games of a server, too many to read them all for its id."""
KEPT_AUDIT: Final = timedelta(days=180)
KEPT_UNCOUNTED: Final = timedelta(days=30)
"""How long games are kept that count for nothing."""
NO_RATING: Final = {"rating": None, "rating_change": None, "provisional": False}
"""What the results of a deleted person say of their rating."""
TABLES_AT_ONCE: Final = 100
"""How many games are deleted in one transaction, during which moves wait."""
PEOPLE_AT_ONCE: Final = 25
"""The standings of how many people are deleted in one transaction: each may have hundreds."""
FORGOTTEN_AT_ONCE: Final = 10_000
"""How many games are found at once that are to be forgotten."""
SERVERS_AT_ONCE: Final = 500
"""For how many servers bans are searched at once, during which the event loop waits."""
HIGHEST: Final = 2**62


class PrivacyStore(Subject):
    """The data of one person or one server in the store."""

    # -- people

    async def export(self, player_id: int) -> dict[str, list[dict[str, Any]]]:
        """Every row about the person, by table, without what it says about others."""
        found: dict[str, list[dict[str, Any]]] = {}
        for name, columns in PEOPLE.items():
            theirs = or_(*(_T[name].c[each] == player_id for each in columns))
            rows = await self._database.read(select(_T[name]).where(theirs))
            found[name] = await asyncio.to_thread(_own_rows, rows, columns, player_id)
        found["bars"] = [row._asdict() for row in await self._database.run_read(partial(_bans_of, player_id=player_id))]
        tables, member = schema.tables, _as_member(player_id)
        query = select(tables.c.id, tables.c.guild_id, tables.c.channel_id).where(member)
        found["private_threads"] = [row._asdict() for row in await self._database.read(query)]
        return found

    async def running(self, player_id: int) -> list[int]:
        """The ids of the tables that are not over and name the person: as a player, host, guest, former player, or
        member of the private thread."""
        tables, seats, departures = schema.tables.c, schema.seats.c, schema.departures.c
        naming = union(
            select(tables.id).where(tables.host_id == player_id),
            select(tables.id).where(_as_member(player_id)),
            select(seats.table_id).where(seats.player_id == player_id),
            select(seats.table_id).where(seats.held_for == player_id),
            select(departures.table_id).where(departures.player_id == player_id),
        )
        query = select(tables.id).where(tables.id.in_(naming), schema.ALIVE_TABLES)
        return await self._database.column(query.order_by(tables.id))

    async def delete(self, player_id: int, name: str, reserved: Collection[int] = ()) -> None:
        """Deletes the data of a person. Private games are deleted. Games with others keep their results, with ``name``
        as the person's name, a number below zero as the id, which tells the person from a computer player, and no
        rating. Messages that may name the person are marked as outdated, among them those of the tables where a seat
        was ``reserved`` for them."""
        nobody = -1 - secrets.randbelow(HIGHEST)

        tables, results = schema.tables, schema.results
        members = func.replace(tables.c.members, write_members([player_id]), "")
        alone = tables.c.kind.not_in(PUBLIC) & (
            (tables.c.kind != KindName.MATCH) | (tables.c.status == Status.CANCELLED)
        )
        await self._database.write(
            outdate_posts(player_id, reserved),
            outdate_announcements(player_id),
            partial(_rename_bans, player_id=player_id, name=name),
            update(tables).where(_as_member(player_id)).values(members=members),
            delete(tables).where(alone, tables.c.host_id == player_id),
            update(results).where(results.c.player_id == player_id).values(NO_RATING),
            *_taking_out(player_id, nobody, name),
            erases=True,
        )

    # -- servers

    async def servers(self) -> set[int]:
        """The ids of all servers in the database, but for those with nothing but cancelled games, which are deleted by
        themselves. Private games, which are on no server, have the id 0 and are left out."""
        queries = (select(_T[name].c[column].label("id")) for name, column in SERVERS.items() if name not in OF_GAMES)
        games = map(_with_games, (schema.ALIVE_TABLES, schema.OVER_TABLES))
        every = select(union(*queries, *games).subquery().c.id)
        return {guild_id for guild_id in await self._database.column(every) if guild_id}

    async def gone_before(self, at: int) -> list[int]:
        """The ids of the servers that the bot left before a time (epoch milliseconds)."""
        return await self._database.column(select(schema.guilds.c.id).where(schema.guilds.c.removed_at < at))

    async def delete_server(self, guild_id: int, fence: Fence | None = None) -> None:
        """Deletes everything about a server, its games and standings first and a few at a time."""
        tables = schema.tables
        query = select(tables.c.id).where(tables.c.guild_id == guild_id).limit(TABLES_AT_ONCE)
        while table_ids := await self._database.column(query):
            await self._database.write(delete(tables).where(tables.c.id.in_(table_ids)), fence=fence, erases=True)
        await self.delete_most_standings(guild_id, fence)
        matches = select(schema.matches.c.id).where(schema.matches.c.guild_id == guild_id)
        await self._database.write(
            delete(tables).where(tables.c.match_id.in_(matches)),
            *(delete(_T[name]).where(_T[name].c[column] == guild_id) for name, column in SERVERS.items()),
            fence=fence,
            erases=True,
        )

    async def delete_most_standings(self, guild_id: int, fence: Fence | None = None) -> None:
        """Deletes the standings of a server but for those of `PEOPLE_AT_ONCE` people, a few at a time. Whoever deletes
        the rest does it after this, in one transaction."""
        rows = schema.standings.c
        here = rows.guild_id == guild_id
        people = await self._database.column(select(rows.player_id).where(here).distinct())
        for first in range(PEOPLE_AT_ONCE, len(people), PEOPLE_AT_ONCE):
            theirs = rows.player_id.in_(people[first : first + PEOPLE_AT_ONCE])
            await self._database.write(delete(schema.standings).where(here, theirs), fence=fence, erases=True)

    async def forget_audit(self, now: int) -> None:
        """Deletes lines of the audit log that are older than `KEPT_AUDIT`; ``now`` is epoch milliseconds."""
        before = now - KEPT_AUDIT // timedelta(milliseconds=1)
        await self._database.write(delete(schema.audit).where(schema.audit.c.at < before), erases=True)

    async def forget_uncounted(self, now: int) -> None:
        """Deletes what counts for nothing and is over since longer than `KEPT_UNCOUNTED`, a few at a time: the tables
        of lobbies that did not begin, of games without results that ended early, of practice and of study; cancelled
        matches, once their message says so. The deals of a match stay with it. The newest table and the newest match
        stay, so that no number is given again. ``now`` is epoch milliseconds."""
        tables, matches, before = schema.tables.c, schema.matches.c, now - KEPT_UNCOUNTED // timedelta(milliseconds=1)
        ended_early = (tables.status == Status.CANCELLED) & (tables.kind != KindName.MATCH)
        practice = (tables.status == Status.OVER) & tables.kind.in_((KindName.PRACTICE, KindName.STUDY))
        await self._forget(schema.tables, tables.updated_at < before, ended_early | practice)
        cancelled = matches.status == MatchStatus.CANCELLED, matches.outdated.is_(False)
        await self._forget(schema.matches, matches.due_at < before, *cancelled)

    async def _forget(self, table: Table, *where: ColumnElement[bool]) -> None:
        """Deletes these rows, a few at a time, and never the one with the highest number."""
        number = table.c.id
        query = select(number).where(number < select(func.max(number)).scalar_subquery(), *where)
        numbers = await self._database.column(query.limit(FORGOTTEN_AT_ONCE))
        for first in range(0, len(numbers), TABLES_AT_ONCE):
            some = numbers[first : first + TABLES_AT_ONCE]
            await self._database.write(delete(table).where(number.in_(some)), erases=True)


def _with_games(where: ColumnElement[bool]) -> Select[Any]:
    """The servers of such games, as an index on the servers of all of them names them: each is looked up after the one
    before, so that this takes as long as there are servers."""
    guild_id = schema.tables.c.guild_id
    found = select(func.min(guild_id).label("id")).where(where).cte(recursive=True)
    following = select(func.min(guild_id)).where(where, guild_id > found.c.id).scalar_subquery()
    every = found.union_all(select(following).where(found.c.id.is_not(None)))
    return select(every.c.id)


def _as_member(player_id: int) -> ColumnElement[bool]:
    """The condition that a table has a private thread of which the person was a member."""
    members = schema.tables.c.members
    return members.is_not(None) & members.contains(write_members([player_id]))  # the first for the index


async def _rename_bans(connection: AsyncConnection, player_id: int, name: str) -> None:
    bans = schema.bans
    for ban in await _bans_of(connection, player_id):
        this = (bans.c.guild_id == ban.guild_id) & (bans.c.fingerprint == ban.fingerprint)
        await connection.execute(update(bans).where(this).values(name=name))


async def _bans_of(connection: AsyncConnection, player_id: int) -> list[Any]:
    """The bans of a person. The fingerprint is another one on each server, so they are searched some servers at a
    time."""
    bans, last = schema.bans.c, 0
    found: list[Any] = []
    servers = select(bans.guild_id).distinct().order_by(bans.guild_id).limit(SERVERS_AT_ONCE)
    while guild_ids := [guild_id for (guild_id,) in await connection.execute(servers.where(bans.guild_id > last))]:
        last = guild_ids[-1]
        marks = [fingerprint(guild_id, player_id) for guild_id in guild_ids]
        found += await connection.execute(
            select(schema.bans).where(bans.guild_id.between(guild_ids[0], last), bans.fingerprint.in_(marks))
        )
    return found


def _taking_out(player_id: int, nobody: int, name: str) -> Iterable[Executable]:
    for table, columns in PEOPLE.items():
        for column, beside in columns.items():
            theirs = _T[table].c[column] == player_id
            if table in ABOUT_ONE:
                yield delete(_T[table]).where(theirs)
            else:
                values = {column: nobody} | ({beside: name} if beside is not None else {})
                yield update(_T[table]).where(theirs).values(values)


def _own_rows(rows: list[Any], columns: dict[str, str | None], player_id: int) -> list[dict[str, Any]]:
    return [_own(row._asdict(), columns, player_id) for row in rows]


def _own(row: dict[str, Any], columns: dict[str, str | None], player_id: int) -> dict[str, Any]:
    """A row of an export without the ids and names of other people."""
    others = [(column, beside) for column, beside in columns.items() if row[column] != player_id]
    left_out = {name for pair in others for name in pair} | {"members"}
    return {name: value for name, value in row.items() if name not in left_out}
