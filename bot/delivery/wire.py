"""The wire: what the bot needs of discord.py beyond its public names.

Two requests go through the adapter with which discord.py sends webhooks: the library makes them only for a whole
interaction, and a push has no more of it than its token. And requests that wait for a global limit are let go on.

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
