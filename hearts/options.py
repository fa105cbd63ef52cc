"""Options: every rule with its usual value, its other values and its row, whether or not they make sense together."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from itertools import groupby
from typing import Annotated, Any, Final, Literal, Self

from annotated_types import Ge, Le
from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict

from hearts.cards import FACES, Card
from hearts.rows import Option, Row

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
OnTheNose = Literal[False, True, "every_50", "wins"]

JACK_OF_DIAMONDS: Final = Card.parse("JD")
"""The bonus card that most people play with."""
BONUSES: Final = (*dict.fromkeys((-10, -11, -5, *range(-1, -101, -1))),)
"""What the bonus card may give, in the order of share codes: at first these three were all."""
LARGE_TABLE: Final = 7
"""The number of seats from which a game whose end score goes by seats is the longer one."""
BY_SEATS: Final = (100, 200)
"""The end scores by seats: below `LARGE_TABLE`, and from there on."""
FOR_CHIPS: Final = {"scoring": "chips", "moon": "off"}
"""A game for chips, of which there is no moon."""
FOR_POINTS: Final = {"scoring": ("points",)}
"""What the value of a card needs."""
CLOSED: Final = {"breaking": ("hearts", "penalty")}
"""What a rule needs that is about hearts which may not be led yet."""
SIZED: Final = ("standard", "left", "right", "with_split", "split", "aldergrove", "no_hold", "rotate", "dealers_choice")
"""The ways to pass that ask how many cards a pass has."""
WORTH: Final = ("others_up", "shooter_down", "choice", "shooter_up", "smart")
"""What a moon may do where it is worth points."""


def _pairs(value: Any) -> Any:
    return tuple(value.items()) if isinstance(value, Mapping) else value


def _once(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(dict.fromkeys(cards))


class Options(BaseModel):
    """A value for each rule, each beside its row. Raises `pydantic.ValidationError` for a value out of its range.

    Rules of one section stand together.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    # seats and deck
    seats: Annotated[int, Ge(3), Le(16), Row(1, "deck", shown=True)] = 4
    decks: Annotated[int | None, Ge(1), Le(4), Row(2, "deck", shown=True, beside={"seats": 9})] = None
    """None: by seats, as `number_of_decks` says."""
    jokers: Annotated[int, Ge(0), Le(8), Row(3, "deck", shown=True, example=2)] = 0
    """In all; at most two a deck."""
    joker_kind: Annotated[
        Literal["slough", "high_low"],
        Row(4, "deck", shown=True, needs={"jokers": range(1, 9)}, beside={"seats": 3, "jokers": 2}),
    ] = "slough"
    duplicates: Annotated[Literal["first_wins", "cancel"], Row(18, "deck", beside={"seats": 8})] = "first_wins"

    # cards left over
    remainder: Annotated[Literal["remove", "kitty"], Row(5, "rest", shown=True, beside={"seats": 5})] = "remove"
    removed: Annotated[tuple[Card, ...] | None, Row(6, "rest", example=("2C",), beside={"seats": 3})] = None
    kitty_to: Annotated[
        KittyTo,
        Row(7, "rest", shown=True, needs={"remainder": ("kitty",)}, beside={"seats": 5, "remainder": "kitty"}),
    ] = "first_trick"
    last_cancelled: Annotated[
        Literal["nobody", "leader"],
        Row(42, "rest", needs={"duplicates": ("cancel",)}, beside={"seats": 8, "duplicates": "cancel"}),
    ] = "nobody"

    # passing
    passing: Annotated[Passing, Row(8, "passing", shown=True)] = "standard"
    pass_count: Annotated[int, Ge(1), Le(5), Row(9, "passing", shown=True, needs={"passing": SIZED})] = 3
    custom_cycle: Annotated[
        tuple[tuple[tuple[Annotated[int, Ge(-99), Le(99)], int], ...], ...],
        Row(10, "passing", example=(((1, 3),), ((1, 1), (2, 1), (-1, 1)), ()), beside={"passing": "custom"}),
    ] = ()
    pass_forbidden: Annotated[
        tuple[Card, ...],
        AfterValidator(_once),
        Row(11, "passing", needs={"passing": (*SIZED, "custom")}, example=("2C", "QS")),
    ] = ()

    # leading and following
    opening: Annotated[Opening, Row(12, "play", shown=True)] = "low_club"
    breaking: Annotated[Literal["hearts", "penalty", "none"], Row(14, "play", shown=True)] = "hearts"
    first_trick_points: Annotated[Literal["forbidden", "allowed"], Row(13, "play", switch=True)] = "forbidden"
    locked_until_broken: Annotated[
        Literal["hearts", "hearts_and_queen"], Row(15, "play", switch=True, needs=CLOSED)
    ] = "hearts"
    hearts_instead_of_queen: Annotated[bool, Row(16, "play", needs=CLOSED)] = False
    queen_must_go: Annotated[bool, Row(17, "play")] = False

    # points
    heart_values: Annotated[HeartValues, Row(20, "values", shown=True, needs=FOR_POINTS)] = "one"
    queen_points: Annotated[int, Ge(0), Le(50), Row(21, "values", shown=True, needs=FOR_POINTS, example=25)] = 13
    extra_penalties: Annotated[
        tuple[tuple[Card, Annotated[int, Ge(1), Le(50)]], ...],
        BeforeValidator(_pairs),
        Row(22, "values", example={"KS": 10, "AS": 7}),
    ] = ()
    bonus_card: Annotated[Card | None, Row(23, "values", shown=True, choices=FACES, example=JACK_OF_DIAMONDS)] = None
    bonus_points: Annotated[
        int,
        Ge(-100),
        Le(-1),
        Row(
            24,
            "values",
            shown=True,
            needs={"bonus_card": FACES},
            choices=BONUSES,
            example=-40,
            beside={"bonus_card": JACK_OF_DIAMONDS},
        ),
    ] = -10

    # the moon
    moon: Annotated[Moon, Row(27, "moon", shown=True)] = "others_up"
    moon_points: Annotated[int | None, Ge(1), Le(500), Row(28, "moon", needs={"moon": WORTH}, example=36)] = None
    """None: as much as all penalty cards."""
    moon_down_points: Annotated[
        int | None, Ge(1), Le(500), Row(39, "moon", needs={"moon": ("choice", "shooter_down", "smart")}, example=16)
    ] = None
    """None: as much as `moon_points`."""
    moon_choice_from: Annotated[int, Ge(0), Le(1000), Row(40, "moon", needs={"moon": ("choice",)}, example=74)] = 0
    moon_needs_bonus: Annotated[
        bool, Row(29, "moon", needs={"moon": (*WORTH, "void")}, beside={"bonus_card": JACK_OF_DIAMONDS})
    ] = False

    # sun and specials
    doubler: Annotated[Literal["none", "ten_of_clubs", "chinese"], Row(25, "special", shown=True)] = "none"
    no_tricks_bonus: Annotated[Literal[0, -5], Row(26, "special", switch=True)] = 0
    on_the_nose: Annotated[OnTheNose, Row(31, "special")] = False
    floor: Annotated[Literal[0] | None, Row(32, "special", switch=True)] = None
    sun: Annotated[bool, Row(30, "special", needs={"moon": WORTH})] = False
    sun_points: Annotated[
        int | None,
        Ge(1),
        Le(1000),
        Row(43, "special", needs={"sun": (True,), "moon": WORTH}, example=39, beside={"sun": True}),
    ] = None
    """None: twice as much as a moon."""

    # ending
    end: Annotated[
        Literal["score", "rounds"],
        Row(33, "ending", shown=True, needs={"scoring": ("chips",), "end": ("score",)}, beside={}),
    ] = "score"
    end_score: Annotated[
        int | None,
        Ge(20),
        Le(1000),
        Row(34, "ending", shown=True, needs={"end": ("score",), "scoring": ("points",)}, example=50),
    ] = 100
    """None: by seats, as `limit` says."""
    end_rounds: Annotated[int, Ge(1), Le(50), Row(35, "ending", shown=True, needs={"end": ("rounds",)}, example=7)] = 10
    tie: Annotated[Literal["shared", "extra_round"], Row(36, "ending", shown=True)] = "shared"

    # points or chips
    scoring: Annotated[
        Literal["points", "chips"], Row(19, "chips", shown=True, beside={"moon": "off", "end": "rounds"})
    ] = "points"
    chips: Annotated[
        int,
        Ge(1),
        Le(1000),
        Row(37, "chips", shown=True, needs={"scoring": ("chips",)}, example=30, beside=FOR_CHIPS),
    ] = 20
    ante: Annotated[
        int,
        Ge(1),
        Le(1000),
        Row(
            38,
            "chips",
            shown=True,
            needs={"scoring": ("chips",), "chips_pay": ("pool", "hearts")},
            example=2,
            beside=FOR_CHIPS,
        ),
    ] = 1
    chips_pay: Annotated[
        Literal["pool", "hearts", "howell"],
        Row(41, "chips", needs={"scoring": ("chips",)}, beside=FOR_CHIPS),
    ] = "pool"

    def differences(self) -> dict[str, Any]:
        """The fields that differ from standard Hearts."""
        return dict(self._differences)

    @cached_property
    def _differences(self) -> dict[str, Any]:
        values = {name: getattr(self, name) for name in OPTIONS}
        return {name: value for name, value in values.items() if value != OPTIONS[name].usual}

    @cached_property
    def number_of_decks(self) -> int:
        """How many packs are shuffled together: as written, or as many as the seats need. Cards that cancel each other
        need two."""
        if self.decks is not None:
            return self.decks
        return max(1 + (self.seats > 6) + (self.seats > 10) + (self.seats > 15), 1 + (self.duplicates == "cancel"))

    @property
    def limit(self) -> int:
        """The total that ends the game: as written, or by seats."""
        return BY_SEATS[self.seats >= LARGE_TABLE] if self.end_score is None else self.end_score

    def model_copy(self, *, update: Mapping[str, Any] | None = None, deep: bool = False) -> Self:
        """The same with other values, unchecked, as in pydantic; what follows from them is worked out anew."""
        copied = super().model_copy(update=update, deep=deep)
        for name in copied.__dict__.keys() - type(self).model_fields.keys():
            del copied.__dict__[name]
        return copied

    @property
    def queen(self) -> int:
        """What the queen of spades scores: 0 is an ordinary spade, as always in a game for chips."""
        return 0 if self.scoring == "chips" else self.queen_points


OPTIONS: Final = {name: Option.of(name, info) for name, info in Options.model_fields.items()}
"""Every rule by its name, section by section."""
SECTIONS: Final = {
    name: tuple(sorted(options, key=lambda option: option.switch))
    for name, options in groupby(OPTIONS.values(), lambda option: option.row.section)
}
"""The rules of each section in the order in which they are shown: switches last."""
