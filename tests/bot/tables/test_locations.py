"""Locations: where a table is shown is stored at once, and is no version of its game."""

from __future__ import annotations

from bot.tables.service import Tables
from tests.bot.tables.lobby import ANA, options


async def test_the_message_of_a_table_is_stored_with_its_subject_and_changes_no_game(tables: Tables) -> None:
    opened = await tables.open(ANA, options())
    number, channel_id = opened.record.id, opened.record.channel_id
    await tables.locations.posted(number, 99, "lobby")
    stored = await tables.store.tables.load(number)
    assert (stored.table.message_id, stored.table.seq) == (99, opened.record.seq)
    await tables.store.posts.outdate_about(number, "lobby")
    ((_, post),) = await tables.store.posts.outdated()
    assert (post.message_id, post.table_id, post.channel_id) == (99, number, channel_id)


async def test_a_table_that_moves_has_no_message_in_its_new_channel(tables: Tables) -> None:
    opened = await tables.open(ANA, options())
    number, channel_id = opened.record.id, opened.record.channel_id
    await tables.locations.posted(number, 99, "lobby")
    await tables.locations.move_to(number, 77, channel_id, own_thread=True)
    for table in (await tables.get(number)).record, (await tables.store.tables.load(number)).table:
        assert (table.message_id, table.channel_id, table.parent_id) == (None, 77, channel_id)
    assert (await tables.get(number)).is_in(channel_id)
