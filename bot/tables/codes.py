"""Codes: the ids of tables as people type them, in base 36."""

from __future__ import annotations

from typing import Final

from bot.tables.errors import NotAllowed

DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
MAX_CODE_LENGTH: Final = 11
"""A longer code would be an id that no database column can hold."""


def write_table_code(table_id: int) -> str:
    """The code of a table id: base 36, lower case."""
    text = ""
    while table_id:
        table_id, digit = divmod(table_id, 36)
        text = DIGITS[digit] + text
    return text or "0"


def read_table_code(text: str) -> int:
    """The table id of a code. Raises NotAllowed if the text cannot be one."""
    code = text.strip().lower()
    if not 1 <= len(code) <= MAX_CODE_LENGTH or any(digit not in DIGITS for digit in code):
        raise NotAllowed("no-such-table")
    return int(code, 36)
