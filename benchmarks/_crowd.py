"""A crowd: people at many tables who press what their panels show, as fast as they are allowed to."""

from __future__ import annotations

import asyncio
import gc
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any

from benchmarks._tables import Seated, fixed_screens, hand_out
from tests.discord_server import DiscordServer, Person
from tests.discord_server.state import Interaction, Message
from tests.payloads import MENU, walk

PATIENCE = 5.0
"""Seconds after which a press counts as not answered. Discord waits three."""
CHOSEN = 3
"""The style of the button of a selected card: pressing it again would deselect it."""
TOGETHER = 20
"""How many panels are opened at the same time."""
MOVES = frozenset({"play", "pass"})
"""The presses that are moves."""


@dataclass
class Slice:
    """The presses within one stretch of time."""

    answers: list[float] = field(default_factory=list)
    """Seconds from each press to its answer."""
    moves: int = 0
    lost: int = 0


@dataclass(frozen=True)
class Press:
    """A press that somebody is about to make."""

    person: Person
    message: Message
    custom_id: str
    values: tuple[str, ...] | None = None


@contextmanager
def _uncollected() -> Iterator[None]:
    """Within this context no garbage collection stops the people and their Discord: with a thousand tables of three
    bots it took half a second, in which no answer arrived."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


class Crowd:
    """All people at the tables of one server. Each has at most one press under way."""

    def __init__(self, server: DiscordServer, seated: Sequence[Seated], seed: int) -> None:
        self.server = server
        self.seated = seated
        self._rng = Random(seed)
        self._people = {person.id: person for each in seated for person in each.people}
        self._busy: set[int] = set()
        self.ready: deque[Press] = deque()
        """The possible presses, the one that has been possible for longest first."""
        self._waiting: set[int] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.now = Slice()

    async def press_for(self, seconds: float, *, at_once: int, rate: float | None = None) -> Slice:
        """Presses for some seconds, at most ``at_once`` at a time; with a ``rate``, that many per second at even
        intervals."""
        with _uncollected():
            return await self._press_for(seconds, at_once, rate)

    async def _press_for(self, seconds: float, at_once: int, rate: float | None) -> Slice:
        done = self.now = Slice()
        end, turn = time.perf_counter() + seconds, time.perf_counter()
        while (now := time.perf_counter()) < end:
            while self.ready and len(self._busy) < at_once and (rate is None or now >= turn):
                self._begin(self.ready.popleft())
                turn = max(turn + 1 / rate, now - 1) if rate else now
            await asyncio.sleep(0.001 if rate is None else max(0.0, min(turn - time.perf_counter(), 0.005)))
        await self.quiet()
        return done

    async def quiet(self) -> None:
        """Waits until all presses are answered."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    def _begin(self, press: Press) -> None:
        self._waiting.discard(press.person.id)
        self._busy.add(press.person.id)
        task = asyncio.ensure_future(self._press(press))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _press(self, press: Press) -> None:
        began, now = time.perf_counter(), self.now
        asked = press.person.forge(press.message, press.custom_id, press.values)
        try:
            async with asyncio.timeout(PATIENCE):
                await asked.answered.wait()
            now.answers.append(time.perf_counter() - began)
            now.moves += press.custom_id.split(":")[2] in MOVES
        except TimeoutError:
            now.lost += 1
        self._busy.discard(press.person.id)
        self.answered(press, asked)

    def answered(self, press: Press, asked: Interaction) -> None:
        """Notes that a press was answered, or was waited for too long."""
        raise NotImplementedError

    def _offer(self, press: Press) -> None:
        if press.person.id not in self._waiting:
            self._waiting.add(press.person.id)
            self.ready.append(press)


class Players(Crowd):
    """People at the tables of our bot: they open their panels once, and then do what the panels ask for."""

    def __init__(self, server: DiscordServer, seated: Sequence[Seated], seed: int) -> None:
        super().__init__(server, seated, seed)
        self._panels: dict[int, Message] = {}
        server.state.on_shown = self._shown

    async def open_panels(self, seat: int) -> None:
        """Opens the panels of the people in this seat of each table."""
        for at in range(0, len(self.seated), TOGETHER):
            for each in self.seated[at : at + TOGETHER]:
                assert each.message is not None
                self._begin(Press(each.people[seat], each.message, _custom_id(each.message, "hand")))
            await self.quiet()

    def answered(self, press: Press, asked: Interaction) -> None:
        if asked.message is not None:
            self._look(press.person, asked.message)

    def _shown(self, message: Message) -> None:
        """Notes a new or changed message that the server shows to a person."""
        person = self._people.get(message.only_for or 0)
        if person is not None and person.id not in self._busy:
            self._look(person, message)

    def _look(self, person: Person, message: Message) -> None:
        if message.only_for != person.id:
            return
        asks = list(_asks(message, self._rng))
        if asks:
            self._offer(Press(person, message, *asks[0]))


class Pressing(Crowd):
    """People with fixed panels who press in turn, for bots that play no game."""

    def __init__(self, server: DiscordServer, seated: Sequence[Seated], seed: int) -> None:
        super().__init__(server, seated, seed)
        panel, _ = fixed_screens()
        self._custom_id = next(part["custom_id"] for part in walk(panel) if ":play:" in part.get("custom_id", ""))
        self._tables = {each.channel.id: (each, hand_out(server, each, panel)) for each in seated}
        for each in seated:
            self._turn(each.channel.id, 0)

    def _turn(self, channel_id: int, seat: int) -> None:
        each, messages = self._tables[channel_id]
        self._offer(Press(each.people[seat], messages[seat], self._custom_id))

    def answered(self, press: Press, asked: Interaction) -> None:
        each, _ = self._tables[asked.channel_id]
        self._turn(asked.channel_id, (each.people.index(press.person) + 1) % 4)


def _asks(message: Message, rng: Random) -> Iterator[tuple[str, tuple[str, ...] | None]]:
    """The presses that a panel asks for: play a card, pass cards, or go on."""
    found: dict[str, list[dict[str, Any]]] = {}
    for part in walk(message.components):
        if "custom_id" in part and not part.get("disabled"):
            verb = part["custom_id"].split(":")[2]
            if verb != "toggle" or part["style"] != CHOSEN:
                found.setdefault(verb, []).append(part)
    for verb in ("play", "pass", "toggle", "choose", "ready"):
        parts = found.get(verb)
        if not parts:
            continue
        part = rng.choice(parts)
        if part["type"] == MENU:
            chosen = rng.sample([option["value"] for option in part["options"]], part["max_values"])
            yield part["custom_id"], tuple(chosen)
        else:
            yield part["custom_id"], None


def _custom_id(message: Message, verb: str) -> str:
    parts = walk(message.components)
    return str(next(part["custom_id"] for part in parts if part.get("custom_id", "").startswith(f"h1:b:{verb}:")))
