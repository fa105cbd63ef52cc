"""Donations: only games in which everybody allows it, and nothing in them says who that is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from db import Kind, SittingRecord, Store
from db.__main__ import main
from hearts.game_file import read
from tests.past import store_game


async def donated(store: Store, url: str, folder: Path) -> list[str]:
    """What the command writes."""
    assert await __import__("asyncio").to_thread(main, ["--url", url, "donate", str(folder)]) == 0
    return [file.read_text() for file in sorted(folder.iterdir())]
