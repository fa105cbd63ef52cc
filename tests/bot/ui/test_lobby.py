"""The lobby: joining and leaving, the last seat, the host, and a table that nobody starts."""

from dataclasses import replace
from random import Random
from typing import Any

import discord
import pytest

from bot.pictures.emojis import NBSP
from bot.tables import seating
from bot.tables.person import Person
from bot.tables.seating import GRACE_PERIOD, MAX_TABLES_A_PERSON, reserve
from bot.ui import lobby as screens
from bot.ui.items import ACTION_ROW
from bot.ui.rules import differ, differ_in_lines
from cogs.table.screens import MAX_MENUS
from db import Status
from hearts import Game, Phase, Rules, preset
from tests.bot.tables.lobby import ANA, BEN, CHIDI, DANA, lobby
from tests.bot.ui.drawn import Drawn
from tests.connected import ConnectedWorld
from tests.world import World, say


async def test_people_join_and_leave_and_the_lobby_shows_who_is_there(world: World) -> None:
    lobby = await world.open(world.ben, world.chidi)
    assert all(name in lobby.text for name in ("Ana", "Ben", "Chidi"))
    assert "Dana" not in lobby.text
    await world.ben.leave()
    await world.wait(5)
    assert "Ben" not in lobby.text
    await world.dana.press(lobby, "join")
    assert "Dana" in lobby.text


async def test_each_press_in_the_lobby_costs_one_answer_and_no_edit(world: World) -> None:
    lobby = await world.open(world.ben)
    for person in (world.chidi, world.dana):
        await person.press(lobby, "join")
    await world.wait(20)
    assert world.watch.count()["answer"] == 4
    assert not world.watch.count()["edit"]
    assert not world.watch.count()["post"]


async def test_joining_twice_shows_how_the_game_begins(world: World) -> None:
    lobby = await world.open(world.ben)
    answer = await world.ben.press(lobby, "join")
    assert answer.private
    assert answer.says("panel-lobby", host=False)


async def test_the_second_of_two_presses_on_join_at_once_shows_how_the_game_begins(connected: ConnectedWorld) -> None:
    lobby = await connected.open()
    connected.ben.begin(lobby, "join")
    answer = await connected.ben.answer(connected.ben.begin(lobby, "join"))
    assert answer.private
    assert answer.says("panel-lobby", host=False)


async def test_what_the_host_is_told_who_presses_join_becomes_their_hand(world: World) -> None:
    lobby = await world.open(world.ben)
    answer = await world.ana.press(lobby, "join")
    assert answer.says("panel-lobby", host=True)
    await world.ana.press(lobby, "start")
    await world.wait(2)
    assert not answer.says("panel-lobby", host=True)
    assert answer.all("toggle")


async def test_one_of_two_people_gets_the_last_seat(world: World) -> None:
    eve = world.arrive("Eve")
    lobby = await world.open(world.ben, world.chidi)
    join = lobby.one("join").custom_id
    answers = await world.at_once((world.dana, lobby, join, None), (eve, lobby, join, None))
    refused = [answer for answer in answers if answer is not None and answer.private]
    assert len(refused) == 1
    assert refused[0].says("refusal-table-full", seats=4)
    assert ("**Dana**" in lobby.text) != ("**Eve**" in lobby.text)


async def test_a_person_who_joins_a_full_lobby_takes_the_seat_of_a_computer_player(world: World) -> None:
    lobby = await world.open(computers=3)
    await world.ben.press(lobby, "join")
    assert "Ben" in lobby.text
    assert lobby.text.count("🤖") == 2


async def test_computer_players_are_added_and_removed(world: World) -> None:
    lobby = await world.open()
    more = await world.ana.press(lobby, "more")
    assert more.one("nocomputer").disabled
    for _ in range(3):
        await world.ana.press(more, "computer")
    assert more.one("computer").disabled
    await world.wait(5)
    assert lobby.text.count("🤖") == 3
    await world.ana.press(more, "nocomputer")
    assert not more.one("computer").disabled
    await world.wait(5)
    assert lobby.text.count("🤖") == 2


