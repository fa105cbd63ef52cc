"""Refusals: what is refused of several things that are asked for at once."""

import asyncio
from collections.abc import Awaitable
from typing import Any

from bot.tables.errors import NotAllowed


async def at_once(*asked: Awaitable[Any]) -> list[str]:
    """Awaits everything at once; returns the keys of the refusals."""
    answers = await asyncio.gather(*asked, return_exceptions=True)
    for answer in answers:
        assert isinstance(answer, NotAllowed) or not isinstance(answer, BaseException), answer
    return [answer.key for answer in answers if isinstance(answer, NotAllowed)]
