"""Invitations: people who sit in a lobby ask others to come, and a seat is kept for each of them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables import seating
from bot.tables.held_seats import give_up, hold
from bot.tables.person import Person
from bot.tables.service import Tables
from bot.tables.table import Table


class Invitations:
    """Keeps seats and gives them up again. Whoever says yes joins through `Tables`, as everybody does."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def invite(self, table_id: int, person: Person, guests: Sequence[Person]) -> Table:
        """A seat is kept for each guest. Raises NotAllowed where the person does not sit there, or seats lack."""
        until = self._tables.now() + self._tables.tempo.invitation_hold

        def step(table: Table) -> Table:
            seating.in_lobby(table)
            table.my_seat(person.id)
            return hold(table, [(guest.id, guest.name) for guest in guests], until)

        return await self._tables.advance(table_id, step)

    async def decline(self, table_id: int, person: Person) -> Table:
        """The seat that was kept for the person is free for everybody. Raises NotAllowed."""

        def step(table: Table) -> Table:
            seating.in_lobby(table)
            return give_up(table, person.id)

        return await self._tables.advance(table_id, step)