async def test_the_buttons_of_a_lobby_of_an_older_version_still_work(world: World) -> None:
    lobby = await world.open()
    for verb, computers in (("computer", 1), ("nocomputer", 0)):
        await world.ana.forge(lobby, f"h1:b:{verb}:1:0:")
        assert lobby.text.count("🤖") == computers, "the press is answered by the lobby"


async def test_only_people_at_the_table_add_or_remove_computer_players(world: World) -> None:
    lobby = await world.open(computers=1)
    for verb in ("computer", "nocomputer", "leave", "start", "cancel"):
        answer = await world.ben.forge(lobby, f"h1:b:{verb}:1:0:")
        assert answer is not None
        assert answer.private
        assert answer.says("refusal-not-seated") or answer.says("refusal-host-only", host="Ana")
    assert lobby.text.count("🤖") == 1


async def test_a_host_who_leaves_hands_the_table_over(world: World) -> None:
    lobby = await world.open(world.ben)
    await world.ana.leave()
    await world.wait(5)
    assert say("lobby-seat-host", number=2, who="**Ben**") in lobby.text
    await world.ben.press(lobby, "start")
    assert (await world.table()).record.status is Status.PLAYING


async def test_the_last_person_who_leaves_closes_the_table(world: World) -> None:
    lobby = await world.open(computers=2)
    await world.ana.leave()
    await world.wait(5)
    assert lobby.says("closed-title", code="1")
    assert lobby.says("closed-why", why="left")
    assert [each.verb for each in lobby.buttons] == ["new"]
    assert (await world.table()).record.status is Status.CANCELLED


async def test_only_the_host_starts_and_computer_players_take_the_free_seats(world: World) -> None:
    lobby = await world.open(world.ben)
    assert (await world.ben.press(lobby, "start")).says("refusal-host-only", host="Ana")
    assert (await world.table()).record.status is Status.LOBBY
    await world.ana.press(lobby, "start")
    assert lobby.says("lobby-started-title")
    await world.wait(1)
    assert world.board().id != lobby.id
    assert (await world.table()).game.phase is Phase.PASSING
    assert "show" not in lobby.verbs
    assert len((await world.ben.show(lobby)).cards) == 13


async def test_a_manager_of_the_server_may_start_and_cancel_any_table(world: World) -> None:
    mod = world.manager("Mod")
    lobby = await world.open(world.ben)
    await mod.press(lobby, "start")
    assert (await world.table()).record.status is Status.PLAYING
    other = await world.open(host=world.dana)
    await mod.press(await mod.press_more(other, "sure", "end"), "cancel")
    await world.wait(2)
    assert other.says("closed-title", code="2")
    assert other.says("closed-why", why="moderator")


async def test_a_lobby_closes_after_thirty_idle_minutes(world: World) -> None:
    lobby = await world.open()
    await world.wait(29 * 60)
    await world.ben.press(lobby, "join")
    await world.wait(29 * 60)
    assert "start" in lobby.verbs
    await world.wait(2 * 60)
    assert lobby.says("closed-title", code="1")
    assert lobby.says("closed-why", why="idle")
    assert (await world.table()).record.status is Status.CANCELLED
    assert (await world.ana.command("hearts status")).says("status-none")


async def test_a_press_in_a_closed_lobby_is_refused(world: World) -> None:
    lobby = await world.open(world.ben)
    buttons = [button.custom_id for button in lobby.buttons]
    await world.ana.end()
    await world.wait(2)
    for custom_id in buttons:
        answer = await world.chidi.forge(lobby, custom_id)
        assert answer is not None
    assert (await world.table()).record.status is Status.CANCELLED
    assert lobby.says("closed-title", code="1")


async def test_a_lobby_says_who_closed_it_until_that_person_deletes_their_data(world: World) -> None:
    lobby = await world.open(world.ben)
    await world.ana.end()
    await world.wait(2)
    assert lobby.says("closed-why", why="players", who="Ana")
    await world.ana.delete_data()
    await world.wait(10)
    assert lobby.says("closed-why", why="players", who=say("former-player"))


