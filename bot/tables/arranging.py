"""Arranging: the host says how a lobby is to be played."""

from __future__ import annotations

from typing import Any

from bot.tables import seating
from bot.tables.person import Person
from bot.tables.service import Tables
from bot.tables.table import Table


async def arrange(tables: Tables, table_id: int, person: Person, **changes: Any) -> Table:
    """A lobby with other values in its record: ``pace``, ``hints``, ``thread``, ``cut``. Raises NotAllowed."""

    def step(table: Table) -> Table:
        seating.host_in_lobby(table, person)
        return table.with_record(**changes)

    return await tables.advance(table_id, step)
