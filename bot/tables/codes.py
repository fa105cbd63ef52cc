"""Codes: the numbers of tables as people type them."""

from __future__ import annotations

from bot.tables.errors import NotAllowed

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
LONGEST_CODE = 11
"""Longer ones are no numbers that a database could hold."""


def write_code(table_id: int) -> str:
    """A table's number as people type it: base 36."""
    text = ""
    while table_id:
        table_id, digit = divmod(table_id, 36)
        text = DIGITS[digit] + text
    return text or "0"


def read_code(text: str) -> int:
    """The number of a table again. Raises NotAllowed for what cannot be one."""
    code = text.strip().lower()
    if not 1 <= len(code) <= LONGEST_CODE or any(digit not in DIGITS for digit in code):
        raise NotAllowed("no-such-table")
    return int(code, 36)
