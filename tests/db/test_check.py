"""Checking: damage and foreign files are found at the start and by the command, and are not changed."""

import asyncio
import os
import shutil
import zlib
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import make_url

from db import Store, StoreUnavailable
from db.check import refuse_damaged
from db.sqlite_files import beside
from hearts import RoundResult, write_result
from tests.db.copies import crash, restore, version, write
from tests.db.damage import GAMES, WRONG_INDEX, Harm, played, sql
from tests.db.games import begun, ended
from tests.db.rows import new, round, step
from tests.db.template import log_of, opened
from tests.db.terminal import Terminal

WHOLE = "The database is whole.\n"


def test_a_backup_that_was_put_beside_an_old_log_is_refused_untouched_and_the_command_puts_it_right(
    url: str, file: Path, backup: Path
) -> None:
    crash(url, file)
    shutil.copy(backup, file)
    before = file.read_bytes(), log_of(file).read_bytes()
    for _ in range(2):
        with pytest.raises(StoreUnavailable, match=r"does not belong to the log.*python -m db restore FILE"):
            version(url)
        assert (file.read_bytes(), log_of(file).read_bytes()) == before
    assert restore(url, file) == 0  # even if it was moved there and is the only copy
    assert version(url) == 2


def test_an_older_copy_of_the_database_beside_a_newer_log_is_refused_untouched(url: str, file: Path) -> None:
    asyncio.run(write(url, new(1)))
    older = file.read_bytes()  # a copy of the file itself, which says that it has a log
    asyncio.run(write(url, *(step(1, seq) for seq in range(2, 500))))
    crash(url, file)
    file.write_bytes(older)
    log = log_of(file).read_bytes()
    with pytest.raises(StoreUnavailable, match=r"is that of another one.*python -m db restore FILE"):
        version(url)
    assert (file.read_bytes(), log_of(file).read_bytes()) == (older, log)


@pytest.mark.parametrize("left", [None, b""], ids=["missing", "empty"])
def test_a_log_without_its_database_is_not_thrown_away(url: str, file: Path, backup: Path, left: bytes | None) -> None:
    crash(url, file)
    log = log_of(file).read_bytes()
    file.unlink()
    if left is not None:
        file.write_bytes(left)
    with pytest.raises(StoreUnavailable, match=r"There is no database.*python -m db restore FILE"):
        version(url)
    assert log_of(file).read_bytes() == log


def test_after_a_crash_the_content_is_compared_and_not_only_its_structure(url: str, file: Path, backup: Path) -> None:
    WRONG_INDEX(file)
    crash(url, file)
    with pytest.raises(StoreUnavailable, match=r"is damaged, or the log beside it.*is that of another one"):
        version(url)


