"""The positions of the lessons, as the rules of the game see them."""

import pytest

from cogs.learn.lessons import LESSONS, ME, Lesson
from hearts import Card, Phase, Reason, parse_cards

BY_NAME = {lesson.name: lesson for lesson in LESSONS}
each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=list(BY_NAME))


def wrong(lesson: Lesson) -> set[Card]:
    return set(lesson.cards) - set(lesson.right)


@each_lesson
def test_each_question_has_right_and_wrong_cards_that_are_on_the_screen(lesson: Lesson) -> None:
    assert set(lesson.right) <= set(lesson.cards)
    assert lesson.right
    assert wrong(lesson)


@each_lesson
def test_no_right_card_is_illegal(lesson: Lesson) -> None:
    if lesson.view.my_turn and lesson.view.phase is not Phase.PASSING:
        assert set(lesson.right) <= set(lesson.view.legal)


@each_lesson
def test_the_rules_are_the_standard_ones_but_for_the_number_of_cards(lesson: Lesson) -> None:
    changed = lesson.view.rules.model_dump(exclude={"removed", "passing"})
    assert changed == BY_NAME["pass"].view.rules.model_dump(exclude={"removed", "passing"})
    assert BY_NAME["pass"].view.rules.breaking == "hearts"


def test_what_is_wrong_when_suit_is_followed_and_when_hearts_are_not_broken_is_illegal() -> None:
    for name, reason in (("follow", Reason.FOLLOW_SUIT), ("breaking", Reason.HEARTS_NOT_BROKEN)):
        assert set(BY_NAME[name].right) == set(BY_NAME[name].view.legal)
        blocked = BY_NAME[name].view.blocked
        assert {card: blocked.get(card) for card in wrong(BY_NAME[name])} == dict.fromkeys(wrong(BY_NAME[name]), reason)


def test_the_trick_is_taken_by_the_king_of_clubs_and_not_by_an_ace_of_diamonds() -> None:
    (trick,) = BY_NAME["takes"].view.tricks
    assert (
        BY_NAME["takes"].right == parse_cards("KC") == tuple(card for seat, card in trick.plays if seat == trick.taker)
    )


def test_the_shooter_has_every_point_so_far_and_the_ten_takes_the_trick() -> None:
    view = BY_NAME["moon"].view
    assert view.points[ME] == 0
    assert view.points == (0, sum(view.points), 0, 0)
    assert view.points[1] > 13  # the queen, and the heart that broke hearts
    lying = {card for _, card in view.trick.plays} if view.trick else set()
    assert max(card.rank for card in lying) < BY_NAME["moon"].right[0].rank
    assert all(card.rank < max(each.rank for each in lying) for card in wrong(BY_NAME["moon"]))


def test_no_card_is_played_in_two_lessons() -> None:
    """They would seem to be one round. Only the second goes on with the trick of the first."""
    tricks = [lesson.view.tricks[-1] if lesson.taken else lesson.view.trick for lesson in LESSONS[1:]]
    played = [card for trick in tricks if trick is not None for _, card in trick.plays]
    assert len(played) == len({*played})
