"""Games that end: as changes to write, and the standings computed from their results."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from db import Change, EventRecord, ResultRecord, Status, Store
from db.tally import Standing
from hearts import PRESETS, Family, Game, Pass, Phase, Play, write_event
from tests.db.rows import round, table

NOON = 1_795_262_400_000
"""21 November 2026, 12:00 UTC: a Saturday in week 47."""
DAY = 86_400_000
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
    """A game that ends with these totals by person; the lowest wins."""
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


def begun(number: int, plays: int = 10) -> Change:
    """A table at which some cards of the first round have been played, with its whole log."""
    game = Game.new(PRESETS["standard"])
    game = game.deal(game.shuffle(bytes(32)))
    for _ in range(plays + game.rules.seats):
        seat = game.to_act[0]
        hand = game.hand(seat)
        game = game.act(seat, Pass(hand[:3]) if game.phase is Phase.PASSING else Play(game.legal_plays(seat)[0]))
    events = [EventRecord(seq, 0, *write_event(event), 2_000) for seq, event in enumerate(game.events, 1)]
    return Change(table(number, seq=len(events), rules=RULES["standard"]), 0, tuple(events), rounds=(round(0),))


async def standing(
    store: Store, player_id: int, division: str = Family.EVERYTHING, period: str = "all", guild_id: int = 10
) -> Standing | None:
    """A person's standing on a leaderboard."""
    rows = await store.standings.of_player(player_id, guild_id)
    return next((row for row in rows if (row.division, row.period) == (division, period)), None)


def everything(file: Path) -> tuple[list[Any], list[Any]]:
    """All standings, and all results with what was computed for them."""
    with closing(sqlite3.connect(file)) as connection:
        return (
            connection.execute("SELECT * FROM standings").fetchall(),
            connection.execute("SELECT * FROM results ORDER BY id").fetchall(),
        )
