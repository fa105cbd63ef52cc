"""The wire: what the bot needs of discord.py's requests beyond its public names.

It uses the adapter of discord.py that sends what belongs to webhooks, for the two requests that the library makes only
for whoever holds the whole interaction; a push needs no more of one than its token, and nothing of the message that
Discord answers with. And it knows by what the library lets requests wait for a limit of all of them.
`tests/bot/delivery/test_wire.py` tells when a new version of the library does it otherwise.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

import discord
from discord.webhook.async_ import async_context

from bot.delivery.mentions import NOBODY
from bot.ui.items import Layout

COMPONENTS_V2: Final = discord.MessageFlags(components_v2=True).value


async def edit_original(client: discord.Client, application_id: int, token: str, layout: Layout) -> None:
    """Changes the message that an interaction was answered with, or that was pressed. Raises `failures.FAILED`."""
    hook = discord.Webhook.partial(application_id, token, client=client)
    await async_context.get().edit_original_interaction_response(
        application_id,
        token,
        session=hook.session,
        proxy=hook.proxy,
        proxy_auth=hook.proxy_auth,
        payload={"components": layout.to_components(), "flags": COMPONENTS_V2, "allowed_mentions": NOBODY.to_dict()},
    )


async def delete_original(client: discord.Client, application_id: int, token: str) -> None:
    """Takes that message away. Raises `failures.FAILED`."""
    hook = discord.Webhook.partial(application_id, token, client=client)
    await async_context.get().delete_original_interaction_response(
        application_id, token, session=hook.session, proxy=hook.proxy, proxy_auth=hook.proxy_auth
    )


def let_others_go_on(http: discord.http.HTTPClient) -> None:
    """From now on a request that is cancelled while Discord lets all requests wait keeps no others waiting: the library
    lets them wait for that one, for good. Whoever asks next waits as long as Discord says then."""
    ask = http.request

    async def request(*what: Any, **options: Any) -> Any:
        try:
            return await ask(*what, **options)
        except asyncio.CancelledError:
            http._global_over.set()
            raise

    http.request = request  # type: ignore[method-assign]
