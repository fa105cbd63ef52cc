"""How long each command, each button of its answer, and made-up presses keep the event loop busy at once.

Run ``python -m benchmarks commands [--games 300] [--made-up 4000] [--seed 1]``. A person with a long history gives
every command and presses what the answers offer. The made-up presses, forms, commands and texts come from people at
new tables, as in `tests.bot.answers.test_whatever_arrives`. Everything goes over real connections to the Discord of the
tests; only what the bot does counts, in CPU time.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import random
import tempfile
from argparse import ArgumentParser
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from typing import Any

from benchmarks._progress import say
from benchmarks._stretches import Stretch, longest, python_task, report
from bot.language import card_names
from hearts import PRESETS, Rules, write_code
from tests.bot.answers.test_whatever_arrives import MadeUp
from tests.connected import ConnectedWorld, Member, online
from tests.databases import SQLite
from tests.discord_server.commands import leaves
from tests.discord_server.state import Interaction
from tests.past import store_game
from tests.payloads import BUTTON, MENU
from tests.screens import buttons_of

GIVEN: dict[str, Any] = {
    "preset": "chinese", "card": "QS", "cards": "QS AH KH", "to": "1L", "name": "chinese", "new": "Friday",
    "member": "Dana", "code": write_code(PRESETS["chinese"]), "at": "+15", "time_zone": "Europe/Berlin",
}  # fmt: skip
"""What is typed in the options that must be given."""
LEFT_OUT = ("privacy delete", "hearts block", "hearts remove")
"""Commands after which nothing would be left to measure."""


class Commands:
    """Gives every command, and presses what its answer offers."""

    def __init__(self, world: ConnectedWorld, repeats: int) -> None:
        self._world, self._repeats = world, repeats
        self.found: dict[str, Stretch] = {}
        """By command or press, at best of the repeats."""

    async def fill(self, games: int) -> None:
        """A long history of one person, others on the server, a game that is being played, and a lobby."""
        world, quick = self._world, PRESETS["quick"]
        ana, *others = world.people
        for seed in range(games):
            names = {ana.id: ana.name} | {person.id: person.name for person in random.Random(seed).sample(others, 2)}
            rules = Rules() if seed == games - 1 else quick
            await store_game(
                world.bot.store, names, guild_id=world.guild.id, channel_id=world.channel.id, seed=seed, rules=rules
            )
        world.guild.members[ana.id] = set()
        world.guild.owner_id = ana.id
        await world.begin(*world.people[1:3], computers=1)
        await world.pass_all(games + 1)
        say(f"{games} games are over, and one is played")

    async def measure(self) -> None:
        """Measures all commands, and all buttons of their answers."""
        ana = self._world.ana
        for command in self._world.server.state.commands:
            if command.get("type", 1) != 1:
                continue
            for name, options in leaves(command["name"], command):
                if name in LEFT_OUT:
                    continue
                given = {each["name"]: self._given(each) for each in options if each.get("required")}
                answer = await self._longest(f"/{name}", partial(ana.person.type, self._world.channel, name, **given))
                await self._press(f"/{name}", ana, answer)
                for option in options:
                    if option.get("autocomplete"):
                        complete = partial(ana.person.complete, self._world.channel, name, option["name"], "")
                        await self._longest(f"/{name} {option['name']}:", complete)

    def _given(self, option: dict[str, Any]) -> Any:
        if option.get("choices"):
            return option["choices"][0]["value"]
        return self._world.ben.person if option["type"] == 6 else GIVEN[option["name"]]

    async def _press(self, name: str, ana: Member, answer: Interaction | None) -> None:
        """Presses every button and menu of an answer, as long as it is there."""
        if answer is None or answer.message is None:
            return
        message = answer.message
        for item in buttons_of(message.components):
            pressed = f"{name} [{item.verb} {item.arg}]"
            if item.disabled or item.kind not in (BUTTON, MENU) or pressed in self.found:
                continue
            values = item.values[-item.count :] if item.kind == MENU else None
            if item.arg == "gone":
                continue
            press = partial(ana.person.forge, message, item.custom_id, values)
            await self._longest(pressed, press, lambda: ana.person.message(message.id) is message)

    async def _longest(
        self, name: str, ask: Callable[[], Interaction], possible: Callable[[], bool] = lambda: True
    ) -> Interaction | None:
        """Measures an action, and once more for each repeat as long as it is possible. Returns the last one."""
        tries, asked = [], None
        for _ in range(self._repeats):
            if not possible():
                break
            with longest() as stretch:
                asked = ask()
                await self._world.wait(2)
            tries.append(stretch)
        if tries:
            self.found[name] = min(tries)
            if len(self.found) % 25 == 0:
                say(f"{len(self.found)} commands and presses")
        return asked


@contextlib.asynccontextmanager
async def new_world() -> AsyncIterator[ConnectedWorld]:
    asyncio.get_running_loop().set_task_factory(python_task)
    with tempfile.TemporaryDirectory() as folder:
        async with online(SQLite(Path(folder) / "hearts.db")) as world:
            yield world


async def offered(games: int, repeats: int) -> dict[str, Stretch]:
    async with new_world() as world:
        commands = Commands(world, repeats)
        await commands.fill(games)
        await commands.measure()
        return commands.found


async def made_up(presses: int, seed: int) -> dict[str, Stretch]:
    found = {}
    async with new_world() as world:
        sender = MadeUp(world, random.Random(seed))
        await world.begin(world.ben, computers=2)
        await world.open(host=world.chidi)
        for number in range(presses):
            if number % 25 == 0:
                await world.wait(3)
            if number % 1_000 == 0:
                say(f"{number:,} made-up presses were sent")
            with longest() as stretch:
                asked = sender.send()
                await world.quiet()
            found[f"made up, {number}: {asked.data}"] = stretch
    return found


def main(parser: ArgumentParser) -> dict[str, bool]:
    parser.add_argument("--games", type=int, default=300, help="games that are over")
    parser.add_argument("--repeats", type=int, default=3, help="of what is no made-up press; the best counts")
    parser.add_argument("--made-up", type=int, default=4_000, help="how many made-up presses are sent")
    parser.add_argument("--seed", type=int, default=1, help="of the made-up presses")
    parser.add_argument("--most", type=int, default=10, help="how many are shown")
    options = parser.parse_args()
    card_names.prepare()  # as a start does
    with contextlib.redirect_stderr(io.StringIO()):
        found = asyncio.run(offered(options.games, options.repeats))
        found |= asyncio.run(made_up(options.made_up, options.seed))
    return report(found, options.most)
