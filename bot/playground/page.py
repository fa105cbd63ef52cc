"""The page of the playground: our changes to simcord's page. Its private names are used in this module only.

`tests/bot/playground/test_page.py` fails if simcord renames one of them, or no longer needs the change.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

from aiohttp import web
from simcord.preview import _action_plans, _component_projection, _media

MAX_WAITS: Final = 10
"""How many times a start, or a press that has no answer, waits for the bot to become idle."""

Order = Callable[[Mapping[str, Any]], Awaitable[None]]
"""Handles a request of the page to the playground itself; it gets the body of the request."""


class Pictures(_media.MediaWorker):
    """Reads pictures in this process, in a millisecond: they are all ours. The simulator starts a process for each, one
    after the other, and leaves out those behind seven others, or for which that takes more than half a minute."""

    async def validate(self, key: str, blob: bytes, *, media_time: float | None = None) -> _media.MediaInfo:
        """The picture as the page shows it."""
        return _media._process_media(blob, media_time or 0.0)


def show_every_picture(preview: Any) -> None:
    """Shows all pictures, however many there are and however slow the machine is."""
    preview._media_worker = Pictures()


def press_what_is_drawn() -> None:
    """Has a press mean the button that the page had drawn, by its custom_id. The simulator goes by its place, where
    another card may be by now; one that is gone is not pressed."""
    by_place = _component_projection._control_key

    def key(scope: str, component: Mapping[str, Any], path: str) -> str | None:
        custom_id = component.get("custom_id") if scope.startswith("message:") else None
        return f"{scope}:component:{custom_id}" if custom_id else by_place(scope, component, path)

    def key_in_message(component: Mapping[str, Any], path: str, message_id: int) -> str | None:
        return key(f"message:{message_id}", component, path)

    _component_projection._control_key, _action_plans._component_key = key, key_in_message


def take_turns(preview: Any, turn: asyncio.Lock, orders: Mapping[str, Order] | None = None) -> None:
    """Makes presses wait for the lock, and apply to the newest state of the page; ``orders`` are requests to the
    playground, by kind.

    The page is redrawn while computer players move, so a press may refer to an older drawing, which the simulator would
    refuse.
    """
    act, orders = preview._action, orders or {}

    async def act_on_the_newest(context: str | None, body: dict[str, Any]) -> Any:
        async with turn:
            if order := orders.get(str(body.get("kind"))):
                await order(body)
                return {}
            revision = preview._get_page(context).revision
            answer = await act(context, {**body, "published_revision": revision})
            if answer.get("settlement") == "failed" and answer.get("acknowledgement") == "acknowledged":
                # The bot has answered a command with a refusal. The page would leave the command in its box.
                answer |= {"settlement": "settled", "uncertain": False}
            return answer

    preview._action = act_on_the_newest


def wait_for_answers(env: Any) -> None:
    """Counts a press as done once the bot has answered it, though the bot is still busy; the next refresh of the page
    shows the rest. The simulator would call its outcome uncertain, on a slow machine at every press. And it would give
    up a start that takes five seconds."""
    settle = env._settle_internal

    async def settle_or_be_answered(*args: Any, **options: Any) -> None:
        for _ in range(MAX_WAITS):
            try:
                await settle(*args, **options)
                return
            except TimeoutError:
                asked = env.backend.interactions
                if asked and asked[max(asked)].responded:
                    return

    env._settle_internal = settle_or_be_answered


def keep_time(env: Any) -> None:
    """Gives the work that a timer begins as long as it takes. The simulator would give it up after a second, and hold
    back all other timers until the next press: on a slow machine the game would stand still."""
    advance = env._advance_to

    async def advance_until_done(target: float, deadline: float) -> None:
        while True:
            try:
                await advance(target, deadline)
                return
            except TimeoutError:
                deadline = asyncio.get_running_loop().time() + env.settle_timeout

    env._advance_to = advance_until_done


def dress(preview: Any, head: Callable[[], str], files: Mapping[str, tuple[str, str]]) -> None:
    """Adds ``head`` to the head of the page, and serves ``files`` (address: text and type). Call it before the page
    opens."""
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
