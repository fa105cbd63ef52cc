"""The review of a game on the screen: its costs, and the costliest moves as questions."""

from __future__ import annotations

from dataclasses import replace

from bot.past.review import Mistake, RoundReview
from bot.ui.review import answer, overview, progress, review_question, verdict
from bot.ui.tabletop import last_trick
from db import SittingRecord
from hearts import Card, parse_cards
from players.coach import AdviceReason
from tests.bot.tables.lobby import ANA, BEN, CHIDI, playing
from tests.bot.ui.drawn import Drawn, in_every_language, say
from tests.hearts.table import Table

HANDS = ("2C 4C 9D 3S 5H", "AS AH AD 4S 6H", "3C 7C JD 5S 7H")
VIEW = playing(Table(*HANDS, end_score=1000).finish().game, BEN, CHIDI).seen_by(ANA.id)
POSITION = Table(*HANDS).play("2C AD 3C 7C").game.view(0)
MISTAKE = Mistake(at=1, chosen="4C", best="9D", cost=2.4, error=0.3, because=AdviceReason.QUEEN, share=0.1, instead=0.6)
REVIEW = RoundReview(number=0, points=13, par=6.5, judged=5, mistakes=(MISTAKE,))


def test_points_are_split_into_play_and_cards() -> None:
    shown = Drawn(overview(VIEW, [REVIEW], say))
    assert shown.says("review-summary", play=2.4, cards=abs(13 - 6.5 - 2.4), luck="bad", chips=False)
    assert shown.says("review-questions")
    assert [(item.arg, item.prompt) for item in shown.buttons] == [("ask", 0)]
    in_every_language(lambda say: overview(VIEW, [REVIEW] * 50, say))


def test_a_review_says_that_nothing_was_judged_or_nothing_was_wrong() -> None:
    unknown = REVIEW.model_copy(update={"judged": 0})
    assert Drawn(overview(VIEW, [unknown], say)).says("review-unknown")
    clean = REVIEW.model_copy(update={"mistakes": ()})
    assert Drawn(overview(VIEW, [clean], say)).says("review-no-mistakes")
    assert Drawn(progress(VIEW, 3, say)).says("review-progress", done=3, rounds=1)


def test_a_question_shows_the_view_of_the_person_without_the_answer() -> None:
    asked = Drawn(review_question(VIEW, POSITION, 0, 2, say))
    assert say.card(Card.parse("7C")) in asked.text
    assert {"4C", "9D", "3S", "5H"} <= {str(card) for card in asked.cards}
    assert not {"AS", "JD", "QS"} & {str(card) for card in asked.cards}
    assert [(item.table, item.prompt, item.arg, item.label) for item in asked.buttons] == [
        (1, 0, "answer", say("button-review-answer")),
        (1, 0, "", say("button-review-back")),
    ]
    assert not any(line in asked.text for line in verdict(MISTAKE, say, chips=False))


def test_an_answer_shows_the_better_move_and_leads_to_the_next_question() -> None:
    first, last = (Drawn(answer(VIEW, POSITION, MISTAKE, index, 2, say)) for index in (0, 1))
    assert all(line in first.text for line in verdict(MISTAKE, say, chips=False))
    better = say("review-better", cards=say.cards(parse_cards("9D")), cost=2.4, error=0.3, chips=False)
    assert verdict(MISTAKE, say, chips=False)[1] == better
    assert [(item.arg, item.prompt) for item in first.buttons] == [("ask", 1), ("", 0)]
    assert [item.arg for item in last.buttons] == [""]


def test_each_round_says_what_play_and_luck_have_made_of_it() -> None:
    lucky = REVIEW.model_copy(update={"number": 3, "points": 0, "mistakes": ()})
    assert "1 point:" in Drawn(overview(VIEW, [REVIEW.model_copy(update={"points": 1})], say)).text
    shown = Drawn(overview(VIEW, [REVIEW, lucky], say))
    assert shown.says("review-round", round=1, points=13, play=2.4, cards=REVIEW.by_cards, luck="bad", mistakes=1)
    assert shown.says("review-round", round=4, points=0, play=0.0, cards=6.5, luck="good", mistakes=0)


def test_a_question_says_what_lies_on_the_table_what_went_before_and_who_has_which_points() -> None:
    shown = Drawn(review_question(VIEW, POSITION, 0, 2, say))
    assert shown.says("review-question", number=1, of=2, round=1)
    assert shown.says("review-asks-play", trick=2)
    assert f"{say.card(Card.parse('7C'))} Chidi" in shown.text
    assert last_trick(replace(VIEW, game=POSITION), say) in shown.text
    assert shown.says("review-taken", taken="Ana 0, Ben 0, Chidi 0", chips=False)
    leads = Drawn(review_question(VIEW, Table(*HANDS).game.view(0), 1, 2, say))
    assert leads.says("review-you-lead")
    assert leads.says("review-asks-play", trick=1)
    passes = Drawn(review_question(VIEW, Table(*HANDS, passing="left").game.view(0), 1, 2, say))
    assert passes.says("review-asks-pass", direction=say("pass-way", way="left", count=3, steps=1))


def test_a_question_names_those_who_had_the_seats_then() -> None:
    for steps, name in ((2, "Ben"), (3, "Dana")):  # Dana had the seat for the pass and so many tricks
        sittings = (SittingRecord(1, 0, steps, 14, "Dana"),)
        shown = Drawn(review_question(replace(VIEW, sittings=sittings), POSITION, 0, 2, say))
        assert shown.says("review-taken", taken=f"Ana 0, {name} 0, Chidi 0", chips=False)


def test_a_review_of_a_game_for_chips_counts_chips_that_are_won() -> None:
    """A mistake has cost two, and all the same five were won: the cards have brought seven."""
    game = Table(*HANDS, scoring="chips", moon="off").finish().game
    view = playing(game, BEN, CHIDI).seen_by(ANA.id)
    won = RoundReview(number=0, points=-5, par=0, judged=5, mistakes=(MISTAKE.model_copy(update={"cost": 2.0}),))
    shown = Drawn(overview(view, [won], say))
    assert "**1.** +5 chips: 1 mistake −2.0, cards +7.0" in shown.text
    assert shown.says("review-summary", play=2.0, cards=7.0, luck="good", chips=True)
    assert shown.says("review-about", chips=True)
    assert "point" not in shown.text
    asked = Drawn(answer(view, Table(*HANDS, scoring="chips", moon="off").game.view(0), MISTAKE, 0, 1, say))
    assert asked.says("review-taken", taken="Ana 0, Ben 0, Chidi 0", chips=True)
    assert asked.says("review-better", cards=say.cards(parse_cards("9D")), cost=2.4, error=0.3, chips=True)
    in_every_language(lambda say: overview(view, [won], say))
