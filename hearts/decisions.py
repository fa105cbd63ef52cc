"""Decisions: which event a seat's move leads to in a round, or why the move is illegal."""

from __future__ import annotations

from hearts.cards import Card
from hearts.moves import (
    CallPass,
    ChooseMoon,
    Event,
    MoonChosen,
    MoonEffect,
    Move,
    Pass,
    PassCalled,
    Passed,
    Phase,
    Play,
    played,
)
from hearts.passing import PassTarget, barred, fit, size
from hearts.reasons import IllegalMove, Reason
from hearts.restrictions import blocked_plays
from hearts.round import Round
from hearts.scoring import moon_shot


def decide(round: Round, seat: int, move: Move, legal: tuple[Card, ...]) -> Event:
    """The event that the move leads to; ``legal`` are the cards that the seat may play now. Raises IllegalMove with the
    reason."""
    match move:
        case Play(card):
            return _play(round, seat, card, legal)
        case Pass(cards):
            return _pass(round, seat, cards)
        case CallPass(target):
            return _call(round, seat, target)
        case ChooseMoon(effect):
            return _choose_moon(round, seat, effect)


def _play(round: Round, seat: int, card: Card, legal: tuple[Card, ...]) -> Event:
    if round.phase is not Phase.PLAYING:
        raise IllegalMove(Reason.WRONG_PHASE)
    if seat != round.turn:
        raise IllegalMove(Reason.NOT_YOUR_TURN, turn=round.turn)
    hand = round.hands[seat]
    if card not in hand:
        raise IllegalMove(Reason.NOT_HELD, card=card)
    if card not in legal:
        raise IllegalMove(blocked_plays(round, hand)[card], card=card)
    return played(seat, card)


def _pass(round: Round, seat: int, cards: tuple[Card, ...]) -> Event:
    """The event of a pass. A seat may change its choice until all seats have chosen."""
    if round.phase is not Phase.PASSING:
        raise IllegalMove(Reason.WRONG_PHASE)
    if seat not in round.players:
        raise IllegalMove(Reason.NOT_YOUR_TURN)
    hand, count = round.hands[seat], size(round.target)
    if len(cards) != count:
        raise IllegalMove(Reason.PASS_COUNT, count=count)
    held = list(hand)
    for card in cards:
        if card not in held:
            raise IllegalMove(Reason.NOT_HELD, card=card)
        held.remove(card)
    for at, card in enumerate(cards):
        if card in barred(hand, cards[:at], count, round.rules):
            raise IllegalMove(Reason.PASS_FORBIDDEN, card=card)
    return Passed(seat, tuple(cards))


def _call(round: Round, seat: int, target: PassTarget) -> Event:
    if round.phase is not Phase.CALLING:
        raise IllegalMove(Reason.WRONG_PHASE)
    if seat != round.deal.dealer:
        raise IllegalMove(Reason.NOT_YOUR_TURN)
    if size(target) > round.rules.pass_count or any(count < 1 for _, count in target):
        raise IllegalMove(Reason.CALL_TOO_MANY, count=round.rules.pass_count)
    if fit(target, len(round.players)) != target:
        raise IllegalMove(Reason.CALL_UNKNOWN_SEAT)
    return PassCalled(tuple(target))


def _choose_moon(round: Round, seat: int, effect: MoonEffect) -> Event:
    if round.phase is not Phase.CHOOSING:
        raise IllegalMove(Reason.WRONG_PHASE)
    shot = moon_shot(round)
    if shot is None or seat != shot.seat:
        raise IllegalMove(Reason.NOT_YOUR_TURN)
    if effect not in ("others_up", "shooter_down"):
        raise IllegalMove(Reason.NO_SUCH_CHOICE)
    return MoonChosen(effect)
