"""Shares: shards are distributed equally, and move only if they must."""

from dataclasses import replace

import pytest

from db.leases import Holding, Member, divide, shard_of, share_of_requests


def members(*epochs: int) -> list[Member]:
    return [Member(epoch) for epoch in epochs]


def owned(*epochs: int | None) -> list[Holding]:
    return [Holding(shard, epoch) for shard, epoch in enumerate(epochs)]


def owners(holdings: list[Holding]) -> list[int | None]:
    return [holding.epoch for holding in holdings]


def heirs(holdings: list[Holding]) -> list[int | None]:
    return [holding.heir for holding in holdings]


def test_servers_are_split_as_discord_does_it() -> None:
    assert shard_of(0, 7) == 0  # direct messages
    assert shard_of((9 << 22) + 5, 7) == 2


def test_free_shards_are_shared_equally_and_the_oldest_have_one_more() -> None:
    assert owners(divide(owned(*[None] * 5), members(1, 2, 3))) == [1, 1, 2, 2, 3]


def test_a_new_process_becomes_the_heir_of_what_others_have_too_much_of() -> None:
    after = divide(owned(1, 1, 1, 2, 2, 2), members(1, 2, 3))
    assert owners(after) == [1, 1, 1, 2, 2, 2]
    assert heirs(after) == [3, None, None, 3, None, None]
    assert not any(each.ready for each in after), "it must connect first"
    assert divide(after, members(1, 2, 3)) == after


def test_one_more_process_than_shards_waits_in_reserve() -> None:
    after = divide(owned(1, 2), members(1, 2, 3))
    assert after == owned(1, 2)
    assert owners(divide(owned(1, None), members(1, 3))) == [1, 3]


def test_a_shard_stays_where_it_is_while_nothing_is_gained_by_a_move() -> None:
    assert divide(owned(2, 1, 2), members(1, 2)) == owned(2, 1, 2)
    assert divide(owned(1, 1, 2), members(1, 2)) == owned(1, 1, 2)


def test_a_process_that_leaves_hands_all_shards_over_and_gets_none() -> None:
    leaving = [Member(1, leaving=True), Member(2), Member(3)]
    after = divide(owned(1, 1, 2, None), leaving)
    assert owners(after) == [1, 1, 2, 3]
    assert heirs(after) == [2, 3, None, None]


def test_the_last_one_keeps_everything_though_it_leaves() -> None:
    assert divide(owned(1, 1), [Member(1, leaving=True)]) == owned(1, 1)


def test_an_heir_that_leaves_is_replaced_and_an_heir_has_its_shard_once_it_is_free() -> None:
    promised = [Holding(0, 1, heir=2, ready=True), Holding(1, None, heir=3, ready=True)]
    after = divide(promised, [Member(1), Member(2, leaving=True), Member(3)])
    assert after == [Holding(0, 1), Holding(1, 3)]


def test_a_process_that_is_heard_of_again_keeps_its_shards() -> None:
    silent = divide(owned(1, 1, 2, 2, 3, 3), [Member(1, leaving=True), Member(2), Member(3)])
    assert heirs(silent) == [2, 3, None, None, None, None]
    assert divide(silent, members(1, 2, 3)) == owned(1, 1, 2, 2, 3, 3)


def test_what_an_heir_is_promised_is_promised_to_nobody_else() -> None:
    promised = [Holding(0, 1, heir=2, ready=True), Holding(1, 1, heir=2)]
    assert divide(promised, [Member(1, leaving=True), Member(2), Member(3)]) == promised


@pytest.mark.parametrize("shards", range(9))
@pytest.mark.parametrize("processes", range(1, 6))
def test_after_every_handover_the_shards_are_shared_equally(shards: int, processes: int) -> None:
    holdings = owned(*[None] * shards)
    for count in range(1, processes + 1):
        holdings = divide(holdings, members(*range(1, count + 1)))
        holdings = [replace(each, epoch=each.heir, heir=None) if each.heir else each for each in holdings]
        had = [owners(holdings).count(epoch) for epoch in range(1, count + 1)]
        assert max(had) - min(had) <= 1
        assert divide(holdings, members(*range(1, count + 1))) == holdings


def test_half_of_the_requests_is_divided_equally_and_half_by_need() -> None:
    busy = [Member(1, need=30.0), Member(2, need=10.0), Member(3), Member(4)]
    assert [share_of_requests(each.epoch, busy) for each in busy] == [0.5, 0.25, 0.125, 0.125]
    assert share_of_requests(1, members(1, 2)) == 0.5
    assert share_of_requests(1, members(1)) == 1.0
