"""Deletion: what people ask for while their data is deleted, which holds their lock."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from bot.tables.service import Tables
from tests.driven_time import turns


async def during_deletion(tables: Tables, player_id: int, *asked: Coroutine[Any, Any, Any]) -> list[Any]:
    """Asks for everything while a person's data is deleted; returns what comes of it afterwards, errors too. Fails if
    anything is read before that."""
    with pytest.MonkeyPatch.context() as deleting:
        async with tables.person_locks.changing(player_id):
            for read in ("store", "get"):
                deleting.setattr(tables, read, None)
            tasks = [asyncio.create_task(each) for each in asked]
            await turns()
            early = [task for task in tasks if task.done()]
            deleting.undo()
        found = await asyncio.gather(*tasks, return_exceptions=True)
    assert not early, early
    return found
