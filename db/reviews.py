"""Reviews: the results of the coach for the rounds of a person, stored so that they are computed once."""

from __future__ import annotations

import contextlib
from typing import Final

from sqlalchemy import bindparam, exists, insert, select

from db import schema
from db.database import Database
from db.errors import Conflict

_TABLE: Final = schema.reviews
_SEATS: Final = schema.seats.c
_SEATED: Final = exists().where(_SEATS.table_id == bindparam("table_id"), _SEATS.player_id == bindparam("player_id"))
_KEEP: Final = insert(_TABLE).from_select(
    [*_TABLE.c], select(*(bindparam(each.name, type_=each.type) for each in _TABLE.c)).where(_SEATED)
)


class ReviewStore:
    """The reviews in the store: a text for each round and person. Every method raises as those of `Store` do."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, table_id: int, player_id: int, round: int, body: str) -> None:
        """Stores the review of a round, unless there is one already, or the person has no seat at the table any more
        because they have deleted their data."""
        with contextlib.suppress(Conflict):
            await self._database.write(_KEEP, table_id=table_id, player_id=player_id, round=round, body=body)

    async def found(self, table_id: int, player_id: int) -> dict[int, str]:
        """The reviews of a person for the rounds of a table, by the number of the round."""
        query = select(_TABLE.c.round, _TABLE.c.body)
        query = query.where(_TABLE.c.table_id == table_id, _TABLE.c.player_id == player_id)
        return {row.round: row.body for row in await self._database.read(query)}
