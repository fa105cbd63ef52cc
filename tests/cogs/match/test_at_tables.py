"""/match at tables of four: one message for all, and cards only on the panels of those at the table."""

import asyncio
from collections.abc import Iterable
from typing import Any

import pytest

from bot.tables.table import Table
from cogs.match.deals import players_at
from cogs.match.matches import MAX_MATCHES_A_HOST
from cogs.match.messages import PERIOD
from db import MatchRecord, StoreUnavailable
from hearts import Rules, write_code
from hearts.cards import ALL_CARDS
from tests.bot.answers.test_router import Kernel
from tests.bot.ui.drawn import say
from tests.cogs.match.test_commands import feature, named, press, until_shown
from tests.hindered import fail
from tests.world import Screen, World

FEW = write_code(Rules(removed=tuple(card for card in ALL_CARDS if str(card)[0].isdigit()), passing="none"))
"""Five cards each."""
VERBS = (
    "hand", "refresh", "scores", "rules", "more", "replay", "review", "hint", "share", "join", "leave",
    "ready",
)  # fmt: skip
NAMES = ("Emil", "Fatima", "Goran", "Hana")


async def begun(world: World, people: int = 4, **options: Any) -> Screen:
    """A running match at tables with this many people."""
    world.people += [world.arrive(name) for name in NAMES[: people - 4]]
    message = await world.ana.command("match new", **({"deals": 4, "where": "tables", "preset": FEW} | options))
    for person in world.people[1:people]:
        await press(person, message, "join")
    await press(world.ana, message, "start")
    return message


async def match_now(world: World) -> MatchRecord:
    return await feature(world.bot).matches.get(1)


async def tables_now(world: World) -> list[Table]:
    """The tables of the newest deal that have people."""
    found = await world.bot.store.matches.tables_of(1)
    numbers = sorted({each.table_id for each in found if each.deal == found[-1].deal})
    tables = [await world.bot.tables.get(number) for number in numbers]
    return [table for table in tables if any(seat.player_id for seat in table.seats)]


async def play_out(world: World, message: Screen, tables: Iterable[Table]) -> None:
    """Plays the deals of these tables to their end from the panels."""
    for table in tables:
        number = table.record.id
        for person in world.seated(table):
            await press(person, message, "play")
        await world.pass_all(number)
        await world.skip(number, until=lambda table: not table.alive)


async def until_next(world: World) -> None:
    """Waits until the next tables are opened, a moment after the last table of a deal is over."""
    await world.wait(3)


@pytest.mark.slow
async def test_eight_people_play_the_same_deals_at_two_tables_from_the_first_press_to_the_sheet(world: World) -> None:
    message = await begun(world, 8)
    match = await match_now(world)
    for deal in range(4):
        tables = await tables_now(world)
        assert len(tables) == 2
        assert len({table.rounds[0].secret for table in tables}) == 1, "the same cards at both"
        seated = [tuple(seat.name for seat in table.seats) for table in tables]
        assert seated == [tuple(p.name if p else "" for p in four) for four in players_at(match, deal)]
        assert message.says("match-deal-now", deal=deal + 1, deals=4) or deal
        await play_out(world, message, tables[:1])
        await until_next(world)
        assert "✅" in message.text
        assert message.says("match-deal-now", deal=deal + 1, deals=4)
        assert not message.cards
        assert len(await tables_now(world)) == 2, "the others are waited for"
        waiting = next(p for p in world.people if tables[0].seat_of(p.id) is not None)
        assert (await press(waiting, message, "play")).says("match-others-play")
        await play_out(world, message, tables[1:])
        await until_next(world)
    for _ in range(20):  # a picture is drawn meanwhile in real time
        await world.wait(1)
        if "🏆" in message.text:
            break
    sheet = await feature(world.bot).past.sheet(1)
    assert sum(line.total for line in sheet.lines) == 0
    for line in sheet.lines:
        assert sorted(play.seat for play in line.plays) == [0, 1, 2, 3], "everybody has had each seat once"
        assert not any(play.by_computer for play in line.plays)
    shown = await press(world.ben, message, "sheet")
    deal_screen = await world.ben.pick(shown, named(shown, "deal"), ["1"])
    (ben,) = (line for line in sheet.lines if line.player.name == "Ben")
    _, rival = sorted(sheet.beside(ben.plays[1]), key=lambda play: play.name != "Ben")
    assert rival.player is not None
    beside = named(deal_screen, "beside")
    assert beside.values == [str(rival.player.place)], "one person has held the same cards"
    both = await world.ben.pick(deal_screen, beside, beside.values)
    assert both.says("side-title", deal=2, one="Ben", other=rival.player.name)


