"""Ending: who has won after a round, and who deals next."""

from typing import Any

import pytest

from hearts import Game, Phase, Rules
from hearts.ending import level, next_dealer, winners
from tests.hearts.table import finished


def over(totals: tuple[int, ...], rounds: int = 1, pot: int = 0, **fields: Any) -> tuple[int, ...]:
    return winners(Rules(seats=len(totals), **fields), totals, rounds, pot)


def test_the_game_ends_when_the_end_score_is_reached_or_passed() -> None:
    assert over((99, 5, 6, 7)) == ()
    assert over((100, 5, 6, 7)) == (1,)
    assert over((120, 101, 6, 7)) == (2,)
    assert over((50, 5, 6, 7), end_score=50) == (1,)


def test_a_large_table_plays_longer_where_the_score_goes_by_seats() -> None:
    assert over((100, 5, 6, 7), end_score=None) == (1,)
    assert over((199, 5, 6, 7, 8, 9, 9), end_score=None) == ()
    assert over((200, 5, 6, 7, 8, 9, 9), end_score=None) == (1,)


def test_exactly_the_end_score_wins_at_once_where_the_rules_say_so() -> None:
    assert over((100, 5, 6, 7), on_the_nose="wins") == (0,)
    assert over((101, 5, 6, 7), on_the_nose="wins") == (1,)
    assert over((120, 100, 6, 100), on_the_nose="wins", tie="extra_round") == (1, 3)
    assert over((50, 5, 6, 7), on_the_nose="wins") == ()
    assert over((75, 5, 6, 90), on_the_nose="wins", end_score=75) == (0,)


def test_who_wins_with_exactly_the_end_score_comes_before_all_others() -> None:
    assert Rules(on_the_nose="wins").best_first((30, 100, 120, 5)) == (1, 3, 0, 2)


def test_those_who_share_the_lowest_total_win_together() -> None:
    assert over((100, 5, 5, 7)) == (1, 2)


def test_a_tie_is_played_on_where_the_rules_say_so() -> None:
    assert over((100, 5, 5, 7), tie="extra_round") == ()
    assert over((100, 5, 6, 7), tie="extra_round") == (1,)


def test_the_game_may_end_after_a_number_of_rounds() -> None:
    assert over((500, 5, 6, 7), rounds=3, end="rounds", end_rounds=4) == ()
    assert over((10, 5, 6, 7), rounds=4, end="rounds", end_rounds=4) == (1,)
    assert over((10, 5, 5, 7), rounds=4, end="rounds", end_rounds=4, tie="extra_round") == ()
    assert over((10, 5, 4, 7), rounds=5, end="rounds", end_rounds=4, tie="extra_round") == (2,)


def chips(totals: tuple[int, ...], rounds: int = 1, **fields: Any) -> tuple[int, ...]:
    return over(totals, rounds, scoring="chips", moon="off", **fields)


def test_the_last_seat_that_can_ante_wins_or_the_richest_when_the_rounds_are_over() -> None:
    assert chips((70, 10, 0, 0)) == ()
    assert chips((80, 0, 0, 0)) == (0,)
    assert chips((70, 1, 2, 1), ante=3) == (0,)
    assert chips((79, 1, 0, 0)) == chips((75, 5, 0, 0), ante=5) == (), "a seat with exactly the ante plays on"
    assert chips((79, 1, 0, 0), rounds=10) == chips((79, 1, 0, 0), rounds=50) == (), "the chips end it"
    ten: dict[str, Any] = {"end": "rounds", "end_rounds": 10}
    assert chips((30, 25, 25, 0), rounds=9, **ten) == ()
    assert chips((30, 25, 25, 0), rounds=10, **ten) == (0,)
    assert chips((30, 30, 20, 0), rounds=10, **ten) == (0, 1)
    for tie in ((30, 30, 20, 0), (40, 40, 0, 0)):
        assert chips(tie, rounds=10, tie="extra_round", **ten) == (), "those who can ante play it on"


@pytest.mark.parametrize(
    ("totals", "fields", "seats"),
    [
        ((90, 100, 90, 95), {"tie": "extra_round"}, (0, 2)),
        ((90, 99, 90, 95), {"tie": "extra_round"}, ()),
        ((90, 100, 91, 95), {"tie": "extra_round"}, ()),
        ((90, 100, 90, 95), {}, ()),
        ((40, 40, 0, 0), {"tie": "extra_round", "scoring": "chips", "moon": "off", "end": "rounds"}, (0, 1)),
    ],
)
def test_who_is_level_at_the_end_is_known_where_it_is_played_off(
    totals: tuple[int, ...], fields: dict[str, Any], seats: tuple[int, ...]
) -> None:
    rules = Rules(**fields)
    assert level(rules, totals, 10) == seats
    assert not (seats and winners(rules, totals, 10))


def test_nobody_wins_while_a_jack_lies_that_the_seats_play_for() -> None:
    assert chips((70, 0, 0, 0), pot=10) == ()
    assert chips((1, 1, 0, 0), pot=78, ante=2, tie="extra_round") == ()
    assert level(Rules(scoring="chips", moon="off", ante=2, tie="extra_round"), (1, 1, 0, 0), 1, 78) == ()


def test_everybody_sees_a_game_that_has_ended_because_one_has_all_the_chips() -> None:
    game = Game(Rules(scoring="chips", moon="off", passing="left"), (finished((0, 80, 0, 0)),))
    for seat in (None, 0, 1, 2, 3):
        view = game.view(seat)
        assert (view.phase, view.players, view.winners, view.pool) == (Phase.OVER, (1,), (1,), 0)


def test_the_deal_passes_over_seats_that_are_out() -> None:
    assert next_dealer(0, (0, 1, 2, 3), 4) == 1
    assert next_dealer(3, (0, 1, 2, 3), 4) == 0
    assert next_dealer(0, (0, 2, 3), 4) == 2
    assert next_dealer(3, (2, 3), 4) == 2


def test_the_deal_stays_where_nobody_is_left() -> None:
    assert next_dealer(2, (), 4) == 2
