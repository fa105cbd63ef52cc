"""Export and import: from one database into another, with nothing lost."""

import asyncio
import json
import os
import re
import stat
from collections import Counter
from dataclasses import asdict
from pathlib import Path

import pytest
from sqlalchemy import make_url, select, text

from db import StoreUnavailable, schema
from db.__main__ import main
from db.engines import reading_engine, writing_engine
from db.portable import _TABLES, export, import_
from db.records import PlayerRecord
from tests.db.damage import INDEX, Harm, cut, page_of, played, sql
from tests.db.games import NOON, ended
from tests.db.rows import new, step
from tests.db.template import database_at, opened
from tests.db.terminal import Terminal


async def fill(url: str) -> None:
    async with opened(url) as store:
        await store.directory.see_player(11, "Ana", "de", NOON)
        await store.directory.name_player(11, 10, "Ana ♥️")
        await store.commit(ended(1, {11: 20, 12: 100}))
        await store.commit(new(2))
        await store.commit(step(2, 2))
        await store.dailies.key(b"the secret of the bot")


async def rows(url: str) -> dict[str, list[tuple[object, ...]]]:
    """All rows of a database, by table."""
    engine, found = reading_engine(make_url(url)), {}
    async with engine.connect() as connection:
        for name, table in _TABLES.items():
            result = await connection.execute(select(table).order_by(*table.primary_key.columns))
            found[name] = [tuple(row) for row in result]
    await engine.dispose()
    return found


@pytest.fixture
async def exported(url: str, tmp_path: Path) -> Path:
    """An export of a database with a finished game and a running one."""
    await fill(url)
    await export(make_url(url), tmp_path / "hearts.jsonl")
    return tmp_path / "hearts.jsonl"


def test_every_table_is_exported_but_those_about_running_processes() -> None:
    assert schema.metadata.tables.keys() - _TABLES.keys() == {"processes", "leases", "identifies", "commits"}


async def test_an_export_is_read_into_an_empty_database_as_it_was(url: str, exported: Path, tmp_path: Path) -> None:
    other = f"sqlite+aiosqlite:///{tmp_path / 'other' / 'hearts.db'}"
    assert await import_(make_url(other), exported) == len(lines_of(exported)) - 2
    assert await rows(other) == await rows(url)
    assert len((await rows(other))["events"]) == 2
    async with opened(other) as store:
        await store.commit(step(2, 3))


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can give files away")
def test_a_database_that_root_imports_belongs_to_the_user_of_its_folder(exported: Path, tmp_path: Path) -> None:
    folder = tmp_path / "volume"
    folder.mkdir()
    os.chown(folder, 12_345, 12_345)
    assert main(["--url", f"sqlite+aiosqlite:///{folder / 'hearts.db'}", "import", str(exported)]) == 0
    owners = {file.name: (file.stat().st_uid, file.stat().st_gid) for file in folder.iterdir()}
    assert owners == dict.fromkeys(["hearts.db", "hearts.db.lock"], (12_345, 12_345))


@pytest.mark.slow
async def test_an_export_of_sqlite_goes_on_on_postgresql_and_back(
    url: str, exported: Path, shared_url: str, tmp_path: Path
) -> None:
    await import_(make_url(shared_url), exported)
    assert await rows(shared_url) == await rows(url)
    async with opened(shared_url) as store:
        assert await store.new_table_id() == 3
    await export(make_url(shared_url), tmp_path / "back.jsonl")
    assert lines_of(tmp_path / "back.jsonl") == lines_of(exported)


def test_the_commands_say_what_they_did(url: str, tmp_path: Path, terminal: Terminal) -> None:
    file, other = tmp_path / "hearts.jsonl", database_at(tmp_path / "other.db")
    assert "hidden cards" in terminal(url, "export", file).out
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    terminal(other, "import", file)
    assert "not overwritten" in terminal(url, "export", file, status=1).err


def test_an_import_of_a_file_that_does_not_exist_names_it_once(tmp_path: Path, terminal: Terminal) -> None:
    missing = tmp_path / "none.jsonl"
    said = terminal(f"sqlite+aiosqlite:///{tmp_path}/other.db", "import", missing, status=1)
    assert said.err.count(str(missing)) == 1


