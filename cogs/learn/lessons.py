"""Lessons: seven small positions of standard Hearts, each with a question that one card answers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from hearts import Card, Deal, Game, Play, Rules, View, parse_cards, preset
from hearts.cards import ALL_CARDS

ME: Final = 0
"""The seat of the person who learns; the others sit clockwise from there."""


@dataclass(frozen=True)
class Lesson:
    """A position and its question. The game knows only the cards that are dealt here."""

    name: str
    """Its sentences are ``learn-<name>-asks``, ``-right`` and ``-wrong``."""
    hands: tuple[str, str, str, str]
    plays: str
    """What has been played; empty while cards are passed."""
    answer: str
    """The right cards."""
    taken: bool = False
    """Whether the question is about the finished trick, and not about the hand."""
    legal: bool = False
    """Whether the question is which cards may be played. In others only those can be pressed, as on the panel."""

    @cached_property
    def view(self) -> View:
        """What the person sees of the position."""
        hands = tuple(map(parse_cards, self.hands))
        dealt = {card for hand in hands for card in hand}
        removed = tuple(card for card in ALL_CARDS if card not in dealt)
        passing = {"passing": "none"} if self.plays else {}
        rules = Rules(**preset("standard").model_dump() | {"removed": removed} | passing)
        game = Game.new(rules).deal(Deal(hands))
        for card in parse_cards(self.plays):
            game = game.act(game.to_act[0], Play(card))
        return game.view(ME)

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """The cards that can be pressed."""
        if self.taken:
            return self.view.tricks[-1].cards
        return self.view.hand if self.legal or not self.plays else self.view.legal

    @cached_property
    def right(self) -> tuple[Card, ...]:
        """Those of them that answer the question."""
        return parse_cards(self.answer)


LESSONS: Final = (
    Lesson(
        "follow",
        ("9C 4D 7S 6H 3S", "KC JD 8S 2H 5D", "AD QD 9S 3H 4S", "2C 7D 5S 8H TD"),
        "2C",
        "9C",
        legal=True,
    ),
    Lesson(
        "takes",
        ("9C 4D 7S 6H 3S", "KC JD 8S 2H 5D", "AD QD 9S 3H 4S", "2C 7D 5S 8H TD"),
        "2C 9C KC AD",
        "KC",
        taken=True,
    ),
    Lesson(
        "hearts",
        ("9C 7S JS 6H QH", "KC KD 8S 2H 5D", "TC JD 9S 3H 4S", "2C 7D 5S 8H TD"),
        "2C 9C KC TC KD JD 7D",
        "6H QH",
    ),
    Lesson(
        "queen",
        ("9C 3S 7S 9S QS 6H", "KC 5S 3D 5D 8D 2H", "TC KS 9D JD QD 3H", "2C 4S 7D TD KD 8H"),
        "2C 9C KC TC 5S KS 4S",
        "QS",
    ),
    Lesson(
        "breaking",
        (
            "KC 4C 8D 6H 7H 9H JH QH",
            "9C 7C 2D 5D 5S 6S 2H 3H",
            "TC 8C 3D 9D KS 4S 4H 5H",
            "2C 5C 6D 7D 7S 9S 8H TH",
        ),
        "2C KC 9C TC",
        "4C 8D",
        legal=True,
    ),
    Lesson(
        "pass",
        ("3S KS 2H 5H 9H", "2C TC 5D 8D 3H", "9C JD QS 6H TH", "4C 7D 4S 8H JH"),
        "",
        "KS",
    ),
    Lesson(
        "moon",
        ("5C 4D 3S 6H TH", "KC 2D AD AS 9H", "2C 5D JD QS 8H", "8C 9C 4S 3H 7H"),
        "2C 9C 5C KC AS QS 4S 3S AD JD 3H 4D 9H 8H 7H",
        "TH",
    ),
)
