"""Careers: the statistics of one person's games."""

from pathlib import Path

import pytest

from cogs.standings.careers import beaten, career_of, passing, rating_curve, streaks
from db import EventRecord, SittingRecord, Store
from db.history import PlayedGame
from db.records import ResultRecord
from db.table_rows import pack
from db.tally import ALL_TIME, Standing
from hearts import Family, Passed, Rules, parse_cards, write_event
from tests.db.template import database_at
from tests.past import store_game

FOUR_ROUNDS = Rules(end="rounds", end_rounds=4)


def game(*, won: bool, finished: bool = True, division: str = "standard", rating: float | None = None) -> PlayedGame:
    result = ResultRecord(0, 1, "Ana", "", 50, 1 if won else 4, won, finished, division=division, rating=rating)
    return PlayedGame(1, 4, result)


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


def test_two_equal_cards_that_were_passed_together_count_once() -> None:
    passes = ("QS QS 2C", "3C 4C 5C", "3C 4C 6C")
    written = [write_event(Passed(0, parse_cards(cards))) for cards in passes]
    log = pack([EventRecord(round + 1, round, *each, 0) for round, each in enumerate(written)])
    found = passing([game(won=True)], {1: log}, {})
    assert (found.queens_passed, found.times) == (1, 2)
    assert found.favourite in parse_cards("3C 4C")


@pytest.mark.parametrize(
    ("won", "expected"),
    [("", (0, 0)), ("1", (1, 1)), ("0", (0, 0)), ("110", (0, 2)), ("0111011", (2, 3)), ("10101", (1, 1))],
)
def test_the_present_and_the_longest_run_of_wins_are_counted(won: str, expected: tuple[int, int]) -> None:
    assert streaks(letter == "1" for letter in won) == expected


@pytest.mark.parametrize(
    ("games", "expected"),
    [
        ([game(won=True), game(won=False, division="casual"), game(won=True)], (2, 2)),
        ([game(won=True), game(won=True, finished=False), game(won=True)], (1, 1)),
    ],
    ids=["games against computer players do not count", "a game that a computer player finished is not won"],
)
def test_a_streak_is_of_games_between_people_that_were_played_to_the_end(
    games: list[PlayedGame], expected: tuple[int, int]
) -> None:
    found = career_of(Standing(1, 10, Family.EVERYTHING, ALL_TIME), games, {}, {})
    assert (found.streak, found.longest) == expected


def test_the_rating_curve_is_that_of_the_division_with_the_most_games() -> None:
    divisions = ("standard", "omnibus", "standard")
    games = [game(won=True, division=name, rating=1500 + at) for at, name in enumerate(divisions)]
    assert rating_curve(games) == ("standard", (1500, 1502))


def test_a_person_who_left_a_game_has_beaten_nobody_there() -> None:
    result = ResultRecord(0, 1, "Ana", "casual", 50, 4, False, False, departed=True)
    assert beaten([PlayedGame(1, 4, result)]) == ()