@pytest.mark.sqlite
@pytest.mark.parametrize(
    ("revision", "advice"), [("0009", "at its start"), ("0023", "between two releases"), ("9999", "update the program")]
)
async def test_a_database_of_another_version_is_not_exported(
    url: str, file: Path, tmp_path: Path, revision: str, advice: str
) -> None:
    sql(f"UPDATE alembic_version SET version_num = '{revision}'")(file)
    with pytest.raises(StoreUnavailable, match=f"{revision}.*{advice}"):
        await export(make_url(url), tmp_path / "hearts.jsonl")


@pytest.mark.sqlite
@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ("UPDATE alembic_version SET version_num = '0009'", "not of this version. Its revision is 0009"),
        ("UPDATE alembic_version SET version_num = '9999'", "not of this version. It was made by a newer version"),
        ("DROP TABLE alembic_version", "not made by this program"),
    ],
)
def test_nothing_is_imported_into_a_database_of_another_version_or_program(
    url: str, file: Path, exported: Path, change: str, sentence: str
) -> None:
    sql(change)(file)
    before = file.read_bytes()
    assert sentence in asyncio.run(failure(url, exported))
    assert file.read_bytes() == before


async def test_nothing_is_imported_into_a_database_that_is_in_use(url: str, exported: Path) -> None:
    before = await rows(url)
    assert await failure(url, exported) == "The database is in use already: an export goes into an empty one."
    assert await rows(url) == before


def person(**values: str) -> str:
    """A row about a person, with these values (JSON)."""
    row = {name: json.dumps(value) for name, value in asdict(PlayerRecord(1, "Ana")).items()} | values
    return '{"table": "players", "row": {' + ", ".join(f'"{name}": {value}' for name, value in row.items()) + "}}\n"


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ("", "This is not an export"),
        ("a letter\n", "This is not an export"),
        ("[]\n", "This is not an export"),
        ("{}\n", "This is not an export"),
        ('{"revision": "9999"}\n', "export and import with the same version"),
        ('{"table": "no such", "row": {}}\n', "Line 3 is not a row"),
        ('{"table": "guilds", "row": {"id": 1}}\n', "Line 3 is not a row"),
        ('["a row"]\n', "Line 3 is not a row"),
        ("half a li", "Line 3 is not a row"),
        ("{twice}", "cannot be imported"),
        (person(id="1" * 30), "cannot be imported: Python int too large"),
        (person(id='"one"'), "cannot be imported: datatype mismatch"),
        (person(name=r'"\ud800"'), "cannot be imported: 'utf-8' codec can't encode"),
    ],
)
async def test_a_file_that_is_no_whole_export_changes_nothing(
    exported: Path, tmp_path: Path, wrong: str, sentence: str
) -> None:
    lines = lines_of(exported)
    told = "row" in wrong or "Line" in sentence or "twice" in wrong
    game = next(line for line in lines if '"table": "tables"' in line)
    wrong = wrong.replace("{twice}", game * 2)
    count = json.dumps({"rows": 1 + wrong.count("\n")})
    broken = written(tmp_path, "".join([*lines[:2], wrong, count]) if told else wrong)
    other = database_at(tmp_path / "other.db")
    before = await rows(other)
    assert sentence in await failure(other, broken)
    assert await rows(other) == before


async def failure(url: str, file: Path) -> str:
    """The error message if a file cannot be imported."""
    with pytest.raises(StoreUnavailable) as failed:
        await import_(make_url(url), file)
    return str(failed.value)


def written(folder: Path, content: str) -> Path:
    file = folder / "broken.jsonl"
    file.write_text(content, "utf-8")
    return file


def lines_of(file: Path) -> list[str]:
    return file.read_text("utf-8").splitlines(keepends=True)


async def test_an_export_that_was_cut_off_at_the_end_of_a_line_is_not_read(exported: Path, tmp_path: Path) -> None:
    lines, other = lines_of(exported), database_at(tmp_path / "other.db")
    before = await rows(other)
    for left in (1, 5, len(lines) - 1):
        assert "not complete" in await failure(other, written(tmp_path, "".join(lines[:left])))
    assert await rows(other) == before


def rows_in(file: Path) -> Counter[str]:
    """How many rows of each table an export has."""
    return Counter(json.loads(line)["table"] for line in file.read_text("utf-8").splitlines()[1:-1])


