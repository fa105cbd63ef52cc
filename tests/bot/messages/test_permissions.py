"""Permissions: a table that loses its channel says why and what helps; when it is back, so is the message."""

from pathlib import Path

import discord
import pytest

from bot.background import STORE_RETRY
from bot.messages.permissions import check_may_write
from bot.numerals import timestamp
from bot.tables.errors import NotAllowed
from db import Status
from tests.connected import ConnectedWorld, Place, online
from tests.databases import SQLite
from tests.db.test_writer import full_disk
from tests.discord_server.state import Channel
from tests.world import World, say

pytestmark = pytest.mark.usefixtures("counted")


@pytest.mark.parametrize(("thread", "what"), [(False, "send"), (True, "threads")])
def test_a_thread_needs_a_permission_of_its_own(thread: bool, what: str) -> None:
    permissions = discord.Permissions(view_channel=True, send_messages=not thread, send_messages_in_threads=thread)
    check_may_write(None, 1, permissions, thread=thread)
    lacking = discord.Permissions(view_channel=True, send_messages=thread, send_messages_in_threads=not thread)
    with pytest.raises(NotAllowed) as refused:
        check_may_write(None, 1, lacking, thread=thread)
    assert refused.value.details["what"] == what


def forbid(world: ConnectedWorld, channel: Channel, **permissions: bool) -> None:
    """Takes permissions from the bot alone, or restores them."""
    world.server.forbid(channel, world.server.state.bot.id, **permissions)


async def lose(world: ConnectedWorld, **permissions: bool) -> None:
    """Begins a game and then takes the bot's permissions in its channel."""
    await world.begin(world.ben, world.chidi, world.dana)
    forbid(world, world.channel, **permissions)
    await world.pass_all()
    await world.wait(30)
    assert (await world.table()).record.status is Status.SUSPENDED


async def test_a_bot_in_a_timeout_says_until_when_or_names_what_that_has_not_taken(connected: ConnectedWorld) -> None:
    await says_until_when(connected, "hearts new")
    connected.server.time_out_bot(connected.guild, 600)
    forbid(connected, connected.channel, view_channel=False)
    refused = {"where": f"<#{connected.channel.id}>", "what": "view", "remedy": "choose"}
    assert (await connected.ana.command("hearts new")).says("refusal-may-not-write", **refused)


async def says_until_when(connected: ConnectedWorld, where: str) -> None:
    ends = connected.server.time_out_bot(connected.guild, 600)
    refused = {"when": timestamp(int(ends * 1000), "R")}
    assert (await connected.ana.command(where)).says("refusal-timed-out", **refused)
    await connected.wait(601)
    assert not (await connected.ana.command(where)).says("refusal-timed-out", **refused)


async def test_a_game_that_a_timeout_has_paused_says_until_when(connected: ConnectedWorld) -> None:
    await connected.begin(connected.ben, connected.chidi, connected.dana)
    ends = connected.server.time_out_bot(connected.guild, 600)
    await connected.bot.tables.suspend(1)
    await connected.wait(1)
    panel = await connected.ana.press(connected.ana.panel, "refresh")
    assert panel.says("refusal-timed-out", when=timestamp(int(ends * 1000), "R"))
    await connected.wait(600)
    await connected.ana.press(await connected.ana.press(panel, "refresh"), "go-on")
    assert (await connected.table()).record.status is Status.PLAYING


async def test_go_on_asks_for_the_permission_and_once_that_is_back_the_message_is_up_to_date_and_the_game_goes_on(
    connected: ConnectedWorld,
) -> None:
    await lose(connected, view_channel=False)
    mark = len(connected.server.requests)
    panel = connected.ana.panel
    for _ in range(5):
        answer = await connected.ana.press(panel, "go-on")
        assert answer.says("refusal-may-not-write", where=f"<#{connected.channel.id}>", what="view", remedy="back")
        await connected.wait(5)
    assert (await connected.table()).record.status is Status.SUSPENDED
    assert not [request for request in connected.server.requests[mark:] if request.status == 403], "it does not bounce"
    forbid(connected, connected.channel, view_channel=True)
    await connected.wait(5)
    assert connected.board().says("paused-title")
    await connected.ana.press(connected.board(), "go-on")
    await connected.wait(5)
    assert connected.board().says("board-title-trick", round=1, trick=1)


