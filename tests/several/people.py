"""People: four seats at a table of a server, and people who press there what they see."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from functools import partial

from bot.tables.persistence import restore
from db import Store
from tests.discord_server import DiscordServer, Person
from tests.discord_server.state import LOADING, Message
from tests.payloads import BUTTON, PING, texts
from tests.screens import ON_PANELS, Button, buttons_of
from tests.several.members import PATIENCE
from tests.several.presses import Press, Presses

NAMES = ("Ana", "Ben", "Chidi", "Dana")
RULES = ("no_pass", "no_pass", "standard", "omnibus", "hoosier", "black_maria")
"""Presets that are played; some pass cards first, which people do in three presses."""
COMPUTERS = (0, 0, 0, 1, 2, 3)
"""How many seats computer players have."""
MOVES = ("play", "toggle", "choose", "ready", "moon", "claim")
"""What a hand asks for, the likelier first; it offers a claim beside what else it asks for."""
ON_HANDS = {*ON_PANELS, *MOVES, "ahead"}
CHOSEN = 3
"""The style of the button of a card that is chosen for a pass: pressing it again would take it back."""
THINKING = (0.4, 1.6)
"""Seconds between two presses of a person."""
LAST = 6
"""How many presses a report tells."""
BORED = 6.0
"""Seconds after which somebody whose hand asks nothing opens it anew."""


class SeatedTable:
    """A table with its people."""

    def __init__(self, server: DiscordServer, presses: Presses, seed: int, index: int, shards: int) -> None:
        self._rng = random.Random(f"{seed} {index}")
        self._presses, self.shard = presses, index % shards
        self.guild = server.add_guild(f"Club {index}", number=server.state.id_on(self.shard, shards))
        self.channel = server.add_channel(self.guild, "hearts")
        self._computers, self._rules = self._rng.choice(COMPUTERS), self._rng.choice(RULES)
        self.people = [Person(server, self.guild, name) for name in NAMES[: 4 - self._computers]]
        self.number = 0
        """The id of the table, once it is there."""

    # -- what they see

    def board(self, verb: str) -> tuple[Message, Button] | None:
        """The newest public message with a button of this verb for the table."""
        for message in reversed(self.people[0].sees(self.channel)):
            if message.only_for is None and not PING.search("\n".join(texts(message.components))):
                for item in buttons_of(message.components):
                    if item.verb == verb and not item.disabled and self.number in (0, item.table):
                        return message, item
        return None

    def hand(self, person: Person) -> Message | None:
        """The newest private message with somebody's hand."""
        for message in reversed(person.sees(self.channel)):
            if message.only_for == person.id and not message.flags & LOADING:
                items = buttons_of(message.components)
                if any(item.table == self.number and item.verb in ON_HANDS for item in items):
                    return message
        return None

    async def told(self, store: Store) -> str:
        """What the table waits for, and what was pressed there last, for a report."""
        stored = await store.tables.load(self.number)
        assert stored is not None
        game = restore(stored).game
        here = [each for each in self._presses.all if each.asked.channel_id == self.channel.id]
        last = [f"{each}: {each.outcome}, {each.said[-80:]!r}" for each in here[-LAST:]]
        hands = [self.hand(person) for person in self.people]
        shown = [hand and [item.custom_id for item in buttons_of(hand.components)] for hand in hands]
        return f"{game.phase}, asks {game.to_act} {game.prompt}; {last}; {shown}"

    # -- what they do

    async def begin(self) -> None:
        """Opens the table, takes the seats and starts the game; whatever is not answered is done again."""
        host = self.people[0]
        given = {"pace": "slow", "preset": self._rules, "computers": self._computers}

        async def open_one() -> bool:
            if self.board("start") is None:  # else the lobby is there, though the answer was lost
                await self._presses.wait(Press(host.type(self.channel, "hearts new", **given), self.shard))
            return self.board("start") is not None

        await self._repeat(open_one)
        found = self.board("start")
        assert found is not None
        self.number = found[1].table
        for person in self.people[1:]:
            await self._repeat(partial(self._press_board, person, "join", or_gone=True))
        await self._repeat(partial(self._press_board, host, "start", or_gone=True))

    async def play(self, resting: asyncio.Event) -> None:
        """Everybody plays for ever, except while they rest."""
        async with asyncio.TaskGroup() as group:
            for person in self.people:
                group.create_task(self._play(person, resting, random.Random(f"{self._rng.random()} {person.name}")))

    async def look(self) -> None:
        """Everybody opens their hand anew."""
        for person in self.people:
            await self._repeat(partial(self._press_board, person, "hand"))

    async def _play(self, person: Person, resting: asyncio.Event, rng: random.Random) -> None:
        moved = time.monotonic()
        while True:
            await asyncio.sleep(rng.uniform(*THINKING))
            if resting.is_set():
                continue
            hand = self.hand(person)
            asked = None if hand is None else asked_for(hand, rng)
            if hand is not None and asked is not None and rng.random() > 0.01:
                done = await self._press(person, hand, *asked)
                if rng.random() < 0.03:  # the same once more, as with a shaky finger
                    await self._press(person, hand, *asked)
                moved = time.monotonic()
                if done:
                    continue
            elif hand is not None and time.monotonic() - moved < BORED:
                continue
            moved = time.monotonic()
            await self._press_board(person, "hand")

    async def _press_board(self, person: Person, verb: str, *, or_gone: bool = False) -> bool:
        """Presses a button of the table's message. Returns whether that was answered; ``or_gone``: or has been done
        before, though its answer was lost."""
        found = self.board(verb)
        return or_gone if found is None else await self._press(person, *found)

    async def _press(
        self, person: Person, message: Message, item: Button, values: tuple[str, ...] | None = None
    ) -> bool:
        """Presses a button, or chooses in a menu. Returns whether that was answered."""
        if person.message(message.id) is not message:
            return False  # it has disappeared meanwhile
        return await self._presses.wait(Press(person.forge(message, item.custom_id, values), self.shard, item, values))

    async def _repeat(self, act: Callable[[], Awaitable[bool]]) -> None:
        """Acts until that has worked."""
        began = time.monotonic()
        while not await act():
            waited = time.monotonic() - began
            assert waited < PATIENCE, f"{self.guild.name}, table {self.number}: nothing happens for {waited:.0f} s"
            await asyncio.sleep(self._rng.uniform(*THINKING))


def asked_for(hand: Message, rng: random.Random) -> tuple[Button, tuple[str, ...] | None] | None:
    """What a hand asks for, with what is chosen there; None if it asks nothing."""
    items = [item for item in buttons_of(hand.components) if not item.disabled]
    for verb in MOVES:
        if found := [item for item in items if item.verb == verb and (verb != "toggle" or item.style != CHOSEN)]:
            item = rng.choice(found)
            return item, None if item.kind == BUTTON else tuple(rng.sample(item.values, item.count))
    return None
