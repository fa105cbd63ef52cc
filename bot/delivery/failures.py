"""Failures: how a request to Discord can fail, and what each kind of failure means."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Final, TypeVar

import aiohttp
import discord
import structlog
from tenacity import AsyncRetrying, RetryCallState, retry_if_exception, stop_after_attempt

log = structlog.get_logger(__name__)

T = TypeVar("T")

BROKEN: Final = (aiohttp.ClientError, OSError, TimeoutError)
"""The connection broke: nobody knows whether Discord has done what it was asked for."""
FAILED: Final = (discord.DiscordException, *BROKEN)
"""Every way in which a request fails. `discord.RateLimited` is no `discord.HTTPException`."""

ACKNOWLEDGED: Final = 40060
"""Discord's code for an interaction that has its answer. After a 502 the library repeats an answer that was taken."""
UNKNOWN_MESSAGE: Final = 10008
"""Discord's code for a message that is gone: it was deleted, or whoever saw it alone has dismissed it."""
TOO_LATE: Final = frozenset({10062, 10015, 50027})
"""Discord's codes for an interaction that was not answered in time, or is too old to be answered again."""

RETRY: Final = 5_000
"""Milliseconds before the second try; before each further one twice as many."""
MOST_DOUBLINGS: Final = 9
"""After so many the pauses grow no longer: three quarters of an hour."""


def may_pass(error: BaseException) -> bool:
    """Whether the same request may succeed later: the connection broke, Discord has a bad moment, or asks to wait."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.status == 429
    return isinstance(error, FAILED)


def pause(tries: int, error: BaseException | None) -> int:
    """Milliseconds until the next try, after so many tries; never less than Discord asks for."""
    return max(RETRY << min(tries - 1, MOST_DOUBLINGS), round(seconds_asked(error) * 1000))


def seconds_asked(error: BaseException | None) -> float:
    """How long Discord asks to wait before the next try; 0 where it does not say."""
    return error.retry_after if isinstance(error, discord.RateLimited) else 0.0


def patiently(tries: int) -> AsyncRetrying:
    """Calls what makes a request, at most so many times, as long as it `may_pass`; raises what the last try raised."""
    return AsyncRetrying(
        retry=retry_if_exception(may_pass), stop=stop_after_attempt(tries), wait=_seconds_to_wait, reraise=True
    )


def _seconds_to_wait(state: RetryCallState) -> float:
    error = state.outcome.exception() if state.outcome is not None else None
    return pause(state.attempt_number, error) / 1000


class AnswerLost(Exception):
    """The connection broke while an interaction was answered. What was asked for has happened; it is not known whether
    the person has seen the answer."""


async def taken(callback: Awaitable[T]) -> T | None:
    """The first answer to an interaction. None where Discord says that it has one already.

    Raises AnswerLost, and discord.HTTPException where Discord refuses the answer.
    """
    try:
        return await callback
    except discord.HTTPException as error:
        if error.code != ACKNOWLEDGED:
            raise
        log.info("an answer was repeated that had arrived")
        return None
    except BROKEN as error:
        raise AnswerLost(repr(error)) from error


async def deleted(deletion: Awaitable[None]) -> None:
    """A message is taken away, or is gone already. Raises what else the request does."""
    try:
        await deletion
    except discord.NotFound as error:
        if error.code != UNKNOWN_MESSAGE:
            raise
