"""Registrations: the commands that each application registered last."""

from __future__ import annotations

from db import Store


async def test_the_last_hash_of_each_application_is_kept(store: Store) -> None:
    assert await store.registrations.hash(1) is None
    await store.registrations.keep(1, "first")
    await store.registrations.keep(2, "other")
    await store.registrations.keep(1, "second")
    assert await store.registrations.hash(1) == "second"
    assert await store.registrations.hash(2) == "other"
