"""Conflicts: impossible combinations of rules are refused, each with its sentence."""

from typing import Any

import pytest
from pydantic import ValidationError

from hearts import Rules
from hearts.rules import conflicts_in


def conflicts(**fields: Any) -> dict[str, str]:
    """The conflicts of these fields: their messages by key."""
    with pytest.raises(ValidationError) as refused:
        Rules(**fields)
    [error] = refused.value.errors()
    return dict.fromkeys(error["ctx"]["conflicts"], error["msg"])


HEARTS = tuple(rank + "H" for rank in "23456789TJQKA")


CHIPS: dict[str, Any] = {"scoring": "chips", "moon": "off"}


REFUSED: list[tuple[str, str, dict[str, Any]]] = [
    ("split-too-few-cards", "three cards", {"passing": "split", "pass_count": 2}),
    ("split-too-few-cards", "three seats", {"passing": "with_split", "pass_count": 1}),
    ("across-odd-seats", "across with 3 seats", {"passing": "split", "seats": 3}),
    ("across-odd-seats", "across with 5 seats", {"passing": "with_split", "seats": 5}),
    ("across-odd-seats", "even number", {"passing": "aldergrove", "seats": 7}),
    ("custom-cycle", "list of passes", {"passing": "custom"}),
    ("custom-cycle", "list of passes", {"custom_cycle": (((1, 3),),)}),
    ("custom-same-seat", "never the passer", {"passing": "custom", "custom_cycle": (((4, 1),),)}),
    ("custom-same-seat", "at most once", {"passing": "custom", "custom_cycle": (((1, 1), (-3, 1)),)}),
    ("custom-count", "1 to 5 cards", {"passing": "custom", "custom_cycle": (((1, 6),),)}),
    ("custom-count", "1 to 5 cards", {"passing": "custom", "custom_cycle": (((1, 0),),)}),
    ("custom-cycle-long", "Passes of your own are too long", {"passing": "custom", "custom_cycle": (((1, 1),),) * 250}),
    ("cancel-one-deck", "two decks or more", {"duplicates": "cancel", "decks": 1}),
    ("high-low-needs-two-jokers", "exactly two jokers", {"joker_kind": "high_low"}),
    ("high-low-needs-two-jokers", "exactly two jokers", {"joker_kind": "high_low", "jokers": 1}),
    ("too-many-jokers", "at most 2", {"jokers": 3}),
    ("too-many-jokers", "at most 4", {"jokers": 5, "decks": 2, "seats": 8}),
    ("queen-must-go-ordinary", "need not go", {"queen_must_go": True, "queen_points": 0}),
    ("queen-locked-ordinary", "cannot be locked", {"locked_until_broken": "hearts_and_queen", "queen_points": 0}),
    ("moon-needs-bonus-card", "there is none", {"moon_needs_bonus": True}),
    ("removed-not-in-deck", "XX cannot be removed", {"removed": ("XX", "2C", "3C", "4C")}),
    ("removed-twice", "2C is removed 2 times", {"removed": ("2C", "2C", "3C", "4C")}),
    ("removed-with-kitty", "Either cards are removed", {"removed": ("2C",), "remainder": "kitty", "seats": 3}),
    ("uneven-deal", "51 cards do not deal out evenly to 4 seats", {"removed": ("2C",)}),
    ("hand-size", "34 cards each", {"seats": 3, "decks": 2}),
    ("hand-size", "4 cards each", {"seats": 12, "decks": 1}),
    (
        "nothing-scores",
        "at least one",
        {"seats": 3, "queen_points": 0, "removed": HEARTS},
    ),
    ("needed-card-removed", "JD is the bonus card", {"bonus_card": "JD", "removed": ("JD",), "seats": 3}),
    ("needed-card-removed", "TC is the card that", {"doubler": "chinese", "removed": ("TC",), "seats": 3}),
    ("extra-penalty-twice", "QS has a value", {"extra_penalties": {"QS": 5}}),
    ("extra-penalty-twice", "XX has a value", {"extra_penalties": {"XX": 5}, "jokers": 2}),
    ("extra-penalty-twice", "JD has a value", {"extra_penalties": {"JD": 5}, "bonus_card": "JD"}),
    ("extra-penalty-twice", "TC has a value", {"extra_penalties": {"TC": 5}, "doubler": "ten_of_clubs"}),
    ("extra-penalty-repeated", "named twice", {"extra_penalties": (("KS", 5), ("KS", 6))}),
    ("bonus-card", "2H cannot be", {"bonus_card": "2H"}),
    ("bonus-card", "counts nothing else", {"bonus_card": "QS"}),
    ("bonus-card", "TC cannot be", {"bonus_card": "TC", "doubler": "chinese"}),
    ("bonus-card", "no joker", {"bonus_card": "XX", "jokers": 2}),
    ("exact-score-without-score", "ends after rounds", {"on_the_nose": "wins", "end": "rounds"}),
    ("chips-with-points", "no moon", {"scoring": "chips"}),
    ("chips-with-points", "no sun", CHIPS | {"sun": True}),
    ("chips-with-points", "no doubling card", CHIPS | {"doubler": "chinese"}),
    ("chips-with-points", "no bonus", CHIPS | {"bonus_card": "JD"}),
    ("chips-with-points", "no bonus", CHIPS | {"no_tricks_bonus": -5}),
    ("chips-with-points", "no “on the nose”", CHIPS | {"on_the_nose": True}),
    ("chips-with-points", "no floor", CHIPS | {"floor": 0}),
    ("chips-pay", "only in a game for chips", {"chips_pay": "howell"}),
    ("last-cancelled", "only where equal cards cancel", {"last_cancelled": "leader"}),
    ("ante-too-high", "more than the chips", CHIPS | {"chips": 3, "ante": 4}),
]


