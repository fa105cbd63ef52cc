"""The session: JSON goes over connections that are kept, and everything else through aiohttp."""

import asyncio
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import pytest
from prometheus_client import REGISTRY

from bot.program import new_event_loop
from bot.requests import kind_of
from bot.transport import session as module
from bot.transport.budget import RequestBudget
from bot.transport.failures import BROKEN
from bot.transport.session import Connection, Response, Session, trace
from tests.connected import ConnectedWorld

PUSH = "/webhooks/1/token/messages/@original"
EDIT = "/channels/1/messages/2"
JSON: dict[str, Any] = {"data": '{"a": "\u2665"}', "headers": {"Content-Type": "application/json"}}


@dataclass
class Echo:
    """A server that answers each request, and what it received: the connection's number, the head and the body."""

    received: list[tuple[int, bytes, bytes]] = field(default_factory=list)
    connections: int = 0
    address: str = ""
    answer: bytes = b"HTTP/1.1 200 OK\r\n"
    body: bytes = b"{}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        number = self.connections
        while True:
            head = await reader.readuntil(b"\r\n\r\n")
            length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0] or 0)
            self.received.append((number, head, await reader.readexactly(length)))
            writer.write(self.answer + f"Content-Length: {len(self.body)}\r\n\r\n".encode() + self.body)


@asynccontextmanager
async def sending(**options: Any) -> AsyncIterator[tuple[Session, Echo]]:
    """A session, and the server that it talks to."""
    echo, usual = Echo(), dict[str, Any](budget=RequestBudget(lambda: 50_000))
    async with serving(echo.serve) as port:
        echo.address = f"127.0.0.1:{port}"
        session = Session(aiohttp.ClientSession(), "the bot", **usual | options)
        try:
            yield session, echo
        finally:
            await session.close()


async def send(session: Session, echo: Echo, path: str, method: str = "PATCH", **options: Any) -> int:
    async with session.request(method, f"http://{echo.address}{path}", **options) as response:
        assert await response.text(encoding="utf-8") == "{}"
        status: int = response.status
        return status


async def test_json_is_sent_with_its_length_in_bytes_and_its_question() -> None:
    async with sending() as (session, echo):
        assert await send(session, echo, PUSH, **JSON, params={"with_components": 1, "wait": "a b"}) == 200
        [(_, head, body)] = echo.received
        first, *fields = head.decode().strip().split("\r\n")
        assert first == f"PATCH {PUSH}?with_components=1&wait=a+b HTTP/1.1"
        assert {"User-Agent: the bot", f"Host: {echo.address}", "Content-Length: 12"} <= set(fields)
        assert body.decode() == JSON["data"]


async def test_a_connection_is_used_again_until_it_has_been_idle_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    async with sending() as (session, echo):
        for _ in range(3):
            await send(session, echo, PUSH, **JSON)
        assert echo.connections == 1
        monkeypatch.setattr(module, "IDLE_TIMEOUT", 0.0)
        await send(session, echo, PUSH, **JSON)
        assert echo.connections == 2


async def test_requests_at_once_have_connections_of_their_own_which_are_kept() -> None:
    async with sending() as (session, echo):
        for _ in range(2):
            await asyncio.gather(*(send(session, echo, PUSH, **JSON) for _ in range(3)))
        assert echo.connections == 3


async def test_what_is_no_json_goes_through_aiohttp() -> None:
    async with sending() as (session, echo):
        await send(session, echo, PUSH, method="GET")
        await send(session, echo, PUSH, data=aiohttp.FormData({"a": "b"}), headers={})
        assert all(b"aiohttp" in head for _, head, _ in echo.received)
        with pytest.raises(aiohttp.ClientProxyConnectionError):
            await send(session, echo, PUSH, **JSON, proxy="http://127.0.0.1:9")  # where nobody listens


async def test_what_is_refused_is_sent_once_more_with_another_body() -> None:
    async with sending(instead=lambda body, answer: b"cards as text") as (session, echo):
        assert await send(session, echo, EDIT, **JSON) == 200
        assert [body for _, _, body in echo.received] == [JSON["data"].encode(), b"cards as text"]


async def test_what_counts_waits_until_the_budget_allows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    budget = RequestBudget(lambda: 50_000)
    budget.share(0.0)  # one a second
    async with sending(budget=budget) as (session, echo):
        monkeypatch.setattr(asyncio, "sleep", sleep)
        for path in (EDIT, PUSH, EDIT, PUSH, EDIT):
            await send(session, echo, path, **JSON)
        assert waited == [1.0]


def counted(status: str) -> float:
    return REGISTRY.get_sample_value("hearts_discord_requests_total", {"kind": "push", "status": status}) or 0.0


