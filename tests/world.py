"""The world of a test: the real bot in a simulated Discord, people who press what they see, and time that stands still.

Everything that the bot sends is read by the linter and checked for cards that do not lie open (see `Watch`). Sleeps
never end by themselves: `World.wait` moves the clock, so no test depends on how fast the machine is.
"""

from __future__ import annotations

import copy
import random
import re
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import discord
import simcord
from discord import app_commands
from simcord import interactions as wire
from simcord.backend import serializers
from simcord.results import InteractionResult, ResponseMessage

from bot.client import HeartsBot
from bot.playground import simulated_time
from bot.tables.pace import Tempo
from bot.tables.table import Table
from db import Store
from hearts import Card
from tests import screens
from tests.at_the_table import Club, Player
from tests.payloads import BUTTON, MENU, PING, lint_choices, lint_form, lint_message, texts, walk
from tests.screens import EPHEMERAL, Button, buttons_of, say
from tests.secrecy import cards_in, cards_shown, known_cards, names, open_cards

NAMES = ("Ana", "Ben", "Chidi", "Dana")
SETTLE = 60.0
"""Real seconds after which a bot that never comes to rest fails the test."""
IDLE = 0.002
"""Real seconds between two looks at whether the bot has come to rest."""
OPEN = ("replay", "house-", "help", "prefer")
"""Verbs of screens that hide nothing: a finished round with every hand open, and rules and samples of how cards look,
whose cards lie on no table."""
CLICK, COMMAND = 3, 2
EXAMPLE = say("refusal-unknown-card", text="")
"""A sentence that names a card to show how cards are written."""


# -- what is on a screen


class Screen(screens.Screen):
    """A message of the simulated Discord as it looks at this moment."""

    def __init__(self, env: simcord.Env, channel_id: int, message_id: int) -> None:
        self._env = env
        self.channel_id = channel_id
        self.id = message_id

    @property
    def stored(self) -> Any:
        return self._env.backend.get_message(self.channel_id, self.id)

    @property
    def components(self) -> list[dict[str, Any]]:
        components: list[dict[str, Any]] = self.stored.components
        return components

    @property
    def message(self) -> ResponseMessage:
        return ResponseMessage(self._env, self.stored)

    @property
    def exists(self) -> bool:
        return self.id in self._env.backend.messages.get(self.channel_id, {})

    @property
    def private(self) -> bool:
        return bool(self.stored.flags & EPHEMERAL)


# -- what the bot sends


@dataclass
class Request:
    """One request of the bot."""

    kind: str
    """``answer`` to a press or command, ``form`` instead of one; ``push`` on a token, ``follow-up``; ``post``,
    ``edit``, ``delete``; ``other``."""
    method: str
    path: str
    body: dict[str, Any]
    private: bool = False
    player: int | None = None
    """Who sees it, where it is private."""
    new: bool = True
    message_id: int | None = None
    said: frozenset[Card] = frozenset()
    """Cards that the person has typed or pressed: the answer may repeat them."""

    @property
    def message(self) -> dict[str, Any] | None:
        return self.body if "components" in self.body else None


