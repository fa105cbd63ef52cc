"""Gateway watch: whether what people press still arrives, though a connection to the gateway may die without a sign.

On a dead connection every press fails, and the bot would take people for absent who cannot reach it. discord.py
notices after a minute, and then waits half a minute for Discord to close it too. So the bot asks Discord for a
heartbeat when nothing has come for some seconds, and before a deadline counts: messages come in their order, so an
answer shows that all presses from before have come too. Without an answer the connection is cut, and discord.py resumes
the session on another one. A new connection is cut, too, if Discord does not greet it in time.

discord.py has no public way to do this.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Collection, Coroutine
from contextlib import suppress
from typing import Any, Final

import aiohttp
import discord
import structlog
from discord.ext import commands
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

from bot.transport.budget import Throttle
from bot.transport.library import Watch
from db.leases import shard_of

log = structlog.get_logger(__name__)

SILENCE: Final = 15_000
"""Milliseconds without any message from Discord after which it is asked for a heartbeat."""
HEARTBEAT_TIMEOUT: Final = 5
"""Seconds to wait for a sign."""
HELLO_TIMEOUT: Final = 20
"""Seconds to wait for a new connection, and again for Discord's first message on it."""
RESUME_TIMEOUT: Final = 20
"""Seconds to wait on a new connection until Discord has resumed the session."""
READY_TIMEOUT: Final = 60
"""Seconds to wait on a new connection until a new session has begun. After each one that has not begun the next is
waited for twice as long, because Discord counts those of a day."""
MAX_READY_TIMEOUT: Final = 300
"""Seconds to wait for that, at most."""
ASK_GAP: Final = 2_000
"""Milliseconds from one question for a sign to the next on a shard: Discord accepts two messages a second, and the
library's count too."""
RESUMABLE: Final = 300_000
"""Milliseconds after the last message in which a session is resumed, however often that fails; later a new one
begins."""
LOST: Final = 60_000
"""Milliseconds without any message from Discord after which the bot counts as cut off; until then it asks, and connects
again."""
MAX_PAUSE: Final = 32.0
"""Seconds between two attempts to connect, at most."""


class GatewayWatch(Watch):
    """Watches all connections of a client to the gateway."""

    def __init__(self, client: commands.AutoShardedBot, now: Callable[[], int]) -> None:
        """``now`` returns epoch milliseconds."""
        self._client, self._now = client, now
        self._shards: dict[int, ShardConnection] = {}
        _wait_for_hello(client.http)
        for event in ("on_shard_connect", "on_shard_resumed"):
            client.add_listener(self._follow, event)

    def open(self, shard: int) -> None:
        """Call when the first connection of a shard was opened; discord.py does so once more after each failed attempt.
        A simulated one cannot die, and is not watched."""
        info, watched = self._client.get_shard(shard), self._shards.get(shard)
        if info is None or not isinstance(info._parent.ws, DiscordWebSocket):
            return
        if watched is None or not watched.watches(info._parent):
            self._shards[shard] = ShardConnection(info._parent, self._now)

    def complaint(self, shards: Collection[int] | None = None) -> str | None:
        """A sentence if nothing has come for one of these shards (None: of all) for `LOST` milliseconds, so that its
        people cannot press; else None."""
        lost = [each for each, shard in self._shards.items() if shard.silence >= LOST]
        lost = sorted(each for each in lost if shards is None or each in shards)
        return f"Nothing has come from Discord for a minute or more, on the shards {lost}." if lost else None

    async def heard(self, guild_id: int, at: int) -> bool:
        """Whether everything that people on a server pressed until ``at`` (epoch milliseconds) has come. Waits for
        a sign of Discord, if nothing has come since."""
        shard = self._shards.get(shard_of(guild_id, self._client.shard_count or 1))
        return shard is None or await shard.heard(at)

    async def _follow(self, shard: int) -> None:
        """Called by discord.py when a session of a shard has begun, or is resumed on a new connection."""
        if shard in self._shards:
            self._shards[shard].follow()

    def close(self) -> None:
        """Stops watching all connections."""
        for shard in self._shards.values():
            shard.close()


