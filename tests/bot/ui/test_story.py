"""The story of a game: the queen, and where the winner took the lead for good."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.language.wording import Translator, languages
from bot.tables.views import TableView
from bot.ui.results import game_result, story
from bot.ui.words import joined
from db import SittingRecord
from hearts import PRESETS, RoundResult
from hearts.cards import QUEEN_OF_SPADES
from tests.bot.test_past import table
from tests.past import play
from tests.payloads import texts

say = Translator("en-US")
GAME, _ = play(PRESETS["quick"], Random(0))
VIEW = table(GAME).seen_by(None)
NAMES = [VIEW.name(seat) for seat in range(4)]


def after(*totals: tuple[int, ...], winners: tuple[int, ...] = (0,), **by_round: dict[str, Any]) -> TableView:
    """A game with these totals after each round; ``r1={"shooter": 2}`` sets fields of the result of the second
    round."""
    before: tuple[int, ...] = (0, 0, 0, 0)
    rounds = []
    for number, row in enumerate(totals):
        points = tuple(new - old for new, old in zip(row, before, strict=True))
        values: dict[str, Any] = {"piles": ((), (), (), ())} | by_round.get(f"r{number}", {})
        rounds.append(RoundResult(number, 0, points, (), row, tricks=(4, 3, 3, 3), **values))
        before = row
    game = replace(VIEW.game, rounds=tuple(rounds), winners=winners)
    return replace(VIEW, game=game)


def took(*seats: int) -> dict[str, Any]:
    return {"piles": tuple((QUEEN_OF_SPADES,) if seat in seats else () for seat in range(4))}


def test_the_story_says_that_the_winner_always_led() -> None:
    view = after((0, 9, 9, 8), (5, 20, 12, 15), (10, 22, 33, 39))
    assert story(view, say) == [say("story-always", who=NAMES[0])]


def test_the_round_in_which_the_winner_went_ahead_for_good_is_told_with_who_led_before() -> None:
    view = after((9, 0, 9, 8), (9, 18, 15, 10), (10, 22, 33, 39))
    turn = say("story-turn", who=NAMES[0], round=2, before=NAMES[1], points=18)
    assert story(view, say) == [turn]


def test_a_lead_that_was_lost_again_is_not_the_turn() -> None:
    view = after((9, 0, 9, 8), (9, 18, 15, 10), (29, 22, 33, 20), (30, 40, 50, 40))
    assert story(view, say) == [say("story-turn", who=NAMES[0], round=4, before=NAMES[3], points=20)]


def test_the_story_names_the_shooter_of_a_moon_that_turned_the_game() -> None:
    view = after((9, 0, 9, 8), (9, 26, 35, 34), (10, 30, 45, 45), r1={"shooter": 0})
    assert story(view, say) == [say("story-moon", who=NAMES[0], round=2)]
    view = after((30, 20, 9, 38), (30, 46, 35, 64), (31, 50, 60, 70), r1={"shooter": 2})
    assert story(view, say) == [say("story-moon", who=NAMES[2], round=2)]


@pytest.mark.parametrize(
    ("round", "steps", "ahead"),
    [(2, 5, "Zoe"), (1, 4, f"{NAMES[0]} (before: Zoe)"), (1, 0, NAMES[0])],
    ids=["after the round", "in the round", "before the round"],
)
def test_the_turn_is_told_of_those_who_had_the_seat_in_its_round(round: int, steps: int, ahead: str) -> None:
    """As the picture of the deciding trick shows them; the headline names who has the seat at the end."""
    view = after((9, 0, 9, 8), (9, 18, 15, 10), (10, 22, 33, 39))
    view = replace(view, sittings=(SittingRecord(0, round, steps, 7, "Zoe"),))
    (line,) = story(view, say)
    assert line == say("story-turn", who=ahead, round=2, before=NAMES[1], points=18)
    assert all(view.name_at(0, 1, step) in line for step in range(14))


def test_a_lead_from_the_first_round_to_the_last_is_told_of_all_who_had_the_seat() -> None:
    view = after((0, 9, 9, 8), (5, 20, 12, 15), (10, 22, 33, 39))
    sittings = SittingRecord(0, 1, 4, 7, "Zoe"), SittingRecord(1, 2, 0, 8, "Yan"), SittingRecord(0, 2, 1, 9, "Xu")
    (line,) = story(replace(view, sittings=sittings), say)
    assert line == say("story-always", who=f"{NAMES[0]} (before: Zoe, Xu)")


def test_the_story_names_the_one_who_took_the_queen_most_often_and_more_than_once() -> None:
    rows = [(0, 9, 9, 8), (5, 20, 12, 15), (10, 22, 33, 39)]
    queen = say.card(QUEEN_OF_SPADES)
    view = after(*rows, r0=took(2), r1=took(1), r2=took(2))
    assert story(view, say)[0] == say("story-queen", who=NAMES[2], queen=queen, times=2)
    once_each = after(*rows, r0=took(2), r1=took(1), r2=took(3))
    assert len(story(once_each, say)) == 1
    ordinary = replace(view, rules=PRESETS["chips"])
    assert not any(queen in line for line in story(ordinary, say))


@pytest.mark.parametrize("winners", [(0,), (0, 2)])
def test_who_wins_with_exactly_the_end_score_has_not_gone_ahead_of_anybody(winners: tuple[int, ...]) -> None:
    view = after((9, 0, 9, 8), (50, 20, 50, 11), winners=winners)
    view = replace(view, rules=view.rules.model_copy(update={"on_the_nose": "wins"}))
    names = joined([NAMES[seat] for seat in winners], say)
    assert story(view, say) == [say("story-exact", who=names, score=50)]


def test_the_story_of_a_shared_win_says_who_was_level() -> None:
    level = say("story-level", who=joined(NAMES[:2], say))
    assert story(after((0, 9, 9, 8), (9, 9, 20, 20), winners=(0, 1)), say) == [level]


@pytest.mark.parametrize("name", ["standard", "quick", "chips", "omnibus", "spot"])
@pytest.mark.parametrize("language", languages())
def test_every_game_has_one_or_two_lines_in_every_language(name: str, language: str) -> None:
    for seed in range(3):
        game, _ = play(PRESETS[name], Random(seed))
        view = table(game).seen_by(None)
        lines = story(view, Translator(language))
        assert 1 <= len(lines) <= 2
        assert all("\n" not in line for line in lines)
        shown = "\n".join(texts(game_result(view, Translator(language)).to_components()))
        assert all(line in shown for line in lines)


def test_who_shared_the_lead_with_the_winner_is_not_said_to_have_led() -> None:
    ahead = say("story-margin", who=NAMES[0], other=NAMES[1], points=12, chips="no")
    assert story(after((0, 0, 18, 8), (9, 18, 25, 10), (10, 22, 33, 39)), say) == [ahead]


def test_the_story_of_a_game_for_chips_does_not_say_what_the_leader_took() -> None:
    """What a round costs goes into the pot, which somebody else may win."""
    view = after((0, 5, 9, 8), (9, 18, 25, 10), (10, 22, 33, 39))
    turned = story(view, say)
    assert turned == [say("story-always", who=NAMES[0])]
    after_the_turn = after((9, 5, 9, 8), (10, 18, 25, 12), (10, 22, 33, 39))
    points = after_the_turn.game.rounds[1].points[1]
    assert story(after_the_turn, say) == [say("story-turn", who=NAMES[0], round=2, before=NAMES[1], points=points)]
    highest = replace(after((9, 12, 9, 8), (30, 18, 25, 12), (40, 22, 33, 39)), rules=PRESETS["chips"])
    assert story(highest, say) == [say("story-passed", who=NAMES[0], round=2, before=NAMES[1])]
