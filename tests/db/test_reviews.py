"""Reviews in the store: one text for each round and person, which never changes."""

from __future__ import annotations

from db import Store
from tests.past import store_game


async def test_a_review_is_kept_by_table_person_and_round(store: Store) -> None:
    number = (await store_game(store, {1: "Ana", 2: "Ben"}, guild_id=7)).record.id
    await store.reviews.keep(number, 1, 0, "first")
    await store.reviews.keep(number, 1, 1, "second")
    await store.reviews.keep(number, 2, 0, "Ben's")
    assert await store.reviews.found(number, 1) == {0: "first", 1: "second"}
    assert await store.reviews.found(number, 2) == {0: "Ben's"}
    assert await store.reviews.found(number, 3) == {}
    assert await store.reviews.found(number + 1, 1) == {}


async def test_a_stored_review_never_changes(store: Store) -> None:
    number = (await store_game(store, {1: "Ana"}, guild_id=7)).record.id
    await store.reviews.keep(number, 1, 0, "first")
    await store.reviews.keep(number, 1, 0, "again")
    assert await store.reviews.found(number, 1) == {0: "first"}


async def test_reviews_are_exported_and_deleted_with_the_data_of_their_person(store: Store) -> None:
    number = (await store_game(store, {1: "Ana", 2: "Ben"}, guild_id=7)).record.id
    await store.reviews.keep(number, 1, 0, "Ana's")
    await store.reviews.keep(number, 2, 0, "Ben's")
    exported = (await store.privacy.export(1))["reviews"]
    assert [row["body"] for row in exported] == ["Ana's"]
    await store.privacy.delete(1, "Former player")
    assert await store.reviews.found(number, 1) == {}
    assert await store.reviews.found(number, 2) == {0: "Ben's"}
    await store.privacy.delete_server(7)
    assert await store.reviews.found(number, 2) == {}


async def test_a_review_that_is_found_after_its_person_has_deleted_their_data_is_not_kept(store: Store) -> None:
    """Reviewing a game takes minutes, and goes on meanwhile."""
    number = (await store_game(store, {1: "Ana", 2: "Ben"}, guild_id=7)).record.id
    await store.privacy.delete(1, "Former player")
    await store.reviews.keep(number, 1, 0, "Ana's")
    assert (await store.privacy.export(1))["reviews"] == []
