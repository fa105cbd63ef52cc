"""Records: the members of a private thread are stored so that one of them can be found without reading all."""

from dataclasses import fields, replace
from typing import Any

import pytest

from db import Store, schema
from db.records import (
    DepartureRecord,
    MatchRecord,
    ResultRecord,
    SeatRecord,
    SittingRecord,
    TableRecord,
    had_round,
    had_step,
    is_member,
    sitting_at,
    write_members,
)
from db.table_rows import OWN
from tests.db.rows import new, step

APART = {"id", "table_id", "number", "shown_seq", "ended_at", "still_due_at"}
"""Columns that identify a row, and columns that only the store reads."""


def test_a_member_is_found_and_not_confused_with_a_part_of_another_id() -> None:
    written = write_members([345, 12, 4])
    assert written == " 4  12  345 "
    assert [person for person in (4, 12, 345, 1, 2, 34, 45, 3) if is_member(written, person)] == [4, 12, 345]
    assert not is_member(write_members([]), 4)


@pytest.mark.parametrize(
    ("table", "record"),
    [
        ("tables", TableRecord),
        ("seats", SeatRecord),
        ("results", ResultRecord),
        ("departures", DepartureRecord),
        ("sittings", SittingRecord),
        ("matches", MatchRecord),
    ],
)
def test_a_record_holds_every_column_of_its_table(table: str, record: Any) -> None:
    columns = {column.name for column in schema.metadata.tables[table].c}
    assert columns - {field.name for field in fields(record)} - {*OWN} - APART == set(), "give the record the field"


def test_a_field_with_a_default_has_a_column_with_one() -> None:
    columns: tuple[Any, ...] = (
        schema.seats.c.hinted,
        schema.seats.c.misses,
        schema.results.c.ending,
        schema.seats.c.player_id,
    )
    defaults = [column.server_default.arg.text if column.server_default else None for column in columns]
    assert defaults == ["false", "0", "'played'", None]


BEN, CHIDI = 7, 8
SITTINGS = (
    SittingRecord(2, 0, 1, 5, "Emil"),
    SittingRecord(1, 1, 4, BEN, "Ben"),
    SittingRecord(1, 1, 7, None, "Tilda"),
)
"""Ben had seat 1 for a round, a pass and three tricks; then a computer player for three tricks, then Chidi."""


def result(person: int | None, *, departed: bool = False, seat: int = 1) -> ResultRecord:
    return ResultRecord(seat, person, "", "casual", 0, 1, False, not departed, departed=departed)


def test_a_step_belongs_to_the_person_who_had_the_seat_then() -> None:
    owners = [sitting_at(SITTINGS, 1, *at) for at in ((0, 13), (1, 3), (1, 4), (1, 6), (1, 7), (2, 0))]
    assert [one.name if one else None for one in owners] == ["Ben", "Ben", "Tilda", "Tilda", None, None]
    ben, chidi = result(BEN, departed=True), result(CHIDI)
    assert [had_step(SITTINGS, ben, *at) for at in ((0, 0), (1, 3), (1, 4), (2, 0))] == [True, True, False, False]
    assert [had_step(SITTINGS, chidi, *at) for at in ((0, 0), (1, 6), (1, 7), (2, 0))] == [False, False, True, True]
    assert had_step((), chidi, 0, 0), "a person who was never replaced"


def test_a_round_belongs_to_the_person_who_had_the_seat_for_all_of_it() -> None:
    assert [had_round(SITTINGS, result(BEN, departed=True), number) for number in range(3)] == [True, False, False]
    assert [had_round(SITTINGS, result(CHIDI), number) for number in range(3)] == [False, False, True]


async def test_sittings_come_in_the_order_in_which_they_ended(store: Store) -> None:
    ended = (SittingRecord(1, 0, 5, BEN, "Ben"), SittingRecord(1, 1, 2, None, "Tilda"))
    for number in (1, 2, 3):
        await store.commit(new(number))
        if number != 2:
            await store.commit(replace(step(number, 2), sittings=ended[::-1]))
    assert await store.history.sittings([1, 2]) == {1: ended}


def test_a_person_who_left_after_a_round_has_no_part_in_the_next() -> None:
    after = (SittingRecord(1, 1, 0, BEN, "Ben"),)
    assert [had_round(after, result(BEN, departed=True), number) for number in range(2)] == [True, False]
    assert [had_round(after, result(CHIDI), number) for number in range(2)] == [False, True]


def test_a_person_who_came_back_before_anybody_played_on_has_the_whole_round() -> None:
    assert had_round((SittingRecord(1, 1, 4, BEN, "Ben"),), result(BEN), 1)


def test_a_person_who_came_back_after_somebody_played_on_has_not_the_whole_round() -> None:
    between = (SittingRecord(1, 1, 4, BEN, "Ben"), SittingRecord(1, 1, 7, None, "Tilda"))
    assert [had_round(between, result(BEN), number) for number in range(3)] == [True, False, True]
