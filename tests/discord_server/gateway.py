"""The gateway: the WebSocket that sends events to the bot, with sessions that can be resumed."""

import asyncio
import itertools
import json
import math
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Literal

from aiohttp import WSCloseCode, WSMsgType, web

from tests.discord_server import objects
from tests.discord_server.state import State

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 0, 1, 2, 6, 7, 9, 10, 11
REQUEST_GUILD_MEMBERS = 8
UNREADABLE, WRONG_TOKEN, WRONG_SHARD = 4002, 4004, 4010
BEAT = 41_250
"""Milliseconds between two heartbeats."""
STARTS = 1_000
"""How many sessions may begin in a day."""
REMEMBERED = 10_000
"""How many events a session can repeat when it is resumed."""

Json = dict[str, Any]
Step = Literal["handshake", "hello"]
"""What a new connection waits for."""


@dataclass
class Session:
    """The session of one shard of the bot, across its connections."""

    id: str
    shard: int
    shards: int
    events: deque[Json] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    sequence: int = 0
    socket: web.WebSocketResponse | None = None
    outgoing: asyncio.Queue[Json | None] = field(default_factory=asyncio.Queue)
    bot: str = ""
    """The User-Agent of the bot."""

    def concerns(self, guild_id: int | None) -> bool:
        return ((guild_id or 0) >> 22) % self.shards == self.shard

    def dispatch(self, name: str, data: Json) -> None:
        """Sends an event; if the bot is not connected, it is kept until it is."""
        self.sequence += 1
        event = {"op": DISPATCH, "t": name, "s": self.sequence, "d": data}
        self.events.append(event)
        self.say(event)

    def say(self, payload: Json) -> None:
        if self.socket is not None:
            self.outgoing.put_nowait(payload)


