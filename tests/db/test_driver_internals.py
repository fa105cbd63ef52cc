"""Driver internals: games go on with a driver that has other private names than the store knows."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from db import Store
from db.driver_internals import run_in_thread, socket_of
from tests.db.rows import new, step

RENAMED: Any = SimpleNamespace()


@pytest.mark.sqlite
async def test_a_move_is_written_though_the_driver_runs_one_statement_at_a_time(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.moves.run_in_thread", lambda driver, work: run_in_thread(RENAMED, work))
    await store.commit(new(1))
    assert not await store._writer.transactions.move([step(1, 2)])
    await store.commit(step(1, 2))
    stored = await store.tables.load(1)
    assert stored is not None
    assert stored.table.seq == 2


def test_a_connection_that_does_not_tell_its_socket_is_used_without() -> None:
    assert socket_of(RENAMED) is None
