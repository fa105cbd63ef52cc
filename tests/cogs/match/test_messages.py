"""Messages of matches: updated after a restart and after failures, and posted again if they are lost."""

import io
import json
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.language.wording import Translator
from bot.messages.live_messages import MAX_TRIES
from bot.tables.pace import HOUR, SECOND
from bot.tables.person import Person as Somebody
from cogs.match.matches import OPEN_FOR, Matches
from cogs.match.messages import FORBIDDEN_FOR, UNPOSTED
from db import Fence, Fenced, MatchStatus, StoreUnavailable, UnsettledMatch
from db.matches import MatchStore
from players.pinned import VERSIONS, version_of
from tests.bot.messages.test_permissions import forbid
from tests.bot.messages.test_posted_once import CALLBACK, set_clock
from tests.bot.test_bounds import EDIT, later
from tests.cogs.match.test_commands import (
    feature,
    forged,
    match_of,
    named,
    opened,
    play_all,
    play_deal,
    press,
    until_shown,
)
from tests.connected import ConnectedWorld
from tests.discord_server import objects
from tests.discord_server.faults import When, gaps
from tests.discord_server.state import PUBLIC_THREAD
from tests.driven_time import until
from tests.hindered import failing
from tests.kept import kept
from tests.world import Screen, World, say

POST = "/channels/*/messages"
TWO_HOURS = 2 * HOUR / SECOND


async def played(world: World) -> Screen:
    """The message of a match whose last card Ben has just played."""
    message = await opened(world, world.ben)
    await press(world.ana, message, "start")
    await play_all(world.ana, message)
    for _ in range(4):
        await play_deal(world.ben, message)
    return message


async def test_a_result_is_shown_after_a_stop_and_after_failures(world: World) -> None:
    message = await opened(world, world.ben)
    await press(world.ana, message, "start")
    await play_all(world.ana, message)
    await world.wait(3)
    over = message
    for _ in range(4):
        over = await play_deal(world.ben, over)
    assert "🏆" not in message.text
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=500, times=2)
    await world.restart()
    await until_shown(world, lambda: "🏆" in message.text)
    assert (await match_of(world)).status is MatchStatus.OVER, "long before its time is up"
    assert "🏆" in message.text


async def test_a_result_that_was_never_shown_is_shown_after_the_next_start(world: World) -> None:
    message = await played(world)
    match = await match_of(world)
    await world.env.stop_bot()
    await world.bot.store.matches.end(match.id, match.created_at)  # as if the bot had been killed right after this
    await world.restart()
    await until_shown(world, lambda: "🏆" in message.text)
    assert "🏆" in message.text
    assert not (await match_of(world)).outdated


async def test_a_result_is_shown_without_its_picture_if_discord_refuses_that(world: World) -> None:
    message = await played(world)
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50035)
    await until_shown(world, lambda: "🏆" in message.text)
    assert not message.stored.attachments


async def test_a_match_that_was_not_posted_before_the_bot_was_killed_is_posted_after_the_next_start(
    world: World,
) -> None:
    lost, stored = await opened(world), world.bot.store.matches
    await stored._set(1, message_id=None)  # as if the bot had been killed before the message was sent
    world.env.backend.delete_message(lost.channel_id, lost.id)
    await world.wait(5)
    assert world.messages() == [], "the answer to the command may still come"
    await world.restart()
    await world.wait(UNPOSTED)
    (message,) = world.messages()
    await press(world.ben, message, "join")
    await press(world.ana, message, "start")
    await world.wait(3)
    assert "0 of 4" in message.text
    await world.restart()
    await world.wait(UNPOSTED)
    assert len(world.messages()) == 1


async def test_a_message_whose_id_was_not_stored_is_recognized_by_the_first_press_on_it(world: World) -> None:
    message, stored = await opened(world), world.bot.store.matches
    await stored._set(1, message_id=None)
    await press(world.ben, message, "join")
    assert (await match_of(world)).message_id == message.message.id
    await press(world.ana, message, "start")
    await stored._set(1, message_id=None)
    await stored.end(1, 0)
    await world.restart()
    await world.wait(UNPOSTED)
    await until_shown(world, lambda: "🏆" in message.text)
    assert len(world.messages()) == 1, "and is found without a press after a restart"
    assert not (await match_of(world)).outdated
    assert (await match_of(world)).message_id == message.message.id


