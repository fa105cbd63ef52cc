"""Long proposals in the store: kept under a key, for a limited time and in limited number."""

from __future__ import annotations

import pytest

from db import Store, proposals
from db.proposals import KEPT_FOR


async def test_a_code_comes_back_under_its_key(store: Store) -> None:
    await store.proposals.keep("abc", "1ZV", 1_000)
    assert await store.proposals.code("abc") == "1ZV"
    assert await store.proposals.code("abd") is None


async def test_a_proposal_that_is_stored_again_is_kept_once_with_the_new_time(store: Store) -> None:
    await store.proposals.keep("abc", "1ZV", 1_000)
    await store.proposals.keep("abc", "1ZV", 1_000 + KEPT_FOR)
    await store.proposals.keep("other", "11XSY", 1_001 + KEPT_FOR)
    assert await store.proposals.code("abc") == "1ZV"


async def test_proposals_are_deleted_after_a_month_without_changes(store: Store) -> None:
    await store.proposals.keep("abc", "1ZV", 1_000)
    await store.proposals.keep("other", "11XSY", 1_000 + KEPT_FOR)
    assert await store.proposals.code("abc") == "1ZV"
    await store.proposals.keep("other", "11XSY", 1_001 + KEPT_FOR)
    assert await store.proposals.code("abc") is None


async def test_only_the_newest_proposals_are_kept(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proposals, "MAX_PROPOSALS", 2)
    for number in range(3):
        await store.proposals.keep(f"key {number}", "1ZV", 1_000 + number)
    assert [await store.proposals.code(f"key {number}") for number in range(3)] == [None, "1ZV", "1ZV"]
