"""Beliefs: an expert infers from the others' plays how they play, and so what they hold."""

from dataclasses import replace
from functools import lru_cache
from random import Random

import numpy as np
import pytest

from hearts import PRESETS, Game, Phase
from players import choose
from players.beliefs import EXPERT_1, EXPERT_3, Beliefs
from players.kernel.position import HANDS, STYLE
from players.kernel.spec import masks
from players.search import policies_for
from players.worlds import Worlds, sample_worlds, seed_of

pytestmark = pytest.mark.usefixtures("compiled")


@lru_cache
def states(level: str, *tricks: int, rules: str = "no_pass") -> list[Game]:
    """States in which seat 0 is to play to these tricks; the others are of a level."""
    found = []
    for number in range(8):
        game, rng = Game.new(PRESETS[rules]), Random(number)
        game = game.deal(game.shuffle(f"beliefs {number}".encode()))
        while game.phase is Phase.PASSING:
            seat = game.to_act[0]
            game = game.act(seat, choose(level, game.view(seat), rng))
        while game.phase is Phase.PLAYING and len(game.view(0).tricks) <= max(tricks):
            seat = game.to_act[0]
            if seat == 0 and len(game.view(0).tricks) in tricks:
                found.append(game)
            game = game.act(seat, choose("club" if seat == 0 else level, game.view(seat), rng))
    return found


def sampled(game: Game, beliefs: Beliefs) -> Worlds:
    view = game.view(0)
    return sample_worlds(view, policies_for("standard", beliefs), 150, seed_of(view), beliefs)


def believed(game: Game) -> float:
    """The probability that an expert gives to other seats playing by rules of thumb, as the mean over the seats."""
    worlds = sampled(game, EXPERT_3)
    return float((worlds.chances[:, None] * (worlds.positions[:, STYLE + 1 : STYLE + 4] > 0)).sum() / 3)


def insight(game: Game, beliefs: Beliefs) -> float:
    """The mean logarithm of the probability that an expert gives to the true holder of an unseen card."""
    worlds, scores = sampled(game, beliefs), []
    for seat in (1, 2, 3):
        for card in game.hand(seat):
            suit, mask = next((suit, mask) for suit, mask in enumerate(masks([card], game.rules)) if mask)
            has = (worlds.positions[:, HANDS + 5 * seat + suit] & mask) != 0
            scores.append(np.log(0.98 * worlds.chances[has].sum() + 0.02 / 3))
    return float(np.mean(scores))


def test_casual_players_are_recognized_and_others_are_not_taken_for_them() -> None:
    assert np.mean([believed(game) for game in states("casual", 6)]) > 0.6
    assert np.mean([believed(game) for game in states("club", 6)]) < 0.4


def test_knowing_the_styles_of_others_improves_the_guess_of_their_cards() -> None:
    nothing, first, now = (
        np.mean([insight(game, beliefs) for game in states("casual", 2, 4, 6, 8)])
        for beliefs in (Beliefs((), 0.0, 0.0), EXPERT_1, EXPERT_3)
    )
    assert nothing + 0.01 < first
    assert first + 0.02 < now


@pytest.mark.parametrize("level", ["casual", "club"])
def test_knowing_how_passes_change_hands_improves_the_guess_of_them(level: str) -> None:
    before, now = (
        np.mean([insight(game, beliefs) for game in states(level, 0, 1, 2, 4, rules="standard")])
        for beliefs in (replace(EXPERT_3, shapes=False), EXPERT_3)
    )
    assert before + 0.01 < now


def test_without_further_styles_every_seat_plays_by_the_policy_of_the_rules() -> None:
    [game, *_] = states("casual", 6)
    assert not sampled(game, EXPERT_1).positions[:, STYLE : STYLE + 4].any()
