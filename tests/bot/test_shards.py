"""The gateway: shards of discord.py's own client are opened and closed while it runs, on our small Discord."""

import asyncio
import io
from collections.abc import AsyncIterator, Collection, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, cast

import discord
import pytest

from bot import shards as module
from bot.requests import GLOBAL_LIMIT
from bot.shards import HANDOVER_TIMEOUT, Gateway, ShardOwnership, Sharing
from bot.transport.budget import RequestBudget
from bot.transport.library_bot import LibraryBot
from db import Fence, Fenced, Renewal, StoreUnavailable
from db.leases import Leases
from tests.discord_server import DiscordServer, use
from tests.driven_time import DrivenTime, until

SHARDS = 3


class Client(LibraryBot):
    """A client whose shards are opened by a `Gateway`, as those of the bot are."""

    def __init__(self, *, plain: bool) -> None:
        intents = discord.Intents(guilds=True)
        super().__init__(now=lambda: 0, plain=plain, command_prefix=(), intents=intents, shard_count=SHARDS)
        self.gateway = Gateway(self)
        self.begun, self.may_identify = asyncio.Event(), asyncio.Event()
        self.may_identify.set()

    async def launch_shards(self) -> None:
        self.begun.set()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        await self.may_identify.wait()

    async def on_shard_ready(self, shard_id: int) -> None:
        self.gateway.mark_ready(shard_id)


class Connected:
    """A client that is on one server of each shard."""

    def __init__(self, client: Client, server: DiscordServer) -> None:
        self.client, self.gateway, self.server = client, client.gateway, server

    @property
    def shards(self) -> set[int]:
        """The shards that are connected, as Discord sees it."""
        return {session.shard for session in self.server.gateway.sessions.values() if session.socket is not None}

    @property
    def guilds(self) -> set[str]:
        """The names of the servers that the client knows."""
        return {guild.name for guild in self.client.guilds}

    async def want(self, *shards: int) -> None:
        """Wants these shards, and waits until they are ready and the others are closed."""
        await self.gateway.want(shards)
        await until(lambda: self.gateway.ready == self.shards == {*shards}, "the shards are not opened or closed")


@pytest.fixture
async def connected(request: pytest.FixtureRequest) -> AsyncIterator[Connected]:
    server = DiscordServer()
    for shard in range(SHARDS):
        server.add_guild(f"Club {shard}", number=(SHARDS * 1_000_000 + shard) << 22)
    with use(await server.start()):
        client = Client(plain=getattr(request, "param", False))
        client._connection.guild_ready_timeout = 0.0
        running = asyncio.create_task(client.start(server.token))
        await client.begun.wait()
        yield Connected(client, server)
        await client.gateway.close()
        await client.close()
        await running
    await server.close()


async def test_shards_are_opened_and_closed_while_the_client_runs(connected: Connected) -> None:
    assert (connected.shards, connected.client.shard_count) == (set(), SHARDS)
    await connected.want(0, 2)
    assert connected.guilds == {"Club 0", "Club 2"}
    await connected.want(0, 2)
    await connected.want(1, 2)
    assert connected.guilds == {"Club 1", "Club 2"}
    assert connected.server.gateway.identified == 3
    await connected.want(0)
    assert connected.guilds == {"Club 0"}


@pytest.mark.parametrize("connected", [True], indirect=True, ids=["by the public interface of the library"])
async def test_shards_are_opened_and_closed_without_private_names(connected: Connected) -> None:
    for shards in ((0, 2), (1, 2), (0,)):
        await connected.want(*shards)
    assert connected.server.gateway.identified == 4


async def test_a_shard_that_is_not_wanted_any_more_is_not_opened(connected: Connected) -> None:
    connected.client.may_identify.clear()
    await connected.gateway.want([0, 1])
    await connected.gateway.want([1])
    connected.client.may_identify.set()
    await connected.want(1)
    assert connected.server.gateway.identified == 1


