"""Registrations: which commands an application has registered with Discord, as a hash."""

from __future__ import annotations

from sqlalchemy import select

from db import schema
from db.database import Database
from db.statements import upsert


class RegistrationStore:
    """What was registered last. Every method raises as those of `Store` do."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._keep = upsert(database.dialect, schema.registrations, "hash")

    async def hash(self, application_id: int) -> str | None:
        """The hash of the commands that the application registered last; None if it has registered none."""
        table = schema.registrations.c
        rows = await self._database.read(select(table.hash).where(table.application_id == application_id))
        return str(rows[0][0]) if rows else None

    async def keep(self, application_id: int, hash: str) -> None:
        """Stores the hash of the commands that an application has registered with Discord."""
        await self._database.write(self._keep, application_id=application_id, hash=hash)
