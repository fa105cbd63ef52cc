"""The deal of the day: the same for everybody, sealed the day before; each person has one try."""

from __future__ import annotations

import hashlib
import hmac
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo

from bot.tables.errors import NotAllowed
from bot.tables.kind import Kind
from bot.tables.pace import AT_ONCE, DAY, Speed
from bot.tables.person import Person
from bot.tables.seating import private_options
from bot.tables.service import Tables
from bot.tables.table import Table
from bot.tables.thinking import can_be_played, prepare_for, version_now
from db import Conflict, DailyDeal
from hearts import Rules, commitment
from players.pinned import derived

DAILY: Final = Kind(
    "daily",
    solitaire=True,
    commanded=True,
    shared_deal=True,
    opens_at=lambda record: None if record.day is None else (record.day + 1) * DAY,
)
"""A person's one try, on its day."""
PRACTICE: Final = Kind("practice", solitaire=True, hints=True, stoppable=True, shared_deal=True)
"""The deal of a past day, played for nothing."""
RULES: Final = Rules(end="rounds", end_rounds=1)
PRESET: Final = "standard"
LOOKED_BACK: Final = 30
"""If there was no deal for this many days, a deal that was sealed late is not called late: the bot begins anew."""


def day_of(now: int) -> int:
    """The UTC day of a time in epoch milliseconds, as days since 1 January 1970."""
    return now // DAY


def local_day(now: int, zone: str) -> int:
    """The day of a time in a time zone, as days since 1 January 1970."""
    there = datetime.fromtimestamp(now / 1000, ZoneInfo(zone))
    return (there.date() - datetime(1970, 1, 1).date()) // timedelta(days=1)


def _mark_of(key: bytes, day: int, person_id: int) -> str:
    """A mark that a person had a try on a day; it identifies nobody without the bot's own secret ``key``."""
    return hmac.new(key, f"tried {day} {person_id}".encode(), hashlib.sha256).hexdigest()


class DailyDeals:
    """Seals the deals of the days and opens their games. Moves go through `Tables`, as in any other game."""

    def __init__(self, tables: Tables) -> None:
        self._tables, self._dailies = tables, tables.store.dailies
        self._key: bytes | None = None

    @property
    def today(self) -> int:
        """The day whose deal can be played now."""
        return day_of(self._tables.now())

    async def seal(self) -> DailyDeal:
        """Returns the deal of today, after sealing today's and tomorrow's if they are not sealed yet."""
        today = self.today
        deal, _ = [await self._sealed(day) for day in (today, today + 1)]
        if deal.opened_at is None and can_be_played(deal.secret):
            await self._dailies.open(today, self._tables.now())
            await self._dailies.forget_marks(today)
        return deal

    async def _sealed(self, day: int) -> DailyDeal:
        if (found := await self._dailies.deal(day)) is not None:
            return found
        secret = derived(await self._own_key(), f"daily {day}", version_now(self._tables.thinking))
        await self._dailies.seal(DailyDeal(day, secret, commitment(secret), self._tables.now()))
        sealed = await self._dailies.deal(day)
        assert sealed is not None
        return sealed

    async def _own_key(self) -> bytes:
        if self._key is None:
            self._key = await self._dailies.key(self._tables.secret() + self._tables.secret())
        return self._key

    @asynccontextmanager
    async def forgetting(self, person: Person) -> AsyncIterator[None]:
        """A context in which a person's data is deleted. Keeps a mark of their try of today, if they had one: it does
        not say whose it was, but they get no second one."""
        if await self.tried(person.id, self.today) is not None:
            mark = _mark_of(await self._own_key(), self.today, person.id)
            await self._dailies.keep_mark(self.today, mark)
        yield

    def prepare(self, deal: DailyDeal) -> None:
        """Somebody is about to play that deal: prepares its computer players in the background."""
        prepare_for(self._tables.thinking, deal.secret)

    async def late(self, deal: DailyDeal) -> bool:
        """Whether a deal was sealed only after its day had begun, though there were deals in the 30 days before: the
        bot was away."""
        if deal.sealed_at < deal.day * DAY:
            return False
        return bool(await self._dailies.deals(deal.day - LOOKED_BACK, deal.day - 1))

    async def tried(self, person_id: int, day: int) -> Table | None:
        """The table of a person's try at the deal of a day, running or finished; None if there is none."""
        table_id = await self._dailies.table_of(day, person_id)
        return None if table_id is None else await self._tables.get(table_id)

    async def begin(self, person: Person, day: int, zone: str, speed: Speed = AT_ONCE) -> Table:
        """Returns the table of the person's try at the deal of today. If there is none it opens one, whose computer
        players move at this speed. Raises NotAllowed."""
        async with self._tables.person_locks.changing(person.id):
            if (tried := await self.tried(person.id, day)) is not None:
                return tried
            deal, now = await self.seal(), self._tables.now()
            if deal.day != day:
                raise NotAllowed("daily-over")
            if await self._dailies.marked(day, _mark_of(await self._own_key(), day, person.id)):
                raise NotAllowed("daily-tried")
            try:
                return await self._open(person, deal, speed, kind=DAILY.name, local_day=local_day(now, zone))
            except Conflict:
                if (tried := await self.tried(person.id, day)) is None:
                    raise
                return tried  # it was begun at another process in the same moment

    async def practise(self, person: Person, day: int, speed: Speed = AT_ONCE) -> Table:
        """Opens the deal of a past day for practice, and ends the person's earlier practice games. Raises
        NotAllowed."""
        deal = await self._dailies.deal(day)
        if deal is None or day >= self.today:
            raise NotAllowed("daily-no-such-day")
        async with self._tables.person_locks.changing(person.id):
            earlier = await self._tables.store.tables.alive_of_player(person.id, PRACTICE.name)
            return await self._open(person, deal, speed, kind=PRACTICE.name, instead_of=earlier)

    async def _open(self, person: Person, deal: DailyDeal, speed: Speed, **how: Any) -> Table:
        """Opens a table of this deal; ``how`` as for `Tables.open_private`."""
        options, rng = private_options(RULES, PRESET, speed=speed), random.Random(deal.day)
        return await self._tables.open_private(person, options, deal.secret, rng, day=deal.day, **how)
