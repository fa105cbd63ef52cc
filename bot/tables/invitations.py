"""Invitations: people in a lobby invite others, and a seat is reserved for each guest."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables import seating
from bot.tables.person import Person
from bot.tables.reserved_seats import give_up, reserve
from bot.tables.service import Tables
from bot.tables.table import Table


class Invitations:
    """Reserves and releases seats. A guest who accepts joins through `Tables`, like everybody else."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def invite(self, table_id: int, person: Person, guests: Sequence[Person]) -> Table:
        """Reserves a free seat for each guest. Raises NotAllowed if the person has no seat there, or too few seats are
        free."""
        until = self._tables.now() + self._tables.tempo.invitation

        def step(table: Table) -> Table:
            seating.in_lobby(table)
            table.my_seat(person.id)
            return reserve(table, [(guest.id, guest.name) for guest in guests], until)

        return await self._tables.advance(table_id, step)

    async def decline(self, table_id: int, person: Person) -> Table:
        """Releases the seat that is reserved for the person. Raises NotAllowed if there is none."""

        def step(table: Table) -> Table:
            seating.in_lobby(table)
            return give_up(table, person.id)

        return await self._tables.advance(table_id, step)
