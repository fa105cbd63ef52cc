"""Which shards this process has, as far as it knows, and which presses it answers."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from bot.shards import ours as module
from bot.shards.ours import Ours
from db import Fence, Fenced

FIRST, SECOND = 3 << 22, 4 << 22
"""Servers of the first and the second of three shards."""


class Promised:
    """Leases of epoch 7, without a database."""

    def fence(self, shard: int | None = None) -> Fence:
        return Fence(7, shard)


class Time:
    now = 100.0


@contextmanager
def having(*shards: int) -> Iterator[tuple[Ours, Time]]:
    time = Time()
    ours = Ours(Promised(), 3, lambda: time.now)
    ours.renewed(time.now + 10, {shard: frozenset({90}) for shard in shards})
    ours.held = frozenset(shards)
    yield ours, time


def test_servers_of_own_shards_are_ours_until_the_promise_ends() -> None:
    with having(0) as (ours, time):
        assert (ours.owns(FIRST), ours.keeps(FIRST), ours.owns(SECOND)) == (True, True, False)
        time.now += 10
        assert not ours.owns(FIRST)
        with pytest.raises(Fenced):
            ours.fence(FIRST)


def test_a_table_of_no_server_is_moved_by_all_and_held_by_none() -> None:
    with having(1) as (ours, _):
        assert (ours.owns(0), ours.keeps(0)) == (True, False)
        assert ours.fence(0) == Fence(7)


def test_a_change_is_guarded_by_the_shard_that_it_belongs_to() -> None:
    with having(0) as (ours, _):
        assert ours.fence(FIRST) == Fence(7, 0)
        assert ours.fence(SECOND) == Fence(7)  # such as whoever deletes their data, and sits elsewhere too


async def test_presses_of_other_shards_are_left_to_others() -> None:
    with having(0) as (ours, _):
        assert await ours.admit(1, FIRST)
        assert not await ours.admit(2, SECOND)


async def test_what_the_last_holder_has_begun_to_answer_is_not_answered_again() -> None:
    with having(0) as (ours, _):
        assert not await ours.admit(90, FIRST)
        assert await ours.admit(91, FIRST)
        assert ours.answered(0) == [91]


async def test_a_press_waits_for_the_shard_that_is_being_handed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    with having(0) as (ours, time):
        ours.coming = frozenset({1})
        waiting = asyncio.create_task(ours.admit(91, SECOND))
        await asyncio.sleep(0)
        assert not waiting.done()
        ours.held, ours.coming = frozenset({0, 1}), frozenset()
        assert await waiting
        ours.coming = frozenset({2})
        late = asyncio.create_task(ours.admit(92, 5 << 22))
        await asyncio.sleep(0)
        time.now += module.PATIENCE
        assert not await late
