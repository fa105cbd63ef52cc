"""A connection: an answer is read whole, however it arrives, and nothing else is taken for one."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

import aiohttp
import pytest

from bot.program import new_event_loop
from bot.transport.connection import Connection, Response

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


async def test_headers_are_found_in_any_case() -> None:
    response, _ = await read(ANSWER)
    assert (response.headers["content-type"], response.headers.get("Via")) == ("application/json", "1.1 a")


async def test_a_body_without_a_length_ends_with_the_connection() -> None:
    response, is_open = await read(TO_THE_END[:-3], TO_THE_END[-3:], end=True)
    assert (response.status, response.reason, response.body, is_open) == (502, "Bad Gateway", b'{"a": 1}', False)


async def test_an_answer_that_is_only_announced_is_waited_for() -> None:
    response, is_open = await read(b"HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\n", ANSWER)
    assert (response.status, list(response.headers), is_open) == (200, ["Content-Type", "Via", "Content-Length"], True)


async def test_an_answer_without_a_body_is_whole_with_its_head() -> None:
    response, is_open = await read(b"HTTP/1.1 204 No Content\r\n\r\n")
    assert (response.status, response.body, is_open) == (204, b"", True)


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
