"""/hearts seats: the number and level of the computer players."""

from __future__ import annotations

import pytest

from tests.world import World


async def computers(world: World) -> list[str]:
    """The names of the computer players."""
    return [seat.name for seat in (await world.table()).seats if seat.name and seat.player_id is None]


async def test_the_host_says_how_many_computer_players_there_are(world: World) -> None:
    lobby = await world.open(world.ben)
    answer = await world.ana.command("hearts seats", computers=2)
    assert answer.private
    assert answer.says("note-computers", count=2)
    names = await computers(world)
    assert len(names) == 2
    await world.wait(2)
    assert all(name in lobby.text for name in names)
    await world.ana.command("hearts seats", computers=1)
    assert await computers(world) == names[:1]
    await world.ana.command("hearts seats", computers=0)
    assert await computers(world) == []
    table = await world.table()
    assert [seat.player_id for seat in table.seats if seat.player_id] == [world.ana.id, world.ben.id]


async def test_the_level_of_computer_players_is_chosen_and_kept(world: World) -> None:
    await world.open(computers=1)
    assert {seat.level for seat in (await world.table()).seats} == {"casual"}
    await world.ana.command("hearts seats", computers=2, level="beginner")
    await world.ana.command("hearts seats", computers=3)
    await world.restart()
    assert {seat.level for seat in (await world.table()).seats} == {"beginner"}
    assert len(await computers(world)) == 3


@pytest.mark.parametrize("wanted", [3, 15])
async def test_nobody_loses_a_seat_to_a_computer_player(world: World, wanted: int) -> None:
    await world.open(world.ben)
    answer = await world.ana.command("hearts seats", computers=wanted)
    assert answer.says("refusal-no-room-for-computers", seats=4, people=2, most=2)
    assert await computers(world) == []


async def test_seats_are_for_the_host_before_the_game(world: World) -> None:
    await world.open(world.ben)
    assert (await world.ben.command("hearts seats", computers=1)).says("refusal-host-only", host="Ana")
    assert (await world.dana.command("hearts seats", computers=1)).says("refusal-no-table-of-yours")
    await world.ana.command("hearts start")
    assert (await world.ana.command("hearts seats", computers=1)).says("refusal-already-started")


async def test_a_level_can_be_set_for_all_seats_or_for_one(world: World) -> None:
    await world.open(computers=1)
    await world.ana.command("hearts seats", computers=3, level="club", seat=4)
    assert [seat.level for seat in (await world.table()).seats] == ["casual", "casual", "casual", "club"]
    menus = await world.ana.command("hearts seats", level="beginner")
    assert len(menus.all("levels")) == 4
    assert {seat.level for seat in (await world.table()).seats} == {"beginner"}


async def test_a_seat_without_a_computer_player_has_no_level_of_its_own_and_nothing_is_half_done(world: World) -> None:
    await world.open(world.ben)
    answer = await world.ana.command("hearts seats", computers=1, level="club", seat=2)
    assert answer.says("refusal-no-computer-there", seat=2)
    assert sum(bool(seat.name) for seat in (await world.table()).seats) == 2
