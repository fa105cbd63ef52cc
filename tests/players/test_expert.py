"""The expert: what it does with written-out situations, how it thinks, and what moves where it cannot."""

from __future__ import annotations

import logging
from random import Random
from typing import NoReturn

import numpy as np
import pytest

import players
from hearts import PRESETS, Deal, Game, Pass, Phase, Play, View
from players import choose, expert, preparing
from players.kernel.jit import kernel
from players.kernel.spec import spec_of
from players.levels import Level, NotReady
from players.preparing import prepare
from players.thinking import Budget, stakes, think, winning
from tests.hearts.table import Table
from tests.players.test_casual import table, whole


def test_until_the_kernel_is_compiled_the_club_player_moves_and_nothing_is_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    situation = whole("AC AS 4S 9D 3D 5H", "2C QS 2S", "3C KS 3S", "4C 5S", dealer=2).play("2C 3C 4C AC")
    view = situation.game.view(situation.turn)
    before = players.steps_down["expert", NotReady.__name__]
    assert choose("expert", view, Random(1)) == choose("club", view, Random(1))
    assert players.steps_down["expert", NotReady.__name__] == before + 1
    assert not caplog.records


def test_a_level_that_fails_is_replaced_by_the_next_lower_one_and_that_is_logged_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(view: View, rng: Random) -> NoReturn:
        raise ZeroDivisionError("a mistake")

    broken = Level(0, fail, fail, fail, fail, instead="casual")
    monkeypatch.setitem(players._LEVELS, "club", broken)
    monkeypatch.setattr(players, "steps_down", type(players.steps_down)())
    situation = whole("AC AS 4S 9D 3D 5H", "2C QS 2S", "3C KS 3S", "4C 5S", dealer=2).play("2C 3C 4C AC")
    view = situation.game.view(situation.turn)
    with caplog.at_level(logging.ERROR):
        for _ in range(3):
            assert choose("club", view, Random(1)) == choose("casual", view, Random(1))
    assert players.steps_down["club", "ZeroDivisionError"] == 3
    assert len(caplog.records) == 1


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("name", PRESETS)
def test_an_expert_plays_every_preset_without_stepping_down(name: str) -> None:
    before = players.steps_down.total()
    rng, game = Random(name), Game.new(PRESETS[name])
    game = game.deal(game.shuffle(f"experts play {name}".encode()))
    while game.round is not None:
        seat = game.to_act[0]
        view = game.view(seat)
        thinks = (view.prompt + seat) % 9 == 0 or view.phase is not Phase.PLAYING
        game = game.act(seat, choose("expert" if thinks else "beginner", view, rng))
    assert players.steps_down.total() == before


@pytest.mark.usefixtures("compiled")
def test_an_expert_thinks_the_same_whichever_deal_is_real() -> None:
    game = Game.new(PRESETS["no_pass"])
    deal = game.shuffle(b"what nobody can see")
    game = game.deal(deal)
    seat = game.to_act[0]
    hands = list(deal.hands)
    hands[(seat + 1) % 4], hands[(seat + 3) % 4] = hands[(seat + 3) % 4], hands[(seat + 1) % 4]
    other = Game.new(PRESETS["no_pass"]).deal(Deal(tuple(hands), deal.kitty, deal.dealer))
    one = think(game.view(seat), Budget(20, 60), halve=False)
    two = think(other.view(seat), Budget(20, 60), halve=False)
    assert (one.values == two.values).all()


@pytest.mark.usefixtures("compiled")
def test_an_expert_passes_cards_that_it_holds_and_may_give() -> None:
    for name in ("standard", "split", "tournament", "high_low", "jokers", "extreme"):
        game = Game.new(PRESETS[name])
        game = game.deal(game.shuffle(f"a pass by {name} rules".encode()))
        seat = game.to_act[0]
        assert game.check(seat, Pass(expert.passes(game.view(seat), 40))) is None


@pytest.mark.usefixtures("compiled")
def test_an_expert_does_not_eat_the_queen_when_it_plays_last() -> None:
    situation = table("5S 9C 3D 4D 5D", "8S 3C KD QD JD", "QS 9H TH JH QH", "AS 4S 6C 7H 8H").play("5S 8S QS")
    assert choose("expert", situation.game.view(situation.turn), Random(1)) == Play(
        next(card for card in situation.game.legal_plays(3) if str(card) == "4S")
    )


def test_preparing_comes_back_at_once_and_ends_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preparing.subprocess, "run", lambda *arguments, **options: None)
    monkeypatch.setattr(preparing, "load", preparing._ready.set)
    prepare.cache_clear()
    try:
        prepare().join(timeout=60)
        assert preparing.ready()
    finally:
        preparing._ready.clear()
        prepare.cache_clear()


def test_a_kernel_that_cannot_be_compiled_is_logged_and_the_players_go_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(preparing.sys, "executable", "/no/such/python")
    prepare.cache_clear()
    prepare().join(timeout=60)
    prepare.cache_clear()
    assert not preparing.ready()
    assert "could not be compiled" in caplog.text


def test_winning_counts_more_the_nearer_the_end_of_the_game_is() -> None:
    hands = ("5C 3C 4C 6C 7C", "KC 8C 2S 3S 4S", "QS 5H 6H 7H 8H", "9C TC 2D 3D 4D")
    shares = [
        winning(table(*hands, totals=totals).game.view(0)) for totals in ((0, 0, 0, 0), (40, 10, 5, 0), (99, 3, 9, 80))
    ]
    assert shares[0] == 0
    assert 0 < shares[1] < 0.2 < 0.7 < shares[2] <= 0.8


@pytest.mark.usefixtures("compiled")
def test_points_that_end_the_game_are_worth_winning_or_losing_it() -> None:
    hands = ("5S 2C 3C 4C 5C", "QS 6S 6C 7C 8C", "3S 2D 3D 4D 5D", "4S 6D 7D 8D 9D")
    safe = chance(table(*hands, totals=(40, 30, 20, 50)), (13, 0, 0, 0))
    ends = chance(table(*hands, totals=(95, 30, 20, 50)), (13, 0, 0, 0))
    wins = chance(table(*hands, totals=(95, 10, 20, 50)), (13, 0, 0, 0))
    assert ends == 0 < safe < 1 == wins


def chance(situation: Table, points: tuple[int, ...]) -> float:
    """How likely seat 1 wins the game after these points."""
    view = situation.game.view(1)
    spec = np.array(spec_of(view.rules, 4), np.int64)
    return float(kernel().chance_to_win(np.array(points), spec, 1, stakes(view), np.zeros(16)))
