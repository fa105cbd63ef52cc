"""Records: the members of a private thread are stored so that one of them can be found without reading all."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from db import schema
from db.records import (
    DepartureRecord,
    SeatRecord,
    SittingRecord,
    TableRecord,
    is_member,
    write_members,
)
from db.results import ResultRecord
from db.table_rows import OWN

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
    ],
)
def test_a_record_holds_every_column_of_its_table(table: str, record: Any) -> None:
    columns = {column.name for column in schema.metadata.tables[table].c}
    assert columns - {field.name for field in fields(record)} - {*OWN} - APART == set(), "give the record the field"
