"""People: those of one game, and how they press there what they see."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from functools import partial

from bot.tables.persistence import restore
from db import Store
from db.leases import shard_of
from tests.discord_server import DiscordServer, Person
from tests.discord_server.state import LOADING, Channel, Message
from tests.payloads import BUTTON, PING, texts
from tests.screens import Button, buttons_of
from tests.several.managers import Manager
from tests.several.members import PATIENCE
from tests.several.presses import Press, Presses

MOVES = ("back", "go-on", "play", "pass", "toggle", "choose", "ready", "moon", "claim")
"""What a hand asks for, the likelier first; it offers a claim beside what else it asks for."""
ON_NOTES = {"hand", "close"}
"""What other private messages offer than hands and results, such as refusals."""
CHOSEN = 3
"""The style of the button of a card that is chosen for a pass: pressing it again would take it back."""
THINKING = (0.4, 1.6)
"""Seconds between two presses of a person."""
DREAMY = 0.2
"""How often somebody at a table with a fast clock leaves a question to it."""
LAST = 6
"""How many presses a report tells."""
BORED = 6.0
"""Seconds after which somebody whose hand asks nothing looks for something else."""


class Group:
    """A game that some people play, and after it the next one: how they begin, what they see and press."""

    joins, starts = "join", "start"
    """What the lobby offers."""
    dreamy = 0.0
    """How often somebody leaves a question to the clock."""

    def __init__(self, server: DiscordServer, presses: Presses, rng: random.Random, index: int, shards: int) -> None:
        self._server, self._presses, self._rng, self._shards = server, presses, rng, shards
        self._name, self._newest = f"Club {index}", 0
        self.people: list[Person] = []
        """Those who play."""
        self.onlookers: list[Person] = []
        self.manager: Manager | None = None

    def _arrive(self, shard: int, *names: str) -> list[Person]:
        """People come to a new server on this shard."""
        guild = self._server.add_guild(self._name, number=self._server.state.id_on(shard % self._shards, self._shards))
        self._server.add_channel(guild, "hearts")
        return [Person(self._server, guild, name) for name in names]

    def channels(self, person: Person) -> list[Channel]:
        """Where somebody plays; new games are begun in the first one."""
        return [*person.guild.channels.values()]

    def shard(self, person: Person) -> int:
        """The shard that hears of what somebody presses."""
        return shard_of(self.channels(person)[0].guild_id or 0, self._shards)

    def pressed(self, person: Person) -> list[Press]:
        """What somebody has pressed here and was answered."""
        return self._presses.of(person.id, {channel.id for channel in self.channels(person)})

    # -- what they see

    @property
    def number(self) -> int:
        """The id of the newest table; 0 before it is there."""
        hands = [hand for person in self.people if (hand := self.hand(person)) is not None]
        board = self.board(self.starts, "hand")
        self._newest = max([self._newest, *map(table_of, hands), board[1].table if board else 0])
        return self._newest

    def board(self, *verbs: str) -> tuple[Message, Button] | None:
        """The newest public message with a button of one of these verbs, perhaps with what it asks for behind a colon,
        and that button."""
        for message in self._seen(self.people[0], private=False):
            if not PING.search("\n".join(texts(message.components))):
                items = [item for item in buttons_of(message.components) if not item.disabled]
                for verb in verbs:
                    for item in items:
                        if verb in (item.verb, f"{item.verb}:{item.arg}"):
                            return message, item
        return None

    def hand(self, person: Person) -> Message | None:
        """The newest private message with somebody's hand, or what shows in its place when the game is over."""
        return next((message for message in self._seen(person, private=True) if offered(message)), None)

    def _seen(self, person: Person, *, private: bool) -> list[Message]:
        """The messages that somebody sees here, newest first."""
        found = [
            message
            for channel in self.channels(person)
            for message in person.sees(channel)
            if private == (message.only_for is not None) and not message.flags & LOADING
        ]
        return sorted(found, key=lambda message: -message.id)

    async def told(self, store: Store, number: int) -> str:
        """What a table waits for, and what was pressed there last, for a report."""
        stored = await store.tables.load(number)
        assert stored is not None
        game = restore(stored).game
        here = {channel.id for person in self.people for channel in self.channels(person)}
        pressed = [each for each in self._presses.all if each.asked.channel_id in here]
        last = [f"{each}: {each.outcome}, {each.said[-80:]!r}" for each in pressed[-LAST:]]
        hands = [self.hand(person) for person in self.people]
        shown = [hand and [item.custom_id for item in buttons_of(hand.components)] for hand in hands]
        due = (stored.table.due_at or 0) / 1000 - time.time()
        return f"{game.phase}, asks {game.to_act} {game.prompt}, due in {due:.1f} s; {last}; {shown}"

    # -- what they do

    async def begin(self) -> None:
        """The first of them opens a lobby and begins when the others are there; what is not answered is done again."""
        host = self.people[0]

        async def open_one() -> bool:
            if self.board(self.joins) is None:  # else the lobby is there, though the answer was lost
                await self._open(host)
            return self.board(self.joins) is not None

        await self._repeat(open_one)
        for person in self.people[1:]:
            await self._repeat(partial(self._press_board, person, self.joins))
        await self._repeat(partial(self._press_board, host, self.starts))

    async def play(self, resting: asyncio.Event) -> None:
        """Everybody plays for ever, except while they rest."""
        async with asyncio.TaskGroup() as group:
            for person in (*self.people, *self.onlookers):
                group.create_task(self._play(person, resting, random.Random(f"{self._rng.random()} {person.name}")))
            if self.manager is not None:
                group.create_task(self.manager.manage(resting))

    async def look(self) -> None:
        """Everybody opens their hand anew."""
        for person in self.people:
            await self._repeat(partial(self._look, person))

    async def _open(self, person: Person) -> bool:
        """Somebody asks for a new game. Returns whether that was answered, like all that follows here."""
        raise NotImplementedError

    async def _look(self, person: Person) -> bool:
        """Somebody opens their hand."""
        return await self._press_board(person, "hand")

    async def _go_on(self, person: Person) -> bool:
        """Somebody whose hand asks nothing looks for something else, such as the next game."""
        return await self._look(person)

    async def _play(self, person: Person, resting: asyncio.Event, rng: random.Random) -> None:
        moved = time.monotonic()
        while True:
            await asyncio.sleep(rng.uniform(*THINKING))
            if resting.is_set():
                continue
            hand = self.hand(person)
            asked = None if hand is None else asked_for(hand, rng)
            if hand is not None and asked is not None and rng.random() > 0.01 and not self._dreams(person, asked[0]):
                done = await self._press(person, hand, *asked)
                if rng.random() < 0.03:  # the same once more, as with a shaky finger
                    await self._press(person, hand, *asked)
                moved = time.monotonic()
                if done:
                    continue
            elif hand is not None and time.monotonic() - moved < BORED:
                continue
            moved = time.monotonic()
            await self._go_on(person)

    def _dreams(self, person: Person, item: Button) -> bool:
        """Whether somebody leaves this question to the clock."""
        asked = f"{person.name} of {self._name}, {item.table}, {item.number}"
        return item.verb not in ("back", "go-on") and random.Random(asked).random() < self.dreamy

    async def _type(self, person: Person, name: str, **given: object) -> bool:
        return await self._presses.wait(Press(person.type(self.channels(person)[0], name, **given), self.shard(person)))

    async def _press_board(self, person: Person, *verbs: str) -> bool:
        """Presses a button of a public message. If none is there, what it is for has been done, though the answer was
        lost."""
        found = self.board(*verbs)
        return found is None or await self._press(person, *found)

    async def _press(
        self, person: Person, message: Message, item: Button, values: tuple[str, ...] | None = None
    ) -> bool:
        """Presses a button, or chooses in a menu."""
        if person.message(message.id) is not message:
            return False  # it has disappeared meanwhile
        asked = person.forge(message, item.custom_id, values)
        return await self._presses.wait(Press(asked, self.shard(person), item, values))

    async def _repeat(self, act: Callable[[], Awaitable[bool]]) -> None:
        """Acts until that has worked."""
        began = time.monotonic()
        while not await act():
            waited = time.monotonic() - began
            assert waited < PATIENCE, f"{self._name}, table {self.number}: nothing happens for {waited:.0f} s"
            await asyncio.sleep(self._rng.uniform(*THINKING))


def table_of(message: Message) -> int:
    """The table of which a message shows a hand or the result; 0 if it does not say which."""
    return next((item.table for item in offered(message) if item.table), 0)


def offered(message: Message) -> list[Button]:
    """What a hand or a result offers; nothing if it is another message."""
    return [item for item in buttons_of(message.components) if item.verb not in ON_NOTES]


def asked_for(hand: Message, rng: random.Random) -> tuple[Button, tuple[str, ...] | None] | None:
    """What a hand asks for, with what is chosen there; None if it asks nothing."""
    items = [item for item in buttons_of(hand.components) if not item.disabled]
    seen = next((item for item in items if item.verb == "on"), None)
    if seen is not None:  # a finished trick
        return seen, None
    for verb in MOVES:
        if found := [item for item in items if item.verb == verb and (verb != "toggle" or item.style != CHOSEN)]:
            item = rng.choice(found)
            return item, None if item.kind == BUTTON else tuple(rng.sample(item.values, item.count))
    return None
