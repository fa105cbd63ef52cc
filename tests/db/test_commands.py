"""The commands: a backup while the bot runs, and a check that finds what is wrong."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from db import Store
from db.__main__ import main
from tests.db.rows import event, new, step


@pytest.fixture
async def database(url: str) -> str:
    """The address of a database with one game in it."""
    store = await Store.open(url)
    await store.commit(new(1))
    await store.close()
    return url


async def test_a_backup_made_while_the_bot_writes_is_a_whole_database(store: Store, url: str, tmp_path: Path) -> None:
    await store.commit(new(1))
    copy = tmp_path / "a folder" / "it's.db"
    writing = asyncio.gather(*(store.commit(step(1, seq)) for seq in range(2, 100)))
    assert await asyncio.to_thread(main, ["--url", url, "backup", str(copy)]) == 0
    await writing
    restored = await Store.open(f"sqlite+aiosqlite:///{copy}")
    table = await restored.load(1)
    assert table is not None
    assert table.events == tuple(map(event, range(1, table.table.seq + 1)))
    await restored.close()


def test_a_backup_overwrites_nothing(database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    precious = tmp_path / "precious"
    precious.write_text("letters")
    assert main(["--url", database, "backup", str(precious)]) == 1
    assert "not overwritten" in capsys.readouterr().err
    assert precious.read_text() == "letters"


def test_a_backup_that_fails_leaves_no_file(database: str, file: Path, tmp_path: Path) -> None:
    file.write_bytes(file.read_bytes()[:5_000])
    assert main(["--url", database, "backup", str(tmp_path / "copy.db")]) == 1
    assert not list(tmp_path.glob("copy*"))


@pytest.mark.parametrize("command", [["check"], ["backup", "copy.db"]])
def test_a_database_that_is_not_there_is_not_made(
    command: list[str], new_url: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--url", new_url, *command]) == 1
    assert "There is no database" in capsys.readouterr().err
    assert not file.exists()


@pytest.mark.parametrize("command", [["check"], ["backup", "copy.db"]])
def test_postgresql_has_its_own_tools(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--url", "postgresql+asyncpg://me:secret@host/hearts", *command]) == 1
    assert "pg_dump" in capsys.readouterr().err


async def test_a_whole_database_is_said_to_be_whole_while_the_bot_runs(
    store: Store, url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    await store.commit(new(1))
    assert main(["--url", url, "check"]) == 0
    assert capsys.readouterr().out == "The database is whole.\n"


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        ("DELETE FROM tables", "of events refers to a row of tables that is not there"),
        ("UPDATE alembic_version SET version_num = '0000'", "Its revision is 0000"),
        ("DROP TABLE alembic_version", "not made by this program"),
    ],
)
def test_a_check_finds_what_is_wrong(
    damage: str, sentence: str, database: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute(damage)
    assert main(["--url", database, "check"]) == 1
    assert sentence in capsys.readouterr().out


def test_a_check_finds_damaged_pages(database: str, file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[4096:-4096] = bytes(len(content) - 8192)
    file.write_bytes(content)
    assert main(["--url", database, "check"]) == 1


def test_the_environment_names_the_database(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DATABASE_URL", raising=False)
    assert main(["check"]) == 1
    assert "data/hearts.db" in capsys.readouterr().err
    (tmp_path / ".env").write_text(f"DATABASE_URL={database}\n")
    assert main(["check"]) == 0
    shutil.rmtree(tmp_path / "a new folder")
    monkeypatch.setenv("DATABASE_URL", "nonsense")
    assert main(["check"]) == 1
    assert "must begin with" in capsys.readouterr().err
