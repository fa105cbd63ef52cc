"""Access: nobody reaches a table from another server, from a direct message, or from a channel hidden from them."""

import sqlite3
from contextlib import closing
from itertools import product
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.enums import ChannelType
from simcord.results import InteractionResult

from bot.answers.access import read_table_code
from bot.tables.errors import NotAllowed
from bot.tables.person import Person as Sitter
from bot.transport.failures import FAILED
from bot.ui.actions import MAX_TABLE_ID_LENGTH
from db import is_member
from tests.bot.answers.test_onlookers import hide
from tests.hindered import keep_failing
from tests.past import code, past
from tests.world import Person, Screen, World, say

PRESSES = (
    "hand",
    "join",
    "cancel",
    "pause",
    "more",
    "scores",
    "rules",
    "start",
    "computer",
    "hint",
    "ready",
    "rematch",
)


def go_elsewhere(world: World) -> None:
    """From now on the people of the world act on another server."""
    world.guild = world.env.create_guild("Elsewhere")
    world.channel = world.guild.create_text_channel("lounge")


def private_thread(world: World, owner: Person, *members: Person) -> Any:
    thread = world.env.backend.create_thread(world.channel.id, "secret", owner.id, type=ChannelType.PRIVATE_THREAD)
    for member in members:
        world.env.backend.add_thread_member(thread.id, member.id)
    return next(handle for handle in world.channel.threads if handle.id == thread.id)


async def forge_in_direct_message(world: World, person: Person, custom_id: str, screen: Screen) -> str:
    """Sends a press from a direct message; returns the answer."""
    record, payload = world.env.forge(
        screen.stored, channel_id=person.actor.user.dm_channel.id, user_id=person.id, custom_id=custom_id
    )
    world.env.deliver(payload)
    await world.env.settle()
    answer = InteractionResult(world.env, record).response
    assert answer is not None
    return Screen(world.env, answer.channel_id, answer.id).text


async def test_a_press_on_one_server_does_not_reach_a_table_of_another(world: World) -> None:
    number = await world.begin(world.ben, computers=2)
    before = await world.table(number)
    go_elsewhere(world)
    mia = world.manager()
    lobby = await world.open(host=mia)
    for verb, person in product(PRESSES, (mia, Person(world, world.guild.add_member(world.ana.actor.user)))):
        assert (await person.forge(lobby, f"h1:b:{verb}:{number}:0:")).says("refusal-no-such-table"), verb
        assert await world.table(number) == before, verb
    assert not await world.bot.servers.lines(world.guild.id)


async def test_a_command_on_one_server_does_not_reach_a_table_of_another(world: World) -> None:
    table = await past(world, 0, 1, rounds=1)
    go_elsewhere(world)
    mia = world.manager()
    for command in ("scores", "verify", "replay", "rematch", "end", "join", "leave", "pause", "start", "hand"):
        assert (await mia.command(f"hearts {command}", table=code(table))).says("refusal-no-such-table"), command
    assert (await mia.command("hearts remove", table=code(table), member=mia.actor)).says("refusal-no-such-table")
    ana = Person(world, world.guild.add_member(world.ana.actor.user))
    assert (await ana.command("hearts hand")).says("refusal-no-table-of-yours")
    assert say("status-none") in (await ana.command("hearts status")).text
    assert not await ana.complete("hearts hand", "table", "")


async def test_a_table_of_an_unknown_kind_is_reached_by_nobody(world: World) -> None:
    number = await world.begin(world.ben, computers=2)
    board = world.board()
    await world.bot.tables.repository.change(number, lambda table: table.with_record(kind="partners"))
    for verb, person in product(PRESSES, (world.ana, world.dana)):
        assert (await person.forge(board, f"h1:b:{verb}:{number}:0:")).says("refusal-no-such-table"), verb
    assert (await world.ana.command("hearts replay", table="1")).says("refusal-no-such-table")
    assert (await world.ana.command("hearts hand")).says("refusal-no-table-of-yours")


async def test_nothing_is_reached_from_a_direct_message(world: World) -> None:
    mia = world.manager()
    lobby = await world.open()
    await mia.block(world.ben)
    for custom_id in ("h1:b:join:1:0:", "h1:b:settings:0:0:home", "h1:b:history:0:0:next.0", "h1:b:hand:1:0:"):
        said = await forge_in_direct_message(world, world.ben, custom_id, lobby)
        assert "Tables live on servers" in said
    assert (await world.table()).seat_of(world.ben.id) is None


async def test_a_stranger_does_not_join_in_a_channel_that_is_hidden_from_them(world: World) -> None:
    table = await past(world, 0, 1, channel_id=hide(world).id, rounds=1)
    number, lobby = table.record.id, await world.open(host=world.dana)
    for verb in ("join", "hand", "scores", "rules", "more"):
        assert (await world.dana.forge(lobby, f"h1:b:{verb}:{number}:0:")).says("refusal-no-such-table"), verb
    assert (await world.table(number)).seat_of(world.dana.id) is None


