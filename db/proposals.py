"""Proposals: rules being edited whose codes are too long for a button. They are stored under a short key for a
while."""

from __future__ import annotations

from typing import Final

from sqlalchemy import bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from db import schema
from db.database import Database
from db.statements import upsert

_TABLE: Final = schema.proposals
MAX_PROPOSALS: Final = 10_000
"""How many proposals are kept; older ones are deleted."""
KEPT_FOR: Final = 30 * 24 * 3600 * 1000
"""Milliseconds for which a proposal is kept after its last change."""

_OLD: Final = delete(_TABLE).where(_TABLE.c.at < bindparam("b_oldest"))
_BEYOND: Final = select(_TABLE.c.key).order_by(_TABLE.c.at.desc(), _TABLE.c.key).offset(bindparam("b_most"))
_SURPLUS: Final = delete(_TABLE).where(_TABLE.c.key.in_(_BEYOND))


class ProposalStore:
    """The proposals in the store. Every method raises as those of `Store` do."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._keep = upsert(database.dialect, _TABLE, "code", "at")

    async def keep(self, key: str, code: str, at: int) -> None:
        """Stores a code under a key at a time (epoch milliseconds), and deletes proposals that are too old or too
        many."""

        async def run(connection: AsyncConnection) -> None:
            await connection.execute(self._keep, {"key": key, "code": code, "at": at})
            await connection.execute(_OLD, {"b_oldest": at - KEPT_FOR})
            await connection.execute(_SURPLUS, {"b_most": MAX_PROPOSALS})

        await self._database.transact(run)

    async def code(self, key: str) -> str | None:
        """The code under a key; None if there is none, or none any more."""
        rows = await self._database.read(select(_TABLE.c.code).where(_TABLE.c.key == key))
        return str(rows[0][0]) if rows else None