async def test_requests_past_the_library_are_counted_for_the_metrics() -> None:
    good, failed = counted("2xx"), counted("failed")
    async with sending() as (session, echo):
        await send(session, echo, PUSH, **JSON)
    with pytest.raises(OSError, match="Connect"):
        await send(session, echo, PUSH, **JSON)
    assert (counted("2xx"), counted("failed")) == (good + 1, failed + 1)


async def test_requests_through_aiohttp_are_counted_once_for_the_metrics() -> None:
    good, failed, ended = counted("2xx"), counted("failed"), list[int]()

    async def end(session: object, context: object, what: aiohttp.TraceRequestEndParams) -> None:
        ended.append(what.response.status)

    config = trace(RequestBudget(lambda: 50_000), end)
    async with serving(Echo().serve) as port, aiohttp.ClientSession(trace_configs=[config]) as session:
        assert (await session.patch(f"http://127.0.0.1:{port}{PUSH}", json={})).status == 200
    async with aiohttp.ClientSession(trace_configs=[config]) as session:
        with pytest.raises(aiohttp.ClientError):
            await session.patch(f"http://127.0.0.1:{port}{PUSH}", json={})
    assert ended == [200]
    assert (counted("2xx"), counted("failed")) == (good + 1, failed + 1)


async def test_nothing_is_sent_to_a_server_that_cannot_prove_who_it_is() -> None:
    received: list[bytes] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        received.append(await reader.read(1000))
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}")

    async with sending() as (session, _), serving(serve) as port:
        with pytest.raises(BROKEN):
            async with session.request("PATCH", f"https://127.0.0.1:{port}{PUSH}", **JSON):
                pass
    [hello] = received
    assert hello[0] == 22  # a handshake of TLS
    assert b"token" not in hello


