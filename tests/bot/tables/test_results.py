"""Results: what a game stores about everybody who played it, and how a running table remembers who left."""

from __future__ import annotations

from bot.numerals import signed
from bot.tables.person import Person as Seated
from bot.tables.results import results
from bot.tables.table import Table
from db import Status
from tests.bot.tables.lobby import playing
from tests.db.games import ended
from tests.hearts.table import Table as Written
from tests.world import World, say


async def leave(world: World, number: int, place: int) -> None:
    person = world.people[place]
    await world.bot.tables.leave(number, Seated(person.id, person.name))


async def finish(world: World, number: int = 1) -> Table:
    while (await world.table(number)).record.status is Status.PLAYING:
        await world.skip_round(number)
        await world.go_on(number)
    return await world.table(number)


async def test_the_end_of_a_game_shows_what_it_did_to_each_rating(world: World) -> None:
    ana, ben, _, dana = world.people
    await world.begin(ben, world.chidi, dana, preset=await world.short_game(2))
    await world.skip_round()
    await leave(world, 1, 3)
    await world.restart()
    for person in world.people[:3]:
        await person.show(world.board())
    await world.go_on()
    over = await finish(world)
    rows = {row.player_id: row for row in over.results if row.player_id is not None}
    assert len(over.results) == 5
    assert [row.player_id for row in over.results[:4]] == [ana.id, ben.id, world.chidi.id, None]
    assert rows[dana.id].departed
    assert not rows[dana.id].finished
    assert rows[dana.id].rating_change == min(row.rating_change or 0 for row in rows.values())
    assert sum(row.tricks for row in over.results) == 13 * len(over.game.rounds)
    assert sum(row.queens for row in over.results) == len(over.game.rounds)
    assert rows[dana.id].tricks == over.game.rounds[0].tricks[3], "hers stay hers, and nobody else has them"
    await world.wait(3)
    result = world.board()
    assert "ating" not in result.text, "there is no number for newcomers"
    assert say("rating-departed", who="Dana") in result.text


async def test_the_result_shows_the_ratings_of_people_who_have_played_ten_games(world: World) -> None:
    for number in range(101, 110):
        await world.bot.store.commit(ended(number, {world.ana.id: 5, None: 9}, guild_id=world.guild.id))
    await world.begin(computers=3, preset=await world.short_game())
    over = await finish(world)
    assert [row.rating_change is not None for row in over.results] == [True, False, False, False]
    row = next(row for row in over.results if row.player_id == world.ana.id)
    assert (row.provisional, row.rating is None) == (False, False)
    await world.wait(3)
    board = world.board()
    after, before = round(row.rating or 0), round((row.rating or 0) - (row.rating_change or 0))
    assert board.says("rating-about", division="casual", computers="yes")
    (line,) = [line for line in board.text.splitlines() if "· rating" in line]
    assert line.endswith(say("rating-change", change=signed(after - before), rating=str(after)).lstrip())


async def test_a_person_who_leaves_and_comes_back_has_not_left(world: World) -> None:
    await world.begin(world.ben, world.chidi, preset=await world.short_game())
    await leave(world, 1, 1)
    assert [row.player_id for row in (await world.table()).departures] == [world.ben.id]
    await world.ben.command("hearts join")
    await leave(world, 1, 2)
    await world.restart()
    table = await world.table()
    assert [row.player_id for row in table.departures] == [world.ben.id, world.chidi.id]
    for person in world.people[:2]:
        await person.command("hearts hand")
    over = await finish(world)
    assert {row.player_id: row.finished for row in over.results if row.player_id is not None} == {
        world.ana.id: True,
        world.ben.id: True,
        world.chidi.id: False,
    }


async def test_a_hint_counts_for_whoever_asked_for_it_and_not_for_the_next_person_in_the_seat(world: World) -> None:
    _, ben, chidi, dana = world.people
    await world.begin(ben, chidi, dana, preset=await world.short_game())
    tables, seated = world.bot.tables, [Seated(one.id, one.name) for one in world.people]
    await tables.mark_hinted(1, seated[1])
    for place in (1, 2):
        await leave(world, 1, place)
    await tables.join(1, seated[2])
    await tables.mark_hinted(1, seated[2])
    await leave(world, 1, 2)
    await tables.join(1, Seated(77, "Eve"))
    await world.restart()
    await world.bot.tables.join(1, Seated(78, "Finn"))
    over = (await world.table()).with_record(status=Status.OVER)
    assert {row.name: row.hinted for row in results(over)} == {
        "Ana": False,
        "Eve": False,
        "Finn": False,
        "Dana": False,
        "Ben": True,
        "Chidi": True,
    }


async def test_a_person_who_leaves_the_lobby_leaves_no_trace(world: World) -> None:
    await world.open(world.ben)
    await leave(world, 1, 1)
    assert (await world.table()).departures == ()


def test_an_unfinished_round_counts_the_points_that_are_taken_but_no_chips() -> None:
    hands = "AC 3D 4D 5D 6D", "2H 7D 8D 9D TD", "2C JD QD KD AD"
    points = Written(*hands, first_trick_points="allowed", moon="off").play("2C AC 2H").game
    chips = Written(*hands, first_trick_points="allowed", moon="off", scoring="chips").play("2C AC 2H").game
    assert [row.total for row in results(playing(points))] == [1, 0, 0]
    assert [row.total for row in results(playing(chips))] == [20, 20, 20]
