"""A handover: one of two processes takes a shard over from the other while people press, within the limits of a real
bot: leases of twelve seconds, and Discord's three for an answer."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from copy import copy
from typing import Any

import pytest

from bot.leasing import LeasingBot
from bot.tables.pace import PACES
from db import Fenced, Store
from hearts import Rules
from tests.connected import ConnectedWorld, Member, Place, Screen, online
from tests.databases import PostgreSQL, postgresql
from tests.discord_server import Person
from tests.discord_server.state import Guild, Interaction
from tests.people import MANAGER, TEST, doing
from tests.play import Play, begin_tables

pytestmark = pytest.mark.slow
ANSWERS = "/interactions/*/*/callback"
REFUSED = 400
"""The status with which Discord refuses a second answer to a press."""
LATENCY = 0.1
"""Seconds for which a request to Discord is on its way."""


@pytest.fixture
async def world() -> AsyncIterator[ConnectedWorld]:
    """A process that has two shards; the server is on the one that a second process takes over."""
    async with postgresql() as database, online(database, shards=2) as world:
        yield world


def holds(world: ConnectedWorld) -> bool:
    """Whether the newest process answers the presses on the server."""
    assert isinstance(world.bot, LeasingBot)
    return world.bot.ownership.owns(world.guild.id)


async def take_over(world: ConnectedWorld) -> None:
    """Starts a second process, and waits until it has the shard of the server."""
    await world.start()
    await world.wait_until(lambda: holds(world))


async def test_every_press_is_answered_though_discord_takes_the_answers_of_the_last_holder_slowly(
    world: ConnectedWorld,
) -> None:
    await world.begin(world.ben, computers=2, pace="slow")
    slow = world.server.faults.hold("POST", ANSWERS, when="after")
    asked = [world.ana.begin(world.board(), "hand")]
    await world.quiet()
    assert slow.met
    await world.start()
    while not holds(world):
        asked.append(world.ben.begin(world.board(), "hand"))
        await world.wait(0.5)
    await world.wait(1)
    slow.release()
    await world.wait(1)
    assert [each.data for each in asked if each.response is None] == []


async def test_a_lobby_that_discord_takes_only_when_the_last_process_stops_is_stored_as_posted(
    world: ConnectedWorld,
) -> None:
    assert isinstance(world.database, PostgreSQL)
    slow = world.server.faults.hold("POST", ANSWERS, when="after")
    world.ana.person.type(world.channel, "hearts new")
    await world.wait(1)
    assert slow.met
    stopping = asyncio.create_task(world.disconnect(), name="the process stops")
    await world.wait(5)
    slow.release()
    await world.wait_until(stopping.done)
    (lobby,) = world.messages()
    store = await Store.open(world.database.server.url)
    stored = await store.tables.load(1)
    await store.close()
    assert stored is not None
    assert stored.table.message_id == lobby.message.id


@pytest.fixture
def other(world: ConnectedWorld) -> Guild:
    """A server on the shard that the first process keeps."""
    return world.server.add_guild("The other club", number=world.server.state.id_on(1, 2))


async def test_a_game_goes_on_when_data_is_deleted_on_a_server_of_another_process(
    world: ConnectedWorld, other: Guild
) -> None:
    ben = there(world.ben, other)
    await take_over(world)
    await world.begin(world.ben, computers=2, pace="slow")
    await world.ana.pass_cards()
    await world.wait(10)
    await delete_data(world, ben, other)
    await world.wait(60)
    assert world.board().says("board-title-trick", round=1, trick=1), "a computer player has passed in their place"
    assert not [message for message in world.messages() if "Ben" in message.text]


async def test_a_call_that_one_process_has_sent_is_deleted_by_the_next(world: ConnectedWorld) -> None:
    await world.begin(world.ben, computers=2, pace="slow")
    await world.ana.pass_cards()
    await world.wait(PACES["slow"].nudge / 1000 + 10)
    (call,) = world.calls()
    await take_over(world)
    await world.wait(10)
    assert call.exists
    await world.ben.pass_cards()
    await world.wait(10)
    assert not call.exists


async def test_somebody_is_called_though_another_process_had_the_shard_when_their_time_to_be_called_came(
    world: ConnectedWorld,
) -> None:
    nudge = PACES["slow"].nudge / 1000
    await world.begin(world.ben, computers=2, pace="slow")
    await world.ana.pass_cards()
    await world.wait(nudge / 2)
    await there_and_back(world, nudge / 2 + 30)
    assert not world.calls()
    await world.wait(nudge + 10)
    assert len(world.calls()) == 1


async def test_a_round_that_another_process_has_begun_has_one_message_when_the_shard_comes_back(
    world: ConnectedWorld,
) -> None:
    lobby = await world.open(world.ben, computers=2, pace="slow")
    await world.wait(10)

    async def begin() -> None:
        await until_answered(world, world.ana.press(lobby, "start"))

    await there_and_back(world, 30, begin)
    (before,) = (message.id for message in world.messages() if "more" in message.verbs)
    await until_answered(world, world.ana.command("hearts hand"))
    await until_answered(world, world.ana.pass_cards())
    await until_answered(world, world.ben.command("hearts hand"))
    await until_answered(world, world.ben.pass_cards())
    await world.wait(30)
    assert [message.id for message in world.messages() if "more" in message.verbs] == [before]
    assert world.board().says("board-title-trick", round=1, trick=1)


async def there_and_back(
    world: ConnectedWorld, seconds: float, meanwhile: Callable[[], Awaitable[None]] | None = None
) -> None:
    """A second process has the shard for so many seconds, and hands it back to the first."""
    await take_over(world)
    if meanwhile is not None:
        await meanwhile()
    await world.wait(seconds)
    await world.stop()
    world.bot = world.bots[0]
    await world.wait_until(lambda: holds(world))


@pytest.mark.parametrize("what", ["a setting", "house rules"])
async def test_what_would_be_written_only_after_a_handover_is_refused(
    world: ConnectedWorld, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """The next holder has read it by then."""
    first, guild_id = world.bot, world.guild.id
    part: Any
    change: Coroutine[Any, Any, object]
    if what == "a setting":
        part, name, change = first.store.directory, "set_guild", first.servers.change(guild_id, MANAGER, hints=False)
    else:
        part, name = first.store.house_rules, "save"
        change = first.house_rules.save_as(guild_id, "Ours", Rules(end_score=50), MANAGER)
    write = getattr(part, name)

    async def slowly(*told: Any, **more: Any) -> None:
        await asyncio.sleep(60)
        await write(*told, **more)

    monkeypatch.setattr(part, name, slowly)
    changing = asyncio.ensure_future(change)
    await take_over(world)
    assert not changing.done()
    await world.wait(60)
    (outcome,) = await asyncio.gather(changing, return_exceptions=True)
    assert isinstance(outcome, Fenced), "else the next change would undo it, though it was confirmed"


async def test_a_server_that_takes_the_bot_while_two_processes_hear_of_it_is_greeted_once(
    world: ConnectedWorld,
) -> None:
    await world.start()
    second = world.bot
    assert isinstance(second, LeasingBot)
    while not second.gateway.ready:
        await world.wait(0.05)
    assert not holds(world), "the last holder hears of the server, too"
    guild = world.server.add_guild("A new club", number=world.server.state.id_on(0, 2))
    world.server.remove_bot(guild)
    room = world.server.add_channel(guild, "hall")
    guild.system_channel_id = room.id
    world.server.invite_bot(guild)
    await world.wait(30)
    assert len(room.messages) == 1


async def delete_data(world: ConnectedWorld, person: Person, guild: Guild) -> None:
    """Somebody has their data deleted on a server."""
    for bot in world.bots:
        bot.router.presses["test"] = doing(lambda ctx: ctx.bot.privacy.delete(ctx.person))
    shown = await answered(world, person, person.type(world.server.add_channel(guild, "hearts"), "hearts status"))
    assert (await answered(world, person, person.forge(shown.message, TEST))).text == "Done"


async def until_answered(world: ConnectedWorld, asked: Coroutine[Any, Any, Screen]) -> Screen:
    """The answer to something, while time passes."""
    answer = asyncio.create_task(asked)
    while not answer.done():
        await world.wait(0.1)
    return answer.result()


async def answered(world: ConnectedWorld, person: Person, asked: Interaction) -> Screen:
    """The answer to a press or a command."""
    await world.wait(5)
    assert asked.message is not None
    return Screen(person, asked.message)


async def test_every_press_is_answered_once_while_processes_join_and_part_and_cards_are_played(
    world: ConnectedWorld,
) -> None:
    there = Place(world, shard=1)
    await world.wait(1)
    play = Play(world, [*await begin_tables(world, 3), *await begin_tables(there, 3)])
    world.server.faults.delay("*", "*", lambda request: LATENCY)
    for _ in range(2):
        old = world.bot
        await world.start()
        await play.until(lambda: len(world.bots) == 2 and world.divided(), within=60)
        await play.until_all_have_played(within=10)
        parting = asyncio.create_task(world.disconnect(old), name="a process parts")
        await play.until(parting.done, within=60)
        assert world.divided()
        await play.until_all_have_played(within=10)
    assert [asked.data for asked in play.unanswered] == []
    assert [sentence for table in play.tables for sentence in table.refused] == []
    answers = {request.status for request in world.server.requests if request.path.endswith("/callback")}
    assert REFUSED not in answers, "two processes have answered one press"
    await play.check(world.bot.store)


def there(member: Member, guild: Guild) -> Person:
    """The same person on another server."""
    person = copy(member.person)
    person.guild, guild.members[person.id] = guild, set()
    return person
