"""Privacy: deleted data is nowhere in the files, and data that must be kept is kept for the promised time."""

import asyncio
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import BigInteger, Column

from db import Closing, KindName, Status, Store
from db.privacy import ABOUT_ONE, KEPT_AUDIT, KEPT_UNCOUNTED, OF_GAMES, PEOPLE, SERVERS
from db.records import AuditRecord, DepartureRecord, write_members
from db.schema import metadata
from tests.db.games import ended
from tests.db.query_plans import query_plan
from tests.db.rows import new, seat, step
from tests.db.template import opened
from tests.db.test_matches import match

NAME = "Wilhelmina Unmistakable"
PERSON = 7_777_777_777_777_777
DAY = 86_400_000


def traces(file: Path) -> list[str]:
    """The files of the database that still contain the name, or the id as SQLite writes it."""
    number = PERSON.to_bytes(8, "big")
    files = sorted(file.parent.glob(f"{file.name}*"))
    return [each.name for each in files if NAME.encode() in each.read_bytes() or number in each.read_bytes()]


@pytest.fixture
def careless(monkeypatch: pytest.MonkeyPatch) -> None:
    """An SQLite compiled to leave deleted data where it was."""
    connect: Callable[..., sqlite3.Connection] = sqlite3.connect

    def connect_carelessly(*arguments: Any, **options: Any) -> sqlite3.Connection:
        connection = connect(*arguments, **options)
        connection.execute("PRAGMA secure_delete = 0")
        return connection

    monkeypatch.setattr(sqlite3, "connect", connect_carelessly)


async def play(store: Store) -> None:
    """Plays a game with the person, long enough to fill pages that are free when it is over."""
    await store.directory.see_player(PERSON, NAME, "en", 1)
    await store.directory.name_player(PERSON, 10, NAME)
    seats = tuple(replace(seat(number, PERSON), name=NAME) for number in range(16))
    await store.commit(replace(new(1), seats=seats))
    for seq in range(2, 60):
        await store.commit(replace(step(1, seq), seats=seats))


async def deleted(file: Path) -> None:
    """Waits until the log is emptied, because somebody may have been reading from it."""
    async with asyncio.timeout(60):
        while traces(file):  # noqa: ASYNC110
            await asyncio.sleep(0.02)


@pytest.mark.usefixtures("careless")
async def test_no_file_holds_a_person_whose_data_is_deleted(url: str, file: Path) -> None:
    async with opened(url) as store:
        await play(store)
        assert traces(file) != []
        await store.privacy.delete(PERSON, "Former player")
        assert traces(file) == []
    assert traces(file) == []


@pytest.mark.usefixtures("careless")
async def test_no_file_holds_a_server_that_is_deleted(url: str, file: Path) -> None:
    async with opened(url) as store:
        await play(store)
        await store.directory.see_player(PERSON, "", "en", 2)
        await store.privacy.delete_server(10)
        assert NAME.encode() not in b"".join(each.read_bytes() for each in file.parent.glob(f"{file.name}*"))