async def test_no_game_of_a_hidden_channel_is_replayed_by_a_choice_that_is_made_up(world: World) -> None:
    table = await past(world, 0, 1, channel_id=hide(world).id, rounds=1)
    lobby, chosen = await world.open(host=world.dana), [str(table.record.id)]
    assert (await world.dana.forge(lobby, "h1:s:replay:0:0:game", chosen)).says("refusal-no-such-table")
    assert not (await world.ana.forge(lobby, "h1:s:replay:0:0:game", chosen)).says("refusal-no-such-table")


async def test_a_player_reaches_the_table_from_any_channel_of_its_server(world: World) -> None:
    table = await past(world, 0, 1, channel_id=hide(world).id, rounds=1)
    lobby = await world.open(host=world.dana)
    assert not (await world.ana.forge(lobby, f"h1:b:rules:{table.record.id}:0:")).says("refusal-no-such-table")
    assert not (await world.ana.command("hearts hand", table=code(table))).says("refusal-no-such-table")


async def test_who_has_left_a_game_in_a_hidden_channel_does_not_reach_it_before_its_end(world: World) -> None:
    table = await past(world, 0, 1, channel_id=hide(world).id, rounds=1)
    assert not (await world.ben.command("hearts scores", table=code(table))).says("refusal-no-such-table")
    with world.env.of_the_bot():
        await world.bot.tables.leave(table.record.id, Sitter(world.ben.id, world.ben.name))
    assert (await world.ben.command("hearts scores", table=code(table))).says("refusal-no-such-table")


@pytest.mark.parametrize("failure", FAILED)
async def test_who_opens_a_table_in_a_private_thread_belongs_to_it_though_discord_does_not_say_who_else_does(
    world: World, monkeypatch: pytest.MonkeyPatch, failure: type[Exception]
) -> None:
    keep_failing(monkeypatch, discord.Thread, "fetch_members", failure())
    world.channel = private_thread(world, world.ana)
    number = (await world.open()).one("start").table
    assert f" {world.ana.id} " in str((await world.table(number)).record.members)


async def test_a_private_thread_stays_private_when_it_is_archived(world: World) -> None:
    """Only its members when the table was opened, and those who manage threads, may see the table."""
    open_channel = world.channel
    world.channel = private_thread(world, world.ana, world.ben)
    number = (await world.open()).one("start").table
    assert (await world.table(number)).record.members == f" {world.ana.id}  {world.ben.id} "
    role = world.guild.create_role("Thread keepers", permissions=discord.Permissions(manage_threads=True))
    keeper = world.arrive("Kim", roles=[role])
    await world.ana.command("hearts seats", computers=3)
    await world.ana.command("hearts start")
    await world.wait(1)
    thread, world.channel = world.channel, open_channel
    await world.ana.command("hearts pause", table="1")
    world.channel = private_thread(world, world.ana, world.chidi)
    await world.ana.command("hearts back")
    members = (await world.table(number)).record.members or ""
    assert [is_member(members, person.id) for person in world.people] == [True, False, True, False], "where it goes on"
    world.channel = open_channel
    game = await past(world, 0, channel_id=thread.id)
    await world.bot.tables.repository.move_to(
        game.record.id, thread.id, open_channel.id, members=f" {world.ana.id}  {world.ben.id} "
    )
    world.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
    await world.env.settle()
    assert world.bot.get_channel(thread.id) is None
    for person, sees in ((world.ana, True), (world.ben, True), (world.dana, False), (keeper, True)):
        answer = await person.command("hearts replay", table=code(game))
        assert answer.says("refusal-no-such-table") is not sees, person.name


async def test_a_member_of_a_private_thread_is_forgotten_with_their_data(world: World, tmp_path: Path) -> None:
    world.channel = private_thread(world, world.ana, world.ben)
    await world.open()
    exported = await world.bot.store.privacy.export(world.ben.id)
    assert [row["id"] for row in exported["private_threads"]] == [1]
    assert str(world.ben.id) not in str(await world.bot.store.privacy.export(world.ana.id))
    await world.ben.delete_data()
    with closing(sqlite3.connect(tmp_path / "hearts.db")) as connection:
        assert connection.execute("SELECT members FROM tables").fetchall() == [(f" {world.ana.id} ",)]
    assert (await world.table()).record.members == f" {world.ana.id} "


@pytest.mark.parametrize("typed", ["12", "#12", " 12 "])
def test_a_table_is_called_by_its_number(typed: str) -> None:
    assert read_table_code(typed) == 12


@pytest.mark.parametrize("typed", ["", "7-", "a", "é", "٣", "1" * (MAX_TABLE_ID_LENGTH + 1)])
def test_text_that_is_no_number_is_refused(typed: str) -> None:
    with pytest.raises(NotAllowed):
        read_table_code(typed)
