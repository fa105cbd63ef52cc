"""Errors: the refusals of the table service, each with a sentence in the language files."""

from __future__ import annotations

from typing import Any


class NotAllowed(Exception):
    """A person's request is refused. ``key`` names the sentence ``refusal-<key>``; ``details`` are its arguments."""

    def __init__(self, key: str, **details: Any) -> None:
        super().__init__(key)
        self.key = key
        self.details = details


class NoSuchTable(NotAllowed):
    """There is no such table, or not any more: it was deleted with the data of a person or a server."""

    def __init__(self) -> None:
        super().__init__("no-such-table")
