"""The page of the playground: what is changed in simcord's own, whose private names stand here and nowhere else.

`tests/bot/test_page.py` fails when simcord has renamed one of them, or has become able to do without the change.
"""

from __future__ import annotations

import asyncio
from typing import Any

from simcord.preview import _media

MOST_PICTURES = 256
"""On one screen. The simulator shows eight that it has not shown before, and leaves the others away."""


def show_every_picture() -> None:
    """Lets the page show as many new pictures at once as a screen can hold."""
    _media.MAX_QUEUE = MOST_PICTURES


def take_turns(preview: Any, turn: asyncio.Lock) -> None:
    """A press waits for the lock, and is about what the page shows then.

    The page is drawn anew while computer players move, so a press may name a drawing that is one older. The simulator
    would refuse it. Which button is meant is checked all the same, and an outdated one is the bot's own business: it is
    what the playground is there to show.
    """
    act = preview._action

    async def act_on_the_newest(context: str | None, body: dict[str, Any]) -> Any:
        async with turn:
            revision = preview._get_page(context).revision
            return await act(context, {**body, "published_revision": revision})

    preview._action = act_on_the_newest
