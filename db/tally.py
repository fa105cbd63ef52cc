"""The tally: counts games into ratings and standings, in the same way whether one game ends or all are counted anew."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import Annotated, Final

from openskill.models import PlackettLuce
from sqlalchemy import String

from db.records import Ending, Int32, ResultRecord, Str12
from hearts import Family, family_of, read_rules
from players.levels import LEVELS

# -- ratings: how well people play, by the games of one server (Plackett-Luce, by openskill)

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

    @staticmethod
    def of(rating: float, sigma: float) -> Skill:
        """The estimate that is shown as this rating."""
        return Skill(NEW.mu + (rating - START) / SCALE, sigma)

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
COMPUTERS: Final = {name: Skill.of(level.rating, 2.0) for name, level in LEVELS.items()}
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
    before = [_known(one, known) for one in field]
    learned = {}
    if not leavers or sum(result.finished for result in finishers) > 1:
        learned = dict(enumerate(_after(before, ranks)[: len(finishers)]))
    for index in range(len(finishers), len(field)):
        learned[index] = _after(before, [*ranks[:index], last + 1.0, *ranks[index + 1 :]])[index]
    return {
        one.player_id: before[index].towards(after, min(1.0, rounds / WHOLE))
        for index, after in learned.items()
        if (one := field[index]).player_id is not None
        and one.counts
        and (not one.only_loses or after.mu < before[index].mu)
    }


@dataclass(frozen=True, slots=True)
class PuzzlePlayer:
    """How somebody has done at puzzles."""

    mu: float
    sigma: float
    solved: Int32
    """How many of the answers were right."""
    answered: Int32
    streak: Int32
    """How many of the last answers were right in a row."""
    best_streak: Int32

    @property
    def rating(self) -> float:
        """The rating, on the same scale as that of games."""
        return Skill(self.mu, self.sigma).rating

    @property
    def provisional(self) -> bool:
        """Whether there are too few answers to name a rating."""
        return self.answered < SETTLED


NEWCOMER: Final = PuzzlePlayer(NEW.mu, NEW.sigma, solved=0, answered=0, streak=0, best_streak=0)


def after_duel(winner: Skill, loser: Skill) -> tuple[Skill, Skill]:
    """The estimates of two after one has beaten the other, as a person a puzzle or a puzzle a person."""
    first, second = _after([winner, loser], [1.0, 2.0])
    return first, second


def _after(field: Sequence[Skill], ranks: Sequence[float]) -> list[Skill]:
    before = [[_MODEL.rating(mu=skill.mu, sigma=skill.sigma)] for skill in field]
    return [Skill(team[0].mu, team[0].sigma) for team in _MODEL.rate(before, ranks=list(ranks))]


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


# -- periods: 2026W47, 2026-11, 2026Q4, 2026H2 and 2026; all begin at midnight UTC

ALL_TIME: Final = "all"
"""The name of the period that has no end; its length is called ``all-time``."""
PATTERNS: Final = {"week": "____W__", "month": "____-__", "quarter": "____Q_", "half": "____H_", "year": "____"}
"""The pattern, for LIKE, of the names of periods of each length."""
_MONTHS: Final = {"month": 1, "quarter": 3, "half": 6, "year": 12}
_LENGTHS: Final = {pattern[4:5]: length for length, pattern in PATTERNS.items()}
"""The length of a period by the letter after the year in its name."""
_DAY: Final = 86_400_000


def periods(at: int) -> dict[str, str]:
    """The names of the periods that contain a time (epoch milliseconds), by length. They begin at midnight UTC.

    A season is a quarter, half a year or a year, as each server chooses: all three are counted, so that it may change.
    """
    date = datetime.fromtimestamp(at / 1000, UTC)
    year, week, _ = date.isocalendar()
    return {
        "all-time": ALL_TIME,
        "quarter": f"{date.year}Q{(date.month + 2) // 3}",
        "half": f"{date.year}H{(date.month + 5) // 6}",
        "year": f"{date.year}",
        "month": f"{date.year}-{date.month:02}",
        "week": f"{year}W{week:02}",
    }


def period_end(length: str, at: int) -> int | None:
    """The end of the period of that length that contains a time (epoch milliseconds); None if it has no end."""
    if length == "all-time":
        return None
    day = datetime.fromtimestamp(at // _DAY * _DAY / 1000, UTC)
    if length == "week":
        end = day + timedelta(days=7 - day.weekday())
    else:
        over = (day.month - 1) // _MONTHS[length] * _MONTHS[length] + _MONTHS[length]
        end = day.replace(year=day.year + over // 12, month=over % 12 + 1, day=1)
    return int(end.timestamp() * 1000)


def period_start(name: str) -> int:
    """When the period of this name began (epoch milliseconds). Raises ValueError if no period has this name."""
    year, number, length = int(name[:4]), name[5:], length_of(name)
    if length == "week":
        day = datetime.fromisocalendar(year, int(number), 1)
    elif length in _MONTHS:
        day = datetime(year, 1 + (int(number or 1) - 1) * _MONTHS[length], 1)
    else:
        raise ValueError(f"no period: {name}")
    return int(day.replace(tzinfo=UTC).timestamp() * 1000)


def length_of(name: str) -> str:
    """The length of the period of this name."""
    return "all-time" if name == ALL_TIME else _LENGTHS.get(name[4:5], "all-time")


# -- standings

Key = tuple[int, int, str, str]
"""Person, server, division, period."""


@dataclass(slots=True)
class Standing:
    """A person's standing on one server, in one division and one period. The fields are the columns, in order."""

    player_id: int
    guild_id: int
    division: Str12
    """Which games are counted: see `division_of`."""
    period: Annotated[str, String(8)]
    listed: bool = True
    games: Int32 = 0
    wins: Int32 = 0
    win_rate: float = 0.0
    scored: Int32 = 0
    """Games whose points count; games for chips count only in their own division."""
    points: int = 0
    ranking_score: float | None = None
    """The average of the points, negative where fewer are better: the highest is the best."""
    best: Int32 | None = None
    worst: Int32 | None = None
    moons: Int32 = 0
    queens: Int32 = 0
    tricks: Int32 = 0
    mu: float | None = None
    sigma: float | None = None
    rating: float | None = None
    provisional: bool = False
    """Whether the rating was based on few games when it was last counted here."""

    @property
    def key(self) -> Key:
        """The key of the row: person, server, division, period."""
        return self.player_id, self.guild_id, self.division, self.period

    @property
    def skill(self) -> Skill | None:
        """The estimate of the person's strength; None if they have played no rated game."""
        return Skill(self.mu, self.sigma) if self.mu is not None and self.sigma is not None else None

    def add(self, result: ResultRecord, game: EndedGame, skill: Skill | None) -> None:
        """Counts one game, and keeps the skill after it. Who left or can only lose gets no win by it."""
        more = game.family is Family.CHIPS
        self.games += 1
        if result.finished and not result.only_loses:
            self.wins += result.won
            self.moons += result.moons
            self.queens += result.queens
            self.tricks += result.tricks
        if self.division == game.family or not more:
            self._score(game.points(result), more=more)
        self.win_rate = self.wins / self.games
        if skill is not None:
            self.mu, self.sigma, self.rating = skill.mu, skill.sigma, skill.rating

    def _score(self, total: int, *, more: bool) -> None:
        """``more``: whether more points are better."""
        self.scored += 1
        self.points += total
        average = self.points / self.scored
        self.ranking_score = average if more else -average
        if self.best is None or self.worst is None:
            self.best = self.worst = total
        elif more:
            self.best, self.worst = max(self.best, total), min(self.worst, total)
        else:
            self.best, self.worst = min(self.best, total), max(self.worst, total)


