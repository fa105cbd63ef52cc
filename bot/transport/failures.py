"""Failures: how a request to Discord can fail, and what each kind of failure means, also for a message whose picture is
refused."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from math import inf
from typing import Any, Final, TypeVar

import aiohttp
import discord
import structlog
from tenacity import AsyncRetrying, RetryCallState, retry_if_exception, stop_after_attempt

from bot.ui.items import Layout, without_pictures
from db import StoreError

log = structlog.get_logger(__name__)

T = TypeVar("T")

BROKEN: Final = (aiohttp.ClientError, OSError)
"""The connection broke, or no answer came in time (a TimeoutError is an OSError): it is unknown whether Discord has
done what it was asked for."""
FAILED: Final = (discord.DiscordException, *BROKEN)
"""Every way in which a request fails. `discord.RateLimited` is no `discord.HTTPException`."""

ACKNOWLEDGED: Final = 40060
"""Discord's code for an interaction that already has its answer. After a 502 the library repeats an answer that Discord
had taken."""
UNKNOWN_MESSAGE: Final = 10008
"""Discord's code for a message that is gone: it was deleted, or its only reader dismissed it."""
TOO_MANY_EDITS: Final = 30046
"""Discord's code for a message older than an hour that was edited too often; after a while it can be edited again."""
NOT_TO_BE_EDITED: Final = frozenset({UNKNOWN_MESSAGE, TOO_MANY_EDITS})
"""Discord's codes for messages that cannot be edited now."""
UNKNOWN_CHANNEL: Final = 10003
"""Discord's code for a channel that is gone."""
MISSING_ACCESS: Final = 50001
"""Discord's code for a channel that the bot cannot see."""
MISSING_PERMISSIONS: Final = 50013
"""Discord's code for a channel that the bot sees, where it may not do what it tried to."""
THREAD_ARCHIVED: Final = 50083
"""Discord's code for an archived thread."""
THREAD_LOCKED: Final = 160005
"""Discord's code for a locked thread."""
NOT_WRITABLE: Final = frozenset({UNKNOWN_CHANNEL, MISSING_ACCESS, MISSING_PERMISSIONS, THREAD_ARCHIVED, THREAD_LOCKED})
"""Discord's codes for channels in which the bot cannot write."""
UNKNOWN_INTERACTION: Final = 10062
"""Discord's code for an interaction that was not answered in time."""
UNKNOWN_WEBHOOK: Final = 10015
"""Discord's code for an interaction that is too old to be answered again."""
INVALID_WEBHOOK_TOKEN: Final = 50027
"""Discord's other code for the same."""
TOO_LATE: Final = frozenset({UNKNOWN_INTERACTION, UNKNOWN_WEBHOOK, INVALID_WEBHOOK_TOKEN, UNKNOWN_CHANNEL})
"""Discord's codes for interactions that cannot be answered any more, or whose channel was deleted meanwhile."""

RETRY: Final = 5_000
"""Milliseconds before the second try."""
STEADY: Final = 15_000
"""The longest pause, in milliseconds, while people may play on: they see soon that Discord works again."""
PATIENCE: Final = 10 * 60_000
"""Milliseconds after the last change until nobody is thought to play on."""
MAX_PAUSE: Final = 45 * 60_000
"""The longest pause of all, in milliseconds."""

OTHER_REASONS: Final = frozenset({ACKNOWLEDGED, THREAD_ARCHIVED}) | NOT_TO_BE_EDITED | TOO_LATE
"""Discord's codes for refusals that have nothing to do with what a message shows."""
REFUSALS: Final = frozenset({400, 403, 413, 415})
"""The statuses with which Discord may refuse a picture: as malformed, forbidden, too large, or of an unknown kind."""


def code_of(error: BaseException) -> int:
    """Discord's code for its refusal; 0 for one without a code, and for an error that is no refusal."""
    return error.code if isinstance(error, discord.HTTPException) else 0


