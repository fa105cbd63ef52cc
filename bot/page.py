"""The page of the playground: what is changed in simcord's own, whose private names stand here and nowhere else.

`tests/bot/test_page.py` fails when simcord has renamed one of them, or has become able to do without the change.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from aiohttp import web
from simcord.preview import _media

MOST_PICTURES = 256
"""On one screen. The simulator shows eight that it has not shown before, and leaves the others away."""

Order = Callable[[Mapping[str, Any]], Awaitable[None]]
"""What the page asks of the playground itself; it gets what the page sent."""


def show_every_picture() -> None:
    """Lets the page show as many new pictures at once as a screen can hold."""
    _media.MAX_QUEUE = MOST_PICTURES


def take_turns(preview: Any, turn: asyncio.Lock, orders: Mapping[str, Order] | None = None) -> None:
    """A press waits for the lock, and is about what the page shows then; ``orders`` are by their kind.

    The page is drawn anew while computer players move, so a press may name a drawing that is one older. The simulator
    would refuse it. Which button is meant is checked all the same, and an outdated one is the bot's own business: it is
    what the playground is there to show.
    """
    act, orders = preview._action, orders or {}

    async def act_on_the_newest(context: str | None, body: dict[str, Any]) -> Any:
        async with turn:
            if order := orders.get(str(body.get("kind"))):
                await order(body)
                return {}
            revision = preview._get_page(context).revision
            return await act(context, {**body, "published_revision": revision})

    preview._action = act_on_the_newest


def dress(preview: Any, head: Callable[[], str], files: Mapping[str, tuple[str, str]]) -> None:
    """Adds ``head`` to the head of the page, and serves ``files`` (address: text and type). Before it opens."""
    server = preview._server
    plain = server._static

    async def static(request: web.Request) -> web.StreamResponse:
        if request.path in files:
            text, kind = files[request.path]
            return web.Response(text=text, content_type=kind, headers=server._SECURITY_HEADERS)
        response: web.Response = await plain(request)
        if request.path == "/":
            response.text = (response.text or "").replace("</head>", f"{head()}</head>", 1)
        return response

    server._static = static
    server._STATIC_FILES = {**server._STATIC_FILES, **dict.fromkeys(files, "")}
