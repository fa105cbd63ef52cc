"""Views: everything that one seat, or a spectator, may know. Screens and computer players get nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from hearts.cards import Card
from hearts.chips import ante
from hearts.moves import Phase
from hearts.passing import PassTarget
from hearts.reasons import Reason
from hearts.restrictions import blocked_plays
from hearts.scoring import moon_shot
from hearts.steps import RoundResult, Scores, Shot
from hearts.trick import Trick, points_in
from hearts.values import cached_property, replace

if TYPE_CHECKING:
    from hearts.deck import Deck
    from hearts.round import Round
    from hearts.rules import Rules

NO_REASONS: Mapping[Card, Reason] = MappingProxyType({})


@dataclass(frozen=True)
class View:
    """What ``seat`` knows. If it is None, this is the view of a spectator, who sees only the open cards.

    Fields without a comment are the properties of `hearts.game.Game` of the same name.
    """

    rules: Rules
    seat: int | None
    phase: Phase
    number: int
    """The number of the round being played, from 0: as many are finished."""
    prompt: int
    dealer: int | None
    players: tuple[int, ...]
    to_act: tuple[int, ...]
    totals: Scores
    rounds: tuple[RoundResult, ...]
    winners: tuple[int, ...]
    pass_target: PassTarget
    chosen: tuple[bool, ...] = ()
    """Whether each seat has chosen its pass."""
    trick: Trick | None = None
    """The trick being played; None while no cards are played."""
    tricks: tuple[Trick, ...] = ()
    hearts_open: bool = False
    """Whether hearts may be led."""
    points: Scores = ()
    """The penalty points that each seat has taken in this round, without a kitty that only its taker knows."""
    kitty_takers: tuple[int, ...] = ()
    """The seats that took the parts of the kitty, in order; the last parts may still be there."""
    shot: Shot | None = None
    """The moon or sun whose shooter chooses what it does."""

    # known to this seat alone
    hand: tuple[Card, ...] = ()
    """The cards that it holds now; empty for a dealer who calls the pass before seeing them."""
    legal: tuple[Card, ...] = ()
    """The cards that may be played now; empty if it is not this seat's turn."""
    blocked: Mapping[Card, Reason] = field(default_factory=lambda: NO_REASONS)
    """The reason against each other card, on this seat's turn."""
    passed: tuple[Card, ...] = ()
    """The cards that it has chosen to pass, in the order of the pass."""
    received: tuple[Card, ...] = ()
    """The cards that were passed to it, sorted; empty until all have passed."""
    kitty: tuple[Card, ...] = ()
    """Cards of the kitty that this seat took."""

    def from_seat(self, seat: int, round: Round | None) -> View:
        """The view of a seat, made from this view of a spectator."""
        if round is None or (round.phase is Phase.CALLING and seat == round.deal.dealer):
            return replace(self, seat=seat)
        hand = round.hands[seat]
        turn = round.phase is Phase.PLAYING and round.turn == seat
        blocked = MappingProxyType(blocked_plays(round, hand)) if turn else NO_REASONS
        return replace(
            self,
            seat=seat,
            hand=hand,
            legal=tuple([card for card in hand if card not in blocked]) if turn else (),
            blocked=blocked,
            passed=round.passed[seat] or (),
            received=round.received(seat),
            kitty=tuple(sorted([card for taker, cards in round.kitty_taken if taker == seat for card in cards])),
        )

    @cached_property
    def deck(self) -> Deck:
        """The deck of the round being played, or of the next one."""
        return self.rules.deck_for(len(self.players))

    @cached_property
    def unseen(self) -> Counter[Card]:
        """The cards in other hands, and in a kitty that this seat has not taken."""
        seen = [*self.hand, *self.kitty, *(self.trick.cards if self.trick else ())]
        seen += [card for trick in self.tricks for _, card in trick.plays]
        return Counter(self.deck.cards) - Counter(seen)

    @property
    def pot(self) -> int:
        """The chips that lie on the table from earlier rounds."""
        return self.rounds[-1].pot if self.rounds else 0

    @property
    def pool(self) -> int:
        """The chips that the round is played for: the pot and the antes; 0 for points, and when it is over."""
        if self.rules.scoring == "points" or self.phase is Phase.OVER:
            return 0
        return self.pot + len(self.players) * ante(self.rules, self.totals, self.pot)

    @property
    def my_turn(self) -> bool:
        """Whether this seat owes a move."""
        return self.seat in self.to_act

    @property
    def has_choice(self) -> bool:
        """Whether this seat is asked for cards, and may choose which: to pass, or of several different ones to play."""
        return self.my_turn and (self.phase is Phase.PASSING or len(set(self.legal)) > 1)


def public(round: Round) -> dict[str, Any]:
    """The fields of a view with everything that is public about the round being played."""
    return {
        "chosen": tuple([cards is not None for cards in round.passed]),
        "trick": round.trick if round.phase is Phase.PLAYING else None,
        "tricks": round.tricks,
        "hearts_open": round.hearts_open,
        "points": points_in(round.tricks, round.deck, round.rules.seats),
        "kitty_takers": tuple([taker for taker, _ in round.kitty_taken]),
        "shot": moon_shot(round) if round.phase is Phase.CHOOSING else None,
    }
