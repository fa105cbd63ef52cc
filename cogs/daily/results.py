"""Results of the deals of the day: a person's result among all, the table of a server, streaks and the calendar."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.past import Archive
from bot.tables.errors import NotAllowed
from bot.tables.person import days_old
from bot.tables.service import Tables
from bot.tables.table import Table
from bot.tables.views import TableView
from cogs.daily.deals import DailyDeals, local_day
from db import DailyTry
from hearts import Game, Trick
from hearts.trick import points_in

CALENDAR: Final = 35
"""Days shown in the calendar; today is the last one."""
PAGE: Final = 10
"""Lines in the table of a server; the person who asks is shown in addition."""


class Square(StrEnum):
    """What a trick brought to a seat, told without its cards: the value is its picture."""

    NOTHING = "⬜"
    TRICK = "🟩"
    POINTS = "🟥"


@dataclass(frozen=True, slots=True)
class DailyStanding:
    """One result among all results of a day. Equal points share a place; unfinished tries come after finished ones."""

    finished: bool
    points: int
    size: int
    """How many people have ended this deal, including this one."""
    better: int
    """How many others did better."""
    worse: int
    mean: float
    """The mean points of those who finished; of all if nobody finished."""

    @property
    def others(self) -> int:
        """The number of other people."""
        return self.size - 1

    @property
    def shared(self) -> int:
        """How many others have the same place."""
        return self.others - self.better - self.worse


@dataclass(frozen=True, slots=True)
class DayResult:
    """A person's result in the deal of one day."""

    day: int
    standing: DailyStanding
    squares: tuple[Square, ...]
    streak: int
    view: TableView
    """What the person sees of their table, at which all cards were played in front of them."""
    opened: bool
    """Whether everybody may see the deal, because nobody can play it for the first time any more."""


@dataclass(frozen=True, slots=True)
class DailyLine:
    """One person's line in the table of a server."""

    place: int
    player_id: int
    name: str
    finished: bool
    points: int


@dataclass(frozen=True, slots=True)
class CalendarDay:
    """One day of a person's calendar."""

    day: int
    dealt: bool
    """Whether there was a deal on that day."""
    points: int | None = None
    """The points of the person's try; None if there is none."""
    finished: bool = False
    """Whether they finished it."""


def standing(field: Counter[tuple[bool, int]], finished: bool, points: int) -> DailyStanding:
    """The standing of one result in ``field``, which counts the results of a day as (finished, points)."""

    def order(result: tuple[bool, int]) -> tuple[bool, int]:
        return not result[0], result[1]

    mine = order((finished, points))
    counted = [each for each in field if each[0]] or [*field]
    people = sum(field[each] for each in counted)
    return DailyStanding(
        finished=finished,
        points=points,
        size=field.total(),
        better=sum(count for each, count in field.items() if order(each) < mine),
        worse=sum(count for each, count in field.items() if order(each) > mine),
        mean=sum(each[1] * field[each] for each in counted) / people if people else 0.0,
    )


def lines(tries: Iterable[DailyTry]) -> list[DailyLine]:
    """The lines of a table, best first; equal results in the order of their names."""
    ordered = sorted(tries, key=lambda each: (not each.finished, each.points, each.name.casefold()))
    keys = [(not each.finished, each.points) for each in ordered]
    return [
        DailyLine(1 + keys.index(key), each.player_id, each.name, each.finished, each.points)
        for each, key in zip(ordered, keys, strict=True)
    ]


def week_of(day: int) -> int:
    """The number of the week of a day; weeks begin on Mondays."""
    return (day + 3) // 7


def monday_of(week: int) -> int:
    """The first day of a week."""
    return 7 * week - 3


def streak(played: Collection[int], away: Collection[int], today: int) -> int:
    """The length of a person's streak: days played up to now, with one missed day per week (from Monday) forgiven.
    Today may still be played, and does not break it.

    All days are days in the person's time zone. Days in ``away``, on which the bot did not run, do not break it either.
    """
    if not played:
        return 0
    days, forgiven = 0, set[int]()
    for day in range(today, min(played) - 1, -1):
        if day in played:
            days += 1
        elif day != today and day not in away:
            if (week := week_of(day)) in forgiven:
                break
            forgiven.add(week)
    return days


def squares(tricks: Iterable[Trick], seat: int, game: Game) -> tuple[Square, ...]:
    """One square for each trick, from the point of view of a seat."""
    deck, seats = game.rules.deck, game.rules.seats
    return tuple(
        Square.NOTHING
        if trick.taker != seat
        else Square.POINTS
        if points_in([trick], deck, seats)[seat]
        else Square.TRICK
        for trick in tricks
    )


class DailyResults:
    """Reads the results of the deals of the day."""

    def __init__(self, tables: Tables, archive: Archive, daily: DailyDeals) -> None:
        self._tables = tables
        self._archive = archive
        self._daily = daily
        self._dailies = tables.store.dailies

    async def result(self, person_id: int, day: int, zone: str) -> DayResult:
        """A person's result of a day. Raises NotAllowed if they have not ended that deal."""
        table = await self._daily.tried(person_id, day)
        if table is None or table.alive:
            raise NotAllowed("daily-not-played")
        mine = next(each for each in table.results if each.player_id == person_id)
        return DayResult(
            day=day,
            standing=standing(await self._dailies.field(day), mine.finished, mine.total),
            squares=await self._squares(table, person_id),
            streak=await self.streak(person_id, zone),
            view=table.seen_by(person_id),
            opened=table.too_late(self._tables.now()),
        )

    async def _squares(self, table: Table, person_id: int) -> tuple[Square, ...]:
        events = await self._archive.events(table.record.id, 0)
        game, tricks = Game.new(table.rules), list[Trick]()
        for event in events:
            game = game.after(event)
            if game.round is not None:
                tricks = [*game.round.tricks]
            elif game.rounds and (last := game.rounds[-1].last_trick) is not None:
                tricks.append(last)
        return squares(tricks, table.my_seat(person_id), game)

    async def table(self, person_id: int, guild_id: int, day: int, least_age: int) -> list[DailyLine]:
        """The results of a server on a day, of people whose accounts are at least ``least_age`` days old.

        Raises NotAllowed unless the person who asks has ended that deal.
        """
        tried = await self._daily.tried(person_id, day)
        if tried is None or tried.alive:
            raise NotAllowed("daily-not-played")
        tries, now = await self._dailies.tries_on(day, guild_id), self._tables.now()
        return lines(each for each in tries if days_old(each.player_id, now) >= least_age)

    async def streak(self, person_id: int, zone: str) -> int:
        """The length of a person's current streak, in days."""
        played = {each.local_day for each in await self._dailies.tries_of(person_id)}
        today = local_day(self._tables.now(), zone)
        first = min(played, default=today)
        opened = {each.day for each in await self._dailies.deals(first, today) if each.opened_at is not None}
        return streak(played, {day for day in range(first, today) if day not in opened}, today)

    async def calendar(self, person_id: int) -> list[CalendarDay]:
        """A person's calendar: the last `CALENDAR` days up to today."""
        today = self._daily.today
        tries = {each.day: (each.points, each.finished) for each in await self._dailies.tries_of(person_id)}
        first = today - CALENDAR + 1
        dealt = {each.day for each in await self._dailies.deals(first, today)}
        return [CalendarDay(day, day in dealt, *tries.get(day, (None, False))) for day in range(first, today + 1)]
