"""Seating: leaving, taking over and ending running games."""

import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.answers.times import OFFERED
from bot.tables import calls, seating
from bot.tables.endings import end
from bot.tables.errors import NotAllowed
from bot.tables.pace import DAY
from bot.tables.persistence import change
from bot.tables.person import Person as Somebody
from bot.tables.person import check_in_lobby, check_in_play
from bot.tables.seating import (
    ABSENCE,
    GRACE_PERIOD,
    add_computer,
    begin,
    come_back,
    complete,
    get_ready,
    give_up,
    mark_hand_seen,
    overdue,
    release,
    remove,
    remove_computer,
    rename,
    reserve,
    seat_seen,
    vacate,
)
from bot.tables.table import Table
from bot.ui.calls import CALLED
from bot.ui.tabletop import score
from db import Status
from hearts import Game, Phase, Rules
from tests.bot.tables.lobby import ANA, BEN, CHIDI, DANA, lobby, playing
from tests.cogs.table.test_guests import pinged
from tests.hearts.table import Table as Round
from tests.payloads import PING
from tests.secrecy import open_cards
from tests.world import Person, Screen, World, say


def test_only_a_new_name_of_somebody_at_the_table_changes_it() -> None:
    table = lobby(BEN)
    assert rename(table, BEN) is rename(table, CHIDI) is table
    assert rename(table, Somebody(BEN.id, "Benedikt")).names == ("Ana", "Benedikt")


@pytest.mark.parametrize("check", [check_in_play, check_in_lobby, partial(come_back, person=ANA)])
def test_at_a_table_that_is_over_everything_is_refused_because_it_is_over(check: Callable[[Table], object]) -> None:
    over = playing(Game.new(Rules()), BEN).with_record(status=Status.OVER)
    with pytest.raises(NotAllowed, match="table-closed"):
        check(over)


def test_a_public_table_whose_host_leaves_has_another_host() -> None:
    table = playing(Game.new(Rules()), BEN, CHIDI)
    assert vacate(table, 0, random.Random(1)).record.host_id == BEN.id
    assert vacate(table.with_seat(1, away=True), 0, random.Random(1)).record.host_id == CHIDI.id
    assert vacate(table.with_seat(0, away=True), 1, random.Random(1)).record.host_id == ANA.id


EVE = Somebody(99, "Eve")
HANDS = ("3C AS KS QH KH", "2C 2S 3S 2H 3H", "3D 4S 5S 4H 5H", "4C 6S 7S 6H 7H")


def test_whoever_takes_a_seat_over_is_given_nothing_of_who_had_it() -> None:
    table = playing(Game.new(Rules()), BEN, CHIDI, DANA)
    left = vacate(table.with_seat(1, away=True, misses=2, ready=True, wants_end=True, hinted=True), 1, random.Random(1))
    assert seating.join(left, EVE).seats[1] == replace(table.seats[1], player_id=EVE.id, name=EVE.name)


def test_whoever_sits_down_after_the_first_trick_or_comes_back_after_a_hint_can_win_nothing() -> None:
    table = playing(Round(*HANDS).game, BEN, CHIDI, DANA)
    asked = table.with_seat(1, hinted=True)
    hinted, _ = change(asked, vacate(asked, 1, random.Random(1)), 0)
    late, later = (
        vacate(replace(table, game=game), 1, random.Random(1))
        for game in (Round(*HANDS).play("2C 3D 4C 3C").game, Round(*HANDS).finish().game)
    )
    for found, person, wins_nothing in (
        (hinted, BEN, True),
        (hinted, EVE, False),
        (late, EVE, True),
        (later, EVE, True),
    ):
        assert seating.join(found, person).seats[1].hinted is wins_nothing


@pytest.mark.parametrize("back", [come_back, get_ready])
def test_whoever_is_back_is_forgiven_the_turns_that_they_have_missed(back: Callable[[Table, Somebody], Table]) -> None:
    table = playing(Game.new(Rules()), BEN).with_seat(1, away=True, misses=3)
    assert (back(table, BEN).seats[1].away, back(table, BEN).seats[1].misses) == (False, 0)


