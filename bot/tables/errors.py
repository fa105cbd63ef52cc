"""Errors: the refusals of the table service, each with a sentence in the language files."""

from __future__ import annotations

from typing import Any

from hearts import Rules


class NotAllowed(Exception):
    """A person's request is refused. ``key`` names the sentence ``refusal-<key>``; ``details`` are its arguments."""

    def __init__(self, key: str, **details: Any) -> None:
        super().__init__(key)
        self.key = key
        self.details = details


class EditConflict(Exception):
    """Somebody else has saved newer rules than those (``base``) that were edited."""

    def __init__(self, base: Rules, newest: Rules, newest_id: int = 0) -> None:
        """``newest_id``: the id of the newest version of house rules."""
        super().__init__()
        self.base = base
        self.newest = newest
        self.newest_id = newest_id


class NoSuchTable(NotAllowed):
    """There is no such table, or not any more: it was deleted with the data of a person or a server."""

    def __init__(self) -> None:
        super().__init__("no-such-table")