async def test_a_deal_stays_secret_until_all_tables_have_played_it(world: World) -> None:
    """The watch of the world checks everything that is sent: a public message of a match may show no card, and a
    private one only cards for people at that table."""
    message = await begun(world, 8)
    ahead, behind = await tables_now(world)
    await play_out(world, message, [ahead])
    ahead = await world.table(ahead.record.id)
    await until_next(world)
    number, code = ahead.record.id, ahead.seen_by(None).code
    secrets = {ahead.rounds[0].secret.hex(), (await match_now(world)).secret.hex()}
    (stranger,) = [person for person in world.people if person.id == behind.seats[0].player_id]
    player = next(person for person in world.people if person.id == ahead.seats[0].player_id)
    outsider = world.arrive("Olu")
    before = len(world.messages())
    for who in (stranger, outsider):
        screen = await who.command("help")
        for verb in VERBS:
            told = await who.forge(screen, f"h1:b:{verb}:{number}:0:public")
            assert told.says("refusal-no-such-table"), verb
        for command in ("replay", "review", "verify", "scores", "hand", "rematch"):
            told = await who.command(f"hearts {command}", table=code)
            assert told.says("refusal-no-such-table"), command
    for command in ("replay", "review", "verify"):
        told = await player.command(f"hearts {command}", table=code)
        assert told.says("refusal-match-sealed"), "not even to those who have played it"
    assert (await player.command("hearts rematch", table=code)).says("refusal-rematch-match")
    for person in world.people:
        exported = str(await world.bot.privacy.export(person.id))
        assert not any(secret in exported for secret in secrets)
    await world.change_settings(language="en")
    await world.bot.guild_events.translate(world.guild.id)  # everything with a board is redrawn
    await world.wait(20)  # and nobody is reminded yet
    assert len(world.messages()) == before, "no table has a message of its own"
    assert message.says("match-deal-now", deal=1, deals=4), "nor is it drawn into that of the match"
    assert not any(secret in screen.text for screen in world.messages() for secret in secrets)
    assert (await world.bot.store.standings.of_player(player.id, world.guild.id)) == []
    assert world.watch.complaints == []


async def test_somebody_who_is_removed_from_a_deal_is_told_so_and_plays_the_next(world: World) -> None:
    mia = world.manager()
    message = await begun(world)
    await mia.command("hearts remove", member=world.ben.actor)
    assert (await press(world.ben, message, "play")).says("refusal-match-seat-lost")
    await world.skip((await tables_now(world))[0].record.id, until=lambda table: not table.alive)
    await until_next(world)
    assert (await press(world.ben, message, "play")).cards


async def test_somebody_who_leaves_a_match_at_tables_is_stood_in_for_until_they_play_again(world: World) -> None:
    message = await begun(world)
    (table,) = await tables_now(world)
    number, seat = table.record.id, table.my_seat(world.ben.id)
    asked = await press(world.ben, message, "leave")
    assert asked.says("match-sure-leave", tables=True)
    await press(world.ben, asked, "quit")
    assert (await world.table(number)).seats[seat].away
    assert "leave" not in [item.arg for item in (await press(world.ben, message, "more")).all("match")]
    await world.wait(5)
    assert "Ben\N{NO-BREAK SPACE}🤖" in message.text
    assert (await press(world.ben, message, "play")).cards
    assert not (await world.table(number)).seats[seat].away


async def test_a_deal_that_all_leave_at_its_beginning_waits_for_who_comes_back(world: World) -> None:
    message = await begun(world)
    await world.wait(5)
    (table,) = await tables_now(world)
    for person in world.people[:4]:
        menu = await press(person, message, "more")
        await press(person, await press(person, menu, "leave"), "quit")
    await world.wait(1)
    assert not (await world.bot.tables.get(table.record.id)).game.tricks
    await press(world.ben, message, "play")
    (table,) = await tables_now(world)
    assert [seat.name for seat in table.present] == ["Ben"], "and no computer player has finished it"
    assert (table.record.deal, table.alive) == (0, True)


