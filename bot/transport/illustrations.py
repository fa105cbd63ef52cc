"""Illustrations: pictures that are attached to messages. A message is not lost because Discord refuses its picture."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import discord
import structlog

from bot.transport.failures import ACKNOWLEDGED, NOT_TO_BE_EDITED, THREAD_ARCHIVED, TOO_LATE
from bot.ui.items import Layout, without_pictures

log = structlog.get_logger(__name__)

T = TypeVar("T")

OTHER_REASONS: Final = frozenset({ACKNOWLEDGED, THREAD_ARCHIVED}) | NOT_TO_BE_EDITED | TOO_LATE
"""Discord's codes for refusals that have nothing to do with what a message shows."""
REFUSALS: Final = frozenset({400, 403, 413, 415})
"""The statuses with which Discord may refuse a picture: as malformed, forbidden, too large, or of an unknown kind."""


async def illustrated(
    send: Callable[[Layout, list[discord.File]], Awaitable[T]], layout: Layout, file: discord.File | None
) -> T:
    """Sends a message with a file; if Discord refuses it with its picture, once more with words in the picture's place.
    Raises what ``send`` does."""
    if file is None:
        return await send(layout, [])
    try:
        return await send(layout, [file])
    except discord.HTTPException as error:
        plain = without_pictures(layout)
        if error.status not in REFUSALS or error.code in OTHER_REASONS or plain is None:
            raise
        log.warning("Discord refused a picture", file=file.filename, error=repr(error))
        return await send(plain, [])


def anew(files: list[discord.File]) -> list[discord.File]:
    """The files, to be read from their beginning: an earlier try may have read them."""
    for file in files:
        file.reset()
    return files
