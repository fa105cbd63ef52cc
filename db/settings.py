"""Settings: what the store itself reads in the settings of servers and in the preferences of people."""

from __future__ import annotations

import json
from typing import Any


def wants_listing(preferences: str) -> bool:
    """Whether a person with these preferences (JSON) is shown on leaderboards: by default, but not if they cannot be
    read."""
    try:
        return read_object(preferences).get("listed") is not False
    except ValueError:
        return False


def counted_from(settings: str | None) -> int:
    """When the leaderboards of a server with these settings (JSON) were last reset, in epoch milliseconds; 0 if never.
    Raises ValueError if they cannot be read."""
    found = read_object(settings).get("counted_from", 0)
    if isinstance(found, int):
        return found
    raise ValueError("this is no time")


def read_object(text: str | None) -> dict[str, Any]:
    """A stored JSON object; an empty one if there is no text. Raises ValueError for any other text."""
    found = json.loads(text or "{}")
    if isinstance(found, dict):
        return found
    raise ValueError("this is no object")
