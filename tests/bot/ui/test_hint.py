"""A hint in words: the numbers of the coach, or a rule of thumb."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.language.wording import Translator, languages
from bot.ui.hint import MAX_PASSES, OF_POINTS, expectations, hint_question, rule_of_thumb
from bot.ui.panel import panel
from hearts import Card, parse_cards
from players import Hint, HintReason
from players.coach import Advice, AdviceReason, Outlook
from tests.bot.tables.lobby import ANA
from tests.bot.ui.drawn import Drawn, in_every_language
from tests.bot.ui.test_panel import at
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