async def test_what_is_left_of_an_earlier_deal_leads_to_no_hand_but_that_of_the_present_one(world: World) -> None:
    message = await begun(world)
    (first,) = await tables_now(world)
    await world.begin(world.ben)  # with a hand of Ana's, which must not be taken for that of the match
    stale, shown = list(message.buttons), await press(world.ana, message, "play")
    for verb in ("more", "sure", "leave"):
        stale += shown.buttons
        shown = await world.ana.press(shown, verb)
    assert shown.says("match-left")
    assert "/hearts" not in shown.text, "a command may mean another table"
    (way_back, _) = shown.buttons
    await world.wait(120)
    for call in [each for each in world.messages() if "⏰" in each.text]:
        stale += [item for item in call.buttons if item.table == first.record.id]
    await world.skip(first.record.id, until=lambda table: not table.alive)
    await until_next(world)
    (now,) = await tables_now(world)
    for item in (*stale, way_back):
        answer = await world.ana.forge(await world.ana.command("help"), item.custom_id, item.values[:1])
        hands = {each.table for each in answer.all("refresh")} if answer is not None else set()
        assert hands == ({now.record.id} if item.arg == "play" else set()), item
    assert not (await world.table(now.record.id)).seats[now.my_seat(world.ana.id)].away


async def test_who_leaves_while_other_tables_play_is_away_in_the_next_deal(world: World) -> None:
    message = await begun(world, 8)
    first, second = await tables_now(world)
    await play_out(world, message, [first])
    leaver = world.seated(first)[0]
    await press(leaver, await press(leaver, message, "leave"), "quit")
    await play_out(world, message, [second])
    await until_next(world)
    seats = [seat for table in await tables_now(world) for seat in table.seats]
    assert [seat.player_id for seat in seats if seat.away] == [leaver.id]


async def test_four_people_see_the_play_of_the_closed_table_beside_their_own(world: World) -> None:
    message = await begun(world)
    (table,) = await tables_now(world)
    for person in world.people:
        await person.leave()
    await until_shown(world, lambda: "🏆" in message.text)
    shown = await press(world.ana, message, "sheet")
    deal = await world.ana.pick(shown, named(shown, "deal"), ["0"])
    (closed,) = named(deal, "beside").values
    both = await world.ana.pick(deal, named(deal, "beside"), [closed])
    assert both.private
    played = (await feature(world.bot).past.sheet(1)).computers
    assert [play.seat for play in played if play.deal == 0].count(table.my_seat(world.ana.id)) == 1
    assert both.says("side-title", deal=1, one="Ana", other=say("match-computer")), "as in the menu"
    place = next(player.place for player in (await match_now(world)).players if player.name == "Ana")
    for wrong in ("t9999", "t", "tx", f"t{'1' * 30}"):
        answer = await world.ana.forge(both, f"h1:m:match:0:1:beside.0.{place}", [wrong])
        assert answer.says("refusal-unreadable")


async def test_two_people_see_who_holds_their_cards_and_a_reminder_names_their_table_as_the_match_does(
    world: World,
) -> None:
    message = await world.ana.command("match new", deals=4, where="tables", preset=FEW)
    await press(world.ben, message, "join")
    assert message.says("match-what-computers")
    await press(world.ana, message, "fill")
    await until_next(world)
    lines = message.text.splitlines()
    ours, closed = [line for line in lines if "🤖" in line]
    assert "Ana, Ben, " in ours
    assert ours.count("🤖") == 2
    assert closed.count("🤖") == 4, "and its players hold the same cards"
    (table,) = await tables_now(world)
    code = table.seen_by(None).code
    assert lines[lines.index(ours) - 1].startswith(f"**{say('note-table', code=code)}**")
    await world.wait(120)
    calls = [each for each in world.messages() if "⏰" in each.text]
    assert calls
    assert f"table {code}" in calls[-1].text


