"""Internals: what the bot needs of discord.py beyond its public names.

Some requests go through the adapter with which discord.py sends webhooks. For most of them, the public functions need a
whole interaction, and we have only its token. For one, the answer to a press, the library asks Discord to return the
message. The library would also build objects of all that a message contains that is pressed, which nobody reads. A
cancelled request must not block the others that wait for a global limit. An interaction and its response refer to each
other, which would leave both to the garbage collector. Where the library offers choices to somebody who types, it logs
every failure as an error. And its session is replaced by one that costs less.

`tests/bot/transport/test_internals.py` fails if a new version of the library behaves differently.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

import discord
from discord import app_commands
from discord.webhook.async_ import async_context

from bot.transport.budget import RequestBudget
from bot.transport.connection import Response
from bot.transport.mentions import NOBODY
from bot.transport.session import Instead, Session
from bot.ui.items import Layout

EPHEMERAL: Final = discord.MessageFlags(ephemeral=True).value
COMPONENTS_V2: Final = discord.MessageFlags(components_v2=True).value
AROUND: Final = "around"
"""Where the data of a press on a public message keep the custom_ids of all that can be pressed there."""
EMPTY: Final = b"null"
"""An answer that says nothing, in JSON."""
OF_PRESSED: Final = ("id", "type", "flags", "content")
"""What is read of a message that is pressed; the library needs the type and the content."""
_NOBODY: Final = NOBODY.to_dict()
Interaction = discord.Interaction[Any]
TOKEN_LIFETIME: Final = 15 * 60_000
"""Milliseconds for which Discord accepts the token of an interaction."""


async def edit_pressed(interaction: Interaction, layout: Layout, *, without_files: bool = False) -> None:
    """Answers a press by editing the message that was pressed; ``without_files`` removes its attachments.

    Discord is not asked to return that message, which the library would turn into objects that nobody reads. Raises
    discord.InteractionResponded if there is an answer already, and `failures.FAILED`.
    """
    response = interaction.response
    if response.is_done():
        raise discord.InteractionResponded(interaction)
    kind = discord.InteractionResponseType.message_update
    names: dict[str, Any] = {"webhook_id": interaction.id, "webhook_token": interaction.token}
    await async_context.get().request(
        discord.http.Route("POST", "/interactions/{webhook_id}/{webhook_token}/callback", **names),
        **_connection(interaction.client),
        payload={"type": kind.value, "data": _body(layout) | ({"attachments": []} if without_files else {})},
    )
    response._response_type = kind


async def answer_unread(client: discord.Client, number: str, token: str, layout: Layout) -> None:
    """Answers an interaction that the library could not read with a private message. Raises `failures.FAILED`."""
    names: dict[str, Any] = {"webhook_id": number, "webhook_token": token}
    kind = discord.InteractionResponseType.channel_message
    body = _body(layout)
    await async_context.get().request(
        discord.http.Route("POST", "/interactions/{webhook_id}/{webhook_token}/callback", **names),
        **_connection(client),
        payload={"type": kind.value, "data": body | {"flags": body["flags"] | EPHEMERAL}},
    )


async def offer_choices(interaction: Interaction) -> None:
    """Answers somebody who types in an option of a command with its choices.

    Raises the errors of the function that makes the choices, `failures.FAILED`, and
    discord.app_commands.CommandSignatureMismatch for a command that is another one than Discord knows.
    """
    command, data = interaction.command, dict[str, Any](interaction.data or {})
    focused = _focused(data.get("options") or ())
    if not isinstance(command, app_commands.Command) or focused is None:
        raise app_commands.CommandNotFound(str(data.get("name")), [])
    await command._invoke_autocomplete(interaction, focused, interaction.namespace)


def _custom_ids(components: Iterable[dict[str, Any]]) -> Iterator[str]:
    """The custom_ids of components, those in rows, in containers and beside texts included."""
    for component in components:
        if "custom_id" in component:
            yield component["custom_id"]
        yield from _custom_ids(component.get("components") or ())
        if "accessory" in component:
            yield from _custom_ids([component["accessory"]])


def _focused(options: Iterable[Any]) -> str | None:
    """The name of the option in which somebody types, also within a group of commands."""
    for option in options:
        if option.get("focused"):
            return str(option["name"])
        if (below := _focused(option.get("options") or ())) is not None:
            return below
    return None


def release(interaction: Interaction) -> None:
    """Ends the references between an interaction and its response, once nobody answers it any more. Otherwise both,
    with the person and the message that was pressed, would stay in memory until the garbage collector finds them."""
    with suppress(AttributeError):  # nobody has asked for its response
        del interaction._cs_response  # type: ignore[attr-defined]


def note_deferred(interaction: Interaction, *, in_place: bool) -> None:
    """Notes that Discord has taken a deferral though its reply was lost, so that the answer is sent as an edit.
    ``in_place``: the deferral of an edit of the message that was pressed."""
    kinds = discord.InteractionResponseType
    interaction.response._response_type = kinds.deferred_message_update if in_place else kinds.deferred_channel_message


async def edit_original(client: discord.Client, application_id: int, token: str, layout: Layout) -> None:
    """Edits the message that an interaction was answered with, or that was pressed. Raises `failures.FAILED`."""
    await async_context.get().edit_original_interaction_response(
        application_id, token, **_connection(client, unread), payload=_body(layout)
    )


class FilteredSession:
    """A session whose answers go through a function before the library reads them."""

    def __init__(self, session: Any, filter: Callable[[Any], Any]) -> None:
        self._session, self._filter = session, filter

    def request(self, *what: Any, **options: Any) -> FilteredExchange:
        """An asynchronous context that sends a request and gives its answer. Raises what the function raises."""
        return FilteredExchange(self._session.request(*what, **options), self._filter)


class FilteredExchange:
    """A request and its answer, as an asynchronous context. One made by `contextlib` would cost twice as much."""

    __slots__ = ("_exchange", "_filter")

    def __init__(self, exchange: Any, filter: Callable[[Any], Any]) -> None:
        self._exchange, self._filter = exchange, filter

    async def __aenter__(self) -> Any:
        return self._filter(await self._exchange.__aenter__())

    async def __aexit__(self, *error: Any) -> Any:
        return await self._exchange.__aexit__(*error)


def unread(answer: Any) -> Any:
    """Empties an answer that reports success: the library would parse the message in it, which nobody reads."""
    return replace(answer, body=EMPTY) if isinstance(answer, Response) and answer.status < 300 else answer


def once(answer: Any) -> Any:
    """Raises a server error: the library would repeat the request, though Discord may have done what it was asked
    for."""
    if answer.status >= 500:
        raise discord.DiscordServerError(answer, None)
    return answer


async def post_follow_up(client: discord.Client, application_id: int, token: str, layout: Layout) -> int:
    """Posts a public message that follows the answer to an interaction; returns its id. Raises `failures.FAILED`; after
    an error that `failures.may_pass`, Discord may have posted it."""
    posted: Any = await async_context.get().execute_webhook(
        application_id,
        token,
        **_connection(client, once),
        payload=_body(layout),
        wait=True,
        with_components=True,
    )
    return int(posted["id"])


async def edit_follow_up(
    client: discord.Client, application_id: int, token: str, message_id: int, layout: Layout
) -> None:
    """Edits a message that follows the answer to an interaction. Raises `failures.FAILED`."""
    await async_context.get().edit_webhook_message(
        application_id,
        token,
        message_id,
        **_connection(client, unread),
        payload=_body(layout),
        with_components=True,
    )


async def edit_message(client: discord.Client, channel_id: int, message_id: int, layout: Layout) -> None:
    """Edits a message of the bot. The public method would build an object of the message that Discord returns, which
    nobody reads. Raises `failures.FAILED`."""
    path = "/channels/{channel_id}/messages/{message_id}"
    route = discord.http.Route("PATCH", path, channel_id=channel_id, message_id=message_id)
    await client.http.request(route, json=_body(layout))


def _connection(client: discord.Client, filter: Callable[[Any], Any] | None = None) -> dict[str, Any]:
    """The HTTP session, with a filter of its answers if there is one, and the proxy with which the library answers
    interactions. Only a `discord.Webhook` tells the session by a public name; to make one for each request would take
    1.5 % of a press."""
    http = client.http
    session = http._HTTPClient__session  # type: ignore[attr-defined]
    if filter is not None:
        session = FilteredSession(session, filter)
    return {"session": session, "proxy": http.proxy, "proxy_auth": http.proxy_auth}


def _body(layout: Layout) -> dict[str, Any]:
    return {"components": layout.to_components(), "flags": COMPONENTS_V2, "allowed_mentions": _NOBODY}


async def delete_original(client: discord.Client, application_id: int, token: str) -> None:
    """Deletes the message that an interaction was answered with, or that was pressed. Raises `failures.FAILED`."""
    await async_context.get().delete_original_interaction_response(application_id, token, **_connection(client))


def adapt(client: discord.Client, budget: RequestBudget, instead: Instead, *, monitored: bool) -> None:
    """Patches the client: JSON is sent through `bot.transport.session.Session`, cancelled requests release the global
    limit, and the components of pressed messages are dropped. ``budget`` delays requests, ``instead`` replaces refused
    ones (see there); ``monitored``: they are counted for the metrics."""
    _send_directly(client.http, budget, instead, monitored)
    _let_others_go_on(client.http)
    _leave_out_what_was_pressed(client)


def _send_directly(http: discord.http.HTTPClient, budget: RequestBudget, instead: Instead, monitored: bool) -> None:
    """Puts our session in the place of the one that the library opens when it logs in."""
    log_in = http.static_login

    async def static_login(token: str) -> Any:
        user = await log_in(token)
        session = http._HTTPClient__session  # type: ignore[attr-defined]
        if session is not None:
            session = Session(session, http.user_agent, budget, instead, monitored=monitored)
            http._HTTPClient__session = session  # type: ignore[attr-defined]
        return user

    http.static_login = static_login  # type: ignore[method-assign]


def _let_others_go_on(http: discord.http.HTTPClient) -> None:
    """Lets other requests go on when a request is cancelled that waits for Discord's global limit. Otherwise they would
    wait for ever; the next request then waits as long as Discord says."""
    ask = http.request

    async def request(*what: Any, **options: Any) -> Any:
        try:
            return await ask(*what, **options)
        except asyncio.CancelledError:
            http._global_over.set()
            raise

    http.request = request  # type: ignore[method-assign]


def _leave_out_what_was_pressed(client: discord.Client) -> None:
    """Keeps the library from building objects of what a message contains that is pressed: its buttons and menus, who
    wrote it, what it replies to. Nobody reads them, and they would be half of the cost of an interaction. Of a public
    message the custom_ids are kept (`AROUND`)."""
    parse = client._connection.parsers["INTERACTION_CREATE"]

    def parse_rest(data: Any) -> None:
        if (pressed := data.get("message")) is not None:
            if not pressed.get("flags", 0) & EPHEMERAL:
                data["data"][AROUND] = [*_custom_ids(pressed.get("components") or ())]
            data["message"] = {name: pressed[name] for name in OF_PRESSED if name in pressed}
        parse(data)

    client._connection.parsers["INTERACTION_CREATE"] = parse_rest