def saved(terminal: Terminal, url: str, target: Path, status: int = 0) -> tuple[Counter[str], str]:
    """Exports with this status; returns the exported rows, and what was said about those that are lost."""
    said = terminal(url, "export", target, status=status)
    return rows_in(target), said.err


@pytest.fixture
def whole(url: str, file: Path, tmp_path: Path, terminal: Terminal) -> Counter[str]:
    """The rows of the database before it is damaged."""
    file.write_bytes(played())
    return saved(terminal, url, tmp_path / "whole.jsonl")[0]


@pytest.mark.parametrize(
    ("harm", "lost", "sentence"),
    [
        (page_of("results"), {"results"}, "The table results is damaged: database disk image is malformed. "),
        (page_of("standings"), {"standings"}, "The table standings is damaged: database disk image is malformed. "),
        (page_of(INDEX), set(), ""),
        (
            page_of("tables"),
            {"tables", "results", "events", "game_logs", "rounds"},
            " rows of the table results refer to rows",
        ),
        (sql("DROP TABLE posts"), set(), "The table posts is damaged: no such table: posts. 0 of its rows"),
        (
            sql("UPDATE players SET name = CAST(x'ff41' AS TEXT) WHERE id IN (3, 9)"),
            {"players"},
            " 18 of its rows could",
        ),
        (sql("UPDATE results SET total = 'many' WHERE id = 3"), {"results"}, "1 rows of the table results have values"),
        (sql("UPDATE results SET total = x'00' WHERE id < 4"), {"results"}, "3 rows of the table results have values"),
        (
            sql("PRAGMA foreign_keys = OFF", "DELETE FROM tables WHERE id = 7"),
            {"tables", "results", "game_logs"},
            "2 rows of the table results refer to rows that are not there.",
        ),
    ],
    ids=[
        "page of results",
        "page of standings",
        "page of an index",
        "page of tables",
        "missing table",
        "unreadable text",
        "text for a number",
        "bytes for a number",
        "loose ends",
    ],
)
def test_what_can_be_read_is_exported_and_can_be_imported(
    whole: Counter[str],
    url: str,
    file: Path,
    harm: Harm,
    lost: set[str],
    sentence: str,
    tmp_path: Path,
    terminal: Terminal,
) -> None:
    harm(file)
    rows, said = saved(terminal, url, tmp_path / "saved.jsonl", status=1 if sentence else 0)
    assert sentence in said
    assert {table for table in whole if rows[table] < whole[table]} == lost
    assert all(rows[table] for table in lost - {"events", "rounds"}), "the rows before and behind the damage are there"
    other = f"sqlite+aiosqlite:///{tmp_path / 'other.db'}"
    for command in (["import", tmp_path / "saved.jsonl"], ["rebuild"], ["check"]):
        terminal(other, *command)


def test_a_value_that_cannot_be_read_is_not_repeated(
    whole: Counter[str], url: str, file: Path, tmp_path: Path, terminal: Terminal
) -> None:
    sql("UPDATE events SET body = CAST(x'5153ff' AS TEXT)")(file)
    assert "QS" not in saved(terminal, url, tmp_path / "saved.jsonl", status=1)[1]


def test_of_a_file_that_is_cut_off_the_first_part_is_exported(
    whole: Counter[str], url: str, file: Path, tmp_path: Path, terminal: Terminal
) -> None:
    cut(0.9)(file)
    rows, said = saved(terminal, url, tmp_path / "saved.jsonl", status=1)
    assert "is damaged" in said
    assert rows["tables"] == whole["tables"]
    assert 0 < rows["standings"] < whole["standings"]


@pytest.mark.slow
async def test_an_unreadable_table_of_postgresql_does_not_stop_the_export_of_the_others(
    shared_url: str, tmp_path: Path, terminal: Terminal
) -> None:
    async with opened(shared_url) as store:
        await store.commit(new(1))
    engine = writing_engine(make_url(shared_url))
    async with engine.begin() as connection:
        await connection.execute(text("DROP TABLE posts"))
    await engine.dispose()
    rows, said = await asyncio.to_thread(saved, terminal, shared_url, tmp_path / "saved.jsonl", 1)
    assert rows["events"] == 1
    assert re.fullmatch(r"The table posts is damaged: .*posts.* 0 of its rows could be read\.\n", said)
