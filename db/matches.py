"""Matches: several people play the same deals. Stores the matches, their seals and the results of each deal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import delete, func, insert, or_, select, update

from db import schema
from db.database import Subject
from db.records import Closing, Fence, MatchPlayer, MatchRecord, MatchStatus, Status
from db.statements import as_row, upsert

_M: Final = schema.matches.c
_T: Final = schema.tables.c
_R: Final = schema.results.c
_P: Final = schema.match_players.c
_OUTDATED: Final = _M.outdated.is_(True)
_OPEN: Final = _M.status == MatchStatus.OPEN


@dataclass(frozen=True, slots=True)
class UnsettledMatch:
    """A match that is open or being played, or whose message must be edited."""

    id: int
    guild_id: int
    created_at: int
    due_at: int
    outdated: bool
    posted: bool
    """Whether it has a message."""


@dataclass(frozen=True, slots=True)
class MatchTable:
    """The result of one player at one deal, or the game that is still being played."""

    deal: int
    table_id: int
    player_id: int | None
    """None for a computer player. For a table of four, `MatchStore.tables_of` gives the first of its people in every
    entry."""
    status: Status
    points: int | None
    """The points; None while it is being played."""
    finished: bool
    """Whether the person has played it to its end."""
    seat: int = 0
    """The seat from which the deal was played."""


class MatchStore(Subject):
    """Matches in the store."""

    async def open(self, match: MatchRecord, fence: Fence | None = None) -> None:
        """Inserts a new match, with its seal and its first players."""
        players = [as_row(each, match_id=match.id) for each in match.players]
        await self._database.write(
            insert(schema.matches).values({column.name: getattr(match, column.name) for column in _M}),
            insert(schema.match_seals).values(match_id=match.id, secret=match.secret, commitment=match.commitment),
            insert(schema.match_players).values(players),
            fence=fence,
        )

    async def get(self, match_id: int) -> MatchRecord | None:
        """A match with its players, in the order in which they joined; None if there is no such match."""
        seals = schema.match_seals.c
        query = select(*_M, seals.secret, seals.commitment).join(schema.match_seals).where(_M.id == match_id)
        rows = await self._database.read(query)
        if not rows:
            return None
        table, here = schema.match_players, _P.match_id == match_id
        people = await self._database.records(table, MatchPlayer, here, order_by=[_P.place])
        values = dict(rows[0]._mapping)
        return MatchRecord(**values | {"status": MatchStatus(values["status"]), "players": tuple(people)})

    async def unsettled(self) -> list[UnsettledMatch]:
        """The matches that are open or being played, or whose message must be edited."""
        columns = (_M.id, _M.guild_id, _M.created_at, _M.due_at, _M.outdated, _M.message_id.is_not(None))
        query = select(*columns).where(or_(schema.ALIVE_MATCHES, _OUTDATED))
        rows = await self._database.read(query.order_by(_M.due_at))
        return [UnsettledMatch(*row) for row in rows]

    async def hosts(self, guild_id: int) -> list[int]:
        """The host ids of the matches of a server that are open or being played, one for each match."""
        return await self._database.column(select(_M.host_id).where(schema.ALIVE_MATCHES, _M.guild_id == guild_id))

    async def alive_of(self, player_id: int) -> list[int]:
        """The ids of the matches that are open or being played and that a person plays in, in order."""
        players = schema.match_players.c
        query = select(_M.id).join(schema.match_players, players.match_id == _M.id)
        theirs = query.where(schema.ALIVE_MATCHES, players.player_id == player_id)
        return await self._database.column(theirs.order_by(_M.id))

    async def newest_in(self, channel_id: int) -> int | None:
        """The id of the newest match of a channel that was not cancelled; None if there is none."""
        query = select(_M.id).where(_M.channel_id == channel_id, _M.status != MatchStatus.CANCELLED)
        return await self._database.value(query.order_by(_M.id.desc()).limit(1))

    async def newest_of(self, player_id: int, guild_id: int, channel_id: int | None = None) -> int | None:
        """The id of the newest match on a server, or in one of its channels, that a person plays in and that is not
        over; None if there is none."""
        theirs = select(schema.match_players.c.match_id).where(schema.match_players.c.player_id == player_id)
        query = select(_M.id).where(schema.ALIVE_MATCHES, _M.guild_id == guild_id, _M.id.in_(theirs))
        if channel_id is not None:
            query = query.where(_M.channel_id == channel_id)
        return await self._database.value(query.order_by(_M.id.desc()).limit(1))

    async def put(self, match_id: int, player: MatchPlayer, fence: Fence | None = None) -> None:
        """Inserts a player, or updates their values."""
        row = as_row(player, match_id=match_id)
        await self._database.write(upsert(schema.match_players, **row), fence=fence)

    async def change(self, match_id: int, player: MatchPlayer, fence: Fence | None = None) -> None:
        """Updates a player's cut and team, and whether they have left; does nothing if there is no such player any
        more."""
        change = update(schema.match_players).where(_P.match_id == match_id, _P.player_id == player.player_id)
        await self._database.write(change.values(cut=player.cut, team=player.team, left=player.left), fence=fence)

    async def drop(self, match_id: int, player_id: int, fence: Fence | None = None) -> None:
        """Deletes a player; does nothing if the match is not open any more."""
        still_open = select(_M.id).where(_M.id == match_id, _OPEN).with_for_update()  # it may just begin
        this = (_P.player_id == player_id) & _P.match_id.in_(still_open)
        await self._database.write(delete(schema.match_players).where(this), fence=fence)

    async def set_message(self, match_id: int, message_id: int) -> None:
        """Sets the message of the match in its channel."""
        await self._set(match_id, message_id=message_id)

    async def begin(self, match_id: int, due_at: int, fence: Fence | None = None) -> None:
        """Sets an open match to being played, until ``due_at``; does nothing if it is not open any more."""
        await self._set(match_id, fence, if_open=True, status=MatchStatus.PLAYING, due_at=due_at)

    async def cancel(self, match_id: int, why: Closing, fence: Fence | None = None) -> None:
        """Sets an open match to cancelled; does nothing if it is not open any more."""
        cancelled = {"status": MatchStatus.CANCELLED, "closing": why, "outdated": True}
        await self._set(match_id, fence, if_open=True, **cancelled)

    async def set_outdated(self, match_id: int, fence: Fence | None = None, *, outdated: bool) -> None:
        """Sets whether the message of the match must be edited."""
        await self._set(match_id, fence, outdated=outdated)

    async def outdate(self, player_id: int) -> None:
        """Marks the messages of matches in which a person plays as out of date."""
        theirs = select(_P.match_id).where(_P.player_id == player_id)
        await self._database.write(update(schema.matches).where(_M.id.in_(theirs)).values(outdated=True))

    async def end(self, match_id: int, at: int, fence: Fence | None = None, why: Closing | None = None) -> None:
        """Sets the match to over, opens its deals to everybody, and marks its message as out of date. ``why``: it ends
        before all deals are played."""
        values = {"status": MatchStatus.OVER, "closing": why or "", "outdated": True}
        over = update(schema.matches).where(_M.id == match_id).values(values)
        opened = update(schema.tables).where(_T.match_id == match_id).values(opens_at=at)
        await self._database.write(over, opened, fence=fence)

    async def tables_of(self, match_id: int) -> list[MatchTable]:
        """The results of its deals so far, ordered by deal: one entry for a deal that somebody played alone; at a table
        of four, an entry for each seat once the game is over."""
        counts = (_R.table_id == _T.id) & ~_R.departed & ((_R.seat == 0) | (_T.guild_id != 0))
        columns = (_T.deal, _T.id, _T.host_id, _T.status, _R.total, _R.finished, func.coalesce(_R.seat, 0))
        query = select(*columns).select_from(schema.tables).outerjoin(schema.results, counts)
        rows = await self._database.read(
            query.where(schema.MATCH_TABLES, _T.match_id == match_id).order_by(_T.deal, _T.id, _R.seat)
        )
        return [
            MatchTable(deal, table, person, Status(status), points, bool(finished), seat)
            for deal, table, person, status, points, finished, seat in rows
        ]

    async def _set(self, match_id: int, fence: Fence | None = None, *, if_open: bool = False, **values: Any) -> None:
        statement = update(schema.matches).where(_M.id == match_id, *([_OPEN] if if_open else []))
        await self._database.write(statement.values(values), fence=fence)
