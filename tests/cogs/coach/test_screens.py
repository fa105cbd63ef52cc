"""What the coach shows: a hint in a sentence, the costs in a review, and the costliest moves as questions."""

from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.language.wording import Translator, languages
from bot.pictures.emojis import NBSP, short
from bot.tables.drafts import Draft
from bot.tables.views import TableView
from bot.ui.items import TEXT, with_way_back
from bot.ui.memory import remembered
from bot.ui.panel import panel
from bot.ui.playing import counts
from bot.ui.tabletop import cards_gone, last_trick_line
from bot.ui.words import drawback_in_words, drawback_line, hint_lines, unit
from cogs.coach.hints import given
from cogs.coach.reviews import Mistake, RoundReview
from cogs.coach.screens import (
    MAX_ALIKE,
    Question,
    amount,
    answer,
    check_in_words,
    explanation,
    hint_in_words,
    hint_question,
    overview,
    progress,
    review_question,
    verdict,
)
from db import SittingRecord
from hearts import Card, Phase, Suit, View, parse_cards, write_cards
from hearts.cards import ALL_CARDS
from hearts.passing import size
from players import Hint, HintReason
from players.coach import Advice, AdviceReason, Outlook, Verdict
from players.hints import Drawback, DrawbackReason, Why, advised
from tests.bot.tables.lobby import ANA, BEN, CHIDI, playing
from tests.bot.ui.drawn import FACES, Drawn, in_every_language
from tests.bot.ui.test_panel import at
from tests.hearts.table import Table
from tests.phone import places, under
from tests.players.situations import table as situation
from tests.world import say


@pytest.mark.parametrize("language", languages())
def test_every_reason_is_one_line_in_every_language(language: str) -> None:
    say = Translator(language)
    for why in HintReason:
        found = Hint(parse_cards("4H"), (Why(why, other=Card.parse("KH"), suit=Suit.HEARTS),))
        for chips in (True, False):
            (line,) = hint_lines(found, say, chips=chips)
            assert line.startswith(f"💡 {say.card(Card.parse('4H'))}")
            assert line.endswith((".", "!"))
            assert "\n" not in line


@pytest.mark.parametrize("language", languages())
def test_every_drawback_is_one_line_in_every_language_and_says_its_points_or_not(language: str) -> None:
    say = Translator(language)
    for why in DrawbackReason:
        for points in (0, 1, 3):
            found = Drawback(why, Card.parse("AH"), Suit.HEARTS, points)
            told = drawback_in_words(found, say)
            assert told.endswith(".")
            assert "\n" not in told
            assert drawback_in_words(found, say, points=False) == drawback_in_words(replace(found, points=0), say)


def test_no_reason_speaks_of_points_in_a_game_for_chips() -> None:
    for why in HintReason:
        found = Hint(parse_cards("4H"), (Why(why, other=Card.parse("KH"), suit=Suit.HEARTS),))
        assert "moon" in why or "point" not in hint_lines(found, say, chips=True)[0], "there is no moon"


def test_no_reason_repeats_what_the_heading_says_to_whoever_cannot_follow_suit() -> None:
    for why in HintReason:
        assert "can't follow suit" not in say(f"hint-{why}", other="", suit="C", points=2, chips=False)


def test_cards_that_are_passed_for_one_reason_share_a_line() -> None:
    high, suit = Why(HintReason.PASS_HIGH), Why(HintReason.PASS_SUIT, suit=Suit.CLUBS)
    told = hint_lines(Hint(parse_cards("KD 3C AD"), (high, suit, high)), say, chips=False)
    sentence = say("hint-pass-high", other="", suit="", chips=False)
    assert told[0] == say("hint-line", cards=say.cards(parse_cards("KD AD")), why=sentence)
    assert len(told) == 2


def test_a_double_press_on_the_button_does_not_answer_the_question_what_a_hint_costs() -> None:
    for table in (at(opening="dealers_left"), at(passing="left")):
        view = table.seen_by(ANA.id)
        assert Drawn(panel(view, say)).place("hint") == Drawn(hint_question(view, say)).place("hand")
    in_every_language(lambda say: hint_question(view, say))


