"""Likelihood: how well each style fits what a seat has played."""

from collections.abc import Iterator
from itertools import product
from math import exp, log, prod
from random import Random
from typing import Any

import numpy as np
import pytest

from hearts import Phase
from players import choose
from players.kernel.features import scratch_of_lists
from players.kernel.likelihood import ALIKE, IMPOSSIBLE, Past, draw_styles, fit_tables, likelihood, shape_at
from players.kernel.position import HANDS, SIZE, STYLE
from players.kernel.reading import read
from players.kernel.rollout import FOR_THE_MOON
from players.kernel.spec import HEARTS, LOOSE, masks
from players.policy import weights_for
from players.worlds import shapes
from tests.hearts.table import Table
from tests.players.kernel.positions import rng, wrapping
from tests.players.situations import whole

STYLES = ("standard", "moon", "casual")
POLICIES: Any = np.array([weights_for(style) for style in STYLES])


def after(level: str, tricks: int) -> Table:
    """A round that three seats of a level have played with seat 0 so far."""
    situation = whole("", "", "", "")
    while situation.game.phase is Phase.PLAYING and len(situation.game.view(0).tricks) < tricks:
        view = situation.game.view(situation.turn)
        move = choose("club" if view.seat == 0 else level, view, Random(1))
        situation.game = situation.game.act(situation.turn, move)
    return situation


def hands_of(situation: Table) -> list[int]:
    """The true deal as a position, with nothing else."""
    world = [0] * SIZE
    for seat, cards in enumerate(situation.game.round.hands):
        world[HANDS + 5 * seat : HANDS + 5 * seat + 5] = masks(cards, situation.game.rules)
    return world


def fits_of(situation: Table, styles: int, leads: int | None = None) -> tuple[float, Any]:
    """The likelihood of the true deal as seat 0 sees it, and what each seat and style contributes to it.

    ``leads`` is the seat that led to the first trick; by default the one that really did.
    """
    seen, fits = read(situation.game.view(0)), np.zeros((4, styles))
    scratch = scratch_of_lists()
    plays = [number for play in seen.plays for number in play]
    past = Past(plays, (), (1.0, 1.0), (), (), seen.me, seen.leader if leads is None else leads, 0)
    found = likelihood(hands_of(situation), past, seen.spec, POLICIES[: styles + 1], [0] * SIZE, fits, scratch)
    return found, fits


def tables(fits: Any) -> Iterator[tuple[tuple[int, ...], float]]:
    """All assignments of two styles to the seats 1 to 3, with their likelihoods given what the seats have done."""
    for usual in range(2):
        for styles in product(range(2), repeat=3):
            shares = [ALIKE if style == usual else 1 - ALIKE for style in styles]
            fit = sum(fits[seat + 1, style] for seat, style in enumerate(styles))
            yield styles, 0.5 * prod(shares) * exp(fit)


@pytest.mark.parametrize(("level", "likelier", "other"), [("casual", 1, 0), ("club", 0, 1)])
def test_plays_fit_the_style_that_made_them_best(level: str, likelier: int, other: int) -> None:
    _, fits = fits_of(after(level, 8), 2)
    assert (fits[0] == 0).all(), "one's own plays tell nothing"
    assert (fits[1:, likelier] > fits[1:, other]).all()


def test_the_likelihood_of_a_world_is_the_sum_over_all_styles() -> None:
    situation = after("casual", 3)
    alone, fits = fits_of(situation, 1)
    assert alone == pytest.approx(fits[1:, 0].sum())
    both, fits = fits_of(situation, 2)
    assert both == pytest.approx(log(sum(chance for _, chance in tables(fits))))


def test_a_lead_against_the_rules_makes_a_world_impossible() -> None:
    situation = after("club", 2)
    leader = read(situation.game.view(0)).leader
    assert fits_of(situation, 2)[0] > IMPOSSIBLE
    assert fits_of(situation, 2, leads=(leader + 1) % 4)[0] == IMPOSSIBLE


def test_styles_are_drawn_by_their_fit_and_by_the_usual_style() -> None:
    fits, drawn, state, times = np.zeros((4, 2)), [0] * 4, rng(3), 600
    fits[2, 1], fits[3, 1] = log(3), 2.0
    with wrapping():
        for _ in range(times):
            world = [0] * SIZE
            draw_styles(fits, 0, world, state, [0.0] * 4)
            for seat in range(4):
                assert world[STYLE + seat] in (0, FOR_THE_MOON + 1)
                drawn[seat] += world[STYLE + seat] > 0
    chances = dict.fromkeys(product(range(2), repeat=3), 0.0)
    for styles, chance in tables(fits):
        chances[styles] += chance / sum(other for _, other in tables(fits))
    assert drawn[0] == 0
    assert chances[1, 1, 1] > 0.3
    for seat in (1, 2, 3):
        expected = sum(chance for styles, chance in chances.items() if styles[seat - 1])
        assert drawn[seat] / times == pytest.approx(expected, abs=0.08)


@pytest.mark.parametrize("left_out", [False, True])
def test_loose_jokers_have_shapes_too_which_tell_nothing(left_out: bool) -> None:
    assert shapes()[shape_at(HEARTS, left_out, 0b11)] != 0
    for held in range(9):
        assert shapes()[shape_at(LOOSE, left_out, (1 << held) - 1)] == 0


def test_a_single_style_needs_no_draw() -> None:
    """So deals that were sealed before there were several styles are still played in the same way."""
    state, world = rng(3), [0] * SIZE
    draw_styles(np.zeros((4, 1)), 0, world, state, [0.0] * 4)
    assert int(state[0]) == 3
    assert not any(world)


def test_seats_that_play_alike_make_their_style_the_usual_one() -> None:
    fits, by_table = np.zeros((4, 2)), [0.0, 0.0]
    fits[1, 1] = fits[2, 1] = 3.0
    fit_tables(fits, 0, by_table)
    assert by_table[1] > by_table[0] + 1
