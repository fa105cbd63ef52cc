"""The wire: the two requests that discord.py makes only for whoever holds the whole interaction.

Beside its public names this uses the adapter of discord.py that sends what belongs to webhooks; a push needs no more of
an interaction than its token, and nothing of the message that Discord answers with.
`tests/bot/delivery/test_wire.py` tells when a new version of the library does it otherwise.
"""

from __future__ import annotations

from typing import Final

import discord
from discord.webhook.async_ import async_context

from bot.delivery.mentions import NOBODY
from bot.ui.items import Layout, payload

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
        payload={"components": payload(layout), "flags": COMPONENTS_V2, "allowed_mentions": NOBODY.to_dict()},
    )


async def delete_original(client: discord.Client, application_id: int, token: str) -> None:
    """Takes that message away. Raises `failures.FAILED`."""
    hook = discord.Webhook.partial(application_id, token, client=client)
    await async_context.get().delete_original_interaction_response(
        application_id, token, session=hook.session, proxy=hook.proxy, proxy_auth=hook.proxy_auth
    )
