"""Managers: people who change a server's settings and house rules while others play there."""

import asyncio
import random

from bot.community.settings import Settings
from db import Store
from hearts import PRESETS, read_rules, write_code
from tests.discord_server import Person
from tests.discord_server.state import Message, Role
from tests.screens import buttons_of
from tests.several.presses import SAY, Press, Presses

MANAGES = 1 << 5
"""Discord's permission to manage a server."""
HOUSE = "Friday"
"""The name under which house rules are saved again and again."""
MENUS = ("pace", "level")
"""The settings that are changed; they change no message."""
PAUSES = (2.0, 10.0)
"""Seconds between two changes."""
USUAL = Settings().model_dump()
"""What holds before anything is chosen."""


class Manager:
    """Somebody who manages a server, and what may be stored there for it."""

    def __init__(self, person: Person, shard: int, presses: Presses, rng: random.Random) -> None:
        self._person, self._shard, self._presses, self._rng = person, shard, presses, rng
        role = Role(person.server.state.new_id(), "Managers", MANAGES)
        person.guild.roles[role.id] = role
        person.guild.members[person.id] = {role.id}
        self._chosen: dict[str, set[str | None]] = {}
        """By the name of a setting or of the house rules: what was confirmed last, and what was tried since then."""

    async def manage(self, resting: asyncio.Event) -> None:
        """Changes something now and then for ever, except while the others rest."""
        while True:
            await asyncio.sleep(self._rng.uniform(*PAUSES))
            if not resting.is_set():
                await self._change()

    async def _change(self) -> None:
        """Saves house rules, or opens the settings and changes one of them."""
        if self._rng.random() < 0.5:
            code = write_code(PRESETS[self._rng.choice(sorted(PRESETS))])
            await self._save(HOUSE, code, self._typed("rules import", code=code, name=HOUSE))
        elif (screen := await self._settings()) is not None:
            item = self._rng.choice([item for item in buttons_of(screen.components) if item.arg in MENUS])
            value = self._rng.choice(item.values)
            pressed = self._person.forge(screen, item.custom_id, [value])
            await self._save(item.arg, value, Press(pressed, self._shard, item, (value,)))

    async def unkept(self, store: Store) -> list[str]:
        """What is stored and was not chosen, or is shown and not stored."""
        guild = self._person.guild.id
        records = {record.id: record for record in await store.directory.guilds()}
        settings = Settings.read(records[guild].settings if guild in records else "")
        stored = {name: str(getattr(settings, name)) for name in MENUS}
        stored |= {each.name: write_code(read_rules(each.rules)) for each in await store.house_rules.of_guild(guild)}
        found = [
            f"{name} is {stored.get(name)}, not {of}" for name, of in self._chosen.items() if stored.get(name) not in of
        ]
        if (screen := await self._settings()) is not None:
            shown = {item.arg: item.chosen[0] for item in buttons_of(screen.components) if item.arg in MENUS}
            found += [f"{name} is shown as {value}" for name, value in shown.items() if stored[name] != value]
        return found

    async def _save(self, name: str, value: str, press: Press) -> None:
        self._chosen.setdefault(name, {USUAL.get(name)}).add(value)
        if await self._presses.wait(press) and SAY("settings-saved") in press.said:
            self._chosen[name] = {value}

    async def _settings(self) -> Message | None:
        """The screen of the settings of tables; None without an answer."""
        press = self._typed("settings server")
        if not await self._presses.wait(press) or (screen := press.asked.message) is None:
            return None
        item = next(item for item in buttons_of(screen.components) if item.arg == "open.tables")
        opened = Press(self._person.forge(screen, item.custom_id), self._shard, item)
        return screen if await self._presses.wait(opened) else None

    def _typed(self, command: str, **given: str) -> Press:
        channel = next(iter(self._person.guild.channels.values()))
        return Press(self._person.type(channel, command, **given), self._shard)
