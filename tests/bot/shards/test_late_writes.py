"""Late writes: what a process has decided about a server is refused once it has handed the server's shard over. Two
processes on a real PostgreSQL, without a Discord."""

import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from bot.community.regulars import Regulars
from bot.community.servers import Servers
from bot.house_rules import HouseRules
from bot.shards import ShardOwnership
from bot.tables.person import Person
from bot.tables.seating import TableOptions
from bot.tables.service import Tables
from bot.tables.thinking import Thinking
from db import Fenced, Store
from db.directory import fingerprint
from hearts import Rules
from tests.world import secrets

pytestmark = pytest.mark.slow

LONG = 60_000
"""Milliseconds longer than any test."""
GUILD = 5 << 22
ANA, BEN, CHIDI, DANA = (Person(number, name) for number, name in enumerate(("Ana", "Ben", "Chidi", "Dana"), 1))
MIA = Person(5, "Mia", may_manage=True)


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
