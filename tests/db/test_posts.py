"""Posts: the public messages of tables, marked when a name in them has to be removed."""

from __future__ import annotations

from dataclasses import replace

from db import Store
from db.posts import Post
from tests.db.games import ended
from tests.db.rows import new, seat

LOBBY, ROUND, OTHER, OVER = MESSAGES = (
    Post(100, 1, 10, "lobby"),
    Post(102, 1, 10, "round 0"),
    Post(101, 2, 10, "lobby"),
    Post(103, 3, 11, "over"),
)


async def keep_messages(store: Store) -> None:
    """Stores a table with person 7, one with person 8, and a game that both have played."""
    await store.commit(replace(new(1), seats=(seat(0, 7),)))
    await store.commit(replace(new(2), seats=(seat(0, 8),)))
    await store.commit(ended(3, {7: 10, 8: 20}))
    for post in MESSAGES:
        await store.posts.keep(post)
        await store.posts.keep(replace(post, subject="again"))


async def test_the_messages_with_a_person_are_outdated_the_newest_first(store: Store) -> None:
    await keep_messages(store)
    assert await store.posts.outdated() == ()
    await store.posts.outdate(7)
    assert await store.posts.outdated() == (OVER, ROUND, LOBBY)


async def test_a_message_that_was_edited_is_up_to_date_again(store: Store) -> None:
    await keep_messages(store)
    await store.posts.outdate(8)
    await store.posts.drawn(OVER.message_id)
    assert await store.posts.outdated() == (OTHER,)


async def test_the_messages_of_one_table_are_outdated_by_what_they_are_about(store: Store) -> None:
    await keep_messages(store)
    await store.posts.outdate_about(1, "lobby")
    assert await store.posts.outdated() == (LOBBY,)