class Watch(list[Any]):
    """Reads each request at the moment at which it is sent, in the place where the simulator logs them."""

    def __init__(self, env: simcord.Env) -> None:
        super().__init__(env.backend.http_requests)
        self._env = env
        self._tables_of: dict[int, int] = {}
        self.requests: list[Request] = []
        self.complaints: list[str] = []
        self.tables: dict[int, Table] = {}
        self.typed: dict[int, frozenset[Card]] = {}
        """By interaction: the cards that the person has typed or pressed."""
        env.backend.http_requests = self

    def listen(self, bot: HeartsBot) -> None:
        bot.tables.door.listen(self._changed)

    def _changed(self, before: Table, after: Table, cause: object) -> None:
        self.tables[after.record.id] = after

    def append(self, entry: Any) -> None:
        super().append(entry)
        request = self._read(entry)
        self.requests.append(request)
        for complaint in self._complaints(request):
            self.complaints.append(f"{request.method} {request.path}: {complaint}\n{request.body}")

    def _read(self, entry: Any) -> Request:
        body = entry.json if isinstance(entry.json, dict) else {}
        parts, backend = entry.path.strip("/").split("/"), self._env.backend
        match entry.method, *parts:
            case "POST", "interactions", number, _, "callback":
                record = backend.interactions[int(number)]
                kind, data = body["type"], body.get("data") or {}
                private = bool(int(data.get("flags") or 0) & EPHEMERAL)
                message_id = None
                if kind == 7 and record.source_message_id is not None:
                    message_id = record.source_message_id
                    private = self._is_private(record.channel_id, message_id)
                said = self.typed.get(record.id, frozenset())
                if kind == 9:
                    return Request("form", entry.method, entry.path, data, True, record.user_id)
                return Request(
                    "answer", entry.method, entry.path, data, private, record.user_id, kind != 7, message_id, said
                )
            case "PATCH", "webhooks", _, token, "messages", _:
                record = backend.interactions[backend.interaction_tokens[token]]
                message_id = record.message_id or record.source_message_id
                private = message_id is not None and self._is_private(record.channel_id, message_id)
                said = self.typed.get(record.id, frozenset())
                return Request("push", entry.method, entry.path, body, private, record.user_id, False, message_id, said)
            case "POST", "webhooks", _, token:
                record = backend.interactions[backend.interaction_tokens[token]]
                private = bool(int(body.get("flags") or 0) & EPHEMERAL)
                return Request("follow-up", entry.method, entry.path, body, private, record.user_id)
            case "POST", "channels", _, "messages":
                return Request("post", entry.method, entry.path, body)
            case "PATCH", "channels", _, "messages", number:
                return Request("edit", entry.method, entry.path, body, new=False, message_id=int(number))
            case "DELETE", "channels", _, "messages", number:
                return Request("delete", entry.method, entry.path, body, new=False, message_id=int(number))
            case _:
                return Request("other", entry.method, entry.path, body)

    def _is_private(self, channel_id: int, message_id: int) -> bool:
        message = self._env.backend.messages.get(channel_id, {}).get(message_id)
        return message is None or message.is_ephemeral

    def _complaints(self, request: Request) -> Iterable[str]:
        if "choices" in request.body:
            yield from lint_choices(request.body["choices"])
        if request.kind == "form":
            yield from lint_form(request.body)
            return
        message = request.message
        if message is None:
            if request.kind in ("post", "edit", "push", "follow-up"):
                yield "no components"
            return
        yield from lint_message(message, private=request.private, new=request.new)
        yield from self._secrets(request, message["components"])

    def _secrets(self, request: Request, components: list[dict[str, Any]]) -> Iterable[str]:
        table = self._table(request, components)
        if request.private and any(item.verb.startswith(OPEN) for item in buttons_of(components)):
            return
        if request.private:
            assert request.player is not None
            about = [table] if table is not None else self.tables.values()
            known = {card for one in about for card in known_cards(one, request.player)}
            secret = cards_shown(components, words=False) - known - request.said
            if any(EXAMPLE in content for content in texts(components)):
                secret -= cards_in(EXAMPLE)
        elif _tables_named(components) and (table is None or not table.rounds):
            return  # nothing has been dealt, and "Ten of clubs" is a game
        else:
            secret = cards_shown(components) - open_cards(table) - self._closed_round(table, request.message_id)
        if secret:
            yield f"{'private' if request.private else 'public'}, but shows {names(secret)}"

    def _closed_round(self, table: Table | None, message_id: int | None) -> set[Card]:
        """A message that was posted in a round which is over by now may name the cards of that round."""
        if table is None or message_id is None:
            return set()
        posted = discord.utils.snowflake_time(message_id).timestamp() * 1000
        numbers = [round.number for round in table.rounds if round.dealt_at <= posted]
        finished = table.game.rounds[: numbers[-1] + 1][-1:] if numbers else ()
        return {card for result in finished if result.number == numbers[-1] for pile in result.piles for card in pile}

    def _table(self, request: Request, components: list[dict[str, Any]]) -> Table | None:
        """The table that a message is about: its buttons say so, or those that it had before."""
        numbers = _tables_named(components)
        assert len(numbers) <= 1, f"one message about tables {numbers}"
        if request.message_id is not None:
            stored = [messages.get(request.message_id) for messages in self._env.backend.messages.values()]
            before = {
                number for message in stored if message is not None for number in _tables_named(message.components)
            }
            for number in numbers or before:
                self._tables_of[request.message_id] = number
            numbers = numbers or {self._tables_of.get(request.message_id, 0)}
        return self.tables.get(numbers.pop()) if numbers else None

    def since(self, mark: int) -> list[Request]:
        return self.requests[mark:]

    def count(self, mark: int = 0) -> Counter[str]:
        """Requests by kind."""
        return Counter(request.kind for request in self.requests[mark:])


