"""Complaints: positions that a person would laugh at if they were played wrong, and that all levels above beginner play
right."""

from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Final

import numpy as np
import pytest

from hearts import Card, Pass, Phase, Play, View, parse_cards
from players import choose
from players.search import Budget, think, think_pass
from tests.players.positions import POSITIONS, Position

WITHOUT_SEARCH = ("casual", "club")
"""A beginner often plays any legal card, so it may do all of this."""
TRIES = 20
LONG = Budget(worlds=6000, rollouts=12000)
"""Twenty times what an expert has."""
CLEAR: Final = 0.5
"""The points by which every wrong move has to be worse."""

every_position = pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.says)


def answer(level: str, view: View, number: int) -> frozenset[Card]:
    """The cards of a move, with other random numbers for each number of the round."""
    move = choose(level, replace(view, number=number), Random(number))
    assert isinstance(move, Pass | Play)
    return frozenset(move.cards if isinstance(move, Pass) else [move.card])


def is_right(position: Position, cards: frozenset[Card]) -> bool:
    only, never = (frozenset(parse_cards(text)) for text in (position.only, position.never))
    return not cards & never and (not only or cards <= only)


def view_of(position: Position) -> View:
    game = position.of().game
    return game.view(game.to_act[0])


def times_right(position: Position, level: str) -> int:
    view = view_of(position)
    return sum(is_right(position, answer(level, view, number)) for number in range(TRIES))


@every_position
def test_a_position_has_right_and_wrong_moves(position: Position) -> None:
    view = view_of(position)
    moves = [frozenset([card]) for card in view.legal] or list(map(frozenset, combinations(view.hand, 3)))
    assert {is_right(position, cards) for cards in moves} == {True, False}


@pytest.mark.parametrize("level", WITHOUT_SEARCH)
@every_position
def test_it_plays(position: Position, level: str) -> None:
    assert times_right(position, level) == TRIES


@pytest.mark.usefixtures("compiled")
@every_position
def test_an_expert_plays(position: Position) -> None:
    assert times_right(position, "expert") >= TRIES - 1


@pytest.mark.usefixtures("compiled")
@every_position
def test_a_long_search_agrees(position: Position) -> None:
    """The best of the right moves is ahead of every wrong one, clearly and by three standard errors."""
    view = view_of(position)
    if view.phase is Phase.PLAYING:
        thought = think(view, LONG, halve=False)
    else:
        passes = think_pass(view, LONG.rollouts, sets=32, halve=False)
        assert passes is not None
        thought = passes
    found = [(frozenset(cards), row) for cards, row in zip(thought.moves, thought.values, strict=True)]
    best = max((row for cards, row in found if is_right(position, cards)), key=np.mean)
    for cards, row in found:
        if not is_right(position, cards):
            ahead = best - row
            assert ahead.mean() > max(CLEAR, 3 * ahead.std() / len(ahead) ** 0.5), cards