def test_a_lobby_that_was_closed_before_reasons_were_stored_gives_none() -> None:
    old = lobby(BEN).with_record(status=Status.CANCELLED)
    assert Drawn(screens.closed(old.seen_by(None), say)).text == say("closed-title", code="1")


async def test_one_channel_has_several_tables_and_one_person_sits_at_several(world: World) -> None:
    first = await world.begin(world.ben, computers=1)
    second = await world.begin(world.ana, host=world.ben, computers=1)
    third = await world.begin(world.dana, host=world.chidi)
    assert len({first, second, third}) == 3
    for number in (first, second):
        await world.ana.pass_cards(world.ana.panels[number])
        await world.ben.pass_cards(world.ben.panels[number])
    for number in (first, second):
        person = await world.until_turn(number)
        await person.play(screen=person.panels[number])
    games = [(await world.table(number)).game for number in (first, second, third)]
    assert [game.phase for game in games] == [Phase.PLAYING, Phase.PLAYING, Phase.PASSING]
    assert games[0].hand(0) != games[1].hand(0)


async def test_nobody_joins_more_tables_than_a_person_can_follow(world: World) -> None:
    """Joins and rematches count like tables of one's own; a person who already has a seat is told that instead."""
    over = await world.begin(world.ana, host=world.ben, computers=2)
    table = await world.table(over)
    ended = replace(table, game=Game(table.rules, (), None)).with_record(status=Status.OVER, due_at=None)
    await world.bot.tables.repository._write(table, ended)
    for _ in range(MAX_TABLES_A_PERSON):
        await world.open()
    full = say("refusal-too-many-tables", most=MAX_TABLES_A_PERSON)
    lobby = await world.open(host=world.ben)
    assert full in (await world.ana.press(lobby, "join")).text
    await world.ben.leave(table="12")
    assert (await world.ben.command("hearts rematch", table="1")).one("start").table
    assert full in (await world.ana.command("hearts rematch", table="1")).text
    assert (await world.ana.press(world.board(2), "join")).says("panel-lobby", host=True)
    assert len(await world.bot.store.tables.alive_of_player(world.ana.id)) == MAX_TABLES_A_PERSON


@pytest.mark.traceback
async def test_a_lobby_that_could_not_be_posted_is_closed(world: World) -> None:
    world.env.inject_error("POST", "/interactions/*/callback", status=500)
    answer = await world.ana.command("hearts new")
    assert answer.private
    assert not await world.bot.store.tables.alive_of_player(world.ana.id)


async def test_the_host_chooses_how_well_computer_players_play_for_all_and_for_each(world: World) -> None:
    lobby = await world.open(computers=2)
    menus = await world.ana.press_more(lobby, "levels")
    assert menus.private
    everybody, first, second = menus.all("levels")
    await world.ana.pick(menus, everybody, ["club"])
    await world.ana.pick(menus, first, ["beginner"])
    seats = (await world.table()).seats
    assert [seat.level for seat in seats] == ["club", "beginner", "club", "club"]
    await world.wait(5)
    for seat in seats[1:3]:
        name = say("seat-level", who=f"**{seat.name}**\N{NO-BREAK SPACE}🤖", level=say("level-name", value=seat.level))
        assert name in lobby.text
    assert [menu.chosen for menu in menus.all("levels")] == [[], ["beginner"], ["club"]]
    assert second.count == 1


async def test_only_the_host_chooses_levels_and_only_before_the_game(world: World) -> None:
    lobby = await world.open(world.ben, computers=1)
    assert "levels" not in (await world.ben.press(lobby, "more")).verbs
    refused = await world.ben.forge(lobby, "h1:b:levels:1:0:")
    assert refused is not None
    assert refused.says("refusal-host-only", host="Ana")
    menus = await world.ana.press_more(lobby, "levels")
    everybody = menus.all("levels")[0]
    forged = await world.at_once((world.ben, menus, everybody.custom_id, ["expert"]))
    assert forged[0] is not None
    assert forged[0].says("refusal-host-only", host="Ana")
    for made_up in ("grandmaster", ""):
        (answer,) = await world.at_once((world.ana, menus, everybody.custom_id, [made_up]))
        assert answer is not None
        assert answer.says("note-outdated")
    await world.ana.press(lobby, "start")
    (late,) = await world.at_once((world.ana, menus, everybody.custom_id, ["expert"]))
    assert late is not None
    assert late.says("refusal-already-started")
    assert {seat.level for seat in (await world.table()).seats} == {"casual"}


