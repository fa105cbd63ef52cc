"""Cards chosen ahead: what somebody means to play once it is their turn, and what must not have happened until then."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from hearts import Card, View
from hearts.cards import QUEEN_OF_SPADES, TEN_OF_CLUBS


class Surprise(StrEnum):
    """Why somebody is asked although they chose a card ahead. The value is a key of sentences (``ahead-<value>``)."""

    BLOCKED = "blocked"
    """The card may not be played to this trick."""
    LEAD = "lead"
    """They are to lead."""
    CARD = "card"
    """The queen of spades fell, or another card by which one gains or loses more than by a heart."""
    HEARTS = "hearts"
    """Hearts were broken."""
    VOID = "void"
    """Somebody did not follow suit who had always done so."""


@dataclass(frozen=True, slots=True)
class Ahead:
    """A card chosen ahead, when so many cards of the round had been played."""

    card: Card
    plays: int

    @staticmethod
    def read(text: str) -> Ahead | None:
        """As a seat keeps it; None where nothing is chosen."""
        card, _, plays = text.partition(" ")
        return Ahead(Card.parse(card), int(plays)) if text else None

    def write(self) -> str:
        """The text that `read` reads."""
        return f"{self.card} {self.plays}"


def plays_in(view: View) -> int:
    """How many cards of the round have been played."""
    return sum(len(trick.plays) for trick in view.tricks) + (len(view.trick.plays) if view.trick else 0)


def surprise(view: View, ahead: Ahead) -> Surprise | None:
    """What has happened that the person whose turn it is could not foresee; None where the card may be played."""
    if ahead.card not in view.legal:
        return Surprise.BLOCKED
    if view.trick is None or not view.trick.plays:
        return Surprise.LEAD
    plays = list(_plays(view))
    new = [play for play in plays[ahead.plays :] if play[0] != view.seat]
    if any(_is_special(card, view) for _, card, _ in new):
        return Surprise.CARD
    if any(_breaks(card, view) for _, card, _ in new) and not any(
        _breaks(card, view) for _, card, _ in plays[: ahead.plays]
    ):
        return Surprise.HEARTS
    void = {(seat, suit) for seat, _, suit in plays[: ahead.plays] if suit is not None}
    if any(suit is not None and (seat, suit) not in void for seat, _, suit in new):
        return Surprise.VOID
    return None


def _plays(view: View) -> Iterator[tuple[int, Card, object]]:
    """Each card of the round with its seat, and the suit that the seat did not follow with it, if any."""
    suits = view.rules.deck_for(len(view.players)).suits
    for trick in (*view.tricks, *([view.trick] if view.trick else [])):
        for seat, card in trick.plays:
            led = suits[trick.plays[0][1]]
            yield seat, card, led if suits[card] not in (led, None) else None


def _is_special(card: Card, view: View) -> bool:
    rules = view.rules
    extra = {penalty for penalty, _ in rules.extra_penalties} if rules.scoring == "points" else set()
    queen = card is QUEEN_OF_SPADES and bool(rules.queen)
    return queen or card is rules.bonus_card or card in extra or (card is TEN_OF_CLUBS and rules.doubler != "none")


def _breaks(card: Card, view: View) -> bool:
    """Whether the card opens hearts for leading, where that makes a difference."""
    deck = view.rules.deck_for(len(view.players))
    if view.rules.breaking == "none":
        return False
    return card in deck.points if view.rules.breaking == "penalty" else deck.suits[card] == "H"
