"""The tally: divisions, and what one game adds to each standing."""

import random
from dataclasses import replace
from datetime import UTC, datetime
from statistics import mean, stdev
from typing import Any

import pytest

from db import Change, Ending, ResultRecord, Store
from db.tally import (
    ALL_TIME,
    COMPUTERS,
    NEW,
    PATTERNS,
    WHOLE,
    EndedGame,
    Skill,
    Tally,
    length_of,
    period_end,
    period_start,
    periods,
    rate,
)
from hearts import PRESETS, Rules
from players import LEVELS
from tests.db.games import DAY, NOON, ended
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


def test_a_time_is_in_a_quarter_a_month_and_a_week_by_iso() -> None:
    seasons = {"quarter": "2026Q4", "half": "2026H2", "year": "2026"}
    assert periods(NOON) == {"all-time": "all", **seasons, "month": "2026-11", "week": "2026W47"}
    new_year = NOON + 41 * DAY
    assert list(periods(new_year).values())[1:] == ["2027Q1", "2027H1", "2027", "2027-01", "2026W53"]


@pytest.mark.parametrize("length", ["week", "month", "quarter", "half", "year"])
def test_a_period_begins_where_its_name_says_and_ends_where_the_next_one_begins(length: str) -> None:
    for day in range(0, 800, 7):
        at = int(datetime(2025, 12, 20, 5, tzinfo=UTC).timestamp() * 1000) + day * DAY
        name = periods(at)[length]
        start, end = period_start(name), period_end(length, at) or 0
        assert start <= at < end == period_end(length, start)
        assert periods(start)[length] == periods(end - 1)[length] == name
        assert name not in (periods(start - 1)[length], periods(end)[length])
        assert length_of(name) == length
    assert period_end("all-time", NOON) is None


