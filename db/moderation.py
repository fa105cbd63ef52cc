"""Moderation: who may not sit down at the tables of a server, and what its moderators have done."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from sqlalchemy import Executable, delete, insert, select

from db import schema
from db.database import Database
from db.records import Fence
from db.statements import as_row, columns_of, one_by_one

_BANS: Final = schema.bans
_AUDIT: Final = schema.audit


def fingerprint(guild_id: int, player_id: int) -> str:
    """The fingerprint by which a ban knows a person. It stays when the person's data is deleted, so that nobody gets
    rid of a ban in that way."""
    return sha256(f"{guild_id}:{player_id}".encode()).hexdigest()[:32]


@dataclass(frozen=True, slots=True)
class BanRecord:
    """A person who may not sit down on a server."""

    guild_id: int
    fingerprint: str
    name: str
    at: int


@dataclass(frozen=True, slots=True)
class AuditRecord:
    """Something that a moderator did."""

    guild_id: int
    at: int
    what: str
    by_id: int
    by_name: str
    about_id: int | None = None
    """The person that it was done to."""
    about_name: str = ""
    table_id: int | None = None


def add_line(line: AuditRecord) -> Executable:
    """Adds a line to the audit log of a server."""
    return insert(_AUDIT).values(as_row(line))


class ModerationStore:
    """Bans and audit lines in the store. Every method raises as those of `Store` do."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def bans(self, guild_id: int | None = None) -> list[BanRecord]:
        """The bans of a server, or of all servers, the oldest first."""
        query = select(*columns_of(_BANS, BanRecord)).order_by(_BANS.c.at)
        query = query if guild_id is None else query.where(_BANS.c.guild_id == guild_id)
        return [BanRecord(*row) for row in await self._database.read(query)]

    async def ban(self, ban: BanRecord, line: AuditRecord, fence: Fence | None = None) -> None:
        """Adds a ban, and the line about it. Raises Conflict if the person is barred already."""
        await self._database.transact(one_by_one(insert(_BANS).values(as_row(ban)), add_line(line)), fence)

    async def unban(self, guild_id: int, mark: str, line: AuditRecord, fence: Fence | None = None) -> None:
        """Deletes a ban if there is one, and adds the line about that."""
        this = (_BANS.c.guild_id == guild_id) & (_BANS.c.fingerprint == mark)
        await self._database.transact(one_by_one(delete(_BANS).where(this), add_line(line)), fence)

    async def barred_id(self, guild_id: int, mark: str) -> int | None:
        """The id of the person whom this ban is about, from the lines about bans; None once their data is deleted."""
        query = select(_AUDIT.c.about_id).where(_AUDIT.c.guild_id == guild_id, _AUDIT.c.about_id.is_not(None))
        ids = [player_id for (player_id,) in await self._database.read(query.distinct())]
        return next((each for each in ids if fingerprint(guild_id, each) == mark), None)

    async def note(self, line: AuditRecord) -> None:
        """Adds a line to the audit log of a server."""
        await self._database.transact(one_by_one(add_line(line)))

    async def lines(self, guild_id: int, most: int) -> list[AuditRecord]:
        """At most ``most`` lines of the audit log of a server, newest first."""
        query = select(*columns_of(_AUDIT, AuditRecord)).where(_AUDIT.c.guild_id == guild_id)
        return [AuditRecord(*row) for row in await self._database.read(query.order_by(_AUDIT.c.id.desc()).limit(most))]
