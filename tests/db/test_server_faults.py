"""A PostgreSQL server that refuses: what the operator is told, and that all goes on once it does not any more."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import replace
from secrets import token_hex

import asyncpg
import pytest
from sqlalchemy import make_url

from db import Store, StoreUnavailable
from db.errors import READ_ONLY
from tests.db.postgresql import Server, another, run
from tests.db.rows import event, new, step
from tests.db.template import opened

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("slow_connections")]

ROOM = 17_000_000
"""Bytes: more than a file of PostgreSQL's write-ahead log has."""
WAIT = 60_000
"""Milliseconds within which a connection has ended."""
TERMINATE = b"X\0\0\0\4"
"""The last message of a client."""
OTHERS = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"


@pytest.fixture
async def store(empty: str) -> AsyncIterator[Store]:
    """A store with one table, of a process with leases."""
    async with opened(empty) as store:
        await store.leases.join(1, 60_000)
        await store.commit(new(1))
        yield store


async def refused(store: Store, why: str) -> None:
    """Nothing can be written, and the refusals say why."""
    for change in (step(1, 2), step(1, 2, pace="slow"), new(2)):
        with pytest.raises(StoreUnavailable, match=f"The database cannot be written: .*{why}"):
            await store.commit(change)
    with pytest.raises(StoreUnavailable, match=f"The leases cannot be renewed: .*{why}"):
        await store.leases.renew(60_000)


async def goes_on(store: Store) -> None:
    """Nothing that was refused is stored, and the next move is."""
    await store.commit(step(1, 2))
    assert (await store.leases.renew(60_000)).mine.keys() == {0}
    assert await store.tables.log(1) == (event(1), event(2))
    assert await store.tables.load(2) is None


async def test_a_start_that_the_server_refuses_says_why_and_no_password(server: Server) -> None:
    await run(server.url, "CREATE ROLE ana LOGIN PASSWORD 'right'", "CREATE ROLE ben LOGIN CONNECTION LIMIT 0")
    rules = server.data / "pg_hba.conf"
    rules.write_text(f"host all ana all scram-sha-256\nhostnossl all dana all reject\n{rules.read_text()}")
    await asyncio.to_thread(server.restart)
    url = make_url(server.url)
    for status, wrong, why in (
        (2, url.set(database="nowhere"), 'database "nowhere" does not exist'),
        (2, url.set(username="ana", password="secret"), 'password authentication failed for user "ana"'),
        (2, url.set(username="ana", password="right"), "permission denied for schema public"),
        (1, url.set(username="ben"), 'too many connections for role "ben"'),
        (2, url.set(username="chidi"), 'role "chidi" does not exist'),
        (
            2,
            url.set(username="dana"),
            'pg_hba.conf rejects connection for host "127.0.0.1", user "dana", database "hearts_test", no encryption',
        ),
        (
            1,
            url.update_query_dict({"ssl": "require"}),
            f'no connection to 127.0.0.1:{server.port} (PostgreSQL server at "127.0.0.1:{server.port}" rejected SSL '
            "upgrade): the address is wrong, or the server does not run",
        ),
    ):
        with pytest.raises(StoreUnavailable) as refusal:
            await Store.open(wrong.render_as_string(hide_password=False))
        assert (str(refusal.value), refusal.value.exit_code) == (f"The database cannot be opened: {why}", status)


async def test_a_server_that_can_only_be_read_is_read_and_written_once_it_can_be(store: Store, server: Server) -> None:
    """As after a failover to a standby that nobody has promoted."""
    async with another(server.url) as operator:
        await operator.execute("SET default_transaction_read_only = off")
        await operator.execute("ALTER DATABASE hearts_test SET default_transaction_read_only = on")
        await operator.execute(f"SELECT pg_terminate_backend(pid) {OTHERS}")
        try:
            with pytest.raises(StoreUnavailable, match=READ_ONLY):
                await Store.open(server.url)
            await refused(store, READ_ONLY)
            assert await store.tables.log(1) == (event(1),)
            assert await store.complaint() == f"The database cannot be written: {READ_ONLY}"
        finally:
            await operator.execute("ALTER DATABASE hearts_test RESET default_transaction_read_only")
        await goes_on(store)
        await operator.execute(f"SELECT pg_terminate_backend(pid) {OTHERS}")
    assert await store.complaint() is None


async def test_a_server_without_free_connections_refuses_until_there_are_some(store: Store, server: Server) -> None:
    async with AsyncExitStack() as others:
        operator = await others.enter_async_context(another(server.url))
        await operator.execute(f"SELECT pg_terminate_backend(pid, {WAIT}) {OTHERS}")  # else one may become free later
        with suppress(asyncpg.TooManyConnectionsError):
            while True:
                await others.enter_async_context(another(server.url))
        await refused(store, "too many clients")
        with pytest.raises(StoreUnavailable, match=r"The database cannot be opened: .*too many clients"):
            await Store.open(server.url)
        assert "too many clients" in str(await store.complaint())
    await goes_on(store)


