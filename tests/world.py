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
from bot.language.wording import Say
from bot.playground import simulated_time
from bot.tables.pace import Tempo
from bot.tables.table import Table
from bot.ui.items import Find, Pick, Press
from db import Store
from hearts import Card
from tests.payloads import BUTTON, FINDERS, MENU, PING, lint_choices, lint_form, lint_message, texts, walk
from tests.secrecy import cards_in, cards_shown, known_cards, names, open_cards

NAMES = ("Ana", "Ben", "Chidi", "Dana")
SETTLE = 60.0
"""Real seconds after which a bot that never comes to rest fails the test."""
IDLE = 0.002
"""Real seconds between two looks at whether the bot has come to rest."""
EPHEMERAL = 64
OPEN = ("replay", "house-", "help", "prefer")
"""Verbs of screens that hide nothing: a finished round with every hand open, and rules and samples of how cards look,
whose cards lie on no table."""
ON_PANELS = ("refresh", "choose", "toggle", "pass", "change", "call", "give", "moon")
CLICK, COMMAND = 3, 2
PRESSED = {BUTTON, MENU, *FINDERS}
say = Say("en-US")
EXAMPLE = say("refusal-unknown-card", text="")
"""A sentence that names a card to show how cards are written."""


# -- what is on a screen


@dataclass(frozen=True)
class Button:
    """A button or a menu, taken apart."""

    kind: int
    verb: str
    table: int
    prompt: int
    arg: str
    custom_id: str
    label: str
    style: int
    disabled: bool
    options: tuple[dict[str, Any], ...] = ()
    count: int = 1

    @property
    def card(self) -> Card:
        return Card.parse(self.arg)

    @property
    def values(self) -> list[str]:
        return [option["value"] for option in self.options]

    @property
    def chosen(self) -> list[str]:
        return [option["value"] for option in self.options if option.get("default")]


def button(part: dict[str, Any]) -> Button:
    kind = {BUTTON: Press, MENU: Pick}.get(part["type"], Find)
    match = kind.__discord_ui_compiled_template__.fullmatch(part["custom_id"])
    assert match is not None, f"{part['custom_id']} is not ours"
    return Button(
        kind=part["type"],
        verb=match["verb"],
        table=int(match["table"]),
        prompt=int(match["prompt"]),
        arg=match["arg"],
        custom_id=part["custom_id"],
        label=part.get("label") or "",
        style=part.get("style", 0),
        disabled=bool(part.get("disabled")),
        options=tuple(part.get("options") or ()),
        count=part.get("max_values", 1),
    )


class Screen:
    """A message as it looks at this moment."""

    def __init__(self, env: simcord.Env, channel_id: int, message_id: int) -> None:
        self._env = env
        self.channel_id = channel_id
        self.id = message_id

    @property
    def stored(self) -> Any:
        return self._env.backend.get_message(self.channel_id, self.id)

    @property
    def message(self) -> ResponseMessage:
        return ResponseMessage(self._env, self.stored)

    @property
    def exists(self) -> bool:
        return self.id in self._env.backend.messages.get(self.channel_id, {})

    @property
    def private(self) -> bool:
        return bool(self.stored.flags & EPHEMERAL)

    @property
    def text(self) -> str:
        return "\n".join(texts(self.stored.components))

    @property
    def buttons(self) -> list[Button]:
        return _buttons(self.stored.components)

    @property
    def verbs(self) -> list[str]:
        return [item.verb for item in self.buttons]

    def all(self, verb: str) -> list[Button]:
        return [item for item in self.buttons if item.verb == verb]

    def one(self, verb: str) -> Button:
        found = self.all(verb)
        assert len(found) == 1, f"{len(found)} buttons {verb!r} among {self.verbs}: {self.text}"
        return found[0]

    @property
    def cards(self) -> set[Card]:
        """Every card that it shows."""
        return cards_shown(self.stored.components)

    @property
    def playable(self) -> list[Card]:
        """What may be played by a press on it."""
        pressable = [item for item in self.all("play") if not item.disabled]
        return [Card.parse(value) for item in pressable for value in (item.values or [item.arg])]

    def says(self, key: str, /, **values: Any) -> bool:
        return say(key, **values) in self.text

    def __repr__(self) -> str:
        return f"<Screen {self.text!r} {self.verbs}>"


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
        if request.private and any(item.verb.startswith(OPEN) for item in _buttons(components)):
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


def _buttons(components: list[dict[str, Any]]) -> list[Button]:
    """What can be pressed; links lead away from the bot."""
    return [button(part) for part in walk(components) if part["type"] in PRESSED and "url" not in part]


def _tables_named(components: list[dict[str, Any]]) -> set[int]:
    return {item.table for item in _buttons(components)} - {0}


# -- people


