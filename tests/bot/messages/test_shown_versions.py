"""Shown versions are stored: a start draws and loads only what is out of date."""

import pytest

from bot.messages.shown_versions import STORED_EVERY, ShownVersions
from bot.tables.pace import PACES
from db import StoredTable
from db.tables import TableStore
from tests.driven_time import DrivenTime
from tests.world import World

LONG = PACES["slow"].nudge / 1000 + STORED_EVERY + 60


@pytest.fixture
def loaded(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The ids of the tables that are read from the store from now on."""
    numbers: list[int] = []
    load = TableStore.load

    async def noted(store: TableStore, table_id: int) -> StoredTable | None:
        numbers.append(table_id)
        return await load(store, table_id)

    monkeypatch.setattr(TableStore, "load", noted)
    return numbers


@pytest.mark.parametrize("where", ["a lobby", "a game"])
async def test_a_restart_neither_loads_nor_edits_messages_that_are_up_to_date(
    world: World, loaded: list[int], where: str
) -> None:
    if where == "a lobby":
        await world.open(pace="slow")
    else:
        await world.begin(world.ben, world.chidi, world.dana, pace="slow")
    await world.wait(LONG)
    mark = len(world.watch.requests)
    loaded.clear()
    await world.restart()
    await world.wait(LONG)
    assert loaded == []
    assert not {"post", "edit", "push"} & world.watch.count(mark).keys()


async def test_a_message_that_was_out_of_date_when_the_bot_stopped_is_edited_after_the_start(world: World) -> None:
    await world.begin(world.ben, world.chidi, world.dana, pace="slow")
    await world.wait(LONG)
    await world.ana.pass_cards()
    await world.restart()
    await world.wait(3)
    assert "✅ Ana" in world.board().text


async def test_the_shown_version_of_a_busy_table_is_stored_once_in_a_while() -> None:
    written: list[dict[int, int]] = []

    async def write(versions: dict[int, int]) -> None:
        written.append(versions)

    versions, time = ShownVersions(write), DrivenTime()
    with time.driving():
        for seq in range(1, 11):
            versions.keep(1, seq)
            versions.keep(2, 5)
            versions.keep(3, 9)
        versions.forget([3, 4])  # another process has it now
        await time.pass_by(STORED_EVERY + 1)
        assert written == [{1: 10, 2: 5}]
        versions.keep(2, 6)
        await versions.close()  # stores what is known when the bot stops
    assert written[1:] == [{2: 6}]


async def test_what_is_shown_of_a_table_that_another_process_owns_is_not_stored(world: World) -> None:
    written: dict[int, int] = {}

    async def write(versions: dict[int, int]) -> None:
        written.update(versions)

    world.bot.boards._versions._write = write
    first, second = await world.open(), await world.open(host=world.ben)
    await world.chidi.press(first, "join")
    await world.dana.press(second, "join")
    world.bot.boards.forget([1])
    await world.wait(STORED_EVERY + 1)
    assert list(written) == [2]
