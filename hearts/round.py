"""A round: one deal with its passing and its tricks, folded from its events."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, Final

from hearts.cards import JOKER, Card, Suit, by_index, without
from hearts.deal import Deal
from hearts.deck import Deck
from hearts.moves import Phase, played
from hearts.passing import PassTarget, fit, seat_at
from hearts.trick import Plays, Trick, breaks, taker
from hearts.values import replace

if TYPE_CHECKING:
    from hearts.rules import Rules

Hands = tuple[tuple[Card, ...], ...]
PROMPTS_A_ROUND: Final = 100
"""The steps of a round have numbers below this, and so have the prompts of the first round."""
FIRST_TRICK: Final = 3
"""The step in which the first trick is played; each further trick is a step."""


def round_of(prompt: int) -> int:
    """The number of the round, from 0, in which a prompt was put; between two rounds, of the second one."""
    return prompt // PROMPTS_A_ROUND


@dataclass(frozen=True)
class Round:
    """The whole state of a round, hidden cards included."""

    rules: Rules
    number: int
    """Counts from 0."""
    deal: Deal
    deck: Deck
    players: tuple[int, ...]
    """The seats in play, clockwise."""
    phase: Phase
    target: PassTarget
    """The pass; empty for a hold, and until the dealer has called it."""
    passed: tuple[tuple[Card, ...] | None, ...]
    """The cards that each seat passes, in the order of `target`; None if it has not chosen yet, and in a hold."""
    hands: Hands
    """The cards that each seat holds now, sorted."""
    leader: int
    """The seat that leads to the trick being played; -1 before the first."""
    turn: int
    """The seat to play; only in the playing phase."""
    plays: Plays = ()
    """The trick being played."""
    tricks: tuple[Trick, ...] = ()
    """The finished tricks, in order."""
    broken: bool = False
    """Whether a card was played after which hearts may be led."""
    piles: Hands = ()
    """The cards that each seat has taken, including kitties."""
    untaken: tuple[Card, ...] = ()
    """Cards of tricks that nobody took, waiting for the next taker."""
    kitties: Hands = ()
    """What is left of the kitty, in the parts in which it is taken."""
    kitty_taken: tuple[tuple[int, tuple[Card, ...]], ...] = ()
    """What was taken of it, in order: the seat, and its cards."""
    claimed: int | None = None
    """The seat that ended the round, because the rest could not change a score; None if nobody did."""

    @staticmethod
    def begin(rules: Rules, number: int, deal: Deal, players: tuple[int, ...]) -> Round:
        """The round right after the deal, waiting for its first move."""
        deck = rules.deck_for(len(players))
        kitty = iter(deal.kitty)
        kitties = tuple(tuple(islice(kitty, size)) for size in deck.kitty_parts)
        nobody: tuple[None, ...] = (None,) * rules.seats
        round = Round(
            rules=rules,
            number=number,
            deal=deal,
            deck=deck,
            players=players,
            phase=Phase.CALLING,
            target=(),
            passed=nobody,
            hands=deal.hands,
            leader=-1,
            turn=-1,
            piles=((),) * rules.seats,
            kitties=kitties,
        )
        if rules.passing == "dealers_choice":
            return round
        return round.call(rules.cycle[number % len(rules.cycle)])

    @property
    def hearts_open(self) -> bool:
        """Whether hearts may be led."""
        return self.broken or self.rules.breaking == "none"

    @property
    def step(self) -> int:
        """The number of what it waits for: 1 for the call of the pass, 2 for the pass, from 3 on the cards to each
        trick, the last of all for what a moon does."""
        match self.phase:
            case Phase.PLAYING:
                return FIRST_TRICK + len(self.tricks)
            case Phase.PASSING:
                return 2
            case Phase.CALLING:
                return 1
            case _:
                return PROMPTS_A_ROUND - 1

    @property
    def trick(self) -> Trick:
        """The trick being played, perhaps without a card in it yet."""
        return Trick(self.leader, self.plays)

    @property
    def voided(self) -> bool:
        """Whether nobody takes the cards of the last trick: then there is no moon."""
        return not self.hands[self.leader] and bool(self.untaken)

    def tricks_taken(self, seat: int) -> int:
        """How many tricks a seat has taken in this round."""
        return sum(trick.taker == seat for trick in self.tricks)

    def received(self, seat: int) -> tuple[Card, ...]:
        """The cards that were passed to a seat; empty until all have passed."""
        if not self.target or seat not in self.players or self.phase in (Phase.CALLING, Phase.PASSING):
            return ()
        got: list[Card] = []
        first = 0
        for offset, count in self.target:
            given = self.passed[seat_at(self.players, seat, -offset)] or ()
            got += given[first : first + count]
            first += count
        return tuple(sorted(got, key=by_index))

    # -- what happens: each trusts its caller and gives the next value

    def call(self, target: PassTarget) -> Round:
        """The round after its pass is called: seats choose cards, or in a hold play begins."""
        target = fit(target, len(self.players))
        if target:
            return replace(self, phase=Phase.PASSING, target=target)
        return self.begin_play()

    def passes(self, seat: int, cards: tuple[Card, ...]) -> Round:
        """The round after a seat has chosen or changed its pass. The last choice moves all cards at once."""
        passed = (*self.passed[:seat], cards, *self.passed[seat + 1 :])
        if any(passed[player] is None for player in self.players):
            return replace(self, passed=passed)
        done = replace(self, passed=passed, phase=Phase.PLAYING)
        hands = list(self.hands)
        for player in self.players:
            kept = without(hands[player], passed[player] or ())
            hands[player] = tuple(sorted(kept + done.received(player), key=by_index))
        return replace(done, hands=tuple(hands)).begin_play()

    def begin_play(self) -> Round:
        """The round in which play begins."""
        opener = self._opener()
        return replace(self, phase=Phase.PLAYING, leader=opener, turn=opener)

    def _opener(self) -> int:
        """The seat that leads to the first trick. Depending on the rules it holds the lowest club (of equal ones the
        first from the dealer's left on), or sits at the dealer's left, as it does if no club was dealt."""
        around = [seat_at(self.players, self.deal.dealer, step) for step in range(1, len(self.players) + 1)]
        clubs = {seat: next((c for c in self.hands[seat] if c.suit is Suit.CLUBS), None) for seat in around}
        ranks = [card.rank for card in clubs.values() if card is not None]
        if self.rules.opening == "dealers_left" or not ranks:
            return around[0]
        return next(seat for seat, card in clubs.items() if card is not None and card.rank == min(ranks))

    def play(self, card: Card) -> Round:
        """The round after the seat whose turn it is plays a card."""
        seat, hands = self.turn, self.hands
        hand = hands[seat]
        at = hand.index(card)
        hands = (*hands[:seat], hand[:at] + hand[at + 1 :], *hands[seat + 1 :])
        plays = (*self.plays, played(seat, card))
        broken = self.broken or breaks(self.rules, self.deck, card)
        if len(plays) == len(self.players):
            return self._close(hands, plays, broken)
        turn = seat_at(self.players, seat, 1)
        return replace(self, hands=hands, plays=plays, broken=broken, turn=turn)

    def claim(self, seat: int) -> Round:
        """The round after a seat has ended it; the plays that follow are automatic."""
        return replace(self, claimed=seat)

    def _close(self, hands: Hands, plays: Plays, broken: bool) -> Round:
        """The round after a full trick: its taker also gets earlier tricks that nobody took, and perhaps a kitty."""
        jokers = sum(trick.cards.count(JOKER) for trick in self.tricks) if self.rules.jokers else 0
        winner = taker(self.rules, self.deck, plays, jokers)
        if winner is None and self.rules.last_cancelled == "leader" and not hands[self.leader]:
            winner = self.leader
        pile = (*self.untaken, *(card for _, card in plays))
        leader = self.leader if winner is None else winner
        closed = replace(
            self,
            hands=hands,
            plays=(),
            broken=broken,
            tricks=(*self.tricks, Trick(self.leader, plays, winner)),
            leader=leader,
            turn=leader,
            untaken=pile if winner is None else (),
            phase=Phase.PLAYING if hands[leader] else Phase.CHOOSING,
        )
        return closed if winner is None else closed.take(winner, pile)

    def take(self, seat: int, pile: tuple[Card, ...]) -> Round:
        """The round after a seat gets the cards of a trick, and the kitties that come with them."""
        won = self._kitties_won(pile) if self.kitties else 0
        kitty = tuple(card for part in self.kitties[:won] for card in part)
        piles = (*self.piles[:seat], (*self.piles[seat], *pile, *kitty), *self.piles[seat + 1 :])
        if not won:
            return replace(self, piles=piles)
        taken = (*self.kitty_taken, (seat, kitty))
        return replace(self, piles=piles, kitties=self.kitties[won:], kitty_taken=taken)

    def _kitties_won(self, pile: tuple[Card, ...]) -> int:
        """How many parts of the kitty the taker of this pile gets."""
        if self.phase is not Phase.PLAYING:
            return len(self.kitties)
        match self.rules.kitty_to:
            case "first_trick" | "split_first_two":
                return 1
            case "first_penalty_trick":
                return int(any(card in self.deck.points for card in pile))
            case "first_heart_trick":
                return int(any(self.deck.suits[card] is Suit.HEARTS for card in pile))
            case "last_trick":
                return 0
