"""Ownership of shards: which ones this process has as far as it knows, and which interactions it answers."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from bot.shards import ownership as module
from bot.shards.ownership import ShardOwnership
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
def having(*shards: int) -> Iterator[tuple[ShardOwnership, Time]]:
    time = Time()
    ownership = ShardOwnership(Promised(), 3, lambda: time.now)  # type: ignore[arg-type]
    ownership.renewed(time.now + 10, {shard: frozenset({90}) for shard in shards})
    ownership.held = frozenset(shards)
    yield ownership, time


def test_servers_of_leased_shards_are_owned_until_the_lease_ends() -> None:
    with having(0) as (ownership, time):
        assert (ownership.owns(FIRST), ownership.keeps(FIRST), ownership.owns(SECOND)) == (True, True, False)
        assert ownership.served == {0}
        time.now += 10
        assert not ownership.owns(FIRST)
        assert ownership.served == set()
        with pytest.raises(Fenced):
            ownership.fence(FIRST)


def test_a_table_of_no_server_is_moved_by_all_and_held_by_none() -> None:
    with having(1) as (ownership, _):
        assert (ownership.owns(0), ownership.keeps(0)) == (True, False)
        assert ownership.fence(0) == Fence(7)
    with having(0) as (ownership, _):
        assert ownership.fence(0) == Fence(7)


def test_a_change_has_the_fence_of_its_shard() -> None:
    with having(0) as (ownership, _):
        assert ownership.fence(FIRST) == Fence(7, 0)
        assert ownership.fence(SECOND) == Fence(7)  # e.g. for a person who deletes their data and also sits there


def test_what_only_the_holder_of_a_shard_writes_needs_the_shard() -> None:
    with having(0) as (ownership, time):
        assert ownership.own_fence(FIRST) == Fence(7, 0)
        for server in (SECOND, 0):
            with pytest.raises(Fenced, match="Another process"):
                ownership.own_fence(server)
        ownership.held, ownership.finishing = frozenset(), frozenset({0})
        assert ownership.own_fence(FIRST) == Fence(7, 0), "what was begun there is finished"
        time.now += 10
        with pytest.raises(Fenced, match="run out"):
            ownership.own_fence(FIRST)


async def test_presses_of_other_shards_are_left_to_others_and_all_presses_once_the_leases_have_expired() -> None:
    with having(0) as (ownership, time):
        assert await ownership.admit(1, FIRST)
        assert not await ownership.admit(2, SECOND)
        time.now += 10
        assert not await ownership.admit(3, FIRST)


def test_a_process_without_leases_waits_for_no_shard() -> None:
    with having(0) as (ownership, _):
        ownership.coming = frozenset({1})
        ownership.lapse()
        assert (ownership.left, ownership.held, ownership.coming) == (0, frozenset(), frozenset())


async def test_an_interaction_that_the_last_holder_has_begun_to_answer_is_not_answered_again() -> None:
    with having(0) as (ownership, _):
        assert not await ownership.admit(90, FIRST)
        assert await ownership.admit(91, FIRST)
        assert ownership.answered(0) == [91]
        ownership.forget_answered(0)
        assert ownership.answered(0) == []


async def test_a_press_waits_for_the_shard_that_is_being_handed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    with having(0) as (ownership, time):
        ownership.coming = frozenset({1})
        waiting = asyncio.create_task(ownership.admit(91, SECOND))
        await asyncio.sleep(0)
        assert not waiting.done()
        ownership.held, ownership.coming = frozenset({0, 1}), frozenset()
        assert await waiting
        ownership.coming = frozenset({2})
        late = asyncio.create_task(ownership.admit(92, 5 << 22))
        await asyncio.sleep(0)
        time.now += module.HANDOVER_TIMEOUT
        assert not await late


async def test_of_the_interactions_of_a_shard_the_newest_are_remembered_for_a_handover() -> None:
    with having(0) as (ownership, _):
        for number in range(module.KEPT + 100):
            assert await ownership.admit(1_000 + number, FIRST)
        assert ownership.answered(0) == [*range(1_100, 1_100 + module.KEPT)]
