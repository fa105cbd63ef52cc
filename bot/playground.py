"""The playground: the real bot in a simulated Discord, to be tried in a browser without a token."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import simcord

from bot.client import HeartsBot
from bot.pace import Tempo
from db import Store

PEOPLE = ("Ana", "Ben", "Chidi", "Dana")
REFRESH = 0.7
"""Seconds between two looks of the page at what the computer players have done meanwhile."""
SETTLE = 0.9
"""Seconds that a press waits for the bot to become quiet; shorter than any pause of a computer player."""

GREETING = """\
The Hearts playground is open: {url}

Type /hearts new in the box at the bottom, choose how many computer players sit down, and press Start in the table.
Press Show my hand to get cards that only you can see: choose three, press Confirm, then play by pressing a card.
To be somebody else, pick another person under "Viewing as" at the top; stop with Ctrl+C.
"""


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
    async with simcord.run(bot, settle_timeout=settle, check_errors=False) as env:
        guild = env.create_guild("Hearts playground")
        channel = guild.create_text_channel("hearts")
        people = [guild.add_member(env.create_user(name.lower(), global_name=name)) for name in PEOPLE]
        yield World(env, bot, channel, people)


async def play(port: int) -> None:
    """Serves the playground until it is stopped. Its tables are forgotten with it."""
    with tempfile.TemporaryDirectory(prefix="hearts-") as folder:
        store = await Store.open(f"sqlite+aiosqlite:///{Path(folder) / 'playground.db'}")
        try:
            async with world(HeartsBot(store, tempo=Tempo(), shard_count=1)) as here:
                await _serve(here, port)
        finally:
            await store.close()


async def _serve(here: World, port: int) -> None:
    async with here.env.preview(here.channel, viewers=here.people, layout="channel", port=port) as preview:
        print(GREETING.format(url=preview.url), flush=True)
        closed = asyncio.ensure_future(preview.wait_closed())
        while not closed.done():
            await asyncio.wait([closed], timeout=REFRESH)
            try:
                await preview.refresh()
            except (simcord.SetupError, TimeoutError):
                continue  # somebody is just pressing a button: the page is drawn anew by that
