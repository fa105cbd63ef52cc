"""What the coach shows: a hint in words, the costs in a review, and the costliest moves as questions."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.language.wording import Translator, languages
from bot.ui.panel import panel
from bot.ui.tabletop import last_trick
from cogs.coach.reviews import Mistake, RoundReview
from cogs.coach.screens import (
    MAX_PASSES,
    OF_POINTS,
    answer,
    expectations,
    hint_question,
    overview,
    progress,
    review_question,
    rule_of_thumb,
    verdict,
)
from db import SittingRecord
from hearts import Card, parse_cards
from players import Hint, HintReason
from players.coach import Advice, AdviceReason, Outlook
from tests.bot.tables.lobby import ANA, BEN, CHIDI, playing
from tests.bot.ui.drawn import Drawn, in_every_language
from tests.bot.ui.test_panel import at
from tests.hearts.table import Table
from tests.world import say


@pytest.mark.parametrize("why", list(HintReason))
@pytest.mark.parametrize("language", languages())
def test_every_reason_is_one_sentence_in_every_language(language: str, why: HintReason) -> None:
    sentence = Translator(language)(f"hint-{why}")
    assert sentence.endswith((".", "!"))
    assert "\n" not in sentence


def test_a_double_press_on_the_button_does_not_answer_the_question_what_a_hint_costs() -> None:
    view = at().seen_by(ANA.id)
    assert Drawn(panel(view, say)).place("hint") == (0, 1)
    assert Drawn(panel(at(passing="left").seen_by(ANA.id), say)).place("hint") == (0, 1)
    assert Drawn(hint_question(view, say)).place("hand") == (0, 1)
    in_every_language(lambda say: hint_question(view, say))


def outlook(card: str, points: float, behind: float = 0.0, error: float = 0.0, queen: float = 0.0) -> Outlook:
    return Outlook((Card.parse(card),), points, 0.1, behind, error, queen, 0.0, 0.0, 0.0)


CLEAR = Advice(
    (outlook("4C", 1.0, queen=0.04), outlook("KC", 3.5, 2.5, 0.2, 0.19)),
    AdviceReason.QUEEN,
    outlook("KC", 3.5, 2.5, 0.2, 0.19),
    300.0,
)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("because", list(AdviceReason))
def test_every_reason_of_the_coach_is_a_sentence_in_every_language(language: str, because: AdviceReason) -> None:
    told = expectations(Advice(CLEAR.outlooks, because, CLEAR.against, 300.0), Translator(language))
    assert len(told.splitlines()) == 3
    assert told.splitlines()[1].endswith(".")


def test_each_card_has_its_points_and_how_sure_they_are() -> None:
    told = expectations(CLEAR, say)
    assert "about **1.0 points** in this round (±\N{NO-BREAK SPACE}0.1)" in told
    assert "3.5 (2.5 ±\N{NO-BREAK SPACE}0.2 worse)" in told
    assert "comes to you in 4%" in told
    assert "in 19%" in told


def test_cards_that_are_equally_good_share_a_line() -> None:
    alike = Advice(
        (outlook("4C", 1.0), outlook("3C", 1.0), outlook("KC", 3.5, 2.5, 0.2)),
        AdviceReason.POINTS,
        CLEAR.against,
        300.0,
    )
    assert f"{say.cards(alike.outlooks[0].cards)} / {say.cards(alike.outlooks[1].cards)}:" in expectations(alike, say)


def test_doubt_is_shown_where_few_deals_fit_or_another_card_may_be_as_good() -> None:
    close = Advice(
        (outlook("4C", 1.0), outlook("3C", 1.1, 0.1, 0.2), *CLEAR.outlooks[1:]),
        AdviceReason.QUEEN,
        CLEAR.against,
        300.0,
    )
    thin = Advice(CLEAR.outlooks, AdviceReason.QUEEN, CLEAR.against, 7.0)
    assert say("coach-close", cards=say.cards(close.outlooks[1].cards)) in expectations(close, say)
    assert say("coach-thin", worlds=7) in expectations(thin, say)
    assert len(expectations(CLEAR, say).splitlines()) == 3
    alike = Advice(close.outlooks, AdviceReason.ALIKE, CLEAR.against, 300.0)
    assert len(expectations(alike, say).splitlines()) == 3, "that they are alike is said already"


def test_of_hundreds_of_passes_the_best_are_shown() -> None:
    passes = [
        replace(outlook("4C", 1.0 + at, float(at), 0.2), cards=(Card.parse("4C"), Card.parse(rank + "H")))
        for at, rank in enumerate("23456789")
    ]
    told = expectations(Advice(tuple(passes), AdviceReason.POINTS, passes[1], 300.0), say)
    assert [say.cards(each.cards) in told for each in passes] == [at < MAX_PASSES for at in range(len(passes))]


def test_it_is_said_what_else_counts_where_points_do_not_explain_how_much_worse_a_card_is() -> None:
    fewer = replace(outlook("KC", 0.7, 2.5, 0.2), own_moon=0.1)
    told = expectations(replace(CLEAR, outlooks=(CLEAR.outlooks[0], fewer), against=fewer), say)
    assert say("coach-moons") in told
    without = replace(fewer, own_moon=0.0)  # as by rules without a moon
    for advice in (CLEAR, replace(CLEAR, outlooks=(CLEAR.outlooks[0], without), against=without)):
        assert say("coach-moons") not in expectations(advice, say)


def test_in_a_game_for_chips_a_hint_counts_the_chips_that_are_won() -> None:
    told = expectations(CLEAR, say, chips=True)
    assert "about **−1.0 chips** in this round" in told
    assert "−3.5 (2.5 ±\N{NO-BREAK SPACE}0.2 worse)" in told
    for because in (AdviceReason.POINTS, AdviceReason.OTHERS):
        advice = Advice(CLEAR.outlooks, because, CLEAR.against, 300.0)
        assert "point" not in expectations(advice, say, chips=True)
        assert say(f"coach-{because}", cards=say.cards(CLEAR.against.cards), chips=True) in expectations(
            advice, say, chips=True
        )
        assert "points" in expectations(advice, say).splitlines()[1]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("why", list(HintReason))
def test_no_rule_of_thumb_speaks_of_points_in_a_game_for_chips(language: str, why: HintReason) -> None:
    say, cards = Translator(language), parse_cards("4H")
    told = rule_of_thumb(Hint(cards, (why,)), say, chips=True)
    assert (told != rule_of_thumb(Hint(cards, (why,)), say)) is (why in OF_POINTS)
    if language == "en" and why is not HintReason.STOP_THE_MOON:  # there is no moon
        assert "point" not in told


# -- reviews

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