def _tables_named(components: list[dict[str, Any]]) -> set[int]:
    return {item.table for item in buttons_of(components)} - {0}


# -- people


@dataclass
class Person(Player[Screen]):
    """Somebody on the simulated server."""

    world: World
    actor: Any
    panels: dict[int, Screen] = field(default_factory=dict)

    @property
    def id(self) -> int:
        return int(self.actor.id)

    @property
    def name(self) -> str:
        return str(self.actor.user.global_name or self.actor.name)

    async def command(self, name: str, /, **options: Any) -> Screen:
        """Types a slash command; gives what answers it."""
        return self._shown(await self.result(name, **options))

    async def result(self, name: str, /, *, channel: Any = None, **options: Any) -> InteractionResult:
        self.world.said(" ".join(map(str, options.values())))
        return await self.actor.slash(channel or self.world.channel, name, **options)

    async def complete(self, name: str, option: str, typed: str, /, **filled: Any) -> list[dict[str, Any]]:
        """What is offered while somebody types."""
        self.world.said(typed)
        return list(await self.actor.autocomplete(self.world.channel, name, option, typed, **filled))

    async def press(self, screen: Screen, verb: str | Button) -> Screen:
        """Clicks an enabled button of a message."""
        item = screen.one(verb) if isinstance(verb, str) else verb
        self.world.said(item.arg)
        return self._shown(await self.actor.click(screen.message, custom_id=item.custom_id))

    async def forge(self, screen: Screen, custom_id: str, values: Sequence[str] | None = None) -> Screen | None:
        """A press of something that the message never had, from a client that is not Discord's."""
        (answer,) = await self.world.at_once((self, screen, custom_id, values))
        return answer

    async def pick(self, screen: Screen, menu: Button, values: Sequence[str]) -> Screen:
        """Chooses in one of several menus."""
        self.world.said(" ".join(values))
        return self._shown(await self.actor.select(screen.message, values, custom_id=menu.custom_id))

    def _shown(self, result: InteractionResult) -> Screen:
        assert result.acknowledged, "nobody answered"
        message = result.response
        assert message is not None, "the answer is no message"
        screen = Screen(self.world.env, message.channel_id, message.id)
        self.keep(screen)
        return screen


# -- everything