@dataclass
class Person:
    """Somebody on the server, with the private panel that they have open at each table."""

    world: World
    actor: Any
    panels: dict[int, Screen] = field(default_factory=dict)

    @property
    def id(self) -> int:
        return int(self.actor.id)

    @property
    def name(self) -> str:
        return str(self.actor.user.global_name or self.actor.name)

    @property
    def panel(self) -> Screen:
        """The panel at the only table."""
        assert len(self.panels) == 1
        return next(iter(self.panels.values()))

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

    async def choose(self, screen: Screen, verb: str, values: Sequence[str]) -> Screen:
        """Chooses in a menu."""
        return await self.pick(screen, screen.one(verb), values)

    async def forge(self, screen: Screen, custom_id: str, values: Sequence[str] | None = None) -> Screen | None:
        """A press of something that the message never had, from a client that is not Discord's."""
        (answer,) = await self.world.at_once((self, screen, custom_id, values))
        return answer

    # -- at a table

    async def show(self, screen: Screen) -> Screen:
        """Presses "Show my hand"."""
        return await self.press(screen, "hand")

    async def play(self, card: Card | None = None, *, screen: Screen | None = None) -> Screen:
        """Plays a card from the panel by pressing it, or by choosing it in the menu."""
        screen = screen or self.panel
        card = card or screen.playable[0]
        for item in screen.all("play"):
            if item.kind == MENU:
                return await self.choose(screen, "play", [str(card)])
            if item.card is card:
                return await self.press(screen, item)
        raise AssertionError(f"{card} is not on {screen}")

    async def pass_cards(self, screen: Screen | None = None) -> Screen:
        """Chooses in the menus what to pass, the first cards, and confirms."""
        screen = screen or self.panel
        for place in range(len(screen.all("choose"))):
            menu = screen.all("choose")[place]
            taken = {value for other in screen.all("choose") for value in other.chosen if other is not menu}
            await self.pick(screen, menu, [value for value in menu.values if value not in taken][: menu.count])
        return await self.press(screen, "pass")

    async def pick(self, screen: Screen, menu: Button, values: Sequence[str]) -> Screen:
        """Chooses in one of several menus."""
        self.world.said(" ".join(values))
        return self._shown(await self.actor.select(screen.message, values, custom_id=menu.custom_id))

    def _shown(self, result: InteractionResult) -> Screen:
        assert result.acknowledged, "nobody answered"
        message = result.response
        assert message is not None, "the answer is no message"
        screen = Screen(self.world.env, message.channel_id, message.id)
        self.world.keep(self, screen)
        return screen


# -- everything


class World:
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

    @property
    def ana(self) -> Person:
        return self.people[0]

    @property
    def ben(self) -> Person:
        return self.people[1]

    @property
    def chidi(self) -> Person:
        return self.people[2]

    @property
    def dana(self) -> Person:
        return self.people[3]

    def arrive(self, name: str, **options: Any) -> Person:
        """A new member of the server."""
        return Person(self, self.guild.add_member(self.env.create_user(name.lower(), global_name=name), **options))

    def said(self, text: str) -> None:
        """What the next press or command holds."""
        self._said = frozenset(cards_shown([{"type": 10, "content": re.sub(r"[.,:]", " ", text.upper())}]))

    def _dispatched(self, record: Any) -> None:
        self.watch.typed[record.id] = self._said

    def keep(self, person: Person, screen: Screen) -> None:
        """Remembers a person's panel: the private message with a question about one table."""
        if screen.private:
            for table in {item.table for item in screen.buttons if item.verb in ON_PANELS}:
                person.panels[table] = screen

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

    async def open(self, *guests: Person, host: Person | None = None, **options: Any) -> Screen:
        """``/hearts new``, and the guests press Join."""
        lobby = await (host or self.ana).command("hearts new", **options)
        for guest in guests:
            await guest.press(lobby, "join")
        return lobby

    async def begin(self, *guests: Person, host: Person | None = None, **options: Any) -> int:
        """A table whose game has begun, with a panel in front of each of its people. Gives its number."""
        host = host or self.ana
        lobby = await self.open(*guests, host=host, **options)
        number = lobby.one("start").table
        await host.press(lobby, "start")
        await self.wait(1)
        for person in (host, *guests):
            await person.show(self.board(number))
        return number

    async def pass_all(self, number: int = 1) -> None:
        """Everybody at the table passes from their panel, by what it offers."""
        for person in self.seated(await self.table(number)):
            screen = person.panels[number]
            if "choose" in screen.verbs:
                await person.pass_cards(screen)
        await self.wait(1)

    def seated(self, table: Table) -> list[Person]:
        ids = [seat.player_id for seat in table.seats]
        return [person for person in self.people if person.id in ids]

    def on_turn(self, number: int = 1) -> Person | None:
        """Who sees cards to play on their panel."""
        return next((p for p in self.people if number in p.panels and p.panels[number].playable), None)

    async def until_turn(self, number: int = 1, patience: int = 40) -> Person:
        """Time goes by until one of the people may play a card."""
        for _ in range(patience):
            person = self.on_turn(number)
            if person is not None:
                return person
            await self.wait(1)
        raise AssertionError(f"nobody may play: {self.board(number)}")

    async def until_asked(self, number: int = 1, patience: int = 60) -> Person:
        """Time goes by in small steps until one of the people, rather than a computer player, owes a card."""
        for _ in range(patience):
            table = await self.table(number)
            for seat in table.game.to_act:
                if not table.by_computer(seat):
                    return next(person for person in self.people if person.id == table.seats[seat].player_id)
            await self.wait(0.5)
        raise AssertionError("nobody is asked")

    async def play_on(
        self,
        number: int = 1,
        *,
        until: Callable[[Table], bool],
        pick: Callable[[Person, list[Card]], Card] | None = None,
    ) -> None:
        """People play what their panels offer until the table is as wanted: the lowest card, unless told."""
        for _ in range(10_000):
            if until(await self.table(number)):
                return
            person = self.on_turn(number)
            if person is None:
                await self.wait(1)
            else:
                screen = person.panels[number]
                await person.play(pick(person, screen.playable) if pick else min(screen.playable), screen=screen)
        raise AssertionError("the game does not get there")

    async def go_on(self, number: int = 1) -> None:
        """Between two rounds everybody presses Ready."""
        for person in self.seated(await self.table(number)):
            screen = person.panels.get(number)
            if screen is not None and "ready" in screen.verbs:
                await person.press(screen, "ready")
        await self.wait(1)

    async def play_round(self, number: int = 1, **options: Any) -> None:
        """The round is passed and played to its end."""
        rounds = len((await self.table(number)).game.rounds)
        await self.pass_all(number)
        await self.play_on(number, until=lambda table: len(table.game.rounds) > rounds, **options)

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
