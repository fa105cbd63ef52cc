"""Ownership: a single process has every table (several processes are tested in `tests/bot/shards`)."""

from __future__ import annotations

import pytest

from bot.tables.ownership import Sole


@pytest.mark.parametrize("server", [0, 1 << 22, 2**63 - 1])
def test_who_is_alone_plays_and_keeps_every_table_and_guards_none(server: int) -> None:
    alone = Sole()
    assert (alone.owns(server), alone.keeps(server), alone.fence(server)) == (True, True, None)
