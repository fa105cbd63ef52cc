"""Games: what is played, drawn from the seed: tables of every kind, matches, and private games on two servers."""

import random

from hearts import Rules, write_code
from hearts.cards import ALL_CARDS
from tests.discord_server import DiscordServer, Person
from tests.discord_server.state import Channel
from tests.several.managers import Manager
from tests.several.people import DREAMY, Group
from tests.several.presses import Presses

NAMES = ("Ana", "Ben", "Chidi", "Dana")
FEW = tuple(card for card in ALL_CARDS if str(card)[0].isdigit())
"""Cards without which everybody holds five."""
SHORT = write_code(Rules(removed=FEW, passing="none", end="rounds", end_rounds=2))
"""A game after which there is a rematch soon."""
RULES = ("no_pass", "no_pass", "standard", "omnibus", "hoosier", "black_maria", SHORT, SHORT)
"""What is played; in some games cards are passed first, which people do in three presses."""
COMPUTERS = (0, 0, 0, 1, 2, 3)
"""How many seats computer players have."""
PACES = ("slow", "slow", "blitz")


class SeatedTable(Group):
    """A public table with four seats, in its channel or a thread; one more person looks on at some."""

    def __init__(self, server: DiscordServer, presses: Presses, rng: random.Random, index: int, shards: int) -> None:
        super().__init__(server, presses, rng, index, shards)
        pace, computers = rng.choice(PACES), rng.choice(COMPUTERS)
        if pace == "blitz":  # one person alone would have no clock
            self.dreamy, computers = DREAMY, rng.choice((1, 2))
        thread = rng.random() < 0.3
        self.given = {"pace": pace, "preset": rng.choice(RULES), "computers": computers, "thread": thread}
        self.people = self._arrive(index, *NAMES[: 4 - computers])
        if rng.random() < 0.5:
            manager = Person(server, self.people[0].guild, "Mia")
            self.manager = Manager(manager, index % shards, presses, rng)
        if rng.random() < 0.5:
            self.onlookers = [Person(server, self.people[0].guild, "Emil")]

    async def _open(self, person: Person) -> bool:
        return await self._type(person, "hearts new", **self.given)

    async def _go_on(self, person: Person) -> bool:
        verbs = ("hand",) if person in self.onlookers else ("go-on", "rematch", "join", "hand")
        return await self._press_board(person, *verbs)


class Match(Group):
    """A match of four people at a table, and of a closed one; after it the next match."""

    joins, starts = "match:join", "match:start"

    def __init__(self, server: DiscordServer, presses: Presses, rng: random.Random, index: int, shards: int) -> None:
        super().__init__(server, presses, rng, index, shards)
        self.people = self._arrive(index, *NAMES)

    async def _open(self, person: Person) -> bool:
        return await self._type(person, "match new", deals=4, where="tables", preset=SHORT, pace="slow")

    async def _look(self, person: Person) -> bool:
        return await self._press_board(person, "match:play")

    async def _go_on(self, person: Person) -> bool:
        if self.board("match:play", "match:join") is None and person is self.people[0]:
            return await self._open(person)
        return await self._press_board(
            person, "match:play", "match:start" if person is self.people[0] else "match:join"
        )


class PrivateGame(Group):
    """A game of one person, who plays it on a server and, in turn, on one of another shard or in direct messages."""

    def __init__(self, server: DiscordServer, presses: Presses, rng: random.Random, index: int, shards: int) -> None:
        super().__init__(server, presses, rng, index, shards)
        (here,), (there,) = self._arrive(index, "Ana"), self._arrive(index + 1, "Ana elsewhere")
        there.user = here.user
        there.guild.members[here.id] = set()
        self.people, self._direct = [here, there], rng.random() < 0.5
        self._letters = server.add_direct(here.user)

    def channels(self, person: Person) -> list[Channel]:
        return [self._letters] if self._direct and person is self.people[1] else super().channels(person)

    async def begin(self) -> None:
        """Opens the game on both servers."""
        await self.look()

    async def _look(self, person: Person) -> bool:
        return await self._type(person, "solo", speed="people")


KINDS = (SeatedTable, SeatedTable, PrivateGame, SeatedTable, Match, SeatedTable)


def draw(server: DiscordServer, presses: Presses, seed: int, number: int, shards: int) -> list[Group]:
    """So many games."""
    return [
        KINDS[index % len(KINDS)](server, presses, random.Random(f"{seed} {index}"), index, shards)
        for index in range(number)
    ]
