"""Parsing: cards and passes that people type are read, and the bot's own text can be read again."""

import pytest

from bot.tables.errors import NotAllowed
from bot.ui.parsing import read_card, read_cards, read_pass, write_pass
from hearts import PassTarget, parse_cards


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


def test_cards_are_read_as_they_are_written_in_many_ways() -> None:
    assert read_cards("QS, 10h 2♣") == parse_cards("QS TH 2C")
    assert read_cards("Q♠A♥K♥") == read_cards("♠D, AK of hearts") == parse_cards("QS AH KH")
    with pytest.raises(NotAllowed, match="unknown-card"):
        read_card("1S")
    with pytest.raises(NotAllowed, match="unknown-card"):
        read_cards("♠ QS")