class Gateway:
    """All sessions, and what a test can do to them."""

    def __init__(self, state: State, token: str) -> None:
        self._state = state
        self._token = token
        self._numbers = itertools.count(1)
        self.sessions: dict[str, Session] = {}
        self.identified = 0
        """How often a new session was begun."""
        self.identifies: list[tuple[float, int]] = []
        """The times and shards of all IDENTIFYs."""
        self.withheld: set[int] = set()
        """The servers that a new session is not told of after READY."""
        self.starts = STARTS
        """How many sessions may begin until `resets_at`. With one more the token is reset, and no longer accepted."""
        self.resets_at = 0.0
        """When as many as usual may begin again, in epoch seconds."""
        self.max_concurrency = 1
        """How many shards may identify within five seconds."""
        self.resumed = 0
        self.unidentified: set[int] = set()
        """The connections that have neither begun a session nor resumed one yet, by the bot's port."""
        self.heartbeats = 0
        """How many the bot has sent."""
        self.refuses_with: int | None = None
        """The close code with which every connection is refused; None: none is."""
        self.out_of_order = False
        """Whether nobody can connect."""
        self.connections = 0
        """How many were accepted."""
        self.stops_at: Step | None = None
        """What every new connection waits for in vain; None: nothing."""
        self.mute = False
        """Whether it answers nothing on new connections, after its HELLO."""
        self.address = ""
        self._open: list[web.Request] = []
        """The connections that are open."""
        self._stopped: list[tuple[Step, web.Request]] = []
        self._dead: list[asyncio.Transport] = []
        """The connections that fell silent."""
        self.silent_ports: set[int] = set()
        """The bots' ports of these connections."""

    @property
    def silent(self) -> bool:
        """Whether a session has no connection on which the server hears the bot."""
        return any(session.socket is None for session in self.sessions.values())

    @property
    def connected(self) -> list[int]:
        """The shards of all sessions that have a connection."""
        return [session.shard for session in self.sessions.values() if session.socket is not None]

    def starts_left(self) -> int:
        """How many sessions may begin today."""
        if self._state.now() >= self.resets_at:
            self.starts, self.resets_at = max(self.starts, STARTS), math.inf
        return self.starts

    def resets_in(self) -> int:
        """Milliseconds until as many as usual may begin again."""
        return 0 if self.resets_at == math.inf else round((self.resets_at - self._state.now()) * 1000)

    def allow_starts(self, left: int, seconds: float) -> None:
        """From now on so many sessions may begin for so many seconds."""
        self.starts, self.resets_at = left, self._state.now() + seconds

    def stopped(self, step: Step) -> int:
        """How many open connections wait for this in vain."""
        return sum(each == step and request.transport is not None for each, request in self._stopped)

    def has_told(self, interaction_id: int) -> bool:
        """Whether a session that has not ended was told of an interaction."""
        told = str(interaction_id)
        sessions = self.sessions.values()
        return any(event["d"].get("id") == told for session in sessions for event in reversed(session.events))

    # -- what happens

    def dispatch(self, guild_id: int | None, name: str, data: Json) -> None:
        """Sends an event to the shard of a server; without a server, to the first shard."""
        for session in self.sessions.values():
            if session.concerns(guild_id):
                session.dispatch(name, data)

    # ``bot``: only what is of this bot, by its User-Agent; by default of all

    def cut(self, bot: str | None = None) -> None:
        """Breaks every connection without a close frame."""
        for transport in self._lost(bot):
            transport.abort()

    def fall_silent(self, bot: str | None = None) -> None:
        """Lets every connection go dead without a sign: it stays open, and neither side hears from the other."""
        for transport in self._lost(bot):
            transport.pause_reading()
            self._dead.append(transport)
            self.silent_ports.add(port_of(transport))

    def _of(self, bot: str | None) -> list[Session]:
        return [session for session in self.sessions.values() if bot in (None, session.bot)]

    def _lost(self, bot: str | None) -> Iterator[Any]:
        """The transports of all connections, which the sessions have no longer."""
        for session in self._of(bot):
            if session.socket is not None and session.socket._req is not None:
                transport = session.socket._req.transport
                session.socket = None
                if transport is not None:
                    yield transport

    def cut_off(self, name: str) -> None:
        """Breaks the connections of a bot and ends its sessions; ``name``: its User-Agent."""
        for request in self._open:
            if request.headers.get("User-Agent") == name and request.transport is not None:
                request.transport.abort()
        self.sessions = {number: each for number, each in self.sessions.items() if each.bot != name}

    def reconnect(self, bot: str | None = None) -> None:
        """Asks the bot to reconnect."""
        for session in self._of(bot):
            session.say({"op": RECONNECT, "d": None})

    def invalidate(self, bot: str | None = None, *, resumable: bool = False) -> None:
        """Invalidates every session; ``resumable``: it may be resumed."""
        for session in self._of(bot):
            session.say({"op": INVALID_SESSION, "d": resumable})
            if not resumable:
                del self.sessions[session.id]

    # -- a connection

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """Serves a connection of the bot."""
        if self.out_of_order:
            raise web.HTTPServiceUnavailable
        self.connections += 1
        self._open.append(request)
        try:
            return await self._serve(request)
        finally:
            self._open.remove(request)

    async def _serve(self, request: web.Request) -> web.WebSocketResponse:
        if self.stops_at == "handshake":
            await self._stop(request, "handshake")
        socket = web.WebSocketResponse(max_msg_size=0, compress=False, timeout=1.0)
        await socket.prepare(request)
        session: Session | None = None
        writer: asyncio.Task[None] | None = None
        asked = False
        if self.stops_at == "hello":
            await self._stop(request, "hello")
        port = peer_of(request)
        self.silent_ports.discard(port)
        self.unidentified.add(port)
        try:
            await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": BEAT}})
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    continue
                payload = json.loads(message.data)
                if payload["op"] in (IDENTIFY, RESUME) and not asked:
                    asked = True
                    self.unidentified.discard(port)
                if self.mute and session is None:
                    continue
                if payload["op"] == HEARTBEAT:
                    self.heartbeats += 1
                    await socket.send_json({"op": HEARTBEAT_ACK})
                elif payload["op"] in (IDENTIFY, RESUME):
                    session = await self._greet(socket, payload)
                    if session is not None:
                        session.bot = request.headers.get("User-Agent", "")
                        writer = asyncio.create_task(self._write(session, socket), name="discord server: gateway")
                elif payload["op"] == REQUEST_GUILD_MEMBERS and session is not None:
                    self._tell_members(session, payload["d"])
        finally:
            self.unidentified.discard(port)
            if writer is not None:
                writer.cancel()
            if session is not None and session.socket is socket:
                session.socket = None
        return socket

    async def _stop(self, request: web.Request, step: Step) -> None:
        """Answers nothing until the bot ends the connection."""
        self._stopped.append((step, request))
        while request.transport is not None:  # noqa: ASYNC110  # nothing tells of its end
            await asyncio.sleep(1)
        raise asyncio.CancelledError

    def _tell_members(self, session: Session, asked: Json) -> None:
        """Sends the requested people who are on the server; a bot needs no privilege to request people by id."""
        guild, wanted = self._state.guilds[int(asked["guild_id"])], [*map(int, asked["user_ids"])]
        found = [objects.member(self._state, guild, number) for number in wanted if number in guild.members]
        chunk = {"guild_id": str(guild.id), "members": found, "chunk_index": 0, "chunk_count": 1}
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk | {"nonce": asked["nonce"]})

    async def _greet(self, socket: web.WebSocketResponse, payload: Json) -> Session | None:
        """The session that a connection starts or resumes; None if it is refused."""
        data = payload["d"]
        if self.refuses_with is not None or data["token"] != self._token:
            await socket.close(code=self.refuses_with or WRONG_TOKEN)
            return None
        if payload["op"] == RESUME:
            if not isinstance(data["session_id"], str):
                await socket.close(code=UNREADABLE)
                return None
            session = self.sessions.get(data["session_id"])
            if session is None or (session.events and data["seq"] < session.events[0]["s"] - 1):
                await socket.send_json({"op": INVALID_SESSION, "d": False})
                return None
            self.resumed += 1
            self._attach(session, socket)
            for event in [event for event in session.events if event["s"] > data["seq"]]:
                session.say(event)
            session.dispatch("RESUMED", {})
            return session
        return await self._identify(socket, data)

    async def _identify(self, socket: web.WebSocketResponse, data: Json) -> Session | None:
        shard, shards = data.get("shard") or (0, 1)
        if not 0 <= shard < shards:
            await socket.close(code=WRONG_SHARD, message=b"Invalid shard.")
            return None
        if not self.starts_left():
            self.refuses_with = WRONG_TOKEN
            await socket.close(code=WRONG_TOKEN)
            return None
        self.starts -= 1
        self.identified += 1
        for old in [each for each in self.sessions.values() if each.shard == shard and each.socket is None]:
            del self.sessions[old.id]  # a shard may have several sessions at once: all hear the same
        self.identifies.append((self._state.now(), shard))
        session = Session(f"session {next(self._numbers)}", shard, shards)
        self.sessions[session.id] = session
        self._attach(session, socket)
        state = self._state
        guilds = [
            guild for guild in state.guilds.values() if session.concerns(guild.id) and state.bot.id in guild.members
        ]
        session.dispatch(
            "READY",
            {
                "v": 10,
                "user": objects.user(state.bot),
                "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
                "session_id": session.id,
                "resume_gateway_url": self.address,
                "shard": [shard, shards],
                "application": {"id": str(state.application_id), "flags": 0},
            },
        )
        for guild in [each for each in guilds if each.id not in self.withheld]:
            session.dispatch("GUILD_CREATE", objects.guild(state, guild))
        return session

    def _attach(self, session: Session, socket: web.WebSocketResponse) -> None:
        session.socket, session.outgoing = socket, asyncio.Queue()

    async def _write(self, session: Session, socket: web.WebSocketResponse) -> None:
        outgoing = session.outgoing
        while True:
            payload = await outgoing.get()
            if payload is None or socket.closed:
                return
            await socket.send_json(payload)
            if payload.get("t") == "INTERACTION_CREATE":
                with suppress(KeyError, TypeError, ValueError):  # a test may have spoiled it
                    self._state.delivered(int(payload["d"]["id"]), session.bot)

    async def close(self) -> None:
        for transport in self._dead:
            transport.abort()
        for session in self.sessions.values():
            if session.socket is not None:
                await session.socket.close(code=WSCloseCode.GOING_AWAY)


def peer_of(request: web.Request) -> int:
    """The port at the bot's end of a connection; 0 if it is broken."""
    return 0 if request.transport is None else port_of(request.transport)


def port_of(transport: asyncio.BaseTransport) -> int:
    """The port at the other end; 0 if it is broken."""
    peer = transport.get_extra_info("peername")
    return int(peer[1]) if peer else 0