def may_pass(error: BaseException) -> bool:
    """Whether the same request may succeed later: after a broken connection, a server error or a rate limit."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.status == 429
    return isinstance(error, FAILED)


def is_too_many(error: BaseException) -> bool:
    """Whether Discord, or Cloudflare before it, was asked too often."""
    return isinstance(error, discord.RateLimited) or (isinstance(error, discord.HTTPException) and error.status == 429)


def is_forbidden(error: BaseException) -> bool:
    """Whether the bot cannot write where it tried to: a permission is missing, or the channel is gone or closed."""
    return isinstance(error, discord.Forbidden) or code_of(error) in NOT_WRITABLE


def pause_after(failing: int, error: BaseException) -> int:
    """Milliseconds to wait once a request has been ``failing`` for so many, counted from the last change of what it
    shows: twice as many as last time, whatever was tried in between, but in an outage at most `STEADY` during
    `PATIENCE`; never less than Discord asks for."""
    wait = failing + RETRY
    if may_pass(error) or isinstance(error, StoreError):
        wait = min(wait, STEADY) if failing < PATIENCE else failing - PATIENCE + STEADY
    return max(min(wait, MAX_PAUSE), round(seconds_asked(error) * 1000))


def seconds_asked(error: BaseException | None) -> float:
    """Seconds that Discord asks to wait before the next try; 0 if it does not say. Of those who are shut out it is a
    page of Cloudflare's that asks, which is no `discord.RateLimited`."""
    if isinstance(error, discord.RateLimited):
        return error.retry_after
    if isinstance(error, discord.HTTPException) and is_too_many(error):
        with suppress(ValueError):
            seconds = float(error.response.headers.get("Retry-After", "0"))
            return seconds if 0 < seconds < inf else 0.0
    return 0.0


def is_broken(error: BaseException) -> bool:
    """Whether the connection broke, so that it is unknown what became of a request."""
    return isinstance(error, BROKEN)


def retrying(tries: int, after: Callable[[BaseException], bool] = may_pass) -> AsyncRetrying:
    """Retries a request ``after`` such errors, up to this number of tries; then raises the last error."""
    return AsyncRetrying(
        retry=retry_if_exception(after), stop=stop_after_attempt(tries), wait=_seconds_to_wait, reraise=True
    )


def _seconds_to_wait(state: RetryCallState) -> float:
    error = state.outcome.exception() if state.outcome is not None else None
    assert error is not None  # else nothing is tried again
    return pause_after(round(state.idle_for * 1000), error) / 1000


class AnswerLost(Exception):
    """The connection broke while an interaction was answered. What was asked for has happened; whether the person has
    seen the answer is unknown."""


def is_lost(error: BaseException) -> bool:
    """Whether an answer to an interaction did not arrive, and that is nobody's mistake."""
    if isinstance(error, discord.HTTPException):
        return may_pass(error) or error.code in NOT_TO_BE_EDITED
    return isinstance(error, AnswerLost | discord.RateLimited)


def is_gone(error: BaseException) -> bool:
    """Whether the message that was to be changed is gone."""
    return code_of(error) == UNKNOWN_MESSAGE


def is_edited_too_often(error: BaseException) -> bool:
    """Whether Discord takes no more edits of an old message for a while."""
    return code_of(error) == TOO_MANY_EDITS


def may_be_edited_later(error: BaseException) -> bool:
    """Whether the same edit may succeed later."""
    return may_pass(error) or is_edited_too_often(error)


@contextmanager
def unless_refused(
    logger: Any, what: str, later: Callable[[BaseException], bool] = may_be_edited_later, **about: object
) -> Iterator[None]:
    """A context for a request that is tried ``later`` after errors that may pass, which are raised. If Discord refuses
    it for good, that is only logged."""
    try:
        yield
    except FAILED as error:
        if later(error):
            raise
        logger.info(what, **about, error=repr(error))


async def delete_if_present(deletion: Awaitable[None]) -> None:
    """Deletes a message, which may be gone already. Raises the other errors of the request."""
    try:
        await deletion
    except discord.HTTPException as error:
        if not is_gone(error):
            raise


async def illustrated(
    send: Callable[[Layout, list[discord.File]], Awaitable[T]], layout: Layout, file: discord.File | None
) -> T:
    """Sends a message with a file, which is read from its beginning: an earlier try may have read it. If Discord
    refuses a message with a picture, be it new or there already, sends it once more with words in the picture's place.
    Raises what ``send`` does."""
    files = [] if file is None else [file]
    for each in files:
        each.reset()
    try:
        return await send(layout, files)
    except discord.HTTPException as error:
        plain = without_pictures(layout)
        if error.status not in REFUSALS or error.code in OTHER_REASONS or plain is None:
            raise
        log.warning("Discord refused a picture", error=repr(error))
        return await send(plain, [])
