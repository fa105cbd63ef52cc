"""Notation: events, results and rules as short text, for the store, and back."""

from __future__ import annotations

from functools import lru_cache

from pydantic import TypeAdapter

from hearts.cards import Card, parse_cards, write_cards
from hearts.deal import Deal
from hearts.moves import Claimed, Dealt, Event, MoonChosen, MoonEffect, PassCalled, Passed, Played, played
from hearts.passing import PassTarget
from hearts.rules import Rules
from hearts.steps import RoundResult

_RESULT: TypeAdapter[RoundResult] = TypeAdapter(RoundResult)
_EFFECT: TypeAdapter[MoonEffect] = TypeAdapter(MoonEffect)


def write_event(event: Event) -> tuple[str, str]:
    """The kind and the body of an event, as text."""
    match event:
        case Played(seat, card):
            return "play", f"{seat} {card}"
        case Passed(seat, cards):
            return "pass", f"{seat} {write_cards(cards)}"
        case Dealt(deal):
            return "deal", "|".join([str(deal.dealer), write_cards(deal.kitty), *map(write_cards, deal.hands)])
        case PassCalled(target):
            return "call", write_target(target)
        case MoonChosen(effect):
            return "moon", effect
        case Claimed(seat):
            return "claim", str(seat)


def read_event(kind: str, body: str) -> Event:
    """Parses an event. Raises ValueError for text that is not one."""
    match kind:
        case "play":
            seat, card = body.split()
            return played(int(seat), Card.parse(card))
        case "pass":
            seat, _, cards = body.partition(" ")
            return Passed(int(seat), parse_cards(cards))
        case "deal":
            dealer, kitty, *hands = body.split("|")
            return Dealt(Deal(tuple(map(parse_cards, hands)), parse_cards(kitty), int(dealer)))
        case "call":
            return PassCalled(read_target(body))
        case "moon":
            return MoonChosen(_EFFECT.validate_python(body))
        case "claim":
            return Claimed(int(body))
    raise ValueError(f"{kind!r} is not a kind of event")


def write_target(target: PassTarget) -> str:
    """A pass as text, for example ``+1:2 -1:1``; empty for a hold."""
    return " ".join(f"{offset:+}:{count}" for offset, count in target)


def read_target(text: str) -> PassTarget:
    """Parses a pass. Raises ValueError for text that is not one."""
    pairs = (word.split(":") for word in text.split())
    return tuple((int(offset), int(count)) for offset, count in pairs)


def write_result(result: RoundResult) -> str:
    """A finished round as JSON: the checkpoint from which a game goes on."""
    return _RESULT.dump_json(result).decode()


def read_result(text: str) -> RoundResult:
    """Parses a finished round. Raises ValueError for text that is not one."""
    return _RESULT.validate_json(text)


@lru_cache(maxsize=1_000)
def read_rules(text: str) -> Rules:
    """Parses rules from JSON. Equal texts give the same value: it takes six kilobytes with its deck, and many tables
    play by the same rules. Raises ValueError for text that is not rules."""
    return Rules.model_validate_json(text)
