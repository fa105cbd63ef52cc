"""Seating: leaving, taking over and ending running games."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

import pytest

from bot.tables.early_ends import end
from bot.tables.errors import NotAllowed
from bot.tables.person import Person as Somebody
from bot.tables.person import check_in_lobby, check_in_play
from bot.tables.seating import (
    add_computer,
    begin,
    come_back,
    remove,
    remove_computer,
    rename,
    vacate,
)
from bot.tables.table import Table
from db import Status
from hearts import Game, Phase, Rules
from tests.bot.tables.lobby import ANA, BEN, CHIDI, lobby, playing
from tests.secrecy import open_cards
from tests.world import Person, Screen, World


def test_only_a_new_name_of_somebody_at_the_table_changes_it() -> None:
    table = lobby(BEN)
    assert rename(table, BEN) is rename(table, CHIDI) is table
    assert rename(table, Somebody(BEN.id, "Benedikt")).names == ("Ana", "Benedikt")


@pytest.mark.parametrize("check", [check_in_play, check_in_lobby, partial(come_back, person=ANA)])
def test_at_a_table_that_is_over_everything_is_refused_because_it_is_over(check: Callable[[Table], object]) -> None:
    over = playing(Game.new(Rules()), BEN).with_record(status=Status.OVER)
    with pytest.raises(NotAllowed, match="table-closed"):
        check(over)


def test_computer_players_are_added_and_removed_until_the_game_has_begun() -> None:
    running = playing(Game.new(Rules()), BEN)
    for change in (partial(add_computer, rng=random.Random(1)), remove_computer):
        with pytest.raises(NotAllowed, match="already-started"):
            change(running, ANA)
    added = add_computer(lobby(BEN), ANA, random.Random(1))
    assert len(added.names) == 3
    assert remove_computer(added, ANA).names == ("Ana", "Ben")


def test_a_public_table_whose_host_leaves_has_another_host() -> None:
    table = playing(Game.new(Rules()), BEN, CHIDI)
    assert vacate(table, 0, random.Random(1)).record.host_id == BEN.id
    assert vacate(table.with_seat(1, away=True), 0, random.Random(1)).record.host_id == CHIDI.id
    assert vacate(table.with_seat(0, away=True), 1, random.Random(1)).record.host_id == ANA.id


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
    await world.play_on(until=lambda table: len(table.game.tricks) == 2)
    assert "Ben" not in world.board().text


async def test_a_person_who_left_has_no_button_that_still_works(world: World) -> None:
    await world.begin(world.ben, world.chidi, computers=1)
    await world.pass_all()
    panel = world.ben.panel
    await leave(world, world.ben)
    before = await world.table()
    for item in panel.all("play"):
        answer = await world.ben.forge(panel, item.custom_id)
        assert answer is not None
        assert answer.says("refusal-not-seated")
    assert (await world.table()).game is before.game


async def test_a_player_may_leave_between_two_rounds_and_only_the_players_are_told(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await world.skip_round()
    await world.wait(3)
    more = await world.chidi.press(world.board(), "more")
    assert not more.says("more-hint")
    more = await world.ben.press(world.board(), "more")
    assert more.says("more-hint")
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


async def test_a_person_who_left_gets_only_the_seat_back_whose_cards_they_have_seen(world: World) -> None:
    await world.begin(world.ben, world.chidi, computers=1)
    for person in (world.ben, world.chidi):
        seat = (await world.table()).my_seat(person.id)
        await leave(world, person)
        more = await person.press(world.board(), "more")
        await person.press(more, "join")
        assert (await world.table()).my_seat(person.id) == seat


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
    assert answer is not None
    assert answer.says("refusal-closed-table")
    assert (await world.dana.command("hearts join")).says("refusal-closed-table")
    assert (await world.table()).seat_of(world.dana.id) is None


async def test_whoever_leaves_a_game_with_closed_seats_may_come_back(world: World) -> None:
    await world.begin(world.ben, computers=2, open_seats=False)
    seat = (await world.table()).my_seat(world.ben.id)
    await world.ben.press(await leave(world, world.ben), "join")
    assert (await world.table()).my_seat(world.ben.id) == seat


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


async def test_a_full_table_of_people_refuses_another(world: World) -> None:
    await world.begin(world.ben, world.chidi, world.dana)
    eve = world.arrive("Eve")
    assert "join" not in (await eve.show(world.board())).verbs
    assert (await eve.command("hearts join")).says("refusal-table-full", seats=4)


async def test_a_host_who_leaves_hands_over_and_the_heir_may_end(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await leave(world, world.ana)
    more = await world.ben.press(world.board(), "more")
    await world.ben.press(more, next(item for item in more.all("sure") if item.arg == "end"))
    await world.ben.press(more, "cancel")
    assert more.says("ended-game")
    assert (await world.table()).record.status is Status.OVER
    await world.wait(2)
    assert world.messages()[-1].says("closed-game")
    assert world.messages()[-1].verbs == ["rematch"]


async def test_nobody_without_a_seat_ends_the_game(world: World) -> None:
    await world.begin(world.ben, computers=2)
    answer = await world.dana.forge(world.board(), "h1:b:cancel:1:2:")
    assert answer is not None
    assert answer.says("refusal-host-only", host="Ana")
    assert (await world.table()).record.status is Status.PLAYING


async def test_a_manager_of_the_server_ends_a_game(world: World) -> None:
    mod = world.manager("Mod")
    await world.begin(world.ben, computers=2)
    more = await mod.press(world.board(), "more")
    await mod.press(more, next(item for item in more.all("sure") if item.arg == "end"))
    await mod.press(more, "cancel")
    assert (await world.table()).record.status is Status.OVER


async def test_the_last_person_who_leaves_a_running_game_ends_it(world: World) -> None:
    await world.begin(computers=3)
    await leave(world, world.ana)
    assert (await world.table()).record.status is Status.OVER
    await world.wait(2)
    assert world.messages()[-1].says("closed-game")


async def test_somebody_who_is_there_inherits_a_table_before_somebody_who_is_away(world: World) -> None:
    await world.begin(world.ben, world.chidi, computers=1)
    table = await world.table()
    away = table.with_seat(table.my_seat(world.ben.id), away=True)
    assert vacate(away, table.my_seat(world.ana.id), random.Random(1)).record.host_id == world.chidi.id
    nobody = away.with_seat(table.my_seat(world.chidi.id), away=True)
    assert vacate(nobody, table.my_seat(world.ana.id), random.Random(1)).record.host_id == world.ben.id


async def test_the_heir_of_a_host_may_end_though_the_first_in_line_is_away(world: World) -> None:
    await world.begin(world.ben, world.chidi, computers=1, pace="blitz")
    for _ in range(200):
        table = await world.table()
        ben = table.seats[table.my_seat(world.ben.id)]
        if ben.away:
            break
        for person in (world.ana, world.chidi):
            hand = await person.show(world.board())
            if "clear" in hand.verbs:
                await person.pass_cards(hand)
            elif hand.playable:
                await person.play(screen=hand)
        await world.wait(10)
    assert ben.away
    await leave(world, world.ana)
    assert (await world.table()).record.host_id == world.chidi.id


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