def outlook(cards: str, points: float, behind: float = 0.0, error: float = 0.0) -> Outlook:
    return Outlook(parse_cards(cards), points, behind, error, 0.0, 0.0)


CLEAR = Advice(
    (outlook("4C", 1.0), outlook("KC", 3.5, 2.5, 0.2)),
    300.0,
)


def test_a_check_says_what_speaks_for_the_better_card_to_who_asks() -> None:
    view = Table(*HANDS).play("2C AD 3C 7C").game.view(0)
    best, chosen = CLEAR.outlooks
    words = check_in_words(Verdict(CLEAR, chosen), view)
    first, *_, last = words(say, why=True).splitlines()
    assert first == words(say)
    assert [last] == hint_lines(advised(view, best.cards, moon=False, beside=chosen.cards), say)


FOLLOWS = Table("2C 4C 9D 3S 5H", "AS AH AD 4S 6H", "3C 7C JD 5S 7H").play("2C AD 3C 7C").game.view(0)
"""Somebody has to follow with a club."""


QUEEN_LED = ("QS 9S 2D 3D 4D", "8S 7S 5D 6D 7D", "6S 5S 8D 9D TD", "4S JH JD QD KD")


@pytest.mark.parametrize("rules", [{}, {"decks": 2, "duplicates": "cancel"}])
def test_a_check_says_what_was_wrong_with_the_card_or_what_the_better_one_changes(rules: dict[str, Any]) -> None:
    view = situation(*QUEEN_LED, **rules).game.view(0)
    right, wrong = outlook("9S", 1.0), replace(outlook("QS", 11.0, 10.0, 0.3), because=AdviceReason.TRICK)
    words = check_in_words(Verdict(Advice((right, wrong), 300.0), wrong), view)
    costs = say("check-cost", cards=say.cards(parse_cards("QS")), amount="10 points")
    assert words(say) == costs
    first, second, _ = words(say, why=True).splitlines()
    assert first == costs
    against = drawback_in_words(Drawback(DrawbackReason.TAKES), say)  # its points stand beside the trick
    changes = say("coach-trick", cards=say.cards(parse_cards("QS")))
    assert second == (changes if rules else against), "where equal cards cancel each other, nothing is certain"


def explained(*outlooks: Outlook, because: AdviceReason = AdviceReason.QUEEN) -> list[str]:
    outlooks = tuple(replace(each, because=because) for each in outlooks)
    return explanation(Advice(outlooks, 300.0), FOLLOWS, say)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("because", list(AdviceReason))
def test_every_reason_of_the_coach_is_at_most_a_sentence_in_every_language(
    language: str, because: AdviceReason
) -> None:
    worse = replace(CLEAR.outlooks[1], because=because)
    told = explanation(replace(CLEAR, outlooks=(CLEAR.outlooks[0], worse)), FOLLOWS, Translator(language))
    assert len(told) == 1
    plain = because in (AdviceReason.ALIKE, AdviceReason.POINTS)
    assert told[0].count(".") == (1 if plain or "moon" in because else 2), "what a moon is worth is not known"


def test_the_numbers_are_few_and_in_words() -> None:
    best, worse, worst = outlook("4C", 1.0), outlook("KC", 3.5, 1.2, 0.2), outlook("AC", 4.5, 1.4, 0.2)
    king, three = say.card(Card.parse("KC")), say.card(Card.parse("3C"))
    why = f"With {king} you'd take the queen of spades more often."
    assert explained(best, worse) == [f"{why} That would cost about one point more."]
    all_others = [f"{why} That would cost about one point more, and so would anything else."]
    assert explained(best, worse, worst) == all_others
    assert explained(best, worse, replace(worst, behind=3.0)) == explained(best, worse)
    plain = explained(best, worse, because=AdviceReason.POINTS)
    assert plain == [f"{king} would cost about one point more."]
    as_good = replace(worse, cards=parse_cards("3C"), behind=0.1)
    assert explained(best, as_good, worse, worst) == [f"{three} may be just as good.", *all_others]
    assert explained(best, as_good) == ["Anything else is about as good."]


