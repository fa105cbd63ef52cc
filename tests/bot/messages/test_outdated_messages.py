"""Outdated messages: public messages lose the names of people whose data is deleted."""

import asyncio

import pytest

from bot.background import JOB_RETRY
from bot.language.wording import FORMER, Translator
from bot.messages.outdated_messages import RETRY
from bot.messages.subjects import CALL
from bot.tables.pace import PACES
from bot.tables.repository import Ownership
from db import Post, StoreUnavailable
from tests.bot.messages.test_permissions import forbid
from tests.connected import ConnectedWorld
from tests.people import short
from tests.world import World

PNG = b"\x89PNG"
EDIT = "/channels/*/messages/*"


async def finish(world: World, rounds: int = 2) -> None:
    """Ana and Ben play this many rounds, each with a message of its own."""
    await world.begin(world.ben, computers=2, preset=short(rounds))
    for _ in range(1, rounds):
        await world.skip_round()
        await world.go_on()
        await world.wait(15)
    await world.skip(until=lambda table: not table.alive)
    await world.wait(10)


def naming(world: World, name: str) -> int:
    return sum(name in message.text for message in world.messages())


@pytest.mark.parametrize("language", ["en", "de"])
async def test_the_messages_of_a_game_are_drawn_anew_without_the_name_in_the_language_of_the_server(
    world: World, language: str
) -> None:
    await world.change_settings(language=language)
    await finish(world)
    assert naming(world, "Ben") >= 3, "the lobby, the rounds, the result"
    pictures = len(world.messages()[-1].stored.attachments)
    await world.ben.delete_data()
    await world.wait(30)
    assert naming(world, "Ben") == 0
    assert naming(world, Translator(language).person(FORMER)) >= 2
    assert (naming(world, FORMER) == 0) is (language == "de")
    assert naming(world, "Ana") >= 3
    assert len(world.messages()[-1].stored.attachments) == pictures == 1


@pytest.mark.parametrize("subject", ["lobby", "round 0"])
async def test_a_message_that_could_not_be_stored_at_once_loses_the_name_too(
    world: World, monkeypatch: pytest.MonkeyPatch, subject: str
) -> None:
    keep, failures = world.bot.store.posts.keep, [StoreUnavailable("full")]

    async def failing(post: Post) -> None:
        if post.subject == subject and failures:
            raise failures.pop()
        await keep(post)

    monkeypatch.setattr(world.bot.store.posts, "keep", failing)
    await finish(world)
    assert not failures
    await world.ben.delete_data()
    await world.wait(30)
    assert naming(world, "Ben") == 0


