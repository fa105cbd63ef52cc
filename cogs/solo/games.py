"""Solo: games of one person against computer players, at most one per person, on no server."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.tables.computers import STRONGEST
from bot.tables.errors import NotAllowed
from bot.tables.kind import Kind
from bot.tables.person import Person
from bot.tables.seating import TableOptions
from bot.tables.service import Tables
from bot.tables.table import Table
from db import Conflict

SOLO: Final = Kind("solo", solitaire=True, commanded=True, hints=True, stoppable=True, adjustable=True)
"""As often and as slowly as its person likes."""


class SoloGames:
    """Opens solo games and finds a person's running one. Moves go through `Tables`, as in any other game."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def play(self, person: Person, options: TableOptions) -> tuple[Table, bool]:
        """Returns the person's running game, or opens a new one; and whether it is new."""
        async with self._tables.person_locks.changing(person.id):
            running = await self._running(person)
            return await self._open(person, options) if running is None else (running, False)

    async def anew(self, person: Person, options: TableOptions, instead_of: int | None = None) -> Table:
        """Opens a new game. The person's running game, if any, is cancelled and does not count. If ``instead_of`` names
        another game than the running one, that one is returned as it is."""
        async with self._tables.person_locks.changing(person.id):
            running = await self._running(person)
            if running is not None:
                if instead_of not in (None, running.record.id):
                    return running
                await self._tables.end(running.record.id, person)
            return (await self._open(person, options))[0]

    async def arrange(
        self, table_id: int, person: Person, *, level: str | None = None, speed: str | None = None
    ) -> Table:
        """Changes the level and the speed of the computer players from now on. Raises NotAllowed."""

        def step(table: Table) -> Table:
            table.my_seat(person.id)
            if not table.alive or table.kind is not SOLO:
                raise NotAllowed("table-closed")
            changed = table if speed is None else table.with_settings(speed=speed)
            if level is not None:
                changed = replace(changed, seats=tuple(replace(seat, level=level) for seat in changed.seats))
            return self._tables.runner.advance(changed, table, self._tables.now())

        self._prepare(level)
        return await self._tables.door.change(table_id, step, in_thread=True)

    async def _running(self, person: Person) -> Table | None:
        table_ids = await self._tables.store.tables.alive_of_player(person.id, SOLO.name)
        return await self._tables.get(table_ids[-1]) if table_ids else None

    async def _open(self, person: Person, options: TableOptions) -> tuple[Table, bool]:
        """Opens a game, unless another process did in the same moment; returns the person's game, and whether it is
        new."""
        tables = self._tables
        self._prepare(options.level)
        try:
            return await tables.open_private(person, options, tables.secret(), tables.rng, kind=SOLO.name), True
        except Conflict:
            if (running := await self._running(person)) is None:
                raise
            return running, False

    def _prepare(self, level: str | None) -> None:
        if level == STRONGEST:
            self._tables.thinking.prepare()
