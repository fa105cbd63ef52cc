"""Serving: opens the playground in the browser with its pictures, lets the person at the page choose a language, and
begins it anew when somebody resets it."""

from __future__ import annotations

import asyncio
import html
import json
import logging
import tempfile
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final
from zoneinfo import available_timezones

import discord
from PIL import Image, ImageDraw, ImageFont

from bot.client import HeartsBot
from bot.language.wording import ENGLISH, Translator, languages
from bot.pictures.emojis import Faces, known_faces, pictures, upload_faces
from bot.pictures.lettering import png
from bot.playground.page import dress, press_what_is_drawn, show_every_picture, take_turns
from bot.playground.world import PEOPLE, PICTURE, World, simulated_time, world
from bot.tables.pace import Tempo
from bot.tables.person import Person
from bot.transport.mentions import NOBODY
from bot.ui.calls import welcome
from db import Store

REFRESH: Final = 0.7
"""Seconds between two checks whether computer players have changed the page."""
GREETING: Final = """\
{the} Hearts playground is open: {url}

Press Play now for a game of your own at once, or Open a table for several people: pick who you are at the top.
Ana may manage the server. Stop: Ctrl+C.
"""
FILES: Final = {"/playground.css": "text/css", "/playground.js": "application/javascript"}
"""The type of each of our own files of the page, by address; they are in the folder `web`."""
WORDS: Final = ("person", "language", "reset", "reset-sure", "refused")
"""The sentences of our part of the page."""
CDN: Final = "https://cdn.simcord.invalid"
"""The address at which the simulator says pictures are."""
SIDE: Final = 128
RED: Final = "#d3222f"
COLOURS: Final = ("#8a4fd0", "#1668c7", "#16853f", "#c2570c")
HEAD: Final = (
    '<meta name="playground" content="{facts}"><link rel="stylesheet" href="/playground.css">'
    '<script src="/playground.js"></script>'
)


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


def files() -> dict[str, tuple[str, str]]:
    """Our files for the page: text and type by address."""
    folder = Path(__file__).parent / "web"
    return {address: ((folder / address[1:]).read_text("utf-8"), kind) for address, kind in FILES.items()}


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


def emblem() -> bytes:
    """The bot's picture as a PNG: a white heart on red."""
    image, draw = _square(RED)
    for left in (60, 128):
        draw.ellipse((left, 72, left + 68, 140), fill="white")
    draw.polygon([(66, 124), (190, 124), (128, 200)], fill="white")
    return png(image, SIDE, SIDE)


def portrait(name: str, number: int) -> bytes:
    """A person's picture as a PNG: their initial on a colour of their own."""
    image, draw = _square(COLOURS[number % len(COLOURS)])
    draw.text((SIDE, SIDE), name[:1], fill="white", font=ImageFont.load_default(120), anchor="mm")
    return png(image, SIDE, SIDE)


def _square(colour: str) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    image = Image.new("RGB", (SIDE * 2, SIDE * 2), colour)
    return image, ImageDraw.Draw(image)


class Visit:
    """The choices of the person at the page. A visit ends with a reset or with the program."""

    def __init__(self, here: Any, language: str, names: Sequence[str]) -> None:
        self.here, self.language = here, language
        self.names = dict(zip(names, (str(person.id) for person in here.people), strict=True))
        self._greeting: discord.Message | None = None
        self._preview: Any = None
        self.again = asyncio.Event()
        """Set to reset the playground."""
        self.orders = {
            "playground_language": self.speak,
            "playground_zone": self.tell_time,
            "playground_reset": self.reset,
        }
        here.env.backend.subscribers.insert(0, self._tell_language)

    async def speak(self, order: Mapping[str, Any]) -> None:
        """Changes the language of the bot for everybody; an unknown language changes nothing."""
        wanted = str(order.get("language"))
        if wanted in languages():
            self.language = self._preview.locale = wanted
            await self.welcome()

    def show_on(self, preview: Any) -> None:
        """Has the page write times and dates in the chosen language."""
        self._preview = preview
        preview.locale = self.language

    async def tell_time(self, order: Mapping[str, Any]) -> None:
        """Has the page write times and dates in the time zone of its browser; an unknown zone changes nothing."""
        zone = str(order.get("zone"))
        if zone in available_timezones() and zone != self._preview.timezone:
            self._preview.timezone = zone
            await self._preview.refresh()

    async def reset(self, order: Mapping[str, Any]) -> None:
        """Resets the playground: all tables are lost, and the channel is empty again."""
        self.again.set()

    async def welcome(self) -> None:
        """Posts the bot's welcome in the channel, or updates it, in the chosen language."""
        guild, channel = int(self.here.channel.guild.id), int(self.here.channel.id)
        owner = Person(int(self.here.people[0].id), "", may_manage=True)
        await self.here.bot.servers.change(guild, owner, language=self.language)
        layout = welcome(self.here.bot.public_say(guild))
        if self._greeting is None:
            where = self.here.bot.get_partial_messageable(channel)
            self._greeting = await where.send(view=layout, allowed_mentions=NOBODY, silent=True)
        else:
            await self._greeting.edit(view=layout, allowed_mentions=NOBODY)

    def _tell_language(self, event: str, payload: Any) -> None:
        """Sets the locale of every interaction to the chosen language; the simulator only knows English."""
        if event == "INTERACTION_CREATE":
            payload["locale"] = self.language

    def head(self, key: str) -> str:
        """The HTML that is added to the head of the page: our files, and the facts that they need."""
        say = Translator(self.language)
        facts = {
            "key": key,
            "people": self.names,
            "language": self.language,
            "languages": {name: say("choice-language", value=name) for name in languages()},
            "words": {
                name: say(f"playground-{name}") for name in ("person", "language", "reset", "reset-sure", "refused")
            },
        }
        return HEAD.format(facts=html.escape(json.dumps(facts)))
