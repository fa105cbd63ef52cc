"""The world of a test: a server with the bot, its people, and a clock that stands still."""

import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import discord
from simcord.results import InteractionResult

from bot.client import HeartsBot
from bot.tables.person import Person as Sitter
from bot.tables.table import Table
from db import Store
from hearts import Card, Rules
from players import choose
from tests.people import Server
from tests.secrecy import cards_shown
from tests.world.person import Person
from tests.world.screen import Screen
from tests.world.simulator import Simulator
from tests.world.watch import Watch

NAMES = ("Ana", "Ben", "Chidi", "Dana")


class World(Server[Person, Screen]):
    """A server with one channel, four people and the bot."""

    def __init__(self, env: Simulator, bot: HeartsBot, url: str, build: Callable[[Store], HeartsBot]) -> None:
        self.env = env
        self.bot = bot
        self._url = url
        self._build = build
        self.watch = Watch(env)
        self.watch.listen(bot)
        env.observe(self._dispatched)
        self._said: frozenset[Card] = frozenset()
        self.guild = env.create_guild("Card club")
        self.channel = self.guild.create_text_channel("hearts")
        self.people = [self.arrive(name) for name in NAMES]

    def arrive(self, name: str, **options: Any) -> Person:
        """Adds a member to the server."""
        return Person(self, self.guild.add_member(self.env.create_user(name.lower(), global_name=name), **options))

    def manager(self, name: str = "Mia") -> Person:
        """Adds a member who may manage the server."""
        role = self.guild.create_role("Managers", permissions=discord.Permissions(manage_guild=True))
        return self.arrive(name, roles=[role])

    def said(self, text: str) -> None:
        """Notes the cards in the text of the next press or command: the answer may repeat them."""
        self._said = frozenset(cards_shown([{"type": 10, "content": re.sub(r"[.,:]", " ", text.upper())}]))

    def _dispatched(self, record: Any) -> None:
        self.watch.typed[record.id] = self._said

    # -- time and restarts

    async def wait(self, seconds: float) -> None:
        """Lets time pass."""
        await self.env.advance_time(seconds)

    async def later(self, seconds: float) -> None:
        """Lets time pass in one jump, as while a machine sleeps: what was due meanwhile is done at the end, once."""
        self.env.backend.advance_clock(seconds)
        await self.env.settle()

    async def restart(self, *, away: float = 0) -> None:
        """Stops the bot as a crash would, and starts another one on the same database ``away`` seconds later."""
        await self.env.stop_bot()
        await self.bot.store.close()
        if away:
            self.env.backend.advance_clock(away)
        self.bot = self._build(await Store.open(self._url))
        self.watch.listen(self.bot)
        await self.env.restart_bot(self.bot)

    # -- tables

    async def table(self, number: int = 1) -> Table:
        """The table as the bot knows it."""
        return await self.bot.tables.get(number)

    def messages(self, channel: Any = None) -> list[Screen]:
        channel = channel or self.channel
        stored = self.env.backend.messages.get(channel.id, {})
        return [Screen(self.env, channel.id, number) for number in sorted(stored) if not stored[number].is_ephemeral]

    async def short_game(self, rounds: int = 1) -> str:
        """Saves standard Hearts with ``rounds`` rounds as house rules of the server. Returns their name."""
        name = f"Short of {rounds}"
        manager = Sitter(self.ana.id, self.ana.name, may_manage=True)
        rules = Rules(end="rounds", end_rounds=rounds)
        await self.bot.house_rules.save_as(self.guild.id, name, rules, manager)
        return name

    async def skip(self, number: int = 1, *, until: Callable[[Table], bool]) -> None:
        """People pass and play without their panels until the table is as wanted: for tests of what comes after it. To
        press all that is to be pressed takes ten times as long."""
        for _ in range(1_000):
            table = await self.table(number)
            if until(table):
                await self.env.settle()
                return
            asked = [seat for seat in table.game.to_act if not table.by_computer(seat)]
            if not asked:
                self.env.backend.advance_clock(1)
                with self.env.of_the_bot():
                    await self.bot.tables.tick(number)
                continue
            person = next(each for each in self.people if each.id == table.seats[asked[0]].player_id)
            move = choose("beginner", table.game.view(asked[0]), Random(0))
            with self.env.of_the_bot():
                await self.bot.tables.act(number, Sitter(person.id, person.name), move)
        raise AssertionError("the game does not get there")

    async def skip_round(self, number: int = 1) -> None:
        """The round is over, and nobody has pressed anything."""
        rounds = len((await self.table(number)).game.rounds)
        await self.skip(number, until=lambda table: len(table.game.rounds) > rounds)

    # -- several at once

    async def at_once(self, *presses: tuple[Person, Screen, str, Sequence[str] | None]) -> list[Screen | None]:
        """Sends presses that reach the bot before it has answered any of them; their buttons need not be on the
        message."""
        results = []
        for person, screen, custom_id, values in presses:
            record, payload = self._interaction(person, screen, custom_id, values)
            results.append((person, InteractionResult(self.env, record)))
            self.env.deliver(payload)
        await self.env.settle()
        return [person._shown(result) if result.response is not None else None for person, result in results]

    def _interaction(
        self, person: Person, screen: Screen, custom_id: str, values: Sequence[str] | None
    ) -> tuple[Any, dict[str, Any]]:
        self.said(" ".join([custom_id, *(values or ())]))
        record, payload = self.env.forge(
            screen.stored, guild_id=self.guild.id, user_id=person.id, custom_id=custom_id, values=values
        )
        self._dispatched(record)
        return record, payload
