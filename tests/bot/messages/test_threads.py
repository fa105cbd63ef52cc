"""Threads: games in threads that the bot makes for them, and in threads in which people open a table."""

import asyncio
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.enums import ChannelType

from bot.client import HeartsBot
from bot.playground import world as playground
from db import Status, Store
from tests.bot.messages.test_panels import nudges
from tests.db.template import database_at
from tests.world import Screen, World, say

MAKE = "/channels/*/messages/*/threads"


async def use_threads(world: World) -> None:
    await world.change_settings(threads=True)


async def begin(world: World, **options: Any) -> tuple[Screen, Any]:
    """Begins a game of Ana and Ben in a thread, where the world continues; returns the lobby and its channel."""
    await use_threads(world)
    lobby, hall = await world.open(world.ben, computers=2, **options), world.channel
    await world.ana.press(lobby, "start")
    await world.wait(2)
    (world.channel,) = hall.threads
    await world.show_hands()
    return lobby, hall


async def play_to_the_end(world: World) -> None:
    while (await world.table()).record.status is not Status.OVER:
        await world.skip_round()
        await world.go_on()
    await world.wait(5)


async def in_channel(world: World) -> None:
    """Begins a game in the channel of its lobby, and checks that it continues there."""
    lobby = await world.open(world.ben, computers=2)
    await world.ana.press(lobby, "start")
    await world.wait(30)
    assert lobby.says("lobby-started-hint")
    assert not (await world.table()).record.own_thread
    await world.show_hands()
    await world.pass_all()
    await world.play_on(until=lambda table: len(table.game.tricks) == 1)


async def test_a_game_gets_a_thread_of_its_own_that_its_lobby_leads_to(world: World) -> None:
    lobby, hall = await begin(world)
    record = (await world.table()).record
    assert (record.channel_id, record.parent_id, record.message_id) == (lobby.id, hall.id, world.board().id)
    assert world.channel.name == say("thread-name", game=say("preset-standard"), code="1")
    assert lobby.says("lobby-thread-hint", where=f"<#{lobby.id}>")
    assert not [screen for screen in world.messages(hall) if screen.id > lobby.id and screen.buttons]


async def test_rounds_calls_and_the_result_are_in_the_thread_and_the_lobby_says_who_won(world: World) -> None:
    lobby, hall = await begin(world, preset=await world.short_game(2))
    await world.wait(30)
    assert {request.path for request in nudges(world)} == {f"/channels/{lobby.id}/messages"}
    await world.show_hands()
    await play_to_the_end(world)
    assert "rematch" in world.board().verbs
    table = await world.table()
    assert all(table.seats[seat].name in lobby.text.splitlines()[0] for seat in table.game.winners)
    assert lobby.says("lobby-over-hint", where=f"<#{lobby.id}>")
    assert not lobby.buttons
    assert not [screen for screen in world.messages(hall) if screen.id > lobby.id and screen.buttons]


async def test_a_game_that_is_ended_early_closes_its_lobby_too(world: World) -> None:
    lobby, hall = await begin(world)
    world.env.inject_error("PATCH", f"/channels/{hall.id}/messages/*", status=500)
    await world.ana.end()
    await world.wait(5)
    assert world.messages()[-1].says("closed-game")
    assert not lobby.says("closed-game")
    await world.wait(10)
    assert lobby.says("closed-game"), "tried again"


async def test_a_lobby_that_was_deleted_does_not_hold_up_its_game(world: World) -> None:
    lobby, hall = await begin(world)
    world.env.backend.delete_message(hall.id, lobby.id)
    await world.pass_all()
    await world.ana.end()
    await world.wait(10)
    assert (await world.table()).record.due_at is None


@pytest.mark.parametrize(("pace", "days"), [("blitz", 1), ("live", 1), ("relaxed", 1), ("slow", 7)])
async def test_a_thread_is_archived_only_long_after_the_longest_turn(world: World, pace: str, days: int) -> None:
    await begin(world, pace=pace)
    (made,) = [request for request in world.watch.requests if request.path.endswith("/threads")]
    assert made.body["auto_archive_duration"] == days * 24 * 60


async def test_a_game_gets_a_thread_only_if_the_server_wants_that_and_its_host_does_not_decline(world: World) -> None:
    await in_channel(world)
    assert not world.channel.threads
    await use_threads(world)
    await world.begin(host=world.chidi, computers=3, thread=False)
    assert not world.channel.threads


@pytest.mark.parametrize(
    ("status", "code"), [(400, 160006), (403, 50013), (403, 50001), (400, 200000), (404, 10008), (500, 0)]
)
async def test_a_game_that_gets_no_thread_is_played_in_the_channel(world: World, status: int, code: int) -> None:
    await use_threads(world)
    world.env.inject_error("POST", MAKE, status=status, code=code, times=None)
    await in_channel(world)