async def test_leases_are_given_up_for_now_if_their_server_is_halted(
    store: Store, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    leases = store.leases
    await leases.renew(60_000)
    monkeypatch.setattr("db.leases.QUERY_TIMEOUT", 1.0)
    with server.frozen():
        for asking in (leases.renew(60_000), leases.take_identify_turn(0, 5_000)):
            asked = asyncio.ensure_future(asking)
            done, _ = await asyncio.wait([asked], timeout=60)
            assert done, "it waits for the server"
            assert "no answer within 1 seconds" in str(asked.exception())
    assert (await leases.renew(60_000)).mine.keys() == {0}


async def test_a_store_is_closed_although_its_server_is_halted(store: Store, server: Server) -> None:
    await asyncio.gather(*(store.tables.log(1) for _ in range(3)))
    await store.leases.renew(60_000)
    with server.frozen():
        closing = asyncio.create_task(store.close())
        done, _ = await asyncio.wait([closing], timeout=60)
    assert done, "it waits for the server"


async def test_a_connection_that_the_server_has_ended_and_not_closed_yet_refuses_nothing(
    store: Store, server: Server
) -> None:
    for change in (step(1, 2), step(1, 3, pace="slow")):
        async with lingering(server) as (url, ended), another(server.url) as operator, opened(url) as relayed:
            await relayed.leases.join(1, 60_000)
            await relayed.tables.log(1)
            await relayed.settled()
            await operator.execute(f"SELECT pg_terminate_backend(pid) {OTHERS}")
            await ended()
            await relayed.commit(change)
            assert await relayed.tables.log(1)
            await relayed.leases.renew(60_000)
    assert await store.tables.log(1) == (event(1), event(2), event(3))


@asynccontextmanager
async def lingering(server: Server) -> AsyncIterator[tuple[str, Callable[[], Awaitable[None]]]]:
    """The address of a relay to the server, whose connections stay open for the client when the server has ended them;
    and what returns once it has ended all of them."""
    ends: list[asyncio.Event] = []
    served: set[asyncio.Future[None]] = set()

    async def relay(from_client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        ends.append(end := asyncio.Event())
        done: asyncio.Future[None] = asyncio.Future()
        served.add(done)
        from_server, to_server = await asyncio.open_connection("127.0.0.1", server.port)

        async def answer() -> None:
            with suppress(ConnectionError):
                while data := await from_server.read(65_536):
                    to_client.write(data)
            end.set()

        answering = asyncio.create_task(answer())
        with suppress(ConnectionError):
            while (data := await from_client.read(65_536)) and not data.endswith(TERMINATE):
                to_server.write(data)
        to_server.close()
        await answering
        to_client.close()
        done.set_result(None)

    async def ended() -> None:
        for end in ends:
            await end.wait()
        for _ in range(10):  # the client reads what the server has said last
            await asyncio.sleep(0)

    listening = await asyncio.start_server(relay, "127.0.0.1", 0)
    port = listening.sockets[0].getsockname()[1]
    yield make_url(server.url).set(port=port).render_as_string(hide_password=False), ended
    listening.close()
    await listening.wait_closed()
    await asyncio.gather(*served)


async def test_a_server_with_a_full_disk_is_read_and_written_once_there_is_room(store: Store, server: Server) -> None:
    with full(server), pytest.raises(asyncpg.PostgresError, match="could not extend file"):
        async with another(server.url) as guest:
            await guest.execute(
                "INSERT INTO events (table_id, seq, round, kind, body, at) "
                "SELECT 1, number, 0, '', repeat(md5(number::text), 30), 0 FROM generate_series(100, 30000) AS number"
            )
    with full(server):
        seq, why = await moves_until_refused(store)
        assert why.startswith("The database cannot be written: could not extend file")
        assert [event.seq for event in await store.tables.log(1)] == list(range(1, seq + 1))
    await store.commit(step(1, seq + 1))


async def moves_until_refused(store: Store) -> tuple[int, str]:
    """Makes moves until what is left of the last page is used up; returns the last version, and the refusal."""
    seq = 1
    while True:
        try:
            await store.commit(replace(step(1, seq + 1), events=(event(seq + 1, body=token_hex(900)),)))
        except StoreUnavailable as error:
            return seq, str(error)
        seq += 1


@contextmanager
def full(server: Server) -> Iterator[None]:
    """Within this context no file of the server grows beyond `ROOM`."""
    server.limit_files(str(ROOM))
    yield
    server.limit_files("unlimited")
