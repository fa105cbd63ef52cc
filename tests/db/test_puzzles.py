"""Puzzles in the store: the first answer counts, once, and moves both ratings."""

import asyncio
from collections import Counter

import pytest

from db import Store
from db.records import PuzzleAnswer
from db.tally import NEWCOMER, SETTLED, START


async def answer(store: Store, player_id: int, puzzle: str, *, right: bool, at: int = 50) -> bool:
    await store.puzzles.open(player_id, puzzle, at - 1)
    card = "QS" if right else "AH"
    return await store.puzzles.answer(player_id, puzzle, card, correct=right, rating=1600.0, at=at)


async def test_a_right_answer_lifts_the_person_and_lowers_the_puzzle_and_a_wrong_one_does_the_opposite(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.tally.SETTLED", 0)
    assert await answer(store, 1, "aaaaaaaa", right=True)
    assert await answer(store, 2, "bbbbbbbb", right=False)
    right, wrong = await store.puzzles.player(1), await store.puzzles.player(2)
    assert right.rating > START > wrong.rating
    ratings = await store.puzzles.ratings()
    assert ratings["aaaaaaaa"] < 1600 < ratings["bbbbbbbb"]
    (stored,) = (await store.puzzles.seen(1)).values()
    assert stored == PuzzleAnswer("aaaaaaaa", 49, 50, "QS", True, right.rating, right.rating - START)


async def test_somebody_without_a_rating_moves_no_puzzle_also_after_a_deletion(store: Store) -> None:
    for number in range(SETTLED + 1):
        assert all(each == pytest.approx(1600) for each in (await store.puzzles.ratings()).values())
        await answer(store, 1, f"{number:08}", right=True)
    before = await store.puzzles.ratings()
    assert before[f"{SETTLED:08}"] < 1600
    await store.privacy.delete(1, "Former player")
    await answer(store, 1, f"{SETTLED:08}", right=True)
    assert await store.puzzles.ratings() == before


async def test_a_puzzle_that_is_not_rated_moves_nothing_but_its_answer_counts(store: Store) -> None:
    await store.puzzles.open(1, "aaaaaaaa", 1, rated=False)
    assert await answer(store, 1, "aaaaaaaa", right=True)
    assert not await answer(store, 1, "aaaaaaaa", right=False), "only the first answer counts"
    assert await store.puzzles.player(1) == NEWCOMER
    assert await store.puzzles.ratings() == {}
    assert await store.puzzles.seen(1) == {"aaaaaaaa": PuzzleAnswer("aaaaaaaa", 1, 50, "QS", True, rated=False)}


async def test_only_the_first_answer_counts_also_of_two_at_once(store: Store) -> None:
    await store.puzzles.open(1, "aaaaaaaa", 1)
    pressed = [
        store.puzzles.answer(1, "aaaaaaaa", card, correct=card == "QS", rating=1600.0, at=2)
        for card in ("AH", "QS", "QS")
    ]
    assert sorted(await asyncio.gather(*pressed)) == [False, False, True]
    before = await store.puzzles.player(1), await store.puzzles.ratings(), await store.puzzles.seen(1)
    assert before[0].answered == 1
    await store.puzzles.open(1, "aaaaaaaa", 9)
    assert not await store.puzzles.answer(1, "aaaaaaaa", "QS", correct=True, rating=1600.0, at=9)
    assert before == (await store.puzzles.player(1), await store.puzzles.ratings(), await store.puzzles.seen(1))


async def test_a_puzzle_that_is_not_open_cannot_be_answered(store: Store) -> None:
    assert not await store.puzzles.answer(1, "aaaaaaaa", "QS", correct=True, rating=1600.0, at=2)
    assert await store.puzzles.player(1) == NEWCOMER
    assert await store.puzzles.ratings() == {}


async def test_a_streak_ends_with_a_wrong_answer_and_the_best_one_stays(store: Store) -> None:
    for number, right in enumerate([True, True, True, False, True]):
        await answer(store, 1, f"{number:08}", right=right)
    player = await store.puzzles.player(1)
    assert (player.streak, player.best_streak, player.solved, player.answered) == (1, 3, 4, 5)


async def test_answers_are_counted_by_what_was_chosen_and_open_puzzles_are_not(store: Store) -> None:
    for player_id, right in ((1, True), (2, False), (3, True)):
        await answer(store, player_id, "aaaaaaaa", right=right)
    await store.puzzles.open(4, "aaaaaaaa", 1)
    assert await store.puzzles.chosen("aaaaaaaa") == Counter({"QS": 2, "AH": 1})
    assert [each.answered_at for each in (await store.puzzles.seen(4)).values()] == [None]


async def test_puzzles_come_in_the_order_in_which_they_were_seen(store: Store) -> None:
    for at, puzzle in ((3, "cccccccc"), (1, "bbbbbbbb"), (2, "aaaaaaaa")):
        await store.puzzles.open(1, puzzle, at)
    assert [*await store.puzzles.seen(1)] == ["bbbbbbbb", "aaaaaaaa", "cccccccc"]


async def test_answers_go_with_the_data_of_their_person_and_the_puzzle_keeps_its_rating(store: Store) -> None:
    await answer(store, 1, "aaaaaaaa", right=True)
    ratings = await store.puzzles.ratings()
    exported = await store.privacy.export(1)
    assert [row["answer"] for row in exported["puzzle_answers"]] == ["QS"]
    assert [row["solved"] for row in exported["puzzle_players"]] == [1]
    await store.privacy.delete(1, "Former player")
    assert await store.puzzles.seen(1) == {}
    assert await store.puzzles.player(1) == NEWCOMER
    assert await store.puzzles.ratings() == ratings
