"""Connections: what bots and the gateway of our own small Discord have heard of each other."""

import asyncio
import threading
from collections.abc import Iterable
from typing import Any

from discord.gateway import KeepAliveHandler

from bot.client import HeartsBot
from tests.at_rest import opening
from tests.discord_server.gateway import Gateway


def have_heard(bots: Iterable[HeartsBot], gateway: Gateway) -> bool:
    """Whether the bots have received every event that could reach them, and the gateway what it was sent on new
    connections."""
    if opening() > gateway.stopped("handshake"):
        return False
    sent = {(each.id, each.sequence) for each in gateway.sessions.values() if each.socket is not None}
    heard = [shard._parent.ws for bot in bots for shard in bot.shards.values()]
    identified = _ports(bots)
    return gateway.unidentified.isdisjoint(identified) and sent <= {(ws.session_id, ws.sequence) for ws in heard}


def have_silent_connections(bots: Iterable[HeartsBot], gateway: Gateway) -> bool:
    """Whether a bot waits on a connection that has fallen silent: its session may be gone, though others have one."""
    return not gateway.silent_ports.isdisjoint(_ports(bots))


def _ports(bots: Iterable[HeartsBot]) -> set[int]:
    """The bots' ports of their connections to the gateway."""
    sockets = (shard._parent.ws.socket for bot in bots for shard in bot.shards.values())
    return {port for socket in sockets for _, port in [socket.get_extra_info("sockname") or (None, 0)]}


def heartbeats_answered(bots: Iterable[HeartsBot]) -> bool:
    """Whether the gateway has answered every heartbeat that was sent until now."""
    threads: list[Any] = [shard._parent.ws._keep_alive for bot in bots for shard in bot.shards.values()]
    return all(beats is None or beats._last_ack >= beats._last_send for beats in threads)


async def end_heartbeats(bot: HeartsBot) -> None:
    """Ends the threads in which discord.py sends heartbeats, as they refer to the bot. It forgets a connection that
    waits to identify, whose next heartbeat would fail another test."""
    for thread in threading.enumerate():
        if isinstance(thread, KeepAliveHandler) and thread.ws._connection is bot._connection:
            await thread.ws.close()
            await asyncio.to_thread(thread.join)
