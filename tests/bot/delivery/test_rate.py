"""Rate: the requests of the last ten seconds decide how much longer the next one may wait."""

from __future__ import annotations

from bot.delivery.rate import MOST_SENT, Rate


def test_messages_wait_longer_the_more_was_sent_in_ten_seconds_up_to_five_times() -> None:
    time = 0
    rate = Rate(lambda: time, easy=2)
    found = []
    for _ in range(110):
        found.append(rate.slowdown)
        rate.count()
    assert [found.index(times) for times in (1, 2, 3, 4, 5)] == [0, 20, 40, 60, 80]
    assert max(found) == 5
    time = 9_999
    assert rate.slowdown == 5
    time = 10_000
    assert rate.slowdown == 1


def test_there_is_room_to_spare_below_a_fifth_of_what_is_easy() -> None:
    rate = Rate(lambda: 0, easy=2)
    found = []
    for _ in range(6):
        found.append(rate.spare)
        rate.count()
    assert found == [True, True, True, True, False, False]


def test_the_number_of_remembered_requests_is_bounded() -> None:
    rate = Rate(lambda: 0, easy=1)
    for _ in range(MOST_SENT + 10):
        rate.count()
    assert len(rate._sent) == MOST_SENT
