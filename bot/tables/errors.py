"""Errors: what the service will not do, each with a sentence in the language files."""

from __future__ import annotations

from typing import Any


class NotAllowed(Exception):
    """Something that a person asked for and cannot have. ``key`` names the sentence ``refusal-<key>``."""

    def __init__(self, key: str, **details: Any) -> None:
        super().__init__(key)
        self.key = key
        self.details = details
