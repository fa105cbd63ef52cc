"""Posted messages: which message of a channel is that of a table, though the bot does not know it."""

from __future__ import annotations

from typing import Any

from bot.messages.posted import OF_LOBBIES, OF_ROUNDS, about, find_posted
from bot.messages.subjects import LOBBY, about_round
from bot.ui.items import Component, button, row, screen, text
from tests.connected import ConnectedWorld
from tests.discord_server import messages

COMPONENTS_V2 = 1 << 15


def post(world: ConnectedWorld, *buttons: Component, through_token: bool = True, author_id: int | None = None) -> int:
    """Something that was posted, by the bot if nobody else is named."""
    parts: list[Component] = [text("Something"), *([row(*buttons)] if buttons else [])]
    body: dict[str, Any] = {"components": screen(*parts).to_components(), "flags": COMPONENTS_V2}
    state = world.server.state
    interaction = 1 if through_token else None
    return messages.create(state, world.channel, author_id or state.bot.id, body, interaction=interaction).id


def of_round(table: int) -> tuple[Component, ...]:
    return button("hand", table, label="Hand"), button(OF_ROUNDS, table, label="More")


async def find(world: ConnectedWorld, table: int, after: int, subject: str = about_round(0)) -> int | None:
    channel = world.bot.get_partial_messageable(world.channel.id, guild_id=world.guild.id)
    return await find_posted(world.bot, channel, after, about(table, subject))


async def test_the_newest_message_of_a_round_is_found_after_another_message(connected: ConnectedWorld) -> None:
    first = post(connected, *of_round(7))
    assert await find(connected, 7, first) is None
    second = post(connected, *of_round(7))
    third = post(connected, *of_round(7))
    post(connected)
    assert await find(connected, 7, first) == await find(connected, 7, second) == third


async def test_what_is_not_of_this_table_or_not_of_the_bot_is_not_found(connected: ConnectedWorld) -> None:
    start = post(connected)
    post(connected, *of_round(77))
    post(connected, button("hand", 7, label="Hand"))
    post(connected, *of_round(7), through_token=False, author_id=connected.chidi.id)
    assert await find(connected, 7, start) is None


async def test_what_the_bot_has_posted_by_a_request_of_its_own_is_found(connected: ConnectedWorld) -> None:
    start = post(connected)
    found = post(connected, *of_round(7), through_token=False)
    assert await find(connected, 7, start) == found


async def test_it_is_found_below_many_messages_of_others(connected: ConnectedWorld) -> None:
    start = post(connected)
    for _ in range(120):
        post(connected)
    found = post(connected, *of_round(7))
    for _ in range(99):
        post(connected)
    assert await find(connected, 7, start) == found
    post(connected)
    assert await find(connected, 7, start) is None, "this is as far as one look goes"


async def test_a_lobby_is_found_by_its_own_button(connected: ConnectedWorld) -> None:
    start = post(connected)
    lobby = post(connected, button(OF_LOBBIES, 7, label="Settings"))
    post(connected, *of_round(7))
    assert await find(connected, 7, start, LOBBY) == lobby
    assert await find(connected, 7, lobby, LOBBY) is None
    assert await find(connected, 77, start, LOBBY) is None


async def test_of_the_public_messages_only_those_of_rounds_and_lobbies_have_the_buttons_by_which_they_are_told(
    connected: ConnectedWorld,
) -> None:
    lobby = await connected.open(connected.ben, computers=2)
    assert OF_ROUNDS not in lobby.verbs
    assert OF_LOBBIES in lobby.verbs
    await connected.ana.press(lobby, "start")
    await connected.wait(2)
    assert OF_ROUNDS in connected.board().verbs
    assert OF_LOBBIES not in connected.board().verbs
    await connected.wait(60)
    assert OF_ROUNDS not in lobby.verbs
    (call,) = [each for each in connected.messages() if each.id > connected.board().id]
    assert not {OF_ROUNDS, OF_LOBBIES} & {*call.verbs}