async def test_the_message_is_up_to_date_once_a_role_of_the_bot_has_the_permission(world: World) -> None:
    await world.begin(world.ben, computers=2)
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50001, times=None)
    await world.pass_all()
    await world.wait(10)
    assert (await world.table()).record.status is Status.SUSPENDED
    world.env.backend.faults.clear()
    may_write = discord.Permissions(view_channel=True, send_messages=True).value
    world.env.backend.edit_role(world.guild.id, world.guild.id, {"permissions": may_write})
    await world.wait(5)
    assert world.board().says("paused-title")


async def test_the_message_is_up_to_date_once_the_bot_has_a_role_with_the_permission(connected: ConnectedWorld) -> None:
    await lose(connected, view_channel=False)
    assert not connected.board().says("paused-title")
    connected.server.give_role(connected.guild, "Keeper", administrator=True)
    await connected.wait(5)
    assert connected.board().says("paused-title")


async def test_the_message_is_up_to_date_once_a_role_is_gone_that_kept_the_bot_out(
    connected: ConnectedWorld,
) -> None:
    await connected.begin(connected.ben, connected.chidi, connected.dana)
    role = connected.server.give_role(connected.guild, "Muted")
    connected.server.forbid(connected.channel, role.id, view_channel=False)
    await connected.pass_all()
    await connected.wait(30)
    assert not connected.board().says("paused-title")
    connected.server.delete_role(connected.guild, role)
    await connected.wait(5)
    assert connected.board().says("paused-title")


async def test_a_bot_that_is_invited_again_before_it_hears_that_it_may_not_write_updates_its_message(
    connected: ConnectedWorld,
) -> None:
    await connected.begin(connected.ben, connected.chidi, connected.dana)
    await connected.wait(10)
    connected.server.faults.delay("PATCH", "/channels/*/messages/*", lambda request: 2.0, when="after")
    connected.server.remove_bot(connected.guild)
    await connected.wait(1)
    connected.server.invite_bot(connected.guild)
    await connected.wait(5)
    assert connected.board().says("paused-title")


@pytest.mark.parametrize("removed", [True, False], ids=["removed", "may not write"])
async def test_a_game_that_loses_its_thread_says_in_it_where_it_is_once_the_bot_may_write_there_again(
    connected: ConnectedWorld, removed: bool
) -> None:
    await connected.change_settings(threads=True)
    await connected.begin(connected.ben, connected.chidi, connected.dana)
    await connected.wait(10)
    thread = connected.server.state.channel((await connected.table()).record.channel_id)
    if removed:
        connected.server.remove_bot(connected.guild)
    else:
        forbid(connected, connected.channel, view_channel=False)
        await connected.pass_all()
    await connected.wait(30)
    assert (await connected.table()).record.status is Status.SUSPENDED
    if removed:
        connected.server.invite_bot(connected.guild)
    else:
        forbid(connected, connected.channel, view_channel=True)
    await connected.wait(30)
    assert connected.messages()[-1].says("paused-title")
    assert [screen.says("moved-title") for screen in connected.messages(thread)] == [True]


async def test_a_bot_that_is_invited_again_while_it_has_no_connection_updates_its_message(
    connected: ConnectedWorld,
) -> None:
    await connected.begin(connected.ben, connected.chidi, connected.dana)
    connected.server.remove_bot(connected.guild)
    await connected.wait(5)
    connected.server.gateway.invalidate()
    connected.server.invite_bot(connected.guild)
    await connected.wait(60)
    assert connected.board().says("paused-title")
    (server,) = await connected.bot.store.directory.guilds()
    assert server.removed_at is None


