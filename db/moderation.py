"""Moderation: who may not sit down at the tables of a server, and what its moderators have done."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from sqlalchemy import bindparam, delete, insert, select

from db import schema
from db.statements import Read, Write

_BANS: Final = schema.bans
_AUDIT: Final = schema.audit

_UNBAN: Final = delete(_BANS).where(
    _BANS.c.guild_id == bindparam("b_guild"), _BANS.c.fingerprint == bindparam("b_print")
)
_NOTE: Final = insert(_AUDIT)
_BAN: Final = insert(_BANS)


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


class ModerationStore:
    """Bans and audit lines in the store. Every method raises StoreUnavailable as those of `Store` do."""

    def __init__(self, write: Write, read: Read) -> None:
        self._write = write
        self._read = read

    async def bans(self) -> list[BanRecord]:
        """The bans of all servers, the oldest first."""
        rows = await self._read(select(*(_BANS.c[field] for field in BanRecord.__slots__)).order_by(_BANS.c.at))
        return [BanRecord(*row) for row in rows]

    async def ban(self, ban: BanRecord) -> None:
        """Adds a ban. Raises Conflict if the person is barred already."""
        await self._write(_BAN, **_values(ban))

    async def unban(self, guild_id: int, mark: str) -> None:
        """Deletes a ban; does nothing if there is none."""
        await self._write(_UNBAN, b_guild=guild_id, b_print=mark)

    async def note(self, line: AuditRecord) -> None:
        """Adds a line to the audit log of a server."""
        await self._write(_NOTE, **_values(line))

    async def lines(self, guild_id: int, most: int) -> list[AuditRecord]:
        """At most ``most`` lines of the audit log of a server, newest first."""
        query = select(*(_AUDIT.c[field] for field in AuditRecord.__slots__)).where(_AUDIT.c.guild_id == guild_id)
        return [AuditRecord(*row) for row in await self._read(query.order_by(_AUDIT.c.id.desc()).limit(most))]


def _values(record: Any) -> dict[str, Any]:
    return {field: getattr(record, field) for field in record.__slots__}
