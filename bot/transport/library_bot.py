"""The bot of the library: a client that knows whether private names of discord.py may be used."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import discord
import structlog
from discord.ext import commands

from bot.transport.library import Library

log = structlog.get_logger(__name__)

KNOWN: Final = frozenset({(2, 7)})
"""The versions of discord.py, major and minor, whose private names are tested."""


class LibraryBot(commands.AutoShardedBot):
    """A client with its `library`: by private names too, if its version is known and the operator lets it."""

    def __init__(self, *, now: Callable[[], int], plain: bool = False, **options: Any) -> None:
        """``now`` returns epoch milliseconds. ``plain``: only the public interface of discord.py may be used."""
        self.library = _library(self, now, plain)
        super().__init__(**options)

    def _get_state(self, **options: Any) -> Any:
        """Called once by the library, at the creation of a client."""
        return self.library.state(**options) or super()._get_state(**options)


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
