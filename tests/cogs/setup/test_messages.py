"""The message Play Hearts here: one for each server, kept up to date, and found again."""

import asyncio
from typing import Any

import discord
import pytest

from bot.community.settings import PlayHere, Settings
from bot.tables.locks import CONFIRM_TIMEOUT
from bot.tables.pace import SECOND
from bot.ui.items import message_address
from cogs.setup.commands import SetupCog
from cogs.setup.messages import GAP, LAG
from tests.bot.answers.test_access import private_thread
from tests.bot.messages.test_permissions import forbid
from tests.bot.messages.test_posted_once import POST, again_after
from tests.cogs.setup.test_commands import find, menu, settings
from tests.connected import ConnectedWorld
from tests.world import Person, Screen, World

SOON = (LAG + GAP) / SECOND + 1
EDIT = "/channels/*/messages/*"


async def post(person: Person, channel: Any) -> Screen:
    """Posts the message in a channel; returns what the person sees then."""
    shown = await person.command("setup")
    await person.press(shown, menu(shown, "skip"))
    result = await person.actor.select(shown.message, [channel], custom_id=menu(shown, "where").custom_id)
    shown = person._shown(result)
    return await person.press(shown, menu(shown, "post"))


def places(world: World, channel: Any = None) -> list[Screen]:
    return [screen for screen in world.messages(channel) if screen.says("here-title")]


async def test_it_is_posted_from_the_last_screen_and_leads_into_a_game(world: World, mia: Person) -> None:
    hall = world.guild.create_text_channel("hall")
    answer = await post(mia, hall)
    assert answer.private
    (place,) = places(world, hall)
    assert answer.says("setup-posted", where=message_address(world.guild.id, hall.id, place.message.id))
    assert [item.arg for item in answer.all("setup")] == ["step"], "it does not ask for it again"
    assert not place.private
    assert place.says("here-nobody")
    assert place.verbs == ["solo", "new", "daily", "learn", "help", "be-called"]
    assert (await world.ben.press(place, "be-called")).private
    assert (await world.ben.press(place, "daily")).private
    assert (await world.ben.press(place, "solo")).private
    assert len(places(world, hall)) == 1


async def test_it_shows_who_waits_and_how_many_games_are_played(world: World, mia: Person) -> None:
    hall = world.guild.create_text_channel("hall")
    await post(mia, hall)
    (place,) = places(world, hall)
    lobby = await world.open()
    await world.wait(SOON)
    assert "**Ana**" in place.text
    assert str(lobby.message.id) in place.text
    await world.ben.press(lobby, "join")
    await world.wait(SOON)
    assert place.says("here-table", host="Ana", free=2, code="1", where=_address(world, lobby))
    for person in world.chidi, world.dana:
        await person.press(lobby, "join")
    await world.wait(SOON)
    assert place.says("here-nobody"), "nobody can join any more"
    await world.ana.press(lobby, "start")
    await world.wait(SOON)
    assert "Ana" not in place.text
    assert place.says("here-nobody")
    assert place.says("here-playing", count=1)
    await mia.end()
    await world.wait(SOON)
    assert not place.says("here-playing", count=1)


def _address(world: World, lobby: Screen) -> str:
    return f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/{lobby.message.id}"


async def test_a_game_that_goes_on_costs_no_edit_of_it(world: World, mia: Person) -> None:
    hall = world.guild.create_text_channel("hall")
    await post(mia, hall)
    await world.begin(world.ben, computers=2)
    await world.wait(SOON)
    mark = len(world.watch.requests)
    await world.skip_round()
    await world.wait(SOON)
    edits = [each for each in world.watch.since(mark) if each.kind == "edit" and str(hall.id) in each.path]
    assert edits == []


async def test_posting_it_again_anywhere_leaves_one(world: World, mia: Person) -> None:
    hall = world.guild.create_text_channel("hall")
    for channel in hall, world.channel, world.channel, hall:
        answer = await post(mia, channel)
        assert len(places(world, hall)) + len(places(world)) == 1
        (place,) = places(world, channel)
        assert answer.says("setup-posted", where=message_address(world.guild.id, channel.id, place.message.id))