@pytest.mark.parametrize("comes", [True, False])
def test_a_file_that_is_created_or_deleted_meanwhile_bars_nobody(
    comes: bool, database: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite does so with the files beside the database whenever somebody else opens or closes it."""
    memory, access = beside(file, "-shm"), os.access

    def late(path: Path, right: int) -> bool:
        if path == memory and not comes:
            memory.unlink(missing_ok=True)
        may = access(path, right)
        if path == memory and comes:
            memory.touch()
        return may

    if not comes:
        memory.touch()
    monkeypatch.setattr(os, "access", late)
    refuse_damaged(make_url(database))


@pytest.mark.sqlite
async def test_an_undamaged_database_passes_the_check_while_the_bot_runs(
    store: Store, url: str, terminal: Terminal
) -> None:
    await store.commit(begun(1))
    assert (await asyncio.to_thread(terminal, url, "check")).out == WHOLE


@pytest.mark.parametrize(
    ("harm", "sentence"),
    [
        (sql("DELETE FROM tables"), "of events refers to a row of tables that is not there"),
        (sql("UPDATE alembic_version SET version_num = '0009'"), "Its revision is 0009"),
    ],
)
def test_a_check_finds_what_is_wrong(harm: Harm, sentence: str, database: str, file: Path, terminal: Terminal) -> None:
    harm(file)
    assert sentence in terminal(database, "check", status=1).out


ON = GAMES + 1
"""The table that is being played."""


@pytest.fixture
def whole(url: str, file: Path, terminal: Terminal) -> str:
    """The address of a database with finished games and a running one."""
    file.write_bytes(played())
    assert terminal(url, "check").out == WHOLE
    return url


def event(change: str, *where: str) -> Harm:
    return sql(f"UPDATE events SET {change} WHERE table_id = {ON} AND {' AND '.join(where)}")


NEWER = zlib.compress(b'{"version": 99}')
LAST = f"seq = (SELECT max(seq) FROM events WHERE table_id = {ON})"
ILLEGAL = f"Table {ON} cannot go on: its log is not a game by its rules."


@pytest.mark.parametrize(
    ("harm", "sentence"),
    [
        (event("body = '0 ' || substr(body, 3)", LAST), ILLEGAL),
        (event("body = substr(body, 1, 2) || 'ZZ'", LAST), ILLEGAL),
        (event("body = substr(body, 1, 2) || (SELECT substr(body, 3) FROM events WHERE kind = 'play')", LAST), ILLEGAL),
        (event("kind = 'flight'", LAST), ILLEGAL),
        (sql(f"DELETE FROM events WHERE table_id = {ON} AND seq = 7"), ILLEGAL),
        (sql(f"DELETE FROM events WHERE table_id = {ON} AND seq = 1"), ILLEGAL),
        (sql("UPDATE tables SET status = 'flying' WHERE id = 7"), "Table 7 cannot be read: its status is 'flying'"),
        (sql("UPDATE tables SET kind = 'kite' WHERE id = 7"), "Table 7 cannot be read: its status is 'over' and its"),
        (sql("UPDATE tables SET rules = '{' WHERE id = 7"), "Table 7 cannot be read: its rules are damaged."),
        (sql("UPDATE game_logs SET body = x'00' WHERE table_id = 7"), "The log of table 7 cannot be read"),
        (sql(f"UPDATE game_logs SET body = x'{NEWER.hex()}' WHERE table_id = 7"), "The log of table 7 cannot be read"),
        (sql("INSERT INTO guilds (id, settings) VALUES (10, '{')"), "The settings of server 10 cannot be read"),
        (sql("INSERT INTO guilds (id, settings) VALUES (10, '[]')"), "The settings of server 10 cannot be read"),
        (sql("UPDATE players SET preferences = '{' WHERE id = 3"), "The preferences of person 3 cannot be read"),
        (sql("DROP TABLE posts"), "There is no table posts."),
        (sql("ALTER TABLE guilds RENAME COLUMN settings TO other"), "The table guilds has no column settings."),
    ],
    ids=[
        "wrong seat",
        "no card",
        "card played before",
        "no kind",
        "gap in the log",
        "log without a deal",
        "status",
        "kind",
        "rules",
        "packed log",
        "log of a newer version",
        "settings",
        "list for settings",
        "preferences",
        "table",
        "column",
    ],
)
def test_a_check_names_what_the_bot_cannot_read(
    whole: str, file: Path, harm: Harm, sentence: str, terminal: Terminal
) -> None:
    harm(file)
    (said,) = terminal(whole, "check", status=1).out.splitlines()
    assert said.startswith(sentence)


@pytest.mark.parametrize("totals", [(3, 23, 0, 0), (4, 23, 0, 0), ()])
def test_a_result_is_compared_with_the_rounds(
    url: str, file: Path, totals: tuple[int, ...], terminal: Terminal
) -> None:
    asyncio.run(finished(url, totals))
    whole = totals[:1] == (3,)
    said = terminal(url, "check", status=0 if whole else 1).out
    assert ("The result of seat 0 at table 1" in said) != whole


async def finished(url: str, totals: tuple[int, ...]) -> None:
    """Stores a game whose only round may have ended with other totals than its result says."""
    none = (0, 0, 0, 0)
    played = RoundResult(0, 0, points=(3, 23, 0, 0), sheet=(), totals=totals, piles=((),) * 4, tricks=none)
    change = ended(1, {1: 3, 2: 23, None: 0})
    async with opened(url) as store:
        await store.commit(replace(change, rounds=(round(0, result=write_result(played)),)))
