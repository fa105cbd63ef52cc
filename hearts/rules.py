"""`Rules`: one frozen value that says everything about how a table plays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from math import inf
from typing import Any

from pydantic import ValidationError, model_validator
from pydantic_core import PydanticCustomError

from hearts.conflicts import RuleConflict, conflicts
from hearts.deck import Deck
from hearts.options import Options
from hearts.passing import PassTarget, cycle


class Rules(Options):
    """How a table plays; the default is standard four-handed Hearts.

    Raises `pydantic.ValidationError` for a value out of its range and for a combination that makes no sense. For a
    combination, the message holds every sentence that applies and ``error["ctx"]["conflicts"]`` their keys.
    """

    @model_validator(mode="after")
    def _make_sense(self) -> Rules:
        found = conflicts(self, self.deck)
        if found:
            raise PydanticCustomError(
                "rules",
                "{sentences}",
                {
                    "sentences": " ".join(map(str, found)),
                    "conflicts": [conflict.key for conflict in found],
                    "found": tuple(found),
                },
            )
        return self

    @cached_property
    def deck(self) -> Deck:
        """The deck of a round in which every seat plays, with the values of its cards."""
        return Deck.compose(self, self.seats)

    def deck_for(self, players: int) -> Deck:
        """The deck of a round with so many players: fewer than `seats` only if seats have run out of chips."""
        return self.deck if players == self.seats else Deck.compose(self, players)

    @cached_property
    def cycle(self) -> tuple[PassTarget, ...]:
        """The passes of the rounds, which repeat in this order; empty if the dealer calls each of them."""
        return cycle(self)

    @property
    def moon_up(self) -> int:
        """The points that a moon adds to each seat that it counts against."""
        return self.deck.total if self.moon_points is None else self.moon_points

    @property
    def moon_down(self) -> int:
        """The points that a moon takes off its shooter, if the rules say so."""
        return self.moon_up if self.moon_down_points is None else self.moon_down_points

    @property
    def sun_up(self) -> int:
        """The points that a sun adds to each seat that it counts against."""
        return 2 * self.moon_up if self.sun_points is None else self.sun_points

    @property
    def sun_down(self) -> int:
        """The points that a sun takes off its shooter, if the rules say so."""
        return 2 * self.moon_down if self.sun_points is None else self.sun_points

    @property
    def starting_total(self) -> int:
        """What each seat begins with: its chips, or no points."""
        return self.chips if self.scoring == "chips" else 0

    def best_first(self, totals: Sequence[int]) -> tuple[int, ...]:
        """The seats ordered by their totals: the fewest points first, or the most chips; equals by seat. Where exactly
        the end score wins, it comes before all others."""
        sign = -1 if self.scoring == "chips" else 1
        return tuple(sorted(range(len(totals)), key=lambda seat: (not self.wins_at(totals[seat]), sign * totals[seat])))

    @property
    def last_nose(self) -> float:
        """The highest total that is on the nose; 0 if none is."""
        return {False: 0, True: 100, "every_50": inf, "wins": 0}[self.on_the_nose]

    def wins_at(self, total: int) -> bool:
        """Whether a seat wins at once with exactly this total."""
        return self.on_the_nose == "wins" and total == self.limit


def conflicts_in(error: ValidationError) -> tuple[RuleConflict, ...]:
    """The conflicts for which rules were refused; empty if a single value was out of its range."""
    return tuple(found for each in error.errors() for found in each.get("ctx", {}).get("found", ()))


def checked(fields: Mapping[str, Any]) -> tuple[Rules | None, tuple[RuleConflict, ...]]:
    """The rules with these fields; None, and why, if they are refused, as in `conflicts_in`."""
    try:
        return Rules(**fields), ()
    except ValidationError as error:
        return None, conflicts_in(error)
