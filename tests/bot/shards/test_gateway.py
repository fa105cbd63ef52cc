"""The gateway: shards of discord.py's own client are opened and closed while it runs, on our small Discord."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import discord
import pytest

from bot.shards.gateway import Gateway
from bot.transport.library_bot import LibraryBot
from tests.discord_server import DiscordServer, use
from tests.driven_time import until

SHARDS = 3


class Client(LibraryBot):
    """A client whose shards are opened by a `Gateway`, as those of the bot are."""

    def __init__(self, *, plain: bool) -> None:
        intents = discord.Intents(guilds=True)
        super().__init__(now=lambda: 0, plain=plain, command_prefix=(), intents=intents, shard_count=SHARDS)
        self.gateway = Gateway(self)
        self.begun, self.may_identify = asyncio.Event(), asyncio.Event()
        self.may_identify.set()

    async def launch_shards(self) -> None:
        self.begun.set()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        await self.may_identify.wait()

    async def on_shard_ready(self, shard_id: int) -> None:
        self.gateway.mark_ready(shard_id)


class Connected:
    """A client that is on one server of each shard."""

    def __init__(self, client: Client, server: DiscordServer) -> None:
        self.client, self.gateway, self.server = client, client.gateway, server

    @property
    def shards(self) -> set[int]:
        """The shards that are connected, as Discord sees it."""
        return {session.shard for session in self.server.gateway.sessions.values() if session.socket is not None}

    @property
    def guilds(self) -> set[str]:
        """The names of the servers that the client knows."""
        return {guild.name for guild in self.client.guilds}

    async def want(self, *shards: int) -> None:
        """Wants these shards, and waits until they are ready and the others are closed."""
        await self.gateway.want(shards)
        await until(lambda: self.gateway.ready == self.shards == {*shards}, "the shards are not opened or closed")


@pytest.fixture
async def connected(request: pytest.FixtureRequest) -> AsyncIterator[Connected]:
    server = DiscordServer()
    for shard in range(SHARDS):
        server.add_guild(f"Club {shard}", number=(SHARDS * 1_000_000 + shard) << 22)
    with use(await server.start()):
        client = Client(plain=getattr(request, "param", False))
        client._connection.guild_ready_timeout = 0.0
        running = asyncio.create_task(client.start(server.token))
        await client.begun.wait()
        yield Connected(client, server)
        await client.gateway.close()
        await client.close()
        await running
    await server.close()


async def test_shards_are_opened_and_closed_while_the_client_runs(connected: Connected) -> None:
    assert (connected.shards, connected.client.shard_count) == (set(), SHARDS)
    await connected.want(0, 2)
    assert connected.guilds == {"Club 0", "Club 2"}
    await connected.want(0, 2)
    await connected.want(1, 2)
    assert connected.guilds == {"Club 1", "Club 2"}
    assert connected.server.gateway.identified == 3
    await connected.want(0)
    assert connected.guilds == {"Club 0"}


@pytest.mark.parametrize("connected", [True], indirect=True, ids=["by the public interface of the library"])
async def test_shards_are_opened_and_closed_without_private_names(connected: Connected) -> None:
    for shards in ((0, 2), (1, 2), (0,)):
        await connected.want(*shards)
    assert connected.server.gateway.identified == 4


async def test_a_shard_that_is_not_wanted_any_more_is_not_opened(connected: Connected) -> None:
    connected.client.may_identify.clear()
    await connected.gateway.want([0, 1])
    await connected.gateway.want([1])
    connected.client.may_identify.set()
    await connected.want(1)
    assert connected.server.gateway.identified == 1


async def test_a_connection_that_comes_too_late_is_closed(connected: Connected) -> None:
    await connected.want(0, 1)
    connected.gateway.wanted = frozenset({1})  # the lease of the other was lost while it was connecting
    connected.gateway.mark_ready(0)
    await connected.gateway.close_if_unwanted(1)
    assert connected.shards == {0, 1}
    await connected.gateway.close_if_unwanted(0)
    await until(lambda: connected.shards == {1})
    connected.gateway.mark_ready(0)
    assert (connected.gateway.ready, connected.guilds) == (frozenset({1}), {"Club 1"})


async def test_a_client_that_stops_opens_nothing_more(connected: Connected) -> None:
    connected.client.may_identify.clear()
    await connected.gateway.want([0])
    await connected.gateway.close()
    connected.client.may_identify.set()
    await asyncio.sleep(0)
    assert connected.server.gateway.identified == 0


async def test_a_shard_that_is_wanted_again_while_its_old_connection_waits_to_identify_is_connected_once(
    connected: Connected,
) -> None:
    gateway = connected.server.gateway
    await connected.want(0)
    connected.client.may_identify.clear()
    gateway.invalidate()
    await until(lambda: len(gateway.unidentified) == 1, "discord.py does not connect again")
    await connected.gateway.want([])
    await connected.gateway.want([0])
    await until(lambda: len(gateway.unidentified) == 2, "the shard is not opened again")
    connected.client.may_identify.set()
    await until(lambda: gateway.identified == 3, "not both connections identify")
    await until(
        lambda: len([each for each in gateway.sessions.values() if each.socket is not None]) == 1, "it hears twice"
    )
    await connected.want(0)
