"""Careers: the statistics of one person's games."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.past.career import beaten, passing, streaks
from db import SittingRecord, Store
from db.records import ResultRecord
from hearts import Rules
from tests.db.template import database_at
from tests.past import store_game

FOUR_ROUNDS = Rules(end="rounds", end_rounds=4)


async def test_passes_of_another_owner_of_the_seat_are_not_counted(tmp_path: Path) -> None:
    store = await Store.open(database_at(tmp_path / "hearts.db"))
    people, before = {1: "Ana", 2: "Ben"}, (SittingRecord(0, 1, 0, 3, "Chidi"),)
    whole = await store_game(store, people, guild_id=10, rules=FOUR_ROUNDS)
    after = await store_game(store, people, guild_id=11, rules=FOUR_ROUNDS, sittings=before)
    assert whole.game.rounds == after.game.rounds
    counted = []
    for guild in (10, 11):
        games = await store.history.games_of_player(guild, 1, most=9)
        numbers = [game.table_id for game in games]
        counted.append(passing(games, await store.history.logs(numbers), await store.history.sittings(numbers)))
    assert [found.rounds for found in counted] == [3, 2], "of three rounds with a pass the first was another's"
    assert games[0].result.tricks == sum(result.tricks[0] for result in after.game.rounds[1:])
    await store.close()


@pytest.mark.parametrize(
    ("won", "expected"),
    [("", (0, 0)), ("1", (1, 1)), ("0", (0, 0)), ("110", (0, 2)), ("0111011", (2, 3)), ("10101", (1, 1))],
)
def test_the_present_and_the_longest_run_of_wins_are_counted(won: str, expected: tuple[int, int]) -> None:
    assert streaks(letter == "1" for letter in won) == expected


def test_a_person_who_left_a_game_has_beaten_nobody_there() -> None:
    from db.history import PlayedGame

    result = ResultRecord(0, 1, "Ana", "casual", 50, 4, False, False, departed=True)
    assert beaten([PlayedGame(1, "{}", 0, 4, result)]) == ()
