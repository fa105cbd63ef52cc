"""Puzzles for tests: a random position, in which the first of the moves is the best."""

from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from cogs.puzzle.puzzles import Standing
from hearts import Game, Pass, Phase, Rules, write_cards
from players import puzzles
from players.puzzles import Puzzle, Theme, id_of, named
from tests.hearts.strategies import random_move


def made(seed: int, theme: Theme = "queen", *, tricks: int = 5, rating: int = 1500) -> Puzzle:
    """A puzzle after so many tricks and a card or two, or with the theme *passing* one before them."""
    rng, game = Random(seed), Game.new(Rules())
    game = game.deal(game.shuffle(rng.randbytes(16)))
    first, second, third, fourth = (write_cards(game.hand(seat)) for seat in range(4))
    passes = list[str]()
    if theme != "passing":
        for seat in range(4):
            move = random_move(game, seat, rng, None)
            assert isinstance(move, Pass)
            passes.append(write_cards(move.cards))
            game = game.act(seat, move)
        while len(game.tricks) < tricks or len(set(game.view(game.to_act[0]).legal)) < 3:
            game = game.act(game.to_act[0], random_move(game, game.to_act[0], rng, None))
            assert game.phase is Phase.PLAYING
    played = [card for trick in (*game.tricks, *([game.trick] if game.trick else [])) for _, card in trick.plays]
    view = game.view(game.to_act[0])
    choices = [*combinations(view.hand[5:], 3)][:40:8] if theme == "passing" else [(card,) for card in view.legal]
    moves = dict.fromkeys(map(named, choices))
    found = Puzzle(
        id="00000000",
        hands=(first, second, third, fourth),
        passes=tuple(passes),
        direction=0,
        plays=write_cards(played),
        seat=game.to_act[0],
        kind="pass" if theme == "passing" else "play",
        theme=theme,
        costs={move: 0.0 if not at else 1.0 + at for at, move in enumerate(moves)},
        error=0.1,
        chose=dict(zip(("expert", "club", "casual"), moves, strict=False)),
        rating=rating,
    )
    return replace(found, id=id_of(found))


MADE = (
    made(1, tricks=2, rating=1100),
    made(2, rating=1500),
    made(3, "ducking", tricks=0, rating=1900),
    made(4, "moon", tricks=9, rating=1600),
    made(5, "passing", rating=1400),
)


NEWCOMER, RATED = Standing(None, 10, 0, 0), Standing(1512.3, 0, 4, 9)
"""Somebody who has no rating yet, and somebody who has one."""


def ship(monkeypatch: pytest.MonkeyPatch, *shipped: Puzzle, lately: int = 0, old_enough: int = 0) -> None:
    """Lets these puzzles be shipped; those of the last days, ``lately`` so many, and of accounts that are not
    ``old_enough`` are not rated."""
    monkeypatch.setattr(puzzles, "puzzles", lambda: shipped)
    monkeypatch.setattr("cogs.puzzle.puzzles.LATELY", lately)
    monkeypatch.setattr("cogs.puzzle.puzzles.OLD_ENOUGH", old_enough)
