"""Posts: the public messages of tables, marked when a name in them has to be removed."""

from dataclasses import replace

import pytest

from db import Store
from db.leases import shard_of
from db.records import Post
from tests.db.games import ended
from tests.db.rows import new, seat, table

LOBBY, ROUND, OTHER, OVER = MESSAGES = (
    Post(100, 1, 10, "lobby"),
    Post(102, 1, 10, "round 0"),
    Post(101, 2, 10, "lobby"),
    Post(103, 3, 11, "over"),
)


@pytest.fixture(autouse=True)
async def _messages(store: Store) -> None:
    """A table with person 7, one with person 8, and a game that both have played, with their messages."""
    await store.commit(replace(new(1), seats=(seat(0, 7),)))
    await store.commit(replace(new(2), seats=(seat(0, 8),)))
    await store.commit(ended(3, {7: 10, 8: 20}))
    for post in MESSAGES:
        await store.posts.keep(replace(post, subject="before"))
        await store.posts.keep(post)


async def outdated(store: Store) -> tuple[Post, ...]:
    return tuple(post for _, post in await store.posts.outdated())


async def test_what_a_message_is_about_is_what_was_stored_last(store: Store) -> None:
    assert await store.posts.of_table(1) == (LOBBY, ROUND), "the oldest first"
    assert await store.posts.of_table(7) == ()


async def test_a_message_is_marked_by_its_id(store: Store) -> None:
    await store.posts.outdate(ROUND.message_id)
    assert await outdated(store) == (ROUND,)


async def test_the_message_that_a_table_leaves_is_outdated_and_about_that(store: Store) -> None:
    await store.tables.set_message(1, ROUND.message_id)
    await store.tables.set_channel(1, 21, 20, True)
    assert await outdated(store) == (), "a lobby on which a thread was opened is drawn by the table itself"
    await store.tables.set_message(1, ROUND.message_id)
    await store.tables.set_channel(1, 22, None, False, left_as="moved")
    moved = replace(ROUND, subject="moved")
    assert await outdated(store) == (moved,)
    await store.posts.drawn(ROUND.message_id)
    await store.tables.set_channel(1, 23, None, False, left_as="moved")
    assert await outdated(store) == (moved,), "it names the channel in which the table is now"
    assert (await store.tables.load(1)).table.message_id is None


async def test_the_messages_with_a_person_are_outdated_the_newest_first(store: Store) -> None:
    assert await outdated(store) == ()
    await store.privacy.delete(7, "somebody")
    assert await outdated(store) == (OVER, ROUND, LOBBY)


async def test_the_messages_that_invited_a_person_are_outdated_too(store: Store) -> None:
    await store.privacy.delete(9, "somebody", [LOBBY.table_id])
    assert await outdated(store) == (ROUND, LOBBY)


async def test_an_outdated_message_is_told_with_its_server(store: Store) -> None:
    await store.posts.outdate_about(1, "lobby")
    assert await store.posts.outdated() == ((table(1).guild_id, LOBBY),)


async def test_a_message_that_was_edited_is_up_to_date_again(store: Store) -> None:
    await store.privacy.delete(8, "somebody")
    await store.posts.drawn(OVER.message_id)
    assert await outdated(store) == (OTHER,)


async def test_the_messages_of_running_games_are_found_by_what_they_are_about(store: Store) -> None:
    assert await store.posts.of_running("lobby") == ((1, LOBBY), (1, OTHER))
    assert await store.posts.of_running("o") == (), "that game is over"
    here = shard_of(table(1).guild_id, 2)
    assert await store.posts.of_running("round", 2, here) == ((1, ROUND),)
    assert await store.posts.of_running("round", 2, 1 - here) == ()


async def test_a_message_that_was_deleted_is_forgotten(store: Store) -> None:
    await store.posts.forget(LOBBY.message_id)
    assert await store.posts.of_running("lobby") == ((1, OTHER),)
