"""Persistence: what a change of a table writes."""

from dataclasses import replace

from bot.tables.persistence import change, restore
from db import DepartureRecord, SittingRecord, StoredTable
from hearts import Game, Rules
from tests.bot.tables.lobby import BEN, CHIDI, DANA, playing


def test_a_table_that_is_read_again_knows_who_has_left_and_who_had_which_seat() -> None:
    left, had = DepartureRecord(DANA.id, 3, "Dana", 5), SittingRecord(3, 0, 1, DANA.id, "Dana")
    table = replace(playing(Game.new(Rules()), BEN, CHIDI), departures=(left,), sittings=(had,))
    stored = StoredTable(table.record, table.seats, (), (), table.departures, table.sittings, ())
    assert restore(stored) == table


def test_a_change_says_whether_its_row_differs_only_in_what_every_move_changes() -> None:
    table = playing(Game.new(Rules()), BEN, CHIDI, DANA)
    _, moved = change(table, table.with_record(due_at=5).with_seat(1, misses=1), now=7)
    assert moved.moved
    assert not change(table, table.with_record(due_at=5).with_settings(pace="slow"), now=7)[1].moved
    assert not change(None, table, now=7)[1].moved