@pytest.mark.parametrize(("best", "worse", "told"), [("JH", "6D", False), ("6D", "AS", True), ("KS", "6D", True)])
def test_what_the_queen_has_to_do_with_a_discard_is_said_only_if_one_of_the_cards_is_a_spade(
    best: str, worse: str, told: bool
) -> None:
    hands = "5C 2D 3H 4H 5H", "JH 6D KS AS 2H", "AC 3C 4D 6H 7H"
    discards = Table(*hands, opening="dealers_left").play("5C").game.view(1)
    follows = replace(discards, hand=parse_cards("3C JH 6D KS AS"))
    outlooks = outlook(best, 1.0), replace(outlook(worse, 3.5, 1.2, 0.2), because=AdviceReason.QUEEN)
    sentence = say("coach-queen", cards=say.cards(parse_cards(worse)))
    assert (sentence in explanation(Advice(outlooks, 300.0), discards, say)[0]) is told
    assert sentence in explanation(Advice(outlooks, 300.0), follows, say)[0]


@pytest.mark.parametrize(
    ("points", "words", "chips"),
    [
        (0.3, "half a point", "half a chip"),
        (0.74, "half a point", "half a chip"),
        (0.8, "one point", "one chip"),
        (2.4, "2 points", "2 chips"),
    ],
)
def test_amounts_are_said_in_words(points: float, words: str, chips: str) -> None:
    assert amount(points, say, chips=False) == words
    assert amount(points, say, chips=True) == chips


def test_a_hint_says_its_numbers_only_to_those_who_ask_why() -> None:
    view = Table(*HANDS).play("2C AD 3C 7C").game.view(0)
    hint, rest = (part.splitlines() for part in hint_in_words(CLEAR, view, say, why=True).split("\n\n"))
    assert hint == [hint_in_words(CLEAR, view, say)]
    assert rest == explanation(CLEAR, view, say)
    assert len(rest) == 1


def test_where_few_worlds_count_a_hint_says_so_in_words_and_has_no_numbers_to_ask_for() -> None:
    view, unsure = Table(*HANDS).play("2C AD 3C 7C").game.view(0), replace(CLEAR, effective=7.0)
    assert [given(advice, view).explained for advice in (CLEAR, unsure)] == [False, True]
    told = hint_in_words(unsure, view, say)
    assert told.splitlines() == [hint_in_words(CLEAR, view, say), say("hint-unsure")], "the doubt is about the hint"
    assert not any(letter.isdigit() for letter in say("hint-unsure"))