async def leave(world: World, person: Person) -> Screen:
    """Presses More, Leave the game, Yes."""
    screen = await person.press(world.board(), "more")
    item = next(item for item in screen.all("sure") if item.arg == "leave")
    await person.press(screen, item)
    return await person.press(screen, "leave")


def test_somebody_who_sits_in_a_lobby_adds_computer_players_and_takes_the_last_one_away() -> None:
    table = lobby(BEN)
    for person in (ANA, BEN):
        table = add_computer(table, person, random.Random(1))
    with pytest.raises(NotAllowed, match="no-free-seat"):
        add_computer(table, ANA, random.Random(1))
    with pytest.raises(NotAllowed, match="not-seated"):
        remove_computer(table, CHIDI)
    one = remove_computer(table, BEN)
    assert (one.seats[2].name, one.seats[3].name) == (table.seats[2].name, "")
    none = remove_computer(one, BEN)
    with pytest.raises(NotAllowed, match="no-computer"):
        remove_computer(none, ANA)
    with pytest.raises(NotAllowed, match="already-started"):
        remove_computer(begin(one, random.Random(1)), ANA)
    with pytest.raises(NotAllowed, match="already-started"):
        add_computer(begin(one, random.Random(1)), ANA, random.Random(1))


def test_a_person_without_a_seat_cannot_be_removed() -> None:
    with pytest.raises(NotAllowed, match="not-seated-there"):
        remove(lobby(BEN), CHIDI.id, random.Random(1), 0)
    with pytest.raises(NotAllowed, match="table-closed"):
        remove(end(lobby(BEN), ANA), BEN.id, random.Random(1), 0)


