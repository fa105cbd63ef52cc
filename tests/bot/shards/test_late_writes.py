"""Late writes: what a process has decided about a server is refused once it has handed the server's shard over. Two
processes on a real PostgreSQL, without a Discord."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

from bot.community.regulars import Regulars
from bot.community.servers import Servers
from bot.house_rules import HouseRules
from bot.shards.ownership import ShardOwnership
from bot.tables.match_options import MatchOptions
from bot.tables.match_times import OPEN_FOR
from bot.tables.matches import Matches
from bot.tables.person import Person
from bot.tables.seating import TableOptions
from bot.tables.service import Tables
from bot.tables.thinking import Thinking
from db import Fenced, MatchRecord, Store
from db.moderation import fingerprint
from hearts import Rules
from tests.world import secrets

pytestmark = pytest.mark.slow

LONG = 60_000
"""Milliseconds longer than any test."""
GUILD = 5 << 22
ANA, BEN, CHIDI, DANA = (Person(number, name) for number, name in enumerate(("Ana", "Ben", "Chidi", "Dana"), 1))
MIA = Person(5, "Mia", may_manage=True)
OPTIONS = MatchOptions(GUILD, 8, Rules(), "standard", deals=4, hours=24)


class Process:
    """One of the processes that share the only shard, as far as it decides and writes."""

    def __init__(self, store: Store) -> None:
        assert store.leases is not None
        self.at = 1_000
        self.store, self.leases = store, store.leases
        self.ownership = ShardOwnership(self.leases, 1, lambda: 0.0)
        now, thinking = (lambda: self.at), Thinking(0)
        self.tables = Tables(
            store, now, rng=random.Random(1), secret=secrets(), thinking=thinking, ownership=self.ownership
        )
        self.matches = Matches(self.tables, secrets())
        self.servers = Servers(store, now, self.ownership)
        self.house = HouseRules(store, now, self.ownership)
        self.regulars = Regulars(self.tables, self.servers)

    async def join(self) -> None:
        """Joins the others, and takes the shard if it is free."""
        await self.leases.join(1, LONG)
        await self.renew()

    async def renew(self) -> None:
        mine = (await self.leases.renew(LONG)).mine
        self.ownership.renewed(LONG, mine)
        self.ownership.held = frozenset(mine)


@asynccontextmanager
async def process(url: str) -> AsyncIterator[Process]:
    store = await Store.open(url)
    process = Process(store)
    await process.join()
    yield process
    await process.tables.close()
    await store.close()


@pytest.fixture
async def two(shared_url: str) -> AsyncIterator[tuple[Process, Process]]:
    """The process that has the shard, and the next one."""
    async with AsyncExitStack() as stack:
        yield await stack.enter_async_context(process(shared_url)), await stack.enter_async_context(process(shared_url))


async def hand_over(old: Process, new: Process) -> None:
    """The shard goes from one process to the other; what still runs at the old one goes on."""
    old.ownership.held, old.ownership.finishing = frozenset(), frozenset({0})
    await old.leases.renew(LONG, leaving=True)
    await old.leases.hand_over(0, [])
    await new.renew()
    assert new.ownership.held == {0}


@asynccontextmanager
async def held_back(part: Any, name: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[asyncio.Event]:
    """Whatever is written by this method waits for the end of the context. Gives an event that says that it waits."""
    write, waits, goes_on = getattr(part, name), asyncio.Event(), asyncio.Event()

    async def later(*told: Any, **more: Any) -> None:
        waits.set()
        await goes_on.wait()
        await write(*told, **more)

    with monkeypatch.context() as patch:
        patch.setattr(part, name, later)
        yield waits
        goes_on.set()


ABOUT_A_MATCH: dict[str, tuple[str, Callable[[Process, int], Awaitable[object]]]] = {
    "a match that is opened": ("open", lambda here, _: here.matches.open(DANA, OPTIONS)),
    "somebody who joins": ("put", lambda here, number: here.matches.join(number, DANA)),
    "somebody who leaves": ("drop", lambda here, number: here.matches.leave(number, CHIDI)),
    "a cut": ("change", lambda here, number: here.matches.cut(number, BEN, 17)),
    "a team": ("change", lambda here, number: here.matches.change_team(number, BEN)),
    "a match that is cancelled": ("cancel", lambda here, number: here.matches.cancel(number, ANA)),
    "a match that its host leaves": ("cancel", lambda here, number: here.matches.leave(number, ANA)),
    "a start": ("begin", lambda here, number: here.matches.start(number, ANA)),
    "a match that was not begun in time": ("cancel", lambda here, number: in_time(here, number)),
}
"""What is done, by which method of the store it is written, and how."""


async def in_time(here: Process, number: int) -> MatchRecord:
    here.at += OPEN_FOR
    return await here.matches.advance(number)


async def opened(here: Process) -> MatchRecord:
    """A match of Ana, Ben and Chidi that can begin."""
    match = await here.matches.open(ANA, OPTIONS)
    for person in (BEN, CHIDI):
        match = await here.matches.join(match.id, person)
    return match


@pytest.mark.parametrize("what", ABOUT_A_MATCH)
async def test_nothing_of_a_match_is_written_by_a_process_that_has_handed_its_shard_over(
    two: tuple[Process, Process], monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    (old, new), (method, do) = two, ABOUT_A_MATCH[what]
    match = await opened(old)
    async with held_back(old.store.matches, method, monkeypatch) as waits:
        late = asyncio.ensure_future(do(old, match.id))
        await waits.wait()
        await hand_over(old, new)
        begun = await new.matches.start(match.id, ANA)
    with pytest.raises(Fenced):
        await late
    assert await new.matches.get(match.id) == begun
    assert await new.store.matches.hosts(GUILD) == [ANA.id]


@pytest.mark.parametrize("what", ABOUT_A_MATCH)
async def test_nothing_of_a_match_is_decided_by_a_process_that_has_finished_with_its_shard(
    two: tuple[Process, Process], what: str
) -> None:
    (old, new), (_, do) = two, ABOUT_A_MATCH[what]
    match = await opened(old)
    await hand_over(old, new)
    old.ownership.finishing = frozenset()
    with pytest.raises(Fenced):
        await do(old, match.id)
    assert await new.matches.get(match.id) == match
    await do(new, match.id)
    assert await new.matches.get(match.id) != match or len(await new.store.matches.hosts(GUILD)) == 2


async def calling(here: Process) -> None:
    async with here.regulars.calling(GUILD):
        pass


OURS, THEIRS = Rules(end_score=50), Rules(end_score=60)
ABOUT_A_SERVER: dict[str, Callable[[Process], Awaitable[object]]] = {
    "a setting": lambda here: here.servers.change(GUILD, MIA, hints=False),
    "leaderboards": lambda here: here.servers.reset_leaderboards(GUILD, MIA),
    "a ban": lambda here: here.servers.ban(GUILD, BEN.id, BEN.name, MIA),
    "a ban that is lifted": lambda here: here.servers.unban(GUILD, fingerprint(GUILD, ANA.id), MIA),
    "new rules": lambda here: here.house.save_as(GUILD, "Theirs", THEIRS, MIA),
    "a default": lambda here: here.house.make_default(GUILD, "Ours", MIA),
    "a new name": lambda here: here.house.rename(GUILD, "Ours", "Theirs", MIA),
    "a call of the regulars": calling,
    "a new table": lambda here: here.tables.open(DANA, TableOptions(GUILD, 8, Rules(), "standard")),
}


@pytest.mark.parametrize("what", ABOUT_A_SERVER)
async def test_nothing_of_a_server_is_decided_by_a_process_that_has_finished_with_its_shard(
    two: tuple[Process, Process], what: str
) -> None:
    """For example one that was halted, and has joined the others anew before it goes on with what somebody asked."""
    (old, new), do = two, ABOUT_A_SERVER[what]
    await old.servers.ban(GUILD, ANA.id, ANA.name, MIA)
    await old.house.save_as(GUILD, "Ours", OURS, MIA)
    await hand_over(old, new)
    old.ownership.finishing = frozenset()
    with pytest.raises(Fenced):
        await do(old)
    await new.servers.load()
    await do(new)
