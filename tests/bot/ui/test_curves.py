"""Curves: the totals of a game as numbers to draw, and in words."""

from random import Random

from bot.ui.curves import MAX_WORDS_LENGTH, scores_chart, scores_in_words
from hearts import PRESETS, RoundResult, Rules
from hearts.game import Game
from tests.bot.test_past import table
from tests.bot.ui.drawn import say
from tests.past import play


def after(*totals: tuple[int, ...]) -> Game:
    rounds = (RoundResult(n, 0, row, (), row, ((),) * 4, (0,) * 4) for n, row in enumerate(totals))
    return Game(Rules(), tuple(rounds))


def test_each_seat_has_a_line_from_the_common_start() -> None:
    chart = scores_chart(table(after((0, 5, 10, 11), (26, 31, 10, 37))).seen_by(None), say)
    assert [curve.values for curve in chart.curves][2] == (0.0, 10.0, 10.0)
    assert chart.goal == 100.0
    assert chart.curves[2].label.endswith(" 10")
    below = table(after((-10, 5, 10, 21))).seen_by(None)
    assert scores_chart(below, say).curves[0].label.endswith(" −10")
    assert " −10" in scores_in_words(below, say)
    chips, _ = play(PRESETS["chips"], Random(1))
    drawn = scores_chart(table(chips).seen_by(None), say)
    assert {curve.values[0] for curve in drawn.curves} == {20.0}
    assert drawn.goal is None
    by_seats, _ = play(Rules(seats=7, end_score=None), Random(1))
    assert scores_chart(table(by_seats).seen_by(None), say).goal == 200.0


def test_the_description_says_how_the_game_ended_and_who_led_when() -> None:
    game = after((0, 5, 10, 11), (5, 5, 10, 32), (31, 5, 36, 32), (31, 31, 62, 32))
    told = scores_in_words(table(game).seen_by(None), say)
    leads = (
        ("Somebody 0", 1, 1),
        ("Somebody 0 + Somebody 1", 2, 2),
        ("Somebody 1", 3, 3),
        ("Somebody 0 + Somebody 1", 4, 4),
    )
    spans = ", ".join(
        say("chart-lead", who=who, rounds=last - first + 1, first=first, last=last) for who, first, last in leads
    )
    finals = "Somebody 0 31, Somebody 1 31, Somebody 3 32, Somebody 2 62"
    assert told == say("chart-scores", rounds=4, finals=finals, leads=spans)


def test_the_longest_names_and_games_fit_beside_a_picture() -> None:
    rounds = [tuple((number * (seat + 3)) % 16 for seat in range(16)) for number in range(50)]
    results = (RoundResult(n, 0, row, (), row, ((),) * 16, (0,) * 16) for n, row in enumerate(rounds))
    view = table(Game(Rules(seats=16), tuple(results)), "W" * 29).seen_by(None)
    assert len(scores_in_words(view, say)) <= MAX_WORDS_LENGTH
