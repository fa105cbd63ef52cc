"""Failures: how a request to Discord can fail, and what each kind of failure means."""

from __future__ import annotations

from typing import Final

import aiohttp
import discord

BROKEN: Final = (aiohttp.ClientError, OSError, TimeoutError)
"""The connection broke: nobody knows whether Discord has done what it was asked for."""
FAILED: Final = (discord.DiscordException, *BROKEN)
"""Every way in which a request fails. `discord.RateLimited` is no `discord.HTTPException`."""

ACKNOWLEDGED: Final = 40060
"""Discord's code for an interaction that has its answer. After a 502 the library repeats an answer that was taken."""
TOO_LATE: Final = frozenset({10062, 10015, 50027})
"""Discord's codes for an interaction that was not answered in time, or is too old to be answered again."""
UNKNOWN_MESSAGE: Final = 10008

RETRY: Final = 5_000
"""Milliseconds before the second try; before each further one twice as many."""


def is_code(error: BaseException, *codes: int) -> bool:
    """Whether Discord has refused a request with one of these codes."""
    return isinstance(error, discord.HTTPException) and error.code in codes


def pause(tries: int, error: BaseException) -> int:
    """Milliseconds until the next try after so many: as many as Discord asks for where it asks for more."""
    asked = error.retry_after if isinstance(error, discord.RateLimited) else 0.0
    return max(RETRY << (tries - 1), round(asked * 1000))