async def test_the_host_chooses_pace_hints_thread_and_cut_in_the_lobby(world: World) -> None:
    lobby = await world.open(world.ben, computers=1)
    menus = await world.ana.press_more(lobby, "levels")
    pace, hints, thread, cut, *_ = menus.all("arrange")
    assert pace.chosen == ["live"]
    await world.ana.pick(menus, pace, ["slow"])
    await world.ana.press(menus, hints)
    await world.ana.press(menus, thread)
    await world.ana.press(menus, cut)
    settings = (await world.table()).record.settings
    assert (settings.pace, settings.hints, settings.thread, settings.cut) == ("slow", False, True, True)
    await world.wait(5)
    assert say("choice-pace", value="slow") in lobby.text
    assert lobby.says("lobby-no-hints")
    assert lobby.says("lobby-thread")
    assert lobby.says("lobby-cut")
    (answer,) = await world.at_once((world.ben, menus, hints.custom_id, None))
    assert answer is not None
    assert answer.says("refusal-host-only", host="Ana")
    await world.ana.press(lobby, "start")
    await world.wait(3)
    assert (await world.table()).record.own_thread


async def test_the_settings_of_the_largest_table_fit_on_one_screen(world: World) -> None:
    lobby = await world.open(players=16, computers=15)
    assert len((await world.ana.press_more(lobby, "levels")).all("levels")) == 1 + MAX_MENUS


async def test_the_board_shows_the_levels_of_computer_players(world: World) -> None:
    await world.begin(computers=3, level="beginner")
    assert f"· 🤖{NBSP}{say('level-name', value='beginner')}\n" in world.board().text


async def test_the_menus_name_the_first_computer_players_and_say_where_the_others_are_only_if_there_are_more(
    world: World,
) -> None:
    for number, computers in enumerate((MAX_MENUS, MAX_MENUS + 1), 1):
        lobby = await world.open(players=8, preset="double_deck", computers=computers)
        screen = await world.ana.press_more(lobby, "levels")
        assert len(screen.all("levels")) == 1 + MAX_MENUS
        assert screen.says("levels-more") == (computers > MAX_MENUS), number
        await world.ana.end()


@pytest.mark.parametrize(
    ("guests", "reserved"),
    [((BEN,), []), ((BEN, CHIDI), [(DANA.id, "Dana")]), ((BEN, CHIDI, DANA), []), ((BEN,), [(DANA.id, "Dana")])],
    ids=["a free seat", "a reserved seat", "neither", "both"],
)
def test_the_first_button_of_a_lobby_is_join_and_whoever_is_invited_declines_beside_it(
    guests: tuple[Person, ...], reserved: list[tuple[int, str]]
) -> None:
    table = reserve(lobby(*guests), reserved, until=600_000)
    drawn = Drawn(screens.lobby(table.seen_by(None), say))
    rows = [part["components"] for part in drawn.components[0]["components"] if part["type"] == ACTION_ROW]
    verbs = [[item["custom_id"].split(":")[2] for item in items] for items in rows]
    free = bool(table.seen_by(None).free)
    kept = bool(reserved) and not free
    told = say("lobby-kept", count=1, who="**Dana**")
    assert drawn.says("lobby-hint-reserved", host="**Ana**", rematch=False, kept=told) == kept
    assert verbs == ([["join", "decline"], ["start", "more"]] if reserved else [["join", "start", "more"]])


def test_the_green_button_is_the_one_to_press_next() -> None:
    green = discord.ButtonStyle.success.value
    kept = reserve(lobby(BEN, CHIDI), [(DANA.id, "Dana")], until=600_000)
    for table, verb in ((lobby(BEN), "join"), (kept, "join"), (lobby(BEN, CHIDI, DANA), "start")):
        shown = Drawn(screens.lobby(table.seen_by(None), say))
        assert [item.verb for item in shown.buttons if item.style == green] == [verb]


