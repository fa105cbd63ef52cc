"""Ratings: how good somebody is, as far as the games of their server tell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from db.records import ResultRecord
from players.levels import LEVELS as PLAYERS

START: Final = 1500
"""The rating of whoever has not played yet."""
SCALE: Final = 40
"""Points of a rating for one of the model: beside Elo's ratings the differences mean about the same."""
SETTLED: Final = 10
"""Games of a kind until which a rating is provisional."""


@dataclass(frozen=True, slots=True)
class Skill:
    """What is believed of somebody: how good, and how much in doubt that is."""

    mu: float
    sigma: float

    @property
    def rating(self) -> float:
        """What is shown, and what people are ranked by: the estimate on a scale from 1500, never below zero.

        The doubt is not taken off it, so whoever wins never loses by it.
        """
        return max(0.0, START + SCALE * (self.mu - NEW.mu))


NEW: Final = Skill(25.0, 25.0 / 3.0)
COMPUTERS: Final = {name: Skill(NEW.mu + (level.rating - START) / SCALE, 2.0) for name, level in PLAYERS.items()}
"""Each level of computer players as an opponent."""
LEVELS: Final = tuple(COMPUTERS)
"""From the weakest to the strongest."""
UNKNOWN_COMPUTER: Final = "casual"

_MODEL: Final = PlackettLuce(mu=NEW.mu, sigma=NEW.sigma)


def rate(results: Sequence[ResultRecord], known: Mapping[int, Skill]) -> dict[int, Skill]:
    """What a game taught about those who played it, by person.

    Whoever did not finish is last. Where fewer than two people are left by that, it says nothing about anybody else.
    A computer player that took over a person's seat is nobody's opponent: the person's cards were half played. Whoever
    had hints is an opponent like any other, and learns nothing.
    """
    leavers = [result for result in results if _left(result)]
    finishers = [result for result in results if not _left(result) and not _took_over(result, leavers)]
    if len(leavers) + len(finishers) < 2:
        return {}
    last = 1 + max(result.place for result in results)
    ranks = [float(result.place) for result in finishers] + [float(last)] * len(leavers)
    field = finishers + leavers
    teams = _MODEL.rate([[_rating(result, known)] for result in field], ranks=ranks)
    learned = zip(field, (Skill(team[0].mu, team[0].sigma) for team in teams), strict=True)
    counts_for_all = not leavers or sum(result.finished for result in finishers) > 1
    rated = field if counts_for_all else leavers
    return {
        one.player_id: skill for one, skill in learned if one.player_id is not None and one in rated and not one.hinted
    }


def level_of(computer: ResultRecord) -> str:
    """How well a computer player played; the usual level where it is none that there is now."""
    return computer.level if computer.level in COMPUTERS else UNKNOWN_COMPUTER


def _left(result: ResultRecord) -> bool:
    return result.player_id is not None and not result.finished


def _took_over(result: ResultRecord, leavers: Sequence[ResultRecord]) -> bool:
    """Whether this is the computer player that played on in the seat of somebody who left."""
    return result.player_id is None and any(result.seat == leaver.seat for leaver in leavers)


def _rating(result: ResultRecord, known: Mapping[int, Skill]) -> PlackettLuceRating:
    skill = COMPUTERS[level_of(result)] if result.player_id is None else known.get(result.player_id, NEW)
    return _MODEL.rating(mu=skill.mu, sigma=skill.sigma)
