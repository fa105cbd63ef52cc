"""Fixtures: a server without a bot, and the requests that a bot would send."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import aiohttp
import pytest

from tests.discord_server import DiscordServer, Person
from tests.discord_server.routes import BASE
from tests.discord_server.state import COMPONENTS_V2, EPHEMERAL, Channel, Guild, Interaction

Json = dict[str, Any]
BUTTON = "h1:b:hand:1:0:"


def layout(*texts: str, button: str | None = BUTTON, private: bool = False) -> Json:
    """A message as the bot would send it."""
    parts: list[Json] = [{"type": 10, "content": text} for text in texts or ("Hello",)]
    if button is not None:
        parts.append({"type": 1, "components": [{"type": 2, "style": 2, "label": "Hand", "custom_id": button}]})
    return {"components": parts, "flags": COMPONENTS_V2 | (EPHEMERAL if private else 0)}


@dataclass
class Clock:
    now: float = 1_700_000_000.0


@dataclass
class Api:
    """A client of a Discord with one server, one channel and two people."""

    server: DiscordServer
    address: str
    session: aiohttp.ClientSession
    guild: Guild
    channel: Channel
    ana: Person
    ben: Person
    clock: Clock

    def wait(self, seconds: float) -> None:
        """Lets time pass."""
        self.clock.now += seconds

    async def ask(self, method: str, path: str, body: Any = None, *, token: str | None = None) -> tuple[int, Any]:
        """Sends a request; returns the status and the JSON of the answer."""
        headers = {"Authorization": f"Bot {token or self.server.token}"}
        async with self.session.request(method, self.address + BASE + path, json=body, headers=headers) as answer:
            return answer.status, await answer.json() if answer.status != 204 else None

    async def post(self, body: Json | None = None) -> int:
        """Sends a message to the channel; returns its id."""
        status, message = await self.ask("POST", f"/channels/{self.channel.id}/messages", body or layout())
        assert status == 200, message
        return int(message["id"])

    async def respond(self, asked: Interaction, kind: int, data: Json | None = None) -> tuple[int, Any]:
        path = f"/interactions/{asked.id}/{asked.token}/callback?with_response=1"
        return await self.ask("POST", path, {"type": kind, "data": data or {}})

    def original(self, asked: Interaction) -> str:
        return f"/webhooks/{self.server.state.application_id}/{asked.token}/messages/@original"


@pytest.fixture
async def api() -> AsyncIterator[Api]:
    clock = Clock()
    server = DiscordServer(now=lambda: clock.now)
    guild = server.add_guild("Card club")
    channel = server.add_channel(guild, "hearts")
    ana, ben = Person(server, guild, "Ana"), Person(server, guild, "Ben")
    async with aiohttp.ClientSession() as session:
        yield Api(server, await server.start(), session, guild, channel, ana, ben, clock)
    await server.close()