async def test_a_connection_that_comes_too_late_is_closed(connected: Connected) -> None:
    await connected.want(0, 1)
    connected.gateway.wanted = frozenset({1})  # the lease of the other was lost while it was connecting
    connected.gateway.mark_ready(0)
    await connected.gateway.close_if_unwanted(1)
    assert connected.shards == {0, 1}
    await connected.gateway.close_if_unwanted(0)
    await until(lambda: connected.shards == {1})
    connected.gateway.mark_ready(0)
    assert (connected.gateway.ready, connected.guilds) == (frozenset({1}), {"Club 1"})


async def test_a_client_that_stops_opens_nothing_more(connected: Connected) -> None:
    connected.client.may_identify.clear()
    await connected.gateway.want([0])
    await connected.gateway.close()
    connected.client.may_identify.set()
    await asyncio.sleep(0)
    assert connected.server.gateway.identified == 0


async def test_a_shard_that_is_wanted_again_while_its_old_connection_waits_to_identify_is_connected_once(
    connected: Connected,
) -> None:
    gateway = connected.server.gateway
    await connected.want(0)
    connected.client.may_identify.clear()
    gateway.invalidate()
    await until(lambda: len(gateway.unidentified) == 1, "discord.py does not connect again")
    await connected.gateway.want([])
    await connected.gateway.want([0])
    await until(lambda: len(gateway.unidentified) == 2, "the shard is not opened again")
    connected.client.may_identify.set()
    await until(lambda: gateway.identified == 3, "not both connections identify")
    await until(
        lambda: len([each for each in gateway.sessions.values() if each.socket is not None]) == 1, "it hears twice"
    )
    await connected.want(0)


FIRST, SECOND = 3 << 22, 4 << 22
"""Servers of the first and the second of three shards."""


class Promised:
    """Leases of epoch 7, without a database."""

    def fence(self, shard: int | None = None) -> Fence:
        return Fence(7, shard)


class Time:
    now = 100.0


@contextmanager
def owning(*shards: int) -> Iterator[tuple[ShardOwnership, Time]]:
    time = Time()
    ownership = ShardOwnership(Promised(), 3, lambda: time.now)  # type: ignore[arg-type]
    ownership.renewed(time.now + 10, {shard: frozenset({90}) for shard in shards})
    ownership.held = frozenset(shards)
    yield ownership, time


async def test_servers_of_leased_shards_are_owned_until_the_lease_ends_and_those_of_others_are_left_to_them() -> None:
    with owning(0) as (ownership, time):
        assert (ownership.owns(FIRST), ownership.keeps(FIRST), ownership.owns(SECOND)) == (True, True, False)
        assert (ownership.owns(0), ownership.keeps(0)) == (True, False), "tables of no server are all processes'"
        assert ownership.served == {0}
        assert ownership.fence(FIRST) == Fence(7, 0)
        assert ownership.fence(0) == Fence(7)
        assert ownership.fence(SECOND) == Fence(7)  # e.g. for a person who deletes their data and also sits there
        assert (await ownership.admit(1, FIRST), await ownership.admit(2, SECOND)) == (True, False)
        time.now += 10
        assert not ownership.owns(FIRST)
        assert not await ownership.admit(3, FIRST)
        assert ownership.served == set()
        with pytest.raises(Fenced):
            ownership.fence(FIRST)
        ownership.coming = frozenset({1})
        ownership.lapse()
        assert (ownership.left, ownership.held, ownership.coming) == (0, frozenset(), frozenset())


def test_what_only_the_holder_of_a_shard_writes_needs_the_shard() -> None:
    with owning(0) as (ownership, time):
        assert ownership.own_fence(FIRST) == Fence(7, 0)
        for server in (SECOND, 0):
            with pytest.raises(Fenced, match="Another process"):
                ownership.own_fence(server)
        ownership.held, ownership.finishing = frozenset(), frozenset({0})
        assert ownership.own_fence(FIRST) == Fence(7, 0), "what was begun there is finished"
        time.now += 10
        with pytest.raises(Fenced, match="run out"):
            ownership.own_fence(FIRST)


async def test_an_interaction_that_the_last_holder_has_begun_to_answer_is_not_answered_again() -> None:
    with owning(0) as (ownership, _):
        assert not await ownership.admit(90, FIRST)
        assert await ownership.admit(91, FIRST)
        assert ownership.answered(0) == [91]
        ownership.forget_answered(0)
        assert ownership.answered(0) == []


