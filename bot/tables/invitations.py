"""Invitations: people in a lobby invite others, and a seat is reserved for each guest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cachetools import LRUCache

from bot.tables.checks import check_in_lobby
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

    def note(self, person_id: int, guests: Sequence[Person]) -> None:
        """Notes that somebody invites guests, whom a message may call. Raises NotAllowed, and notes none, if one of
        them was invited often enough: who opens one table after another shall not call somebody again and again."""
        now, lately = self._tables.now(), dict[tuple[int, int], tuple[int, ...]]()
        for guest in guests:
            pair = person_id, guest.id
            times = [at for at in self._lately.get(pair, ()) if now - at < self._tables.tempo.invitation]
            if len(times) >= MAX_INVITATIONS:
                raise NotAllowed("invite-often", name=guest.name)
            lately[pair] = (*times, now)
        self._lately.update(lately)

    def take_back(self, person_id: int, guests: Sequence[Person]) -> None:
        """Forgets the newest invitation of each of these guests: nobody was called."""
        for pair in ((person_id, guest.id) for guest in guests):
            self._lately[pair] = self._lately.get(pair, ())[:-1]

    async def invite(self, table_id: int, person: Person, guests: Sequence[Person]) -> Table:
        """Reserves a free seat for each guest. Raises NotAllowed if the person has no seat there, or too few seats are
        free; then they do not count as invited."""
        until = self._tables.now() + self._tables.tempo.invitation

        def step(table: Table) -> Table:
            check_in_lobby(table)
            table.my_seat(person.id)
            return reserve(table, [(guest.id, guest.name) for guest in guests], until)

        try:
            return await self._tables.advance(table_id, step)
        except NotAllowed:
            self.take_back(person.id, guests)
            raise

    async def decline(self, table_id: int, person: Person) -> Table:
        """Releases the seat that is reserved for the person. Raises NotAllowed if there is none."""

        def step(table: Table) -> Table:
            check_in_lobby(table)
            return give_up(table, person.id)

        return await self._tables.advance(table_id, step)
