"""Words: ratings, cards, passes and lists within a sentence."""

from typing import Any

import pytest

from bot.language.card_names import in_words
from bot.language.wording import Translator
from bot.ui.rules import differ
from bot.ui.words import (
    cards_in_words,
    direction,
    listed,
    pass_in_words,
    penalties_in_words,
    plain_title,
    rating,
    rating_change,
    semicolon,
    title,
)
from hearts import JOKER, Card, PassTarget, Rules, parse_cards
from tests.bot.tables.lobby import playing
from tests.bot.ui.drawn import say
from tests.hearts.table import Table

HANDS = ("2C 4C 9D 3S 5H", "AS AH AD 4S 6H", "3C 7C JD 5S 7H", "5C 8C QD 6S 8H")


def test_a_change_of_a_rating_is_the_difference_of_the_rounded_ratings() -> None:
    assert rating(1511.6, say) == "1512"
    assert rating(1511.6, say, provisional=True) == say("rating-provisional")
    assert rating_change(1511.6, 0.2) == "+1", "1511.4 was written as 1511"
    assert rating_change(1500.2, -0.1) == "0"


def test_rules_have_the_name_of_their_preset_or_a_safe_name() -> None:
    assert title("omnibus", say) == plain_title("omnibus", say) == say("preset-omnibus")
    assert title("*Friday*", say) == "\\*Friday\\*"
    assert plain_title("*Friday*\n", say).strip() == "*Friday*"
    assert plain_title("\u200b", say) == "?"
    assert plain_title("", say) == title("", say) == say("game-unnamed")


def test_as_many_parts_as_fit_are_listed_and_the_others_counted() -> None:
    assert listed(["one", "two", "three"], say, 100) == "one, two, three"
    assert listed(["one", "two", "three"], say, 10) == say("list-more", listed="one, two", count=1)
    assert listed(["a very long one", "two"], say, 3) == say("list-more", listed="a very long one", count=1)
    assert listed(iter(["ab", "cd"]), say, 4, counts=[3, 7]) == say("list-more", listed="ab", count=7)


@pytest.mark.parametrize(("language", "divided"), [("en", "; "), ("fr", "\u00a0; "), ("de", "; ")])
def test_parts_are_divided_as_a_language_does(language: str, divided: str) -> None:
    other = Translator(language)
    assert semicolon(other) == divided
    changed = differ(Rules(end_score=40, passing="none"), other)
    assert divided in changed
    assert changed.count(";") == 1


def test_cards_are_named_each_with_how_often_it_is_there() -> None:
    assert in_words(JOKER, say) == say("card-words-joker")
    assert cards_in_words(parse_cards("QS QS 2C"), say, 100) == "2 × queen of spades, 2 of clubs"
    shown = penalties_in_words([(Card.parse("KS"), 10)], say, 100)
    assert shown == say("extra-card", card=in_words(Card.parse("KS"), say), points=10)


@pytest.mark.parametrize(
    ("target", "seats", "words"),
    [
        ((), 4, "nothing"),
        (((1, 3),), 4, "3 to the left"),
        (((-1, 3),), 4, "3 to the right"),
        (((2, 2),), 4, "2 across"),
        (((3, 1),), 4, "1 to the right"),
        (((1, 1), (2, 1), (-1, 1)), 4, "1 to the left, 1 across and 1 to the right"),
    ],
)
def test_a_pass_is_said_in_a_few_words(target: PassTarget, seats: int, words: str) -> None:
    assert pass_in_words(target, seats, say) == words


def test_a_pass_at_a_large_table_names_the_number_of_seats() -> None:
    left, right = pass_in_words(((2, 3),), 6, say), pass_in_words(((-2, 3),), 6, say)
    assert left == say("pass-cards", count=3, way="far-left", steps=2)
    assert right == say("pass-cards", count=3, way="far-right", steps=2)


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        ({"passing": "left"}, {"way": "left", "count": 3, "steps": 1}),
        ({"passing": "right", "pass_count": 2}, {"way": "right", "count": 2, "steps": 1}),
        ({"passing": "custom", "custom_cycle": (((2, 1),),)}, {"way": "across", "count": 1, "steps": 2}),
        ({"passing": "custom", "custom_cycle": (((3, 1),),)}, {"way": "right", "count": 1, "steps": 1}),
    ],
)
def test_a_pass_names_its_direction(rules: dict[str, Any], words: dict[str, Any]) -> None:
    view = playing(Table(*HANDS, **rules).game).seen_by(None)
    assert direction(view, say) == say("pass-way", **words)


def test_a_split_pass_names_each_direction_and_a_hold_none() -> None:
    split = direction(playing(Table(*HANDS, passing="split").game).seen_by(None), say)
    assert split.count(",") >= 1
    assert direction(playing(Table(*HANDS).game).seen_by(None), say) == say("pass-hold")
