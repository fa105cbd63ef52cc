"""Replays: a finished round with all hands open, step by step, and the proof that its deal was fair."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bot.tables.kind import Derivation
from hearts import Card, Claimed, Deal, Event, Game, PassTarget, Played, RoundResult, Rules, Trick, commitment
from hearts.cards import by_index
from hearts.passing import seat_at
from hearts.round import Hands, Round
from hearts.trick import points_in


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """A finished round. Step 0 is the deal with its passes, step n the n-th trick. Tuples are indexed by seat."""

    rules: Rules
    number: int
    """The number of the round, from 0."""
    deal: Deal
    players: tuple[int, ...]
    target: PassTarget
    passed: Hands
    """The cards that each seat passed, in the order of ``target``; empty in a hold."""
    tricks: tuple[Trick, ...]
    result: RoundResult
    claimed_after: int | None = None
    """How many cards had been played when somebody claimed; None if nobody did. The cards after that were nobody's
    choice."""

    @property
    def last_step(self) -> int:
        """The number of the last step."""
        return len(self.tricks)

    def hands(self, step: int) -> Hands:
        """The hands at a step: as dealt (step 0), or after a trick."""
        if step == 0:
            return self.deal.hands
        left: list[list[Card]] = [[] for _ in self.deal.hands]
        for trick in self.tricks[step:]:
            for seat, card in trick.plays:
                left[seat].append(card)
        return tuple(tuple(sorted(hand, key=by_index)) for hand in left)

    def gifts(self, seat: int) -> tuple[tuple[int, tuple[Card, ...]], ...]:
        """What a seat passed, as pairs of the receiving seat and the cards."""
        cards, gifts = iter(self.passed[seat]), []
        for offset, count in self.target:
            to = seat_at(self.players, seat, offset)
            gifts.append((to, tuple(next(cards) for _ in range(count))))
        return tuple(gifts)

    def points(self, step: int) -> tuple[int, ...]:
        """The penalty points in the cards that each seat has taken up to a step, without the kitty."""
        return points_in(self.tricks[:step], self.rules.deck_for(len(self.players)), self.rules.seats)


def played_round(rules: Rules, before: tuple[RoundResult, ...], events: Iterable[Event]) -> PlayedRound:
    """A finished round from its events and the results of the rounds before it. Raises ValueError if it is not
    finished."""
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
        result=result,
        claimed_after=claimed_after,
    )


@dataclass(frozen=True, slots=True)
class Proof:
    """The published hash of a round's deal, and whether the deal agrees with it."""

    number: int
    """The number of the round, from 0."""
    commitment: str
    """The hash that was published before the round."""
    secret: str = ""
    """The secret in hexadecimal; empty while the round is being played."""
    matches_hash: bool = False
    """Whether the hash is that of the secret."""
    fair: bool = False
    """Whether the secret leads to the deal that was played."""
    deal: Deal | None = None
    """The deal that follows from the secret."""
    cut: int | None = None
    """How many cards were cut from the pack; None if nobody was asked."""
    derivation: Derivation | None = None
    """How the secret was derived; None if it was drawn by itself, or is not known yet."""


def prove(
    rules: Rules, before: tuple[RoundResult, ...], hash: str, secret: bytes, dealt: Deal, cut: int | None = None
) -> Proof:
    """Recomputes the deal of a finished round from its published secret, and from the cut, if any."""
    deal = Game(rules, before).shuffle(secret, cut or 0)
    return Proof(len(before), hash, secret.hex(), commitment(secret) == hash, deal == dealt, deal, cut)
