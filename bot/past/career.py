"""Careers: what the games of one person on one server say about them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final

from db.badges import Badge as Badge  # screens know these, not the store
from db.history import Duel as Duel
from db.history import PlayedGame, read_log
from db.records import SittingRecord
from db.seasons import Podium as Podium
from db.seasons import SeasonSummary as SeasonSummary
from db.sittings import had_step
from db.tally import Standing
from hearts import Card, Dealt, Passed, read_event
from hearts.cards import QUEEN_OF_SPADES
from players import LEVELS

ALL: Final = "everything"


@dataclass(frozen=True, slots=True)
class Passing:
    """What somebody passed, in the rounds that had a pass."""

    rounds: int = 0
    queens_held: int = 0
    """Rounds in which the queen of spades was dealt to them."""
    queens_passed: int = 0
    favourite: Card | None = None
    """The card that they passed most often."""
    times: int = 0


@dataclass(frozen=True, slots=True)
class Against:
    """How somebody does against computer players of a level, without other people at the table."""

    level: str
    games: int
    wins: int


@dataclass(frozen=True, slots=True)
class Career:
    """How somebody does in games between people. Counts are of all of them, the rest of the ``recent`` games.

    Games with hints count for nothing here.
    """

    games: int = 0
    wins: int = 0
    average: float | None = None
    """Points a game; games for chips and games that were left are not among them, nor in the two that follow."""
    best: int | None = None
    worst: int | None = None
    moons: int = 0
    queens: int = 0
    tricks: int = 0
    rating: float | None = None
    """In all rules."""
    provisional: bool = False
    rank: int = 0
    """By that rating; 0 for whoever is on no leaderboard."""
    ranked: int = 0
    """How many people have a rank."""
    against: tuple[Against, ...] = ()
    """From the weakest computer players to the strongest."""
    alone: tuple[Against, ...] = ()
    """What they play alone, on no server; known to themselves only."""
    badges: tuple[Badge, ...] = ()
    titles: tuple[str, ...] = ()
    """The seasons whose first they were, the newest first (see `db.tally.periods`)."""
    against_me: Duel | None = None
    """The games against whoever looks, where that is somebody else."""
    recent: int = 0
    streak: int = 0
    """Wins in a row up to now."""
    longest: int = 0
    passing: Passing = field(default_factory=Passing)
    ratings: tuple[float, ...] = ()
    """After each recent game of the division that they play most in, the oldest first."""
    division: str = ALL
    beaten: tuple[float, ...] = ()
    """For each recent game that they finished, the percentage of the others who did worse or as well."""
    reset_at: int = 0
    """Since when games count (epoch milliseconds), where the server began anew at some time."""


def career_of(
    total: Standing,
    games: Sequence[PlayedGame],
    logs: Mapping[int, bytes],
    sittings: Mapping[int, Sequence[SittingRecord]],
) -> Career:
    """What the counts of somebody's games say, and the recent ones, from the oldest on, with their logs and their
    sittings; nothing about other people. Reads each log whole: call it in a thread."""
    streak, longest = streaks(
        game.result.won and game.result.finished for game in games if game.result.division not in LEVELS
    )
    division, ratings = rating_curve(games)
    return Career(
        games=total.games,
        wins=total.wins,
        average=total.points / total.scored if total.scored else None,
        best=total.best,
        worst=total.worst,
        moons=total.moons,
        queens=total.queens,
        tricks=total.tricks,
        rating=total.rating,
        provisional=total.provisional,
        recent=len(games),
        streak=streak,
        longest=longest,
        passing=passing(games, logs, sittings),
        ratings=ratings,
        division=division,
        beaten=beaten(games),
    )


def streaks(won: Iterable[bool]) -> tuple[int, int]:
    """Wins in a row up to now, and the most there were; games from the oldest to the newest."""
    runs = [(win, len(list(run))) for win, run in groupby(won)]
    now = runs[-1][1] if runs and runs[-1][0] else 0
    return now, max((length for win, length in runs if win), default=0)


def rating_curve(games: Sequence[PlayedGame]) -> tuple[str, tuple[float, ...]]:
    """The division that somebody plays most in, and their rating in it after each game; games from the oldest on."""
    counts = Counter(game.result.division for game in games if game.result.rating is not None)
    if not counts:
        return ALL, ()
    most = counts.most_common(1)[0][0] or ALL
    rated = (game.result.rating for game in games if game.result.division == most)
    return most, tuple(rating for rating in rated if rating is not None)


def beaten(games: Iterable[PlayedGame]) -> tuple[float, ...]:
    """For each finished game the percentage of the others who were not placed before this person."""
    return tuple(100 * (game.seats - game.result.place) / (game.seats - 1) for game in games if game.result.finished)


def passing(
    games: Iterable[PlayedGame], logs: Mapping[int, bytes], sittings: Mapping[int, Sequence[SittingRecord]]
) -> Passing:
    """What a person passed in these games, and nobody else on the same seat. Reads each log whole: call it in a
    thread."""
    rounds, held, given, cards = 0, 0, 0, Counter[Card]()
    for game in games:
        if game.table_id not in logs:
            continue
        dealt, passed = _passes(logs[game.table_id], game.result.seat)
        sat = sittings.get(game.table_id, ())
        passed = {number: chosen for number, chosen in passed.items() if had_step(sat, game.result, number, 0)}
        rounds += len(passed)
        for number, chosen in passed.items():
            held += QUEEN_OF_SPADES in dealt.get(number, ())
            given += QUEEN_OF_SPADES in chosen
            cards.update(set(chosen))
    favourite, times = cards.most_common(1)[0] if cards else (None, 0)
    return Passing(rounds, held, given, favourite, times)


def _passes(log: bytes, seat: int) -> tuple[dict[int, tuple[Card, ...]], dict[int, tuple[Card, ...]]]:
    """By round: what was dealt to a seat, and what it gave away in the end."""
    dealt, passed = {}, {}
    for record in read_log(log):
        if record.kind not in ("deal", "pass"):
            continue
        event = read_event(record.kind, record.body)
        if isinstance(event, Dealt):
            dealt[record.round] = event.deal.hands[seat]
        elif isinstance(event, Passed) and event.seat == seat:
            passed[record.round] = event.cards
    return dealt, passed
