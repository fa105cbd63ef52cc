"""Onlookers: nobody sees games that were played in channels hidden from them."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.enums import ChannelType

from bot.past import PAGE
from tests.cogs.test_history import code, past
from tests.world import World

UNSEEN = discord.PermissionOverwrite(view_channel=False)


def hide(world: World, name: str = "back room") -> Any:
    """A channel that only people with a certain role can view."""
    return world.guild.create_text_channel(name, overwrites={world.guild.default_role: UNSEEN})


@pytest.mark.parametrize("command", ["hearts replay", "hearts verify", "hearts scores"])
async def test_a_game_in_a_hidden_channel_does_not_exist_for_people_who_did_not_play(
    world: World, command: str
) -> None:
    table = await past(world, 0, 1, channel_id=hide(world).id)
    assert (await world.dana.command(command, table=code(table))).says("refusal-no-such-table")
    assert not (await world.ana.command(command, table=code(table))).says("refusal-no-such-table")
    guest = world.arrive("Eve", roles=[world.guild.create_role("Staff", permissions=discord.Permissions.all())])
    assert not (await guest.command(command, table=code(table))).says("refusal-no-such-table")


async def test_a_running_game_in_a_hidden_channel_does_not_exist_either(world: World) -> None:
    table = await past(world, 0, 1, channel_id=hide(world).id, rounds=1)
    for command in ("hearts replay", "hearts verify"):
        assert (await world.dana.command(command, table=code(table))).says("refusal-no-such-table")
        assert not (await world.ana.command(command, table=code(table))).says("refusal-no-such-table")


async def test_pages_of_the_history_are_filled_with_games_that_may_be_seen(world: World) -> None:
    room = hide(world)
    seen = [await past(world, 0, 1, at=at, seed=at) for at in range(1, 2 * PAGE, 2)]
    hidden = [await past(world, 0, 2, at=at, seed=at, channel_id=room.id) for at in range(2, 2 * PAGE + 1, 2)]
    numbers = {str(table.record.id) for table in seen}
    listed = (await world.dana.command("history")).one("replay")
    assert {option["value"] for option in listed.options} == numbers
    offered = {choice["value"] for choice in await world.dana.complete("hearts replay", "table", "")}
    assert offered == {code(table) for table in seen}
    mine = (await world.chidi.command("history", member=world.chidi.actor.user)).one("replay")
    assert {option["value"] for option in mine.options} == {str(table.record.id) for table in hidden}


async def test_buttons_of_replays_and_histories_show_no_hidden_game(world: World) -> None:
    table = await past(world, 0, 1, channel_id=hide(world).id)
    open_one = await past(world, 0, 1, seed=2)
    shown = await world.dana.command("hearts replay", table=code(open_one))
    answer = await world.dana.forge(shown, f"h1:b:replay:{table.record.id}:0:open")
    assert answer is not None
    assert answer.says("refusal-no-such-table")
    page = await world.dana.forge(await world.dana.command("history"), "h1:b:history:0:0:next.0")
    assert page is not None
    assert page.one("replay").values == [str(open_one.record.id)]


async def test_a_thread_is_as_hidden_as_its_channel_even_when_it_is_archived(world: World) -> None:
    room = hide(world)
    thread = world.env.backend.create_thread(room.id, "cards", world.ana.id)
    table = await past(world, 0, 1, channel_id=thread.id)
    await world.env.settle()
    assert (await world.dana.command("hearts replay", table=code(table))).says("refusal-no-such-table")
    assert "replay" not in (await world.dana.command("history")).verbs
    await world.bot.tables.locations.move_to(table.record.id, thread.id, room.id)
    world.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
    await world.env.settle()
    assert world.bot.get_channel(thread.id) is None
    assert (await world.dana.command("hearts replay", table=code(table))).says("refusal-no-such-table")
    assert not (await world.ana.command("hearts replay", table=code(table))).says("refusal-no-such-table")


async def test_a_private_thread_is_hidden_from_everybody_outside_it(world: World) -> None:
    thread = world.env.backend.create_thread(world.channel.id, "secret", world.ana.id, type=ChannelType.PRIVATE_THREAD)
    table = await past(world, 0, 1, channel_id=thread.id)
    await world.env.settle()
    assert (await world.dana.command("hearts replay", table=code(table))).says("refusal-no-such-table")
    world.env.backend.add_thread_member(thread.id, world.dana.id)
    (world.channel,) = world.channel.threads
    assert not (await world.dana.command("hearts replay", table=code(table))).says("refusal-no-such-table")


async def test_lists_show_games_of_a_private_thread_only_in_it_and_to_those_who_manage_threads(world: World) -> None:
    thread = world.env.backend.create_thread(world.channel.id, "secret", world.ana.id, type=ChannelType.PRIVATE_THREAD)
    world.env.backend.add_thread_member(thread.id, world.dana.id)
    await past(world, 0, 1, channel_id=thread.id)
    await world.env.settle()
    keeper = world.arrive(
        "Eve", roles=[world.guild.create_role("Keepers", permissions=discord.Permissions(manage_threads=True))]
    )
    assert "replay" not in (await world.chidi.command("history")).verbs
    assert "replay" in (await keeper.command("history")).verbs
    (world.channel,) = world.channel.threads
    assert "replay" in (await world.dana.command("history")).verbs


async def test_a_channel_that_is_gone_hides_nothing(world: World) -> None:
    room = hide(world)
    table = await past(world, 0, 1, channel_id=room.id)
    world.env.backend.delete_channel(room.id)
    await world.env.settle()
    assert not (await world.dana.command("hearts replay", table=code(table))).says("refusal-no-such-table")
