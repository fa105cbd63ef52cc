"""Internals: what the bot does by private names of discord.py, in place of its public interface.

Some requests go through the adapter with which discord.py sends webhooks: the public functions would ask Discord to
return the message that was edited, or build objects of all that it contains, which nobody reads. A cancelled request
must not block the others that wait for a global limit. An interaction and its response refer to each other, which would
leave both to the garbage collector. The session is replaced by one that costs less. And connections that have died are
noticed (`gateway_watch`), servers are packed (`packed_servers`), and what cannot be read is dropped
(`unreadable_events`).

docs/discord-py.md has the figures. `tests/bot/transport/test_internals.py` fails if a new version of the library
behaves differently.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

import discord
from discord.ext import commands
from discord.webhook.async_ import async_context

from bot.transport.budget import RequestBudget
from bot.transport.gateway_watch import GatewayWatch
from bot.transport.library import FilteredSession, Interaction, Library, attached, body, callback, files_kept
from bot.transport.packed_servers import PackingState
from bot.transport.session import Instead, Response, Session
from bot.transport.unreadable_events import tolerate
from bot.ui.items import Layout

EMPTY: Final = b"null"
"""An answer that says nothing, in JSON."""


class Internals(Library):
    """discord.py by its private names."""

    def __init__(self, client: commands.AutoShardedBot, now: Callable[[], int]) -> None:
        """``now`` returns epoch milliseconds."""
        super().__init__(client)
        self._now = now

    # -- the client

    def state(self, **options: Any) -> PackingState:
        """What keeps the servers packed."""
        client = self._client
        return PackingState(
            dispatch=client.dispatch, handlers=client._handlers, hooks=client._hooks, http=client.http, **options
        )

    def adapt(self, budget: RequestBudget, instead: Instead) -> None:
        """Patches the client: JSON is sent through `bot.transport.session.Session`, cancelled requests release the
        global limit, and connections are watched."""
        _send_directly(self._client.http, budget, instead)
        _let_others_go_on(self._client.http)
        self.watch = GatewayWatch(self._client, self._now)

    def survive_unreadable(self, dropped: Callable[[dict[str, Any]], object]) -> None:
        """Makes the client drop events that it cannot read. ``dropped`` is called with each press, form or command
        among them."""
        tolerate(self._client, dropped)

    async def close_shard(self, shard: int) -> None:
        """Closes the connection of a shard, also one that is being opened, and forgets its servers."""
        info = self._client.get_shard(shard)
        if info is not None:
            _close_when_launched(info._parent)
            await info.disconnect()
        for guild in [guild for guild in self._client.guilds if guild.shard_id == shard]:
            self._client._connection._remove_guild(guild)

    # -- interactions

    def release(self, interaction: Interaction) -> None:
        """Ends the references between an interaction and its response, once nobody answers it any more. Otherwise
        both, with the person and the message that was pressed, would stay in memory until the garbage collector finds
        them."""
        with suppress(AttributeError):  # nobody has asked for its response
            del interaction._cs_response  # type: ignore[attr-defined]

    async def edit_pressed(self, interaction: Interaction, layout: Layout) -> None:
        """Answers a press. Discord is not asked to return the message, which the library would turn into objects that
        nobody reads."""
        response = interaction.response
        if response.is_done():
            raise discord.InteractionResponded(interaction)
        kind = discord.InteractionResponseType.message_update
        kept = [{"id": str(file.id), "filename": file.filename} for file in files_kept(interaction, layout)]
        await async_context.get().request(
            callback(interaction.id, interaction.token),
            **self._connection(),
            payload={"type": kind.value, "data": body(layout) | {"attachments": kept}},
        )
        response._response_type = kind

    async def edit_original(self, token: str, layout: Layout, file: discord.File | None = None) -> None:
        """Edits a message, whose new contents in the answer nobody reads; with a file, as the library does it."""
        if file is not None:
            await super().edit_original(token, layout, file)
            return
        await async_context.get().edit_original_interaction_response(
            self._application, token, **self._connection(unread), payload=body(layout) | attached(layout, [])
        )

    async def edit_follow_up(
        self, token: str, message_id: int, layout: Layout, file: discord.File | None = None
    ) -> None:
        """The same of a message that follows an answer."""
        if file is not None:
            await super().edit_follow_up(token, message_id, layout, file)
            return
        await async_context.get().edit_webhook_message(
            self._application,
            token,
            message_id,
            **self._connection(unread),
            payload=body(layout) | attached(layout, []),
            with_components=True,
        )

    async def delete_original(self, token: str) -> None:
        """Deletes a message by the name that Discord has for it; the public method expects a number."""
        await async_context.get().delete_original_interaction_response(self._application, token, **self._connection())

    def _connection(self, filter: Callable[[Any], Any] | None = None) -> dict[str, Any]:
        """The HTTP session, with a filter of its answers if there is one, and the proxy with which the library answers
        interactions."""
        http = self._client.http
        session = http._HTTPClient__session  # type: ignore[attr-defined]
        if filter is not None:
            session = FilteredSession(session, filter)
        return {"session": session, "proxy": http.proxy, "proxy_auth": http.proxy_auth}


def unread(answer: Any) -> Any:
    """Empties an answer that reports success: the library would parse the message in it, which nobody reads."""
    return replace(answer, body=EMPTY) if isinstance(answer, Response) and answer.status < 300 else answer


def _send_directly(http: discord.http.HTTPClient, budget: RequestBudget, instead: Instead) -> None:
    """Puts our session in the place of the one that the library opens when it logs in."""
    log_in = http.static_login

    async def static_login(token: str) -> Any:
        user = await log_in(token)
        session = http._HTTPClient__session  # type: ignore[attr-defined]
        if session is not None:
            session = Session(session, http.user_agent, budget, instead)
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


def _close_when_launched(connection: discord.shard.Shard) -> None:
    """Lets discord.py close the connection that it is opening for this shard, or opens later: otherwise a shard that is
    wanted again meanwhile would have two, and get every event twice."""

    def close() -> None:
        connection._task = asyncio.create_task(connection.ws.close(code=1000), name="the bot closes a shard")

    connection.launch = close  # type: ignore[method-assign]
