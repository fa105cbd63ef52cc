"""Serving: opens the playground in the browser, and begins it anew when somebody resets it."""

from __future__ import annotations

import asyncio
import logging
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from bot.client import HeartsBot
from bot.language.wording import ENGLISH
from bot.pictures.emojis import known_faces, upload_faces
from bot.playground.assets import files, images, portraits
from bot.playground.page import dress, press_what_is_drawn, show_every_picture, take_turns
from bot.playground.visit import Visit
from bot.playground.world import PEOPLE, World, simulated_time, world
from bot.tables.pace import Tempo
from db import Store

REFRESH: Final = 0.7
"""Seconds between two checks whether computer players have changed the page."""
GREETING: Final = """\
{the} Hearts playground is open: {url}

Press Play now for a game of your own at once, or Open a table for several people: pick who you are at the top.
Ana may manage the server. Stop: Ctrl+C.
"""


def greeting(url: str, *, expected: bool) -> str:
    """What the terminal says once the playground is open; ``expected``: somebody may have expected the real bot."""
    why = "There is no DISCORD_TOKEN, so this is no bot on Discord: the"
    return GREETING.format(the=why if expected else "The", url=url)


async def play(port: int, *, expected: bool = False) -> None:
    """Serves the playground until it is stopped. Its tables are lost then, and when somebody resets it. ``expected``:
    somebody may have expected the real bot."""
    _hush()
    press_what_is_drawn()
    language: str | None = ENGLISH
    greet: Callable[[str], str] = partial(greeting, expected=expected)
    while language is not None:
        with tempfile.TemporaryDirectory(prefix="hearts-") as folder:
            store = await Store.open(f"sqlite+aiosqlite:///{Path(folder) / 'playground.db'}")
            try:
                async with world(HeartsBot(store, now=simulated_time, tempo=Tempo(), shard_count=1)) as here:
                    await upload_faces(here.bot, lambda done, of: None)
                    here.bot.faces = await known_faces(here.bot)
                    language = await _serve(here, port, language, greet)
            finally:
                await store.close()
        greet = "".format  # it was read at the first opening


def _hush() -> None:
    """Silences messages for operators, which would hide the greeting; LOG_LEVEL=DEBUG shows them."""
    if logging.getLogger().getEffectiveLevel() > logging.DEBUG:
        for name in ("bot", "db"):
            logging.getLogger(name).setLevel(logging.ERROR)


async def _serve(here: World, port: int, language: str, greet: Callable[[str], str]) -> str | None:
    """Serves the page until it is closed (returns None) or reset (returns the language to continue in)."""
    visit = Visit(here, language, PEOPLE)
    await visit.welcome()
    preview = here.env.preview(
        here.channel, viewers=here.people, layout="channel", port=port, assets=images(here.bot.faces) | portraits(here)
    )
    dress(preview, lambda: visit.head(preview.capability), files())
    show_every_picture(preview)
    visit.show_on(preview)
    async with preview:
        turn = asyncio.Lock()
        take_turns(preview, turn, visit.orders)
        print(greet(preview.url.partition("#")[0]), end="", flush=True)
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