async def test_a_press_waits_for_the_shard_that_is_being_handed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    with owning(0) as (ownership, time):
        ownership.coming = frozenset({1})
        waiting = asyncio.create_task(ownership.admit(91, SECOND))
        await asyncio.sleep(0)
        assert not waiting.done()
        ownership.held, ownership.coming = frozenset({0, 1}), frozenset()
        assert await waiting
        ownership.coming = frozenset({2})
        late = asyncio.create_task(ownership.admit(92, 5 << 22))
        await asyncio.sleep(0)
        time.now += module.HANDOVER_TIMEOUT
        assert not await late


async def test_of_the_interactions_of_a_shard_the_newest_are_remembered_for_a_handover() -> None:
    with owning(0) as (ownership, _):
        for number in range(module.KEPT + 100):
            assert await ownership.admit(1_000 + number, FIRST)
        assert ownership.answered(0) == [*range(1_100, 1_100 + module.KEPT)]


LASTING = 12.0
THIRD = LASTING / 3
NOTHING = Renewal(mine={}, coming=frozenset(), wanted=frozenset(), offered=frozenset(), last=True, requests=1.0)


def of(*shards: int, **changes: Any) -> Renewal:
    """A renewal of these shards."""
    return replace(NOTHING, mine={shard: frozenset() for shard in shards}, **changes)


class WrittenLeases:
    """Leases that answer what the test has written."""

    def __init__(self, happened: list[str]) -> None:
        self.happened = happened
        self.next: Renewal | Exception = NOTHING
        self.takes = 0.0
        """Seconds that a renewal takes."""
        self.renewals: list[dict[str, Any]] = []
        self.refused: Exception | None = None
        """What a handover, a farewell and joining fail with."""
        self.identifying: list[int | Exception] = []

    async def join(self, shards: int, lasting: int) -> int:
        if self.refused is not None:
            raise self.refused
        self.happened.append(f"joins {shards} shards for {lasting} ms")
        if isinstance(self.next, Fenced):
            self.next = NOTHING
        return 7

    async def renew(self, lasting: int, **about: Any) -> Renewal:
        self.renewals.append(about | {"lasting": lasting})
        await asyncio.sleep(self.takes)
        if isinstance(self.next, Exception):
            raise self.next
        return self.next

    async def get_ready(self, shards: Collection[int]) -> None:
        self.happened.append(f"is ready for {text(shards)}")

    async def hand_over(self, shard: int, seen: Collection[int]) -> None:
        if self.refused is not None:
            raise self.refused
        self.happened.append(f"hands over {shard}, where it answered {text(seen)}")

    async def leave(self) -> None:
        if self.refused is not None:
            raise self.refused
        self.happened.append("leaves")

    async def take_identify_turn(self, bucket: int, gap: int, *, behind: int) -> int:
        place = ", behind others" if behind > 0 else ", again" if behind == -gap else ""
        self.happened.append(f"asks for bucket {bucket}{place}")
        answer = self.identifying.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer

    def fence(self, shard: int | None = None) -> Fence:
        return Fence(7, shard)


class Connections:
    """The gateway: which shards are wanted, and which of them can be connected."""

    def __init__(self, happened: list[str]) -> None:
        self.happened = happened
        self.wanted: frozenset[int] = frozenset()
        self.reachable: frozenset[int] = frozenset({0, 1, 2})

    @property
    def ready(self) -> frozenset[int]:
        return self.wanted & self.reachable

    async def want(self, shards: Collection[int]) -> None:
        if shards != self.wanted:
            self.happened.append(f"connects {text(shards)}")
        self.wanted = frozenset(shards)

    async def close(self) -> None:
        self.happened.append("disconnects")


