"""Pace: how long a table waits for people, and how long a card that plays itself waits."""

from typing import get_args

import pytest

from bot.tables.pace import AUTOPLAY_PAUSE, PACES, SECOND, SPEEDS, Pace, autoplay_pause
from db import PaceName, Speed

SECRET = bytes(range(16))


@pytest.mark.parametrize("pace", PACES.values(), ids=PACES)
def test_people_have_at_least_as_long_to_choose_as_to_play_and_time_left_after_a_call(pace: Pace) -> None:
    assert pace.choose >= pace.play >= 2 * pace.nudge
    assert pace.nudge >= 8 * SECOND


def test_every_pace_and_speed_that_is_stored_is_known() -> None:
    assert (get_args(PaceName), get_args(Speed)) == ((*PACES,), (*SPEEDS,))


def test_each_slower_pace_gives_people_more_time() -> None:
    times = [PACES[name].play for name in ("blitz", "live", "relaxed", "slow")]
    assert times == sorted(set(times))
    assert [name for name, pace in PACES.items() if not pace.clock] == ["none"]


def test_the_pause_before_a_move_depends_on_the_prompt_alone() -> None:
    pauses = [autoplay_pause(SECRET, prompt, seat) for prompt in range(25) for seat in range(4)]
    assert pauses == [autoplay_pause(SECRET, prompt, seat) for prompt in range(25) for seat in range(4)]
    least, most = AUTOPLAY_PAUSE
    assert least <= min(pauses) < max(pauses) <= most
    assert len(set(pauses)) > 90, "neither the question nor the seat alone decides"
    assert autoplay_pause(SECRET[::-1], 1, 1) != autoplay_pause(SECRET, 1, 1)
