"""Games that end, as changes to write: for the tests of whatever is counted from results."""

from __future__ import annotations

from typing import Any

from db import Change, ResultRecord, Status
from hearts import PRESETS
from tests.db.rows import table

NOON = 1_795_262_400_000
"""21 November 2026, 12:00 UTC: a Saturday in week 47."""
NAMES = ("standard", "omnibus", "chips", "spot")
RULES = {name: PRESETS[name].model_dump_json(exclude_defaults=True) for name in NAMES}


def ended(
    number: int,
    totals: dict[int | None, int],
    *,
    guild_id: int = 10,
    rules: str = "standard",
    at: int = NOON,
    **fields: Any,
) -> Change:
    """A game that ends: the totals by person, the lowest wins."""
    order = sorted(totals.values(), reverse=rules == "chips")
    results = tuple(
        ResultRecord(
            seat=seat,
            player_id=player,
            name=f"Player {player}",
            level="casual",
            total=total,
            place=1 + order.index(total),
            won=total == order[0],
            finished=player is not None,
            **fields,
        )
        for seat, (player, total) in enumerate(totals.items())
    )
    record = table(number, guild_id=guild_id, status=Status.OVER, rules=RULES[rules], updated_at=at)
    return Change(record, 0, results=results)
