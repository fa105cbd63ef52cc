"""The wire: what the bot needs of discord.py beyond its public names.

Three requests go through the adapter with which discord.py sends webhooks. For two of them the library wants a whole
interaction, and a push has no more of it than its token. With the third, the answer to a press, it asks Discord
for the message in reply. Of a message that is pressed the library would make objects for all its buttons, which nobody
reads. And requests that wait for a global limit are let go on.

`tests/bot/delivery/test_wire.py` fails when a new version of the library does these things otherwise.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

import discord
from discord.webhook.async_ import async_context

from bot.delivery.mentions import NOBODY
from bot.ui.items import Layout

COMPONENTS_V2: Final = discord.MessageFlags(components_v2=True).value


async def edit_pressed(interaction: discord.Interaction[Any], layout: Layout, *, without_files: bool = False) -> None:
    """Answers a press: the message that was pressed shows this, if wanted ``without_files`` that hung on it.

    Discord is not asked to reply with that message, which the library would make objects of that nobody reads. Raises
    discord.InteractionResponded where there is an answer already, and `failures.FAILED`.
    """
    response = interaction.response
    if response.is_done():
        raise discord.InteractionResponded(interaction)
    kind = discord.InteractionResponseType.message_update
    names: dict[str, Any] = {"webhook_id": interaction.id, "webhook_token": interaction.token}
    hook = discord.Webhook.partial(interaction.application_id, interaction.token, client=interaction.client)
    await async_context.get().request(
        discord.http.Route("POST", "/interactions/{webhook_id}/{webhook_token}/callback", **names),
        session=hook.session,
        proxy=hook.proxy,
        proxy_auth=hook.proxy_auth,
        payload={"type": kind.value, "data": _body(layout) | ({"attachments": []} if without_files else {})},
    )
    response._response_type = kind


async def edit_original(client: discord.Client, application_id: int, token: str, layout: Layout) -> None:
    """Changes the message that an interaction was answered with, or that was pressed. Raises `failures.FAILED`."""
    hook = discord.Webhook.partial(application_id, token, client=client)
    await async_context.get().edit_original_interaction_response(
        application_id,
        token,
        session=hook.session,
        proxy=hook.proxy,
        proxy_auth=hook.proxy_auth,
        payload=_body(layout),
    )


def _body(layout: Layout) -> dict[str, Any]:
    return {"components": layout.to_components(), "flags": COMPONENTS_V2, "allowed_mentions": NOBODY.to_dict()}


async def delete_original(client: discord.Client, application_id: int, token: str) -> None:
    """Takes that message away. Raises `failures.FAILED`."""
    hook = discord.Webhook.partial(application_id, token, client=client)
    await async_context.get().delete_original_interaction_response(
        application_id, token, session=hook.session, proxy=hook.proxy, proxy_auth=hook.proxy_auth
    )


def adapt(client: discord.Client) -> None:
    """Changes for good what the library does with requests that wait, and with messages that are pressed."""
    _let_others_go_on(client.http)
    _leave_out_what_was_pressed(client)


def _let_others_go_on(http: discord.http.HTTPClient) -> None:
    """Lets other requests go on when one is cancelled that waits for Discord's global limit. Without this they would
    wait for the cancelled one for ever; the next request to come waits as long as Discord says then."""
    ask = http.request

    async def request(*what: Any, **options: Any) -> Any:
        try:
            return await ask(*what, **options)
        except asyncio.CancelledError:
            http._global_over.set()
            raise

    http.request = request  # type: ignore[method-assign]


def _leave_out_what_was_pressed(client: discord.Client) -> None:
    """Keeps the library from making objects of the buttons and menus on a message that is pressed. Nobody reads them,
    and they would be half of what an interaction takes."""
    parse = client._connection.parsers["INTERACTION_CREATE"]

    def parse_rest(data: Any) -> None:
        if "message" in data:
            data["message"]["components"] = []
        parse(data)

    client._connection.parsers["INTERACTION_CREATE"] = parse_rest
