"""A connection to Discord over which JSON is sent and answered by HTTP/1.1, one request at a time."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

import aiohttp
from httptools import HttpParserError, HttpResponseParser
from multidict import CIMultiDict


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
        timer = loop.call_later(patience, self._give_up)  # costs less than asyncio.timeout
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