async def test_a_message_is_right_again_after_a_long_outage_in_which_nobody_played(world: World) -> None:
    message = await opened(world, world.ben)
    await press(world.ana, message, "start")
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=503, times=None)
    await play_deal(world.ana, message)
    await world.wait(4 * 3600)
    assert "1 of 4" not in message.text
    tries = feature(world.bot).messages.live.of(1).tries
    assert tries < 60, "ever more rarely"
    world.env.backend.faults.clear()
    await world.wait(3600)
    assert "1 of 4" in message.text


async def test_a_match_goes_on_in_an_outage_in_which_its_message_cannot_be_edited(world: World) -> None:
    message = await opened(world, world.ben)
    await press(world.ana, message, "start")
    await play_all(world.ana, message)
    menu = await press(world.ben, message, "more")
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=503, times=None)
    await press(world.ben, await press(world.ben, menu, "leave"), "quit")
    for _ in range(30):
        await world.wait(2)
    assert (await match_of(world)).status is MatchStatus.OVER, "computer players have played what Ben left"
    assert "🏆" not in message.text


@pytest.mark.parametrize("removed", [True, False], ids=["removed", "may not write"])
@pytest.mark.parametrize(
    ("change", "who", "told"),
    [(Matches.join, "ben", "Ben"), (Matches.cancel, "ana", say("match-cancelled", why="players", host="Ana"))],
)
async def test_a_match_is_right_once_a_server_has_the_bot_back_or_lets_it_write_also_if_it_was_decided_meanwhile(
    connected: ConnectedWorld,
    change: Callable[[Matches, int, Somebody], Awaitable[Any]],
    who: str,
    told: str,
    removed: bool,
) -> None:
    message = await connected.ana.command("match new", deals=4)
    await connected.wait(5)
    if removed:
        connected.server.remove_bot(connected.guild)
    else:
        forbid(connected, connected.channel, view_channel=False)
    await connected.wait(5)
    person = getattr(connected, who)
    await change(feature(connected.bot).matches, 1, Somebody(person.id, person.name))
    feature(connected.bot).messages.mark(1)
    await connected.wait(30)
    assert told not in message.text
    if removed:
        connected.server.invite_bot(connected.guild)
    else:
        forbid(connected, connected.channel, view_channel=True)
    await connected.wait(30)
    assert told in message.text
    unsettled = await connected.bot.store.matches.unsettled()
    assert bool(unsettled) is (change is Matches.join), "only a match that goes on is looked at any more"


async def test_a_match_is_right_soon_after_an_outage_in_which_people_play(connected: ConnectedWorld) -> None:
    message = await connected.ana.command("match new", deals=4)
    outage = connected.server.faults.fail("PATCH", "/channels/*/messages/*", 503, times=None)
    await feature(connected.bot).matches.join(1, Somebody(connected.ben.id, "Ben"))
    for _ in range(2):
        feature(connected.bot).messages.mark(1)
        await connected.wait(500)
    assert max(gaps(outage)) <= 16
    outage.end()
    await connected.wait(16)
    assert "Ben" in message.text


