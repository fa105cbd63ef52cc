"""Fields: the rules of each section, and their values in words."""

from __future__ import annotations

from typing import Any

import pytest

from bot.ui.fields import (
    SECTIONS,
    Checkboxes,
    Choice,
    TextInput,
    capital,
    differences,
    in_short,
    phrase,
    section,
    summary,
    usual,
    value_in_words,
    write_value,
)
from bot.ui.words import pass_in_words, penalties_in_words
from hearts import Card, Rules, parse_cards
from hearts.options import OPTIONS
from hearts.passing import HOLD
from tests.bot.ui.drawn import say

LEFT = ((1, 3),)


def test_every_rule_is_in_one_section_and_switches_come_last_together() -> None:
    assert sorted(field for each in SECTIONS for field in each.fields) == sorted(OPTIONS)
    found = section("moon")
    assert found is not None
    kinds = [type(control) for control in found.controls]
    assert kinds == [Choice, TextInput, TextInput, TextInput, Checkboxes]
    assert found.controls[-1].values == {"moon_needs_bonus": True}
    assert section("sky") is None


def test_only_differences_from_the_standard_are_described() -> None:
    assert differences({}, 4, say) == []
    assert in_short({}, 4, say) == say("rules-same")
    fields = Rules(end_score=50, queen_points=25).differences()
    told = [phrase("queen_points", 25, 4, say), phrase("end_score", 50, 4, say)]
    assert differences(fields, 4, say) == told
    assert in_short(fields, 4, say) == say("rules-differ", differences="; ".join(told))


def test_rules_without_effect_are_not_described() -> None:
    """For example, the points of a bonus card if there is none."""
    assert differences({"bonus_points": -5}, 4, say) == []
    assert len(differences({"bonus_points": -5, "bonus_card": Card.parse("JD")}, 4, say)) == 2


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"moon": "off", "moon_points": 36, "sun": True, "moon_needs_bonus": True}, ["moon"]),
        ({"moon": "void", "moon_points": 36, "sun": True}, ["moon"]),
        ({"breaking": "none", "locked_until_broken": "hearts_and_queen"}, ["breaking"]),
        ({"breaking": "none", "hearts_instead_of_queen": True}, ["breaking"]),
        ({"passing": "none", "pass_count": 5, "pass_forbidden": (Card.parse("2C"),)}, ["passing"]),
        ({"passing": "custom", "custom_cycle": (LEFT,), "pass_count": 5}, ["passing", "custom_cycle"]),
    ],
)
def test_a_rule_about_what_another_has_taken_away_is_not_described(fields: dict[str, Any], told: list[str]) -> None:
    """For example, that the sun doubles the moon where nothing special happens at a moon."""
    assert differences(fields, 4, say) == [phrase(name, fields[name], 4, say) for name in told]


def test_a_game_for_chips_is_not_described_by_points() -> None:
    fields = {"scoring": "chips", "moon": "off", "heart_values": "rank", "queen_points": 25}
    described = differences(fields, 4, say)
    assert phrase("scoring", "chips", 4, say) in described
    assert not [words for words in described if "hearts count" in words or "queen" in words]
    (values,) = (each for each in SECTIONS if each.name == "values")
    assert summary(values, fields, 4, say) == phrase("bonus_card", None, 4, say)


def test_a_section_is_summed_up_by_its_chief_values() -> None:
    ending = section("ending")
    assert ending is not None
    assert phrase("end_score", 100, 4, say) in summary(ending, {}, 4, say)
    by_rounds = summary(ending, {"end": "rounds"}, 4, say)
    assert phrase("end_rounds", 10, 4, say) in by_rounds
    assert phrase("end_score", 100, 4, say) not in by_rounds


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("sun", True, True),
        ("bonus_points", -10, -10),
        ("moon_points", None, "none"),
        ("removed", (), "none"),
        ("moon", "smart", "smart"),
        ("removed", parse_cards("2C 2C"), "2 × 2 of clubs"),
        ("bonus_card", Card.parse("JD"), "jack of diamonds"),
        ("extra_penalties", ((Card.parse("JC"), 5),), penalties_in_words(((Card.parse("JC"), 5),), say, 99)),
        ("custom_cycle", (LEFT, HOLD), f"{pass_in_words(LEFT, 4, say)} / {pass_in_words(HOLD, 4, say)}"),
    ],
)
def test_a_value_is_what_a_sentence_takes(field: str, value: object, words: object) -> None:
    assert value_in_words(field, value, 4, say) == words


def test_text_of_a_form_and_of_a_line() -> None:
    assert (write_value(None), write_value(4), capital("three cards"), capital("")) == ("none", "4", "Three cards", "")
    assert usual("end_score") == 100
