"""Internals: requests sent without the public methods of discord.py are what those would send."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import aiohttp
import discord
import pytest
from discord.http import json_or_text

from bot.answers.context import Interaction
from bot.transport.internals import unread
from bot.transport.library import FilteredSession
from bot.ui.items import screen, text
from tests.bot.transport.test_session import JSON, sending
from tests.connected import ConnectedWorld

PUSH = "/messages/@original"


async def test_a_push_is_the_request_that_the_library_would_send(connected: ConnectedWorld) -> None:
    asked = asked_of(connected)
    answer = await connected.ana.command("hearts status")
    layout = screen(text("Something else"))
    mark = len(connected.server.requests)
    await asked[0].edit_original_response(view=layout, attachments=[], allowed_mentions=discord.AllowedMentions.none())
    await connected.bot.library.edit_original(asked[0].token, screen(text("Another thing")))
    theirs, ours = connected.server.requests[mark:]
    assert (ours.method, ours.path) == (theirs.method, theirs.path)
    assert ours.path.endswith(PUSH)
    assert _beside_the_text(ours.body) | {"tts": False} == _beside_the_text(theirs.body)
    assert answer.text == "Another thing"


async def test_the_message_in_the_answer_to_a_push_is_not_parsed(
    connected: ConnectedWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, parsed = asked_of(connected), list[Any]()

    async def noted(response: Any) -> Any:
        parsed.append(await json_or_text(response))
        return parsed[-1]

    await connected.ana.command("hearts status")
    await connected.quiet()
    monkeypatch.setattr(discord.webhook.async_, "json_or_text", noted)
    await connected.bot.library.edit_original(asked[0].token, screen(text("Another thing")))
    assert parsed == [None]


async def test_a_follow_up_and_its_edit_are_what_the_library_would_send(connected: ConnectedWorld) -> None:
    asked = asked_of(connected)
    await connected.ana.command("hearts status")
    nobody, hook, layout = discord.AllowedMentions.none(), asked[0].followup, screen(text("Something"))
    mark = len(connected.server.requests)
    theirs = await hook.send(view=layout, wait=True, allowed_mentions=nobody)
    number = await connected.bot.library.post_follow_up(asked[0].token, layout)
    await hook.edit_message(theirs.id, view=layout, attachments=[], allowed_mentions=nobody)
    await connected.bot.library.edit_follow_up(asked[0].token, number, layout)
    made = connected.server.requests[mark:]
    for library, ours in zip(made[::2], made[1::2], strict=True):
        assert ours.method == library.method
        assert ours.path == library.path.replace(str(theirs.id), str(number))
        assert dict(ours.query) == dict(library.query)
        assert _beside_the_text(ours.body) | {"tts": False} == _beside_the_text(library.body) | {"tts": False}
    assert [message.text for message in connected.messages()[-2:]] == ["Something", "Something"]


async def test_an_answer_in_place_is_the_request_of_the_library_without_the_returned_message(
    connected: ConnectedWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Interaction] = []
    monkeypatch.setattr(connected.bot, "on_interaction", _listener(asked))  # nobody else answers
    answer = await connected.ana.command("hearts status")
    page = next(button for button in answer.buttons if not button.disabled)
    for _ in range(2):
        connected.ana.begin(answer, page)
        await connected.quiet()
    presses = [each for each in asked if each.type is discord.InteractionType.component]
    nobody, mark = discord.AllowedMentions.none(), len(connected.server.requests)
    layout = screen(text("Something else"))
    await presses[0].response.edit_message(view=layout, attachments=[], allowed_mentions=nobody)
    assert answer.text == "Something else"
    await connected.bot.library.edit_pressed(presses[1], screen(text("Another thing")))
    assert answer.text == "Another thing"
    theirs, ours = connected.server.requests[mark:]
    assert (ours.query, theirs.query) == ({}, {"with_response": "1"})
    assert ours.body["type"] == theirs.body["type"]
    assert _beside_the_text(ours.body["data"]) | {"tts": False} == _beside_the_text(theirs.body["data"])
    assert presses[1].response.type is presses[0].response.type
    with pytest.raises(discord.InteractionResponded):
        await connected.bot.library.edit_pressed(presses[1], layout)


async def test_a_push_goes_through_the_proxy_of_the_library(
    connected: ConnectedWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = asked_of(connected)
    await connected.ana.command("hearts status")
    monkeypatch.setattr(connected.bot.http, "proxy", "http://127.0.0.1:9")  # where nobody listens
    with pytest.raises(aiohttp.ClientProxyConnectionError):
        await connected.bot.library.edit_original(asked[0].token, screen(text("Another thing")))


async def test_of_a_message_that_is_pressed_the_buttons_are_read_if_it_is_public(connected: ConnectedWorld) -> None:
    asked = asked_of(connected)
    lobby = await connected.open()
    await connected.ben.press(lobby, "join")
    help_page = await connected.ana.command("help")
    await connected.ana.press(help_page, next(item for item in help_page.buttons if not item.disabled))
    public, private = [each.message for each in asked if each.message is not None]
    assert [public.id, private.id] == [lobby.id, help_page.id]
    assert public.components
    assert private.components == []


async def test_of_an_answer_that_nobody_reads_only_a_refusal_is_kept() -> None:
    async with sending() as (session, echo):
        for status, body in (200, None), (404, {"code": 10008}):
            echo.answer = f"HTTP/1.1 {status} So\r\nContent-Type: application/json\r\n".encode()
            echo.body = b'{"code": 10008}'
            async with FilteredSession(session, unread).request(
                "PATCH", f"http://{echo.address}{PUSH}", **JSON
            ) as response:
                assert response.status == status
                assert await json_or_text(response) == body
        assert echo.connections == 1


def asked_of(connected: ConnectedWorld) -> list[Interaction]:
    """A list to which each interaction is added that comes from now on."""
    asked: list[Interaction] = []
    connected.bot.add_listener(_listener(asked), "on_interaction")
    return asked


def _listener(asked: list[Interaction]) -> Callable[[Interaction], Coroutine[Any, Any, None]]:
    async def listen(interaction: Interaction) -> None:
        asked.append(interaction)

    return listen


def _beside_the_text(body: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in body.items() if name != "components"}


async def test_the_library_still_has_the_private_name_of_its_global_limit(connected: ConnectedWorld) -> None:
    connected.bot.http._global_over.clear()
    asked = asyncio.create_task(connected.bot.http.application_info())
    await asyncio.sleep(0)
    asked.cancel()
    await asyncio.wait([asked])
    assert connected.bot.http._global_over.is_set()
