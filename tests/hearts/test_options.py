"""Options: the valid values of each rule, and their rows."""

import pytest
from pydantic import ValidationError

from hearts import Rules
from hearts.options import OPTIONS, Options


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seats", 2),
        ("seats", 17),
        ("decks", 0),
        ("decks", 5),
        ("jokers", -1),
        ("pass_count", 0),
        ("pass_count", 6),
        ("queen_points", -1),
        ("queen_points", 51),
        ("moon_down_points", 0),
        ("moon_down_points", 501),
        ("moon_choice_from", -1),
        ("moon_choice_from", 1001),
        ("bonus_points", 0),
        ("bonus_points", -101),
        ("sun_points", 0),
        ("sun_points", 1001),
        ("on_the_nose", "sometimes"),
        ("no_tricks_bonus", -1),
        ("floor", 5),
        ("end_score", 19),
        ("end_score", 1001),
        ("end_rounds", 0),
        ("end_rounds", 51),
        ("moon", "sometimes"),
        ("chips", 0),
        ("ante", 0),
        ("extra_penalties", {"KS": 0}),
        ("removed", ("1S",)),
    ],
)
def test_values_out_of_their_range_are_refused(field: str, value: object) -> None:
    with pytest.raises(ValidationError):
        Rules(**{field: value})


def test_numbers_in_share_codes_are_given_once_and_without_gaps() -> None:
    assert sorted(option.row.number for option in OPTIONS.values()) == list(range(1, len(OPTIONS) + 1))


def test_the_rules_of_a_section_stand_together() -> None:
    sections = [option.row.section for option in OPTIONS.values()]
    assert sections == sorted(sections, key=sections.index)


@pytest.mark.parametrize(("seats", "limit"), [(3, 100), (6, 100), (7, 200), (16, 200)])
def test_an_end_score_by_seats_is_two_hundred_from_seven_on(seats: int, limit: int) -> None:
    assert Options(seats=seats, end_score=None).limit == limit
    assert Options(seats=seats, end_score=75).limit == 75


@pytest.mark.parametrize(("seats", "decks"), [(5, 2), (6, 2), (10, 2), (11, 3), (15, 3), (16, 4)])
def test_cards_that_cancel_each_other_have_two_decks_at_least(seats: int, decks: int) -> None:
    assert Options(seats=seats, duplicates="cancel").number_of_decks == decks
    assert Options(seats=seats, duplicates="cancel", decks=2).number_of_decks == 2


def test_options_need_not_make_sense_together_but_keep_their_range() -> None:
    assert Options(joker_kind="high_low", jokers=1).jokers == 1
    with pytest.raises(ValidationError):
        Options(jokers=9)
