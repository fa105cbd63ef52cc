"""Restarts: nothing is lost, and every old button still works."""

import pytest

from bot.background import STORE_RETRY
from bot.tables.locks import CONFIRM_TIMEOUT
from bot.tables.pace import PACES
from db import Status, Unsettled
from hearts import Phase
from tests.connected import ConnectedWorld
from tests.world import World


async def test_a_pass_that_was_confirmed_stays_and_the_others_choose_on_their_old_panels(world: World) -> None:
    await world.begin(world.ben, world.chidi, world.dana)
    chosen = [item.card for item in world.ana.panel.all("toggle")[:3]]
    await world.ana.pass_cards()
    await world.restart()
    table = await world.table()
    assert table.game.view(0).chosen == (True, False, False, False)
    assert [*table.game.view(0).passed] == chosen
    for person in (world.ben, world.chidi, world.dana):
        await person.pass_cards()
    assert (await world.table()).game.phase is Phase.PLAYING


async def test_an_unconfirmed_choice_is_made_again_after_a_restart(world: World) -> None:
    await world.begin(world.ben, computers=2)
    panel = await world.ana.in_menus()
    await world.ana.choose(panel, "choose", panel.one("choose").values[:3])
    await world.restart()
    await world.ana.press(panel, "pass")  # the button contains the cards that it shows
    assert (await world.table()).game.view(0).passed


async def test_a_trick_goes_on_where_it_stood_and_old_panels_still_play(world: World) -> None:
    await world.begin_first_trick()
    await world.play_on(until=lambda table: len(table.game.tricks) == 2 and len(table.game.trick.plays) == 2)
    await world.wait(1)
    before = (await world.table()).game
    panels = {person.name: person.panel.id for person in world.people}
    await world.restart()
    after = (await world.table()).game
    assert (after.trick, after.tricks, after.to_act) == (before.trick, before.tricks, before.to_act)
    assert [after.hand(seat) for seat in range(4)] == [before.hand(seat) for seat in range(4)]
    person = world.people[after.to_act[0]]
    await person.play(after.legal_plays(after.to_act[0])[0])
    assert person.panel.id == panels[person.name]
    assert len((await world.table()).game.trick.plays) == 3
    following = world.people[(await world.table()).game.to_act[0]]
    await following.look()
    await following.play()


async def test_a_game_goes_on_between_two_rounds(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await world.skip_round()
    await world.wait(2)
    result, totals = world.board(), (await world.table()).game.totals
    await world.restart()
    assert (await world.table()).game.totals == totals
    await world.ana.press(result, "ready")
    await world.ben.press(result, "ready")
    await world.wait(2)
    table = await world.table()
    assert table.game.phase is Phase.PASSING
    assert table.game.totals == totals
    assert world.board().id != result.id


async def test_a_person_who_could_not_press_during_an_outage_gets_their_time_again_once(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await world.ana.pass_cards()
    await world.restart(away=3600)
    await world.wait(1)
    table = await world.table()
    assert table.game.phase is Phase.PASSING
    assert [seat.misses for seat in table.seats if seat.player_id] == [0, 0]
    assert f"<t:{(table.record.due_at or 0) // 1000}:R>" in world.board().text
    await world.wait(PACES["live"].choose / 1000 - 5)
    assert (await world.table()).game.phase is Phase.PASSING
    await world.wait(10)
    table = await world.table()
    assert table.game.phase is Phase.PLAYING
    assert [seat.misses for seat in table.seats if seat.player_id] == [0, 1]


async def test_a_deadline_that_passes_during_the_start_is_no_miss(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await world.restart(away=85)
    await world.wait(10)
    table = await world.table()
    assert table.game.phase is Phase.PASSING
    assert [seat.misses for seat in table.seats if seat.player_id] == [0, 0]


async def test_deadlines_that_have_not_come_yet_still_come(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await world.ana.pass_cards()
    await world.restart(away=60)
    await world.wait(20)
    assert (await world.table()).game.phase is Phase.PASSING
    await world.wait(15)
    assert (await world.table()).game.phase is Phase.PLAYING


async def test_a_lobby_that_idled_meanwhile_is_closed(world: World) -> None:
    lobby = await world.open()
    await world.restart(away=3600)
    await world.wait(10)
    assert (await world.table()).record.status is Status.CANCELLED
    assert lobby.says("closed-title", code="1")


async def test_what_was_left_unsent_waits_for_a_table_that_cannot_be_read(
    connected: ConnectedWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after a takeover from a process whose last change is still being looked up; table 2 was deleted meanwhile."""
    await connected.begin(connected.ben)
    looks = 0

    async def unsettled(shards: int, shard: int) -> list[Unsettled]:
        nonlocal looks
        looks += 1
        return [Unsettled(number, outdated=False, uncalled=True) for number in (2, 1)]

    monkeypatch.setattr(connected.bot.store.tables, "unsettled", unsettled)
    async with connected.bot.tables.repository._locks.changing(1):
        connected.bot.go_on(0)
        await connected.wait(CONFIRM_TIMEOUT + 1)
        assert (looks, len(connected.bot._tasks)) == (1, 1)
    await connected.wait(STORE_RETRY)
    assert (looks, len(connected.bot._tasks)) == (2, 0)