class Shared:
    """One process among others: the bot that is told of shards, and everything around its `Sharing`."""

    def __init__(self, time: DrivenTime) -> None:
        self.time = time
        self.happened: list[str] = []
        """What the process has done, in order."""
        self.answered = asyncio.Event()
        self.answered.set()
        self.broken: Exception | None = None
        self.reading = 0.0
        """Seconds for which it reads what others may have changed."""
        self.unread: Exception | None = None
        self.read: set[int] = set()
        self.reads: list[set[int]] = []
        self.leases, self.gateway = WrittenLeases(self.happened), Connections(self.happened)
        leases, gateway = cast(Leases, self.leases), cast(Gateway, self.gateway)
        self.budget, self.ownership = RequestBudget(time.milliseconds), ShardOwnership(leases, 3, time.epoch)
        self.sharing = Sharing(self, leases, self.ownership, gateway, self.budget, LASTING)

    async def read_anew(self, shards: Collection[int]) -> None:
        await asyncio.sleep(self.reading)
        if self.unread is not None:
            raise self.unread
        self.read |= {*shards}
        self.reads.append({*shards})

    async def shard_gained(self, shard: int) -> None:
        assert shard in self.read
        if self.broken is not None:
            raise self.broken
        self.happened.append(f"gains {shard}")

    def shards_lost(self) -> None:
        self.read &= self.ownership.held
        held = self.ownership.held if self.ownership.alive else ()
        self.happened.append(f"has lost all but {text(held)}")

    async def wait_for_answers(self, shard: int) -> None:
        await self.answered.wait()

    async def wait(self, seconds: float) -> None:
        await self.time.pass_by(seconds)

    async def next(self, renewal: Renewal | Exception) -> list[str]:
        """The next renewal gives this; what the process does about it."""
        self.happened.clear()
        self.leases.next, before = renewal, len(self.leases.renewals)
        while len(self.leases.renewals) == before:
            await self.wait(0.25)
        return self.happened[:]


def text(numbers: Iterable[int]) -> str:
    return " and ".join(map(str, sorted(numbers))) or "none"


@pytest.fixture
async def shared(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Shared]:
    """A process that has joined, and has no shard yet."""
    time = DrivenTime()
    monkeypatch.setattr(module, "elapsed", time.epoch)
    with time.driving():
        shared = Shared(time)
        await shared.sharing.begin(2)
        await shared.wait(0)
        yield shared
        await shared.sharing._tasks.close()


async def test_a_process_joins_with_the_number_of_shards_and_renews_three_times_in_a_lease(shared: Shared) -> None:
    assert shared.happened == ["joins 3 shards for 12000 ms"]
    await shared.wait(LASTING)
    assert shared.leases.renewals == [{"lasting": 12_000, "need": 0.0, "leaving": False}] * 4


async def test_the_bot_reads_a_shard_and_is_told_of_it_once_when_it_is_leased_connected_or_not(shared: Shared) -> None:
    shared.gateway.reachable = frozenset({0})
    assert await shared.next(of(0, 1)) == ["connects 0 and 1", "gains 0", "gains 1"]
    assert shared.ownership.held == {0, 1}
    shared.gateway.reachable = frozenset({0, 1})
    assert await shared.next(of(0, 1)) == []
    assert await shared.next(of(0, 1, 2)) == ["connects 0 and 1 and 2", "gains 2"]
    assert shared.reads == [{0, 1}, {2}]


async def test_no_press_is_answered_before_what_others_may_have_changed_was_read(shared: Shared) -> None:
    await shared.next(of(0))
    shared.reading = 1.5
    assert await shared.next(of(0, 1)) == []
    assert await shared.ownership.admit(70, 3 << 22), "what it had before is served meanwhile"
    waiting = asyncio.create_task(shared.ownership.admit(71, 1 << 22))
    await shared.wait(1)
    assert (waiting.done(), shared.read) == (False, {0})
    await shared.wait(1)
    assert (waiting.result(), shared.read) == (True, {0, 1})
    await shared.next(of(0))
    shared.reading = 0.0
    await shared.next(of(0, 1))
    assert shared.read == {0, 1}, "another process had it meanwhile"


async def test_a_shard_whose_servers_could_not_be_read_is_not_served_yet(shared: Shared) -> None:
    shared.unread = StoreUnavailable("no database")
    assert await shared.next(of(0)) == []
    assert not shared.ownership.held
    assert shared.ownership.coming == {0}
    shared.unread = None
    renewals = len(shared.leases.renewals)
    await shared.wait(1)
    assert len(shared.leases.renewals) == renewals + 1, "it is tried again in a second"
    assert shared.ownership.held == {0}
    assert shared.happened == ["connects 0", "gains 0"]


