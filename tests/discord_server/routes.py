"""Routes: which function answers which request."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from aiohttp import web

from tests.discord_server import application, errors, interactions, objects
from tests.discord_server.faults import Request

if TYPE_CHECKING:
    from tests.discord_server.server import DiscordServer

BASE = "/api/v10"
ASKED = web.RequestKey("asked", Request)
Answer = Callable[..., Any]


def reply(body: Any, *, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """A JSON answer with the content type that discord.py expects: without a character set."""
    raw = json.dumps(body, separators=(",", ":")).encode()
    return web.Response(body=raw, status=status, headers=headers, content_type="application/json")


def add_routes(app: web.Application, server: DiscordServer) -> None:
    """Adds all routes that the bot uses. A name in braces is passed as a number, except for tokens."""
    app.router.add_get("/gateway", server.connect)
    for route, answer in (_own(server) | _channels(server) | _interactions(server)).items():
        method, path = route.split()
        app.router.add_route(method, BASE + path, _handler(server, answer))
    app.router.add_route("*", BASE + "/{path:.*}", _handler(server, _unknown))


def _unknown(path: str | int, asked: Request) -> None:
    raise errors.not_found()


def _handler(server: DiscordServer, answer: Answer) -> Callable[[web.Request], Any]:
    async def answered(request: web.Request) -> web.Response:
        places = [int(value) if value.isdecimal() else value for value in request.match_info.values()]
        body = answer(*places, request[ASKED])
        return web.Response(status=204) if body is None else reply(body)

    async def handle(request: web.Request) -> web.StreamResponse:
        return await server.serve(request, answered)

    return handle


def _own(server: DiscordServer) -> dict[str, Answer]:
    state = server.state
    return {
        "GET /users/@me": lambda asked: objects.user(state.bot),
        "POST /users/@me/channels": server.channels.open_direct,
        "GET /gateway/bot": lambda asked: application.gateway(server.gateway),
        "GET /oauth2/applications/@me": lambda asked: application.about(state),
        "GET /applications/{application}/commands": lambda number, asked: application.commands(state, asked),
        "PUT /applications/{application}/commands": lambda number, asked: application.register(state, asked),
        "GET /applications/{application}/emojis": lambda number, asked: application.emojis(state),
        "POST /applications/{application}/emojis": lambda number, asked: application.add_emoji(state, asked),
        "DELETE /applications/{application}/emojis/{emoji}": lambda number, emoji, asked: application.delete_emoji(
            state, emoji
        ),
    }


def _channels(server: DiscordServer) -> dict[str, Answer]:
    channels = server.channels
    message = "/channels/{channel}/messages/{message}"

    def look(channel: int, number: int, asked: Request) -> Any:
        return channels.look(channel, number)

    def delete(channel: int, number: int, asked: Request) -> None:
        channels.delete(channel, number)

    return {
        "GET /channels/{channel}": lambda channel, asked: channels.read(channel),
        "PATCH /channels/{channel}": channels.change,
        "GET /channels/{channel}/messages": channels.history,
        "POST /channels/{channel}/messages": channels.post,
        f"GET {message}": look,
        f"PATCH {message}": channels.edit,
        f"DELETE {message}": delete,
        f"POST {message}/threads": channels.open_thread,
    }


def _interactions(server: DiscordServer) -> dict[str, Answer]:
    state = server.state
    webhook = "/webhooks/{application}/{token}"
    message = webhook + "/messages/{message}"

    def callback(number: int, token: str, asked: Request) -> Any:
        told = interactions.callback(state, number, str(token), asked)
        return told if "with_response" in asked.query else None

    def follow_up(number: int, token: str, asked: Request) -> Any:
        return interactions.follow_up(state, number, str(token), asked)

    def read(number: int, token: str, which: str, asked: Request) -> Any:
        return interactions.read(state, number, str(token), str(which))

    def edit(number: int, token: str, which: str, asked: Request) -> Any:
        return interactions.edit(state, number, str(token), str(which), asked)

    def delete(number: int, token: str, which: str, asked: Request) -> None:
        interactions.delete(state, number, str(token), str(which))

    return {
        "POST /interactions/{interaction}/{token}/callback": callback,
        f"POST {webhook}": follow_up,
        f"GET {message}": read,
        f"PATCH {message}": edit,
        f"DELETE {message}": delete,
    }
