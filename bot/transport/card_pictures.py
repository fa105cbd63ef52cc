"""Card pictures: those of the application, which somebody may delete while the bot runs."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, Final

import aiohttp
import orjson
import structlog

from bot.background import Job
from bot.pictures.emojis import in_text, known_faces
from bot.transport.failures import FAILED, may_pass
from bot.transport.library_bot import LibraryBot
from bot.transport.session import Response

log = structlog.get_logger(__name__)

PAUSE: Final = 60.0
"""Seconds between two looks at which pictures there are."""
INVALID: Final = 400
"""The status of what Discord does not understand."""
INVALID_FORM: Final = b"50035"
"""Discord's code for a message that it does not understand, as one with a button whose picture is gone."""


class CardPictures:
    """Looks up the pictures of the cards: at the start, and again when Discord has refused a message that has some."""

    def __init__(self, client: LibraryBot) -> None:
        self._client = client
        self._looks_again_at = 0.0
        """From when on a refusal leads to another look, by the clock of the event loop."""
        self.job = Job("card pictures", self._look_again)

    async def look_up(self) -> None:
        """Finds out which pictures there are; goes on trying if Discord cannot be asked."""
        if not await self._look():
            self.job.wake()
        elif not self._client.faces.complete:
            log.info("card pictures are missing: python -m bot emojis gives them to this application")

    def instead(self, body: bytes, answer: Response) -> bytes | None:
        """What to send instead of a message that was refused with this answer: the same with its cards as text. None if
        it has no pictures of cards, or was refused for another reason."""
        if answer.status != INVALID or INVALID_FORM not in answer.body:
            return None
        message = orjson.loads(body)
        if (plain := in_text(message)) == message:
            return None
        self._wake()
        return orjson.dumps(plain)

    async def look_after(self, session: aiohttp.ClientSession, context: SimpleNamespace, ended: Any) -> None:
        """Called by aiohttp after each request that goes through it. If one was refused, it may have had a picture that
        is gone: later messages then have none."""
        if ended.response.status == INVALID:
            self._wake()

    def _wake(self) -> None:
        now = asyncio.get_running_loop().time()
        if now >= self._looks_again_at:
            self._looks_again_at = now + PAUSE
            self.job.wake()

    async def _look_again(self) -> float | None:
        before = self._client.faces
        if not await self._look():
            return PAUSE
        if self._client.faces.emojis.keys() < before.emojis.keys():
            log.warning(
                "card pictures are gone, so cards are text: python -m bot emojis gives them to this application"
            )
        return None

    async def _look(self) -> bool:
        """Looks the pictures up; returns False if that is to be tried again."""
        try:
            self._client.faces = await known_faces(self._client)
        except FAILED as error:
            log.warning("the card pictures could not be looked up", error=str(error))
            return not may_pass(error)
        return True
