"""Salvage: of a damaged database everything is exported that can be read, and can be imported."""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from pathlib import Path

import pytest
from sqlalchemy import make_url, text

from db import Store
from db.__main__ import main
from db.engines import writing_engine
from tests.db.damage import INDEX, Harm, cut, page_of, played, sql
from tests.db.rows import new


def exported(file: Path) -> Counter[str]:
    """How many rows of each table an export has."""
    return Counter(json.loads(line)["table"] for line in file.read_text("utf-8").splitlines()[1:-1])


def saved(url: str, target: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, Counter[str], str]:
    """Exports; returns the status, the exported rows, and what was said about those that are lost."""
    status = main(["--url", url, "export", str(target)])
    return status, exported(target), capsys.readouterr().err


@pytest.fixture
def whole(url: str, file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Counter[str]:
    """The rows of the database before it is damaged."""
    file.write_bytes(played())
    return saved(url, tmp_path / "whole.jsonl", capsys)[1]


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
    capsys: pytest.CaptureFixture[str],
) -> None:
    harm(file)
    status, rows, said = saved(url, tmp_path / "saved.jsonl", capsys)
    assert status == (1 if sentence else 0)
    assert sentence in said
    assert {table for table in whole if rows[table] < whole[table]} == lost
    assert all(rows[table] for table in lost - {"events", "rounds"}), "the rows before and behind the damage are there"
    other = f"sqlite+aiosqlite:///{tmp_path / 'other.db'}"
    assert main(["--url", other, "import", str(tmp_path / "saved.jsonl")]) == 0
    assert main(["--url", other, "rebuild"]) == 0
    assert main(["--url", other, "check"]) == 0


def test_a_value_that_cannot_be_read_is_not_repeated(
    whole: Counter[str], url: str, file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sql("UPDATE events SET body = CAST(x'5153ff' AS TEXT)")(file)
    assert "QS" not in saved(url, tmp_path / "saved.jsonl", capsys)[2]


def test_of_a_file_that_is_cut_off_the_first_part_is_exported(
    whole: Counter[str], url: str, file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cut(0.9)(file)
    status, rows, said = saved(url, tmp_path / "saved.jsonl", capsys)
    assert status == 1
    assert "is damaged" in said
    assert rows["tables"] == whole["tables"]
    assert 0 < rows["standings"] < whole["standings"]


@pytest.mark.slow
async def test_an_unreadable_table_of_postgresql_does_not_stop_the_export_of_the_others(
    shared_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = await Store.open(shared_url)
    await store.commit(new(1))
    await store.close()
    engine = writing_engine(make_url(shared_url))
    async with engine.begin() as connection:
        await connection.execute(text("DROP TABLE posts"))
    await engine.dispose()
    status, rows, said = await asyncio.to_thread(saved, shared_url, tmp_path / "saved.jsonl", capsys)
    assert status == 1
    assert rows["events"] == 1
    assert re.fullmatch(r"The table posts is damaged: .*posts.* 0 of its rows could be read\.\n", said)
