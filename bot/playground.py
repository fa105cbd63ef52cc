"""The playground: the real bot in a simulated Discord, to try in a browser without a token."""

from __future__ import annotations

import asyncio
import logging
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import discord
import simcord

from bot.client import HeartsBot
from bot.language.wording import ENGLISH
from bot.page import dress, show_every_picture, take_turns, wait_for_answers
from bot.pictures.emojis import Faces, known_faces, pictures, upload_faces
from bot.tables.pace import Tempo
from bot.visit import Visit, emblem, files, portrait
from db import Store

MANAGER = "Ana"
"""The person who may manage the server, and so change its rules and settings."""
PEOPLE = ("Ana", "Ben", "Chidi", "Dana")
NAME = "Hearts"
PICTURE = "picture"
"""The simulator's name for the picture of a user."""
CDN = "https://cdn.simcord.invalid"
"""The address at which the simulator says pictures are."""
REFRESH = 0.7
"""Seconds between two checks whether computer players have changed the page."""
SETTLE = 0.9
"""Seconds that a press waits at most for the bot to become idle."""

GREETING = """\
The Hearts playground is open: {url}

Press Play now for a game of your own at once, or Open a table for several people: pick who you are at the top.
Ana may manage the server. Stop: Ctrl+C.
"""


def simulated_time() -> int:
    """The time of the running simulation, which has a clock of its own, in epoch milliseconds."""
    return int(discord.utils.utcnow().timestamp() * 1000)


@dataclass(frozen=True, slots=True)
class World:
    """A simulated server with one channel and four people."""

    env: simcord.Env
    clock: MachineClock
    bot: HeartsBot
    channel: Any
    people: Sequence[Any]


@asynccontextmanager
async def world(bot: HeartsBot, *, settle: float = SETTLE) -> AsyncIterator[World]:
    """Runs the bot in a simulated Discord."""
    env = simcord.Env(bot, settle_timeout=settle, check_errors=False)
    clock = MachineClock(env)  # set before the bot notes when it was started
    wait_for_answers(env)
    await env.start()
    with env.time_context():
        try:
            yield _furnished(env, clock, bot)
        finally:
            await env.shutdown()


def _furnished(env: simcord.Env, clock: MachineClock, bot: HeartsBot) -> World:
    """The server with its channel and its people."""
    env.backend.bot_user.name, env.backend.bot_user.avatar = NAME, PICTURE
    guild = env.create_guild("Hearts playground")
    no_threads = discord.PermissionOverwrite(create_public_threads=False)  # the page cannot show one
    channel = guild.create_text_channel("hearts", overwrites={guild.default_role: no_threads})
    managers = guild.create_role("Managers", permissions=discord.Permissions(manage_guild=True))
    people = [
        guild.add_member(
            env.create_user(name.lower(), global_name=name, avatar=PICTURE), roles=[managers] * (name == MANAGER)
        )
        for name in PEOPLE
    ]
    return World(env, clock, bot, channel, people)


async def play(port: int) -> None:
    """Serves the playground until it is stopped. Its tables are lost then, and when somebody resets it."""
    _hush()
    language: str | None = ENGLISH
    greeting = GREETING
    while language is not None:
        with tempfile.TemporaryDirectory(prefix="hearts-") as folder:
            store = await Store.open(f"sqlite+aiosqlite:///{Path(folder) / 'playground.db'}")
            try:
                async with world(HeartsBot(store, now=simulated_time, tempo=Tempo(), shard_count=1)) as here:
                    await upload_faces(here.bot, lambda done, of: None)
                    here.bot.faces = await known_faces(here.bot)
                    language = await _serve(here, port, language, greeting)
            finally:
                await store.close()
        greeting = ""


def _hush() -> None:
    """Silences messages for operators, which would hide the greeting; LOG_LEVEL=DEBUG shows them."""
    if logging.getLogger().getEffectiveLevel() > logging.DEBUG:
        for name in ("alembic", "bot.client"):
            logging.getLogger(name).setLevel(logging.ERROR)


async def _serve(here: World, port: int, language: str, greeting: str) -> str | None:
    """Serves the page until it is closed (returns None) or reset (returns the language to continue in)."""
    visit = Visit(here, language, PEOPLE)
    await visit.welcome()
    preview = here.env.preview(
        here.channel, viewers=here.people, layout="channel", port=port, assets=images(here.bot.faces) | portraits(here)
    )
    dress(preview, lambda: visit.head(preview.capability), files())
    show_every_picture(preview)
    async with preview:
        turn = asyncio.Lock()
        take_turns(preview, turn, visit.orders)
        print(greeting.format(url=preview.url.partition("#")[0]), end="", flush=True)
        closed, seen = asyncio.ensure_future(preview.wait_closed()), 0
        while not closed.done() and not visit.again.is_set():
            await asyncio.wait([closed], timeout=REFRESH)
            here.clock.follow()
            requests = len(here.env.http_requests)
            if requests != seen and not closed.done():
                seen = requests
                async with turn:
                    await preview.refresh()
    return visit.language if visit.again.is_set() else None


class MachineClock:
    """Keeps the simulated clock in step with this machine's; by itself only timers move it."""

    def __init__(
        self, env: simcord.Env, wall: Callable[[], float] = time.time, elapsed: Callable[[], float] = time.monotonic
    ) -> None:
        self._env, self._elapsed = env, elapsed
        self._began = wall() - elapsed()
        self.follow()

    def follow(self) -> None:
        """Sets the simulated clock to the time of the machine's. A timer that fires has moved it a part of the way."""
        behind = self._began + self._elapsed() - self._env.now().timestamp()
        self._env.backend.advance_clock(max(0.0, behind))


def images(faces: Faces) -> dict[str, tuple[str, bytes]]:
    """The images of our emojis, by the address that the page asks for."""
    images = pictures()
    return {f"{CDN}/emojis/{emoji.id}.png": (f"{name}.png", images[name]) for name, emoji in faces.emojis.items()}


def portraits(here: World) -> dict[str, tuple[str, bytes]]:
    """The pictures of the bot and of the people, by the address that the page asks for."""
    drawn = {
        int(person.id): portrait(name, n) for n, (person, name) in enumerate(zip(here.people, PEOPLE, strict=True))
    }
    drawn[here.env.backend.bot_user.id] = emblem()
    return {f"{CDN}/avatars/{owner}/{PICTURE}.png": (f"{owner}.png", image) for owner, image in drawn.items()}