async def test_options_that_do_not_fit_a_match_at_tables_are_refused_with_a_sentence(world: World) -> None:
    for asked in (
        {"where": "tables", "hours": 3, "pace": "slow"},
        {"where": "alone", "pace": "slow"},
        {"where": "tables", "hours": 3},
        {"hours": 3, "pace": "slow"},
    ):
        assert (await world.ana.command("match new", **asked)).says("refusal-match-hours-or-pace")
    assert (await world.ana.command("match new", where="tables", preset="five")).says(
        "refusal-match-four-seats", seats=5
    )
    message = await world.ana.command("match new", pace="slow", deals=4, preset=FEW)
    assert message.says("match-what-computers"), "who names a pace wants tables"
    old = {item.arg: item.custom_id for item in message.buttons}
    assert "fill" not in old
    for person in (world.ben, world.chidi):
        await press(person, message, "join")
    assert "start" not in [item.arg for item in message.buttons], "it could not"
    assert (await world.ana.forge(message, old["start"])).says("refusal-match-places", more=1, fewer=0)
    assert (await press(world.ben, message, "fill")).says("refusal-host-only", host="Ana")
    await press(world.ana, message, "fill")
    await until_next(world)
    assert message.says("match-deal-now", deal=1, deals=4)
    assert "🤖" in message.text, "the fourth is a computer player"


async def test_a_match_begins_before_its_computer_players_are_ready_and_goes_on_once_they_are(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    kernel = Kernel(monkeypatch)
    message = await begun(world)
    assert message.says("match-deal-now", deal=1, deals=4)
    await world.wait(5)
    assert not message.text.count("✅"), "the closed table is not played"
    kernel.finish()
    await world.wait(15)
    assert message.text.count("✅") == 1
    assert message.says("match-deal-now", deal=1, deals=4)
    table = (await tables_now(world))[0].record.id
    before = message.text
    for verb in ("leave", "ready", "join", "decline"):  # which no button there asks for
        await world.ben.forge(message, f"h1:b:{verb}:{table}:100:lobby")
        assert message.text == before, "the message stays that of the match"
    assert world.watch.complaints == []


async def test_a_match_at_tables_begins_before_its_tables_are_opened(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    fail(monkeypatch, feature(world.bot).matches.deals, "open_missing", StoreUnavailable("busy"))
    message = await begun(world)
    assert message.says("match-deal-now", deal=1, deals=4)
    assert await world.bot.store.matches.tables_of(1) == []
    await world.wait(40)
    assert (await press(world.ben, message, "play")).cards


@pytest.mark.traceback
async def test_a_match_keeps_no_other_waiting_and_other_processes_run_their_own(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored, matches, advance = world.bot.store.matches, feature(world.bot).matches, feature(world.bot).matches.advance
    screens = [await world.ana.command("match new", deals=4, preset=FEW) for _ in range(2)]
    for number in (1, 2):
        await stored.set_outdated(number, outdated=True)
    advanced, at_once, seconds = list[int](), list[int](), 0

    async def slow(number: int) -> MatchRecord:
        advanced.append(number)
        assert number not in at_once, "or an older edit could come after a newer one"
        at_once.append(number)
        if seconds:
            await asyncio.sleep(seconds)
        at_once.remove(number)
        if number == 1:
            raise RuntimeError
        return await advance(number)

    monkeypatch.setattr(matches, "advance", slow)
    await world.wait(PERIOD + 5)
    assert [match.outdated for match in await stored.unsettled()] == [True, False]
    seconds = 10
    for what in ("join", "leave", "join"):
        await press(world.ben, screens[1], what)
        await world.wait(3)
    await world.wait(40)
    assert advanced == [1, 2, 2, 2]
    monkeypatch.setattr(type(world.bot.tables.ownership), "owns", lambda ownership, guild_id: False)
    await press(world.ben, screens[1], "leave")
    await world.wait(5)
    assert advanced == [1, 2, 2, 2]


async def test_the_number_of_matches_of_a_server_and_of_a_host_is_limited(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(MAX_MATCHES_A_HOST):
        assert not (await world.ana.command("match new", deals=4 + number)).private
    assert (await world.ana.command("match new")).says("refusal-match-too-many-yours", most=MAX_MATCHES_A_HOST)
    monkeypatch.setattr("cogs.match.matches.MAX_MATCHES_A_SERVER", MAX_MATCHES_A_HOST)
    assert (await world.ben.command("match new")).says("refusal-match-too-many-here", most=MAX_MATCHES_A_HOST)