@dataclass(frozen=True, slots=True)
class EndedGame:
    """A game that has ended, with its results."""

    table_id: int
    guild_id: int
    rules: str
    at: int
    results: tuple[ResultRecord, ...]
    rounds: int = WHOLE
    """How many were played; a game whose rounds are not known counts as a whole, and so does one that ended early."""

    @property
    def family(self) -> Family:
        """The family of its rules. Raises ValueError if they cannot be read."""
        return stored_family(self.rules)

    @property
    def division(self) -> str | None:
        """The division in which it counts; None for none."""
        return division_of(self.family, self.results)

    def points(self, result: ResultRecord) -> int:
        """The points that count for somebody. Those of who left are the worst of the table, and those of who can only
        lose no better than its mean. If the game ended early, everybody also gets what was missing to its end."""
        totals = [one.total for one in self.results if not one.departed]
        worst_of = min if self.family is Family.CHIPS else max
        if not result.finished:
            return worst_of(totals) + self._missing(totals)
        if result.only_loses:
            return worst_of(result.total, round(sum(totals) / len(totals))) + self._missing(totals)
        return result.total

    def _missing(self, totals: Sequence[int]) -> int:
        """How many points a seat would still have got in a game that ended early: in a game of so many rounds as many
        as on average; else those that its worst seat needed, and an average round, since the last one goes over the
        end."""
        rules = read_rules(self.rules)
        if rules.scoring == "chips" or all(one.ending == Ending.PLAYED for one in self.results):
            return 0
        if rules.end == "rounds":
            return max(0, (rules.end_rounds * rules.deck.total - sum(totals)) // len(totals))
        return max(0, rules.limit - max(totals)) + rules.deck.total // len(totals)

    @property
    def weight(self) -> int:
        """How many rounds it counts as for the ratings: as many as were played. A game that ended early counts as if
        it had been played to its end, or it would pay to end a game that begins badly."""
        if all(one.ending == Ending.PLAYED for one in self.results):
            return self.rounds
        rules = read_rules(self.rules)
        return rules.end_rounds if rules.end == "rounds" else WHOLE

    @property
    def people(self) -> list[int]:
        """The ids of the people who took part, including those who left."""
        return [result.player_id for result in self.results if result.player_id is not None]


class Tally:
    """Standings in memory. Games are added in the order in which they ended."""

    def __init__(self, unlisted: frozenset[int]) -> None:
        self.rows: dict[Key, Standing] = {}
        self._unlisted = unlisted

    def load(self, rows: Iterable[Standing]) -> None:
        """Adds stored rows, but for those that are here already."""
        self.rows = {row.key: row for row in rows} | self.rows

    def add(self, game: EndedGame) -> EndedGame:
        """Counts a game; returns it with the new ratings in its results, and the divisions in which they count."""
        own, spans = game.division, tuple(periods(game.at).values())
        rated = tuple(_counted(result, own) for result in game.results)
        for division in () if own is None else _boards(own):
            before = self._skills(game, division)
            after = before | rate(game.results, before, game.weight)
            rows = {
                one.player_id: self._add(one, game, (division, spans), after.get(one.player_id or 0))
                for one in rated
                if one.division is not None
            }
            if division == own:
                rated = tuple(_rated(result, before, after, rows) for result in rated)
        return replace(game, results=rated)

    def _add(
        self, result: ResultRecord, game: EndedGame, board: tuple[str, tuple[str, ...]], skill: Skill | None
    ) -> Standing:
        """Counts the game for one person in a division and each of its periods; returns the row for all time."""
        person, guild_id = result.player_id or 0, game.guild_id
        division, spans = board
        listed = person not in self._unlisted
        rows = [self._row((person, guild_id, division, period)) for period in spans]
        for row in rows:
            row.listed = listed
            row.add(result, game, skill)
        always = self.rows[person, guild_id, division, ALL_TIME]
        for row in rows:
            row.provisional = always.games < SETTLED
        return always

    def _row(self, key: Key) -> Standing:
        row = self.rows.get(key)
        if row is None:
            row = self.rows[key] = Standing(*key)
        return row

    def _skills(self, game: EndedGame, division: str) -> dict[int, Skill]:
        rows = (self.rows.get((person, game.guild_id, division, ALL_TIME)) for person in game.people)
        return {row.player_id: row.skill for row in rows if row is not None and row.skill is not None}


@lru_cache(maxsize=256)
def stored_family(rules: str) -> Family:
    """The family of rules that are stored as text."""
    return family_of(read_rules(rules))


def division_of(family: Family, results: Sequence[ResultRecord]) -> str | None:
    """The division of a game: between people, the family of its rules; of one person, the level of the computer
    players, the weakest if they differ. None if no computer player took part."""
    if len({result.player_id for result in results if result.player_id is not None}) > 1:
        return family
    levels = [level_of(result) for result in results if result.player_id is None]
    return min(levels, key=lambda level: COMPUTERS[level].mu, default=None)


def _boards(division: str) -> tuple[str, ...]:
    """The divisions in which a game counts: a game between people also counts in the one of all games."""
    return (division,) if division in COMPUTERS else (division, Family.EVERYTHING)


def _counted(result: ResultRecord, division: str | None) -> ResultRecord:
    """The result with its division and without a rating. Most results are as they were when they are counted anew."""
    own = division if result.counts else None
    if (result.division, result.rating, result.rating_change, result.provisional) == (own, None, None, False):
        return result
    return replace(result, division=own, rating=None, rating_change=None, provisional=False)


def _rated(
    result: ResultRecord, before: Mapping[int, Skill], after: Mapping[int, Skill], rows: Mapping[int | None, Standing]
) -> ResultRecord:
    skill, row = after.get(result.player_id or 0), rows.get(result.player_id)
    if skill is None or row is None or row.player_id < 0:  # a person whose data was deleted has no rating to show
        return result
    change = skill.rating - before.get(result.player_id or 0, NEW).rating
    return replace(result, rating=skill.rating, rating_change=change, provisional=row.provisional)
