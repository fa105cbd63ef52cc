"""Cards: their text, their order, and copies that are equal."""

import copy
import pickle
from collections import Counter

import pytest
from pydantic import TypeAdapter, ValidationError

from hearts import JOKER, Card, Suit, parse_cards, write_cards
from hearts.cards import ALL_CARDS, FACES, without


def test_a_card_is_written_by_rank_and_suit() -> None:
    queen = Card.parse("QS")
    assert (queen.suit, queen.rank, str(queen)) == (Suit.SPADES, 10, "QS")
    assert str(Card.parse("10d")) == "TD"
    assert str(Card.parse(" td ")) == "TD"
    assert repr(queen) == "Card(QS)"


def test_every_card_is_read_back_from_its_text() -> None:
    for card in FACES:
        assert Card.parse(str(card)) is card


def test_a_joker_has_no_suit_and_comes_last() -> None:
    assert JOKER.suit is None
    assert sorted([JOKER, *ALL_CARDS])[-1] is JOKER


@pytest.mark.parametrize("text", ["", "Q", "SQ", "1S", "QSX", "11S", "X"])
def test_other_text_is_no_card(text: str) -> None:
    with pytest.raises(ValueError, match="is not a card"):
        Card.parse(text)


def test_the_pack_is_sorted_by_suit_and_rank() -> None:
    assert len(ALL_CARDS) == 52
    assert write_cards(ALL_CARDS[:3]) == "2C 3C 4C"
    assert write_cards(ALL_CARDS[11:14]) == "KC AC 2D"
    assert [card.index for card in ALL_CARDS] == list(range(52))


def test_cards_are_read_and_written_in_a_row() -> None:
    assert write_cards(parse_cards("2C  QS XX")) == "2C QS XX"
    assert parse_cards("") == ()


def test_a_copied_card_is_the_same_card() -> None:
    queen = Card.parse("QS")
    assert pickle.loads(pickle.dumps(queen)) is queen
    assert copy.deepcopy(queen) is queen


def test_a_card_travels_through_json() -> None:
    cards = TypeAdapter(tuple[Card, ...])
    assert cards.validate_json('["QS", "XX"]') == parse_cards("QS XX")
    assert cards.dump_json(parse_cards("QS XX")) == b'["QS","XX"]'
    with pytest.raises(ValidationError):
        cards.validate_python(["nonsense"])


def test_one_copy_leaves_the_hand_at_a_time() -> None:
    hand = parse_cards("2C QS QS")
    assert Counter(without(hand, parse_cards("QS"))) == Counter(parse_cards("2C QS"))
    with pytest.raises(ValueError, match="list"):
        without(hand, parse_cards("2C 2C"))
