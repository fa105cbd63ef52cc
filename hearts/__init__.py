"""The game of Hearts with all its variants, as immutable values: no I/O, no clock and no random numbers of its own."""

from hearts.cards import JOKER, Card, Suit, parse_cards, write_cards
from hearts.claim import settled
from hearts.codes import BadCode, read_code, write_code
from hearts.deal import Deal, commitment, cut_pack
from hearts.game import Game
from hearts.moves import (
    CallPass,
    ChooseMoon,
    Claimed,
    Dealt,
    Event,
    MoonChosen,
    MoonEffect,
    Move,
    Pass,
    PassCalled,
    Passed,
    Phase,
    Play,
    Played,
)
from hearts.notation import read_event, read_result, read_rules, write_event, write_result
from hearts.passing import PassTarget
from hearts.presets import PRESETS, Family, family_of, preset, preset_of
from hearts.reasons import IllegalMove, Reason
from hearts.rules import Rules
from hearts.steps import RoundResult, Step
from hearts.trick import Trick
from hearts.view import View

__all__ = [
    "JOKER",
    "PRESETS",
    "BadCode",
    "CallPass",
    "Card",
    "ChooseMoon",
    "Claimed",
    "Deal",
    "Dealt",
    "Event",
    "Family",
    "Game",
    "IllegalMove",
    "MoonChosen",
    "MoonEffect",
    "Move",
    "Pass",
    "PassCalled",
    "PassTarget",
    "Passed",
    "Phase",
    "Play",
    "Played",
    "Reason",
    "RoundResult",
    "Rules",
    "Step",
    "Suit",
    "Trick",
    "View",
    "commitment",
    "cut_pack",
    "family_of",
    "parse_cards",
    "preset",
    "preset_of",
    "read_code",
    "read_event",
    "read_result",
    "read_rules",
    "settled",
    "write_cards",
    "write_code",
    "write_event",
    "write_result",
]
