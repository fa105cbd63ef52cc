"""Replays: a finished round with every hand open, step by step, and the proof that its deal was fair."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from hearts import Card, Claimed, Deal, Event, Game, PassTarget, Played, RoundResult, Rules, Trick, commitment
from hearts.cards import by_index
from hearts.round import Round
from hearts.trick import points_in

Hands = tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """A finished round. Step 0 is the deal with its passes, step n the n-th trick. Tuples go by seat."""

    rules: Rules
    number: int
    """Counts from 0."""
    deal: Deal
    players: tuple[int, ...]
    target: PassTarget
    passed: Hands
    """What each seat gave away, in the order of ``target``; nothing in a hold."""
    tricks: tuple[Trick, ...]
    kitty_taken: tuple[tuple[int, tuple[Card, ...]], ...]
    result: RoundResult
    claimed_after: int | None = None
    """How many cards had been played when somebody ended the round; None where nobody did. The others were nobody's
    choice."""

    @property
    def last_step(self) -> int:
        """The step after the last trick; 0 is the deal."""
        return len(self.tricks)

    def hands(self, step: int) -> Hands:
        """What each seat holds at a step: as it was dealt, or what is left after a trick."""
        if step == 0:
            return self.deal.hands
        left: list[list[Card]] = [[] for _ in self.deal.hands]
        for trick in self.tricks[step:]:
            for seat, card in trick.plays:
                left[seat].append(card)
        return tuple(tuple(sorted(hand, key=by_index)) for hand in left)

    def gifts(self, seat: int) -> tuple[tuple[int, tuple[Card, ...]], ...]:
        """What a seat passed: to whom, and which cards."""
        cards, gifts = iter(self.passed[seat]), []
        for offset, count in self.target:
            to = self.players[(self.players.index(seat) + offset) % len(self.players)]
            gifts.append((to, tuple(next(cards) for _ in range(count))))
        return tuple(gifts)

    def points(self, step: int) -> tuple[int, ...]:
        """Penalty points of the cards that each seat has taken up to a step, without a kitty."""
        return points_in(self.tricks[:step], self.rules.deck_for(len(self.players)), self.rules.seats)


def played_round(rules: Rules, before: tuple[RoundResult, ...], events: Iterable[Event]) -> PlayedRound:
    """A round that is over, from its events and the results of the rounds before it. Raises ValueError else."""
    events = tuple(events)
    round, result = Game.last_of(rules, before, events)
    claim = next((at for at, event in enumerate(events) if isinstance(event, Claimed)), None)
    claimed_after = None if claim is None else sum(isinstance(event, Played) for event in events[:claim])
    return _played(round, result, claimed_after)


def _played(round: Round, result: RoundResult, claimed_after: int | None) -> PlayedRound:
    return PlayedRound(
        rules=round.rules,
        number=round.number,
        deal=round.deal,
        players=round.players,
        target=round.target,
        passed=tuple(cards or () for cards in round.passed),
        tricks=round.tricks,
        kitty_taken=round.kitty_taken,
        result=result,
        claimed_after=claimed_after,
    )


@dataclass(frozen=True, slots=True)
class Proof:
    """What was published about the deal of a round, and whether it holds."""

    number: int
    """Of the round, from 0."""
    commitment: str
    """The hash that was shown before the round."""
    secret: str = ""
    """In hexadecimal; empty while the round is being played."""
    sealed: bool = False
    """The hash is that of the secret."""
    fair: bool = False
    """The secret gives the deal that was played."""
    deal: Deal | None = None
    """The deal that the secret gives."""
    cut: int | None = None
    """How many cards were cut from the pack; None where nobody was asked."""


def prove(
    rules: Rules, before: tuple[RoundResult, ...], hash: str, secret: bytes, dealt: Deal, cut: int | None = None
) -> Proof:
    """Recomputes the deal of a finished round from its opened secret, and from the cut if there was one."""
    deal = Game(rules, before).shuffle(secret, cut or 0)
    return Proof(len(before), hash, secret.hex(), commitment(secret) == hash, deal == dealt, deal, cut)
