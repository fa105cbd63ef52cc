"""The cards: fifty-two faces and the joker, of which a deck may hold several equal copies."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Any, Final

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema

RANKS: Final = "23456789TJQKA"
"""Rank letters from the lowest to the highest."""


class Suit(StrEnum):
    """The four suits, in the order in which hands are sorted."""

    CLUBS = "C"
    DIAMONDS = "D"
    SPADES = "S"
    HEARTS = "H"


class Card:
    """A card face. There is one object for each face, so copies are equal and comparing is fast.

    ``Card.parse("QS")`` is the queen of spades, and ``str(card)`` is ``"QS"`` again; ``"XX"`` is a joker.
    """

    __slots__ = ("_text", "index", "rank", "suit")

    suit: Suit | None
    """The printed suit; None for a joker (under the high-low rule a joker counts as a heart: see `Deck.suits`)."""
    rank: int
    """0 for a two up to 12 for an ace; -1 for a joker."""
    index: int
    """The place in a sorted hand: clubs, diamonds, spades, hearts, each from the two up; jokers last."""

    def __init__(self, suit: Suit | None, rank: int, index: int, text: str) -> None:
        self.suit, self.rank, self.index, self._text = suit, rank, index, text

    @staticmethod
    def parse(text: str) -> Card:
        """The card named by rank and suit letters. Raises ValueError for anything else."""
        card = _BY_TEXT.get(text.strip().upper().replace("10", "T"))
        if card is None:
            raise ValueError(f"{text!r} is not a card: write the rank and the suit, as in QS or TD")
        return card

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"Card({self._text})"

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index

    def __reduce__(self) -> tuple[Any, ...]:
        return Card.parse, (self._text,)

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        from_text = core_schema.no_info_after_validator_function(cls.parse, core_schema.str_schema())
        return core_schema.json_or_python_schema(
            json_schema=from_text,
            python_schema=core_schema.union_schema([core_schema.is_instance_schema(cls), from_text]),
            serialization=core_schema.plain_serializer_function_ser_schema(str),
        )


ALL_CARDS: Final[tuple[Card, ...]] = tuple(
    Card(suit, rank, 13 * index + rank, letter + suit)
    for index, suit in enumerate(Suit)
    for rank, letter in enumerate(RANKS)
)
"""The fifty-two faces, in sorted order."""
JOKER: Final = Card(None, -1, 52, "XX")
FACES: Final = (*ALL_CARDS, JOKER)
"""Every card that a deck may hold, each at its index."""
_BY_TEXT: Final = {str(card): card for card in FACES}

QUEEN_OF_SPADES: Final = Card.parse("QS")
TWO_OF_CLUBS: Final = Card.parse("2C")
TEN_OF_CLUBS: Final = Card.parse("TC")


def by_index(card: Card) -> int:
    """The sort key of hands."""
    return card.index


def parse_cards(text: str) -> tuple[Card, ...]:
    """Parses cards that are separated by spaces. Raises ValueError for anything that is not a card."""
    return tuple(Card.parse(word) for word in text.split())


def write_cards(cards: Iterable[Card]) -> str:
    """The text that `parse_cards` reads."""
    return " ".join(map(str, cards))


def without(hand: tuple[Card, ...], cards: Iterable[Card]) -> tuple[Card, ...]:
    """The hand without these cards, one copy for each. Raises ValueError if a card is not held."""
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)
