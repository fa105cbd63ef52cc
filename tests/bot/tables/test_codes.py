"""Codes: table ids as people type them, and back."""

from __future__ import annotations

import pytest

from bot.tables.codes import MAX_CODE_LENGTH, read_table_code, write_table_code
from bot.tables.errors import NotAllowed


@pytest.mark.parametrize("table_id", [1, 35, 36, 36**MAX_CODE_LENGTH - 1])
def test_a_code_is_read_as_it_was_written(table_id: int) -> None:
    assert read_table_code(write_table_code(table_id)) == table_id


def test_the_longest_code_is_the_highest_number() -> None:
    assert len(write_table_code(36**MAX_CODE_LENGTH - 1)) == MAX_CODE_LENGTH
    assert len(write_table_code(36**MAX_CODE_LENGTH)) == MAX_CODE_LENGTH + 1


@pytest.mark.parametrize("typed", ["", "7-", "é", "1" * (MAX_CODE_LENGTH + 1)])
def test_text_that_is_no_code_is_refused(typed: str) -> None:
    with pytest.raises(NotAllowed):
        read_table_code(typed)
