"""The playground: the real bot in a simulated Discord, to be tried in a browser without a token."""

from __future__ import annotations

import asyncio
import logging
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import discord
import simcord
import structlog

from bot.client import HeartsBot
from bot.page import show_every_picture, take_turns
from bot.pictures.emojis import Faces, known_faces, pictures, upload_faces
from bot.tables.pace import Tempo
from db import Store

log = structlog.get_logger(__name__)

MANAGER = "Ana"
"""Who may manage the server, and so change its rules and settings."""
PEOPLE = ("Ana", "Ben", "Chidi", "Dana")
CDN = "https://cdn.simcord.invalid/emojis"
"""Where the simulator says that emojis are."""
REFRESH = 0.7
"""Seconds between two looks of the page at what the computer players have done meanwhile."""
SETTLE = 0.9
"""Seconds that a press waits for the bot to become quiet; shorter than any pause of a computer player."""

GREETING = """\
The Hearts playground is open: {url}

Type /hearts new in the box at the bottom, send it, and press Start in the table: computer players take the free seats.
Press Show my hand to get cards that only you can see: press three to pass them, then play by pressing a card.
To be somebody else, pick another person under "Viewing as" at the top; Ana may manage the server. Stop: Ctrl+C.
"""


def simulated_time() -> int:
    """Epoch milliseconds of the simulated Discord that is running; its clock is its own."""
    return int(discord.utils.utcnow().timestamp() * 1000)


@dataclass(frozen=True, slots=True)
class World:
    """A server with one channel and four people in it."""

    env: simcord.Env
    bot: HeartsBot
    channel: Any
    people: Sequence[Any]


@asynccontextmanager
async def world(bot: HeartsBot, *, settle: float = SETTLE) -> AsyncIterator[World]:
    """The bot, running in a simulated Discord."""
    show_every_picture()
    async with simcord.run(bot, settle_timeout=settle, check_errors=False) as env:
        guild = env.create_guild("Hearts playground")
        no_threads = discord.PermissionOverwrite(create_public_threads=False)  # the page cannot go into one
        channel = guild.create_text_channel("hearts", overwrites={guild.default_role: no_threads})
        managers = guild.create_role("Managers", permissions=discord.Permissions(manage_guild=True))
        people = [
            guild.add_member(env.create_user(name.lower(), global_name=name), roles=[managers] * (name == MANAGER))
            for name in PEOPLE
        ]
        yield World(env, bot, channel, people)


async def play(port: int) -> None:
    """Serves the playground until it is stopped. Its tables are forgotten with it."""
    _hush()
    with tempfile.TemporaryDirectory(prefix="hearts-") as folder:
        store = await Store.open(f"sqlite+aiosqlite:///{Path(folder) / 'playground.db'}")
        try:
            async with world(HeartsBot(store, now=simulated_time, tempo=Tempo(), shard_count=1)) as here:
                await upload_faces(here.bot, lambda done, of: None)
                here.bot.faces = await known_faces(here.bot)
                await _serve(here, port)
        finally:
            await store.close()


def _hush() -> None:
    """What a start says to those who run a server would only bury the greeting; LOG_LEVEL=DEBUG shows it."""
    if logging.getLogger().getEffectiveLevel() > logging.DEBUG:
        for name in ("alembic", "bot.client"):
            logging.getLogger(name).setLevel(logging.ERROR)


async def _serve(here: World, port: int) -> None:
    assets = images(here.bot.faces)
    async with here.env.preview(
        here.channel, viewers=here.people, layout="channel", port=port, assets=assets
    ) as preview:
        turn = asyncio.Lock()
        take_turns(preview, turn)
        print(GREETING.format(url=preview.url), flush=True)
        closed, seen = asyncio.ensure_future(preview.wait_closed()), 0
        while not closed.done():
            await asyncio.wait([closed], timeout=REFRESH)
            requests = len(here.env.http_requests)
            if requests != seen and not closed.done():
                seen = requests
                async with turn:
                    await _refresh(preview)


def images(faces: Faces) -> dict[str, tuple[str, bytes]]:
    """The images of our emojis under the addresses that the page asks for."""
    images = pictures()
    return {f"{CDN}/{emoji.id}.png": (f"{name}.png", images[name]) for name, emoji in faces.emojis.items()}


async def _refresh(preview: Any) -> None:
    try:
        await preview.refresh()
    except TimeoutError:
        log.debug("the bot is still busy")  # the next look shows what came of it
