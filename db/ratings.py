"""Ratings: how good somebody is, as far as the games of their server tell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from db.records import ResultRecord

DOUBTS: Final = 3.0
"""How many times the doubt is taken off: with three, hardly anybody is rated above what they are worth."""


@dataclass(frozen=True, slots=True)
class Skill:
    """What is believed of somebody: how good, and how much in doubt that is."""

    mu: float
    sigma: float

    @property
    def rating(self) -> float:
        """The conservative estimate, by which people are ranked; 0 for whoever has not played yet."""
        return self.mu - DOUBTS * self.sigma


NEW: Final = Skill(25.0, 25.0 / 3.0)
COMPUTERS: Final = {"beginner": Skill(7.0, 2.0), "casual": Skill(25.0, 2.0)}
"""Computer players do not learn: these are measured among each other (600 games), with casual where people begin."""
UNKNOWN_COMPUTER: Final = COMPUTERS["casual"]

_MODEL: Final = PlackettLuce(mu=NEW.mu, sigma=NEW.sigma)


def rate(results: Sequence[ResultRecord], known: Mapping[int, Skill]) -> dict[int, Skill]:
    """What a game taught about those who played it, by person.

    Whoever did not finish is last. Where fewer than two people are left by that, it says nothing about anybody else.
    A computer player that took over a person's seat is nobody's opponent: the person's cards were half played.
    """
    left = [result for result in results if _left(result)]
    abandoned = {result.seat for result in left}
    stayed = [result for result in results if not _left(result)]
    field = [result for result in stayed if result.player_id is not None or result.seat not in abandoned] + left
    if len(field) < 2:
        return {}
    last = 1 + max(result.place for result in field)
    places = [float(last if _left(result) else result.place) for result in field]
    teams = _MODEL.rate([[_rating(result, known)] for result in field], ranks=places)
    for_all = not left or sum(result.finished for result in stayed) > 1
    return {
        result.player_id: Skill(team[0].mu, team[0].sigma)
        for result, team in zip(field, teams, strict=True)
        if result.player_id is not None and (for_all or _left(result))
    }


def _left(result: ResultRecord) -> bool:
    return result.player_id is not None and not result.finished


def _rating(result: ResultRecord, known: Mapping[int, Skill]) -> PlackettLuceRating:
    if result.player_id is None:
        skill = COMPUTERS.get(result.level, UNKNOWN_COMPUTER)
    else:
        skill = known.get(result.player_id, NEW)
    return _MODEL.rating(mu=skill.mu, sigma=skill.sigma)
