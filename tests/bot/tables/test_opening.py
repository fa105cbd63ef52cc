"""Since when people could press: of each shard by itself."""

from __future__ import annotations

from bot.tables.opening import Opening

FIRST, SECOND = 4 << 22, 5 << 22
"""Servers of the first and the second of two shards."""


def test_before_a_shard_was_there_nobody_could_press() -> None:
    opening = Opening()
    assert not opening.was_closed(FIRST, 0)
    opening.begins(2, 0, 100)
    assert opening.was_closed(FIRST, 99)
    assert not opening.was_closed(FIRST, 100)
    assert not opening.was_closed(SECOND, 99)


def test_until_a_shard_is_connected_nobody_can_press_whenever_it_is_known_how_many_there_are() -> None:
    opening = Opening()
    opening.closes(1, 0)
    assert opening.was_closed(FIRST, 10**15)
    opening.begins(2, 0, 100)
    assert not opening.was_closed(FIRST, 100)
    assert opening.was_closed(SECOND, 10**15)
    opening.begins(2, 1, 200)
    assert not opening.was_closed(SECOND, 200)


def test_a_shard_that_comes_later_takes_no_time_from_another() -> None:
    opening = Opening()
    opening.begins(2, 0, 100)
    opening.begins(2, 1, 200)
    assert not opening.was_closed(FIRST, 150)
    assert opening.was_closed(SECOND, 150)
