"""Private games: games of one person against computer players."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from bot.tables import seating
from bot.tables.errors import NotAllowed
from bot.tables.pace import AT_ONCE, NO_CLOCK
from bot.tables.person import Person
from bot.tables.seating import TableOptions
from bot.tables.service import Tables
from bot.tables.table import Table
from bot.tables.thinking import can_be_played
from db import Speed, TableSettings
from hearts import Rules


def private_options(rules: Rules, preset: str, level: str = "casual", speed: Speed = AT_ONCE) -> TableOptions:
    """Options of a game on no server, without a clock, in which only computer players sit beside the person."""
    settings = TableSettings(pace=NO_CLOCK, open_seats=False, speed=speed)
    return TableOptions(0, 0, rules, preset, settings, level=level)


def begun(
    table_id: int,
    person: Person,
    options: TableOptions,
    now: int,
    rng: random.Random,
    *,
    away: bool = False,
    **record: Any,
) -> Table:
    """A game that has begun, its first round not dealt yet. ``record``: fields of its record, such as its kind;
    ``away``: a computer player plays the person's seat, too."""
    opened = seating.open_table(table_id, person, options, now, rng).with_record(**record)
    return seating.begin(opened.with_seat(0, away=away), rng)


async def open_private(
    tables: Tables, person: Person, options: TableOptions, secret: bytes, rng: random.Random, **how: Any
) -> Table:
    """Opens a private game and deals its first round. ``how``: the keyword arguments of `begun`. Raises NotAllowed."""
    return await open_dealt(tables, lambda number, now: begun(number, person, options, now, rng, **how), secret)


async def open_dealt(tables: Tables, begin: Callable[[int, int], Table], secret: bytes) -> Table:
    """Opens and deals a game, with the passes of its computer players, in one transaction. ``begin(table_id, now)``
    returns the game that has begun. Raises NotAllowed, also if this program does not know the computer players with
    which the deal was sealed."""
    now = tables.now()
    table = await tables.door.with_preferences(begin(await tables.store.new_table_id(), now))
    if table.kind.shared_deal and not can_be_played(secret):
        raise NotAllowed("deal-version")

    def step() -> Table:
        return tables.runner.seal_round(table, secret, now)

    return await tables.door.open(await tables.thinking.decide(step))
