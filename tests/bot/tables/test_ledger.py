"""Ratings: whom a game counts for, and how a running table remembers who left it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.tables.person import Person as Seated
from bot.tables.table import Table
from bot.ui.words import signed
from db import ResultRecord, Status
from db.ratings import COMPUTERS, NEW, Skill, rate
from hearts import PRESETS, Family, Rules, family_of, preset
from players import LEVELS
from tests.world import World, say


def results(*players: int | None, level: str = "casual") -> tuple[ResultRecord, ...]:
    """Everybody in the order of their places; None is a computer player."""
    return tuple(
        ResultRecord(seat, player, "P", level, 10 * seat, seat + 1, seat == 0, player is not None)
        for seat, player in enumerate(players)
    )


def gone(result: ResultRecord, **fields: object) -> ResultRecord:
    return replace(result, finished=False, **fields)  # type: ignore[arg-type]


def test_a_better_place_is_a_better_rating() -> None:
    rated = rate(results(1, 2, 3, 4), {})
    order = [rated[player].rating for player in (1, 2, 3, 4)]
    assert order == sorted(order, reverse=True)
    assert order[0] > NEW.rating > order[-1]


def test_equal_places_are_equal_ratings() -> None:
    first, second, *rest = results(1, 2, 3, 4)
    rated = rate((first, replace(second, place=1, won=True), *rest), {})
    assert rated[1] == rated[2]


def test_a_win_over_the_strong_is_worth_more() -> None:
    strong, weak = Skill(35, 2), Skill(15, 2)
    assert rate(results(1, 2, 3), {2: strong, 3: strong})[1].mu > rate(results(1, 2, 3), {2: weak, 3: weak})[1].mu


def test_computer_players_count_as_opponents_by_their_level_and_are_not_rated() -> None:
    one, other = rate(results(1, None, None), {}), rate(results(1, None, None, level="beginner"), {})
    assert one.keys() == other.keys() == {1}
    assert one[1].mu > other[1].mu > NEW.mu


def test_every_level_has_a_rating_and_a_stronger_one_a_higher() -> None:
    assert set(COMPUTERS) >= set(LEVELS)
    order = [COMPUTERS[level].mu for level in LEVELS]
    assert order == sorted(order)


def test_who_did_not_finish_is_last_whatever_the_score_says() -> None:
    first, *rest = results(1, 2, 3)
    rated = rate((gone(first), *rest), {})
    assert rated == pytest.approx(rate((replace(first, place=4), *rest), {}))
    assert rated[1].rating < rated[3].rating < rated[2].rating


def test_with_fewer_than_two_who_finished_a_game_counts_for_those_who_left_alone() -> None:
    first, second, third = results(1, 2, 3)
    assert rate((first, gone(second), gone(third)), {}).keys() == {2, 3}
    assert rate((first, second, gone(third)), {}).keys() == {1, 2, 3}


def test_one_person_who_plays_against_computer_players_to_the_end_is_rated() -> None:
    first, *computers = results(1, None, None, None)
    assert rate((first, *computers), {}).keys() == {1}
    assert rate((gone(first), *computers), {})[1].mu < NEW.mu


def test_the_computer_player_that_took_over_is_nobodys_opponent() -> None:
    first, second, third = results(1, 2, None)
    left = gone(replace(third, player_id=3), departed=True, place=3)
    assert rate((first, second, third, left), {}) == rate((first, second, left), {})


def test_a_seat_that_changed_hands_is_last_for_who_left_and_counts_for_who_finished() -> None:
    first, second, third = results(1, 2, 3)
    left = gone(replace(first, player_id=4), departed=True)
    rated = rate((first, second, third, left), {})
    assert rated[1].mu > NEW.mu > rated[4].mu


@pytest.mark.parametrize(
    ("rules", "family"),
    [
        (PRESETS["standard"], Family.STANDARD),
        (PRESETS["black_maria"], Family.STANDARD),
        (PRESETS["omnibus_slam"], Family.OMNIBUS),
        (PRESETS["spot_light"], Family.SPOT),
        (Rules(heart_values="rank", bonus_card="JD"), Family.SPOT),
        (preset("omnibus", 8), Family.MANY_HANDED),
        (PRESETS["cancellation"], Family.MANY_HANDED),
        (PRESETS["six"], Family.STANDARD),
        (preset("chips", 8), Family.CHIPS),
    ],
)
def test_rules_have_a_family(rules: Rules, family: Family) -> None:
    assert family_of(rules) is family


# -- at the table


async def leave(world: World, number: int, place: int) -> None:
    person = world.people[place]
    await world.bot.tables.leave(number, Seated(person.id, person.name))


async def finish(world: World, number: int = 1) -> Table:
    while (await world.table(number)).record.status is Status.PLAYING:
        await world.play_round(number)
        await world.go_on(number)
    return await world.table(number)


async def test_the_end_of_a_game_shows_what_it_did_to_each_rating(world: World) -> None:
    ana, ben, _, dana = world.people
    await world.begin(ben, world.chidi, dana, preset="quick")
    await world.play_round()
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
    assert sum(row.tricks for row in over.results[:4]) == 13 * len(over.game.rounds)
    assert sum(row.queens for row in over.results[:4]) == len(over.game.rounds)
    await world.wait(3)
    result = world.board()
    for line in result.text.splitlines():
        for person in (ana, ben, world.chidi):
            if line.startswith(tuple("1234")) and f"**{person.name}**" in line:
                assert _change(rows[person.id]) in line
        assert "🤖" not in line or "rating" not in line
    assert say("rating-departed", who=f"Dana{_change(rows[dana.id])}") in result.text
    assert result.says("rating-about", division="standard", computers="no")
    page = await ana.press(result, "ranking")
    assert page.private
    assert page.says("ranking-not-mine", why="few", games=1, least=5)


def _change(row: ResultRecord) -> str:
    assert row.rating is not None
    assert row.rating_change is not None
    before, after = round(row.rating - row.rating_change), round(row.rating)
    return say("rating-change", change=signed(after - before), rating=f"{after} (provisional)")


async def test_a_game_with_computer_players_is_rated_and_says_so(world: World) -> None:
    await world.begin(computers=3, preset="quick")
    over = await finish(world)
    assert [row.rating_change is not None for row in over.results] == [True, False, False, False]
    await world.wait(3)
    assert world.board().says("rating-about", division="casual", computers="yes")
    assert sum("· rating" in line for line in world.board().text.splitlines()) == 1


async def test_who_leaves_and_comes_back_has_not_left(world: World) -> None:
    await world.begin(world.ben, world.chidi, preset="quick")
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


async def test_who_leaves_the_lobby_leaves_no_trace(world: World) -> None:
    await world.open(world.ben)
    await leave(world, 1, 1)
    assert (await world.table()).departures == ()
