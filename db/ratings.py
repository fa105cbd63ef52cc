"""Ratings: estimates how well people play, from the games of one server (Plackett-Luce, by openskill)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce

from db.records import ResultRecord
from players.levels import LEVELS

START: Final = 1500
"""The rating before the first game."""
SCALE: Final = 40
"""Points of the rating for one unit of the model. With it differences mean about the same as in Elo's ratings."""
SETTLED: Final = 10
"""A rating is provisional until this many games of a division."""
WHOLE: Final = 8
"""Rounds of a game that moves a rating as a whole; a shorter one moves it in proportion."""


@dataclass(frozen=True, slots=True)
class Skill:
    """An estimate of how well somebody plays, and how uncertain it is."""

    mu: float
    sigma: float

    @property
    def rating(self) -> float:
        """The rating that is shown and ranked: the estimate on a scale that begins at 1500, never below 0. It does not
        subtract the uncertainty, so that no win costs points."""
        return max(0.0, START + SCALE * (self.mu - NEW.mu))

    def towards(self, other: Skill, part: float) -> Skill:
        """The estimate that lies so far on the way to another one: 0 is this one, 1 the other."""
        if part >= 1.0:
            return other
        return Skill(self.mu + part * (other.mu - self.mu), self.sigma + part * (other.sigma - self.sigma))


NEW: Final = Skill(25.0, 25.0 / 3.0)
COMPUTERS: Final = {name: Skill(NEW.mu + (level.rating - START) / SCALE, 2.0) for name, level in LEVELS.items()}
"""Each level of computer players as an opponent."""
UNKNOWN_COMPUTER: Final = "casual"

_MODEL: Final = PlackettLuce(mu=NEW.mu, sigma=NEW.sigma)


def rate(results: Sequence[ResultRecord], known: Mapping[int, Skill], rounds: int = WHOLE) -> dict[int, Skill]:
    """The ratings after a game of so many rounds, by person; ``known`` are those before it. Whoever left is last, also
    among several who left. If people left and fewer than two finished, only those who left are rated.

    A computer player that took over a person's seat is no opponent, because the person played part of its cards. People
    who can only lose count as opponents; their own rating may fall and does not rise.
    """
    leavers = [result for result in results if _left(result)]
    finishers = [result for result in results if not _left(result) and not _took_over(result, leavers)]
    if len(leavers) + len(finishers) < 2:
        return {}
    last = 1 + max(result.place for result in results)
    ranks = [float(result.place) for result in finishers] + [float(last)] * len(leavers)
    field = finishers + leavers
    learned = {}
    if not leavers or sum(result.finished for result in finishers) > 1:
        learned = dict(zip(range(len(finishers)), _skills(field, ranks, known), strict=False))
    for index in range(len(finishers), len(field)):
        learned[index] = _skills(field, [*ranks[:index], last + 1.0, *ranks[index + 1 :]], known)[index]
    return {
        one.player_id: before.towards(after, min(1.0, rounds / WHOLE))
        for one, before, after in (
            (field[index], _known(field[index], known), skill) for index, skill in learned.items()
        )
        if one.player_id is not None and one.counts and (not one.only_loses or after.mu < before.mu)
    }


def _skills(field: Sequence[ResultRecord], ranks: Sequence[float], known: Mapping[int, Skill]) -> list[Skill]:
    """The estimates after a game with these ranks."""
    before = [_MODEL.rating(mu=skill.mu, sigma=skill.sigma) for skill in (_known(one, known) for one in field)]
    return [Skill(team[0].mu, team[0].sigma) for team in _MODEL.rate([[one] for one in before], ranks=list(ranks))]


def level_of(computer: ResultRecord) -> str:
    """The level of a computer player; `UNKNOWN_COMPUTER` if its level does not exist any more."""
    return computer.level if computer.level in COMPUTERS else UNKNOWN_COMPUTER


def _left(result: ResultRecord) -> bool:
    return result.player_id is not None and not result.finished


def _took_over(result: ResultRecord, leavers: Sequence[ResultRecord]) -> bool:
    """Whether this is the computer player that played on in the seat of somebody who left."""
    return result.player_id is None and any(result.seat == leaver.seat for leaver in leavers)


def _known(result: ResultRecord, known: Mapping[int, Skill]) -> Skill:
    return COMPUTERS[level_of(result)] if result.player_id is None else known.get(result.player_id, NEW)
