"""Unsaved input: texts of a form that could not be read, shown again when the person reopens the form."""

from __future__ import annotations

from typing import Final

from cachetools import LRUCache

MAX_TEXTS: Final = 200


class UnsavedInput:
    """The texts of the most recent forms, by person and section of the editor."""

    def __init__(self) -> None:
        self._texts: LRUCache[tuple[int, str], dict[str, str]] = LRUCache(MAX_TEXTS)

    def keep(self, player_id: int, section: str, texts: dict[str, str]) -> None:
        """Keeps the texts of a form by field; an empty dict (the form could be read) removes them."""
        self._texts.pop((player_id, section), None)
        if texts:
            self._texts[player_id, section] = texts

    def of(self, player_id: int, section: str) -> dict[str, str]:
        """The kept texts of a form, by field; empty if there are none."""
        return self._texts.get((player_id, section), {})
