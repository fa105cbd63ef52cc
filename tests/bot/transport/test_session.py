"""The session: JSON goes over connections that are kept, and everything else through aiohttp."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import pytest
from prometheus_client import REGISTRY

from bot.requests import kind_of
from bot.transport import session as module
from bot.transport.budget import RequestBudget
from bot.transport.failures import BROKEN
from bot.transport.session import Session
from tests.bot.transport.test_connection import serving
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
    echo, usual = Echo(), dict[str, Any](budget=RequestBudget(lambda: 50_000), monitored=False)
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


async def test_requests_past_the_library_are_counted_for_the_metrics() -> None:
    def counted(status: str) -> float:
        return REGISTRY.get_sample_value("hearts_discord_requests_total", {"kind": "push", "status": status}) or 0.0

    good, failed = counted("2xx"), counted("failed")
    async with sending(monitored=True) as (session, echo):
        await send(session, echo, PUSH, **JSON)
    with pytest.raises(OSError, match="Connect"):
        await send(session, echo, PUSH, **JSON)
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
    await connected.begin(connected.ben, connected.chidi, connected.dana)
    await connected.pass_all()
    assert sent >= {"answer", "push", "webhook"}
