"""The screens of the lessons."""

from itertools import pairwise

import pytest

from bot.language.wording import Translator, languages
from bot.pictures.emojis import Faces
from bot.tables.drafts import Draft, GivenHint
from bot.ui.actions import write_action
from bot.ui.features import SCREENS, with_end_of_coaching
from bot.ui.items import Component, Layout, with_way_back
from bot.ui.panel import panel
from bot.ui.tabletop import ASKED
from cogs.learn.lessons import LESSONS
from cogs.learn.screens import VERB, answer, learnt, lesson
from db import KindName
from hearts import Card, Rules, preset
from tests.bot.tables.lobby import ANA, playing
from tests.bot.ui.drawn import FACES, Drawn, in_every_language, say
from tests.hearts.table import Table
from tests.phone import places, under

HANDS = "2C 4C 9D 3S 5H", "AS AH AD 4S 6H", "3C 7C JD 5S 7H"


@pytest.mark.parametrize("right", [True, False])
@pytest.mark.parametrize("number", range(len(LESSONS)))
def test_a_lesson_shows_each_of_its_cards_once_and_fits_in_every_language(number: int, right: bool) -> None:
    drawn = Drawn(lesson(number, say))
    pressable = [item.arg for item in drawn.buttons if not item.disabled]
    assert pressable == [f"{number}.{card}" for card in LESSONS[number].cards]
    card = next(each for each in LESSONS[number].cards if (each in LESSONS[number].right) is right)
    wrong = None if right else card
    in_every_language(lambda say: lesson(number, say, [answer(number, card, say)], wrong=wrong))


def test_a_lesson_says_its_rule_to_a_wrong_card_and_what_it_saved_to_a_right_one() -> None:
    for number, each in enumerate(LESSONS):
        for card in each.cards:
            assert say(f"learn-{each.name}-{'right' if card in each.right else 'wrong'}") in answer(number, card, say)


def test_only_the_wrong_card_that_was_pressed_is_named_and_cannot_be_pressed_again() -> None:
    for number, each in enumerate(LESSONS):
        for card in (card for card in each.cards if card not in each.right):
            drawn = Drawn(lesson(number, say, wrong=card))
            open_before = [item.arg for item in Drawn(lesson(number, say)).buttons if not item.disabled]
            left = [item.arg for item in drawn.buttons if not item.disabled]
            assert sorted([*left, f"{number}.{card}"]) == sorted(open_before)
            assert say.card(card) in answer(number, card, say)


@pytest.mark.parametrize("language", languages())
def test_no_lesson_is_praised_like_the_one_before(language: str) -> None:
    praises = [
        answer(number, LESSONS[number].right[0], Translator(language)).split("**")[1] for number in range(len(LESSONS))
    ]
    assert all(praise != after for praise, after in pairwise(praises))


def test_the_end_names_what_this_server_changes_and_nothing_where_it_changes_nothing() -> None:
    assert say("learn-differs", rules="")[:-1] not in Drawn(learnt([], preset("standard"), say)).text
    assert say("learn-differs", rules="")[:-1] in Drawn(learnt([], preset("omnibus"), say)).text
    in_every_language(lambda say: learnt([], preset("omnibus"), say))


def test_the_end_says_how_a_game_of_this_server_ends() -> None:
    standard, short, chips = (
        Drawn(learnt([], rules, say)).text
        for rules in (preset("standard"), Rules(end="rounds", end_rounds=4), preset("chips"))
    )
    assert "100 points, and the lowest score wins" in standard
    changed = Drawn(learnt([], Rules(end_score=75, bonus_card=Card.parse("JD")), say)).text
    assert changed.count("75") == 1, "it is told once"
    assert say("learn-differs", rules="")[:-1] in changed
    assert "lowest score" in short
    assert "100" not in short
    assert "lowest score" not in chips
    in_every_language(lambda say: learnt([], preset("chips"), say))


def test_the_way_into_a_game_stands_right_below_the_words_that_lead_there() -> None:
    parts = learnt([], preset("omnibus"), say).to_components()[0]["components"]
    at = next(at for at, part in enumerate(parts) if say("learn-now") in part.get("content", ""))
    games = sum(lead is not None for own in SCREENS.values() for lead in (own.begin, own.today))
    assert len(parts[at + 1]["components"]) == games


def test_each_seat_of_a_lesson_shows_the_card_that_it_has_played_as_on_the_panel() -> None:
    for number, mine in ((1, say.card(Card.parse("9C"))), (2, ASKED)):
        view = LESSONS[number].view
        trick = view.tricks[-1] if LESSONS[number].taken else view.trick
        assert trick is not None
        drawn = Drawn(lesson(number, say)).text
        assert all(f"{say.card(card)} " in drawn for _, card in trick.plays)
        assert f"{mine} **{say('seat-you')}**" in drawn


def test_only_the_first_lesson_says_that_one_can_leave() -> None:
    assert [number for number in range(len(LESSONS)) if Drawn(lesson(number, say)).says("learn-leave")] == [0]


def test_the_way_back_stands_below_the_cards_of_each_lesson() -> None:
    for number in range(len(LESSONS)):
        *_, last = with_way_back(lesson(number, say), say, None).to_components()[0]["components"]
        assert len(last["components"]) == 1


def screens_of(number: int, say: Translator) -> list[tuple[Card, Layout]]:
    """The cards of a lesson, each with the screen that answers it."""
    answers = []
    for card in LESSONS[number].cards:
        told, right = [answer(number, card, say)], card in LESSONS[number].right
        if not right:
            answers.append((card, lesson(number, say, told, wrong=card)))
        elif number + 1 < len(LESSONS):
            answers.append((card, lesson(number + 1, say, told)))
        else:
            answers.append((card, learnt(told, preset("standard"), say)))
    return answers


@pytest.mark.parametrize("faces", [None, FACES], ids=["letters", "pictures"])
@pytest.mark.parametrize("language", languages())
def test_a_second_press_in_the_place_of_a_card_answers_nothing(language: str, faces: Faces | None) -> None:
    """Nor does it begin a game before one has read the end."""
    say = Translator(language, faces) if faces else Translator(language)
    for number in range(len(LESSONS)):
        before = {item["custom_id"]: place for item, place in places(parts_of(lesson(number, say), say))}
        for card, layout in screens_of(number, say):
            place = before[write_action("b", VERB, 0, 0, f"{number}.{card}")]
            assert under(parts_of(layout, say), place) == [], (number, card)


def parts_of(layout: Layout, say: Translator) -> list[Component]:
    (whole,) = with_way_back(layout, say, None).to_components()
    parts: list[Component] = whole["components"]
    return parts


def test_whoever_ends_the_tips_presses_nothing_that_slides_under_their_finger() -> None:
    for game in (Table(*HANDS, passing="left"), Table(*HANDS, opening="dealers_left")):
        view = playing(game.game).with_record(kind=KindName.SOLO, guild_id=0).seen_by(ANA.id)
        for language in languages():
            say = Translator(language, FACES)
            hint = GivenHint((), lambda say: "A tip.\nThat has two lines.", explained=True)
            tips = with_end_of_coaching(panel(view, say, draft=Draft(hint=hint)), say, view.id).to_components()
            alone = next(place for item, place in places(tips[0]["components"]) if ":learn:" in item["custom_id"])
            assert under(panel(view, say).to_components()[0]["components"], alone) == []
