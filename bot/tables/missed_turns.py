"""Missed turns: the last move that the clock made for somebody who was too late."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from hearts import Card, Game, Phase


@dataclass(frozen=True, slots=True)
class MissedTurn:
    """A move that was made for a person whose time was up."""

    round: int
    """From 1."""
    trick: int
    """From 1; 0 if the move was not a card."""
    card: Card | None = None

    @staticmethod
    def between(before: Game, after: Game, seat: int) -> MissedTurn:
        """The move that a seat made between two states of a game."""
        if before.phase is not Phase.PLAYING:
            return MissedTurn(len(before.rounds) + 1, 0)
        ((card, _),) = (Counter(before.hand(seat)) - Counter(after.hand(seat))).items()
        return MissedTurn(len(before.rounds) + 1, len(before.tricks) + 1, card)

    @staticmethod
    def read(text: str) -> MissedTurn | None:
        """Parses what `write` returned; None for an empty text (nothing was missed)."""
        if not text:
            return None
        round, trick, *cards = text.split()
        return MissedTurn(int(round), int(trick), Card.parse(cards[0]) if cards else None)

    def write(self) -> str:
        """The text that is stored with the seat, for `read`."""
        return f"{self.round} {self.trick} {self.card or ''}".strip()
