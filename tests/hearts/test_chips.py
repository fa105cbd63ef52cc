"""A game for chips: what a round costs, who divides the pool, who plays on, and how the game ends."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hearts import Game, Phase, Rules
from hearts.chips import in_turn
from tests.hearts.strategies import random_deal, random_move
from tests.hearts.table import Table, finished, scored, sheet
from tests.hearts.test_properties import QUICK
from tests.thorough import part_of

# -- the pool


def chips(*takes: str, **fields: Any):  # type: ignore[no-untyped-def]
    return scored(*takes, scoring="chips", moon="off", **fields)


def test_the_seats_without_a_heart_divide_the_pool() -> None:
    result = chips("2H 3H", "QS", "")
    assert result.points == (-1, 1, 1, -1)
    assert sheet(result) == {"ante": (-1, -1, -1, -1), "pool": (0, 2, 2, 0)}
    assert (result.totals, result.pot) == ((19, 21, 21, 19), 0)


def test_a_seat_that_is_out_of_the_game_pays_nothing_and_has_no_share() -> None:
    assert chips("2H", "", "", out=(1,), ante=2).points == (-2, 0, 4, -2)


@pytest.mark.parametrize(
    ("takes", "fields", "points", "pot"),
    [
        (("", "", "2H 3H"), {"pot": 1}, (1, 1, -1, -1), 1),
        (("2H", "3H", "4H"), {"ante": 2}, (-2, -2, -2, -2), 8),
        (("", "", "2C"), {"pot": 4}, (-1, -1, -1, -1), 8),
        (("", "2H", "3H"), {"pot": 8}, (11, -1, -1, -1), 0),
    ],
    ids=[
        "odd chips",
        "where every seat took a heart",
        "where one took all thirteen",
        "until it is won",
    ],
)
def test_the_pool_stays(takes: tuple[str, ...], fields: dict[str, Any], points: tuple[int, ...], pot: int) -> None:
    result = chips(*takes, **fields)
    assert (result.points, result.pot) == (points, pot)


def test_one_seat_took_some_hearts_and_the_rest_counted_for_nobody() -> None:
    """Not all thirteen: the last trick was cancelled, so the clean seats divide the pool."""
    hands = ("2C AC KC QC AH", "3C 4C 5C 6C AH", "JC 8C 2H 3H 7S")
    table = Table(*hands, decks=2, duplicates="cancel", scoring="chips", moon="off")
    table.play("2C 3C JC").play("8C AC 4C").play("KC 5C 2H").play("QC 6C 3H").play("AH AH 7S")
    assert table.points == (-1, 0, 0)
    assert table.game.rounds[-1].pot == 1


def test_of_two_seats_whoever_took_fewer_hearts_takes_the_pool() -> None:
    two: dict[str, Any] = {"out": (1, 2), "pot": 5, "totals": (40, 0, 0, 35)}
    assert chips("2H 3H 4H 5H 6H 7H", "", "", **two).points == (6, 0, 0, -1)
    assert chips("2H 3H 4H 5H 6H 7H 8H", "", "", **two).points == (-1, 0, 0, 6)
    assert chips("", "", "", **two).points == (6, 0, 0, -1), "the other one took all thirteen"


def test_of_two_seats_with_as_many_hearts_nobody_takes_the_pool() -> None:
    result = chips("2H 3H 4H 5H 6H 7H", "", "", out=(1, 2), removed=("AH", "2C", "2D", "3D"))
    assert (result.points, result.pot) == ((-1, 0, 0, -1), 2)


# -- the last round


def test_what_still_lies_after_the_last_round_goes_to_those_with_the_fewest_hearts() -> None:
    rounds: dict[str, Any] = {"end": "rounds", "end_rounds": 1, "pot": 7}
    result = chips("2H 3H", "4H 5H", "6H 7H", **rounds)
    assert sheet(result)["jack"] == (3, 4, 4, 0), "odd chips one each, from the dealer's left"
    assert (result.pot, sum(result.totals)) == (0, 87)


def test_odd_chips_go_one_each_from_the_dealers_left() -> None:
    """The first seat deals."""
    assert sheet(chips("", "", "2H", pot=1, end="rounds", end_rounds=1))["jack"] == (0, 1, 0, 0)
    assert in_turn(5, {0: 9, 1: 9, 3: 9}, dealer=1) == {3: 2, 0: 2, 1: 1}
    assert in_turn(5, {0: 1, 1: 0, 3: 2}, dealer=3) == {0: 1, 1: 0, 3: 2}


def test_before_the_last_round_the_jack_stays() -> None:
    assert chips("2H 3H", "4H 5H", "6H 7H", pot=7, end="rounds", end_rounds=2).pot == 11


# -- other ways to pay


def test_in_a_sweepstake_each_heart_costs_its_taker_a_chip_into_the_pool() -> None:
    result = chips("2H 3H", "", "", chips_pay="hearts")
    assert sheet(result) == {"ante": (-1, -1, -1, -1), "hearts": (-2, 0, 0, -11), "pool": (0, 8, 8, 0)}
    assert result.pot == 1


def test_nobody_pays_for_more_hearts_than_there_are_chips() -> None:
    result = chips("2H 3H", "", "", chips_pay="hearts", totals=(2, 20, 20, 5))
    assert sheet(result)["hearts"] == (-1, 0, 0, -4)
    assert result.totals == (0, 23, 23, 0)


def test_by_howells_way_each_heart_costs_a_chip_for_each_other_seat_and_brings_them_one() -> None:
    result = chips("2H 3H", "4H", "", chips_pay="howell", totals=(20, 20, 20, 40))
    assert sheet(result) == {"howell": (13 - 4 * 2, 13 - 4 * 1, 13, 13 - 4 * 10)}
    assert (sum(result.points), result.pot) == (0, 0)


def test_by_howells_way_a_seat_that_cannot_pay_all_pays_what_it_has_to_each_in_turn() -> None:
    """Seat 3 owes 27 and has 8; the first seat deals, so the one after it is served first."""
    assert chips("2H 3H", "4H", "", chips_pay="howell", totals=(20, 20, 20, 8)).points == (2, 3, 3, -8)
    assert chips("2H 3H", "4H", "", chips_pay="howell", totals=(20, 20, 20, 20)).points == (5, 8, 7, -20)


def test_by_howells_way_a_seat_is_in_while_it_has_a_chip() -> None:
    game = Game(Rules(scoring="chips", moon="off", chips_pay="howell", ante=5), (finished((70, 1, 0, 9)),))
    assert game.players == (0, 1, 3)
    assert game.view(None).pool == 0


# -- the jack, and the end of the game

JACK: dict[str, Any] = {"scoring": "chips", "moon": "off", "ante": 2, "chips": 3}


def paid(*totals: int, pot: int) -> Game:
    """A game of four in which seat 3 was out already when the others paid the ante the last time."""
    result = finished(totals, pot=pot, ante=(-2, -2, -2, 0))
    return Game(Rules(seats=4, **JACK), (result,))


def test_where_no_two_can_ante_those_who_paid_last_play_for_the_jack_without_an_ante() -> None:
    game = paid(5, 1, 0, 0, pot=6)
    assert (game.phase, game.winners) == (Phase.DEALING, ())
    assert (game.players, game.view(None).pool) == ((0, 1, 2), 6)
    game = Game(game.rules, (*game.rounds, finished((5, 1, 0, 0), pot=6)))
    assert game.players == (0, 1, 2), "it is not won yet"


def test_a_seat_that_wins_the_jack_is_in_again() -> None:
    game = paid(5, 1, 0, 0, pot=6)
    assert Game(game.rules, (*game.rounds, finished((5, 1, 6, 0)))).players == (0, 2)
    assert Game(game.rules, (*game.rounds, finished((5, 1, 6, 0)))).view(None).pool == 4


def test_the_jack_won_by_the_only_one_with_chips_ends_the_game() -> None:
    game = paid(5, 1, 0, 0, pot=6)
    assert Game(game.rules, (*game.rounds, finished((11, 1, 0, 0)))).winners == (0,)


def test_a_round_for_the_jack_costs_nobody_an_ante() -> None:
    result = chips("", "2H", "3H", totals=(0, 70, 0, 0), pot=10)
    assert sheet(result) == {"pool": (10, 0, 0, 0)}


@st.composite
def games_for_chips(draw: st.DrawFn) -> Rules:
    ante = draw(st.integers(1, 3))
    return Rules(
        seats=draw(st.integers(3, 6)),
        scoring="chips",
        moon="off",
        passing="none",
        ante=ante,
        chips=draw(st.integers(ante, 8)),
        chips_pay=draw(st.sampled_from(["pool", "hearts", "howell"])),
        end=draw(st.sampled_from(["score", "rounds"])),
        end_rounds=draw(st.integers(1, 20)),
        tie=draw(st.sampled_from(["shared", "extra_round"])),
    )


def test_a_game_for_chips_ends_with_every_chip_won() -> None:
    check(settings(QUICK, max_examples=25))


@pytest.mark.slow
def test_very_many_games_for_chips_end_with_every_chip_won() -> None:
    check(settings(QUICK, max_examples=part_of(600)))


def check(how: settings) -> None:
    @given(games_for_chips(), st.integers(0, 2**32))
    @how
    def play(rules: Rules, seed: int) -> None:
        game, rng = Game.new(rules), Random(seed)
        while game.phase is not Phase.OVER:
            assert len(game.rounds) < 2_000, "the game does not end"
            poor = {seat for seat, total in enumerate(game.totals) if seat not in game.players}
            game = game.deal(random_deal(game, rng, None))
            while game.round is not None:
                [seat] = game.to_act
                game = game.act(seat, random_move(game, seat, rng, None))
            assert sum(game.totals) + game.pot == rules.seats * rules.chips
            assert min(game.totals) >= 0
            assert all(game.rounds[-1].points[seat] == 0 for seat in poor)
        assert game.pot == 0
        assert all(game.totals[seat] == max(game.totals) for seat in game.winners)
        assert set(game.winners) <= set(game.players), "a seat wins that is out"
        least = 1 if rules.chips_pay == "howell" else rules.ante
        if rules.end == "score":
            assert [total >= least for total in game.totals].count(True) == 1

    play()
