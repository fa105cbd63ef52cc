"""Positions: under random rules, the kernel has the same legal cards, takers and points as `hearts`."""

from itertools import product
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hearts import PRESETS, Game, Phase, Play, Rules
from hearts.options import OPTIONS
from players.kernel import position as at
from players.kernel.legality import legal
from players.kernel.scoring import score
from players.kernel.spec import KNOWN, code, spec_in
from tests.hearts.strategies import random_deal, random_move, rules
from tests.players.kernel.positions import codes, dealt
from tests.thorough import part_of

ENTROPY = st.binary(min_size=16, max_size=16)
UNKNOWN = {name: option.usual for name, option in OPTIONS.items() if name not in KNOWN}
"""Rules that keep their defaults because the kernel does not know others: for those the next lower level moves."""


def check_round(game: Game, rng: Random, shooter: int | None) -> Game:
    """Plays a round to its end in the kernel and in `hearts`; returns the game after it."""
    players = game.players
    game = game.deal(random_deal(game, rng, shooter))
    spec = spec_in(game.view(None))
    p: list[int] = []
    while game.round is not None:
        round = game.round
        seat = rng.choice(game.to_act)
        move = random_move(game, seat, rng, shooter)
        if round.phase is Phase.PLAYING:
            p = p or dealt(game, spec)
            assert players[p[at.TURN]] == seat
            jokers, out = p[at.JOKERS], [0] * 5
            legal(p, spec, out)
            expected = {code(card, game.rules, jokers) for card in game.legal_plays(seat)}
            assert codes(out, spec) == expected, (game.rules.differences(), round.trick)
            assert isinstance(move, Play)
            at.play(p, spec, code(move.card, game.rules, jokers))
        totals = game.totals
        game = game.act(seat, move)
        if game.round is None:
            down = int(game.rounds[-1].effect == "shooter_down")
            points = [0] * len(players)
            shot = score(p, spec, down, points)
            result = game.rounds[-1]
            if game.rules.scoring == "points":
                assert points == [result.points[seat] for seat in players], (game.rules.differences(), result)
                assert (None if shot < 0 else players[shot]) == result.shooter
            else:
                assert points == [totals[seat] - result.totals[seat] for seat in players], (game.rules, result)
    return game


@given(rules(**UNKNOWN), ENTROPY, st.none() | st.integers(0, 2))
@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
def test_kernel_and_game_agree_at_every_play_of_a_round(rules: Rules, entropy: bytes, shooter: int | None) -> None:
    check_round(Game.new(rules), Random(entropy), shooter)


@pytest.mark.slow
@given(rules(**UNKNOWN), ENTROPY, st.none() | st.integers(0, 2))
@settings(max_examples=part_of(2_000), deadline=None, suppress_health_check=list(HealthCheck))
def test_kernel_and_game_agree_in_very_many_rounds(rules: Rules, entropy: bytes, shooter: int | None) -> None:
    check_round(Game.new(rules), Random(entropy), shooter)


@pytest.mark.parametrize("pay", OPTIONS["chips_pay"].values)
@pytest.mark.parametrize("end", OPTIONS["end"].values)
def test_kernel_and_game_agree_about_every_chip_to_the_end_of_a_game(pay: str, end: str) -> None:
    for seed in range(20):
        rng = Random(f"{pay} {end} {seed}")
        fields = {"chips_pay": pay, "end": end, "end_rounds": 6, "seats": 3 + seed % 3, "ante": 1 + seed % 2}
        game = Game.new(Rules(scoring="chips", moon="off", passing="none", chips=5, **fields))
        while game.phase is Phase.DEALING and len(game.rounds) < 30:
            game = check_round(game, rng, None)


@pytest.mark.parametrize("moon", OPTIONS["moon"].values)
def test_kernel_and_game_agree_about_every_moon_and_what_counts_beside_it(moon: str) -> None:
    rng = Random(moon)
    for doubler, sun_points in product(OPTIONS["doubler"].values, (None, 39)):
        beside = {"doubler": doubler, "bonus_card": "JD", "no_tricks_bonus": -5, "moon_down_points": 16}
        game = Game.new(Rules(moon=moon, sun=True, sun_points=sun_points, end_score=1_000, **beside))
        for shooter in (None, 0, 2):
            game = check_round(game, rng, shooter)


@pytest.mark.parametrize("name", PRESETS)
def test_kernel_and_game_agree_in_every_preset(name: str) -> None:
    rng = Random(name)
    for shooter in (None, 0, 1):
        game = Game.new(PRESETS[name])
        for _ in range(2):
            if game.phase is Phase.DEALING:
                game = check_round(game, rng, shooter)