@pytest.mark.parametrize("shards", [1, 2])
async def test_a_server_that_removes_the_bot_while_it_has_no_connection_is_left_at_its_next_session(
    tmp_path: Path, shards: int
) -> None:
    async with online(SQLite(tmp_path / "hearts.db"), shards=shards) as world:
        other = Place(world, shard=shards - 1)
        await world.begin(world.ben, world.chidi, world.dana)
        world.server.gateway.invalidate()
        world.server.remove_bot(world.guild)
        await world.wait(60)
        assert [guild.id for guild in world.bot.guilds] == [other.guild.id], "the metrics count them"
        assert (await world.table()).record.status is Status.SUSPENDED
        gone = [(each.id, each.removed_at is not None) for each in await world.bot.store.directory.guilds()]
        assert gone == [(world.guild.id, True)], "its data is deleted in time"
        world.server.invite_bot(world.guild)
        await world.wait(10)
        assert world.board().says("paused-title")
        assert [each.removed_at for each in await world.bot.store.directory.guilds()] == [None]


async def test_a_server_that_has_the_bot_back_before_its_tables_are_suspended_is_not_noted_as_left(
    connected: ConnectedWorld,
) -> None:
    await connected.begin(connected.ben, connected.chidi, connected.dana)
    async with connected.bot.tables.repository._locks.changing(1):
        connected.server.remove_bot(connected.guild)
        await connected.wait(1)
        connected.server.invite_bot(connected.guild)
        await connected.wait(1)
    await connected.wait(5)
    assert [server.removed_at for server in await connected.bot.store.directory.guilds()] == [None]
    assert connected.board().says("paused-title")


@pytest.mark.parametrize("back", [False, True], ids=["", "unless the bot is back by then"])
async def test_a_removal_that_cannot_be_written_is_carried_out_later(
    connected: ConnectedWorld, tmp_path: Path, back: bool
) -> None:
    await connected.begin(connected.ben, connected.chidi, connected.dana)
    with full_disk(tmp_path / "hearts.db"):
        connected.server.remove_bot(connected.guild)
        await connected.wait(1)
        if back:
            connected.server.invite_bot(connected.guild)
            await connected.wait(1)
    await connected.wait(STORE_RETRY)
    removed = [server.removed_at is not None for server in await connected.bot.store.directory.guilds()]
    assert removed in ([], [False]) if back else removed == [True]
    assert back or (await connected.table()).record.status is Status.SUSPENDED


async def test_a_table_goes_on_elsewhere_where_the_bot_may_write_and_closes_its_old_message(
    connected: ConnectedWorld,
) -> None:
    await connected.begin(connected.ben, connected.chidi, connected.dana)
    old = connected.board()
    closed, elsewhere = (connected.server.add_channel(connected.guild, name) for name in ("cellar", "attic"))
    forbid(connected, closed, send_messages=False)
    await connected.bot.tables.suspend(1)
    await connected.wait(5)
    answer = await connected.ana.command("hearts back", channel=closed)
    assert answer.says("refusal-may-not-write", where=f"<#{closed.id}>", what="send", remedy="back")
    record = (await connected.table()).record
    assert (record.status, record.channel_id) == (Status.SUSPENDED, connected.channel.id)
    await connected.ana.command("hearts back", channel=elsewhere)
    await connected.wait(5)
    assert old.text == "\n".join([say("moved-title"), say("moved-hint", where=f"<#{elsewhere.id}>")])
    assert not old.buttons
    connected.channel = elsewhere
    assert connected.board().exists
    assert (await connected.table()).record.message_id == connected.board().id


async def test_the_panel_of_a_game_whose_channel_is_gone_says_so(connected: ConnectedWorld) -> None:
    await connected.begin(connected.ben, connected.chidi, connected.dana)
    elsewhere = connected.server.add_channel(connected.guild, "attic")
    connected.server.delete_channel(connected.channel)
    await connected.wait(5)
    panel = await connected.ana.command("hearts hand", channel=elsewhere)
    assert panel.says("refusal-channel-gone")
