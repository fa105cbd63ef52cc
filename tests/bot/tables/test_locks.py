"""Locks: who holds them; and races: of many people who ask at once, no more get in than may."""

import asyncio

import pytest

from bot.house_rules import MAX_SETS
from bot.tables.locks import Locks
from bot.tables.person import Person
from bot.tables.seating import TableOptions
from bot.tables.table import Table
from db import Change, StoreUnavailable
from hearts import PRESETS
from tests.bot.tables.lobby import MIA
from tests.bot.tables.refusals import at_once
from tests.world import World


def order(world: World) -> TableOptions:
    return TableOptions(world.guild.id, world.channel.id, PRESETS["standard"], "standard")


async def test_joins_and_rematches_at_once_count_together(world: World) -> None:
    ben = Person(world.ben.id, "Ben")
    tables = [await world.bot.tables.open(Person(number, "Host"), order(world)) for number in range(20)]
    refused = await at_once(*(world.bot.tables.join(table.record.id, ben) for table in tables))
    assert refused == ["too-many-tables"] * 10


async def test_a_join_that_was_checked_before_a_ban_does_not_succeed_after_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The join has been allowed, and is held before it is stored, until the ban is asked for."""
    ben, store = Person(world.ben.id, "Ben"), world.bot.store
    table = await world.bot.tables.open(Person(world.ana.id, "Ana"), order(world))
    allowed, commit = asyncio.Event(), store.commit

    async def slowly(change: Change) -> None:
        allowed.set()
        await asyncio.sleep(0.05)
        await commit(change)

    async def ban() -> None:
        await allowed.wait()
        await world.bot.moderation.ban(world.guild.id, ben.id, "Ben", MIA)

    monkeypatch.setattr(store, "commit", slowly)
    await at_once(world.bot.tables.join(table.record.id, ben), ban())
    assert (await world.table(table.record.id)).seat_of(ben.id) is None


async def test_a_person_whose_data_is_being_deleted_does_not_join(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The deletion has given the seats up, and is held there."""
    ben, held = Person(world.ben.id, "Ben"), world.bot.store.privacy
    await world.open(world.ben)
    look = held.running

    async def slowly(player_id: int) -> list[int]:
        found = await look(player_id)
        joining.append(asyncio.create_task(world.bot.tables.join(1, ben)))
        await asyncio.sleep(0.05)
        return found

    joining: list[asyncio.Task[Table]] = []
    monkeypatch.setattr(held, "running", slowly)
    await world.bot.privacy.delete(ben)
    assert (await joining[0]).seat_of(ben.id) is not None
    assert (await world.table()).seat_of(ben.id) is not None
    assert await world.bot.store.tables.alive_of_player(ben.id) == [1]


async def test_a_server_keeps_no_more_sets_of_rules_than_it_may(world: World) -> None:
    house, server = world.bot.house_rules, world.guild.id
    rules = PRESETS["standard"]
    refused = await at_once(*(house.save_as(server, f"Game {number}", rules, MIA) for number in range(MAX_SETS + 5)))
    assert refused == ["too-many-rules"] * 5


async def test_two_settings_changed_at_once_are_both_kept(world: World) -> None:
    servers, server = world.bot.servers, world.guild.id
    await asyncio.gather(servers.change(server, MIA, hints=False), servers.change(server, MIA, threads=True))
    assert (servers.settings(server).hints, servers.settings(server).threads) == (False, True)


async def test_whoever_comes_just_after_a_release_waits_no_longer_than_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.tables.locks.CONFIRM_TIMEOUT", 0.05)
    locks = Locks()
    done = asyncio.Event()

    async def hold() -> None:
        async with locks.changing(1):
            await done.wait()

    async with locks.changing(1):
        next_in_line = asyncio.create_task(hold())
        await asyncio.sleep(0)
    with pytest.raises(StoreUnavailable):
        async with asyncio.timeout(60), locks.changing(1):
            pass
    done.set()
    await next_in_line
