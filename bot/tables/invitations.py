"""Invitations: people in a lobby invite others, and a seat is reserved for each guest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cachetools import LRUCache

from bot.tables import seating
from bot.tables.errors import NotAllowed
from bot.tables.person import Person
from bot.tables.reserved_seats import give_up, reserve
from bot.tables.service import Tables
from bot.tables.table import Table

MAX_INVITATIONS: Final = 3
"""How often somebody may invite the same person within the time for which a seat is reserved."""
MAX_REMEMBERED: Final = 4_096
"""How many pairs of people are remembered for that."""


class Invitations:
    """Reserves and releases seats. A guest who accepts joins through `Tables`, like everybody else."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._lately: LRUCache[tuple[int, int], tuple[int, ...]] = LRUCache(MAX_REMEMBERED)
        """By who invites and who is invited: when that was, in epoch milliseconds."""

    def check_often(self, person_id: int, guest: Person) -> None:
        """Notes that somebody invites a guest, whom a message may call. Raises NotAllowed if that was often enough:
        who opens one table after another shall not call somebody again and again."""
        now, pair = self._tables.now(), (person_id, guest.id)
        lately = [at for at in self._lately.get(pair, ()) if now - at < self._tables.tempo.invitation]
        if len(lately) >= MAX_INVITATIONS:
            raise NotAllowed("invite-often", name=guest.name)
        self._lately[pair] = (*lately, now)

    async def invite(self, table_id: int, person: Person, guests: Sequence[Person]) -> Table:
        """Reserves a free seat for each guest. Raises NotAllowed if the person has no seat there, or too few seats are
        free."""
        until = self._tables.now() + self._tables.tempo.invitation

        def step(table: Table) -> Table:
            seating.check_in_lobby(table)
            table.my_seat(person.id)
            return reserve(table, [(guest.id, guest.name) for guest in guests], until)

        return await self._tables.advance(table_id, step)

    async def decline(self, table_id: int, person: Person) -> Table:
        """Releases the seat that is reserved for the person. Raises NotAllowed if there is none."""

        def step(table: Table) -> Table:
            seating.check_in_lobby(table)
            return give_up(table, person.id)

        return await self._tables.advance(table_id, step)
