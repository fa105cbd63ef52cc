"""Moves and events: what a seat asks for, and what then happened. Facts that can be derived are no events."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Literal, NamedTuple

from hearts.cards import Card
from hearts.deal import Deal
from hearts.passing import PassTarget


class Phase(StrEnum):
    """What the game is waiting for."""

    DEALING = "dealing"
    CALLING = "calling"
    PASSING = "passing"
    PLAYING = "playing"
    CHOOSING = "choosing"
    OVER = "over"


MoonEffect = Literal["others_up", "shooter_down", "shooter_up", "void"]


@dataclass(frozen=True, slots=True)
class CallPass:
    """The dealer calls the pass of the round, before seeing the hand."""

    target: PassTarget


@dataclass(frozen=True, slots=True)
class Pass:
    """The cards to pass: first those for the first seat of the pass, then those for the next."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Play:
    """A seat plays a card."""

    card: Card


@dataclass(frozen=True, slots=True)
class ChooseMoon:
    """The shooter's choice: everybody else up, or the shooter down."""

    effect: MoonEffect


Move = CallPass | Pass | Play | ChooseMoon


@dataclass(frozen=True, slots=True)
class Dealt:
    """The cards were dealt."""

    deal: Deal


@dataclass(frozen=True, slots=True)
class PassCalled:
    """The dealer chose whom to pass to."""

    target: PassTarget


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat chose what to pass."""

    seat: int
    cards: tuple[Card, ...]


class Played(NamedTuple):
    """A seat played a card. `played` gives one object for each seat and card, because games hold many of them."""

    seat: int
    card: Card


played = cache(Played)


@dataclass(frozen=True, slots=True)
class MoonChosen:
    """The shooter chose what the moon does."""

    effect: MoonEffect


@dataclass(frozen=True, slots=True)
class Claimed:
    """A seat ended the round, because the rest could not change a score. The plays after it are automatic."""

    seat: int


Event = Dealt | PassCalled | Passed | Played | MoonChosen | Claimed