async def test_a_lease_lasts_from_when_it_was_asked_for(shared: Shared) -> None:
    shared.leases.takes = 3.0
    await shared.next(of(0))
    await shared.wait(3)
    assert shared.ownership.left == pytest.approx(LASTING - 3)


async def test_a_renewal_that_took_longer_than_a_lease_is_made_again_at_once(shared: Shared) -> None:
    await shared.next(of(0))
    shared.leases.takes = LASTING + 1  # the server of the database was halted
    await shared.next(of(0))
    shared.leases.takes = 0.0
    await shared.wait(LASTING + 1)
    assert shared.ownership.served == {0}
    assert shared.happened[-1] == "gains 0", "deadlines that came without a lease were left out"
    assert not any("lost" in each for each in shared.happened), "hands stay: nobody else can have changed a table"


async def test_a_process_sends_its_share_of_the_requests_and_says_what_it_needs(shared: Shared) -> None:
    await shared.next(of(0, requests=0.5))
    assert shared.budget.rate == GLOBAL_LIMIT / 2
    shared.budget._counted = 40
    await shared.wait(THIRD)
    assert shared.leases.renewals[-1]["need"] == pytest.approx(40 / THIRD, rel=0.01)


async def test_a_shard_that_is_coming_is_connected_before_it_is_asked_for(shared: Shared) -> None:
    shared.gateway.reachable = frozenset({0})
    assert await shared.next(of(0, coming=frozenset({1}))) == ["connects 0 and 1", "gains 0"]
    assert shared.ownership.coming == {1}
    shared.gateway.reachable = frozenset({0, 1})
    assert await shared.next(of(0, coming=frozenset({1, 2}))) == ["connects 0 and 1 and 2", "is ready for 1"]
    await shared.next(replace(NOTHING, mine={0: frozenset(), 1: frozenset({71})}))
    admitted = await shared.ownership.admit(71, 1 << 22), await shared.ownership.admit(72, 1 << 22)
    assert admitted == (False, True), "what its last holder has answered is not answered again"


@pytest.mark.parametrize(
    "renewal", [of(0, coming=frozenset({1})), of(0, offered=frozenset({0}))], ids=["to this process", "from it"]
)
async def test_leases_are_renewed_briskly_during_a_handover(shared: Shared, renewal: Renewal) -> None:
    await shared.next(renewal)
    before = len(shared.leases.renewals)
    await shared.wait(1)
    assert len(shared.leases.renewals) == before + 4


async def test_a_shard_is_handed_over_once_everything_has_been_answered(shared: Shared) -> None:
    await shared.next(of(0, 1))
    assert await shared.ownership.admit(71, 1 << 22)
    shared.answered.clear()
    asked = of(0, 1, wanted=frozenset({1}), offered=True)
    assert await shared.next(asked) == await shared.next(asked) == []
    assert shared.ownership.held == {0}, "nothing new is begun there, whatever is renewed meanwhile"
    shared.answered.set()
    await shared.wait(0)
    assert shared.happened == ["hands over 1, where it answered 71", "has lost all but 0", "connects 0"]


async def test_a_shard_whose_answers_take_long_is_handed_over_before_presses_have_waited_too_long(
    shared: Shared,
) -> None:
    await shared.next(of(0, 1))
    assert await shared.ownership.admit(71, 1 << 22)
    shared.answered.clear()
    assert await shared.next(of(0, 1, wanted=frozenset({1}))) == []
    await shared.wait(module.FINISHING)
    assert module.FINISHING + 2 * module.BRISK < HANDOVER_TIMEOUT
    assert shared.happened == ["hands over 1, where it answered 71", "has lost all but 0", "connects 0"]
    assert shared.ownership.fence(1 << 22) == Fence(7, 1), "what still runs there can no longer be written"
    shared.answered.set()
    await shared.wait(0)
    assert shared.ownership.fence(1 << 22) == Fence(7)


