"""A connection to Discord over which JSON is sent and answered by HTTP/1.1, one request at a time."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any, Final

import aiohttp
from multidict import CIMultiDict

WITHOUT_BODY: Final = frozenset({204, 304})
"""The statuses of answers that never have a body."""


@dataclass(frozen=True, slots=True)
class Response:
    """A whole answer, with the names by which discord.py reads it."""

    status: int
    reason: str
    headers: CIMultiDict[str]
    body: bytes
    keeps: bool
    """Whether another request can be sent over the same connection."""

    async def text(self, encoding: str = "utf-8") -> str:
        """The body."""
        return self.body.decode(encoding)


class Connection(asyncio.Protocol):
    """A connection, which the event loop tells what has arrived."""

    def __init__(self) -> None:
        self.open = False
        self.idle_since = 0.0
        """When its last request was answered, by the clock of the event loop."""
        self._transport: asyncio.Transport
        self._received = b""
        self._answer: asyncio.Future[Response] | None = None

    async def ask(self, request: bytes) -> Response:
        """Sends a request and returns the answer. Raises aiohttp.ClientError if none comes that can be read."""
        self._answer = asyncio.get_running_loop().create_future()
        self._transport.write(request)
        try:
            response = await self._answer
        except BaseException:
            self.close()
            raise
        finally:
            self._answer = None
        if not response.keeps:
            self.close()
        return response

    def close(self) -> None:
        """Closes the connection; a request that is under way gets no answer."""
        self.open = False
        self._transport.abort()

    def connection_made(self, transport: Any) -> None:
        """Called by the event loop; the transports of uvloop are no asyncio.Transport."""
        self._transport, self.open = transport, True

    def data_received(self, data: bytes) -> None:
        """Called by the event loop."""
        if self._answer is None or self._answer.done():  # nothing was asked
            self.close()
            return
        self._received += data
        self._read(self._answer, ended=False)

    def connection_lost(self, error: Exception | None) -> None:
        """Called by the event loop."""
        self.open = False
        if self._answer is None or self._answer.done():
            return
        self._read(self._answer, ended=True)
        if not self._answer.done():
            self._answer.set_exception(aiohttp.ServerDisconnectedError())

    def _read(self, answer: asyncio.Future[Response], *, ended: bool) -> None:
        try:
            response = read_response(self._received, ended=ended)
        except ValueError as error:
            answer.set_exception(aiohttp.ClientPayloadError(f"This is no answer: {error}"))
            return
        if response is not None:
            self._received = b""
            answer.set_result(response)


def read_response(received: bytes, *, ended: bool) -> Response | None:
    """The answer whose first bytes these are; None if more must come. ``ended``: nothing will come any more. Raises
    ValueError if this is not HTTP/1.1."""
    head, found, rest = received.partition(b"\r\n\r\n")
    if not found:
        return None
    first, *lines = head.decode("latin-1").split("\r\n")
    version, status, reason = (*first.split(" ", 2), "", "")[:3]
    if version not in ("HTTP/1.0", "HTTP/1.1") or len(status) != 3 or not status.isdecimal():
        raise ValueError("it does not begin with a status")
    if status[0] == "1":  # the answer itself is still to come
        return read_response(rest, ended=ended)
    headers = CIMultiDict[str]()
    for line in lines:
        name, _, value = line.partition(":")
        headers.add(name, value.strip())
    read = (b"", rest) if int(status) in WITHOUT_BODY else _body(headers, rest, ended)
    if read is None:
        return None
    body, more = read
    closes = ended or bool(more) or version == "HTTP/1.0" or headers.get("Connection", "").lower() == "close"
    return Response(int(status), reason, headers, body, not closes)


def _body(headers: CIMultiDict[str], rest: bytes, ended: bool) -> tuple[bytes, bytes] | None:
    """The body, and what follows it; None if it is not complete. Raises ValueError if its end cannot be found."""
    if "Transfer-Encoding" in headers:
        if headers["Transfer-Encoding"].lower() != "chunked":
            raise ValueError("it is encoded in a way that was not asked for")
        return _unchunked(rest)
    length = headers.get("Content-Length")
    if length is None:
        return (rest, b"") if ended else None
    if not length.isdecimal():
        raise ValueError("its length is no number")
    return (rest[: int(length)], rest[int(length) :]) if len(rest) >= int(length) else None


def _unchunked(data: bytes) -> tuple[bytes, bytes] | None:
    """A body that was sent in chunks, and what follows it; None if it is not complete. Raises ValueError."""
    chunks: list[bytes] = []
    at = 0
    while (end := data.find(b"\r\n", at)) >= 0:
        length = int(data[at:end].partition(b";")[0], 16)
        if length < 0:
            raise ValueError("a chunk is shorter than nothing")
        if length == 0:
            last = data.find(b"\r\n\r\n", end)  # there may be more headers before it
            return (b"".join(chunks), data[last + 4 :]) if last >= 0 else None
        at = end + 2 + length + 2
        chunks.append(data[end + 2 : at - 2])
    return None