async def test_it_is_not_posted_by_people_who_may_not_manage_nor_where_the_bot_may_not_write(
    world: World, mia: Person
) -> None:
    mute = discord.PermissionOverwrite(send_messages=False)
    hall = world.guild.create_text_channel("hall", overwrites={world.guild.default_role: mute})
    theirs = world.env.create_guild("Elsewhere").create_text_channel("staff")
    shown = await mia.command("setup")
    refused = await world.ana.forge(shown, f"h1:b:setup:0:5:post.{world.channel.id}")
    assert refused is not None
    assert refused.says("refusal-managers-only")
    refused = await mia.forge(shown, f"h1:b:setup:0:5:post.{hall.id}")
    assert refused is not None
    assert refused.says("refusal-may-not-write", where=f"<#{hall.id}>", what="send", remedy="choose")
    refused = await mia.forge(shown, f"h1:b:setup:0:5:post.{theirs.id}")
    assert refused is not None
    assert refused.says("refusal-unreadable")
    assert not world.messages(hall)
    assert settings(world) == Settings()


async def test_a_table_in_a_channel_that_others_do_not_see_is_not_shown(world: World, mia: Person) -> None:
    seen, unseen = discord.PermissionOverwrite(view_channel=True), discord.PermissionOverwrite(view_channel=False)
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    overwrites: dict[Any, discord.PermissionOverwrite] = {world.guild.default_role: unseen, mia.actor: seen}
    overwrites[guild.me] = seen
    staff = world.guild.create_text_channel("staff", overwrites=overwrites)
    await post(mia, world.channel)
    (place,) = places(world)
    await mia.command("hearts new", channel=staff)
    await world.wait(SOON)
    assert place.says("here-nobody")
    assert "Mia" not in place.text
    office = world.guild.create_text_channel("office", overwrites=overwrites)
    await post(mia, office)
    (place,) = places(world, office)
    assert "**Mia**" in place.text, "the same people see both channels"
    await world.open()
    await world.wait(SOON)
    assert "**Ana**" in place.text, "everybody sees the other channel"


async def test_a_table_in_a_private_thread_is_not_shown(world: World, mia: Person) -> None:
    await post(mia, world.channel)
    (place,) = places(world)
    world.channel = private_thread(world, world.ana, world.ben)
    await world.open()
    await world.wait(SOON)
    assert place.says("here-nobody")


async def test_it_is_offered_beside_the_thread_in_which_one_asks_or_where_the_server_wants_its_tables(
    world: World, mia: Person
) -> None:
    world.env.backend.create_thread(world.channel.id, "cards", mia.id)
    await world.env.settle()
    parent, hall = world.channel, world.guild.create_text_channel("hall")
    (thread,) = parent.threads
    for channels, where, offered in (((), parent, parent), ((), thread, parent), ((hall.id,), parent, hall)):
        await world.change_settings(channels=channels)
        world.channel = where
        shown = await mia.command("setup")
        await mia.press(shown, menu(shown, "skip"))
        assert menu(shown, "post").arg == f"post.{offered.id}"


async def test_it_opens_no_tables_where_the_server_wants_none(world: World, mia: Person) -> None:
    hall = world.guild.create_text_channel("hall")
    await post(mia, world.channel)
    (place,) = places(world)
    await find(mia, await mia.command("setup"), "channels", [hall])
    await world.wait(SOON)
    assert "new" not in place.verbs
    assert place.says("here-opens", where=f"<#{hall.id}>")


async def test_one_that_stands_there_since_before_a_kill_is_brought_up_to_date(world: World, mia: Person) -> None:
    await post(mia, world.channel)
    known = settings(world).play_here
    assert known is not None
    await world.bot.servers.keep(world.guild.id, play_here=known.model_copy(update={"message": None}))
    await world.open()
    await world.restart()
    await world.wait(SOON)
    (place,) = places(world)
    assert "**Ana**" in place.text


async def test_a_seat_is_shown_as_free_once_nobody_is_invited_to_it_any_more(world: World, mia: Person) -> None:
    await post(mia, world.channel)
    (place,) = places(world)
    lobby = await world.ana.command("hearts new", invite=world.ben.actor)
    await world.wait(SOON)
    for free, minutes in ((2, 11), (3, 0)):
        assert place.says("here-table", host="Ana", free=free, code="1", where=_address(world, lobby))
        await world.wait(60 * minutes)


