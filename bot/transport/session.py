"""The session: over which connections requests are sent to Discord.

aiohttp needs ten times as long for a request as the connection itself, mostly for what Discord has no use for, as
cookies, redirections and compression. So the requests with JSON, which the bot makes by the thousand, do not go through
aiohttp. Everything else does. Rate limits and second tries remain with discord.py, which calls the session.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cached_property
from time import perf_counter
from types import SimpleNamespace
from typing import Any, Final
from urllib.parse import urlencode

import aiohttp
from aiohappyeyeballs import start_connection
from httptools import HttpParserError, HttpResponseParser
from multidict import CIMultiDict

from bot.metrics import count_request
from bot.transport.budget import RequestBudget


@dataclass(frozen=True, slots=True)
class Response:
    """A whole answer, with the names by which discord.py reads it."""

    status: int
    reason: str
    headers: CIMultiDict[str]
    body: bytes

    async def text(self, encoding: str = "utf-8") -> str:
        """The body."""
        return self.body.decode(encoding)


class Connection(asyncio.Protocol):
    """A connection. The event loop tells it what has arrived, and the parser what that means."""

    def __init__(self) -> None:
        self.open = False
        """Whether a request can be sent."""
        self.idle_since = 0.0
        """When its last request was answered, by the clock of the event loop."""
        self._transport: asyncio.Transport
        self._answer: asyncio.Future[Response] | None = None
        self._parser = HttpResponseParser(self)
        self._reason = b""
        self._headers = CIMultiDict[str]()
        self._body: list[bytes] = []
        self._endless = False
        """Whether only the end of the connection ends the body."""

    async def ask(self, request: bytes, patience: float) -> Response:
        """Sends a request and returns the answer. Raises aiohttp.ClientError if none comes that can be read, and
        TimeoutError if none comes within ``patience`` seconds."""
        loop = asyncio.get_running_loop()
        self._answer = loop.create_future()
        timer = loop.call_later(patience, self._give_up)  # asyncio.timeout drops an answer that comes with its end
        self._transport.write(request)
        try:
            return await self._answer
        except BaseException:
            self.close()
            raise
        finally:
            timer.cancel()
            self._answer = None

    def _give_up(self) -> None:
        if self._waiting is not None:
            self._waiting.set_exception(TimeoutError())

    def close(self) -> None:
        """Closes the connection; a request that is under way gets no answer."""
        self.open = False
        self._transport.abort()

    @property
    def _waiting(self) -> asyncio.Future[Response] | None:
        """The answer that somebody waits for."""
        return None if self._answer is None or self._answer.done() else self._answer

    # -- called by the event loop

    def connection_made(self, transport: Any) -> None:
        """The transports of uvloop are no asyncio.Transport."""
        self._transport, self.open = transport, True

    def data_received(self, data: bytes) -> None:
        """Reads what has arrived."""
        try:
            self._parser.feed_data(data)
        except HttpParserError as error:
            self.close()
            if self._waiting is not None:
                self._waiting.set_exception(aiohttp.ClientPayloadError(f"This is no answer: {error}"))

    def connection_lost(self, error: Exception | None) -> None:
        """Ends the answer that is under way."""
        self.open = False
        if self._waiting is None:
            return
        if self._endless and error is None:
            self.on_message_complete()
        else:
            self._waiting.set_exception(aiohttp.ServerDisconnectedError())

    # -- called by the parser

    def on_message_begin(self) -> None:
        """What nobody has asked for is not trusted."""
        if self._waiting is None:
            self.close()
        self._reason, self._headers, self._body, self._endless = b"", CIMultiDict(), [], False

    def on_status(self, reason: bytes) -> None:
        """The words behind the status, or a part of them."""
        self._reason += reason

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header."""
        self._headers.add(name.decode("latin-1"), value.decode("latin-1"))

    def on_headers_complete(self) -> None:
        """The body follows."""
        measured = "Content-Length" in self._headers or "Transfer-Encoding" in self._headers
        self._endless = not measured and not self._parser.should_keep_alive()

    def on_body(self, part: bytes) -> None:
        """A part of the body."""
        self._body.append(part)

    def on_message_complete(self) -> None:
        """Hands the answer over, unless it only announces another one."""
        status = self._parser.get_status_code()
        if status < 200 or self._waiting is None:
            return
        if not self._parser.should_keep_alive():
            self.close()
        self._waiting.set_result(Response(status, self._reason.decode("latin-1"), self._headers, b"".join(self._body)))


RESPONSE_TIMEOUT: Final = 300.0
"""Seconds to wait for an answer, as with aiohttp."""
CONNECT_TIMEOUT: Final = 30.0
"""Seconds to wait for a connection, as with aiohttp."""
HEAD_START: Final = 0.25
"""Seconds after which another address of the host is tried beside the first, as with aiohttp."""
IDLE_TIMEOUT: Final = 15.0
"""Seconds after which a connection is not used again, as with aiohttp."""

Instead = Callable[[bytes, Response], bytes | None]


