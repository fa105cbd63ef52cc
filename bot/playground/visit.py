"""A visit to the playground: its language, and what the page offers beside Discord."""

from __future__ import annotations

import asyncio
import html
import json
from collections.abc import Mapping, Sequence
from typing import Any, Final
from zoneinfo import available_timezones

import discord

from bot.language.wording import Translator, languages
from bot.tables.person import Person
from bot.transport.mentions import NOBODY
from bot.ui.calls import welcome

HEAD: Final = (
    '<meta name="playground" content="{facts}"><link rel="stylesheet" href="/playground.css">'
    '<script src="/playground.js"></script>'
)


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
        await self.here.bot.guild_events.translate(guild)
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
            "words": {name: say(f"playground-{name}") for name in ("person", "language", "reset", "reset-sure")},
        }
        return HEAD.format(facts=html.escape(json.dumps(facts)))
