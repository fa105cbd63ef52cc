"""The relay: the way to PostgreSQL, on which a test delays, loses and refuses what a program and the server send."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Literal

Sender = Literal["program", "server"]


class Relay:
    """Passes on what is sent on each connection, in order."""

    def __init__(self, port: int) -> None:
        """``port``: the server's, on this machine."""
        self.server = port
        self.refuses = False
        """Whether every new connection is broken."""
        self.latency: Callable[[Sender], float] = _no_latency
        """The seconds for which each piece is on its way, by who sends it."""
        self.breaks_after = b""
        """A connection is broken once a program's piece with these bytes is passed on, one time; empty for none."""
        self.passed = 0
        """How many pieces have been passed on."""
        self.ends: set[End] = set()
        self._losses: deque[Sender] = deque()
        self._listening: list[asyncio.Server] = []
        self._closed: set[int] = set()

    async def open(self) -> int:
        """Opens a way to the server for one program, and returns its port."""
        ways = await asyncio.get_running_loop().create_server(lambda: End(self, "program"), "127.0.0.1", 0)
        self._listening.append(ways)
        return port_of(ways.sockets[0])

    def close(self, port: int) -> None:
        """Closes a way, and breaks its connections; what is on its way is lost."""
        self._closed.add(port)
        for end in list(self.ends):
            if end.port == port:
                end.abort()

    def reopen(self, port: int) -> None:
        """Opens a way again that was closed."""
        self._closed.discard(port)

    def admits(self, port: int) -> bool:
        """Whether a new connection on this way is not broken."""
        return not self.refuses and port not in self._closed

    async def end(self) -> None:
        """Closes all ways."""
        self.cut()
        for ways in self._listening:
            ways.close()
            await ways.wait_closed()

    @property
    def held(self) -> int:
        """How many connections wait for something that is on its way."""
        return sum(end.waits for end in self.ends)

    def cut(self) -> None:
        """Breaks all connections; what is on its way is lost."""
        for end in list(self.ends):
            end.abort()

    def lose(self, sender: Sender, times: int) -> None:
        """Breaks a connection in place of passing on the next piece that a program or the server sends, so many
        times."""
        self._losses += [sender] * times

    def loses(self, sender: Sender) -> bool:
        """Whether a piece is to be lost."""
        if sender not in self._losses:
            return False
        self._losses.remove(sender)
        return True

    def clear(self) -> None:
        """Ends all faults and passes on what is on its way."""
        self.refuses, self.latency = False, _no_latency
        self._losses.clear()
        for end in list(self.ends):
            end.hurry()


class End(asyncio.Protocol):
    """One end of a connection: what it hears is passed on by the other one."""

    def __init__(self, relay: Relay, sender: Sender, other: End | None = None) -> None:
        self._relay, self._sender, self._other = relay, sender, other
        self._transport: asyncio.Transport | None = None
        self._pieces: deque[bytes] = deque()
        self._timer: asyncio.TimerHandle | None = None
        self._connecting: asyncio.Task[None] | None = None
        self.port = 0
        """The port on which it was accepted, if it is the program's."""

    @property
    def waits(self) -> bool:
        """Whether what this end has heard is on its way."""
        return self._timer is not None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        self._relay.ends.add(self)
        if self._other is not None:
            self._other.meet(self)
            return
        self.port = port_of(transport.get_extra_info("socket"))
        if not self._relay.admits(self.port):
            self.abort()
        else:
            self._connecting = asyncio.get_running_loop().create_task(self._connect(), name="relay connects")

    def data_received(self, data: bytes) -> None:
        if self._relay.loses(self._sender):
            self.abort()
            return
        self._pieces.append(data)
        if not self.waits:
            self._pass_on()

    def connection_lost(self, error: Exception | None) -> None:
        self.abort()

    def abort(self) -> None:
        """Breaks the connection, on both sides."""
        self._relay.ends.discard(self)
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        self._pieces.clear()
        if self._transport is not None:
            self._transport.abort()
        other, self._other = self._other, None
        if other is not None:
            other.abort()

    def meet(self, other: End) -> None:
        """Call when the other end is connected, too."""
        self._other = other
        if self in self._relay.ends:
            self._pass_on()
        else:
            self.abort()

    def hurry(self) -> None:
        """Passes on at once what is on its way, unless it would be late again."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._pass_on()

    async def _connect(self) -> None:
        loop, relay = asyncio.get_running_loop(), self._relay
        try:
            await loop.create_connection(lambda: End(relay, "server", self), "127.0.0.1", relay.server)
        except OSError:
            self.abort()

    def _pass_on(self) -> None:
        while self._pieces and self._other is not None and self._other._transport is not None:
            seconds = self._relay.latency(self._sender)
            if seconds > 0:
                self._timer = asyncio.get_running_loop().call_later(seconds, self._arrive)
                return
            self._pass()

    def _arrive(self) -> None:
        self._timer = None
        self._pass()
        self._pass_on()

    def _pass(self) -> None:
        if self._other is not None and self._other._transport is not None:
            self._relay.passed += 1
            piece, last = self._pieces.popleft(), self._relay.breaks_after
            self._other._transport.write(piece)
            if last and self._sender == "program" and last in piece:
                self._relay.breaks_after = b""
                self.abort()


def _no_latency(sender: Sender) -> float:
    return 0.0


def port_of(listening: Any) -> int:
    """The port of a socket on this machine."""
    port: int = listening.getsockname()[1]
    return port


@asynccontextmanager
async def relayed(port: int) -> AsyncIterator[Relay]:
    """A relay to the server on this port."""
    relay = Relay(port)
    try:
        yield relay
    finally:
        await relay.end()
