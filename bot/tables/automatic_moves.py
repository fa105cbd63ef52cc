"""Automatic moves: premoves that somebody has chosen, moves that the clock makes for those who are late, and how well a
computer player stands in for them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from hearts import JOKER, Card, Game, Phase, Reason, View
from hearts.cards import QUEEN_OF_SPADES, TEN_OF_CLUBS
from hearts.restrictions import blocked_plays
from hearts.trick import Plays, breaks, taker
from players import LEVELS

STRONGEST_STAND_IN: Final = "casual"
WEAKER: Final = tuple(name for name, level in LEVELS.items() if level.rating <= LEVELS[STRONGEST_STAND_IN].rating)


class Surprise(StrEnum):
    """Why a premove is not played and its owner is asked. The value is part of a key (``premove-<value>``)."""

    BLOCKED = "blocked"
    """The card is not legal in this trick."""
    LEAD = "lead"
    """The owner is to lead."""
    CARD = "card"
    """The queen of spades was played, or another card that is worth more, either way, than a heart."""
    HEARTS = "hearts"
    """Hearts were broken."""
    VOID = "void"
    """A seat that had always followed suit did not."""
    TAKES = "takes"
    """As the trick lies now, and did not when it was chosen, the card takes it with points, and another would not."""


@dataclass(frozen=True, slots=True)
class Premove:
    """The chosen card, and how many cards of the round had been played at that time."""

    card: Card
    plays: int

    @staticmethod
    def read(text: str) -> Premove:
        """Parses what `write` returned."""
        card, plays = text.split()
        return Premove(Card.parse(card), int(plays))

    def write(self) -> str:
        """The text that is stored with the seat, for `read`."""
        return f"{self.card} {self.plays}"


def plays_in(view: View) -> int:
    """How many cards of the round have been played."""
    return sum([len(trick.plays) for trick in view.tricks]) + (len(view.trick.plays) if view.trick else 0)


def may_follow(game: Game, seat: int, card: Card) -> bool:
    """Whether a card that a seat holds can be played on its next turn, as far as the suit tells that was led in the
    trick to which it has not played yet."""
    played = {each for each, _ in game.trick.plays}
    if game.round is None or not played or seat in played:
        return True
    return blocked_plays(game.round, game.hand(seat)).get(card) is not Reason.FOLLOW_SUIT


def surprise(view: View, premove: Premove) -> Surprise | None:
    """Why the person whose turn it is should be asked after all; None if the card may be played."""
    if premove.card not in view.legal:
        return Surprise.BLOCKED
    if view.trick is None or not view.trick.plays:
        return Surprise.LEAD
    plays = list(_plays(view))
    new = [play for play in plays[premove.plays :] if play[0] != view.seat]
    if any(_is_special(card, view) for _, card, _ in new):
        return Surprise.CARD
    if any(_breaks(card, view) for _, card, _ in new) and not any(
        _breaks(card, view) for _, card, _ in plays[: premove.plays]
    ):
        return Surprise.HEARTS
    void = {(seat, suit) for seat, _, suit in plays[: premove.plays] if suit is not None}
    if any(suit is not None and (seat, suit) not in void for seat, _, suit in new):
        return Surprise.VOID
    lay = premove.plays - len(plays) + len(view.trick.plays)  # cards of this trick that lay there already
    known = view.trick.plays[: max(0, lay)]
    if _costs(premove.card, view.trick.plays, view) and not (known and _costs(premove.card, known, view)):
        return None if all(_costs(card, view.trick.plays, view) for card in view.legal) else Surprise.TAKES
    return None


def _costs(card: Card, plays: Plays, view: View) -> bool:
    """Whether a card takes a trick with points, if these are all the plays before it and nobody beats it."""
    jokers = sum(trick.cards.count(JOKER) for trick in view.tricks)
    lying = (*plays, (view.seat or 0, card))
    points = any(view.deck.points.get(each) for _, each in (*_untaken(view), *lying))
    return points and taker(view.rules, view.deck, lying, jokers) == view.seat


def _untaken(view: View) -> Plays:
    """The plays of the last tricks that nobody took: they go to whoever takes the next."""
    plays: Plays = ()
    for trick in view.tricks:
        plays = (*plays, *trick.plays) if trick.taker is None else ()
    return plays


def _plays(view: View) -> Iterator[tuple[int, Card, object]]:
    """Each played card of the round as (seat, card, suit that the seat failed to follow or None)."""
    suits = view.deck.suits
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
    """Whether the card breaks hearts, if the rules require that before hearts are led."""
    rules = view.rules
    return rules.breaking != "none" and breaks(rules, view.deck, card)


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


def stand_in(level: str) -> str:
    """The level of a stand-in at a table whose computer players have this one: not a strong one, or it would pay to be
    late for what is hard."""
    return level if level in WEAKER else STRONGEST_STAND_IN
