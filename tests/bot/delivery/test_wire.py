"""What is sent past the public methods of discord.py is what they would send."""

from __future__ import annotations

import asyncio
from typing import Any

import discord

from bot.delivery.asker import Interaction
from bot.delivery.wire import edit_original
from bot.ui.items import screen, text
from tests.connected import ConnectedWorld

PUSH = "/messages/@original"


async def test_a_push_is_what_the_library_would_send_for_the_whole_interaction(connected: ConnectedWorld) -> None:
    asked: list[Interaction] = []

    async def listen(interaction: Interaction) -> None:
        asked.append(interaction)

    connected.bot.add_listener(listen, "on_interaction")
    help_page = await connected.ana.command("help")
    layout = screen(text("Something else"))
    mark = len(connected.server.requests)
    await asked[0].edit_original_response(view=layout, allowed_mentions=discord.AllowedMentions.none())
    await edit_original(connected.bot, asked[0].application_id, asked[0].token, screen(text("Another thing")))
    theirs, ours = connected.server.requests[mark:]
    assert (ours.method, ours.path) == (theirs.method, theirs.path)
    assert ours.path.endswith(PUSH)
    assert _beside_the_text(ours.body) | {"tts": False} == _beside_the_text(theirs.body)
    assert help_page.text == "Another thing"


def _beside_the_text(body: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in body.items() if name != "components"}


async def test_the_library_lets_requests_wait_for_a_limit_of_all_by_the_name_that_we_know(
    connected: ConnectedWorld,
) -> None:
    connected.bot.http._global_over.clear()
    asked = asyncio.create_task(connected.bot.http.application_info())
    await asyncio.sleep(0)
    asked.cancel()
    await asyncio.wait([asked])
    assert connected.bot.http._global_over.is_set()
