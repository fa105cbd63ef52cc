"""Unsaved input: what somebody wrote into a form that could not be read, shown again when they open it again."""

from __future__ import annotations

from typing import Final

from cachetools import LRUCache

MOST: Final = 200


class UnsavedInput:
    """The texts of the newest forms, by person and section of the editor."""

    def __init__(self) -> None:
        self._texts: LRUCache[tuple[int, str], dict[str, str]] = LRUCache(MOST)

    def keep(self, player_id: int, section: str, texts: dict[str, str]) -> None:
        """The texts by field; none when the whole form could be read."""
        self._texts.pop((player_id, section), None)
        if texts:
            self._texts[player_id, section] = texts

    def of(self, player_id: int, section: str) -> dict[str, str]:
        """What somebody typed in a form that could not be read, by field; empty where there is nothing."""
        return self._texts.get((player_id, section), {})
