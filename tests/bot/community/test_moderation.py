"""Moderation: what moderators do at a server's tables, each action with a line in its list."""

from contextlib import nullcontext
from dataclasses import replace

import pytest

from bot.community.moderation import Moderation
from bot.community.servers import Servers
from bot.tables.errors import NotAllowed
from bot.tables.person import Person
from bot.tables.service import Tables
from db import StoreUnavailable
from tests.bot.tables.lobby import ANA, BEN, MIA, SERVER, options
from tests.hindered import keep_failing


@pytest.fixture
def told() -> list[tuple[int, Person]]:
    """What the features were told of bans."""
    return []


@pytest.fixture
def moderation(tables: Tables, servers: Servers, told: list[tuple[int, Person]]) -> Moderation:
    async def banned(guild_id: int, person: Person) -> None:
        told.append((guild_id, person))

    return Moderation(tables, servers, banned)


async def at_three_tables(tables: Tables) -> list[int]:
    """Three tables of Ana at which Ben sits; returns their ids."""
    numbers = [(await tables.open(ANA, options())).record.id for _ in range(3)]
    for number in numbers:
        await tables.join(number, BEN)
    return numbers


async def noted(servers: Servers) -> list[str]:
    return [line.what for line in await servers.lines(SERVER)]


async def test_a_removed_person_loses_one_seat_or_all_seats_on_this_server(
    moderation: Moderation, tables: Tables, servers: Servers
) -> None:
    numbers = await at_three_tables(tables)
    with pytest.raises(NotAllowed, match="managers-only"):
        await moderation.remove(SERVER, BEN.id, "Ben", ANA)
    assert await moderation.remove(SERVER, BEN.id, "Ben", MIA, numbers[0]) == 1
    with pytest.raises(NotAllowed, match="not-seated-there"):
        await moderation.remove(SERVER + 1, BEN.id, "Ben", MIA)
    assert await moderation.remove(SERVER, BEN.id, "Ben", MIA) == 2
    assert await noted(servers) == ["remove"] * 3
    assert await tables.of_player(BEN.id) == []


async def test_a_banned_person_loses_every_seat_and_gets_no_other(
    moderation: Moderation, tables: Tables, told: list[tuple[int, Person]]
) -> None:
    number = (await tables.open(ANA, options())).record.id
    await tables.join(number, BEN)
    elsewhere = (await tables.open(BEN, replace(options(), guild_id=SERVER + 1))).record.id
    await moderation.ban(SERVER, BEN.id, "Ben", MIA)
    assert (await tables.get(number)).seat_of(BEN.id) is None
    assert (await tables.get(elsewhere)).seat_of(BEN.id) == 0, "another server"
    assert told == [(SERVER, BEN)], "each feature does what follows from it"
    with pytest.raises(NotAllowed, match="blocked"):
        await tables.join(number, BEN)


async def test_a_ban_that_is_refused_takes_no_seat(moderation: Moderation, tables: Tables) -> None:
    number = (await tables.open(ANA, options())).record.id
    await tables.join(number, BEN)
    with pytest.raises(NotAllowed, match="managers-only"):
        await moderation.ban(SERVER, BEN.id, "Ben", ANA)
    assert (await tables.get(number)).seat_of(BEN.id) == 1


async def test_a_ban_that_the_store_interrupted_can_be_completed(
    moderation: Moderation, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = (await tables.open(ANA, options())).record.id
    await tables.join(number, BEN)
    with monkeypatch.context() as patch:
        keep_failing(patch, tables, "remove", StoreUnavailable("full"))
        with pytest.raises(StoreUnavailable):
            await moderation.ban(SERVER, BEN.id, "Ben", MIA)
    await moderation.ban(SERVER, BEN.id, "Ben", MIA)
    assert (await tables.get(number)).seat_of(BEN.id) is None


@pytest.mark.parametrize("banned", [False, True], ids=["removed", "banned"])
@pytest.mark.parametrize("ends", [False, True], ids=["", "because its game ends meanwhile"])
async def test_a_table_that_cannot_let_a_person_go_keeps_no_other_seat_taken_and_is_named_unless_it_is_over(
    moderation: Moderation, tables: Tables, monkeypatch: pytest.MonkeyPatch, banned: bool, ends: bool
) -> None:
    numbers = await at_three_tables(tables)
    remove = tables.remove

    async def refuse_one(table_id: int, player_id: int) -> None:
        if table_id == numbers[1] and not ends:
            raise NotAllowed("deal-not-ready")
        if table_id == numbers[1]:
            await tables.end(table_id, ANA)
        await remove(table_id, player_id)

    monkeypatch.setattr(tables, "remove", refuse_one)
    with nullcontext() if ends else pytest.raises(NotAllowed, match="deal-not-ready"):
        await (moderation.ban if banned else moderation.remove)(SERVER, BEN.id, "Ben", MIA)
    assert [table.record.id for table in await tables.of_player(BEN.id)] == ([] if ends else [numbers[1]])


async def test_nobody_bars_themselves(moderation: Moderation) -> None:
    with pytest.raises(NotAllowed, match="block-yourself"):
        await moderation.ban(SERVER, MIA.id, MIA.name, MIA)
