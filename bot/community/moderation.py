"""Moderation: what moderators do at a server's tables, each action with a line in the server's audit list."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from bot.community.servers import Servers, check_manager
from bot.tables.errors import NotAllowed
from bot.tables.person import Person
from bot.tables.repository import Step
from bot.tables.service import Tables
from bot.tables.table import Table

GONE: Final = ("table-closed", "no-such-table", "not-seated-there")
"""The refusals of a table at which somebody has no seat any more: the game has just ended, or they have left."""


class Moderation:
    """Ends tables, removes people from seats, and bans people."""

    def __init__(self, tables: Tables, servers: Servers, banned: Callable[[int, Person], Awaitable[None]]) -> None:
        """``banned`` is told when a server (its id) has banned somebody."""
        self._tables = tables
        self._servers = servers
        self._banned = banned

    async def end(self, table_id: int, person: Person, end: Step) -> Table:
        """Ends a table by this step, or asks its other players for that; what a moderator does is noted. Raises what
        the step raises."""
        before = await self._tables.get(table_id)
        record, plays = before.record, before.begun and before.seat_of(person.id) is not None
        table = await self._tables.advance(table_id, end)
        if not plays and person.id != record.host_id:
            await self._servers.note(record.guild_id, "end", person, table=table_id)
        return table

    async def remove(self, guild_id: int, player_id: int, name: str, by: Person, table_id: int | None = None) -> int:
        """Removes a person from their seats on a server, or at one table; returns from how many. Raises NotAllowed."""
        check_manager(by)
        theirs = [each for each in await self._tables.of_player(player_id) if each.record.guild_id == guild_id]
        asked = [each for each in theirs if table_id in (None, each.record.id)]

        async def note(table: Table) -> None:
            await self._servers.note(guild_id, "remove", by, player_id, name, table.record.id)

        taken = await self._clear(asked, player_id, note)
        if not taken:
            raise NotAllowed("not-seated-there")
        return taken

    async def ban(self, guild_id: int, player_id: int, name: str, by: Person) -> None:
        """Bans a person from the tables of a server, and removes them from their seats there. Raises NotAllowed, also
        if they mean themselves."""
        if player_id == by.id:
            raise NotAllowed("block-yourself")
        async with self._tables.person_locks.changing(player_id):  # else a join decided before the ban comes after it
            theirs = [each for each in await self._tables.of_player(player_id) if each.record.guild_id == guild_id]
            try:
                await self._servers.ban(guild_id, player_id, name, by)
            except NotAllowed as refusal:
                if refusal.key != "blocked-already" or not theirs:  # else a ban that was interrupted
                    raise
            await self._banned(guild_id, Person(player_id, name))
            await self._clear(theirs, player_id)

    async def _clear(
        self, tables: Sequence[Table], player_id: int, then: Callable[[Table], Awaitable[None]] | None = None
    ) -> int:
        """Removes a person from the seats that they still have at these tables, with ``then`` after each; returns from
        how many. A table that refuses keeps no other seat taken: its refusal is raised at the end."""
        taken, refused = 0, None
        for table in tables:
            try:
                await self._tables.remove(table.record.id, player_id)
            except NotAllowed as refusal:
                refused = refused if refusal.key in GONE else refusal
                continue
            taken += 1
            if then is not None:
                await then(table)
        if refused is not None:
            raise refused
        return taken