async def test_the_bot_sends_answers_pushes_and_table_messages_by_itself(
    connected: ConnectedWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: set[str] = set()
    ask = Session.ask

    async def noted(session: Session, method: str, url: str, *rest: Any) -> Any:
        sent.add(kind_of(method, url))
        return await ask(session, method, url, *rest)

    monkeypatch.setattr(Session, "ask", noted)
    await connected.begin_first_trick()
    assert sent >= {"answer", "push", "webhook"}


ANSWER = b'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nVia: 1.1 a\r\nContent-Length: 8\r\n\r\n{"a": 1}'

CHUNKED = b'HTTP/1.1 200 OK\r\ntransfer-encoding: Chunked\r\n\r\n4\r\n{"a"\r\n4;x=y\r\n: 1}\r\n0\r\nX-Late: 1\r\n\r\n'

TO_THE_END = b'HTTP/1.1 502 Bad Gateway\r\nX: y\r\n\r\n{"a": 1}'

PATIENCE = 180.0

Serve = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


@asynccontextmanager
async def serving(serve: Serve) -> AsyncIterator[int]:
    """The port of a server that does this with each connection; all of them are closed at the end."""
    tasks: set[asyncio.Task[None]] = set()

    async def served(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            await serve(reader, writer)
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()

    def accept(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        tasks.add(asyncio.ensure_future(served(reader, writer)))

    server = await asyncio.start_server(accept, "127.0.0.1")
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        await asyncio.gather(*tasks)


@asynccontextmanager
async def connected_to(serve: Serve) -> AsyncIterator[Connection]:
    """A connection to a server that does this with it."""
    async with serving(serve) as port:
        _, connection = await asyncio.get_running_loop().create_connection(Connection, "127.0.0.1", port)
        try:
            yield connection
        finally:
            connection.close()


def answering(*answers: bytes) -> Serve:
    """Answers each line that arrives, and then closes the connection."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for answer in answers:
            await reader.readline()
            writer.write(answer)

    return serve


async def read(*parts: bytes, end: bool = False) -> tuple[Response, bool]:
    """The answer that arrives in these parts, and whether its connection is still open. ``end``: it is ended then."""
    ours, theirs = socket.socketpair()
    with theirs:
        _, connection = await asyncio.get_running_loop().create_connection(Connection, sock=ours)
        asked = asyncio.create_task(connection.ask(b"one\n", PATIENCE))
        await asyncio.sleep(0)
        for part in parts:
            assert not asked.done()
            connection.data_received(part)
        if end:
            connection.connection_lost(None)
        try:
            return await asked, connection.open
        finally:
            connection.close()
            await asyncio.sleep(0)


@pytest.mark.parametrize("answer", [ANSWER, CHUNKED])
async def test_an_answer_is_read_wherever_it_is_cut(answer: bytes) -> None:
    for at in range(1, len(answer)):
        response, is_open = await read(answer[:at], answer[at:])
        assert (response.status, response.reason, await response.text(), is_open) == (200, "OK", '{"a": 1}', True)


@pytest.mark.parametrize("answer", [ANSWER, CHUNKED])
async def test_an_answer_that_ends_early_is_none(answer: bytes) -> None:
    for at in range(len(answer)):
        with pytest.raises(aiohttp.ServerDisconnectedError):
            await read(answer[:at], end=True)


async def test_an_answer_ends_with_its_length_or_its_head_or_its_connection_and_an_announcement_is_none() -> None:
    response, is_open = await read(b"HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\n", ANSWER)
    assert (response.status, list(response.headers), is_open) == (200, ["Content-Type", "Via", "Content-Length"], True)
    assert (response.headers["content-type"], response.headers.get("VIA")) == ("application/json", "1.1 a")
    response, is_open = await read(b"HTTP/1.1 204 No Content\r\n\r\n")
    assert (response.status, response.body, is_open) == (204, b"", True)
    response, is_open = await read(TO_THE_END[:-3], TO_THE_END[-3:], end=True)
    assert (response.status, response.reason, response.body, is_open) == (502, "Bad Gateway", b'{"a": 1}', False)


@pytest.mark.parametrize(
    "answer",
    [
        ANSWER.replace(b"Via: 1.1 a", b"connection: Close"),
        ANSWER.replace(b"Via: 1.1 a", b"connection: Close") + b"more",
        ANSWER.replace(b"HTTP/1.1", b"HTTP/1.0"),
        ANSWER + b"HTTP/1.1 200 OK\r\n",
        CHUNKED + b"more",
    ],
)
async def test_a_connection_that_cannot_be_trusted_is_not_used_again(answer: bytes) -> None:
    response, is_open = await read(answer)
    assert (response.body, is_open) == (b'{"a": 1}', False)


@pytest.mark.parametrize(
    "answer",
    [
        b"SSH-2.0-OpenSSH\r\n\r\n",
        b"HTTP/2 200\r\n\r\n",
        b"HTTP/1.1 OK\r\n\r\n",
        ANSWER.replace(b"Length: 8", b"Length: -8"),
        CHUNKED.replace(b"4\r\n{", b"-4\r\n{"),
        CHUNKED.replace(b"4\r\n{", b"z\r\n{"),
    ],
)
async def test_something_else_is_no_answer(answer: bytes) -> None:
    with pytest.raises(aiohttp.ClientPayloadError, match="no answer"):
        await read(answer)


def test_requests_follow_each_other_over_one_connection_on_the_event_loop_of_the_bot() -> None:
    async def ask_twice() -> list[str]:
        async with connected_to(answering(ANSWER, CHUNKED)) as connection:
            return [
                await (await connection.ask(b"one\n", PATIENCE)).text(),
                await (await connection.ask(b"two\n", PATIENCE)).text(),
            ]

    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        assert runner.run(ask_twice()) == ['{"a": 1}', '{"a": 1}']


@pytest.mark.parametrize(("answer", "error"), [(ANSWER[:-1], "disconnected"), (b"what?\r\n\r\n", "no answer")])
async def test_half_an_answer_and_nonsense_are_errors(answer: bytes, error: str) -> None:
    async with connected_to(answering(answer)) as connection:
        with pytest.raises(aiohttp.ClientError, match=error):
            await connection.ask(b"one\n", PATIENCE)
        assert not connection.open


async def test_a_request_that_is_cancelled_takes_its_connection_with_it() -> None:
    arrived = asyncio.Event()

    async def never(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readline()
        arrived.set()
        await reader.read()

    async with connected_to(never) as connection:
        asked = asyncio.create_task(connection.ask(b"one\n", PATIENCE))
        await arrived.wait()
        asked.cancel()
        await asyncio.wait([asked])
        assert asked.cancelled()
        assert not connection.open


async def test_an_answer_that_does_not_come_is_given_up() -> None:
    async def never(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()

    async with connected_to(never) as connection:
        with pytest.raises(TimeoutError):
            await connection.ask(b"one\n", 0.0)
        assert not connection.open


async def test_what_nobody_asked_for_closes_the_connection() -> None:
    closed = asyncio.Event()

    async def speak(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(ANSWER)
        await reader.read()
        closed.set()

    async with connected_to(speak) as connection:
        await closed.wait()
        assert not connection.open


async def test_an_answer_that_came_while_the_process_was_paused_is_read() -> None:
    """Its time is over then, too, but what was asked for has happened: asked again, it might happen twice."""
    ours, theirs = socket.socketpair()
    _, connection = await asyncio.get_running_loop().create_connection(Connection, sock=ours)
    asked = asyncio.create_task(connection.ask(b"GET / HTTP/1.1\r\n\r\n", 0.01))
    await asyncio.sleep(0)
    theirs.sendall(b"HTTP/1.1 204 No Content\r\n\r\n")
    time.sleep(0.02)  # noqa: ASYNC251 - a pause of the process
    assert (await asked).status == 204
    connection.close()
    theirs.close()
