"""The kinds of a deal of a duplicate match: one person plays it alone, or four at a table of a server."""

from __future__ import annotations

from dataclasses import replace
from operator import attrgetter
from typing import Final

from bot.tables.kind import Derivation, Kind
from cogs.match.deals import deal_secret, derived_from
from cogs.match.matches import match_of
from db import Store, TableRecord
from hearts import commitment


async def _derivation(store: Store, record: TableRecord, secret: str) -> Derivation:
    """The derivation of the secret with which a table was dealt. Raises NotAllowed if there is no such match."""
    match, deal = await match_of(store, record.match_id or 0), record.deal or 0
    holds, matches_hash = deal_secret(match, deal).hex() == secret, commitment(match.secret) == match.commitment
    return Derivation(match.commitment, match.secret.hex(), derived_from(match, deal), matches_hash, holds)


async def _played_from(store: Store, record: TableRecord) -> tuple[int, int, int | None]:
    """The server, the channel and the message of the match of a table. Raises NotAllowed if there is none."""
    match = await match_of(store, record.match_id or 0)
    return match.guild_id, match.channel_id, match.message_id


ALONE: Final = Kind(
    "match",
    solitaire=True,
    commanded=True,
    shared_deal=True,
    opens_at=attrgetter("opens_at"),
    derivation=_derivation,
    played_from=_played_from,
    played_out=True,
)
AT_TABLES: Final = replace(ALONE, solitaire=False, commanded=False, calls=True, keeps_seats=True)