def trace(budget: RequestBudget, ended: Any) -> aiohttp.TraceConfig:
    """Makes an aiohttp.ClientSession delay its requests, call ``ended`` after each (as aiohttp calls `on_request_end`),
    and count them for the metrics."""
    config = aiohttp.TraceConfig()

    async def wait(session: aiohttp.ClientSession, context: SimpleNamespace, what: Any) -> None:
        await budget.wait(what.url.path)
        context.began = perf_counter()

    async def count(session: aiohttp.ClientSession, context: SimpleNamespace, what: Any) -> None:
        status = what.response.status if isinstance(what, aiohttp.TraceRequestEndParams) else None
        count_request(what.method, what.url.path, status, perf_counter() - context.began)

    config.on_request_start.append(wait)
    config.on_request_end.append(ended)
    config.on_request_end.append(count)
    config.on_request_exception.append(count)
    return config


class Session:
    """Stands in the place of an aiohttp.ClientSession."""

    def __init__(
        self,
        session: aiohttp.ClientSession,
        user_agent: str,
        budget: RequestBudget,
        instead: Instead = lambda body, answer: None,
    ) -> None:
        """``budget`` delays requests, as it does those of the given session (`trace`). ``instead`` returns what is sent
        once more instead of a body after this answer, if anything."""
        self._session = session
        self._usual = {"User-Agent": user_agent, "Accept": "*/*", "Accept-Encoding": "identity"}
        self._budget = budget
        self._instead = instead
        self._kept: dict[str, list[Connection]] = {}
        """By the beginning of the address; the one that was used last is used next."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self._session, name)

    async def close(self) -> None:
        """Closes all connections that are not in use, and the session."""
        for kept in self._kept.values():
            for connection in kept:
                connection.close()
        await self._session.close()

    def request(self, method: str, url: str, **options: Any) -> Any:
        """An asynchronous context that sends a request, if need be a second time with another body, and gives its
        answer. Raises what `ask` does."""
        body, headers = options.get("data"), options.get("headers")
        if not isinstance(body, str) or headers is None or options.get("proxy") is not None:
            return self._session.request(method, url, **options)
        params = options.get("params")
        where = f"{url}?{urlencode(params)}" if params else url
        return self._exchange(method, where, headers, body.encode())

    @asynccontextmanager
    async def _exchange(self, method: str, url: str, headers: dict[str, str], body: bytes) -> AsyncIterator[Response]:
        answer = await self.ask(method, url, headers, body)
        other = self._instead(body, answer)
        yield answer if other is None else await self.ask(method, url, headers, other)  # the whole answer

    async def ask(self, method: str, url: str, headers: dict[str, str], body: bytes) -> Response:
        """Sends a request once, and returns its answer. Raises aiohttp.ClientError, OSError and TimeoutError."""
        scheme, _, address = url.partition("://")
        host, _, path = address.partition("/")
        fields = "".join([f"{name}: {value}\r\n" for name, value in ({"Host": host} | self._usual | headers).items()])
        head = f"{method} /{path} HTTP/1.1\r\n{fields}Content-Length: {len(body)}\r\n\r\n"
        request = head.encode("latin-1") + body
        await self._budget.wait(url)
        began, status = perf_counter(), None
        try:
            connection = self._idle(scheme + host) or await self._connect(scheme, host)
            response = await connection.ask(request, RESPONSE_TIMEOUT)
            status = response.status
        finally:
            count_request(method, f"/{path}", status, perf_counter() - began)
        if connection.open:
            self._keep(scheme + host, connection)
        return response

    def _idle(self, address: str) -> Connection | None:
        """A connection that can be used at once, if there is one."""
        kept, now = self._kept.get(address, []), asyncio.get_running_loop().time()
        while kept:
            connection = kept.pop()
            if connection.open and now - connection.idle_since < IDLE_TIMEOUT:
                return connection
            connection.close()
        return None

    async def _connect(self, scheme: str, host: str) -> Connection:
        """A new connection, to the address of the host that answers first."""
        name, _, port = host.partition(":")
        secure = self._trusted if scheme == "https" else None
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(CONNECT_TIMEOUT):
            addresses = await loop.getaddrinfo(name, int(port or (443 if secure else 80)), type=socket.SOCK_STREAM)
            found = await start_connection(addresses, happy_eyeballs_delay=HEAD_START, interleave=1)
            _, connection = await loop.create_connection(
                Connection, sock=found, ssl=secure, server_hostname=name if secure else None
            )
        return connection

    @cached_property
    def _trusted(self) -> ssl.SSLContext:
        """The certificates that are trusted; reading them takes some milliseconds."""
        return ssl.create_default_context()

    def _keep(self, address: str, connection: Connection) -> None:
        """Keeps a connection for the next request, and closes the one that was not needed for longest."""
        kept, now = self._kept.setdefault(address, []), asyncio.get_running_loop().time()
        connection.idle_since = now
        kept.append(connection)
        if now - kept[0].idle_since >= IDLE_TIMEOUT:
            kept.pop(0).close()
