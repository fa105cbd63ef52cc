"""Message search: which message of a channel is that of a table, though the bot does not know it."""

from typing import Any

import aiohttp
import pytest

from bot.messages.channel_messages import OF_LOBBIES, OF_RESULTS, OF_ROUNDS, PAUSED, of_table, with_button
from bot.messages.subjects import GAME, LOBBY, about_round
from bot.ui.items import Component, button, row, screen, text
from hearts.round import PROMPTS_A_ROUND
from tests.connected import ConnectedWorld
from tests.discord_server import messages
from tests.discord_server.channels import SAME

COMPONENTS_V2 = 1 << 15


def post(world: ConnectedWorld, *buttons: Component, through_token: bool = True, author_id: int | None = None) -> int:
    """Something that was posted, by the bot if nobody else is named."""
    parts: list[Component] = [text("Something"), *([row(*buttons)] if buttons else [])]
    body: dict[str, Any] = {"components": screen(*parts).to_components(), "flags": COMPONENTS_V2}
    state = world.server.state
    interaction = 1 if through_token else None
    return messages.create(state, world.channel, author_id or state.bot.id, body, interaction=interaction).id


def of_round(table: int, prompt: int = 0) -> tuple[Component, ...]:
    return button("hand", table, prompt, label="Hand"), button(OF_ROUNDS, table, prompt, label="More")


async def find(world: ConnectedWorld, table: int, after: int) -> list[tuple[int, str]]:
    return await world.bot.channel_messages.find(world.channel.id, after, of_table(table))


async def test_all_messages_of_the_table_that_were_posted_after_another_are_found_the_oldest_first(
    connected: ConnectedWorld,
) -> None:
    first = post(connected, *of_round(7))
    assert await find(connected, 7, first) == []
    second = post(connected, *of_round(7, PROMPTS_A_ROUND - 1))
    post(connected)
    third = post(connected, *of_round(7, PROMPTS_A_ROUND))
    assert await find(connected, 7, first) == [(second, about_round(0)), (third, about_round(1))]
    assert await find(connected, 7, second) == [(third, about_round(1))]


async def test_a_message_between_two_rounds_is_about_the_first_of_them(connected: ConnectedWorld) -> None:
    start, ready = post(connected), button("ready", 7, 2 * PROMPTS_A_ROUND, label="Ready")
    found = post(connected, ready, *of_round(7, 2 * PROMPTS_A_ROUND))
    assert await find(connected, 7, start) == [(found, about_round(1))]


async def test_a_paused_game_is_found_too(connected: ConnectedWorld) -> None:
    start = post(connected)
    found = post(connected, button(PAUSED, 7, PROMPTS_A_ROUND, label="Resume"))
    assert await find(connected, 7, start) == [(found, about_round(1))]


async def test_the_messages_of_a_second_round_are_found_as_such_also_while_it_is_paused(
    connected: ConnectedWorld,
) -> None:
    await connected.begin(connected.ben, computers=2, pace="slow")
    await connected.show_hands()
    await connected.play_round()
    await connected.get_ready()
    await connected.wait(5)
    for _ in range(2):
        found = await find(connected, 1, 0)
        assert found[-1] == (connected.board().id, about_round(1)), connected.board().text
        await connected.ana.command("hearts pause")
        await connected.wait(5)


async def test_what_is_not_of_this_table_or_not_of_the_bot_is_not_found(connected: ConnectedWorld) -> None:
    start = post(connected)
    post(connected, *of_round(77))
    post(connected, button("hand", 7, label="Hand"))
    post(connected, *of_round(7), through_token=False, author_id=connected.chidi.id)
    assert await find(connected, 7, start) == []


async def test_what_the_bot_has_posted_by_a_request_of_its_own_is_found(connected: ConnectedWorld) -> None:
    start = post(connected)
    found = post(connected, *of_round(7), through_token=False)
    assert await find(connected, 7, start) == [(found, about_round(0))]


async def test_it_is_found_below_many_messages_of_others(connected: ConnectedWorld) -> None:
    start = post(connected)
    for _ in range(120):
        post(connected)
    found = post(connected, *of_round(7))
    for _ in range(99):
        post(connected)
    assert await find(connected, 7, start) == [(found, about_round(0))]
    post(connected)
    assert await find(connected, 7, start) == [], "this is as far as one look goes"


@pytest.mark.parametrize("later", [0, 2 * SAME], ids=["soon", "when Discord knows no nonce any more"])
@pytest.mark.parametrize("readable", [True, False])
async def test_what_discord_took_though_its_reply_was_lost_is_posted_once(
    connected: ConnectedWorld, later: float, readable: bool
) -> None:
    start, layout = post(connected), screen(text("A table"), row(button("hand", 0, 5, label="Hand")))
    connected.server.faults.cut("POST", "/channels/*/messages", when="after")
    if not readable:
        connected.server.faults.fail("GET", "/channels/*/messages", 403, 50013, times=None)
    where, sought = (connected.channel.id, layout, "table 5", start), with_button("hand", 5)
    with pytest.raises(aiohttp.ClientError):
        await connected.bot.channel_messages.post_once(*where, sought)
    await connected.wait(later)
    found, is_new = await connected.bot.channel_messages.post_once(*where, sought)
    posted = [message.id for message in connected.messages() if message.id > start]
    assert (found, is_new) == (posted[-1], not readable)
    assert len(posted) == (2 if later and not readable else 1), "it is found in the channel, or soon told by its nonce"


async def test_a_lobby_and_a_result_are_found_by_their_own_buttons(connected: ConnectedWorld) -> None:
    start = post(connected)
    lobby = post(connected, button(OF_LOBBIES, 7, label="Join"), button(OF_ROUNDS, 7, label="More…"))
    result = post(connected, button(OF_RESULTS, 7, label="Review"))
    assert await find(connected, 7, start) == [(lobby, LOBBY), (result, GAME)]
    assert await find(connected, 77, start) == []


async def test_of_the_public_messages_only_those_of_rounds_and_lobbies_have_the_buttons_by_which_they_are_told(
    connected: ConnectedWorld,
) -> None:
    lobby = await connected.open(connected.ben, computers=2)
    assert OF_LOBBIES in lobby.verbs
    await connected.ana.press(lobby, "start")
    await connected.wait(2)
    assert OF_ROUNDS in connected.board().verbs
    assert OF_LOBBIES not in connected.board().verbs
    await connected.wait(60)
    assert not {OF_ROUNDS, OF_LOBBIES} & {*lobby.verbs}
    (call,) = [each for each in connected.messages() if each.id > connected.board().id]
    assert not {OF_ROUNDS, OF_LOBBIES} & {*call.verbs}