@pytest.mark.parametrize("missing", ["create_public_threads", "send_messages_in_threads"])
async def test_a_game_is_played_in_the_channel_where_the_bot_may_not_use_threads(world: World, missing: str) -> None:
    await use_threads(world)
    world.channel = world.guild.create_text_channel(
        "no threads", overwrites={world.guild.default_role: discord.PermissionOverwrite(**{missing: False})}
    )
    mark = len(world.watch.requests)
    await in_channel(world)
    assert not [request for request in world.watch.since(mark) if request.path.endswith("/threads")]


async def test_a_thread_is_not_promised_where_the_bot_may_not_open_one(world: World) -> None:
    await use_threads(world)
    may_not = discord.PermissionOverwrite(create_public_threads=False)
    world.channel = world.guild.create_text_channel("hall", overwrites={world.guild.default_role: may_not})
    refused = {"where": f"<#{world.channel.id}>", "what": "open", "remedy": "off"}
    assert (await world.ana.command("hearts new", thread=True)).says("refusal-may-not-write", **refused)
    settings = await world.ana.press_more(await world.open(computers=3), "levels")
    switch = next(item for item in settings.all("arrange") if item.arg == "thread.yes")
    assert (await world.ana.press(settings, switch)).says("refusal-may-not-write", **refused)
    assert (await world.table()).record.settings.thread is None
    await world.ana.command("hearts start")
    assert (await world.ana.press(settings, switch)).says("refusal-already-started"), "that is why it can't be changed"


@pytest.mark.parametrize("kind", ["thread", "forum post", "voice channel", "stage channel"])
async def test_a_thread_is_not_promised_where_there_can_be_none(world: World, kind: str) -> None:
    await use_threads(world)
    world.channel = await place_of(world, kind)
    assert (await world.ana.command("hearts new", thread=True)).says("refusal-no-threads-here")
    lobby = await world.open(computers=3)
    assert not lobby.says("lobby-thread")
    settings = await world.ana.press_more(lobby, "levels")
    assert not settings.says("settings-threads")
    (switch,) = [item for item in settings.all("arrange") if item.arg.startswith("hints.")]
    assert not [item for item in settings.all("arrange") if item.arg.startswith("thread.")]
    forged = switch.custom_id.replace(switch.arg, "thread.yes")
    (refused,) = await world.at_once((world.ana, settings, forged, None))
    assert refused is not None
    assert refused.says("refusal-no-threads-here")
    assert (await world.table()).record.settings.thread is None


async def place_of(world: World, kind: str) -> Any:
    """A channel of this kind."""
    match kind:
        case "thread":
            return await thread_of(world)
        case "voice channel":
            return world.guild.create_voice_channel("voice")
        case "stage channel":
            return world.guild.create_stage_channel("stage")
    forum = world.guild.create_forum_channel("forum")
    await world.env.settle()
    channel = world.bot.get_channel(forum.id)
    assert isinstance(channel, discord.ForumChannel)
    with world.env.of_the_bot():
        made = await channel.create_thread(name="cards", content="Who plays?")
    await world.env.settle()
    return next(thread for thread in forum.threads if thread.id == made.thread.id)


async def test_the_playground_has_no_threads_because_its_page_shows_one_channel(tmp_path: Path) -> None:
    store = await Store.open(database_at(tmp_path / "playground.db"))
    async with playground.world(HeartsBot(store, now=playground.simulated_time, shard_count=1)) as here:
        channel = here.bot.get_channel(int(here.channel.id))
        assert isinstance(channel, discord.TextChannel)
        assert not channel.permissions_for(channel.guild.me).create_public_threads
    await store.close()


async def test_a_table_that_was_opened_in_a_thread_stays_there(world: World) -> None:
    await use_threads(world)
    hall, thread = world.channel, await thread_of(world)
    world.channel = thread
    await in_channel(world)
    record = (await world.table()).record
    assert (record.channel_id, record.parent_id) == (thread.id, hall.id)
    assert len(hall.threads) == 1


async def thread_of(world: World, kind: int = ChannelType.PUBLIC_THREAD) -> Any:
    """A thread made by Ana."""
    made = world.env.backend.create_thread(world.channel.id, "cards", world.ana.id, type=kind)
    await world.env.settle()
    return next(thread for thread in world.channel.threads if thread.id == made.id)


