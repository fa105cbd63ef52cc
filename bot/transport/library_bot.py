"""The bot of the library: a client that knows whether private names of discord.py may be used, and that logs in and
begins sessions only when Discord lets it. It waits as long as it is told.

Discord shuts out for an hour whoever goes on asking, and resets the token of a bot that begins more sessions in a day
than it may. A service manager that starts the bot again and again would bring about both.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, Final

import discord
import structlog
from discord.ext import commands
from discord.shard import SessionStartLimits

from bot.pictures.emojis import PLAIN
from bot.transport.failures import FAILED, is_too_many, seconds_asked
from bot.transport.library import Library

log = structlog.get_logger(__name__)

KNOWN: Final = frozenset({(2, 7)})
"""The versions of discord.py, major and minor, whose private names are tested."""
OF_LOGIN: Final = frozenset({"/users/@me", "/oauth2/applications/@me", "/gateway/bot"})
"""The paths of the requests without which the bot cannot be connected."""
FIRST_PAUSE: Final = 60.0
"""Seconds to wait if Discord does not say how long; doubled for each further time."""
MAX_PAUSE: Final = 3_600.0
MIN_PAUSE: Final = 5.0
"""Seconds to wait for another session at least."""
KNOWN_FOR: Final = 60_000
"""Milliseconds for which Discord's number of sessions that may begin counts: other processes begin some too."""


class Admission:
    """Lets the requests of a login wait, and sessions begin only while Discord takes them."""

    def __init__(self, client: discord.AutoShardedClient, now: Callable[[], int]) -> None:
        """``now`` returns epoch milliseconds."""
        self._client, self._now = client, now
        self._shut_until = 0
        self._why = ""
        self._left = 0
        """How many sessions may begin, as far as is known."""
        self._known_until = 0
        self._make_patient(client.http)

    def complaint(self) -> str | None:
        """When Discord lets the bot in again and why not before, as a sentence; None if it does."""
        if self._now() >= self._shut_until:
            return None
        at = datetime.fromtimestamp(self._shut_until / 1000, UTC)
        return f"Discord lets the bot in again at {at:%Y-%m-%d %H:%M:%S} UTC: {self._why}."

    async def look(self) -> SessionStartLimits:
        """Asks Discord how many sessions may begin. Raises `failures.FAILED`."""
        limits = await self._client.fetch_session_start_limits()
        self._left, self._known_until = limits.remaining, self._now() + KNOWN_FOR
        if self._left <= 0:
            self._shut(max(limits.reset_after / 1000, MIN_PAUSE), "no more sessions may begin before")
        return limits

    async def wait_for_session(self) -> None:
        """Returns once a session may begin, or Discord does not tell."""
        while not await self._may_begin():  # noqa: ASYNC110
            await asyncio.sleep((self._shut_until - self._now()) / 1000)

    async def begin_session(self) -> None:
        """Counts a session that begins. Raises ConnectionError, after which discord.py connects again later, if none
        may: on a connection that waits for that, nobody would read what Discord sends."""
        if not await self._may_begin():
            raise ConnectionError(self.complaint())
        self._left -= 1

    async def _may_begin(self) -> bool:
        if self._left <= 0 or self._now() >= self._known_until:
            try:
                await self.look()
            except FAILED as error:
                log.info("it is not known how many sessions may begin", error=repr(error))
                return True
        return self._left > 0

    def _make_patient(self, http: discord.http.HTTPClient) -> None:
        """Makes the requests of a login again that Discord takes for too many, when it says that it will not."""
        ask = http.request

        async def request(route: discord.http.Route, **options: Any) -> Any:
            pause = FIRST_PAUSE
            while True:
                try:
                    return await ask(route, **options)
                except FAILED as error:
                    if route.path not in OF_LOGIN or not is_too_many(error):
                        raise
                    seconds = seconds_asked(error) or pause
                self._shut(seconds, "it was asked too often")
                await asyncio.sleep(seconds)
                pause = min(2 * pause, MAX_PAUSE)

        http.request = request  # type: ignore[method-assign]

    def _shut(self, seconds: float, why: str) -> None:
        """Notes for how long Discord does not let the bot in."""
        told = self.complaint() is not None
        self._shut_until, self._why = self._now() + round(seconds * 1000), why
        if not told:
            log.warning("the bot waits for Discord", reason=self.complaint(), seconds=round(seconds))


class LibraryBot(commands.AutoShardedBot):
    """A client with its `library`: by private names too, if its version is known and the operator lets it. It is
    connected as soon as Discord lets it in."""

    def __init__(self, *, now: Callable[[], int], plain: bool = False, **options: Any) -> None:
        """``now`` returns epoch milliseconds. ``plain``: only the public interface of discord.py may be used."""
        self.library, self.faces = _library(self, now, plain), PLAIN
        super().__init__(**options)
        self.admission = Admission(self, now)

    def _get_state(self, **options: Any) -> Any:
        """Called once by the library, at the creation of a client."""
        return self.library.state(**options) or super()._get_state(**options)

    def complaint(self) -> str | None:
        """Why the bot is not connected with Discord, as a sentence; None if it is."""
        cut_off = self.library.watch.complaint() if self.is_ready() else "The bot is not connected with Discord yet."
        return self.admission.complaint() or cut_off

    async def launch_shard(self, gateway: Any, shard_id: int, *, initial: bool = False) -> None:
        """Opens the first connection of a shard, once its session may begin."""
        await self.admission.wait_for_session()
        await super().launch_shard(gateway, shard_id, initial=initial)
        self.library.watch.open(shard_id)

    async def close(self) -> None:
        """Disconnects from Discord."""
        self.library.watch.close()
        await super().close()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Called by discord.py before each session begins."""
        await super().before_identify_hook(shard_id, initial=initial)
        await self.admission.begin_session()


def _library(client: commands.AutoShardedBot, now: Callable[[], int], plain: bool) -> Library:
    if not plain and (discord.version_info.major, discord.version_info.minor) in KNOWN:
        from bot.transport.internals import Internals  # which other versions may not even be able to import

        return Internals(client, now)
    log.warning(
        "discord.py is used by its public interface alone: presses and servers cost more, a dead connection is noticed "
        "after a minute, and an event that cannot be read ends the program",
        reason="PLAIN_DISCORD is set" if plain else f"version {discord.__version__} is not known",
    )
    return Library(client)
