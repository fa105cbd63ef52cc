"""`Options`: the fields of the rules and their ranges, whether or not their values make sense together."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field

from hearts.cards import Card

Remainder = Literal["remove", "kitty"]
KittyTo = Literal["first_trick", "first_penalty_trick", "first_heart_trick", "last_trick", "split_first_two"]
Passing = Literal[
    "standard",
    "none",
    "left",
    "right",
    "with_split",
    "split",
    "aldergrove",
    "no_hold",
    "rotate",
    "dealers_choice",
    "custom",
]
Opening = Literal["low_club", "any_club", "low_club_holder", "dealers_left"]
HeartValues = Literal["one", "rank", "rank_low_ace", "rank_ten", "pips"]
Moon = Literal["others_up", "shooter_down", "choice", "shooter_up", "void", "smart", "off"]


def _pairs(value: Any) -> Any:
    return tuple(value.items()) if isinstance(value, Mapping) else value


def _once(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(dict.fromkeys(cards))


class Options(BaseModel):
    """A value for each rule. Raises `pydantic.ValidationError` for one out of its range."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    # seats and deck
    seats: int = Field(4, ge=3, le=16)
    decks: int | None = Field(None, ge=1, le=4, description="None: one deck up to 6 seats, 2 to 10, 3 to 15, 4 for 16")
    jokers: int = Field(0, ge=0, le=8, description="jokers in all, at most two a deck")
    joker_kind: Literal["slough", "high_low"] = "slough"
    remainder: Remainder = "remove"
    removed: tuple[Card, ...] | None = None
    kitty_to: KittyTo = "first_trick"

    # passing
    passing: Passing = "standard"
    pass_count: int = Field(3, ge=1, le=5)
    custom_cycle: tuple[tuple[tuple[Annotated[int, Field(ge=-99, le=99)], int], ...], ...] = ()
    pass_forbidden: Annotated[tuple[Card, ...], AfterValidator(_once)] = ()

    # leading and following
    opening: Opening = "low_club"
    first_trick_points: Literal["forbidden", "allowed"] = "forbidden"
    breaking: Literal["hearts", "penalty", "none"] = "hearts"
    locked_until_broken: Literal["hearts", "hearts_and_queen"] = "hearts"
    hearts_instead_of_queen: bool = False
    queen_must_go: bool = False
    duplicates: Literal["first_wins", "cancel"] = "first_wins"

    # scoring a round
    scoring: Literal["points", "chips"] = "points"
    heart_values: HeartValues = "one"
    queen_points: int = Field(13, ge=0, le=50)
    extra_penalties: Annotated[
        tuple[tuple[Card, Annotated[int, Field(ge=1, le=50)]], ...], BeforeValidator(_pairs)
    ] = ()
    bonus_card: Card | None = None
    bonus_points: Literal[-10, -11, -5] = -10
    doubler: Literal["none", "ten_of_clubs", "chinese"] = "none"
    no_tricks_bonus: Literal[0, -5] = 0
    moon: Moon = "others_up"
    moon_points: int | None = Field(None, ge=1, le=500)
    moon_down_points: int | None = Field(None, ge=1, le=500, description="None: as much as `moon_points`")
    moon_choice_from: int = Field(0, ge=0, le=1000)
    moon_needs_bonus: bool = False
    sun: bool = False
    on_the_nose: bool = False
    floor: Literal[0] | None = None

    # ending
    end: Literal["score", "rounds"] = "score"
    end_score: int = Field(100, ge=20, le=1000)
    end_rounds: int = Field(10, ge=1, le=50)
    tie: Literal["shared", "extra_round"] = "shared"

    # traditional Hearts
    chips: int = Field(20, ge=1, le=1000)
    ante: int = Field(1, ge=1, le=1000)

    @cached_property
    def number_of_decks(self) -> int:
        """How many packs are shuffled together: as written, or as many as the seats need."""
        if self.decks is not None:
            return self.decks
        return 1 + (self.seats > 6) + (self.seats > 10) + (self.seats > 15)

    @property
    def queen(self) -> int:
        """What the queen of spades scores: 0 is an ordinary spade, as always in a game for chips."""
        return 0 if self.scoring == "chips" else self.queen_points
