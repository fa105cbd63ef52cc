"""Downtime: since when people can press, for each shard."""

from __future__ import annotations

from bot.tables.downtime import Downtime

FIRST, SECOND = 4 << 22, 5 << 22
"""Servers of the first and the second of two shards."""


def test_time_before_a_shard_was_connected_is_downtime() -> None:
    downtime = Downtime()
    assert not downtime.covers(FIRST, 0)
    downtime.end(2, 0, 100)
    assert downtime.covers(FIRST, 99)
    assert not downtime.covers(FIRST, 100)
    assert not downtime.covers(SECOND, 99)


def test_time_until_a_shard_is_connected_is_downtime_whenever_the_number_of_shards_is_known() -> None:
    downtime = Downtime()
    downtime.begin(1, 0)
    assert downtime.covers(FIRST, 10**15)
    downtime.end(2, 0, 100)
    assert not downtime.covers(FIRST, 100)
    assert downtime.covers(SECOND, 10**15)
    downtime.end(2, 1, 200)
    assert not downtime.covers(SECOND, 200)


def test_a_shard_that_is_connected_later_does_not_lengthen_the_downtime_of_others() -> None:
    downtime = Downtime()
    downtime.end(2, 0, 100)
    downtime.end(2, 1, 200)
    assert not downtime.covers(FIRST, 150)
    assert downtime.covers(SECOND, 150)