async def test_a_reader_delays_only_the_emptying_of_the_log(store: Store, file: Path) -> None:
    await play(store)
    with closing(sqlite3.connect(file, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM players").fetchall()
        async with asyncio.timeout(60):
            await store.privacy.delete(PERSON, "Former player")
            await store.commit(new(2))
        assert traces(file) != []
    await deleted(file)
    await store.commit(step(2, 2))


async def test_no_caller_waits_for_the_next_attempt_to_empty_the_log(
    store: Store, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.writer.RETRY", 3_600)
    await play(store)
    with closing(sqlite3.connect(file, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM players").fetchall()
        await store.privacy.delete(PERSON, "Former player")
        await asyncio.sleep(0.1)
        async with asyncio.timeout(60):
            await store.commit(new(2))
    async with asyncio.timeout(60):
        await store.close()


async def test_lines_about_moderators_are_kept_for_180_days_and_no_longer(store: Store) -> None:
    now = 1_795_262_400_000
    assert KEPT_AUDIT.days == 180
    for days in (179, 181):
        await store.moderation.note(AuditRecord(10, now - days * DAY, f"{days} days old", 1, "Mia"))
    await store.privacy.forget_audit(now)
    assert [line.what for line in await store.moderation.lines(10, 9)] == ["179 days old"]


async def test_games_that_count_for_nothing_are_kept_for_30_days_and_no_longer(store: Store) -> None:
    now = 1_795_262_400_000
    assert KEPT_UNCOUNTED.days == 30
    old, lately = now - 31 * DAY, now - 29 * DAY
    cancelled, over = {"status": Status.CANCELLED}, {"status": Status.OVER}
    alone = {"guild_id": 0}
    tables: tuple[dict[str, Any], ...] = (
        {"updated_at": old, **cancelled},
        {"updated_at": lately, **cancelled},
        {"updated_at": old, "kind": KindName.SOLO, **alone, **cancelled},
        {"updated_at": old, "kind": KindName.PRACTICE, **alone, **over},
        {"updated_at": old, "kind": KindName.STUDY, **alone, **over},
        {"updated_at": old, **over},
        {"updated_at": old, "kind": KindName.SOLO, **alone, **over},
        {"updated_at": old, "kind": KindName.MATCH, **alone, **cancelled},
        {"updated_at": old},
        {"updated_at": old, **cancelled},
    )
    for number, fields in enumerate(tables, 1):
        await store.commit(new(number, **fields))
    await store.privacy.forget_uncounted(now)
    left = [number for number in range(1, 11) if await store.tables.load(number) is not None]
    assert left == [2, 6, 7, 8, 9, 10], "what counts, is new or goes on, the deals of a match, and the newest number"


async def test_matches_that_were_cancelled_are_kept_for_30_days_and_no_longer(store: Store) -> None:
    now = 1_795_262_400_000
    old, lately = now - 31 * DAY, now - 29 * DAY
    for number, due_at in ((1, old), (2, lately), (3, old), (4, old), (5, old), (6, old)):
        await store.matches.open(match(number, due_at=due_at))
    for number in (1, 2, 3, 6):
        await store.matches.cancel(number, Closing.PLAYERS)
    for number in (1, 2, 6):
        await store.matches.set_outdated(number, outdated=False)
    await store.matches.end(4, old)
    await store.privacy.forget_uncounted(now)
    left = [number for number in range(1, 7) if await store.matches.get(number) is not None]
    assert left == [2, 3, 4, 5, 6], "what is new, is still to be drawn, counts or goes on, and the newest number"
    exported = await store.privacy.export(1)
    assert [row["match_id"] for row in exported["match_players"]] == left


@pytest.mark.sqlite
async def test_the_servers_are_found_without_reading_every_game(store: Store, file: Path) -> None:
    await store.commit(ended(1, {7: 1, 8: 2}, guild_id=11))
    await store.commit(ended(2, {7: 1, 8: 2}, guild_id=13))
    await store.commit(new(3, guild_id=12))
    with query_plan(file) as steps:
        assert await store.privacy.servers() == {11, 12, 13}
    games = [step for step in steps if any(re.search(rf"\b{name}\b", step) for name in OF_GAMES)]
    assert games
    assert not [step for step in games if not step.startswith("SEARCH")]


@pytest.mark.sqlite
async def test_data_is_deleted_without_reading_every_game(store: Store, file: Path) -> None:
    await store.commit(ended(1, {PERSON: 1, 8: 2}))
    with query_plan(file) as steps:
        await store.privacy.running(PERSON)
        await store.tables.alive_reserved_for(PERSON)
        await store.privacy.delete(PERSON, "Former player", [1])
    scanned = {step for step in steps if re.match(r"SCAN (tables|seats|results|rounds|posts|reviews)\b", step)}
    assert scanned == {"SCAN tables USING INDEX ix_tables_private_id"}


async def test_private_games_are_deleted_with_their_person(store: Store) -> None:
    for number, host in ((1, PERSON), (2, 8)):
        alone = replace(new(number, kind=KindName.SOLO, guild_id=0, host_id=host), seats=(seat(0, host), seat(1, None)))
        await store.commit(alone)
    exported = await store.privacy.export(PERSON)
    assert [row["id"] for row in exported["tables"]] == [1]
    assert len(exported["seats"]) == 1
    assert await store.privacy.servers() == set()
    await store.privacy.delete(PERSON, "Former player")
    assert await store.tables.load(1) is None
    assert await store.tables.load(2) is not None


async def test_the_tables_that_name_a_person_are_known_until_they_are_over(store: Store) -> None:
    named = {
        1: replace(new(1), seats=(seat(0, PERSON),)),
        2: new(2, host_id=PERSON),
        3: replace(new(3), seats=(replace(seat(0, None), held_for=PERSON, held_until=9),)),
        4: new(4),
        5: replace(new(5, host_id=8), departures=(DepartureRecord(PERSON, 0, "Ana", 9),)),
    }
    others = replace(new(6, host_id=8), seats=(seat(0, 8),)), new(7, host_id=PERSON, status=Status.OVER)
    for change in (*named.values(), *others):
        await store.commit(change)
    await store.tables.set_channel(4, 22, 21, False, write_members([PERSON, 8]))
    assert await store.privacy.running(PERSON) == [*named]


async def test_only_the_deleted_person_leaves_the_private_threads(store: Store) -> None:
    await store.commit(new(1))
    await store.tables.set_channel(1, 22, 21, False, write_members([PERSON, 8]))
    (thread,) = (await store.privacy.export(PERSON))["private_threads"]
    assert thread == {"id": 1, "guild_id": 10, "channel_id": 22}
    await store.privacy.delete(PERSON, "Former player")
    assert (await store.privacy.export(PERSON))["private_threads"] == []
    assert (await store.privacy.export(8))["private_threads"] == [thread]


NOBODY = frozenset(
    {
        *("id", "table_id", "guild_id", "channel_id", "message_id", "parent_id", "rematch_of"),
        *("match_id", "epoch", "heir", "seq", "shown_seq", "at", "held_until"),
        *("commits.number", "standings.points"),
    }
)
"""Columns that are long enough for the id of a person and have none, beside the times called ``…_at``."""

OF_NO_SERVER = {
    *("counting", "players", "proposals"),
    *("puzzles", "puzzle_players", "puzzle_answers"),
    *("processes", "leases", "identifies", "daily_keys", "daily_deals", "daily_marks", "commits"),
}
"""Tables without a server: people; puzzles, which are the same everywhere; proposals, which cannot be attributed to
anybody and are deleted a month after the last change; and the bot itself with its processes."""


def test_every_number_in_the_database_is_known_for_what_it_is() -> None:
    """Every new table or column must be classified: does it contain people, and is it deleted with its server?"""
    for name, table in metadata.tables.items():
        for column in table.columns:
            asks = f"{column}: a person? Then add it to PEOPLE of db/privacy.py, else to NOBODY here"
            assert _known(name, column) or not isinstance(column.type, BigInteger), asks
        gone = any(key.column.table.name in ("tables", "matches") for key in table.foreign_keys)
        assert name in SERVERS or gone or name in OF_NO_SERVER, f"{name} stays when its server goes"
    assert ABOUT_ONE <= PEOPLE.keys() <= metadata.tables.keys()


def _known(name: str, column: Column[Any]) -> bool:
    counted = column.name.endswith("_at") or not NOBODY.isdisjoint({column.name, str(column)})
    return counted or column.name in PEOPLE.get(name, ())
