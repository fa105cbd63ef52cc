"""The deciding trick: the round and the trick that decided a game."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.past.deciding_trick import ahead_since, deciding_round, deciding_trick
from hearts import PRESETS, RoundResult, Rules
from tests.bot.past.test_replay import rounds_of
from tests.past import play

RULES = Rules()


def after(*totals: tuple[int, ...]) -> list[RoundResult]:
    return [
        RoundResult(number, 0, row, (), row, piles=((),) * 4, tricks=(4, 3, 3, 3)) for number, row in enumerate(totals)
    ]


def test_the_deciding_round_is_the_one_in_which_the_winner_went_ahead_for_good() -> None:
    rounds = after((9, 0, 9, 8), (9, 18, 15, 10), (29, 22, 33, 23), (30, 40, 50, 40), (31, 60, 70, 41))
    assert ahead_since(RULES, rounds, 0) == 3
    assert deciding_round(RULES, rounds, (0,)) == 3


def test_a_winner_who_always_led_decided_the_game_in_the_first_round() -> None:
    assert deciding_round(RULES, after((0, 9, 9, 8), (5, 20, 12, 15)), (0,)) == 0


def test_a_tie_is_decided_by_the_last_round() -> None:
    rounds = after((0, 9, 9, 8), (9, 9, 20, 20))
    assert deciding_round(RULES, rounds, (0, 1)) == 1
    assert ahead_since(RULES, rounds, 0) == 2, "the rules broke the tie"
    assert deciding_round(RULES, rounds, (0,)) == 1


@pytest.mark.parametrize("name", ["standard", "omnibus", "spot", "cancellation"])
def test_the_deciding_trick_is_the_one_that_cost_most_and_the_one_that_completes_a_moon(name: str) -> None:
    for seed in range(6):
        for played in rounds_of(play(PRESETS[name], Random(seed), rounds=6)[0]):
            costs = [sum(played.points(n + 1)) - sum(played.points(n)) for n in range(played.last_step)]
            step = deciding_trick(replace(played, result=replace(played.result, shooter=None)))
            assert costs[step - 1] == max(costs)
            assert max(costs[step:], default=0) < max(costs), "the later of equal ones"
            step = deciding_trick(replace(played, result=replace(played.result, shooter=0)))
            assert costs[step - 1]
            assert not any(costs[step:])
