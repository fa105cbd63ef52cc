"""The expert: its moves in written-out situations, its computation, and the fallback if it cannot move."""

import logging
from dataclasses import replace
from random import Random

import pytest

import players
from hearts import PRESETS, Card, Game, Phase, Play
from players import choose, expert
from players.levels import LEVELS, Level, NotReady
from players.search import think
from tests.hindered import failing
from tests.players.situations import table, whole


def test_until_the_kernel_is_compiled_the_club_player_moves_and_nothing_is_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    situation = whole("AC AS 4S 9D 3D 5H", "2C QS 2S", "3C KS 3S", "4C 5S", dealer=2).play("2C 3C 4C AC")
    view = situation.game.view(situation.turn)
    before = players.fallbacks["expert", NotReady.__name__]
    assert choose("expert", view, Random(1)) == choose("club", view, Random(1))
    assert players.fallbacks["expert", NotReady.__name__] == before + 1
    assert not caplog.records


def test_a_level_that_fails_is_replaced_by_the_next_lower_one_and_that_is_logged_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    fail = failing(ZeroDivisionError("a mistake"))
    broken = Level(0, fail, fail, fail, fallback="casual")
    monkeypatch.setitem(LEVELS, "club", broken)
    monkeypatch.setattr(players, "fallbacks", type(players.fallbacks)())
    situation = whole("AC AS 4S 9D 3D 5H", "2C QS 2S", "3C KS 3S", "4C 5S", dealer=2).play("2C 3C 4C AC")
    view = situation.game.view(situation.turn)
    with caplog.at_level(logging.ERROR):
        for _ in range(3):
            assert choose("club", view, Random(1)) == choose("casual", view, Random(1))
    assert players.fallbacks["club", "ZeroDivisionError"] == 3
    assert len(caplog.records) == 1


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("name", PRESETS)
def test_an_expert_plays_every_preset_without_stepping_down(name: str) -> None:
    before = players.fallbacks.total()
    rng, game = Random(name), Game.new(PRESETS[name])
    game = game.deal(game.shuffle(f"experts play {name}".encode()))
    while game.round is not None:
        seat = game.to_act[0]
        view = game.view(seat)
        thinks = (view.prompt + seat) % 9 == 0 or view.phase is not Phase.PLAYING
        game = game.act(seat, choose("expert" if thinks else "beginner", view, rng))
    assert players.fallbacks.total() == before


@pytest.mark.usefixtures("compiled")
def test_an_expert_does_not_eat_the_queen_when_it_plays_last() -> None:
    situation = table("5S 9C 3D 4D 5D", "8S 3C KD QD JD", "QS 9H TH JH QH", "AS 4S 6C 7H 8H").play("5S 8S QS")
    assert choose("expert", situation.game.view(situation.turn), Random(1)) == Play(
        next(card for card in situation.game.legal_plays(3) if str(card) == "4S")
    )


@pytest.mark.usefixtures("compiled")
def test_a_queen_is_taken_for_a_moon_only_if_a_longer_search_agrees() -> None:
    """In a short search a few worlds have nearly all the weight, and some searches foresee a moon in them."""
    spot = {"heart_values": "rank", "queen_points": 25, "end_score": 500}
    hands = (
        "5C 9C TC KC KD 2S 4S AS 2H 5H 7H JH QH",
        "3C 7C 8C 2D 6D 9D AD 6S 7S QS 3H 8H AH",
        "4C 6C JC QC AC 4D 5D 7D 8D TD QD 4H 9H",
        "2C 3D JD 3S 5S 8S 9S TS JS KS 6H TH KH",
    )
    passed = whole(*hands, passing="left", **spot).passes("AS KD KC", "QS AH AD", "9H AC JC", "JD TH KH")
    view = passed.play("2C TC KC QC 6D TD 3D JD 4S 6S QS").game.view(3)
    views = [replace(view, number=number) for number in range(20)]
    assert sum(think(view, expert.CARD, halve=True).best == (Card.parse("KS"),) for view in views) > 2
    assert sum(expert.play(view) == Card.parse("KS") for view in views) <= 2
