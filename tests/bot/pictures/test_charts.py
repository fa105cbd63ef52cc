"""Charts: what is drawn, and whether it can be read."""

import itertools
import math
from dataclasses import replace
from io import BytesIO
from random import Random

import pytest
from PIL import Image

from bot.language.wording import Translator
from bot.pictures.charts import (
    COLOURS,
    GROUND,
    HEIGHT,
    WIDTH,
    Chart,
    Curve,
    draw_chart,
    spread,
    ticks,
)
from bot.ui.curves import scores_chart, scores_in_words
from hearts import PRESETS, Rules, preset
from tests.bot.test_past import table
from tests.past import play

say = Translator("en-US")


def image(chart: Chart) -> Image.Image:
    picture = Image.open(BytesIO(draw_chart(chart)))
    picture.load()
    return picture


@pytest.mark.parametrize("seats", [1, 4, 16])
@pytest.mark.parametrize("rounds", [0, 1, 9, 200])
def test_a_chart_has_its_size_whatever_it_shows(seats: int, rounds: int) -> None:
    rng = Random(seats)
    values = [tuple(float(rng.randint(-200, 900)) for _ in range(rounds + 1)) for _ in range(seats)]
    picture = image(Chart(tuple(Curve(f"Seat {seat}", row) for seat, row in enumerate(values)), "round"))
    assert (picture.format, picture.size) == ("PNG", (WIDTH, HEIGHT))


def test_every_curve_is_visible() -> None:
    curves = tuple(Curve(str(place), (0.0, 10.0 * place)) for place in range(len(COLOURS)))
    seen = {colour for _, colour in image(Chart(curves, "round")).convert("RGB").getcolors(1 << 24) or ()}
    assert {tuple(bytes.fromhex(colour[1:])) for colour in COLOURS} <= seen


def light(colour: str) -> float:
    """The relative luminance of a colour, as defined by the WCAG."""
    parts = [value / 255 for value in bytes.fromhex(colour[1:])]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("colour", COLOURS)
def test_every_colour_contrasts_with_the_background(colour: str) -> None:
    assert (light(colour) + 0.05) / (light(GROUND) + 0.05) >= 4.5


MACHADO = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
"""How colours look to people with each kind of colour blindness (Machado, Oliveira and Fernandes, 2009)."""


@pytest.mark.parametrize("blindness", MACHADO)
def test_the_colours_differ_for_the_colour_blind(blindness: str) -> None:
    matrix = MACHADO[blindness]
    seen = []
    for colour in COLOURS:
        parts = [(value / 255) ** 2.2 for value in bytes.fromhex(colour[1:])]
        seen.append([max(0.0, sum(a * b for a, b in zip(row, parts, strict=True))) ** (1 / 2.2) for row in matrix])
    assert min(math.dist(one, other) for one, other in itertools.combinations(seen, 2)) > 0.15
    assert min(math.dist(one, other) for one, other in itertools.combinations(seen[:4], 2)) > 0.3


@pytest.mark.parametrize(("low", "high"), [(0, 1), (0, 26), (-10, 103), (-300, 12), (0, 5000), (0, 7)])
def test_ticks_cover_the_range_with_few_round_numbers(low: int, high: int) -> None:
    found = ticks(low, high)
    assert found[0] <= low
    assert found[-1] >= high
    assert 2 <= len(found) <= 7
    assert str(found[1] - found[0]).strip("0") in ("1", "2", "5")


def test_labels_do_not_overlap() -> None:
    places = spread([50, 50, 50, 51, 600], 40, 36, 600)
    ordered = sorted(places)
    assert all(after - before >= 39.9 for before, after in itertools.pairwise(ordered))
    assert ordered[0] >= 36
    assert ordered[-1] <= 600


def test_a_player_whose_name_cannot_be_drawn_is_called_by_the_seat() -> None:
    game, _ = play(PRESETS["standard"], Random(1), rounds=1)
    view = table(game, "\u3164").seen_by(None)
    empty = replace(view, seats=tuple(replace(seat, name="\u3164") for seat in view.seats))
    assert [curve.label.rpartition(" ")[0] for curve in scores_chart(empty, say).curves] == [
        say("chart-seat", seat=number) for number in (1, 2, 3, 4)
    ]


@pytest.mark.parametrize("rules", [PRESETS["standard"], PRESETS["chips"], preset("cancellation", 16)], ids=str)
def test_a_game_is_drawn_and_described_in_words(rules: Rules) -> None:
    game, _ = play(rules, Random(1), rounds=4)
    view = table(game, "漢字").seen_by(None)
    chart = scores_chart(view, say)
    assert [curve.values[1:] for curve in chart.curves] == [
        tuple(result.totals[seat] for result in game.rounds) for seat in range(rules.seats)
    ]
    assert [curve.label for curve in chart.curves] == [
        f"HanZi {seat} {total}" for seat, total in enumerate(game.totals)
    ]
    assert image(chart).size == (WIDTH, HEIGHT)
    words = scores_in_words(view, say)
    assert all(f"{view.name(seat)} {total}" in words for seat, total in enumerate(game.totals))
