"""Settings: preferences that cannot be read stop nothing."""

import pytest

from db import Store
from tests.db.games import NOON, ended, standing


@pytest.mark.parametrize("preferences", ["{", "[]", "null"])
async def test_a_game_of_somebody_whose_preferences_cannot_be_read_ends_and_does_not_show_them(
    store: Store, preferences: str
) -> None:
    await store.directory.see_player(1, "Ana", "de", NOON)
    await store.directory.see_player(2, "Ben", "de", NOON)
    await store.directory.set_preferences(1, preferences)
    await store.commit(ended(1, {1: 3, 2: 23}))
    listed = [await standing(store, person) for person in (1, 2)]
    assert [row is not None and row.listed for row in listed] == [False, True]
