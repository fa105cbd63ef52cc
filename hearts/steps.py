"""Steps of the scoring: what a step is, what it knows of the rest of a round, and the result that the steps give."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from hearts.cards import Card
from hearts.moves import MoonEffect
from hearts.trick import Trick, piles
from hearts.values import cached_property

if TYPE_CHECKING:
    from collections import Counter

    from hearts.deck import Deck
    from hearts.round import Round
    from hearts.rules import Rules

Scores = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """The result of one step: the points that it adds for each seat."""

    name: str
    change: Scores


@dataclass(frozen=True, slots=True)
class Shot:
    """A moon, or a sun: the seat that took every penalty card."""

    seat: int
    sun: bool
    up: int
    """The points that it adds to each seat that it counts against."""
    down: int
    """The points that it takes off the shooter, if the rules say so."""


class Haul(NamedTuple):
    """What a trick, or a part of the kitty, brought its taker in penalty points."""

    card: Card | None
    """The card that took the trick; None for a kitty."""
    points: int
    queen: bool = False
    """Whether the queen of spades came with it, from whoever played her."""


@dataclass(frozen=True, slots=True)
class RoundResult:
    """A finished round. Tuples but `sheet` go by seat; in a game for chips, points and totals are chips."""

    number: int
    dealer: int
    points: Scores
    """The points of the round, before totals were changed by the on-the-nose rule or the floor."""
    sheet: tuple[Step, ...]
    """The steps that changed something, in order."""
    totals: Scores
    """The totals after this round."""
    piles: tuple[tuple[Card, ...], ...]
    """The cards that each seat took, with those of the kitty."""
    tricks: Scores
    """The number of tricks that each seat took."""
    shooter: int | None = None
    """The seat that shot the moon or the sun; None if nobody did."""
    sun: bool = False
    """Whether it was the sun."""
    effect: MoonEffect | None = None
    """What the moon did; None without one."""
    pot: int = 0
    """Chips that stay on the table for the next round."""
    last_trick: Trick | None = None
    """The last trick of the round; None in rounds that were stored before it was recorded."""
    last_points: int = 0
    """The penalty points that the last trick brought its taker, without a kitty."""
    claimed: int | None = None
    """The seat that ended the round, because the rest could not change a score; None if nobody did."""
    hauls: tuple[tuple[Haul, ...], ...] = ()
    """Where the penalty points of each seat came from; empty in rounds that were stored before it was recorded."""


@dataclass(frozen=True)
class Rest:
    """What is left of a round, as one seat sees it."""

    rules: Rules
    deck: Deck
    number: int
    """The number of the round, from 0."""
    players: tuple[int, ...]
    seat: int
    hand: tuple[Card, ...]
    kitty: tuple[Card, ...]
    """What this seat took of it."""
    tricks: tuple[Trick, ...]
    """The finished ones."""
    table: tuple[Card, ...]
    """The cards of the trick being played."""
    unseen: Callable[[], Counter[Card]]
    """Counts the cards in other hands, and in a kitty that this seat has not taken."""
    taker: int | None = None
    """The seat that takes every trick that is left; None if that is not known."""

    def knows_who_takes(self, cards: Iterable[Card]) -> bool:
        """Whether it is known who takes each of these cards."""
        if self.taker is not None:
            return True
        cards = frozenset(cards)  # most often the hand has one, and the other cards need not be looked for
        return cards.isdisjoint(self.hand) and cards.isdisjoint(self._elsewhere)

    @cached_property
    def _elsewhere(self) -> frozenset[Card]:
        """The cards outside the hand of which this seat does not know who takes them."""
        _, untaken = piles(self.tricks, self.rules.seats)
        return frozenset([*self.unseen(), *untaken, *self.table])

    @property
    def penalty_cards(self) -> dict[int, int]:
        """How many penalty cards each seat in play has taken, as far as this seat knows."""
        taken, _ = piles(self.tricks, self.rules.seats)
        known = {seat: taken[seat] + (self.kitty if seat == self.seat else ()) for seat in self.players}
        return {seat: sum(card in self.deck.points for card in pile) for seat, pile in known.items()}

    @property
    def takers(self) -> frozenset[int]:
        """The seats that have taken a trick."""
        return frozenset(trick.taker for trick in self.tricks if trick.taker is not None)


def from_the_start(rest: Rest) -> bool:
    """Settled as soon as the steps before are, from which it follows."""
    return True


def with_the_penalty_cards(rest: Rest) -> bool:
    """Settled once it is known who takes each penalty card."""
    return rest.knows_who_takes(rest.deck.points)


def with_the_last_trick(rest: Rest) -> bool:
    """Settled only when the round is over."""
    return False


@dataclass(frozen=True, slots=True)
class ScoringStep:
    """A rule about points: what it adds, and how long what it adds may change."""

    name: str
    change: Callable[[Round, RoundResult, Shot | None], Scores]
    """The points that it adds for each seat."""
    applies: Callable[[Rules], bool] = lambda rules: True
    settled: Callable[[Rest], bool] = with_the_last_trick
    """Whether nothing that is left of the round can change what it adds, if the steps before it are settled. A claim
    asks every step that applies; one that does not say allows none."""
    of_totals: bool = False
    """Whether it changes the total, but not the points of the round."""
