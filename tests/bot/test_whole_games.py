"""Whole games, from /hearts new to the rematch: people press only what the bot offers them."""

from collections.abc import AsyncIterator

import pytest
from sqlalchemy import make_url

from db import Status
from db.check import check_contents
from hearts import PRESETS, Card, Phase
from tests.bot.tables.test_presets import answer
from tests.connected import online
from tests.databases import postgresql
from tests.db.rows import results_of
from tests.world import Person, World, say

ODD = ("dealers_choice", "three_kitty", "jokers", "cancellation", "chips")
"""Presets with special screens: calls, choices, kitties, jokers, two decks, chips."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Plays everything on PostgreSQL, too, in the slow suite."""
    if "world_url" in metafunc.fixturenames:
        metafunc.parametrize("world_url", ["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)], indirect=True)


@pytest.fixture
async def world(world: World, world_url: str) -> AsyncIterator[World]:
    """A world in whose database a check finds nothing wrong, whatever was played."""
    yield world
    assert await check_contents(make_url(world_url)) == []


async def play_to_the_end(world: World, number: int = 1) -> None:
    """Plays the game to its end; Ana takes what she can, so that it is short."""

    def pick(person: Person, cards: list[Card]) -> Card:
        return max(cards, key=lambda card: card.rank) if person is world.ana else min(cards, key=lambda card: card.rank)

    while (await world.table(number)).record.status is Status.PLAYING:
        await world.play_round(number, pick=pick)
        await world.go_on(number)
    await world.wait(2)  # until the result is shown


@pytest.mark.parametrize("preset", ["short", pytest.param("quick", marks=pytest.mark.slow)])
async def test_four_people_play_to_the_end_and_then_meet_again_for_the_rematch(world: World, preset: str) -> None:
    ana, ben, chidi, dana = world.people
    await world.begin(ben, chidi, dana, preset=await world.short_game(2) if preset == "short" else preset)
    await play_to_the_end(world)
    game = (await world.table()).game
    assert len(game.rounds) == 2 if preset == "short" else max(game.totals) >= 50
    assert all(sum(result.points) in (26, 78) for result in game.rounds)

    result = world.board()
    winners = [world.people[seat].name for seat in range(4) if seat in game.winners]
    assert all(f"**{name}**" in result.text.splitlines()[0] for name in winners)
    assert all(str(total) in result.text for total in game.totals)
    assert [(row.total, row.won) for row in await results_of(world.bot.store, 1)] == [
        (total, seat in game.winners) for seat, total in enumerate(game.totals)
    ]
    for person in world.people:
        mine = person.panel.text.splitlines()[0]
        assert mine == (say("panel-won") if winners == [person.name] else result.text.splitlines()[0])

    lobby = await dana.press(result, "rematch")
    assert not lobby.private
    assert lobby.one("start").table == 2
    for person in (ana, ben, chidi):
        assert (await person.press(result, "rematch")).says("note-seated")
    await world.wait(1)
    assert all(person.name in lobby.text for person in world.people)
    assert (await world.table(2)).game.phase is Phase.PASSING
    for person in world.people:
        assert len((await person.show(world.board(2))).cards) == 13


async def test_one_person_plays_a_short_game_with_three_computer_players(world: World) -> None:
    ana = world.ana
    await world.begin(computers=3, preset=await world.short_game(2))
    await play_to_the_end(world)
    game = (await world.table()).game
    result = world.board()
    assert say("game-length", rounds=len(game.rounds)) in result.text
    begun = await ana.press(result, "rematch")
    assert begun.text.count("🤖") == 3
    await world.wait(3)
    assert len((await ana.show(world.board(2))).cards) == 13


async def one_round(world: World, preset: str) -> None:
    await world.begin(world.ben, preset=preset, computers=PRESETS[preset].seats - 2)
    for _ in range(200):
        table = await world.table()
        if table.game.rounds:
            break
        for person in (world.ana, world.ben):
            await answer(person, world)
        await world.wait(1)
    else:
        raise AssertionError("the round does not end")
    await world.wait(2)
    assert "ready" in world.ana.panel.verbs


@pytest.mark.parametrize("preset", ODD)
async def test_a_round_of_a_game_with_rules_of_its_own(world: World, preset: str) -> None:
    await one_round(world, preset)


@pytest.mark.slow
@pytest.mark.parametrize("preset", sorted(PRESETS.keys() - set(ODD)))
async def test_a_round_of_every_other_preset(world: World, preset: str) -> None:
    await one_round(world, preset)


async def test_a_table_of_the_most_players_still_fits_on_a_screen(world: World) -> None:
    await world.begin(preset="cancellation", players=16, computers=15)
    assert sum("🤖" in line and "· 0" in line for line in world.board().text.splitlines()) == 15
    await world.until_turn(patience=60)
    await world.ana.play()


async def test_a_game_for_chips_counts_chips_and_shows_the_pot(world: World) -> None:
    await world.begin(preset="chips", computers=3)
    board = world.board().text
    assert sum("· 20" in line for line in board.splitlines()) == 4
    assert say("note-pot", chips=4) in board
    assert "points" not in board


@pytest.mark.slow
async def test_four_people_play_to_the_end_on_postgresql_with_a_restart_in_each_round() -> None:
    async with postgresql() as database, online(database) as world:
        ana, *guests = world.people
        await world.begin(*guests, preset="quick")
        while (await world.table()).record.status is Status.PLAYING:
            rounds = len((await world.table()).game.rounds)
            await world.pass_all()
            await world.play_on(until=lambda table: len(table.game.tricks) == 5, pick=lambda person, cards: min(cards))
            before = (await world.table()).game.view(None)
            await world.stop()
            await world.connect()
            assert (await world.table()).game.view(None) == before
            await world.show_hands()
            await world.play_on(
                until=lambda table: len(table.game.rounds) > rounds,  # noqa: B023
                pick=lambda person, cards: max(cards) if person is ana else min(cards),
            )
            await world.go_on()
        await world.wait(5)
        results = await results_of(world.bot.store, 1)
        assert [row.total for row in results] == list((await world.table()).game.totals)
        assert any(row.won for row in results)
        lobby = await ana.press(world.board(), "rematch")
        assert lobby.one("start").table == 2
