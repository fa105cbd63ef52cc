"""Regulars: people who want to be called on a server, and how often they may be called."""

from pathlib import Path

import pytest

from bot.community.regulars import MAX_REGULARS, Regulars
from bot.community.servers import Servers
from bot.tables.errors import NotAllowed
from bot.tables.service import Tables
from tests.bot.tables.lobby import SERVER
from tests.databases import in_doubt


@pytest.fixture
def regulars(tables: Tables, servers: Servers) -> Regulars:
    return Regulars(tables, servers)


async def test_a_server_has_as_many_regulars_as_one_message_can_call(regulars: Regulars) -> None:
    for number in range(MAX_REGULARS):
        await regulars.want(SERVER, number + 1, True)
    await regulars.want(SERVER, 1, True)
    with pytest.raises(NotAllowed, match="too-many-regulars"):
        await regulars.want(SERVER, MAX_REGULARS + 1, True)


async def test_no_more_regulars_are_noted_than_may_be_while_the_database_is_slow(
    regulars: Regulars, tables: Tables, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.community.regulars.MAX_REGULARS", 1)
    await in_doubt(tmp_path, tables.store, regulars.want(SERVER, 1, True), regulars.want(SERVER, 2, True))
    assert await regulars.free(SERVER) == [1]