async def test_a_shard_that_could_not_be_handed_over_is_served_again_and_its_hands_stay(shared: Shared) -> None:
    await shared.next(of(0, 1))
    shared.leases.refused = StoreUnavailable("no database")
    assert await shared.next(of(0, 1, wanted=frozenset({1}))) == []
    assert shared.ownership.held == {0}
    assert await shared.next(of(0, 1)) == ["gains 1"]


async def test_a_shard_is_lost_whose_handover_was_written_though_the_answer_did_not_come(shared: Shared) -> None:
    await shared.next(of(0, 1))
    shared.leases.refused = StoreUnavailable("no answer within 10 seconds")
    assert await shared.next(of(0, 1, wanted=frozenset({1}))) == []
    assert await shared.next(of(0)) == ["has lost all but 0", "connects 0"]
    assert await shared.next(of(0, 1)) == ["connects 0 and 1", "gains 1"], "it comes back"


async def test_a_second_try_to_hand_a_shard_over_still_tells_what_was_answered(shared: Shared) -> None:
    await shared.next(of(0, 1))
    assert await shared.ownership.admit(71, 1 << 22)
    shared.leases.refused = StoreUnavailable("no database")
    await shared.next(of(0, 1, wanted=frozenset({1})))
    shared.leases.refused = None
    await shared.next(of(0, 1))
    assert "hands over 1, where it answered 71" in await shared.next(of(0, 1, wanted=frozenset({1})))


async def test_a_process_that_was_taken_over_disconnects_and_joins_again_at_once(shared: Shared) -> None:
    await shared.next(of(0, 1))
    before = len(shared.leases.renewals)
    joined = ["has lost all but none", "connects none", "joins 3 shards for 12000 ms"]
    assert await shared.next(Fenced("taken over")) == joined
    assert len(shared.leases.renewals) == before + 2
    assert await shared.next(of(0)) == ["connects 0", "gains 0"]


async def test_a_process_that_cannot_join_again_tries_it_a_second_later(
    shared: Shared, caplog: pytest.LogCaptureFixture
) -> None:
    await shared.next(of(0, 1))
    shared.leases.refused = StoreUnavailable("no database")
    assert await shared.next(Fenced("taken over")) == ["has lost all but none", "connects none"]
    shared.leases.refused = None
    shared.happened.clear()
    await shared.wait(1.0)
    assert "joins 3 shards for 12000 ms" in shared.happened
    assert "ERROR" not in {record.levelname for record in caplog.records}


async def test_without_the_database_a_process_serves_its_shards_until_the_leases_end(shared: Shared) -> None:
    await shared.next(of(0))
    asked = len(shared.leases.renewals)
    assert await shared.next(StoreUnavailable("no database")) == []
    await shared.wait(LASTING - THIRD - 1)
    assert (shared.ownership.owns(3 << 22), shared.happened) == (True, [])
    await shared.wait(2)
    assert (shared.ownership.owns(3 << 22), shared.happened) == (False, []), "nobody else may have taken over"
    assert len(shared.leases.renewals) - asked >= LASTING - THIRD, "it asks again every second"
    assert await shared.next(of(0)) == ["gains 0"]


@pytest.mark.parametrize(
    ("error", "level"), [(StoreUnavailable("no database"), "warning"), (RuntimeError("a mistake"), "error")]
)
async def test_the_bot_is_told_again_of_a_shard_that_it_could_not_take_up(
    log_lines: io.StringIO, shared: Shared, error: Exception, level: str
) -> None:
    shared.broken = error
    assert await shared.next(of(0)) == ["connects 0"]
    assert f'"level": "{level}"' in log_lines.getvalue()
    shared.broken = None
    assert await shared.next(of(0)) == ["gains 0"]


async def test_an_error_of_the_program_ends_neither_the_renewals_nor_what_follows_from_them(shared: Shared) -> None:
    shared.broken = RuntimeError("a mistake in the bot")
    await shared.next(of(0))
    shared.broken = None
    assert await shared.next(RuntimeError("a mistake in the leases")) == []
    assert await shared.next(of(0, 1)) == ["connects 0 and 1", "gains 0", "gains 1"]