async def test_a_game_that_goes_on_loses_the_name_in_its_old_messages_too(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await world.skip_round()
    await world.go_on()
    await world.wait(15)
    assert naming(world, "Ben") >= 2
    await world.ben.delete_data()
    await world.wait(30)
    assert naming(world, "Ben") == 0


async def test_messages_that_are_gone_do_not_stop_the_others(world: World) -> None:
    await finish(world)
    first, *_, last = world.messages()
    world.env.backend.delete_message(world.channel.id, last.id)
    await world.ben.delete_data()
    await world.wait(30)
    assert not any("Ben" in message.text for message in world.messages())
    assert first.exists


@pytest.mark.parametrize(
    ("status", "code", "times", "soon", "later"),
    [
        (500, 0, 1, True, True),
        (400, 30046, 1, False, True),
        (403, 50013, 2, False, False),  # a missing permission refuses the message without its picture, too
    ],
    ids=["an outage", "no more edits for a while", "refused"],
)
async def test_a_message_is_tried_again_after_an_outage_or_a_while_and_given_up_once_it_is_refused(
    world: World, status: int, code: int, times: int, soon: bool, later: bool
) -> None:
    await finish(world, rounds=1)
    world.env.inject_error("PATCH", EDIT, status=status, code=code, times=times)
    await world.ben.delete_data()
    await world.wait(10)
    assert naming(world, "Ben") == 1
    await world.wait(2 * RETRY)
    assert (naming(world, "Ben") == 0) is soon
    await world.wait(JOB_RETRY)
    assert (naming(world, "Ben") == 0) is later


@pytest.mark.parametrize("removed", [True, False], ids=["removed", "may not see"])
async def test_a_message_that_the_bot_could_not_see_is_redrawn_once_it_can(
    connected: ConnectedWorld, removed: bool
) -> None:
    await connected.begin(connected.ben, computers=2, preset=short())
    await connected.play_on(until=lambda table: not table.alive)
    await connected.wait(30)
    if removed:
        connected.server.remove_bot(connected.guild)
    else:
        forbid(connected, connected.channel, view_channel=False)
    await connected.wait(5)
    await connected.bot.store.privacy.delete(connected.ben.id, "somebody")
    connected.bot.outdated_messages.begin()
    await connected.wait(60)
    if removed:
        connected.server.invite_bot(connected.guild)
    else:
        forbid(connected, connected.channel, view_channel=True)
    await connected.wait(60)
    shown = [str(message.components) for message in connected.channel.messages.values() if not message.only_for]
    assert shown
    assert not any("Ben" in each for each in shown)


async def test_a_result_in_an_archived_thread_keeps_its_picture(connected: ConnectedWorld) -> None:
    await connected.change_settings(threads=True)
    await connected.begin(connected.ben, computers=2, preset=short())
    await connected.play_on(until=lambda table: not table.alive)
    await connected.wait(30)
    thread = connected.server.state.channel((await connected.table()).record.channel_id)
    (result,) = [message for message in thread.messages.values() if message.attachments]
    thread.archived = True
    guild = connected.bot.get_guild(connected.guild.id)
    assert guild is not None
    assert guild._threads.pop(thread.id), "the library forgets archived threads"
    await connected.bot.store.privacy.delete(connected.ben.id, "somebody")
    connected.bot.outdated_messages.begin()
    await connected.wait(60)
    assert "Ben" not in str(result.components)
    (picture,) = result.files.values()
    assert picture.startswith(PNG)


async def test_messages_of_tables_that_another_process_owns_are_left_to_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    invitation = await world.ana.invite(await world.open(), world.ben)
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr(Ownership, "owns", lambda ownership, guild_id: False)
        await world.ana.end()
        await world.wait(60)
    assert "accept" in invitation.verbs
    with world.env.of_the_bot():
        world.bot.go_on(0)  # they are this process's again
    await world.wait(5)
    assert not invitation.exists


def is_redrawing() -> bool:
    return any(task.get_name() == "redrawing" for task in asyncio.all_tasks())


async def test_outdated_messages_that_a_stop_left_are_edited_after_the_next_start(world: World) -> None:
    await finish(world, rounds=1)
    await world.ben.delete_data()
    await world.restart()
    await world.wait(60)
    assert naming(world, "Ben") == 0
    mark = len(world.watch.requests)
    await world.restart()
    await world.wait(60)
    assert world.watch.count(mark)["edit"] == 0, "once is enough"


@pytest.mark.parametrize("stop", [True, False])
async def test_no_task_is_left_when_all_messages_are_edited(world: World, stop: bool) -> None:
    await finish(world, rounds=1)
    await world.ben.delete_data()
    assert is_redrawing()
    if stop:
        await world.bot.outdated_messages.close()
    else:
        await world.wait(60)
    assert not is_redrawing()


async def test_a_call_that_names_somebody_whose_data_was_deleted_is_deleted(connected: ConnectedWorld) -> None:
    """They deleted it on a server of another process, which does not know of the call."""
    await connected.begin(connected.ben, computers=2, pace="slow")
    await connected.ana.pass_cards()
    await connected.wait(PACES["slow"].nudge / 1000 + 10)
    (call,) = connected.calls()
    ((_, post),) = await connected.bot.store.posts.of_running(CALL)
    await connected.bot.store.posts.outdate_about(1, post.subject)
    connected.bot.outdated_messages.begin()
    await connected.wait(60)
    assert not call.exists
    assert connected.board().exists


async def test_an_invitation_goes_before_hundreds_of_old_messages(connected: ConnectedWorld) -> None:
    """Ben has played hundreds of games, and deletes his data."""
    posts = connected.bot.store.posts
    await connected.open(connected.ben)
    for number in range(200):
        await posts.keep(Post(1000 + number, 1, connected.channel.id, "lobby"))
    lobby = await connected.open(host=connected.chidi)
    await connected.wait(5)
    call = await connected.chidi.choose_more(lobby, "invite", [str(connected.dana.id)])
    await posts.outdate_about(1, "lobby")
    connected.bot.outdated_messages.begin()
    await connected.wait(5)
    await connected.chidi.press(lobby, "start")
    await connected.wait(60)
    assert not call.exists


@pytest.mark.parametrize("how", ["the lobby's Join", "a command", "Not now in the lobby", "the invitation's Yes"])
async def test_an_invitation_does_not_wait_for_somebody_who_has_answered(connected: ConnectedWorld, how: str) -> None:
    lobby = await connected.open()
    call = await connected.ana.choose_more(lobby, "invite", [str(connected.ben.id)])
    await connected.wait(5)
    match how:
        case "the lobby's Join":
            await connected.ben.press(lobby, "join")
        case "a command":
            await connected.ben.command("hearts join")
        case "Not now in the lobby":
            await connected.ben.press(lobby, "decline")
        case _:
            await connected.ben.press(call, "accept")
    await connected.wait(60)
    assert "accept" not in call.verbs


async def test_a_lobby_does_not_name_an_invited_person_whose_data_was_deleted(world: World) -> None:
    lobby = await world.ana.command("hearts new", invite=world.ben.actor)
    assert "Ben" in lobby.text
    await world.ben.delete_data()
    await world.wait(10)
    assert "Ben" not in lobby.text