@pytest.mark.parametrize("name", ["", "all", "2026X1", "2026Q5", "2026-13", "2026W54", "next"])
def test_other_names_are_no_periods(name: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  # the calendar has words of its own
        period_start(name)


def test_the_pattern_of_a_length_has_the_letters_of_its_names() -> None:
    for length, pattern in PATTERNS.items():
        name = periods(NOON)[length]
        assert len(name) == len(pattern)
        assert all(wanted in ("_", found) for found, wanted in zip(name, pattern, strict=True))


def results(*players: int | None, level: str = "casual") -> tuple[ResultRecord, ...]:
    """The results of players in the order of their places; None is a computer player."""
    return tuple(
        ResultRecord(seat, player, "P", level, 10 * seat, seat + 1, seat == 0, player is not None)
        for seat, player in enumerate(players)
    )


def gone(result: ResultRecord, **fields: Any) -> ResultRecord:
    return replace(result, finished=False, **fields)


def test_a_better_place_is_a_better_rating() -> None:
    rated = rate(results(1, 2, 3, 4), {})
    order = [rated[player].rating for player in (1, 2, 3, 4)]
    assert order == sorted(order, reverse=True)
    assert order[0] > NEW.rating > order[-1]


def test_a_rating_is_never_negative_however_many_games_are_lost() -> None:
    known: dict[int, Skill] = {}
    for _ in range(60):
        known |= rate(results(*range(2, 5), 1), known)
        known = {player: skill for player, skill in known.items() if player == 1}  # the others are new each time
        assert known[1].rating >= 0
    assert Skill(-100, 1).rating == 0


def test_equal_places_are_equal_ratings() -> None:
    first, second, *rest = results(1, 2, 3, 4)
    rated = rate((first, replace(second, place=1, won=True), *rest), {})
    assert rated[1] == rated[2]


def test_the_rating_of_a_person_with_hints_falls_and_does_not_rise() -> None:
    first, second, third = results(1, 2, 3)
    rated = rate((first, second, third), {})
    assert rate((replace(first, hinted=True), second, third), {}) == {player: rated[player] for player in (2, 3)}
    assert rate((first, second, replace(third, hinted=True)), {}) == rated


def test_a_short_game_moves_a_rating_in_proportion_to_its_rounds() -> None:
    whole = rate(results(1, 2, 3, 4), {}, WHOLE)
    for rounds, part in ((2, 0.25), (4, 0.5), (WHOLE, 1.0), (3 * WHOLE, 1.0)):
        short = rate(results(1, 2, 3, 4), {}, rounds)[1]
        assert short.rating - NEW.rating == pytest.approx(part * (whole[1].rating - NEW.rating))
        assert NEW.sigma - short.sigma == pytest.approx(part * (NEW.sigma - whole[1].sigma))


WAYS = {
    "a hint before losing": lambda own: replace(own, hinted=not own.won),
    "a hint in every game": lambda own: replace(own, hinted=True),
    "leaving before losing": lambda own: own if own.won else gone(own, departed=True),
}


@pytest.mark.parametrize("way", WAYS)
def test_nobody_among_equals_gets_a_better_standing_by_what_they_do_to_a_game(way: str) -> None:
    rng, gains, wins = random.Random(7), [], 0
    for _ in range(20):
        tally = Tally(frozenset())
        for number in range(30):
            first, second, third, fourth = results(*rng.sample(range(1, 5), 4))
            ended = [WAYS[way](one) if one.player_id == 1 else one for one in (first, second, third, fourth)]
            tally.add(EndedGame(number, 9, "{}", 0, tuple(ended)))
        ratings = {person: tally.rows[person, 9, "standard", ALL_TIME].rating or 0 for person in range(1, 5)}
        gains.append(ratings[1] - mean(ratings[person] for person in (2, 3, 4)))
        wins += tally.rows[1, 9, "standard", ALL_TIME].wins
        assert tally.rows[1, 9, "standard", ALL_TIME].games == 30, "no game is off the record"
    assert mean(gains) < 2.5 * stdev(gains) / len(gains) ** 0.5
    assert wins < 20 * 30 / 4 + 2.5 * (20 * 30 * 3 / 16) ** 0.5


def test_a_win_over_the_strong_is_worth_more() -> None:
    strong, weak = Skill(35, 2), Skill(15, 2)
    assert rate(results(1, 2, 3), {2: strong, 3: strong})[1].mu > rate(results(1, 2, 3), {2: weak, 3: weak})[1].mu


def test_computer_players_count_as_opponents_by_their_level_and_are_not_rated() -> None:
    one, other = rate(results(1, None, None), {}), rate(results(1, None, None, level="beginner"), {})
    assert one.keys() == other.keys() == {1}
    assert one[1].mu > other[1].mu > NEW.mu


def test_every_level_has_a_rating_and_a_stronger_one_a_higher() -> None:
    order = [COMPUTERS[level].rating for level in LEVELS]
    assert order == sorted(set(order))
    assert COMPUTERS["casual"].rating == NEW.rating


def test_a_person_who_left_is_last_whatever_the_score_is() -> None:
    first, *rest = results(1, 2, 3)
    rated = rate((gone(first), *rest), {})
    assert rated == pytest.approx(rate((replace(first, place=4), *rest), {}))
    assert rated[1].rating < rated[3].rating < rated[2].rating


def test_a_game_that_fewer_than_two_people_finished_counts_only_for_those_who_left() -> None:
    first, second, third = results(1, 2, 3)
    assert rate((first, gone(second), gone(third)), {}).keys() == {2, 3}
    assert rate((first, second, gone(third)), {}).keys() == {1, 2, 3}


def test_one_person_who_plays_against_computer_players_to_the_end_is_rated() -> None:
    first, *computers = results(1, None, None, None)
    assert rate((first, *computers), {}).keys() == {1}
    assert rate((gone(first), *computers), {})[1].mu < NEW.mu


def test_everybody_loses_by_a_game_that_all_have_left() -> None:
    rated = rate(tuple(map(gone, results(1, 2, 3, 4))), {})
    assert {skill.rating for skill in rated.values()} == {rated[1].rating}
    assert rated[1].rating < NEW.rating


def test_nobody_wins_by_a_game_that_ended_early_and_whoever_was_behind_loses() -> None:
    early = tuple(replace(one, ending=Ending.UNFINISHED) for one in results(1, 2, 3, 4))
    assert rate(early, {}) == {person: rate(results(1, 2, 3, 4), {})[person] for person in (3, 4)}
    agreed = tuple(replace(one, ending=Ending.AGREED) for one in results(1, 2, 3, 4))
    assert rate(agreed, {}) == {}
    assert {*rate((*agreed[:3], gone(agreed[3])), {})} == {4}


def test_a_computer_player_that_took_over_is_no_opponent() -> None:
    first, second, third = results(1, 2, None)
    left = gone(replace(third, player_id=3), departed=True, place=3)
    assert rate((first, second, third, left), {}) == rate((first, second, left), {})


def test_a_seat_that_changed_hands_is_last_for_the_leaver_and_counts_for_the_finisher() -> None:
    first, second, third = results(1, 2, 3)
    left = gone(replace(first, player_id=4), departed=True)
    rated = rate((first, second, third, left), {})
    assert rated[1].mu > NEW.mu > rated[4].mu