class World(Club[Person, Screen]):
    """A server with one channel and four people, and the bot in it."""

    def __init__(self, env: simcord.Env, bot: HeartsBot, url: str, build: Callable[[Store], HeartsBot]) -> None:
        self.env = env
        self.bot = bot
        self._url = url
        self._build = build
        self.watch = Watch(env)
        self.watch.listen(bot)
        env._register_dispatch_observer(self._dispatched)
        self._said: frozenset[Card] = frozenset()
        self.guild = env.create_guild("Card club")
        self.channel = self.guild.create_text_channel("hearts")
        self.people = [self.arrive(name) for name in NAMES]

    def arrive(self, name: str, **options: Any) -> Person:
        """A new member of the server."""
        return Person(self, self.guild.add_member(self.env.create_user(name.lower(), global_name=name), **options))

    def said(self, text: str) -> None:
        """What the next press or command holds."""
        self._said = frozenset(cards_shown([{"type": 10, "content": re.sub(r"[.,:]", " ", text.upper())}]))

    def _dispatched(self, record: Any) -> None:
        self.watch.typed[record.id] = self._said

    # -- time and restarts

    async def wait(self, seconds: float) -> None:
        """Time goes by."""
        await self.env.advance_time(seconds)

    async def restart(self, *, away: float = 0) -> None:
        """The bot is stopped as by a crash, and another one started on the same database ``away`` seconds later."""
        await self.env._settle_internal()
        await self.env._detach_bot()
        await self.bot.store.close()
        if away:
            self.env.backend.advance_clock(away)
        self.bot = self._build(await Store.open(self._url))
        self.watch.listen(self.bot)
        await self.env.restart_bot(self.bot)

    # -- tables

    async def table(self, number: int = 1) -> Table:
        """The table as the bot has it."""
        return await self.bot.tables.get(number)

    def board(self, number: int = 1) -> Screen:
        """The newest public message of a table."""
        for screen in reversed(self.messages()):
            if any(item.table == number for item in screen.buttons) and not PING.search(screen.text):
                return screen
        raise AssertionError("the table has no message")

    def messages(self, channel: Any = None) -> list[Screen]:
        """The public messages of a channel, oldest first."""
        channel = channel or self.channel
        stored = self.env.backend.messages.get(channel.id, {})
        return [Screen(self.env, channel.id, number) for number in sorted(stored) if not stored[number].is_ephemeral]

    # -- several at once

    async def at_once(self, *presses: tuple[Person, Screen, str, Sequence[str] | None]) -> list[Screen | None]:
        """Presses that reach the bot before it has answered any of them; their buttons need not be on the message."""
        results = []
        for person, screen, custom_id, values in presses:
            record, payload = self._interaction(person, screen, custom_id, values)
            results.append((person, InteractionResult(self.env, record)))
            self.env.backend.emit("INTERACTION_CREATE", payload)
        await self.env.settle()
        return [person._shown(result) if result.response is not None else None for person, result in results]

    async def replay(self, person: Person, screen: Screen, custom_id: str) -> list[Screen | None]:
        """One press that Discord delivers twice, as after a gateway session was resumed."""
        record, payload = self._interaction(person, screen, custom_id, None)
        for _ in range(2):
            self.env.backend.emit("INTERACTION_CREATE", copy.deepcopy(payload))
        await self.env.settle()
        return [person._shown(InteractionResult(self.env, record))]

    def _interaction(
        self, person: Person, screen: Screen, custom_id: str, values: Sequence[str] | None
    ) -> tuple[Any, dict[str, Any]]:
        backend = self.env.backend
        kind = BUTTON if values is None else MENU
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": kind}
        if values is not None:
            data["values"] = list(values)
        record, payload = wire.base_payload(
            backend,
            type=CLICK,
            channel_id=screen.channel_id,
            guild_id=self.guild.id,
            user_id=person.id,
            data=data,
        )
        message = copy.deepcopy(dict(serializers.message_payload(backend, screen.stored)))
        if not any(part.get("custom_id") == custom_id for part in walk(message["components"])):
            forged: dict[str, Any] = {"type": kind, "id": 998, "custom_id": custom_id}
            if kind == BUTTON:
                forged |= {"style": 2, "label": "forged"}
            else:
                forged["options"] = [{"label": value, "value": value} for value in values or ()]
            message["components"].append({"type": 1, "id": 999, "components": [forged]})
        payload["message"] = message
        record.source_message_id = screen.id
        self.said(" ".join([custom_id, *(values or ())]))
        self._dispatched(record)
        return record, payload


def secrets() -> Callable[[], bytes]:
    """Secrets of deals that are the same in every run."""
    numbers = iter(range(1_000_000))
    return lambda: sha256(f"deal {next(numbers)}".encode()).digest()[:16]


_made: list[bytes] = []
"""A database that has just been made. To migrate one anew for each world would take a third of all tests' time."""


async def database(folder: Path) -> Path:
    """A database in a folder, as the store makes it."""
    file = folder / "hearts.db"
    if not file.exists() and _made:
        file.write_bytes(_made[0])
    elif not file.exists():
        await (await Store.open(f"sqlite+aiosqlite:///{file}")).close()
        _made.append(file.read_bytes())
    return file


TOLD: Final = (app_commands.CommandInvokeError, app_commands.CheckFailure)


@asynccontextmanager
async def living(
    folder: Path, *, tempo: Tempo | None = None, seed: int = 1, now: Callable[[], int] = simulated_time
) -> AsyncIterator[World]:
    """A world whose clock moves only when told, on a database file of its own. ``now`` is what the bot reads."""
    url = f"sqlite+aiosqlite:///{await database(folder)}"
    secret, rng = secrets(), random.Random(seed)

    def build(store: Store) -> HeartsBot:
        return HeartsBot(store, now=now, tempo=tempo, rng=rng, secret=secret, shard_count=1)

    bot = build(await Store.open(url))
    env = simcord.Env(bot, settle_timeout=SETTLE)
    env._schedule_timer = lambda *timer: None  # type: ignore[method-assign]
    env._settle_internal = partial(env._settle_internal, idle=IDLE)  # type: ignore[method-assign]
    await env.start()
    world = World(env, bot, url, build)
    try:
        yield world
    finally:
        await env.shutdown()
        await world.bot.store.close()
    # A command that fails says so to the person who gave it, and logs what is ours to mend.
    unexpected = [error for error in env.errors_since(env._errors_acknowledged) if not isinstance(error, TOLD)]
    if unexpected:
        raise BaseExceptionGroup("the bot raised", unexpected)
