"""`Rules`: defaults, what they refuse and why, and the conversion to JSON and back."""

from typing import Any

import pytest
from pydantic import ValidationError

from hearts import PRESETS, Card, Rules


def test_the_default_is_standard_hearts() -> None:
    rules = Rules()
    assert rules == PRESETS["standard"]
    assert (rules.seats, rules.number_of_decks, rules.jokers) == (4, 1, 0)
    assert (rules.passing, rules.pass_count, rules.opening) == ("standard", 3, "low_club")
    assert (rules.first_trick_points, rules.breaking, rules.queen_points) == ("forbidden", "hearts", 13)
    assert (rules.moon, rules.end, rules.end_score, rules.tie) == ("others_up", "score", 100, "shared")
    assert (rules.chips, rules.ante) == (20, 1)


def test_rules_are_frozen_and_know_no_other_fields() -> None:
    with pytest.raises(ValidationError, match="frozen"):
        Rules().seats = 5  # type: ignore[misc]
    with pytest.raises(ValidationError, match="Extra"):
        Rules(trumps="hearts")  # type: ignore[call-arg]


def test_cached_values_do_not_change_equality() -> None:
    asked, fresh = Rules(seats=5), Rules(seats=5)
    assert asked.deck.hand_size == 10
    assert asked.cycle
    assert asked == fresh
    assert hash(asked) == hash(fresh)


def test_rules_that_were_stored_before_a_rule_had_more_values_mean_what_they_meant() -> None:
    assert Rules.model_validate_json('{"on_the_nose": true}') == Rules(on_the_nose=True)
    assert Rules.model_validate_json('{"sun": true}').sun_up == 52
    assert Rules.model_validate_json('{"seats": 8, "end_score": 100}').limit == 100


CHIPS: dict[str, Any] = {"scoring": "chips", "moon": "off"}


def test_the_best_seats_have_the_fewest_points_or_the_most_chips() -> None:
    totals = (30, 12, 30, 7)
    assert Rules().best_first(totals) == (3, 1, 0, 2)
    assert Rules(**CHIPS).best_first(totals) == (0, 2, 1, 3)


def test_seats_begin_without_points_or_with_their_chips() -> None:
    assert Rules(chips=30).starting_total == 0
    assert Rules(**CHIPS, chips=30).starting_total == 30


@pytest.mark.parametrize("name", PRESETS)
def test_rules_travel_through_json(name: str) -> None:
    rules = PRESETS[name]
    assert Rules.model_validate_json(rules.model_dump_json()) == rules
    assert Rules(**rules.differences()) == rules


def test_the_differences_name_what_is_not_standard() -> None:
    assert Rules().differences() == {}
    assert Rules(end_score=50, removed=("2C", "3C", "4C", "5C")).differences() == {
        "removed": tuple(map(Card.parse, ("2C", "3C", "4C", "5C"))),
        "end_score": 50,
    }


def test_copied_rules_compute_their_cached_values_anew() -> None:
    rules = Rules()
    assert (rules.number_of_decks, len(rules.cycle), len(rules.deck.cards)) == (1, 4, 52)
    assert rules.model_copy(update={"passing": "none"}).cycle == Rules(passing="none").cycle
    assert rules.model_copy(update={"seats": 8}).deck == Rules(seats=8).deck
    assert rules.model_copy(update={"seats": 8}).number_of_decks == 2
    assert rules.model_copy() == rules
