"""The review of a game on the screen: its costs, and the costliest moves as questions."""

from __future__ import annotations

from bot.past.review import Mistake, RoundReview
from bot.ui.review import answer, overview, progress, question, verdict
from hearts import Card, parse_cards
from players.coach import Because
from tests.bot.tables.lobby import ANA, BEN, CHIDI, playing
from tests.bot.ui.drawn import Drawn, in_every_language, say
from tests.hearts.table import Table

HANDS = ("2C 4C 9D 3S 5H", "AS AH AD 4S 6H", "3C 7C JD 5S 7H")
VIEW = playing(Table(*HANDS, end_score=1000).finish().game, BEN, CHIDI).seen_by(ANA.id)
POSITION = Table(*HANDS).play("2C AD 3C 7C").game.view(0)
MISTAKE = Mistake(at=1, chosen="4C", best="9D", cost=2.4, error=0.3, because=Because.QUEEN, share=0.1, instead=0.6)
REVIEW = RoundReview(number=0, points=13, par=6.5, judged=5, mistakes=(MISTAKE,))


def test_points_are_split_into_play_and_cards() -> None:
    shown = Drawn(overview(VIEW, [REVIEW], say))
    assert shown.says("review-summary", play=2.4, cards=abs(13 - 6.5 - 2.4), luck="bad")
    assert [(item.arg, item.prompt) for item in shown.buttons] == [("ask", 0)]
    in_every_language(lambda say: overview(VIEW, [REVIEW] * 50, say))


def test_a_review_says_that_nothing_was_judged_or_nothing_was_wrong() -> None:
    unknown = REVIEW.model_copy(update={"judged": 0})
    assert Drawn(overview(VIEW, [unknown], say)).says("review-unknown")
    clean = REVIEW.model_copy(update={"mistakes": ()})
    assert Drawn(overview(VIEW, [clean], say)).says("review-no-mistakes")
    assert Drawn(progress(VIEW, 3, say)).says("review-progress", done=3, rounds=1)


def test_a_question_shows_the_view_of_the_person_without_the_answer() -> None:
    asked = Drawn(question(VIEW, POSITION, 0, 2, say))
    assert say.card(Card.parse("7C")) in asked.text
    assert {"4C", "9D", "3S", "5H"} <= {str(card) for card in asked.cards}
    assert not {"AS", "JD", "QS"} & {str(card) for card in asked.cards}
    assert not any(line in asked.text for line in verdict(MISTAKE, say))


def test_an_answer_shows_the_better_move_and_leads_to_the_next_question() -> None:
    first, last = (Drawn(answer(VIEW, POSITION, MISTAKE, index, 2, say)) for index in (0, 1))
    assert all(line in first.text for line in verdict(MISTAKE, say))
    assert verdict(MISTAKE, say)[1] == say("review-better", cards=say.cards(parse_cards("9D")), cost=2.4, error=0.3)
    assert [(item.arg, item.prompt) for item in first.buttons] == [("ask", 1), ("", 0)]
    assert [item.arg for item in last.buttons] == [""]
