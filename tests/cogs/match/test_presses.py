"""Presses about a match."""

import asyncio
from datetime import timedelta
from typing import Any

import pytest

from bot.language.wording import Translator
from bot.tables.pace import HOUR
from bot.tables.person import Person as Sitter
from cogs.match.matches import MAX_PLAYERS
from cogs.match.messages import UNPOSTED
from db import Fence, MatchPlayer, MatchStatus, StoreUnavailable, Unconfirmed
from db.matches import MatchStore
from hearts import Rules, read_rules
from tests.bot.answers.test_access import go_elsewhere
from tests.cogs.forms import open_form
from tests.cogs.match.test_commands import (
    cut,
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
from tests.hindered import delayed, failing
from tests.play import has_no_hints
from tests.world import Person, World, say


async def test_options_that_do_not_fit_are_refused_with_a_sentence(world: World) -> None:
    assert (await world.ana.command("match show")).says("refusal-no-match-here")
    message = await opened(world)
    assert (await forged(world.ben, "leave")).says("refusal-match-join-first")
    assert (await forged(world.ben, "start")).says("refusal-host-only", host="Ana")
    assert (await forged(world.ana, "start")).says("refusal-match-too-few", least=2)
    for number in range(MAX_PLAYERS - 1):
        await press(world.arrive(f"P{number}"), message, "join")
    assert (await press(world.ben, message, "join")).says("refusal-match-full", most=MAX_PLAYERS)
    assert (await forged(world.ben, "end")).says("refusal-host-only", host="Ana")
    assert (await press(world.ana, message, "end")).says("match-sure-cancel", alone=False)
    assert (await press(world.ana, message, "cancel")).says("match-cancelled-done")
    await world.wait(3)
    assert message.says("match-cancelled", why="players", host="Ana")
    await world.wait(5)
    assert message.says("match-cancelled", why="players", host="Ana")
    assert (await forged(world.ben, "join")).says("refusal-match-closed")
    old = await match_of(world)
    again = await press(world.ben, message, "new")
    assert not again.private
    new = await match_of(world, old.id + 1)
    assert (new.host_id, new.preset, new.deals, new.hours) == (world.ben.id, old.preset, old.deals, old.hours)
    assert (await forged(world.ben, "nonsense")).says("refusal-unreadable")
    await world.wait(10)
    await world.ana.delete_data()
    await world.wait(10)
    assert message.says("match-cancelled", why="players", host=say("former-player"))


async def test_who_presses_new_match_again_because_discord_is_slow_opens_no_second_one(
    connected: ConnectedWorld,
) -> None:
    message = await connected.ana.command("match new", deals=4)
    menu = await connected.ana.press(message, named(message, "more"))
    asked = await connected.ana.press(menu, named(menu, "end"))
    await connected.ana.press(asked, named(asked, "cancel"))
    await connected.wait(60)
    slow = connected.server.faults.delay("POST", "/interactions/*/*/callback", lambda request: 4.0, when="after")
    new = named(message, "new")
    first = connected.ana.begin(message, new)
    await connected.wait(5)
    second, other = connected.ana.begin(message, new), connected.ben.begin(message, new)
    await connected.wait(5)
    slow.end()
    shown = await connected.ana.answer(second)
    assert shown.private
    assert named(shown, "end"), "it is the menu of the first one"
    assert not (await connected.ben.answer(other)).private, "it is a match of somebody else"
    assert not (await connected.ana.answer(first)).private
    await connected.wait(60)
    assert len(connected.messages()) == 3
    await connected.ana.press(message, new)
    assert len(connected.messages()) == 4, "later somebody may want another one"


async def test_a_new_match_has_the_rules_of_the_old_one_also_if_these_are_kept_no_more(
    world: World, mia: Person
) -> None:
    manager, rules = Sitter(mia.id, "Mia", True), Rules(end_score=77)
    own = await world.bot.house_rules.save_as(world.guild.id, "Ours", rules, manager)
    message = await opened(world, preset="Ours")
    await press(world.ana, message, "cancel")
    await world.bot.house_rules.delete(world.guild.id, own.id, manager)
    await world.wait(5)
    assert not (await press(world.ben, message, "new")).private
    new = await match_of(world, 2)
    assert (new.preset, read_rules(new.rules)) == ("", rules)


@pytest.mark.parametrize("joined", [False, True])
async def test_the_message_of_a_match_that_the_store_does_not_take_is_found_and_redrawn_after_a_minute(
    world: World, monkeypatch: pytest.MonkeyPatch, joined: bool
) -> None:
    with monkeypatch.context() as full:
        full.setattr(MatchStore, "set_message", failing(StoreUnavailable("full")))
        message = await opened(world)
        assert (await match_of(world)).message_id is None
    if joined:
        await press(world.ben, await world.ben.command("match show"), "join")
    await world.wait(UNPOSTED + 5)
    assert (await match_of(world)).message_id == message.message.id
    assert ("Ben" in message.text) is joined


async def test_a_player_and_a_cut_are_shown_of_which_the_store_could_not_say_that_it_has_them(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    message = await opened(world)
    for name in ("put", "change"):
        write = getattr(MatchStore, name)

        async def silent(
            self: MatchStore, match_id: int, player: MatchPlayer, fence: Fence | None = None, write: Any = write
        ) -> None:
            await write(self, match_id, player, fence)
            (known := asyncio.get_running_loop().create_future()).set_result(None)
            raise Unconfirmed(known)

        monkeypatch.setattr(MatchStore, name, silent)
    assert (await press(world.ben, message, "join")).says("error-unconfirmed")
    await world.wait(5)
    assert "Ben" in message.text
    assert (await cut(world.ben, message, "17")).says("error-unconfirmed")
    assert (await press(world.ben, message, "more")).says("match-cuts", who=say("match-cut", who="Ben", cut=17))


async def test_a_match_is_opened_only_where_tables_may_be(world: World) -> None:
    await world.change_settings(channels=(99,))
    assert (await world.ana.command("match new")).says("refusal-wrong-channel", where="<#99>")
    assert await world.bot.store.matches.get(1) is None


async def test_a_press_on_the_public_message_leaves_it_in_the_language_of_the_server(world: World) -> None:
    french = Translator("fr")
    await world.change_settings(language="fr")
    message = await opened(world, world.ben)
    assert "Ben" in message.text
    assert french("match-what", deals=4, hours=24) in message.text


async def test_whoever_is_alone_in_a_match_is_offered_the_deal_of_the_day_until_somebody_joins(world: World) -> None:
    message = await opened(world)
    buttons = message.all("match")
    assert message.says("match-meanwhile")
    assert (await world.ana.press(message, "daily")).says("daily-what")
    await press(world.ben, message, "join")
    await world.wait(5)
    assert not message.says("match-meanwhile")
    assert "daily" not in message.verbs
    assert [item.arg for item in message.all("match")] == [item.arg for item in buttons]


async def test_a_person_who_is_barred_leaves_the_matches_that_have_not_begun_and_takes_part_in_no_other(
    world: World, mia: Person
) -> None:
    message = await opened(world, world.ben)
    await mia.block(world.ben)
    await world.wait(60)
    assert "Ben" not in message.text
    assert (await forged(world.ana, "start")).says("refusal-match-too-few", least=2)
    assert (await press(world.ben, message, "join")).says("refusal-blocked")
    assert (await world.ben.command("match new", deals=4)).says("refusal-blocked")


async def test_a_person_who_is_barred_may_leave_a_match(world: World) -> None:
    message = await opened(world, world.ben)
    await world.bot.servers.ban(world.guild.id, world.ben.id, "Ben", Sitter(1, "Mia", may_manage=True))
    assert [item.arg for item in (await press(world.ben, message, "leave")).all("match")] == []
    await world.wait(5)
    assert "Ben" not in message.text


async def test_somebody_who_was_barred_still_sees_the_result_of_their_match(world: World, mia: Person) -> None:
    message = await opened(world, world.ben)
    await press(world.ana, message, "start")
    await mia.block(world.ben)
    assert (await press(world.ben, message, "play")).says("refusal-blocked")
    await world.bot.store.matches.end(1, 0)
    assert (await forged(world.ben, "sheet")).says("refusal-match-nothing-counts")


async def test_a_press_on_the_private_view_of_a_match_does_not_make_it_the_public_message(world: World) -> None:
    message = await opened(world)
    stored = world.bot.store.matches
    await stored._set(1, message_id=None)  # as if the bot had been killed before it was stored
    shown = await world.ben.command("match show")
    await press(world.ben, shown, "join")
    assert (await match_of(world)).message_id is None
    await press(world.chidi, message, "join")
    assert (await match_of(world)).message_id == message.message.id


async def test_each_person_finds_behind_more_what_they_may_do(world: World, mia: Person) -> None:
    message = await opened(world, world.ben)

    async def offered(person: Person) -> list[str]:
        shown = await press(person, message, "more")
        assert shown.private
        return [item.arg for item in shown.all("match")]

    assert await offered(world.ana) == ["cut", "end"], "a host who leaves would cancel it"
    assert await offered(world.ben) == ["cut", "leave"]
    assert await offered(world.chidi) == []
    assert await offered(mia) == ["end"]
    for person in (world.chidi, world.dana):
        await press(person, message, "join")
    menu = await press(world.ben, message, "more")
    shown = await world.ben.pick(menu, named(menu, "team"), ["2"])
    assert shown.private
    assert [item.arg for item in shown.all("match")] == ["team", "cut", "leave"], "the same screen"
    await world.wait(5)
    assert "**Team 2** · Ben" in message.text
    assert (await press(world.ben, shown, "leave")).all("match") == [], "the same screen, for somebody who has left"
    await press(world.ana, message, "start")
    assert await offered(world.ana) == ["play", "leave", "end"], "back to the cards, too"
    assert await offered(world.chidi) == ["play", "leave"]
    assert await offered(world.ben) == []
    assert await offered(mia) == ["end"]


async def test_the_host_ends_a_running_match_and_only_what_all_have_played_counts(world: World) -> None:
    message = await opened(world, world.ben)
    await press(world.ana, message, "start")
    for person in (world.ana, world.ben):
        await play_deal(person, message)
    cards = (await press(world.ana, message, "play")).cards
    assert (await forged(world.ben, "end")).says("refusal-host-only", host="Ana")
    assert (await forged(world.ben, "stop")).says("refusal-host-only", host="Ana")
    asked = await press(world.ana, message, "end")
    assert asked.says("match-sure-end")
    kept = await press(world.ana, asked, "play")
    assert kept.cards == cards, "who does not want to end it goes on"
    shown = await press(world.ana, await press(world.ana, message, "end"), "stop")
    assert shown.says("sheet-title", who="Ana", place=1, total="0.00"), "both played the lowest cards"
    await until_shown(world, lambda: "🏆" in message.text)
    assert message.says("match-broken-off", why="players", host="Ana", played=1, deals=4)
    assert (await forged(world.ana, "more")).says("sheet-title", who="Ana", place=1, total="0.00")
    for stale in ("end", "stop", "quit", "leave"):
        assert (await forged(world.ana, stale)).says("refusal-match-closed")
    assert not (await world.ana.command("hearts status")).says("match-to-continue")


async def test_a_match_that_ends_before_anybody_is_compared_says_so_in_place_of_the_question(world: World) -> None:
    message = await opened(world, world.ben)
    await press(world.ana, message, "start")
    panel = await press(world.ana, message, "play")
    asked = await press(world.ana, message, "end")
    ended = await press(world.ana, asked, "stop")
    assert (ended.id, ended.says("refusal-match-nothing-counts")) == (asked.id, True)
    assert [item.arg for item in ended.all("match")] == ["new"]
    assert (await world.ana.forge(panel, "h1:b:match:0:1:play")).says("refusal-match-nothing-counts")


async def test_somebody_who_leaves_a_match_alone_keeps_nobody_waiting(world: World) -> None:
    message = await opened(world, world.ben, world.chidi)
    assert (await forged(world.ben, "quit")).says("refusal-match-not-begun")
    menu = await press(world.ben, message, "more")
    await press(world.ana, message, "start")
    assert (await forged(world.dana, "quit")).says("refusal-not-in-match")
    await play_all(world.ana, message)
    await world.chidi.at_once()
    await press(world.chidi, message, "play")
    hand = await press(world.ben, message, "play")
    asked = await press(world.ben, menu, "leave")
    assert asked.says("match-sure-leave", tables=False), "it has begun since the button was drawn"
    matches = feature(world.bot).matches
    with pytest.MonkeyPatch.context() as slow:
        slow.setattr(matches, "finish_left", failing(StoreUnavailable("busy")))
        answer = await press(world.ben, asked, "quit")
        await world.wait(5)
    assert answer.says("match-all-played", left=f"<t:{(await match_of(world)).due_at // 1000}:R>")
    assert "🤖 **Ben** · 0" in message.text, "what computer players play for him keeps him waiting no moment"
    assert (await press(world.ben, message, "play")).text == answer.text, "he cannot come back"
    await until_shown(world, lambda: "🤖 **Ben** · 4" in message.text)
    assert hand.says("match-deal-over", deal=1, deals=4), "it asks for no card that cannot be played any more"
    assert (await match_of(world)).status is MatchStatus.PLAYING
    assert named(await press(world.chidi, message, "more"), "leave")
    assert not (await press(world.ben, message, "more")).all("match"), "who has nothing left to play cannot leave"
    assert (await press(world.chidi, message, "play")).cards, "nobody else's deal is played for them"
    await play_all(world.chidi, message)
    await until_shown(world, lambda: "🏆" in message.text)
    assert message.text.count("4 deals by 🤖") == 1
    assert (await press(world.ben, message, "sheet")).says("sheet-hint")


async def test_results_that_are_not_there_yet_say_how_one_stands_after_a_last_deal_that_ended_by_itself(
    world: World,
) -> None:
    message = await opened(world, world.ben)
    await press(world.ana, message, "start")
    for _ in range(3):
        await play_deal(world.ana, message)
    await world.bot.people.prefer(world.ana.id, speed="brisk")
    panel = await press(world.ana, message, "play")
    assert (await forged(world.ana, "sheet")).says("refusal-match-sealed")
    while "match" not in panel.verbs:
        if "on" in panel.verbs:
            await world.ana.press(panel, "on")
        elif "pass" in panel.verbs or "play" in panel.verbs:
            await (world.ana.pass_cards(panel) if "pass" in panel.verbs else world.ana.play(screen=panel))
        await world.wait(1)
    shown = await press(world.ana, panel, "sheet")
    assert "You're done" in shown.text
    await play_all(world.ben, message)
    assert "Points" in (await forged(world.ana, "sheet")).text


@pytest.mark.parametrize("how", ["is blocked", "deletes their data"])
async def test_somebody_who_can_play_a_match_alone_no_more_keeps_nobody_waiting(
    world: World, mia: Person, how: str
) -> None:
    message, name = await opened(world, world.ben, world.chidi), "Former player" if how != "is blocked" else "Ben"
    await press(world.ana, message, "start")
    for person in world.ana, world.chidi:
        await play_all(person, message)
    await press(world.ben, message, "play")
    if how == "is blocked":
        await mia.block(world.chidi)  # who has played everything
        await mia.block(world.ben)
    else:
        await world.ben.delete_data()
    await until_shown(world, lambda: "🏆" in message.text)
    assert (await match_of(world)).status is MatchStatus.OVER
    assert [player.left for player in (await match_of(world)).players] == [False, True, False]
    assert name in message.text
    assert message.text.count("4 deals by 🤖") == 1


async def test_deals_of_somebody_who_has_left_are_finished_after_a_restart(world: World) -> None:
    message = await opened(world, world.ben)
    await press(world.ana, message, "start")
    asked = await press(world.ben, await press(world.ben, message, "more"), "leave")
    with pytest.MonkeyPatch.context() as killed:
        killed.setattr(feature(world.bot).matches, "finish_left", failing(StoreUnavailable("killed")))
        await press(world.ben, asked, "quit")
        await world.restart()
    await until_shown(world, lambda: "🤖 **Ben** · 4" in message.text)


async def test_whoever_wants_to_play_when_the_time_is_up_waits_for_no_computer_player_and_is_shown_the_result_then(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    message = await opened(world, world.ben, hours=1)
    await press(world.ana, message, "start")
    await world.wait(5)  # nobody looks at the match from now on:
    deals = feature(world.bot).matches.deals
    monkeypatch.setattr(deals, "finish", delayed(deals.finish, 1))
    monkeypatch.setattr(world.bot.store.matches, "unsettled", failing(StoreUnavailable("busy")))
    await world.later(HOUR / 1000)
    assert (await match_of(world)).status is MatchStatus.PLAYING
    assert (await press(world.ben, message, "play")).says("refusal-match-closed")
    await until_shown(world, lambda: "🏆" in message.text)
    shown = await forged(world.ben, "play")
    assert shown.says("sheet-title", who="Ben", place=1, total="0.00")


async def test_a_match_of_another_server_does_not_exist_here(world: World) -> None:
    await opened(world, world.ben)
    go_elsewhere(world)
    ben = Person(world, world.guild.add_member(world.ben.actor.user))
    for what in ("leave", "cut", "play", "sheet"):
        assert (await forged(ben, what)).says("refusal-no-such-match"), f"{what}: he plays in it, but not from here"
    assert len((await match_of(world)).players) == 2


@pytest.mark.traceback
async def test_a_late_match_and_a_late_place_in_it_are_shown_in_the_channel(connected: ConnectedWorld) -> None:
    world, matches = connected, feature(connected.bot).matches
    with pytest.MonkeyPatch.context() as slow:
        slow.setattr(matches, "open", delayed(matches.open, 2.5))
        world.ana.person.type(world.channel, "match new")
        await world.wait(6)
        (message,) = (each for each in world.messages() if "match" in each.verbs)
        assert world.ana.said() == []
        world.server.faults.fail("POST", "/channels/*/messages", 403, 50013)
        world.ana.person.type(world.channel, "match new")
        await world.wait(6)
    assert (await match_of(world, 2)).status is MatchStatus.CANCELLED, "what nobody can be shown is taken back"
    assert message.says("match-what", deals=8, hours=24)
    async with feature(world.bot).matches._match_locks.of(1):
        world.ben.begin(message, next(button for button in message.buttons if button.arg == "join"))
        await world.wait(3)
    await world.wait(10)
    assert "Ben" in message.text
    assert world.ben.said() == []


async def test_a_form_that_comes_when_the_bot_stops_is_left_unanswered_and_changes_nothing(world: World) -> None:
    match = await opened(world, world.ben)
    menu = await press(world.ben, match, "more")
    form = await open_form(world.ben, menu, named(menu, "cut"))
    await world.bot.interactions.finish()
    with pytest.raises(AssertionError, match="nobody answered"):
        await form.send(cut="17")
    assert [player.cut for player in (await feature(world.bot).matches.get(1)).players] == [0, 0]


async def test_a_form_to_cut_opens_only_while_the_deck_can_be_cut(world: World) -> None:
    message = await opened(world, world.ben)
    menu = await press(world.ben, message, "more")
    await press(world.ana, message, "start")
    assert (await press(world.ben, menu, "cut")).says("refusal-match-begun"), "at once, and not after it is filled in"


async def test_there_are_no_hints_in_a_match(world: World) -> None:
    match = await opened(world, world.ben)
    await press(world.ana, match, "start")
    await world.ana.at_once()
    await press(world.ana, match, "play")
    await has_no_hints(world)


async def test_a_press_that_is_made_up_draws_neither_a_match_nor_over_one(connected: ConnectedWorld) -> None:
    """In the other world a made-up button is on its message."""
    world = connected
    lobby, other = await world.open(), await world.open(host=world.ben)
    match = await world.chidi.command("match new")
    before = lobby.text
    for person, message, custom_id in (
        (world.dana, match, "h1:b:accept:2:0:"),
        (world.ana, match, "h1:b:come:2:0:"),
        (world.dana, lobby, named(match, "join").custom_id),
    ):
        asked = person.person.forge(message.message, custom_id)
        await world.wait(5)
        assert asked.message.only_for == person.id, "the answer is private"
    assert lobby.text == before
    assert [name for name in ("Ana", "Ben", "Dana") if name in other.text] == ["Ana", "Ben", "Dana"]
    assert match.says("match-title")
    assert "Dana" in match.text


async def test_a_match_that_was_cancelled_is_deleted_in_time_and_the_newest_number_kept(world: World) -> None:
    for _ in range(2):
        await press(world.ana, await world.ana.command("match new"), "cancel")
        await world.wait(60)
    assert [await world.bot.store.matches.get(number) is not None for number in (1, 2)] == [True, True]
    await world.later(timedelta(days=38).total_seconds())  # a match has a week to begin, and is kept for 30 days then
    await world.wait(timedelta(days=1).total_seconds())
    assert [await world.bot.store.matches.get(number) is not None for number in (1, 2)] == [False, True]