@pytest.mark.parametrize(("key", "words", "fields"), REFUSED)
def test_combinations_that_make_no_sense_are_refused_with_a_sentence(
    key: str, words: str, fields: dict[str, Any]
) -> None:
    found = conflicts(**fields)
    assert key in found
    assert words in found[key]
    assert found[key].endswith(".")


def test_a_refusal_tells_the_conflicts_and_a_value_out_of_range_has_none() -> None:
    with pytest.raises(ValidationError) as refused:
        Rules(duplicates="cancel", decks=1)
    assert [conflict.key for conflict in conflicts_in(refused.value)] == ["cancel-one-deck"]
    with pytest.raises(ValidationError) as refused:
        Rules(seats=99)
    assert conflicts_in(refused.value) == ()


@pytest.mark.parametrize(
    "fields", [{"bonus_card": "2C"}, {"bonus_card": "QS", "queen_points": 0}, {"bonus_card": "TC"}]
)
def test_any_card_that_counts_nothing_else_may_be_the_bonus_card(fields: dict[str, Any]) -> None:
    assert Rules(**fields).deck.bonus_count == 1


@pytest.mark.parametrize(
    "fields",
    [
        *(
            {"on_the_nose": True, "seats": seats, "end_score": end}
            for seats in (4, 8, 16)
            for end in (20, 50, 100, 200)
        ),
        CHIPS | {"chips": 5, "ante": 5},
        {"passing": "custom", "custom_cycle": (((1, 1),),) * 200},
    ],
)
def test_combinations_at_the_limit_are_rules(fields: dict[str, Any]) -> None:
    """Every end score on the nose, all chips as the ante, passes of your own for two hundred rounds."""
    assert Rules(**fields).differences().items() <= fields.items()


def test_all_conflicts_are_reported_at_once() -> None:
    found = conflicts(duplicates="cancel", decks=1, moon_needs_bonus=True, joker_kind="high_low")
    assert list(found) == ["high-low-needs-two-jokers", "cancel-one-deck", "moon-needs-bonus-card"]
