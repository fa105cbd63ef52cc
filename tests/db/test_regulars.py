"""Regulars in the store: who wants to be called on a server, who is at a table now, and when the last call was."""

from dataclasses import replace
from typing import Any

import pytest

from db import KindName, Status, Store
from tests.db.rows import new, seat

HERE, THERE = 10, 11
ANA, BEN = 1, 2


async def test_a_person_is_stored_as_a_regular_once_on_each_server(store: Store) -> None:
    for guild_id, person in ((HERE, ANA), (HERE, ANA), (HERE, BEN), (THERE, ANA)):
        await store.regulars.add(guild_id, person)
    await store.regulars.remove(HERE, ANA)
    await store.regulars.remove(HERE, ANA)
    assert await store.regulars.of_guild(HERE) == {BEN}
    assert await store.regulars.of_guild(THERE) == {ANA}
    assert await store.regulars.free(HERE, ["live"]) == {BEN}


@pytest.mark.parametrize(
    ("table", "free"),
    [
        ({"pace": "live", "status": Status.PLAYING}, {BEN}),
        ({"pace": "live", "status": Status.LOBBY, "guild_id": THERE}, {BEN}),
        ({"pace": "slow", "status": Status.PLAYING}, {ANA, BEN}),
        ({"pace": "live", "status": Status.SUSPENDED}, {ANA, BEN}),
        ({"pace": "live", "status": Status.PLAYING, "kind": KindName.SOLO}, {ANA, BEN}),
    ],
    ids=["plays", "waits on another server", "plays slowly", "rests", "plays alone"],
)
async def test_a_regular_at_a_fast_table_is_not_free(store: Store, table: dict[str, Any], free: set[int]) -> None:
    for person in (ANA, BEN):
        await store.regulars.add(HERE, person)
    await store.commit(replace(new(1, **table), seats=(seat(0, ANA), seat(1, None))))
    assert await store.regulars.free(HERE, ["live", "blitz"]) == free


async def test_the_last_call_of_a_server_is_stored_and_may_be_removed(store: Store) -> None:
    assert await store.regulars.called_at(HERE) is None
    for at in (5, 9):
        await store.regulars.set_called(HERE, at)
    assert (await store.regulars.called_at(HERE), await store.regulars.called_at(THERE)) == (9, None)
    await store.regulars.set_called(HERE, None)
    assert await store.regulars.called_at(HERE) is None
