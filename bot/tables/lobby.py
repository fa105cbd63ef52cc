"""The lobby: opens one, once however often it is pressed; changes its rules, pace and options; lets people leave."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any, Final

from bot.tables import seating
from bot.tables.errors import NotAllowed
from bot.tables.pace import SECOND
from bot.tables.person import Person, check_host_in_lobby, check_in_lobby
from bot.tables.reserved_seats import is_free
from bot.tables.seating import TableOptions
from bot.tables.service import Tables
from bot.tables.table import Table
from db import SeatRecord, Status
from hearts import Game, Rules

MOMENT: Final = 5 * SECOND
"""Within this time nobody wants two lobbies of the same game."""


async def open_once(tables: Tables, host: Person, options: TableOptions) -> tuple[Table, bool]:
    """Opens a table; if the person has just opened one for the same game in this channel, returns that one. Returns
    also whether it is new. Raises NotAllowed."""
    async with tables.person_locks.changing(host.id):
        for table in await tables.of_player(host.id):
            record = table.record
            theirs = record.status is Status.LOBBY and record.host_id == host.id and table.rules == options.rules
            if theirs and table.is_in(options.channel_id) and tables.now() - record.created_at < MOMENT:
                return table, False
        return await tables.open_locked(host, options.guild_id, partial(tables.lobby, host, options)), True


async def arrange(tables: Tables, table_id: int, person: Person, **changes: Any) -> Table:
    """Changes settings of a lobby. Raises NotAllowed."""

    def step(table: Table) -> Table:
        check_host_in_lobby(table, person)
        return table.with_settings(**changes)

    return await tables.advance(table_id, step)


async def change_rules(tables: Tables, table_id: int, person: Person, preset: str, rules: Rules) -> Table:
    """Changes the rules of a lobby; ``preset`` is their name. Raises NotAllowed."""

    def step(table: Table) -> Table:
        check_host_in_lobby(table, person)
        if rules == table.rules:
            return table
        seats = _fitted(table, rules.seats)
        table = replace(table, rules=rules, game=Game.new(rules), seats=seats)
        return table.with_record(rules=rules.model_dump_json(exclude_defaults=True), preset=preset, altered=True)

    return await tables.advance(table_id, step)


async def leave_lobby(tables: Tables, table_id: int, person: Person) -> Table:
    """A person gives up their seat before the game. Raises NotAllowed, also once the game has begun."""

    def step(table: Table) -> Table:
        check_in_lobby(table)
        return seating.leave(table, person, tables.rng)

    return await tables.advance(table_id, step)


def _fitted(table: Table, count: int) -> tuple[SeatRecord, ...]:
    """The seats, ``count`` of them: of too many, the last free seats go first, then the last computer players. Raises
    NotAllowed if the people, and those for whom seats are reserved, do not fit."""
    free = [seat.seat for seat in table.seats if is_free(seat)]
    people = len(table.seats) - len(free) - len(table.computers)
    if people > count:
        raise NotAllowed("rules-too-few-seats", seats=count, people=people)
    gone = set([*reversed(free), *reversed(table.computers)][: max(0, len(table.seats) - count)])
    stay = [seat for seat in table.seats if seat.seat not in gone]
    level = table.seats[-1].level
    more = [SeatRecord(seat, None, "", level) for seat in range(len(stay), count)]
    return (*(replace(seat, seat=place) for place, seat in enumerate(stay)), *more)