async def test_a_game_whose_thread_takes_too_long_is_played_in_the_channel(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def slow(*request: object, **options: Any) -> None:
        await asyncio.sleep(300)  # as discord.py does if too many threads are made

    await use_threads(world)
    monkeypatch.setattr(discord.PartialMessage, "create_thread", slow)
    await in_channel(world)


async def test_no_answer_waits_for_the_thread(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*request: object, **options: Any) -> None:
        await asyncio.sleep(10**6)

    await use_threads(world)
    lobby = await world.open(world.ben, computers=2)
    monkeypatch.setattr(discord.PartialMessage, "create_thread", never)
    await world.ana.press(lobby, "start")
    await world.wait(1)
    assert lobby.says("lobby-started-title")
    await world.ana.show(lobby)
    await world.ana.pass_cards()
    assert (await world.table()).game.view(0).passed


# -- finding the table


async def test_commands_in_the_channel_and_in_the_thread_find_the_table(world: World) -> None:
    await world.change_settings(channels=(world.channel.id,))
    _, hall = await begin(world)
    thread = world.channel
    for place in (thread, hall):
        world.channel = place
        assert (await world.ana.command("hearts hand")).cards
        assert "1" in [choice["value"] for choice in await world.dana.complete("hearts join", "table", "")]
        assert (await world.dana.command("hearts verify")).says("verify-playing")
        assert say("state-playing", round=1) in (await world.dana.command("hearts status")).text
    await world.dana.command("hearts join")
    assert (await world.table()).seat_of(world.dana.id) is not None
    second = await world.open(world.ben, computers=2)
    await world.ana.press(second, "start")
    await world.wait(2)
    world.channel = thread
    panel = await world.ana.command("hearts hand")
    assert {item.table for item in panel.buttons} == {1}, "the table of this thread"
    assert (await world.ana.command("hearts new")).one("start"), "its channel allows tables"


# -- going on


async def test_a_game_goes_on_in_its_thread_after_a_restart(world: World) -> None:
    lobby, hall = await begin(world)
    board = world.board()
    await world.restart()
    await world.wait(10)
    await world.pass_all()
    await world.skip_round()
    await world.wait(3)
    assert world.board().says("result-title", round=1)
    await world.ana.end()
    await world.wait(5)
    assert lobby.says("closed-game")
    assert board.channel_id == lobby.id
    assert len(hall.threads) == 1


async def test_a_thread_that_was_made_just_before_a_crash_is_used(world: World) -> None:
    await use_threads(world)
    lobby = await world.open(world.ben, computers=2)
    hall = world.channel
    world.env.backend.create_thread(hall.id, "made", world.bot.user.id, message_id=lobby.id)
    world.env.inject_error("POST", MAKE, status=400, code=160004)
    await world.ana.press(lobby, "start")
    await world.wait(3)
    assert (await world.table()).record.channel_id == lobby.id
    (world.channel,) = hall.threads
    assert (await world.ana.show(world.board())).cards


async def test_a_game_whose_thread_was_deleted_waits_in_the_channel(world: World) -> None:
    _, hall = await begin(world)
    await world.pass_all()
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    assert (await world.table()).record.status is Status.SUSPENDED
    await world.wait(5)
    world.channel = hall
    assert world.board().says("paused-title")
    await world.ana.command("hearts back")
    await world.wait(3)
    record = (await world.table()).record
    assert (record.status, record.channel_id, record.own_thread) == (Status.PLAYING, hall.id, False)
    await world.ben.show(world.board())
    await world.play_on(until=lambda table: len(table.game.tricks) == 1)


async def test_a_paused_game_goes_on_in_its_thread_wherever_it_is_continued(world: World) -> None:
    _, hall = await begin(world)
    thread = world.channel
    await world.ana.command("hearts pause")
    await world.wait(3)
    assert world.board().says("paused-title")
    world.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
    await world.env.settle()
    world.channel = hall
    await world.ana.command("hearts back")
    await world.wait(3)
    record = (await world.table()).record
    assert (record.status, record.channel_id) == (Status.PLAYING, thread.id), "though it was archived meanwhile"


async def test_a_deleted_channel_suspends_the_games_in_its_threads(world: World) -> None:
    _, hall = await begin(world)
    world.env.backend.delete_channel(hall.id)
    await world.env.settle()
    assert (await world.table()).record.status is Status.SUSPENDED


async def test_a_rematch_opens_in_the_channel(world: World) -> None:
    _, hall = await begin(world, preset=await world.short_game())
    await play_to_the_end(world)
    result = world.board()
    thread, world.channel = world.channel, hall
    assert len((await world.dana.command("hearts replay")).cards) == 52, "it is the last game of the channel"
    world.channel = thread
    answer = await world.ana.press(result, "rematch")
    assert answer.says("note-seated-elsewhere", where=f"<#{hall.id}>")
    await world.wait(3)
    lobby = world.messages(hall)[-1]
    assert (await world.ben.press(result, "rematch")).says("note-seated-elsewhere", where=f"<#{hall.id}>")
    await world.wait(3)
    assert "Ben" in lobby.text
    assert (await world.table(2)).record.channel_id == lobby.id
    assert len(hall.threads) == 2


# -- threads that were put away


@pytest.mark.parametrize("code", [50083, 50013, 160005])
async def test_a_game_whose_thread_was_locked_waits_in_the_channel(world: World, code: int) -> None:
    _, hall = await begin(world)
    world.env.backend.get_thread(world.channel.id).thread_metadata.archived = True
    thread = f"/channels/{world.channel.id}"
    world.env.inject_error("PATCH", f"{thread}/messages/*", status=400, code=50083, times=None)
    world.env.inject_error("PATCH", thread, status=403, code=code, times=None)
    mark = len(world.watch.requests)
    await world.pass_all()
    await world.wait(60)
    assert (await world.table()).record.status is Status.SUSPENDED
    assert world.watch.count(mark)["edit"] <= 4, "one try for its message, one when that is left behind, both open it"
    world.channel = hall
    assert world.board().says("paused-title")
