"""Columns: one statement that writes many rows (on PostgreSQL it is tested in `test_postgresql.py`)."""

from __future__ import annotations

from sqlalchemy import bindparam, insert, update
from sqlalchemy.dialects import postgresql

from db import schema
from db.columns import in_columns

DIALECT = postgresql.dialect()


def test_an_insert_takes_a_list_for_each_column_of_its_type() -> None:
    text = in_columns(insert(schema.seats), DIALECT, ("table_id", "seat", "away"))
    assert text == (
        "INSERT INTO seats (table_id, seat, away) SELECT * FROM unnest($1::BIGINT[], $2::SMALLINT[], $3::BOOLEAN[])"
    )


def test_an_update_finds_its_rows_by_their_key_and_sets_all_others() -> None:
    statement = update(schema.tables).where(schema.tables.c.id == bindparam("b_id"))
    assert in_columns(statement, DIALECT, ("b_id", "seq", "due_at")) == (
        "UPDATE tables SET seq = new.seq, due_at = new.due_at"
        " FROM unnest($1::BIGINT[], $2::BIGINT[], $3::BIGINT[]) AS new (b_id, seq, due_at) WHERE id = new.b_id"
    )


def test_text_is_refused_where_it_is_too_long_and_not_cut_to_its_column() -> None:
    assert "$1::TEXT[]" in in_columns(insert(schema.seats), DIALECT, ("name",))