@pytest.mark.parametrize("code", [10008, 10003], ids=["alone", "with its channel"])
async def test_one_that_was_deleted_is_not_posted_again(world: World, mia: Person, code: int) -> None:
    await post(mia, world.channel)
    world.env.inject_error("PATCH", EDIT, status=404, code=code)
    await world.open()
    await world.wait(SOON)
    assert settings(world).play_here is None
    assert len(places(world)) == 1, "none is posted"


async def test_one_whose_channel_was_deleted_can_be_posted_in_another(world: World, mia: Person) -> None:
    hall = world.guild.create_text_channel("hall")
    await post(mia, hall)
    world.env.backend.delete_channel(hall.id)
    await world.open()
    await world.wait(SOON)
    await post(mia, world.channel)
    (place,) = places(world)
    assert "**Ana**" in place.text


async def test_an_edit_that_failed_for_now_comes_later(world: World, mia: Person) -> None:
    await post(mia, world.channel)
    (place,) = places(world)
    world.env.inject_error("PATCH", EDIT, status=500, code=0)
    await world.open()
    await world.wait(SOON)
    await world.wait(60)
    assert "**Ana**" in place.text


async def test_it_is_right_once_the_bot_may_write_there_again(connected: ConnectedWorld) -> None:
    await connected.change_settings(play_here=PlayHere(channel=connected.channel.id, since=connected.channel.id))
    await connected.wait(SOON)
    (place,) = connected.messages()
    hall = connected.server.add_channel(connected.guild, "hall")
    forbid(connected, connected.channel, view_channel=False)
    await connected.ana.command("hearts new", channel=hall)
    await connected.wait(SOON)
    assert place.says("here-nobody")
    forbid(connected, connected.channel, view_channel=True)
    await connected.wait(SOON)
    assert "**Ana**" in place.text


async def test_posting_it_elsewhere_waits_for_an_edit_that_discord_takes_long_for(connected: ConnectedWorld) -> None:
    hall = connected.server.add_channel(connected.guild, "hall")
    await connected.change_settings(play_here=PlayHere(channel=connected.channel.id, since=connected.channel.id))
    await connected.wait(SOON)
    hold = connected.server.faults.hold("PATCH", EDIT)
    await connected.change_settings(language="de")
    await connected.wait(SOON)
    assert hold.met
    cog = connected.bot.get_cog(SetupCog.__cog_name__)
    assert isinstance(cog, SetupCog)
    posting = asyncio.create_task(cog._places.post(connected.guild.id, hall.id, connected.server.state.new_id()))
    await connected.wait(2 * CONFIRM_TIMEOUT)
    hold.release()
    await connected.wait(SOON)
    await posting  # raises no StoreUnavailable
    assert len(connected.messages(hall)) == 1
    assert connected.messages() == []


async def test_somebody_whose_data_is_deleted_is_not_named_any_more(world: World, mia: Person) -> None:
    await post(mia, world.channel)
    await world.open()
    await world.wait(SOON)
    (place,) = places(world)
    assert "**Ana**" in place.text
    shown = await world.ana.command("privacy delete")
    for step in "sure", "gone":
        shown = await world.ana.press(shown, next(item for item in shown.all("privacy") if item.arg == step))
    assert shown.says("privacy-deleted")
    await world.wait(SOON)
    assert "Ana" not in place.text


async def test_two_servers_have_one_each(world: World, mia: Person) -> None:
    await post(mia, world.channel)
    (here,) = places(world)
    await world.open()
    world.guild = world.env.create_guild("Elsewhere")
    world.channel = world.guild.create_text_channel("games")
    await post(world.manager("Noa"), world.channel)
    (there,) = places(world)
    await world.wait(SOON)
    assert "**Ana**" in here.text
    assert there.says("here-nobody")
    assert here.exists


async def test_it_is_posted_once_though_the_bot_is_killed_before_it_knows_of_it(connected: ConnectedWorld) -> None:
    here = PlayHere(channel=connected.channel.id, since=connected.channel.id)
    cut = connected.server.faults.cut("POST", POST, when="after", times=None)
    await connected.change_settings(play_here=here)
    await again_after(connected, cut, "kill", 600)
    (shown,) = connected.messages()
    place = connected.bot.servers.settings(connected.guild.id).play_here
    assert place is not None
    assert place.message == shown.id
