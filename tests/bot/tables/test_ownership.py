"""Ownership: a single process has every table (several processes are tested in `tests/bot/shards`)."""

from __future__ import annotations

import pytest

from bot.tables.ownership import OwnsEverything


@pytest.mark.parametrize("server", [0, 1 << 22, 2**63 - 1])
def test_a_single_process_owns_and_caches_every_table_and_needs_no_fence(server: int) -> None:
    alone = OwnsEverything()
    assert (alone.owns(server), alone.keeps(server)) == (True, True)
    assert (alone.fence(server), alone.own_fence(server)) == (None, None)