def test_a_full_lobby_with_a_computer_player_can_be_joined_and_says_so() -> None:
    table = seating.add_computer(lobby(BEN, CHIDI), ANA, Random(1))
    shown = Drawn(screens.lobby(table.seen_by(None), say))
    assert "\n**Join** takes a computer's seat." in shown.text


def test_a_lobby_tells_the_person_for_whom_a_seat_is_kept_what_to_press() -> None:
    one, two = (
        Drawn(screens.lobby(reserve(lobby(*guests), kept, until=600_000).seen_by(None), say))
        for guests, kept in (
            ((BEN, CHIDI), [(DANA.id, "Dana")]),
            ((BEN,), [(CHIDI.id, "Chidi"), (DANA.id, "Dana")]),
        )
    )
    assert one.says("lobby-kept", count=1, who="**Dana**")
    assert two.says("lobby-kept", count=2)
    assert two.text.count("Dana") == 1


def _starting(seats: str) -> dict[str, Any]:
    return {
        "host": "**Ana**",
        "others": f"<t:{60 + GRACE_PERIOD // 1000}:t>",
        "seats": seats,
        "kept": say("lobby-kept", count=2),
    }


def test_a_lobby_says_when_it_starts_or_who_starts_it() -> None:
    announced = lobby(BEN, starts_at=60_000)
    waits = Drawn(screens.lobby(announced.seen_by(None), say))
    assert waits.says("lobby-starts", at="<t:60:F>", left="<t:60:R>", host="**Ana**")
    begins = Drawn(screens.lobby(announced.with_record(starting=True).seen_by(None), say))
    assert begins.says("lobby-starting", **_starting("free"))
    assert begins.one("start").style == discord.ButtonStyle.success.value
    kept = reserve(announced, [(CHIDI.id, "Chidi"), (DANA.id, "Dana")], 60_000)
    full = seating.join(seating.join(announced, CHIDI), DANA)
    for table, seats in ((kept, "kept"), (full, "none")):
        shown = Drawn(screens.lobby(table.with_record(starting=True).seen_by(None), say))
        assert shown.says("lobby-starting", **_starting(seats))
    hint = {"free": 2, "host": "**Ana**", "rematch": False, "computers": False}
    assert Drawn(screens.lobby(lobby(BEN).seen_by(None), say)).says("lobby-hint", **hint)


def test_a_lobby_says_that_nobody_joins_later_where_the_seats_are_closed() -> None:
    assert Drawn(screens.lobby(lobby(BEN, open_seats=False).seen_by(None), say)).says("lobby-closed-seats")
    assert not Drawn(screens.lobby(lobby(BEN).seen_by(None), say)).says("lobby-closed-seats")


def test_rules_that_the_host_has_changed_are_told() -> None:
    table = lobby(BEN, rules=Rules(end_score=50))
    told = differ_in_lines(table.rules, say)
    assert told in Drawn(screens.lobby(table.with_record(altered=True).seen_by(None), say)).text
    assert told not in Drawn(screens.lobby(table.seen_by(None), say)).text


def test_how_a_game_with_a_name_differs_from_the_standard_is_said_in_a_line() -> None:
    other, usual = (lobby(BEN, rules=preset(name)).seen_by(None) for name in ("omnibus", "standard"))
    assert "-# " + differ(other.rules, say) in Drawn(screens.lobby(other, say)).text
    assert differ(usual.rules, say) not in Drawn(screens.lobby(usual, say)).text


@pytest.mark.parametrize("rules", [preset("quick"), Rules(end="rounds", end_rounds=3)])
def test_when_the_game_ends_is_told_once(rules: Rules) -> None:
    view = lobby(BEN, rules=rules).seen_by(None)
    assert differ(rules, say) not in Drawn(screens.lobby(view, say)).text


def test_that_a_channel_has_its_own_rules_is_said_until_the_host_changes_them() -> None:
    table = lobby().with_settings(local=True)
    for altered in (False, True):
        shown = Drawn(screens.lobby(table.with_record(altered=altered).seen_by(None), say))
        assert (say("lobby-local") in shown.text) is not altered
