"""Onlookers: nobody sees games that were played in channels hidden from them."""

from typing import Any

import discord
from simcord.enums import ChannelType

from tests.past import code, past
from tests.world import World

UNSEEN = discord.PermissionOverwrite(view_channel=False)


def hide(world: World, name: str = "back room") -> Any:
    """A channel that only people with a certain role can view."""
    return world.guild.create_text_channel(name, overwrites={world.guild.default_role: UNSEEN})


async def test_a_game_in_a_hidden_channel_does_not_exist_for_people_who_did_not_play(world: World) -> None:
    table = await past(world, 0, 1, channel_id=hide(world).id)
    guest = world.arrive("Eve", roles=[world.guild.create_role("Staff", permissions=discord.Permissions.all())])
    for command in ("hearts replay", "hearts verify", "hearts scores"):
        for person, hidden in ((world.dana, True), (world.ana, False), (guest, False)):
            shown = await person.command(command, table=code(table))
            assert shown.says("refusal-no-such-table") is hidden, (command, person.name)


async def test_buttons_and_menus_of_replays_show_no_hidden_game(world: World) -> None:
    table = await past(world, 0, 1, channel_id=hide(world).id)
    open_one = await past(world, 0, 1, seed=2)
    shown = await world.dana.command("hearts replay", table=code(open_one))
    for forged, chosen in (
        (f"h1:b:replay:{table.record.id}:0:open", None),
        ("h1:s:replay:0:0:", [str(table.record.id)]),
    ):
        assert (await world.dana.forge(shown, forged, chosen)).says("refusal-no-such-table")


async def test_a_thread_is_as_hidden_as_its_channel_even_when_it_is_archived(world: World) -> None:
    room = hide(world)
    thread = world.env.backend.create_thread(room.id, "cards", world.ana.id)
    table = await past(world, 0, 1, channel_id=thread.id)
    await world.env.settle()
    assert (await world.dana.command("hearts replay", table=code(table))).says("refusal-no-such-table")
    await world.bot.tables.repository.move_to(table.record.id, thread.id, room.id)
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


async def test_a_channel_that_is_gone_hides_nothing(world: World) -> None:
    room = hide(world)
    table = await past(world, 0, 1, channel_id=room.id)
    world.env.backend.delete_channel(room.id)
    await world.env.settle()
    assert not (await world.dana.command("hearts replay", table=code(table))).says("refusal-no-such-table")
