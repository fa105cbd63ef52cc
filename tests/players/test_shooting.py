"""Shooting: when an expert tries to shoot the moon, and when it does not consider it."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from hearts import Pass, Play
from players import choose, shooting
from players.card_search import think
from players.expert import CARD
from players.kernel.reading import read
from players.kernel.search import MY_MOON
from players.policy import weights_for
from tests.hearts.table import Table
from tests.players.situations import table, whole
from tests.players.training.test_self_play import shot

STRONG = "AH KH QH JH TH AS KS QS AC KC 3D 2C 4S"
"""A hand that takes every trick once its low cards are passed."""


def shooter(**fields: Any) -> Table:
    """Seat 0 has taken the first trick, with a heart in it, and leads from a hand that almost surely takes the rest."""
    hands = ("AC AH KH QH JH AS KS AD 9D", "2C 2H 3H 4H 2D 3D 2S 3S 4S", "3C 5H 6H 7H 4D 5D 5S 6S 7S")
    return table(*hands, "TH 8H 9H TD KD 6D 8S 9S TS", **fields).play("AC 2C 3C TH")


def goes_for_it(situation: Table) -> bool:
    view = situation.game.view(situation.turn)
    return shooting.open_to(view, read(view))


def test_a_moon_is_open_to_a_seat_as_long_as_nobody_else_has_a_point() -> None:
    hands = ("AC 2D 2H 3S 4S", "2C 3D 5H 5S 6S", "3C 4D 6H 7S 8S", "TH KD QH 9S TS")
    assert goes_for_it(table(*hands).play("AC 2C 3C TH"))
    assert goes_for_it(table(*hands).play("AC 2C 3C TH 2D 3D 4D KD QH"))
    assert not goes_for_it(table(*hands).play("AC 2C 3C TH 2D 3D 4D KD QH 2H 5H 6H 9S"))


@pytest.mark.parametrize("moon", ["off", "shooter_up"])
def test_no_moon_is_open_where_it_does_not_pay(moon: str) -> None:
    assert goes_for_it(shooter())
    assert not goes_for_it(shooter(moon=moon))


@pytest.mark.usefixtures("compiled")
def test_an_expert_plays_its_moon_to_the_end() -> None:
    situation = shooter()
    while situation.game.round is not None:
        if situation.turn == 0:
            move = choose("expert", situation.game.view(0), Random(1))
            assert isinstance(move, Play)
            situation.play(str(move.card))
        else:
            situation.lowest()
    assert situation.game.rounds[-1].shooter == 0


@pytest.mark.usefixtures("compiled")
def test_an_expert_passes_its_low_cards_from_a_hand_for_the_moon() -> None:
    view = whole(STRONG, "", "", "", passing="left").game.view(0)
    move = choose("expert", view, Random(1))
    assert isinstance(move, Pass)
    assert {"3D", "2C"} < set(map(str, move.cards))


@pytest.mark.usefixtures("compiled")
def test_the_weights_of_the_moon_shoot_it_more_often_than_those_of_the_club() -> None:
    moon, standard = (np.array(weights_for(style), np.float32) for style in ("moon", "standard"))
    assert shot(moon, standard) > 3 * shot(standard, standard)


@pytest.mark.usefixtures("compiled")
def test_the_numbers_of_a_card_are_those_of_the_better_way_to_go_on() -> None:
    view = shooter().game.view(0)
    thought = think(view, CARD, halve=False)
    assert len(thought.moves) == len(set(view.legal)) == len(thought.values)
    assert (thought.events[thought.moves.index(thought.best)] & MY_MOON).astype(bool).mean() > 0.8
