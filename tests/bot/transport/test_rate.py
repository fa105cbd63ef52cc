"""Rate: the requests of the last ten seconds."""

from __future__ import annotations

from bot.transport.rate import MAX_REMEMBERED, Rate


def test_the_requests_of_the_last_ten_seconds_count() -> None:
    time = 0
    rate = Rate(lambda: time)
    for _ in range(30):
        rate.count()
    time = 9_999
    assert rate.per_second == 3
    rate.count()
    time = 10_000
    assert rate.per_second == 0.1


def test_the_number_of_remembered_requests_is_bounded() -> None:
    rate = Rate(lambda: 0)
    for _ in range(MAX_REMEMBERED + 10):
        rate.count()
    assert len(rate._sent) == MAX_REMEMBERED