class ShardConnection:
    """Watches the connection of one shard, and cuts it when it has died."""

    def __init__(self, connection: discord.shard.Shard, now: Callable[[], int]) -> None:
        """``connection``: what discord.py calls a shard, on whose connection no session has begun yet."""
        self._connection = connection
        self._gateway: DiscordWebSocket
        self._watch: asyncio.Task[None] | None = None
        self._now = now
        self._heard_at = 0
        self._sign = asyncio.Event()
        self._turn = asyncio.Lock()
        self._throttle = Throttle(now)
        self._ready_timeout = READY_TIMEOUT
        # The first is called after a connection has ended, the second after a failed attempt to connect.
        connection.reidentify = self._connect  # type: ignore[assignment, method-assign]
        connection.reconnect = self._resume  # type: ignore[method-assign]
        self._listen()
        self._expect_ready()

    @property
    def silence(self) -> int:
        """Milliseconds since something has come."""
        return self._now() - self._heard_at

    def watches(self, connection: discord.shard.Shard) -> bool:
        """Whether it is this connection that is watched."""
        return connection is self._connection

    def follow(self) -> None:
        """From now on cuts the connection when it has died."""
        self._listen()
        self._ready_timeout = READY_TIMEOUT
        self._begin(self._cut_when_dead())

    def _listen(self) -> None:
        """Takes every message on the present connection for a sign from now on, and lets the pauses begin anew."""
        self._gateway = self._connection.ws
        self._gateway.log_receive = self._hear  # type: ignore[method-assign]  # called with each message
        # Those of discord.py go on growing for half an hour.
        self._connection._backoff = Backoff()  # type: ignore[assignment]
        self._hear(None)

    def _expect_ready(self) -> None:
        """Watches a new connection until `follow` is called for its new session."""
        self._begin(self._cut_after(self._ready_timeout, self._connection.ws))
        self._ready_timeout = min(2 * self._ready_timeout, MAX_READY_TIMEOUT)

    def _begin(self, watch: Coroutine[Any, Any, None]) -> None:
        """Begins this way of watching, and ends the one before."""
        self.close()
        self._watch = asyncio.create_task(watch, name="gateway watch")

    def close(self) -> None:
        """Stops watching the connection."""
        if self._watch is not None:
            self._watch.cancel()

    async def heard(self, at: int) -> bool:
        """Whether something has come since ``at``, or comes within `HEARTBEAT_TIMEOUT` seconds after Discord was
        asked."""
        async with self._turn:  # one answer is a sign for all
            if self._heard_at < at:
                await self._throttle.wait(ASK_GAP)
            heard = self._heard_at >= at or await self._ask()
            if not heard:
                self._cut(self._gateway)  # before the next in line asks, who would wait for as long
            return heard

    async def _ask(self) -> bool:
        """Sends a heartbeat; whether anything comes after that."""
        if self._gateway._keep_alive is None:
            return False  # the connection is closed
        self._sign.clear()
        try:
            await self._gateway.send_as_json(self._gateway._keep_alive.beat())
        except (OSError, discord.ConnectionClosed):
            return False
        for _ in range(HEARTBEAT_TIMEOUT):  # not at once: the answer may wait unread while this program stands still
            with suppress(TimeoutError):
                async with asyncio.timeout(1):
                    return await self._sign.wait()
        return False

    async def _cut_when_dead(self) -> None:
        """Returns once the connection has died and is cut."""
        while await self.heard(self._now() - SILENCE):  # noqa: ASYNC110
            await asyncio.sleep((self._heard_at + SILENCE + 1 - self._now()) / 1000)

    async def _cut_after(self, seconds: int, gateway: DiscordWebSocket) -> None:
        """Cuts a new connection, unless `follow` ends this before."""
        for _ in range(seconds):  # not at once: this program may stand still
            await asyncio.sleep(1)
        self._cut(gateway)

    def _cut(self, gateway: DiscordWebSocket) -> None:
        """Cuts a connection, unless it is closed already."""
        if _abort(gateway.socket):
            log.warning("a connection to the gateway has died", shard=self._connection.id)

    async def _resume(self) -> None:
        """Connects again. discord.py would begin a new session, in which what was pressed meanwhile is lost."""
        resume = self._now() - self._heard_at < RESUMABLE
        await self._connect(ReconnectWebSocket(self._connection.id, resume=resume))

    async def _connect(self, wanted: ReconnectWebSocket) -> None:
        """Connects again, and resumes the session if that is wanted and one has begun. What comes before it is resumed
        is no sign: what was pressed meanwhile may still follow."""
        shard, before = self._connection, self._connection.ws
        resume = wanted.resume and before.session_id is not None
        await type(shard).reidentify(shard, ReconnectWebSocket(shard.id, resume=resume))
        if shard.ws is before:
            return
        if resume:
            self._begin(self._cut_after(RESUME_TIMEOUT, shard.ws))
        else:
            self._expect_ready()

    def _hear(self, message: object) -> None:
        self._heard_at = self._now()
        self._sign.set()


def _wait_for_hello(http: discord.http.HTTPClient) -> None:
    """Gives a new connection up on which Discord says nothing for `HELLO_TIMEOUT` seconds."""
    connect = http.ws_connect

    async def ws_connect(url: str, **options: Any) -> aiohttp.ClientWebSocketResponse:
        async with asyncio.timeout(HELLO_TIMEOUT):
            socket = await connect(url, **options)
        receive = socket.receive

        async def receive_first(**waiting: Any) -> aiohttp.WSMessage:
            del socket.receive  # the next ones are received as usual
            try:
                async with asyncio.timeout(HELLO_TIMEOUT):
                    return await receive()
            except TimeoutError:
                _abort(socket)
                raise ConnectionError("The gateway says nothing.") from None

        socket.receive = receive_first  # type: ignore[assignment, method-assign]
        return socket

    http.ws_connect = ws_connect  # type: ignore[method-assign]


def _abort(socket: aiohttp.ClientWebSocketResponse) -> bool:
    """Cuts a connection; whether it was open. Closing it would take half a minute: Discord would have to agree."""
    connection = socket._response.connection
    transport = connection.transport if connection is not None else None
    if transport is None or transport.is_closing():
        return False
    transport.abort()
    return True


class Backoff:
    """The pauses between failed attempts to connect: each up to twice as long as the one before."""

    def __init__(self) -> None:
        self._most = 1.0

    def delay(self) -> float:
        """The seconds until the next attempt."""
        self._most = min(2 * self._most, MAX_PAUSE)
        return random.uniform(0, self._most)
