"""Careers: statistics of the games of one person on one server."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Final

from bot.tables.errors import NotAllowed
from bot.tables.service import Tables
from db import Leaderboard, Store
from db.history import PlayedGame
from db.records import Ending, SittingRecord, had_step
from db.table_rows import unpack
from db.tally import ALL_TIME, Standing, periods
from hearts import Card, Dealt, Family, Passed, read_event
from hearts.cards import QUEEN_OF_SPADES
from players import LEVELS

RECENT: Final = 100
"""How many games are read one by one for a profile; totals over all games are kept up to date in the store."""


@dataclass(frozen=True, slots=True)
class Passing:
    """What a person passed, over the rounds that had a pass."""

    rounds: int = 0
    queens_held: int = 0
    """How many rounds the queen of spades was dealt to them."""
    queens_passed: int = 0
    favourite: Card | None = None
    """The card that they passed most often; ``times`` is how often."""
    times: int = 0


@dataclass(frozen=True, slots=True)
class Against:
    """A person's record against computer players of a level, without other people at the table."""

    level: str
    games: int
    wins: int


@dataclass(frozen=True, slots=True)
class Duel:
    """The games of two people against each other, and how often each was placed before the other."""

    games: int
    ahead: int
    behind: int


@dataclass(frozen=True, slots=True)
class Career:
    """A person's record in games between people. Totals are over all games; `recent` and what follows it are over the
    last games only.

    Games in which the person had hints do not count.
    """

    games: int = 0
    wins: int = 0
    average: float | None = None
    """Points per game. Games for chips and games that the person left are not counted here, nor in `best` and
    `worst`."""
    best: int | None = None
    worst: int | None = None
    moons: int = 0
    queens: int = 0
    rating: float | None = None
    """The rating over all rules."""
    provisional: bool = False
    rank: int = 0
    """The place by that rating; 0 if the person is on no leaderboard."""
    ranked: int = 0
    """How many people have a rank."""
    against: tuple[Against, ...] = ()
    """From the weakest level of computer players to the strongest."""
    alone: tuple[Against, ...] = ()
    """Solo games, on no server; shown to nobody but the person."""
    badges: Mapping[str, int] = field(default_factory=dict)
    """How often they earned each badge."""
    titles: tuple[str, ...] = ()
    """The seasons that they won, newest first (see `db.tally.periods`)."""
    against_me: Duel | None = None
    """The games against the person who asks, if that is somebody else."""
    recent: int = 0
    streak: int = 0
    """The number of wins in a row up to now."""
    longest: int = 0
    passing: Passing = field(default_factory=Passing)
    ratings: tuple[float, ...] = ()
    """The rating after each recent game of the division that they play most, oldest first."""
    division: str = Family.EVERYTHING
    beaten: tuple[float, ...] = ()
    """For each recent game that they finished: the percentage of the others who did worse or equally well."""
    reset_at: int = 0
    """Since when games count (epoch milliseconds), if the server has reset its leaderboards; else 0."""


async def read_career(
    tables: Tables, guild_id: int, player_id: int, *, reader_id: int, since: int = 0, season: str = "quarter"
) -> Career:
    """A person's career on a server, and their record against the reader. Games count from the time ``since`` on
    (epoch milliseconds); ``season`` is how long a season of the server lasts.

    Raises NotAllowed if the person is on no leaderboard by choice and somebody else asks.
    """
    store = tables.store
    rows = await store.standings.of_player(player_id, guild_id)
    own = reader_id == player_id
    if not own and not all(row.listed for row in rows):
        raise NotAllowed("profile-hidden")
    always = {row.division: row for row in rows if row.period == ALL_TIME}
    games = (await store.history.games_of_player(guild_id, player_id, most=RECENT, since=since))[::-1]
    alone = await _solo_games(store, player_id) if own else ()
    if not games:
        return Career(alone=alone, reset_at=since)
    total = always.get(Family.EVERYTHING) or Standing(player_id, guild_id, Family.EVERYTHING, ALL_TIME)
    board = Leaderboard(guild_id, Family.EVERYTHING, ALL_TIME, "rating")
    place = await store.standings.place(board, player_id)
    duel = None if own else await store.history.between(guild_id, reader_id, player_id, since=since)
    logs = await store.history.logs(game.table_id for game in games)
    sittings = await store.history.sittings(game.table_id for game in games)
    return replace(
        await asyncio.to_thread(career_of, total, games, logs, sittings),
        rank=place.rank if place is not None else 0,
        ranked=await store.standings.size(board),
        against=tuple(Against(row.division, row.games, row.wins) for row in map(always.get, LEVELS) if row),
        alone=alone,
        badges=await store.standings.badges(player_id, guild_id),
        titles=await store.seasons.titles(player_id, guild_id, rows, periods(tables.now())[season]),
        against_me=Duel(*duel) if duel is not None else None,
        reset_at=since,
    )


async def _solo_games(store: Store, player_id: int) -> tuple[Against, ...]:
    rows = await store.history.solo_totals(player_id)
    found = {level: Against(level, games, wins) for level, games, wins in rows}
    return tuple(found[level] for level in LEVELS if level in found)


def career_of(
    total: Standing,
    games: Sequence[PlayedGame],
    logs: Mapping[int, bytes],
    sittings: Mapping[int, Sequence[SittingRecord]],
) -> Career:
    """The career from a person's totals and recent games (oldest first), with the logs and sittings of those games. It
    does not fill in what concerns other people. Parses every log: call it in a thread."""
    streak, longest = streaks(
        game.result.won and game.result.finished and not game.result.only_loses
        for game in games
        if game.result.division not in LEVELS
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
    """The number of wins in a row up to now, and the longest run; games from the oldest to the newest."""
    runs = [(win, len(list(run))) for win, run in groupby(won)]
    now = runs[-1][1] if runs and runs[-1][0] else 0
    return now, max((length for win, length in runs if win), default=0)


def rating_curve(games: Sequence[PlayedGame]) -> tuple[str, tuple[float, ...]]:
    """The division that a person plays most, and their rating in it after each game, without those after which it was
    provisional; games from the oldest to the newest."""
    games = [game for game in games if not game.result.provisional]
    counts = Counter(game.result.division for game in games if game.result.rating is not None)
    if not counts:
        return Family.EVERYTHING, ()
    most = counts.most_common(1)[0][0] or Family.EVERYTHING
    rated = (game.result.rating for game in games if game.result.division == most)
    return most, tuple(rating for rating in rated if rating is not None)


def beaten(games: Iterable[PlayedGame]) -> tuple[float, ...]:
    """For each game that was played to its end: the percentage of the others who were not placed ahead of this
    person."""
    ended = (game for game in games if game.result.finished and game.result.ending == Ending.PLAYED)
    return tuple(100 * (game.seats - game.result.place) / (game.seats - 1) for game in ended)


def passing(
    games: Iterable[PlayedGame], logs: Mapping[int, bytes], sittings: Mapping[int, Sequence[SittingRecord]]
) -> Passing:
    """What a person passed in these games, without passes of other people in the same seat. Parses every log: call it
    in a thread."""
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
    """By round: the hand that a seat was dealt, and the cards that it passed in the end."""
    dealt, passed = {}, {}
    for record in unpack(log):
        if record.kind not in ("deal", "pass"):
            continue
        event = read_event(record.kind, record.body)
        if isinstance(event, Dealt):
            dealt[record.round] = event.deal.hands[seat]
        elif isinstance(event, Passed) and event.seat == seat:
            passed[record.round] = event.cards
    return dealt, passed
