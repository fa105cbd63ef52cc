"""The world of the playground: a simulated server with one channel and four people, and a clock."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final

import discord
import simcord

from bot.client import HeartsBot
from bot.playground.page import keep_time, wait_for_answers

MANAGER: Final = "Ana"
"""The person who may manage the server, and so change its rules and settings."""
PEOPLE: Final = ("Ana", "Ben", "Chidi", "Dana")
NAME: Final = "Hearts"
PICTURE: Final = "picture"
"""The simulator's name for the picture of a user."""
SETTLE: Final = 0.9
"""Seconds that a press waits at most for the bot to become idle."""


def simulated_time() -> int:
    """The time of the running simulation, which has a clock of its own, in epoch milliseconds."""
    return int(discord.utils.utcnow().timestamp() * 1000)


@dataclass(frozen=True, slots=True)
class World:
    """A simulated server with one channel and four people."""

    env: simcord.Env
    clock: MachineClock
    bot: HeartsBot
    channel: Any
    people: Sequence[Any]


@asynccontextmanager
async def world(bot: HeartsBot, *, settle: float = SETTLE) -> AsyncIterator[World]:
    """Runs the bot in a simulated Discord."""
    env = simcord.Env(bot, settle_timeout=settle, check_errors=False)
    # before the clock is set, which begins months ago: what a young account does is not rated
    users = [env.create_user(name.lower(), global_name=name, avatar=PICTURE) for name in PEOPLE]
    clock = MachineClock(env)  # set before the bot notes when it was started
    wait_for_answers(env)
    keep_time(env)
    await env.start()
    with env.time_context():
        try:
            yield _furnished(env, clock, bot, users)
        finally:
            await env.shutdown()


def _furnished(env: simcord.Env, clock: MachineClock, bot: HeartsBot, users: Sequence[Any]) -> World:
    """The server with its channel and its people."""
    env.backend.bot_user.name, env.backend.bot_user.avatar = NAME, PICTURE
    guild = env.create_guild("Hearts playground")
    no_threads = discord.PermissionOverwrite(create_public_threads=False)  # the page cannot show one
    channel = guild.create_text_channel("hearts", overwrites={guild.default_role: no_threads})
    managers = guild.create_role("Managers", permissions=discord.Permissions(manage_guild=True))
    people = [
        guild.add_member(user, roles=[managers] * (name == MANAGER)) for user, name in zip(users, PEOPLE, strict=True)
    ]
    return World(env, clock, bot, channel, people)


class MachineClock:
    """Keeps the simulated clock in step with this machine's; by itself only timers move it."""

    def __init__(
        self, env: simcord.Env, wall: Callable[[], float] = time.time, elapsed: Callable[[], float] = time.monotonic
    ) -> None:
        self._env, self._elapsed = env, elapsed
        self._began = wall() - elapsed()
        self.follow()

    def follow(self) -> None:
        """Sets the simulated clock to the time of the machine's. A timer that fires has moved it a part of the way."""
        behind = self._began + self._elapsed() - self._env.now().timestamp()
        self._env.backend.advance_clock(max(0.0, behind))
