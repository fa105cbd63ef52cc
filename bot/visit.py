"""A visit to the playground: who is there and in which language, and what the page offers beside Discord."""

from __future__ import annotations

import asyncio
import html
import json
from collections.abc import Mapping, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any

import discord
from PIL import Image, ImageDraw, ImageFont

from bot.delivery.mentions import NOBODY
from bot.language.wording import Translator, languages
from bot.tables.person import Person
from bot.ui.welcome import welcome

FILES = {"/playground.css": "text/css", "/playground.js": "application/javascript"}
"""Our own part of the page, from the folder `web`, by address and type."""
HEAD = (
    '<meta name="playground" content="{facts}"><link rel="stylesheet" href="/playground.css">'
    '<script src="/playground.js"></script>'
)
SIDE = 128
RED = "#d3222f"
COLOURS = ("#8a4fd0", "#1668c7", "#16853f", "#c2570c")


def files() -> dict[str, tuple[str, str]]:
    """What the page loads of ours: by address, the text and its type."""
    folder = Path(__file__).parent / "web"
    return {address: ((folder / address[1:]).read_text("utf-8"), kind) for address, kind in FILES.items()}


class Visit:
    """What somebody has chosen on the page. It is over when they begin anew, or stop the program."""

    def __init__(self, here: Any, language: str, names: Sequence[str]) -> None:
        self.here, self.language = here, language
        self.names = dict(zip(names, (str(person.id) for person in here.people), strict=True))
        self._greeting: discord.Message | None = None
        self.again = asyncio.Event()
        """Set when everything is to begin anew."""
        self.orders = {"playground_language": self.speak, "playground_reset": self.reset}
        here.env.backend.subscribers.insert(0, self._tell_language)

    async def speak(self, order: Mapping[str, Any]) -> None:
        """The bot speaks another language, to everybody; one that it does not have changes nothing."""
        wanted = str(order.get("language"))
        if wanted in languages():
            self.language = wanted
            await self.welcome()

    async def reset(self, order: Mapping[str, Any]) -> None:
        """All tables are forgotten, and the channel is new."""
        self.again.set()

    async def welcome(self) -> None:
        """The channel opens with the bot's welcome, in the server's language, which is the chosen one."""
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
        """Everybody's Discord is in the chosen language; the simulator's is in English only."""
        if event == "INTERACTION_CREATE":
            payload["locale"] = self.language

    def head(self, key: str) -> str:
        """What is added to the head of the page: our files, and the facts that they need."""
        say = Translator(self.language)
        facts = {
            "key": key,
            "people": self.names,
            "language": self.language,
            "languages": {name: say("choice-language", value=name) for name in languages()},
            "words": {name: say(f"playground-{name}") for name in ("person", "language", "reset", "reset-sure")},
        }
        return HEAD.format(facts=html.escape(json.dumps(facts)))


def emblem() -> bytes:
    """The bot's own picture as a PNG: a white heart on red."""
    image, draw = _square(RED)
    for left in (60, 128):
        draw.ellipse((left, 72, left + 68, 140), fill="white")
    draw.polygon([(66, 124), (190, 124), (128, 200)], fill="white")
    return _png(image)


def portrait(name: str, number: int) -> bytes:
    """A person's picture as a PNG: the first letter on a colour of their own."""
    image, draw = _square(COLOURS[number % len(COLOURS)])
    draw.text((SIDE, SIDE), name[:1], fill="white", font=ImageFont.load_default(120), anchor="mm")
    return _png(image)


def _square(colour: str) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    image = Image.new("RGB", (SIDE * 2, SIDE * 2), colour)
    return image, ImageDraw.Draw(image)


def _png(image: Image.Image) -> bytes:
    file = BytesIO()
    image.resize((SIDE, SIDE), Image.Resampling.LANCZOS).save(file, "PNG", optimize=True)
    return file.getvalue()
