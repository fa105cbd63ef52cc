"""The monkey: whatever people press while Discord, the connection and the disk fail, every promise holds."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from tests.databases import SQLite, postgresql
from tests.monkey.run import run

PRESSES = 120


@pytest.mark.slow
async def test_all_promises_hold_whatever_is_pressed_while_things_fail(tmp_path: Path, log_lines: io.StringIO) -> None:
    seen = await run(SQLite(tmp_path / "hearts.db"), 1, log_lines, lambda presses: presses < PRESSES)
    assert len(seen) >= 4, f"hardly anything failed: {seen}"


@pytest.mark.slow
async def test_all_promises_hold_on_postgresql_while_the_way_to_it_fails_and_bots_hand_over_their_shards_or_are_killed(
    log_lines: io.StringIO,
) -> None:
    async with postgresql() as database:
        seen = await run(database, 21, log_lines, lambda presses: presses < 180, shards=2)
    assert {"second bot", "one of two killed"} <= seen
    assert len(seen) >= 4, f"hardly anything failed: {seen}"