async def test_a_computer_player_replaces_a_person_who_leaves_a_running_game(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await world.ana.pass_cards()
    assert (await leave(world, world.ben)).says("left-game")
    table = await world.table()
    assert [seat.player_id for seat in table.seats] == [world.ana.id, None, None, None]
    assert all(seat.name for seat in table.seats)
    assert table.game.phase is Phase.PLAYING
    await world.wait(10)  # until it need not say any more who has left
    await world.play_on(until=lambda table: len(table.game.tricks) == 2)
    await world.wait(3)
    assert "Ben" not in world.board().text


async def test_a_player_may_leave_between_two_rounds_and_only_the_players_are_told(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await world.skip_round()
    await world.wait(3)
    more = await world.chidi.press(world.board(), "more")
    assert "sure" not in more.verbs
    more = await world.ben.press(world.board(), "more")
    assert "sure" in more.verbs
    assert (await leave(world, world.ben)).says("left-game")


async def test_keep_playing_goes_back_to_the_hand(world: World) -> None:
    await world.begin(world.ben, computers=2)
    screen = await world.ana.press(world.board(), "more")
    await world.ana.press(screen, next(item for item in screen.all("sure") if item.arg == "leave"))
    await world.ana.press(screen, "hand")
    assert len(screen.cards) == 13
    assert (await world.table()).seats[0].player_id == world.ana.id


async def test_somebody_takes_over_an_open_seat_and_sees_its_hand(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await world.ana.pass_cards()
    await leave(world, world.ben)
    spectator = await world.dana.show(world.board())
    assert spectator.says("spectator-title")
    assert spectator.cards <= open_cards(await world.table())
    panel = await world.dana.press(spectator, "join")
    table = await world.table()
    seat = table.my_seat(world.dana.id)
    view = table.game.view(seat)
    assert set(view.hand) <= panel.cards
    await world.wait(2)
    assert "Dana" in world.board().text
    await world.dana.show(world.board())
    await world.play_on(until=lambda table: len(table.game.tricks) == 2)
    await leave(world, world.dana)
    panel = await world.chidi.press(await world.chidi.press(world.board(), "hand"), "join")
    seen = (await world.table()).seen_by(world.chidi.id)
    seat = (await world.table()).my_seat(world.chidi.id)
    inherits = {"score": score(seen, seat), "passed": False, "late": True}
    assert panel.says("note-seated-late", who="Dana", **inherits), "whose it was, and what comes with it"


def test_a_person_who_left_gets_only_the_seat_back_whose_cards_they_have_seen() -> None:
    table = playing(Game.new(Rules()), BEN, CHIDI)
    for person in (BEN, CHIDI):
        left, _ = change(table, seating.leave(table, person, random.Random(1)), 0)
        assert seating.join(left, person).my_seat(person.id) == table.my_seat(person.id)


async def test_a_person_who_left_sees_no_other_hand_when_their_seat_is_taken_over(world: World) -> None:
    await world.begin(world.ben, world.chidi)
    await leave(world, world.chidi)
    for newcomer in (world.dana, world.arrive("Eve")):
        await newcomer.command("hearts join")
        await world.wait(3)
    await leave(world, world.ben)
    answer = await world.chidi.command("hearts join")
    assert answer.says("refusal-seat-taken-over", name="Eve")
    assert (await world.table()).seat_of(world.chidi.id) is None


async def test_closed_seats_cannot_be_taken_over(world: World) -> None:
    await world.begin(world.ben, computers=2, open_seats=False)
    spectator = await world.dana.show(world.board())
    assert "join" not in [*spectator.verbs, *(await world.dana.press(world.board(), "more")).verbs]
    answer = await world.dana.forge(spectator, f"h1:b:join:1:{(await world.table()).game.prompt}:")
    assert answer.says("refusal-closed-table")
    assert (await world.dana.command("hearts join")).says("refusal-closed-table")
    assert (await world.table()).seat_of(world.dana.id) is None


async def test_whoever_a_moderator_removes_from_a_game_with_closed_seats_cannot_come_back(world: World) -> None:
    mia = world.manager("Mia")
    await world.begin(world.ben, computers=2, open_seats=False)
    hand = await world.ben.show(world.board())
    await mia.command("hearts remove", member=world.ben.actor)
    await world.wait(3)
    shown = await world.ben.press(world.board(), "hand")
    for screen in (hand, shown, await world.ben.press(world.board(), "more")):
        assert "join" not in screen.verbs
    await world.restart()
    assert (await world.ben.command("hearts join")).says("refusal-closed-table")
    assert (await world.table()).seat_of(world.ben.id) is None


async def test_a_host_who_leaves_hands_over_and_the_heir_may_end(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await leave(world, world.ana)
    more = await world.ben.press(world.board(), "more")
    await world.ben.press(more, next(item for item in more.all("sure") if item.arg == "end"))
    await world.ben.press(more, "cancel")
    assert more.says("closed-game")
    assert (await world.table()).record.status is Status.OVER
    await world.wait(2)
    assert world.messages()[-1].says("closed-game")
    assert world.messages()[-1].verbs == ["rematch"]


async def test_whoever_has_left_a_game_with_closed_seats_is_offered_the_seat_again(world: World) -> None:
    await world.begin(world.ben, computers=2, open_seats=False)
    seat = (await world.table()).my_seat(world.ben.id)
    await leave(world, world.ben)
    await world.wait(3)
    assert "join" not in (await world.chidi.press(world.board(), "hand")).verbs
    shown = await world.ben.press(world.board(), "hand")
    assert shown.says("spectator-title")
    await world.ben.press(shown, "join")
    assert (await world.table()).my_seat(world.ben.id) == seat


GUESTS = [(BEN.id, BEN.name), (CHIDI.id, CHIDI.name)]


def test_each_guest_has_a_seat_that_nobody_else_may_take() -> None:
    table = reserve(lobby(), GUESTS, until=600)
    assert [(seat.seat, seat.held_name) for seat in table.reserved] == [(1, "Ben"), (2, "Chidi")]
    assert seating.join(table, CHIDI).seats[2].player_id == CHIDI.id
    assert not seating.join(give_up(table, BEN.id), CHIDI).reserved, "though another seat would come first"
    assert seating.join(table, DANA).seats[3].player_id == DANA.id
    with pytest.raises(NotAllowed, match="seats-reserved"):
        seating.join(seating.join(table, DANA), EVE)


@pytest.mark.parametrize(("guests", "key"), [([(ANA.id, "Ana")], "invite-seated"), ([GUESTS[0]] * 2, "invite-asked")])
def test_a_seat_is_reserved_once_and_never_for_somebody_who_sits_there(guests: list[tuple[int, str]], key: str) -> None:
    with pytest.raises(NotAllowed, match=key):
        reserve(lobby(), guests, until=600)


def test_a_lobby_is_complete_when_no_seat_is_free_or_reserved() -> None:
    waiting = reserve(lobby(DANA, computers=1), GUESTS[:1], until=600)
    assert not complete(waiting)
    assert complete(seating.join(waiting, BEN))
    assert not complete(give_up(waiting, BEN.id)), "that seat is free now"


def test_only_the_person_for_whom_a_seat_is_reserved_can_give_it_up() -> None:
    table = reserve(lobby(), GUESTS, until=600)
    assert [seat.held_for for seat in give_up(table, BEN.id).seats] == [None, None, CHIDI.id, None]
    with pytest.raises(NotAllowed, match="not-invited"):
        give_up(table, DANA.id)


def test_a_seat_is_free_for_everybody_once_its_reservation_has_expired() -> None:
    table = reserve(reserve(lobby(), GUESTS[:1], until=600), GUESTS[1:], until=900)
    assert release(table, 599) == table
    assert [seat.held_for for seat in release(table, 600).seats] == [None, None, CHIDI.id, None]
    assert not release(table, 900).reserved


BERLIN = "Europe/Berlin"


def call_in(world: World) -> Screen | None:
    """The newest message that calls people to a start."""
    return next((m for m in reversed(world.messages()) if PING.search(m.text) and "start" in m.verbs), None)


async def test_somebody_else_starts_a_full_table_whose_host_is_gone(world: World) -> None:
    lobby = await world.open(world.ben, world.chidi)
    await world.wait(ABSENCE / 1000)
    assert (await world.ben.press(lobby, "start")).says("refusal-host-only", host="Ana"), "a seat is free"
    await world.ben.press_more(lobby, "computer")
    await world.wait(ABSENCE / 1000 - 5)
    others = f"<t:{((await world.table()).record.updated_at + ABSENCE) // 1000}:t>"
    assert lobby.says("lobby-hint", free=0, host="**Ana**", rematch=False, others=others, computers=True)
    assert (await world.ben.press(lobby, "start")).says("refusal-host-only", host="Ana")
    await world.ana.press_more(lobby, "nocomputer")
    await world.ana.press_more(lobby, "computer")
    await world.wait(10)
    assert (await world.ben.press(lobby, "start")).says("refusal-host-only", host="Ana"), "she is there"
    await world.wait(ABSENCE / 1000)
    assert (await world.dana.press(lobby, "start")).says("refusal-host-only", host="Ana"), "she has no seat"
    await world.ben.press(lobby, "start")
    assert (await world.table()).record.status is Status.PLAYING


async def test_nobody_else_starts_a_full_table_before_its_announced_time(world: World) -> None:
    lobby = await world.open(world.ben, computers=2, at="+60")
    await world.wait(50 * 60)
    assert (await world.ben.press(lobby, "start")).says("refusal-host-only", host="Ana")


async def test_a_start_is_announced_called_once_and_survives_a_restart(world: World) -> None:
    lobby = await world.open(world.ben, at="+120")
    starts_at = (await world.table()).record.settings.starts_at or 0
    seconds = starts_at // 1000
    assert lobby.says("lobby-starts", at=f"<t:{seconds}:F>", left=f"<t:{seconds}:R>", host="**Ana**")
    await world.wait(60 * 60)
    await world.chidi.press(lobby, "join")
    await world.dana.press(lobby, "join")
    await world.dana.leave()
    await world.wait(31 * 60)
    assert (await world.table()).record.status is Status.LOBBY, "it does not close before its start"
    assert pinged(world) == []
    mark = len(world.watch.requests)
    await world.restart(away=30 * 60)
    await world.wait(5)
    assert sorted(pinged(world, mark)) == sorted([world.ana.id, world.ben.id, world.chidi.id])
    call = call_in(world)
    assert call is not None
    assert call.one("start").arg == CALLED
    await world.dana.press(lobby, "join")
    await world.restart()
    await world.wait(60)
    assert len(pinged(world, mark)) == 3, "nobody is called twice, and nobody who came later"
    assert (await world.chidi.press(call, "start")).says("refusal-host-only", host="Ana")
    await world.wait(GRACE_PERIOD / 1000)
    shown = await world.chidi.press(call, "start")
    assert shown.private, "it is answered by the hand"
    await world.wait(5)
    assert (await world.table()).record.status is Status.PLAYING
    assert lobby.says("lobby-started-title")
    assert not call.exists


async def test_a_start_on_a_server_without_reminders_is_announced_without_mentions(world: World) -> None:
    await world.change_settings(nudges=False)
    await world.open(world.ben, at="+5")
    await world.wait(5 * 60 + 5)
    assert any(message.says("nudge-start", who="Ana, Ben", host="Ana") for message in world.messages())
    assert pinged(world) == []


async def test_a_table_that_nobody_begins_closes_half_an_hour_after_its_start(world: World) -> None:
    lobby = await world.open(world.ben, at="+45")
    await world.wait(45 * 60 + 29 * 60)
    assert (await world.table()).alive
    await world.wait(2 * 60)
    assert lobby.says("closed-title", code="1")
    assert call_in(world) is None


async def test_an_announced_table_that_is_cancelled_calls_nobody(world: World) -> None:
    await world.open(world.ben, at="+5")
    await world.ana.end()
    await world.wait(10 * 60)
    assert pinged(world) == []
    assert calls.asked(await world.table()) == frozenset()


async def test_a_paused_game_that_began_before_its_announced_start_calls_nobody(world: World) -> None:
    lobby = await world.open(world.ben, at="+60")
    await world.ana.press(lobby, "start")
    table = await world.bot.tables.pause(1, Somebody(world.ana.id, "Ana"))
    rested = overdue(table, table.record.due_at or 0)
    assert rested.record.status is Status.OVER
    assert not any(seat.ready for seat in rested.seats)


async def test_reserved_seats_are_free_before_the_start_and_the_table_stays(world: World) -> None:
    lobby = await world.ana.command("hearts new", at="+60", invite=world.ben.actor)
    await world.wait(11 * 60)
    table = await world.table()
    assert not table.reserved
    assert table.record.due_at == table.record.settings.starts_at
    assert lobby.says("lobby-note-announced", code="1")


async def test_the_hosts_time_zone_says_what_the_time_means_and_is_kept(world: World) -> None:
    assert (await world.ana.command("hearts new", at="20:30")).says("refusal-start-no-zone", text="20:30")
    assert (await world.ana.command("hearts new", at="20:30", time_zone="Mars/Base")).private
    assert not await world.bot.store.tables.alive_of_player(world.ana.id), "no table is opened then"
    offered = await world.ana.complete("hearts new", "at", "20:30")
    assert say("start-where", text="20:30") == offered[0]["name"]
    assert [each["value"] for each in await world.ana.complete("hearts new", "at", " ")] == list(OFFERED)
    await world.ana.command("hearts new", at="20:30", time_zone=BERLIN)
    record = (await world.table()).record
    starts_at = record.settings.starts_at or 0
    local = datetime.fromtimestamp(starts_at / 1000, ZoneInfo(BERLIN))
    assert (local.hour, local.minute) == (20, 30)
    assert 0 < starts_at - record.created_at <= DAY
    offered = await world.ana.complete("hearts new", "at", "20:30")
    assert offered[0]["name"].startswith(f"20:30 · {BERLIN} · ")
    offered = await world.ana.complete("hearts new", "at", "7h30")
    assert [each["value"] for each in offered] == ["7h30", "+7h30"], "what may be a duration is offered as one, too"
    assert offered[0]["name"].startswith("07:30")
    (elsewhere,) = await world.ana.complete("hearts new", "at", "20:30", time_zone="tokyo")
    assert elsewhere["name"].startswith("20:30 · Asia/Tokyo · ")
    assert (await world.ana.command("hearts new", at="20:30")).says("lobby-title"), "it is remembered"


def witnesses(folder: Path) -> list[str]:
    with closing(sqlite3.connect(folder / "hearts.db")) as connection:
        return [text for (text,) in connection.execute("SELECT witnesses FROM rounds ORDER BY number")]


async def test_a_person_whose_data_was_deleted_gets_only_the_seat_back_whose_cards_they_have_seen(world: World) -> None:
    await world.begin(world.ben, world.chidi, computers=1)
    mine = (await world.table()).seat_of(world.ben.id)
    await world.ben.delete_data()
    await world.chidi.delete_data()  # whose seat would be taken first
    await world.restart()
    more = await world.ben.press(world.board(), "more")
    await world.ben.press(more, "join")
    assert (await world.table()).seat_of(world.ben.id) == mine


async def test_a_witness_gets_no_seat_if_the_seat_they_have_seen_is_taken(world: World) -> None:
    await world.begin(world.ben, computers=2)
    mine = (await world.table()).seat_of(world.ben.id)
    await world.ben.delete_data()
    await world.chidi.command("hearts join")
    assert (await world.table()).seat_of(world.chidi.id) == mine
    assert (await world.ben.command("hearts join")).says("refusal-seat-taken-over", name="Chidi")
    assert (await world.table()).seat_of(world.ben.id) is None


async def test_two_deletions_in_one_round_change_nothing(world: World) -> None:
    await world.begin(world.ben, world.chidi, computers=1)
    mine = (await world.table()).seat_of(world.ben.id)
    for _ in range(2):
        await world.ben.delete_data()
        await world.chidi.delete_data()
        await world.ben.command("hearts join")
        assert (await world.table()).seat_of(world.ben.id) == mine


async def test_a_mark_identifies_nobody_and_is_deleted_with_its_round(world: World, tmp_path: Path) -> None:
    await world.begin(world.ben, computers=2)
    await world.ben.delete_data()
    (kept,) = witnesses(tmp_path)
    assert kept
    assert str(world.ben.id) not in kept
    await world.skip_round()
    assert not any(witnesses(tmp_path))
    await world.go_on()
    await world.wait(5)
    await world.ben.command("hearts join")
    assert (await world.table()).seat_of(world.ben.id) is not None


async def test_marks_are_deleted_with_a_closed_table(world: World, tmp_path: Path) -> None:
    await world.begin(world.ben, computers=2)
    await world.ben.delete_data()
    await world.bot.tables.end(1, Somebody(world.ana.id, "Ana"))
    assert witnesses(tmp_path) == [""]


async def test_a_mark_belongs_to_one_person_in_one_round(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await world.ben.leave()
    table = mark_hand_seen(await world.table(), world.ben.id)
    assert seat_seen(table, world.ben.id) is not None
    assert seat_seen(table, world.ana.id) is None
    (round,) = table.rounds
    assert seat_seen(replace(table, rounds=(replace(round, secret=b"another"),)), world.ben.id) is None
    assert mark_hand_seen(await world.table(), world.ana.id) == await world.table()
