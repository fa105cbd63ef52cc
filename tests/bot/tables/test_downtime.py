"""Downtime: since when people can press, for each shard."""

from __future__ import annotations

from bot.tables.downtime import Downtime

FIRST, SECOND = 4 << 22, 5 << 22
"""Servers of the first and the second of two shards."""


def test_before_a_shard_was_there_nobody_could_press() -> None:
    downtime = Downtime()
    assert not downtime.covers(FIRST, 0)
    downtime.end(2, 0, 100)
    assert downtime.covers(FIRST, 99)
    assert not downtime.covers(FIRST, 100)
    assert not downtime.covers(SECOND, 99)


def test_until_a_shard_is_connected_nobody_can_press_whenever_it_is_known_how_many_there_are() -> None:
    downtime = Downtime()
    downtime.begin(1, 0)
    assert downtime.covers(FIRST, 10**15)
    downtime.end(2, 0, 100)
    assert not downtime.covers(FIRST, 100)
    assert downtime.covers(SECOND, 10**15)
    downtime.end(2, 1, 200)
    assert not downtime.covers(SECOND, 200)


def test_a_shard_that_comes_later_takes_no_time_from_another() -> None:
    downtime = Downtime()
    downtime.end(2, 0, 100)
    downtime.end(2, 1, 200)
    assert not downtime.covers(FIRST, 150)
    assert downtime.covers(SECOND, 150)
