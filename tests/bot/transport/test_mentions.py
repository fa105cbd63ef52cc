"""Mentions: whom a new message may notify."""

import pytest

from bot.community.people import People
from bot.transport.mentions import mention, notified, only
from db import Store

ANA, BEN = 11, 12


@pytest.fixture
def people(store: Store) -> People:
    return People(store, lambda: 1_000)


async def test_people_who_like_silence_are_neither_mentioned_nor_notified(people: People) -> None:
    await people.prefer(BEN, silent=True)
    called = await notified([ANA, BEN], people, may_call=True)
    assert [*map(mention, called)] == [f"<@{ANA}>"]
    assert only(called).to_dict() == {"parse": [], "users": [ANA], "roles": [], "replied_user": True}


async def test_on_a_server_without_calls_nobody_is_mentioned(people: People) -> None:
    called = await notified([ANA, BEN], people, may_call=False)
    assert called == []
    assert only(called).to_dict().get("users", []) == []
