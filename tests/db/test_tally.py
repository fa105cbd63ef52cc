"""The tally: divisions, and what one game adds to each standing."""

from __future__ import annotations

from dataclasses import replace
from statistics import mean

from db import Change, Ending, Store
from db.ratings import WHOLE
from db.tally import EndedGame
from hearts import PRESETS, Rules
from tests.db.games import ended
from tests.db.rows import results_of


async def divisions(store: Store, player_id: int) -> set[str]:
    return {row.division for row in await store.standings.of_player(player_id, 10)}


def among(*players: int | None, levels: dict[int, str] | None = None, hinted: tuple[int, ...] = ()) -> Change:
    """A game that these people (None: computer players) end in this order; levels by seat."""
    totals = [10 * (place + 1) for place in range(len(players))]
    game = ended(1, {-number: total for number, total in enumerate(totals)})
    return replace(
        game,
        results=tuple(
            replace(
                result,
                player_id=player,
                finished=player is not None,
                level=(levels or {}).get(result.seat, "club"),
                hinted=player in hinted,
            )
            for result, player in zip(game.results, players, strict=True)
        ),
    )


async def test_a_game_of_two_people_counts_for_the_boards_of_its_rules(store: Store) -> None:
    await store.commit(among(1, None, 2, None))
    assert await divisions(store, 1) == await divisions(store, 2) == {"standard", "everything"}
    assert [result.division for result in await results_of(store, 1)] == ["standard", None, "standard", None]


async def test_a_game_of_one_person_counts_for_the_board_of_the_weakest_computer_player(store: Store) -> None:
    await store.commit(among(1, None, None, None, levels={1: "expert", 2: "beginner", 3: "club"}))
    assert await divisions(store, 1) == {"beginner"}


async def test_a_person_who_left_counts_as_a_person(store: Store) -> None:
    game = among(1, None, None)
    left = replace(game.results[1], player_id=2, place=3, won=False, departed=True)
    await store.commit(replace(game, results=(*game.results, left)))
    assert await divisions(store, 1) == await divisions(store, 2) == {"standard", "everything"}


async def test_a_hint_takes_what_one_could_win_and_nothing_that_one_loses(store: Store) -> None:
    await store.commit(among(1, 2, 3, hinted=(1,)))
    assert await divisions(store, 1) == await divisions(store, 2) == {"standard", "everything"}
    first, second, third = await results_of(store, 1)
    assert (first.division, first.rating, first.rating_change) == ("standard", None, None)
    standing = next(each for each in await store.standings.of_player(1, 10) if each.division == "standard")
    totals = [result.total for result in (first, second, third)]
    assert (standing.games, standing.wins, standing.moons) == (1, 0, 0)
    assert standing.points == round(mean(totals)) > first.total, "a better result than the mean is not counted"
    assert second.rating is not None
    assert third.rating is not None
    assert second.rating > third.rating


def test_a_game_that_ended_early_weighs_as_a_whole_one_and_costs_the_points_that_were_missing() -> None:
    early = tuple(replace(one, ending=Ending.UNFINISHED) for one in among(1, 2, 3, None).results)  # 10, 20, 30, 40
    left = replace(early[3], player_id=4, departed=True, finished=False)
    game = EndedGame(1, 10, "{}", 0, (*early, left), rounds=2)
    assert [game.points(one) for one in game.results] == [91, 91, 96, 106, 106]
    assert game.weight == WHOLE
    four = replace(game, rules=Rules(end="rounds", end_rounds=4).model_dump_json(exclude_defaults=True), rounds=4)
    assert [four.points(one) for one in four.results] == [26, 26, 31, 41, 41], "one point was missing"
    assert four.weight == 4
    chips = replace(game, rules=PRESETS["chips"].model_dump_json(exclude_defaults=True))
    assert [chips.points(one) for one in chips.results] == [10, 20, 25, 10, 10]