async def test_a_match_whose_computer_players_are_gone_after_an_update_says_so_and_ends(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    message = await opened(world, world.ben)
    lobby = await opened(world)
    await press(world.ana, message, "start")
    for _ in range(2):
        await play_deal(world.ana, message)
    await world.ben.at_once()
    panel = await press(world.ben, message, "play")
    card = next(button for button in panel.all("play") if not button.disabled)
    (version,) = {version_of((await match_of(world)).secret)}
    monkeypatch.delitem(VERSIONS, version)
    await world.restart()
    await until_shown(world, lambda: message.says("match-broken-off", why="update", played=0, deals=4))
    assert message.says("match-broken-off", why="update", played=0, deals=4)
    assert lobby.says("match-cancelled", why="update")
    assert (await world.ben.press(panel, card)).says("match-deal-stopped", deal=1, deals=4)
    for what in ("play", "sheet"):
        assert (await forged(world.ben, what)).says("refusal-match-nothing-counts")
    assert (await world.ben.command("match show")).says("refusal-match-nothing-counts")


@pytest.mark.parametrize("refusal", [{"status": 404, "code": 10008}, {"status": 400, "code": 30046}])
async def test_a_message_that_cannot_be_edited_any_more_is_posted_anew(world: World, refusal: dict[str, Any]) -> None:
    message = await opened(world, world.ben)
    world.env.inject_error("PATCH", "/channels/*/messages/*", **refusal)
    feature(world.bot).messages.mark((await match_of(world)).id)
    await world.wait(5)
    assert (await match_of(world)).message_id == world.messages()[-1].message.id != message.id
    assert message.exists is (refusal["code"] == 10008), "one that is there would stay as it was"


async def test_a_match_that_may_not_be_shown_is_tried_once_an_hour_until_a_month_after_its_deadline(
    connected: ConnectedWorld,
) -> None:
    message = await connected.ana.command("match new", deals=4)
    refused = connected.server.faults.fail("PATCH", "/channels/*/messages/*", 403, 50013, times=None)
    await feature(connected.bot).matches.cancel(1, Somebody(connected.ana.id, "Ana"))
    feature(connected.bot).messages.mark(1)
    await connected.wait(TWO_HOURS + 60)
    assert len(refused.met) == 3
    match = await match_of(connected)
    assert match.outdated, "the bot may get the permission back"
    await connected.bot.store.matches._set(1, due_at=match.due_at - OPEN_FOR - FORBIDDEN_FOR)
    await connected.wait(TWO_HOURS)
    assert not (await match_of(connected)).outdated, "else it is never deleted"
    assert len(refused.met) == 4
    assert not message.says("match-cancelled", why="players", host="Ana")


async def test_a_match_whose_message_discord_refuses_is_tried_a_while_and_is_forgotten_like_others(
    connected: ConnectedWorld,
) -> None:
    message = await connected.ana.command("match new", deals=4)
    refused = connected.server.faults.fail("PATCH", "/channels/*/messages/*", 400, times=None)
    menu = await connected.ana.press(message, named(message, "more"))
    asked = await connected.ana.press(menu, named(menu, "end"))
    await connected.ana.press(asked, named(asked, "cancel"))
    feature(connected.bot).messages.mark(1)
    await connected.wait(10)
    assert (await feature(connected.bot).matches.get(1)).outdated, "it may be taken yet"
    await connected.wait(3 * 3600)
    assert len(refused.met) == MAX_TRIES
    assert not (await feature(connected.bot).matches.get(1)).outdated, "else it is never deleted"
    refused.end()
    feature(connected.bot).messages.mark(1)
    await connected.wait(10)
    assert message.says("match-cancelled", why="players", host="Ana")


async def test_a_match_in_a_thread_that_is_archived_shows_its_end(connected: ConnectedWorld) -> None:
    thread = connected.server.add_channel(connected.guild, "matches")
    thread.kind, thread.parent_id = PUBLIC_THREAD, connected.channel.id
    message = await connected.ana.command("match new", deals=4, hours=24, channel=thread)
    thread.archived = True
    await feature(connected.bot).matches.cancel(1, Somebody(connected.ana.id, "Ana"))
    feature(connected.bot).messages.mark(1)
    await connected.wait(10)
    assert message.says("match-cancelled", why="players", host="Ana")
    assert not (await feature(connected.bot).matches.get(1)).outdated


async def test_a_match_whose_message_is_edited_shortly_before_its_deadline_still_ends_in_time(world: World) -> None:
    message = await opened(world, world.ben, hours=1)
    await press(world.ana, message, "start")
    await play_deal(world.ana, message)
    await world.wait(3_000)
    await world.ben.delete_data()
    await world.wait(600)
    await until_shown(world, lambda: "🏆" in message.text)
    assert "🏆" in message.text


async def test_a_match_that_changes_while_its_message_is_noted_as_up_to_date_is_drawn_after_a_stop(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    message = await opened(world, world.ben)
    await press(world.ana, message, "start")
    await world.wait(5)
    write, written = MatchStore.set_outdated, list[bool]()

    async def crossed(self: MatchStore, match_id: int, fence: Fence | None = None, *, outdated: bool) -> None:
        """The first note that it is up to date is written after one that it has changed."""
        if not outdated and False not in written:
            written.append(False)
            feature(world.bot).messages.mark(match_id)  # as when a deal is over
            await world.bot.store.settled()
        await write(self, match_id, fence, outdated=outdated)
        written.append(outdated)

    monkeypatch.setattr(MatchStore, "set_outdated", crossed)
    feature(world.bot).messages.mark((await match_of(world)).id)
    while written.count(False) < 2:
        await world.wait(0.1)
    await world.wait(0.5)
    assert (await match_of(world)).outdated


async def test_matches_are_checked_again_when_a_shard_is_connected(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[None] = []

    async def unsettled() -> list[UnsettledMatch]:
        looks.append(None)
        return []

    monkeypatch.setattr(world.bot.store.matches, "unsettled", unsettled)
    for count in (1, 2):
        feature(world.bot).messages.job.wake()
        await world.wait(1)
        assert len(looks) == count


async def test_a_match_that_is_handed_over_while_it_is_looked_at_is_no_failure(
    world: World, log_lines: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    await opened(world, world.ben)
    monkeypatch.setattr(feature(world.bot).matches, "advance", failing(Fenced("Another process has it.")))
    feature(world.bot).messages.mark(1, 0)
    await world.wait(60)
    told = [json.loads(line) for line in log_lines.getvalue().splitlines()]
    about = [(entry["level"], entry["event"]) for entry in told if entry.get("match") == 1]
    assert about == [("info", "another process has taken over a match")]


async def test_a_match_is_posted_once_though_the_connection_breaks_after_discord_has_taken_it(
    connected: ConnectedWorld,
) -> None:
    await connected.ana.command("match new", deals=4)
    message = connected.messages()[-1].message
    connected.server.channels.remove(connected.channel, message)
    cut = connected.server.faults.cut("POST", POST, when="after")
    feature(connected.bot).messages.mark(1, 0)
    await connected.wait(1)
    private = await connected.ben.command("match show")
    await connected.ben.press(private, next(item for item in private.all("match") if item.arg == "join"))
    await connected.wait(60)
    assert len(cut.met) == 1
    (shown,) = connected.messages()
    assert (await feature(connected.bot).matches.get(1)).message_id == shown.message.id
    assert "Ben" in shown.text


async def test_a_match_that_is_cancelled_while_its_message_is_edited_stays_marked_until_that_is_shown(
    connected: ConnectedWorld,
) -> None:
    message = await connected.ana.command("match new", deals=4)
    menu = await connected.ana.press(message, named(message, "more"))
    asked = await connected.ana.press(menu, named(menu, "end"))
    edit = connected.server.faults.hold("PATCH", "/channels/*/messages/*", when="after")
    await connected.ben.press(message, next(item for item in message.all("match") if item.arg == "join"))
    await connected.wait(5)
    assert edit.met
    connected.server.faults.fail("POST", "/interactions/*/*/callback", 500, times=None)
    connected.ana.begin(asked, named(asked, "cancel"))
    await connected.wait(1)
    edit.release()
    await connected.wait(0.5)
    assert [match.id for match in await connected.bot.store.matches.unsettled()] == [1], (
        "it would be drawn after a kill"
    )
    await connected.wait(60)
    assert message.says("match-cancelled", why="players", host="Ana")
    assert await connected.bot.store.matches.unsettled() == []


async def test_a_match_that_is_shown_is_followed_by_no_complaint_though_the_store_does_not_take_its_message(
    connected: ConnectedWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as full:
        full.setattr(connected.bot.store.matches, "set_message", failing(StoreUnavailable("full")))
        await connected.ana.command("match new", deals=4)
        await connected.wait(10)
    assert connected.ana.said() == [], "the match is open"
    await connected.wait(200)
    (shown,) = connected.messages()
    assert (await feature(connected.bot).matches.get(1)).message_id == shown.id


async def test_a_match_that_was_cancelled_just_before_a_stop_says_so_after_the_start(world: World) -> None:
    message = await opened(world, world.ben)
    await world.wait(5)
    private = await world.ana.command("match show")
    await press(world.ana, private, "cancel")  # in private: the public message follows two seconds later
    assert (await match_of(world)).status is MatchStatus.CANCELLED
    await world.restart()
    await world.wait(TWO_HOURS)
    assert "join" not in [item.arg for item in message.all("match")]


async def test_a_match_that_nobody_began_in_time_says_so_though_discord_failed_before_a_start(world: World) -> None:
    message = await opened(world, world.ben)
    await world.wait(5)
    due = (await match_of(world)).due_at
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=503, times=None)
    now = int(world.env.backend.clock.now().timestamp() * 1000)
    await world.restart(away=(due - now) / 1000 - 60)
    await world.wait(120)
    assert (await match_of(world)).status is MatchStatus.CANCELLED
    await world.restart()
    world.env.backend.faults.clear()
    await world.wait(TWO_HOURS)
    assert "join" not in [item.arg for item in message.all("match")]


async def test_a_deal_of_a_match_that_was_played_just_before_a_stop_is_shown_after_the_start(world: World) -> None:
    message = await opened(world, world.ben)
    await press(world.ana, message, "start")
    await world.wait(5)
    await play_deal(world.ana, message)
    await world.restart()
    await world.wait(TWO_HOURS)
    assert "1 of 4" in message.text


async def test_nothing_is_kept_of_a_match_that_is_over_or_was_never_begun(world: World) -> None:
    before = await later(world)
    await world.ana.command("match new", deals=4)
    match = await world.ana.command("match new", deals=5)
    await press(world.ben, match, "join")
    await press(world.ana, match, "start")
    assert "LiveMessages._messages" in kept(world.bot)
    assert await later(world) - before == Counter()


async def test_nothing_is_kept_of_a_match_that_discord_refuses_to_show(world: World) -> None:
    before = await later(world)
    match = await world.ana.command("match new", deals=4)
    world.env.inject_error("PATCH", EDIT, status=500, times=5)  # as often as the library tries
    await press(world.ben, match, "join")
    await world.wait(60)
    world.env.inject_error("PATCH", EDIT, status=400, times=None)
    assert await later(world) - before == Counter()


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_match_that_is_cancelled_while_it_is_posted_says_so(connected: ConnectedWorld, when: When) -> None:
    hold = connected.server.faults.hold("POST", "/interactions/*/*/callback", when=when)
    connected.ana.person.type(connected.channel, "match new", deals=4)
    await until(lambda: bool(hold.met))
    shown = await connected.ana.command("match show")
    menu = await connected.ana.press(shown, named(shown, "more"))
    asked = await connected.ana.press(menu, named(menu, "end"))
    await connected.ana.press(asked, named(asked, "cancel"))
    await connected.wait(2.5)
    hold.release()
    await connected.wait(10)
    (match,) = connected.messages()
    assert match.says("match-cancelled", why="players", host="Ana"), match.text


async def test_a_match_shows_all_who_have_joined_though_an_answer_arrives_late(connected: ConnectedWorld) -> None:
    await connected.ana.command("match new", deals=4)
    (message,) = connected.messages()
    await connected.wait(10)
    waits = [2.6]
    connected.server.faults.delay("POST", "/interactions/*/*/callback", lambda request: waits.pop() if waits else 0.0)
    late = connected.ben.begin(message, named(message, "join"))
    await connected.wait(0.2)
    await connected.chidi.press(message, named(message, "join"))
    await connected.wait(10)
    assert late.answered.is_set()
    assert "Chidi" in message.text


async def test_a_match_speaks_the_new_language_of_its_server(connected: ConnectedWorld) -> None:
    match = await connected.ana.command("match new", deals=4)
    connected.guild.locale = "fr"
    told = objects.guild(connected.server.state, connected.guild)
    connected.server.gateway.dispatch(connected.guild.id, "GUILD_UPDATE", told)
    await connected.wait(10)
    assert named(match, "join").label == Translator("fr")("button-match-join")


@pytest.mark.parametrize("ahead", [0.0, 3_600.0], ids=["", "with a clock that is ahead"])
async def test_a_match_is_posted_once_though_the_bot_is_killed_before_it_knows_of_its_message(
    connected: ConnectedWorld, ahead: float
) -> None:
    await set_clock(connected, ahead)
    held = connected.server.faults.delay("POST", CALLBACK, lambda request: 5.0, when="after")
    connected.ana.person.type(connected.channel, "match new", deals=4)
    await connected.wait(1)
    assert len(held.met) == len(connected.messages()) == 1
    await connected.kill()
    connected.server.faults.clear()
    await connected.connect()
    await connected.wait(200)
    (shown,) = connected.messages()
    await connected.ben.press(shown, next(item for item in shown.all("match") if item.arg == "join"))
    await connected.wait(10)
    assert "Ben" in shown.text