@pytest.mark.parametrize(("other", "named"), [("", MAX_ALIKE), (" AS", MAX_ALIKE // 2), (" AS KS", 1)])
def test_of_moves_that_are_as_good_a_few_cards_are_named_or_one_pass(other: str, named: int) -> None:
    alike = [outlook(f"{rank}D{other}", 1.0, 0.1, 0.2) for rank in "23456789"]
    told = explained(outlook(f"4C{other}", 1.0), *alike, CLEAR.outlooks[1])[0]
    assert [say.cards(each.cards) in told for each in alike] == [at < named for at in range(8)]


# -- reviews

OTHERS = ("2C 2H 3H 9D TD", "4C 7H 8H JD QD")
HANDS = ("2C 4C 9D 3S 5H", "AS AH AD 4S 6H", "3C 7C JD 5S 7H")
VIEW = playing(Table(*HANDS, end_score=1000).finish().game, BEN, CHIDI).seen_by(ANA.id)
POSITION = Table(*HANDS).play("2C AD 3C 7C").game.view(0)
MISTAKE = Mistake(at=1, chosen="4C", best="9D", cost=2.4, error=0.3, because=AdviceReason.QUEEN)
REVIEW = RoundReview(number=0, points=13, judged=5, mistakes=(MISTAKE,))


def question(
    position: View = POSITION, mistake: Mistake = MISTAKE, *, index: int = 0, of: int = 2, view: TableView = VIEW
) -> Question:
    return Question(view, position, mistake, index, of)


def ended(*rounds: tuple[int, ...]) -> TableView:
    """The game, with these points in its rounds."""
    (result,) = VIEW.game.rounds
    return replace(VIEW, game=replace(VIEW.game, rounds=tuple(replace(result, points=points) for points in rounds)))


@pytest.mark.parametrize(
    ("others", "told"),
    [
        ((5, 6), "5 more than this table's average (8). 2 3 bad"),
        ((26, 0), "this table's average. 2 2 good"),
        ((26, 26), "9 fewer than this table's average (22). 2 11 good"),  # a moon gives more than all cards have
    ],
)
def test_what_mistakes_and_the_rest_have_cost_adds_up_to_the_distance_from_the_average_of_the_table(
    others: tuple[int, int], told: str
) -> None:
    than, by_play, rest, luck = told.rsplit(" ", 3)
    shown = Drawn(overview(ended((13, *others)), [REVIEW], say))
    assert f"You got **13 points**, {than}" in shown.text
    assert shown.says("review-by-play", amount=f"{by_play} points")
    assert shown.says("review-by-cards", amount=f"{rest} points", luck=luck)


def test_a_review_leads_to_its_questions_and_keeps_them() -> None:
    shown = Drawn(overview(VIEW, [REVIEW], say))
    assert [(item.arg, item.number) for item in shown.buttons] == [("ask", 0), ("keep", 0)]
    in_every_language(lambda say: overview(VIEW, [REVIEW] * 50, say))


def test_a_review_whose_questions_are_kept_says_so_above_the_buttons_and_leads_to_the_puzzles() -> None:
    shown = Drawn(overview(VIEW, [REVIEW], say, kept=True))
    assert shown.text.splitlines()[-1] == say("review-kept", count=1)
    assert [(item.verb, item.arg) for item in shown.buttons] == [("review", "ask"), ("puzzle", "next")]


def test_a_review_says_that_nothing_was_judged_or_nothing_was_wrong() -> None:
    unknown = REVIEW.model_copy(update={"judged": 0})
    assert Drawn(overview(VIEW, [unknown], say)).says("review-unknown")
    clean = REVIEW.model_copy(update={"mistakes": ()})
    assert Drawn(overview(VIEW, [clean], say)).says("review-no-mistakes")
    assert Drawn(progress(VIEW, 3, say)).says("review-progress", done=3, rounds=1)


def test_a_question_shows_the_hand_to_be_pressed_and_no_answer() -> None:
    asked = Drawn(review_question(question(), say))
    assert say.card(Card.parse("7C")) in asked.text
    assert not {"AS", "JD", "QS"} & {str(card) for card in asked.cards}
    args = {item.arg: item.disabled for item in asked.buttons}
    assert args == {"answer.4C": False, "answer.9D": True, "answer.3S": True, "answer.5H": True, "": False}
    assert "💡" not in asked.text
    in_every_language(lambda say: review_question(question(), say))


def test_cards_to_pass_are_chosen_by_presses_as_in_a_game() -> None:
    passing = Table(*HANDS, passing="left").game.view(0)
    asked = Drawn(review_question(question(passing), say))
    assert [item.arg for item in asked.buttons][:-2] == [f"pick.{card}.1" for card in passing.hand]
    assert asked.says("pass-none", count=3)
    draft = Draft(parse_cards("4C"))
    asked = Drawn(review_question(question(passing), say, draft=draft))
    chosen = [item.arg for item in asked.buttons if item.style == discord.ButtonStyle.success.value]
    assert chosen == ["pick.4C.0", "answer.4C"]
    assert asked.buttons[-2].disabled, "two are missing"
    assert asked.says("pass-more", cards=say.card(Card.parse("4C")), missing=2)
    in_every_language(lambda say: review_question(question(passing), say, draft=draft))


def test_a_hand_with_two_of_a_card_says_how_many_are_chosen() -> None:
    passing = replace(Table(*HANDS, passing="left").game.view(0), hand=parse_cards("2C 2C 9D 3S"))
    for chosen, label, wanted in (("9D", "×2", 1), ("2C", "1 of 2", 2), ("2C 2C", "2 of 2", 0)):
        asked = Drawn(review_question(question(passing), say, draft=Draft(parse_cards(chosen))))
        assert asked.buttons[0].arg == f"pick.2C.{wanted}"
        assert str(asked.buttons[0].label).endswith(label)


def choices(shown: Drawn) -> list[str]:
    """The lines of the choices below an answer."""
    lines = shown.text.splitlines()
    begin = next(at for at, line in enumerate(lines) if "✅" in line and not line.startswith("#"))
    return lines[begin : lines.index("-# " + say("choices-key", chips=False))]


@pytest.mark.parametrize(
    ("picked", "told", "lines"),
    [
        ("9D", "right", ["9D ✅ · **You**", "4C +2 · in the game"]),
        ("3S", "alike", ["9D ✅", "3S ✅ · **You**", "4C +2 · in the game"]),
        ("4C", "wrong", ["9D ✅", "4C ❌ +2 · **You** · in the game"]),
        ("2C", "wrong", ["9D ✅", "2C ❌ · **You**", "4C +2 · in the game"]),
    ],
)
def test_an_answer_tells_whether_it_is_right_and_what_the_game_has_cost(
    picked: str, told: str, lines: list[str]
) -> None:
    mistake = MISTAKE.model_copy(update={"alike": ("3S",)})
    leads = Table(*HANDS, opening="low_club_holder").game.view(0)
    shown = Drawn(answer(question(leads, mistake), say, parse_cards(picked)))
    assert shown.says("review-picked", answer=told)
    for found, line in zip(shown_lines := choices(shown), lines, strict=True):
        card, _, rest = line.partition(" ")
        assert found.replace(NBSP, " ") == f"{say.card(Card.parse(card))} {rest}", shown_lines
    assert say("your-hand", cards=say.cards(leads.hand)) in shown.text


@pytest.mark.parametrize("own", [False, True])
def test_the_verdict_on_an_answer_stands_above_the_choices_with_what_is_wrong_with_the_picked_one(own: bool) -> None:
    hands = "5C 2D 3H 4H 5H", "KC 2C 2S 2H 6D", "AC 3C 4D 6H 7H"
    led = Table(*hands, opening="dealers_left").play("5C").game.view(1)
    mistake = MISTAKE.model_copy(update={"best": "2C", "chosen": "KC"})
    picked = parse_cards("KC")
    shown = Drawn(answer(question(led, mistake, of=0 if own else 2), say, picked))
    verdict, _, position = shown.text.partition(choices(shown)[0])
    assert say("review-trick", round=1, trick=1, taken=False) in position
    assert say("review-asks-play", leads=False, void="no") not in shown.text, "it is answered"
    against = drawback_line(picked, Drawback(DrawbackReason.HIGHEST_SO_FAR), say)
    assert f"{say('review-picked', answer='wrong')}\n{against}\n" in verdict


def test_an_answer_to_a_pass_counts_the_right_cards() -> None:
    passing = Table(*HANDS, passing="left").game.view(0)
    mistake = MISTAKE.model_copy(update={"chosen": "2C 4C 9D", "best": "9D 3S 5H"})
    shown = Drawn(answer(question(passing, mistake), say, parse_cards("9D 2C 4C")))
    assert shown.says("review-some", right=1, count=3)
    assert say("pass-way", way="left", count=3, steps=1) not in shown.text, "it is answered"
    assert [each.endswith("**You** · in the game") for each in choices(shown)] == [False, True], "in whatever order"
    right = Drawn(answer(question(passing, mistake), say, parse_cards("5H 3S 9D")))
    assert choices(right)[1] == f"{say.cards(mistake.cards[0])}{NBSP}+2 · {say('review-in-game')}"
    assert " of 3" not in right.text


@pytest.mark.parametrize("own", [False, True])
@pytest.mark.parametrize("language", languages())
def test_a_second_press_in_the_place_of_a_card_or_of_the_answer_leads_nowhere(language: str, own: bool) -> None:
    say, of = Translator(language, FACES), 0 if own else 3
    for game in (Table(*HANDS, opening="low_club_holder"), Table(*HANDS, passing="left")):
        view = game.game.view(0)
        asked = question(view, MISTAKE.model_copy(update={"chosen": write_cards(view.hand[:3])}), of=of)
        draft = Draft(view.hand[:3] if asked.passes else ())
        layouts = review_question(asked, say, draft), answer(asked, say, view.hand[: size(view.pass_target) or 1])
        before, after = (with_way_back(layout, say, None).to_components()[0]["components"] for layout in layouts)
        pressed = [place for item, place in places(before) if "answer." in item["custom_id"]]
        assert pressed
        assert [under(after, place) for place in pressed] == [[]] * len(pressed)


def test_an_answer_says_what_the_mistake_has_cost_and_leads_to_the_next_question() -> None:
    def shown(index: int, *, own: bool = False) -> Drawn:
        return Drawn(answer(question(index=index, of=0 if own else 2), say, parse_cards("4C")))

    def leads(drawn: Drawn) -> list[tuple[str, int]]:
        return [(item.arg, item.number) for item in drawn.buttons]

    assert leads(shown(0)) == [("ask", 1), ("", 0), ("from", 4)]
    assert leads(shown(1)) == [("", 0), ("from", 4)]
    assert leads(shown(1, own=True)) == [("next", 0), ("", 0), ("from", 4)]
    back = [item.label for drawn in (shown(0), shown(0, own=True)) for item in drawn.buttons if item.arg == ""]
    assert back == [say("button-way-back"), say("button-review")], "who comes from elsewhere is told where it leads"
    assert say("coach-queen", cards=say.cards(parse_cards("4C"))) in shown(0).text
    in_every_language(lambda say: answer(question(of=0), say, parse_cards("4C")))


def test_a_puzzle_of_ones_own_is_solved_in_the_line_that_says_right_and_else_asked_again() -> None:
    for picked, told in (("9D", "right"), ("5H", "wrong"), ("4C", "wrong")):
        shown = Drawn(answer(question(of=0), say, parse_cards(picked)))
        solved = f"{say('review-picked', answer=told)} {say('own-puzzle-solved')}"
        assert (solved in shown.text.splitlines()) is (told == "right")
        assert shown.says("own-puzzle-again") is (told == "wrong")


def test_verdict_reasons_and_choices_of_an_answer_are_paragraphs_of_their_own() -> None:
    (whole,) = answer(question(), say, parse_cards("5H")).to_components()
    _, judged, speaks, told, *_ = (part["content"] for part in whole["components"] if part["type"] == TEXT)
    assert judged.startswith(say("review-picked", answer="wrong"))
    assert speaks.startswith("💡")
    assert told.endswith(say("choices-key", chips=False))


@pytest.mark.parametrize("phase", [Phase.PASSING, Phase.PLAYING])
def test_a_hand_of_any_size_fits_into_a_question(phase: Phase) -> None:
    hand = ALL_CARDS[:25]
    position = replace(Table(*HANDS, passing="left").game.view(0), hand=hand, legal=hand, phase=phase)
    best, worse = (hand[1:4], hand[:3]) if phase is Phase.PASSING else (hand[1:2], hand[:1])
    mistake = MISTAKE.model_copy(update={"best": write_cards(best), "chosen": write_cards(worse)})
    in_every_language(lambda say: review_question(question(position), say))
    in_every_language(lambda say: answer(question(position, mistake), say, worse))


def test_equal_cards_of_a_question_are_one_button_that_says_how_many() -> None:
    hand = parse_cards("4C 4C 9D")
    position = replace(Table(*HANDS).game.view(0), hand=hand, legal=hand)
    labels = [item.label for item in Drawn(review_question(question(position), say)).all("review")][:2]
    assert ["×2" in label for label in labels] == [True, False]


def test_a_replay_says_what_would_have_been_better_and_what_speaks_for_it() -> None:
    yours, better = verdict(MISTAKE, Table(*HANDS, opening="low_club_holder").game.view(0), say)
    assert yours == say("review-yours", cards=say.cards(parse_cards("4C")), passes=False)
    assert better.startswith(f"💡 {say.cards(parse_cards('9D'))}: ")
    hands = "5C 2D 3H 4H 5H", "KC 2C 2S 2H 6D", "AC 3C 4D 6H 7H"
    led = Table(*hands, opening="dealers_left").play("5C").game.view(1)
    yours, _ = verdict(MISTAKE.model_copy(update={"best": "2C", "chosen": "KC"}), led, say)
    assert yours.endswith(say("drawback-highest-so-far"))


def test_why_the_coach_prefers_a_card_is_said_only_where_nothing_else_tells_the_difference() -> None:
    reason = say("coach-queen", cards=say.cards(parse_cards("4C")))
    alike = Drawn(answer(question(), say, parse_cards("4C")))
    assert reason in alike.text.splitlines()
    leads = Table(*HANDS, opening="low_club_holder").game.view(0)
    assert reason not in Drawn(answer(question(leads), say, parse_cards("4C"))).text
    other = Drawn(answer(question(), say, parse_cards("5H")))
    assert reason not in other.text, "it is about the card of the game"


def test_a_right_answer_says_what_was_wrong_with_the_card_of_the_game() -> None:
    leads = situation("KS QS 4C 5C 6C", "2H 7D 8D 3H 4H", "5D 9D 4D 5H KH").game.view(0)
    mistake = MISTAKE.model_copy(update={"best": "KS", "chosen": "QS"})
    yours = say("review-yours", cards=say.cards(parse_cards("QS")), passes=False)
    shown = Drawn(answer(question(leads, mistake), say, parse_cards("KS")))
    against = drawback_in_words(Drawback(DrawbackReason.TAKES, points=13), say)
    assert f"{yours} {against}" in shown.text.splitlines()


def test_each_round_says_its_points_and_its_mistakes() -> None:
    lucky = REVIEW.model_copy(update={"number": 3, "points": 0, "mistakes": ()})
    shown = Drawn(overview(ended(*[(13, 0, 0)] * 4), [REVIEW, lucky], say)).text
    assert "**Round 1** · 13 points · 1 mistake\n" in shown
    assert "**Round 4** · 0 points · no mistakes" in shown


def test_each_mistake_says_its_trick_what_it_has_cost_and_behind_a_spoiler_what_was_better() -> None:
    passed = MISTAKE.model_copy(update={"step": 0, "chosen": "2C 4C 9D", "best": "9D 3S 5H"})
    played = MISTAKE.model_copy(update={"step": 5})
    shown = Drawn(overview(VIEW, [REVIEW.model_copy(update={"mistakes": (passed, played, MISTAKE)})], say)).text
    three, better = (NBSP.join(map(short, each)) for each in passed.cards)
    one, best = (short(card) for (card,) in played.cards)
    assert f"\n-# Passing: {three}, about 2 points · better: ||{better}||\n" in shown
    assert f"\n-# Trick 5: {one}, about 2 points · better: ||{best}||\n" in shown
    assert f"\n-# {one}, about 2 points" in shown, "in a review that an earlier version stored"


def test_a_question_says_what_lies_on_the_table_what_went_before_and_who_has_which_points() -> None:
    shown = Drawn(review_question(question(), say))
    assert shown.says("review-question", number=1, of=2)
    assert shown.says("review-trick", round=1, trick=2, taken=False)
    assert shown.says("review-asks-play", leads=False, trick=2, void="no")
    assert f"{say.card(Card.parse('7C'))} Chidi · 0" in shown.text
    assert last_trick_line(replace(VIEW, game=POSITION), say) in shown.text
    assert cards_gone(replace(VIEW, game=POSITION), say) in shown.text
    assert say("note-hearts-closed") in shown.text
    pointed = Drawn(review_question(question(replace(POSITION, totals=(0, 20, 9), points=(0, 0, 3))), say)).text
    assert "**You** · 0\n" in pointed
    assert "Ben · 20\n" in pointed
    assert "Chidi · 9 (+3)" in pointed
    leads = Drawn(review_question(question(Table(*HANDS).game.view(0), index=1), say))
    assert leads.says("review-asks-play", leads=True, trick=1, void="no")
    assert leads.says("review-trick", round=1, trick=1, taken=False)
    took = Drawn(review_question(question(situation("AC 3C 4H 5H 6H", *OTHERS).play("AC 2C 4C").game.view(0)), say))
    assert took.says("review-trick", round=1, trick=1, taken=True)
    assert took.says("review-asks-play", leads=True, trick=2, void="no")
    assert "Last:" not in took.text, "that trick lies there"
    passes = Drawn(review_question(question(Table(*HANDS, passing="left").game.view(0), index=1), say))
    assert passes.says("review-asks-pass", round=1, direction=say("pass-way", way="left", count=3, steps=1))


def test_a_question_for_a_discard_says_which_suit_is_missing() -> None:
    hands = "5C 2D 3H 4H 5H", "JH 6D KS AS 2H", "AC 3C 4D 6H 7H"
    discards = Table(*hands, opening="dealers_left").play("5C").game.view(1)
    asked = Drawn(review_question(question(discards), say))
    assert "Out of clubs: what would you play?" in asked.text
    in_every_language(lambda say: review_question(question(discards), say))


def test_a_question_names_those_who_had_the_seats_then() -> None:
    for steps, name in ((2, "Ben"), (3, "Dana")):  # Dana had the seat for the pass and so many tricks
        sittings = (SittingRecord(1, 0, steps, 14, "Dana"),)
        shown = Drawn(review_question(question(view=replace(VIEW, sittings=sittings)), say))
        assert f" {name} · 0" in shown.text.split(say("review-asks-play", leads=False, void="no"))[0]


def test_a_question_says_what_a_puzzle_says_and_what_counts_by_house_rules() -> None:
    rules = {"bonus_card": "JD", "bonus_points": -10, "passing": "left", "pass_count": 1}
    dealt = situation("AC 3C 4H 5H 6H", *OTHERS, **rules)
    passing = Drawn(review_question(question(dealt.game.view(0)), say)).text
    played = dealt.passes("3C", "2C", "4C").play("AC 3C 2C")
    here = replace(VIEW, game=played.game.view(0))
    shown = Drawn(review_question(question(played.game.view(0)), say)).text
    assert "\n".join(remembered(here, say)) in shown
    for each in (passing, shown):
        assert counts(here, say) in each


def test_a_review_of_a_game_for_chips_counts_chips_that_are_won() -> None:
    """A mistake has cost two, and all the same five were won: the cards have brought seven."""
    game = Table(*HANDS, scoring="chips", moon="off").finish().game
    view = playing(game, BEN, CHIDI).seen_by(ANA.id)
    won = RoundReview(number=0, points=-5, judged=5, mistakes=(MISTAKE.model_copy(update={"cost": 2.0}),))
    shown = Drawn(overview(view, [won], say))
    assert f"**Round 1** · +5{unit(view.rules)} · 1 mistake" in shown.text
    assert "You won **5 chips**." in shown.text
    assert shown.says("review-by-play", amount="2 chips")
    assert shown.says("review-by-cards", amount="7 chips", luck="good")
    assert "point" not in shown.text
    position = replace(Table(*HANDS, scoring="chips", moon="off").game.view(0), points=(0, 0, 1))
    asked = Drawn(answer(question(position, view=view), say, parse_cards("4C")))
    assert asked.says("choices-key", chips=True)
    again = Drawn(review_question(question(position, view=view), say))
    assert "(♥×1)" in again.text
    in_every_language(lambda say: overview(view, [won], say))


def test_the_way_back_stands_below_the_cards_of_a_question() -> None:
    passing = Table(*HANDS, passing="left").game.view(0)
    for position in (passing, POSITION, Table(*HANDS).game.view(0)):
        asked = review_question(question(position, of=0), say)
        *_, last = with_way_back(asked, say, None).to_components()[0]["components"]
        assert len(last["components"]) == 1
