"""House rules: the named sets of rules of each server. Each version of a set is a row, whose rules never change. Long
rules that are being edited are stored for a while."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.sql.elements import ColumnElement

from db import schema
from db.database import Subject
from db.records import Fence, HouseRecord
from db.statements import upsert

_TABLE: Final = schema.house_rules
_NEWER: Final = _TABLE.alias("newer")
_NEWER_VERSIONS: Final = select(_NEWER.c.id).where(
    _NEWER.c.guild_id == _TABLE.c.guild_id, _NEWER.c.name == _TABLE.c.name, _NEWER.c.version > _TABLE.c.version
)
DELETED: Final = "~"
"""The first character of the name of a deleted set. Its rows stay, so that their ids are never used for other rules."""

KEPT_REPLACED: Final = 30 * 24 * 3600 * 1000
"""Milliseconds for which a version is kept after a newer one has replaced it: somebody may still be editing it."""


def _named(guild_id: int, name: str) -> ColumnElement[bool]:
    return (_TABLE.c.guild_id == guild_id) & (_TABLE.c.name == name)


class HouseStore(Subject):
    """The house rules in the store."""

    async def of_guild(self, guild_id: int) -> list[HouseRecord]:
        """The newest version of each set of a server, by name."""
        there = _TABLE.c.guild_id == guild_id, ~_TABLE.c.name.startswith(DELETED), ~_NEWER_VERSIONS.exists()
        return await self._database.records(_TABLE, HouseRecord, *there, order_by=[_TABLE.c.name])

    async def version(self, row_id: int) -> HouseRecord | None:
        """One version of a set by the id of its row, with the present name of the set; also of a deleted set. None if
        there is no such row."""
        return await self._database.record(_TABLE, HouseRecord, _TABLE.c.id == row_id)

    async def save(
        self, guild_id: int, name: str, rules: str, fence: Fence | None = None, *, version: int, by: int, at: int
    ) -> None:
        """Inserts a version of a set; the first one is 1. Raises Conflict if this version exists already."""
        row = {"guild_id": guild_id, "name": name, "version": version, "rules": rules}
        row |= {"created_by": by, "created_at": at}
        is_default = select(_TABLE.c.id).where(_named(guild_id, name), _TABLE.c.is_default).exists()
        await self._database.write(insert(_TABLE).values(row | {"is_default": is_default}), fence=fence)

    async def make_default(self, guild_id: int, name: str | None, fence: Fence | None = None) -> None:
        """Sets the default rules of new tables on a server: the set of this name, or standard Hearts for None."""
        chosen = update(_TABLE).where(_TABLE.c.guild_id == guild_id)
        await self._database.write(chosen.values(is_default=_TABLE.c.name == (name or DELETED)), fence=fence)

    async def rename(self, guild_id: int, name: str, new: str, fence: Fence | None = None) -> None:
        """Renames a set. Raises Conflict if the new name is taken."""
        await self._database.write(update(_TABLE).where(_named(guild_id, name)).values(name=new), fence=fence)

    async def delete(self, guild_id: int, name: str, row_id: int, fence: Fence | None = None) -> None:
        """Marks a set as deleted. ``row_id`` is the id of one of its rows, which makes the names of deleted sets
        unique."""
        gone = update(_TABLE).where(_named(guild_id, name)).values(name=f"{DELETED}{row_id}", is_default=False)
        await self._database.write(gone, fence=fence)

    async def forget_replaced(self, now: int) -> None:
        """Deletes the versions that a newer one has replaced since longer than `KEPT_REPLACED`. The newest version of
        each set stays, also of a deleted one, so that no id is given again. ``now`` is epoch milliseconds."""
        replaced = _NEWER_VERSIONS.where(_NEWER.c.created_at < now - KEPT_REPLACED)
        await self._database.write(delete(_TABLE).where(replaced.exists()))


# -- proposals: rules being edited whose codes are too long for a button

_PROPOSALS: Final = schema.proposals
MAX_PROPOSALS: Final = 10_000
"""How many proposals are kept; older ones are deleted."""
KEPT_FOR: Final = 30 * 24 * 3600 * 1000
"""Milliseconds for which a proposal is kept after its last change."""


class ProposalStore(Subject):
    """The proposals in the store."""

    async def keep(self, key: str, code: str, at: int) -> None:
        """Stores a code under a key at a time (epoch milliseconds), and deletes proposals that are too old or too
        many."""
        newest_first = select(_PROPOSALS.c.key).order_by(_PROPOSALS.c.at.desc(), _PROPOSALS.c.key)
        await self._database.write(
            upsert(_PROPOSALS, key=key, code=code, at=at),
            delete(_PROPOSALS).where(_PROPOSALS.c.at < at - KEPT_FOR),
            delete(_PROPOSALS).where(_PROPOSALS.c.key.in_(newest_first.offset(MAX_PROPOSALS))),
        )

    async def code(self, key: str) -> str | None:
        """The code under a key; None if there is none, or none any more."""
        return await self._database.value(select(_PROPOSALS.c.code).where(_PROPOSALS.c.key == key))
