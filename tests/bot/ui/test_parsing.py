"""Parsing: what people type into an input is parsed, and the bot's own text in it can be parsed again."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from bot.tables.errors import NotAllowed
from bot.ui.fields import SECTIONS, TextInput
from bot.ui.parsing import read_card, read_cards, read_pass, read_text, write_pass, write_text
from hearts import Card, PassTarget, Rules, parse_cards
from tests.hearts.strategies import rules

QUICK = settings(
    max_examples=150, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck)
)


@given(rules())
@QUICK
def test_a_value_is_read_back_from_its_field(rules: Rules) -> None:
    for section in SECTIONS:
        for control in section.controls:
            if isinstance(control, TextInput):
                value = getattr(rules, control.field)
                text = write_text(control.field, value, rules.seats)
                again = read_text(control.field, text, rules.seats)
                if control.field == "custom_cycle":
                    assert [_seats(target, rules.seats) for target in again] == [
                        _seats(target, rules.seats) for target in value
                    ]
                else:
                    assert again == (value or (None if control.field == "removed" else value))


def _seats(target: Any, seats: int) -> list[tuple[int, int]]:
    return [(offset % seats, count) for offset, count in target]


@pytest.mark.parametrize(
    ("typed", "target"),
    [
        ("3L", ((1, 3),)),
        ("3r", ((-1, 3),)),
        ("2A", ((2, 2),)),
        ("hold", ()),
        ("-", ()),
        ("1L+1A+1R", ((1, 1), (2, 1), (-1, 1))),
        ("1L + 1A +1R", ((1, 1), (2, 1), (-1, 1))),
        ("2L2", ((2, 2),)),
    ],
)
def test_a_pass_is_typed_in_letters_and_numbers(typed: str, target: PassTarget) -> None:
    assert read_pass(typed, 4) == target
    assert read_pass(write_pass(target, 4), 4) == target


@pytest.mark.parametrize(("typed", "seats"), [("3X", 4), ("L", 4), ("3L+", 4), ("", 4), ("3A", 5), ("1A2", 4)])
def test_text_that_is_no_pass_is_refused(typed: str, seats: int) -> None:
    with pytest.raises(NotAllowed, match="not-a-pass"):
        read_pass(typed, seats)


@pytest.mark.parametrize(
    ("field", "typed", "key"),
    [
        ("queen_points", "51", "not-a-number"),
        ("queen_points", "many", "not-a-number"),
        ("queen_points", "", "not-a-number"),
        ("extra_penalties", "KS ten", "not-penalties"),
        ("extra_penalties", "KS 99", "not-a-number"),
        ("removed", "2C frog", "unknown-card"),
        ("bonus_card", "JD TD", "unknown-card"),
        ("bonus_points", "0", "not-a-number"),
        ("bonus_points", "-101", "not-a-number"),
        ("bonus_points", "+5", "not-a-number"),
        ("sun_points", "-5", "not-a-number"),
        ("custom_cycle", "3L, 3X", "not-a-pass"),
    ],
)
def test_unreadable_text_is_refused_with_an_example(field: str, typed: str, key: str) -> None:
    with pytest.raises(NotAllowed, match=key):
        read_text(field, typed, 4)


@pytest.mark.parametrize("typed", ["40", "-40", "−40", "–40"])
def test_points_that_come_off_are_typed_with_a_minus_sign_or_without(typed: str) -> None:
    assert read_text("bonus_points", typed, 4) == -40


def test_a_bonus_card_is_typed_as_any_card() -> None:
    assert read_text("bonus_card", "♠A", 4) == Card.parse("AS")
    assert read_text("bonus_card", write_text("bonus_card", Card.parse("2C"), 4), 4) == Card.parse("2C")
    assert read_text("bonus_card", write_text("bonus_card", None, 4), 4) is None


def test_passes_stand_apart_from_each_other_but_not_the_parts_of_one() -> None:
    assert read_text("custom_cycle", "3L, 1L + 1A; hold", 4) == (((1, 3),), ((1, 1), (2, 1)), ())


def test_an_empty_field_is_the_usual_value_where_there_is_one() -> None:
    assert read_text("moon_points", " ", 4) is None
    assert read_text("end_score", "", 4) is None, "by seats"
    assert read_text("removed", "", 4) is None
    assert read_text("pass_forbidden", "", 4) == ()
    assert write_text("moon_points", None, 4) == ""


def test_cards_are_read_as_they_are_written_in_many_ways() -> None:
    assert read_cards("QS, 10h 2♣") == parse_cards("QS TH 2C")
    assert read_cards("Q♠A♥K♥") == read_cards("♠D, AK of hearts") == parse_cards("QS AH KH")
    with pytest.raises(NotAllowed, match="unknown-card"):
        read_card("1S")
    with pytest.raises(NotAllowed, match="unknown-card"):
        read_cards("♠ QS")


def test_cards_with_points_have_names_of_one_word_or_several() -> None:
    penalties = [(card, points) for card, points in zip(parse_cards("KS AS TD"), (10, 7, 5), strict=True)]
    for typed in ("KS 10 AS 7, 10♦ 5", "king of spades 10; Pik-As: 7, Karo 10 = 5", "K♠=10,A♠=7,10♦=5"):
        assert read_text("extra_penalties", typed, 4) == tuple(penalties)
