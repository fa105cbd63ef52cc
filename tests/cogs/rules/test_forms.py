"""The forms of the editor: any can be sent; what people type into a field is read, and the bot's own text again."""

import random
from contextlib import suppress
from typing import Any

import discord
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.tables.errors import NotAllowed
from cogs.rules.forms import is_chosen, read_form, read_text, section_form, write_text
from cogs.rules.proposals import Proposal
from hearts import PRESETS, Card, Rules, parse_cards
from hearts.options import OPTIONS, SECTIONS
from tests.bot.answers.test_whatever_arrives import FEW, MILLION, text
from tests.bot.ui.drawn import say
from tests.hearts.strategies import rules
from tests.payloads import INPUT, lint_form

QUICK = settings(
    max_examples=150, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck)
)


def read(field: str, text: str, seats: int = 4) -> Any:
    return read_text(OPTIONS[field], text, seats)


@given(rules())
@QUICK
def test_a_value_is_read_back_from_its_field(rules: Rules) -> None:
    for name, option in OPTIONS.items():
        if not (option.switch or is_chosen(option)):
            value = getattr(rules, name)
            again = read(name, write_text(option, value, rules.seats), rules.seats)
            if name == "custom_cycle":
                assert [_seats(target, rules.seats) for target in again] == [
                    _seats(target, rules.seats) for target in value
                ]
            else:
                assert again == (value or (None if name == "removed" else value))


def _seats(target: Any, seats: int) -> list[tuple[int, int]]:
    return [(offset % seats, count) for offset, count in target]


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
        ("moon_points", "501", "not-a-number"),
        ("pass_forbidden", "queen", "unknown-card"),
        ("custom_cycle", "3L, 3X", "not-a-pass"),
    ],
)
def test_unreadable_text_is_refused_with_an_example(field: str, typed: str, key: str) -> None:
    with pytest.raises(NotAllowed, match=key):
        read(field, typed)


@pytest.mark.parametrize("typed", ["40", "-40", "−40", "–40"])
def test_points_that_come_off_are_typed_with_a_minus_sign_or_without(typed: str) -> None:
    assert read("bonus_points", typed) == -40


def test_a_bonus_card_is_typed_as_any_card() -> None:
    assert read("bonus_card", "♠A") == Card.parse("AS")
    assert read("bonus_card", "queen of diamonds") == Card.parse("QD")
    assert read("bonus_card", write_text(OPTIONS["bonus_card"], Card.parse("2C"), 4)) == Card.parse("2C")
    assert read("bonus_card", write_text(OPTIONS["bonus_card"], None, 4)) is None


def test_cards_are_divided_as_people_like() -> None:
    assert read("removed", "2c 2♦, 3D;4d") == parse_cards("2C 2D 3D 4D")


def test_passes_stand_apart_from_each_other_but_not_the_parts_of_one() -> None:
    assert read("custom_cycle", "3l, 1L + 1A; hold") == (((1, 3),), ((1, 1), (2, 1)), ())


def test_an_empty_field_is_the_usual_value_where_there_is_one() -> None:
    assert read("moon_points", " ") is None
    assert read("end_score", "") is None, "by seats"
    assert read("removed", "") is None
    assert read("pass_forbidden", "") == ()
    assert write_text(OPTIONS["moon_points"], None, 4) == ""


def test_cards_with_points_have_names_of_one_word_or_several() -> None:
    penalties = [(card, points) for card, points in zip(parse_cards("KS AS TD"), (10, 7, 5), strict=True)]
    for typed in ("KS 10 AS 7, 10♦ 5", "king of spades 10; Pik-As: 7, Karo 10 = 5", "K♠=10,A♠=7,10♦=5"):
        assert read("extra_penalties", typed) == tuple(penalties)


def read_typed(typed: str) -> None:
    for field in OPTIONS:
        with suppress(NotAllowed):
            read(field, typed)


@given(st.text(max_size=80))
@FEW
def test_any_random_text_is_read_or_refused(typed: str) -> None:
    read_typed(typed)


def test_plausible_text_is_read_or_refused() -> None:
    rng = random.Random(1)
    for _ in range(MILLION // 2):
        read_typed(text(rng))


async def test_any_form_can_be_sent() -> None:
    for name, preset in PRESETS.items():
        for each in SECTIONS:
            form = section_form(each, Proposal.of(preset, 999_999), say, {"removed": "x" * 300})
            assert lint_form(form.to_dict()) == [], name
            assert form.is_finished()


def test_fields_of_a_form_that_cannot_be_read_are_left_out() -> None:
    values, unread = read_form(
        "moon", Proposal(), {"moon": ("shooter_down",), "also": ("moon_needs_bonus",), "moon_points": ("many",)}
    )
    assert values == {"moon": "shooter_down", "moon_needs_bonus": True} | {
        name: values[name] for name in ("moon_down_points", "moon_choice_from") if name in values
    }
    assert unread["moon_points"][0] == "many"
    assert unread["moon_points"][1].key == "not-a-number"


def test_a_choice_that_was_not_offered_is_refused() -> None:
    values, _ = read_form("moon", Proposal(), {"moon": ("eclipse",)})
    assert "moon" not in values


def test_a_number_is_typed_in_a_line_and_a_list_in_several() -> None:
    line, lines = discord.TextStyle.short.value, discord.TextStyle.long.value
    for section in SECTIONS:
        for label in section_form(section, Proposal(), say, {}).to_dict()["components"]:
            place = label["component"]
            if place["type"] == INPUT:
                assert place["style"] == (line if OPTIONS[place["custom_id"]].type in (int, Card) else lines)


def test_switches_stand_together_at_the_end_of_a_form() -> None:
    form = section_form("moon", Proposal().changed({"moon_needs_bonus": True}), say, {}).to_dict()
    *others, last = [label["component"] for label in form["components"]]
    assert [each["custom_id"] for each in others] == ["moon", "moon_points", "moon_down_points", "moon_choice_from"]
    assert [(box["value"], box["default"]) for box in last["options"]] == [("moon_needs_bonus", True)]