@pytest.mark.parametrize("alone", [True, False])
async def test_a_process_leaves_at_once_if_it_is_alone_else_once_others_have_all_its_shards(
    shared: Shared, alone: bool
) -> None:
    await shared.next(of(0, last=alone))
    leaving = asyncio.create_task(shared.sharing.leave())
    await shared.wait(THIRD)
    assert (leaving.done(), shared.leases.renewals[-1]["leaving"]) == (alone, True)
    before = len(shared.leases.renewals)
    await shared.wait(1)
    assert len(shared.leases.renewals) == before + (0 if alone else 4)
    if not alone:
        await shared.next(of(last=False))
        assert leaving.done()


async def test_a_process_that_leaves_waits_for_the_others_only_so_long(shared: Shared) -> None:
    await shared.next(of(0, last=False))
    leaving = asyncio.create_task(shared.sharing.leave())
    await shared.wait(module.LEAVING - 1)
    assert not leaving.done()
    await shared.wait(2)
    assert leaving.done()
    before = len(shared.leases.renewals)
    await shared.wait(LASTING)
    assert len(shared.leases.renewals) == before, "nothing is renewed any more"


async def test_a_process_that_leaves_without_the_database_waits_until_its_leases_have_run_out(shared: Shared) -> None:
    await shared.next(of(0, last=False))
    await shared.next(StoreUnavailable("no database"))
    leaving = asyncio.create_task(shared.sharing.leave())
    await shared.wait(LASTING - THIRD - 1)
    assert not leaving.done()
    await shared.wait(2)
    assert leaving.done()


async def test_a_process_that_has_not_joined_leaves_at_once() -> None:
    with (time := DrivenTime()).driving():
        await Shared(time).sharing.leave()


async def test_a_process_that_was_taken_over_while_it_leaves_does_not_join_again(shared: Shared) -> None:
    await shared.next(of(0, last=False))
    leaving = asyncio.create_task(shared.sharing.leave())
    await shared.wait(1)
    shared.happened.clear()
    await shared.next(Fenced("taken over"))
    assert leaving.done()
    assert not [each for each in shared.happened if each.startswith("joins")]


async def test_in_the_end_nothing_is_leased_or_connected(shared: Shared) -> None:
    await shared.next(of(0))
    shared.happened.clear()
    await shared.sharing.gone()
    assert (shared.ownership.alive, shared.happened) == (False, ["disconnects", "leaves"])
    shared.leases.refused = StoreUnavailable("no database")
    await shared.sharing.gone()


async def test_a_shard_identifies_in_the_turn_of_its_bucket(shared: Shared) -> None:
    await shared.next(of(0, 1, 2))
    shared.leases.identifying = [StoreUnavailable("no database"), 4_000, 0]
    identifying = asyncio.create_task(shared.sharing.wait_to_identify(2))
    await shared.wait(4.9)
    assert not identifying.done()
    shared.happened.clear()
    await shared.wait(0.2)
    assert (identifying.done(), shared.happened) == (True, ["asks for bucket 0"])
    shared.leases.identifying = [0]
    await shared.sharing.wait_to_identify(1)
    assert shared.happened[-1] == "asks for bucket 1"


async def test_a_shard_that_has_connected_in_its_turn_makes_the_others_wait_anew(shared: Shared) -> None:
    await shared.next(of(0, coming=frozenset({1})))
    shared.leases.identifying = [0]
    await shared.sharing.wait_to_identify(1, had_turn=True)
    assert shared.happened[-1] == "asks for bucket 1, again"


async def test_a_shard_that_is_still_served_identifies_behind_those_that_are_not(shared: Shared) -> None:
    await shared.next(of(0, coming=frozenset({1})))
    shared.leases.identifying = [4_000, 0, 0]
    identifying = asyncio.create_task(shared.sharing.wait_to_identify(1))
    await shared.wait(1)
    assert "asks for bucket 1, behind others" in shared.happened
    await shared.next(of(0, 1))  # its holder is gone
    shared.happened.clear()
    await shared.wait(4)
    assert (identifying.done(), shared.happened[0]) == (True, "asks for bucket 1")


async def test_a_shard_that_is_no_longer_wanted_does_not_identify(shared: Shared) -> None:
    with pytest.raises(asyncio.CancelledError):
        await shared.sharing.wait_to_identify(1)
    assert "asks for bucket 1" not in shared.happened
