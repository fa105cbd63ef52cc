"""Knowledge: what a view implies about the cards that its seat does not see."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from hearts import JOKER, Card, Suit, View
from hearts.cards import TEN_OF_CLUBS
from hearts.deck import Deck
from hearts.trick import Plays, piles, taker

Pile = tuple[Card, ...]


@dataclass(frozen=True)
class Knowledge:
    """What one seat can infer. "Unseen" cards are in other hands, or in a kitty that this seat has not taken."""

    view: View
    me: int
    deck: Deck
    others: tuple[int, ...]
    """The other seats in play, clockwise from the left."""
    plays: Plays
    """The trick being played."""
    unseen: Counter[Card]
    strengths: dict[Suit, list[int]]
    """The strengths of the unseen cards of each suit, in ascending order."""
    voids: dict[int, frozenset[Suit]]
    """The suits in which each other seat is known to be void."""
    piles: tuple[Pile, ...]
    """The cards that each seat has taken in tricks; for this seat with its kitty."""
    untaken: Pile
    """Cards of earlier tricks that nobody took; they go with the current trick."""
    kitty_left: int
    """Cards of the kitty that nobody has taken yet."""
    jokers_before: int
    """Jokers in finished tricks: the first high-low joker played is the highest heart, the second the lowest."""

    @staticmethod
    def of(view: View) -> Knowledge:
        """What a seat's view implies. Raises ValueError for a spectator's view."""
        if view.seat is None:
            raise ValueError("a spectator knows no hand")
        deck, unseen = view.deck, view.unseen
        plays = view.trick.plays if view.trick else ()
        at = view.players.index(view.seat)
        others = (*view.players[at + 1 :], *view.players[:at])
        jokers_before = sum(trick.cards.count(JOKER) for trick in view.tricks) if view.rules.jokers else 0
        jokers_played = jokers_before + sum(card is JOKER for _, card in plays)
        strengths: dict[Suit, list[int]] = {suit: [] for suit in Suit}
        for card, count in unseen.items():
            suit = deck.suits[card]
            if suit is not None:
                strengths[suit] += [_strength(card, jokers_played)] * count
        for held in strengths.values():
            held.sort()
        taken, untaken = piles(view.tricks, view.rules.seats)
        return Knowledge(
            view=view,
            me=view.seat,
            deck=deck,
            others=others,
            plays=plays,
            unseen=unseen,
            strengths=strengths,
            voids=_voids(view, deck, others),
            piles=tuple(pile + view.kitty if seat == view.seat else pile for seat, pile in enumerate(taken)),
            untaken=untaken,
            kitty_left=sum(deck.kitty_parts[len(view.kitty_takers) :]),
            jokers_before=jokers_before,
        )

    # -- the trick

    @property
    def led(self) -> Suit | None:
        """The suit to follow; None for a lead, and for a joker that was led."""
        return self.deck.suits[self.plays[0][1]] if self.plays else None

    @property
    def later(self) -> tuple[int, ...]:
        """The seats that play to this trick after this one."""
        return self.others[: len(self.others) - len(self.plays)]

    def winner(self, *mine: Card) -> int | None:
        """Who takes the trick as it lies, with a card of this seat's own if one is given."""
        plays = (*self.plays, *((self.me, card) for card in mine))
        if not plays:
            return None
        last = self.view.rules.last_cancelled == "leader" and len(self.view.tricks) + 1 == self.deck.hand_size
        winner = taker(self.view.rules, self.deck, plays, self.jokers_before)
        return plays[0][0] if winner is None and last else winner

    # -- the cards

    def strength(self, card: Card) -> int:
        """The strength of a card within its suit: its rank, except for high-low jokers."""
        return _strength(card, self.jokers_before + sum(played is JOKER for _, played in self.plays))

    def lower(self, suit: Suit, strength: int) -> int:
        """How many unseen cards of the suit are lower."""
        return bisect_left(self.strengths[suit], strength)

    def higher(self, suit: Suit, strength: int) -> int:
        """How many unseen cards of the suit are higher; an equal card does not beat the first one."""
        held = self.strengths[suit]
        return len(held) - bisect_right(held, strength)

    def holders(self, suit: Suit) -> int:
        """How many other seats may hold cards of the suit."""
        return sum(suit not in self.voids[seat] for seat in self.others)

    # -- what cards cost

    def is_penalty(self, card: Card) -> bool:
        """Whether the rules give the card points, for better or worse."""
        return card in self.deck.points

    def points_of(self, seat: int) -> int:
        """The points of the cards that a seat has taken in this round."""
        return sum(self.deck.points.get(card, 0) for card in self.piles[seat])

    def pays(self, cards: Sequence[Card]) -> bool:
        """Whether a trick of these cards is worth having for anybody, thanks to the bonus card."""
        bonus = self.view.rules.bonus_card
        return bonus is not None and bonus in cards and sum(map(self.harm, cards)) < 0

    @property
    def each_heart(self) -> float:
        """The chips that every heart costs its taker; of two seats, which take nearly all of them, the chance of one to
        decide who has fewer."""
        pay, seats = self.view.rules.chips_pay, len(self.view.players)
        if pay == "howell":
            return float(seats)
        decides = 2 * self.view.pool / self.deck.penalty_count if seats == 2 else 0.0
        return decides + (pay == "hearts")

    @property
    def first_heart(self) -> float:
        """The chips that the first heart costs its taker besides: the pool, which it cannot share any more."""
        return 0.0 if self.view.rules.chips_pay == "howell" or len(self.view.players) == 2 else float(self.view.pool)

    @cached_property
    def costs(self) -> dict[Card, float]:
        """The cost of taking a card for this seat, for each card that costs or gains something; in points, or in
        chips."""
        rules, own = self.view.rules, self.points_of(self.me)
        if rules.scoring == "chips":
            return dict.fromkeys(self.deck.points, self.each_heart + (0.0 if own else self.first_heart))
        times = 1 if rules.doubler == "none" else 2 ** self.piles[self.me].count(TEN_OF_CLUBS)
        costs = {card: float(points * times) for card, points in self.deck.points.items()}
        if rules.bonus_card is not None:
            costs[rules.bonus_card] = float(rules.bonus_points * (times if rules.doubler == "ten_of_clubs" else 1))
        if rules.doubler != "none" and TEN_OF_CLUBS not in costs:
            costs[TEN_OF_CLUBS] = self._cost_of_doubler(own)
        return costs

    def _cost_of_doubler(self, own: int) -> float:
        """The estimated cost of the doubling card. It doubles what is taken before and after it; in the Chinese variant
        it rewards a taker without a penalty card."""
        share_to_come = sum(self.deck.points.get(card, 0) for card in self.unseen.elements()) / len(self.view.players)
        reward = 5.0 if self.view.rules.doubler == "chinese" and not own and self.tricks_left < 4 else 0.0
        return own + share_to_come / 2 - reward

    def cost(self, card: Card) -> float:
        """The cost of the card for this seat; see `costs`."""
        return self.costs.get(card, 0.0)

    def cost_together(self, cards: Sequence[Card]) -> float:
        """The cost of taking all these cards: for chips, only one of them is the first heart."""
        total = sum(self.cost(card) for card in cards)
        if self.view.rules.scoring != "chips" or self.points_of(self.me):
            return total
        return total - self.first_heart * max(0, sum(map(self.is_penalty, cards)) - 1)

    def harm(self, card: Card) -> float:
        """The cost of the card for another seat, in points or chips."""
        rules = self.view.rules
        if rules.scoring == "chips":
            return (self.each_heart + self.first_heart) * self.is_penalty(card)
        return float(rules.bonus_points if card is rules.bonus_card else self.deck.points.get(card, 0))

    @cached_property
    def costly(self) -> dict[Suit | None, list[tuple[float, int]]]:
        """The unseen cards of each suit that cost something, as (cost, strength), the costliest first."""
        found: dict[Suit | None, list[tuple[float, int]]] = {suit: [] for suit in (*Suit, None)}
        for card, cost in self.costs.items():
            if cost > 0:
                entry = (cost, self.strength(card))
                found[self.deck.suits[card]] += [entry] * self.unseen[card]
        for entries in found.values():
            entries.sort(reverse=True)
        return found

    @property
    def penalty_takers(self) -> list[int]:
        """The seats that have taken a penalty card."""
        return [seat for seat, pile in enumerate(self.piles) if any(card in self.deck.points for card in pile)]

    @property
    def tricks_left(self) -> int:
        """How many tricks are left, with the current one."""
        return len(self.view.hand)


def _strength(card: Card, jokers_before: int) -> int:
    if card is JOKER:
        return -1 if jokers_before else 13
    return card.rank


def _voids(view: View, deck: Deck, others: tuple[int, ...]) -> dict[int, frozenset[Suit]]:
    """The suits that each seat has not followed. A joker that may be played at any time tells nothing."""
    shown: dict[int, frozenset[Suit]] = dict.fromkeys(others, frozenset())
    for trick in (*view.tricks, *([view.trick] if view.trick else [])):
        if not trick.plays:
            continue
        led = deck.suits[trick.plays[0][1]]
        for seat, card in trick.plays[1:]:
            suit = deck.suits[card]
            if led is not None and suit is not None and suit is not led and seat in shown:
                shown[seat] |= {led}
    return shown
