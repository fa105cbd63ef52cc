"""Damaged databases: every command says in a sentence what is wrong, fails, and leaves everything as it was."""

import asyncio
import re
from pathlib import Path

import pytest

from db import Store, StoreError
from db.__main__ import main
from tests.db.damage import UNREADABLE, played
from tests.db.terminal import Terminal
from tests.db.test_start import left

KINDS = pytest.mark.parametrize("kind", UNREADABLE)


@pytest.fixture
def damaged(url: str, file: Path, kind: str) -> str:
    """The address of a database that is damaged in some way."""
    file.write_bytes(played())
    UNREADABLE[kind][0](file)
    return url


@KINDS
@pytest.mark.parametrize("command", ["check", "backup", "rebuild", "export"])
def test_a_command_on_a_damaged_database_says_what_is_wrong_and_changes_nothing(
    damaged: str, file: Path, kind: str, command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "target"
    before = left(file.parent)
    status = main(["--url", damaged, command, *[str(target)] * (command in ("backup", "export"))])
    said = capsys.readouterr()
    assert left(file.parent) == before
    if command == "export" and target.exists():
        assert (status, "index" in kind) in ((0, True), (1, False))
        assert "index" in kind or re.search(
            r"The table \w+ is damaged: .* [\d,]+ of its rows could be read\.", said.err
        )
    elif command == "export":
        assert (status, len(said.err.splitlines()), said.out) == (2 if kind == "folder" else 1, 1, "")
    else:
        assert status == (2 if kind == "folder" else 1)  # a folder is a wrong configuration
        assert re.search(UNREADABLE[kind][1], said.out + said.err)
        assert command == "check" or len(said.err.splitlines()) == 1
    assert [path.name for path in tmp_path.glob("*.part")] == []
    assert not (command == "backup" and target.exists())


@KINDS
def test_a_damaged_backup_is_not_restored(
    damaged: str, file: Path, kind: str, tmp_path: Path, terminal: Terminal
) -> None:
    home = tmp_path / "home" / "hearts.db"
    home.parent.mkdir()
    home.write_bytes(played())
    before = left(tmp_path)
    said = terminal(f"sqlite+aiosqlite:///{home}", "restore", file, status=1).err
    assert re.search("cannot be restored" if kind in ("folder", "missing") else UNREADABLE[kind][1], said)
    assert len(said.splitlines()) == 1
    assert left(tmp_path) == before


@KINDS
def test_a_start_on_a_damaged_database_is_refused_for_good(damaged: str, file: Path, kind: str) -> None:
    if kind == "missing":
        pytest.skip("the bot makes a new database")
    before = left(file.parent)
    with pytest.raises(StoreError) as refusal:
        asyncio.run(Store.open(damaged))
    assert re.search(UNREADABLE[kind][1], str(refusal.value))
    assert "\n" not in str(refusal.value)
    a_backup_helps = re.search("is damaged|is empty", UNREADABLE[kind][1]) is not None
    assert ("db restore FILE" in str(refusal.value)) is a_backup_helps
    assert ("delete the file" in str(refusal.value)) is (kind == "empty")
    assert refusal.value.exit_code == 2
    assert left(file.parent) == before


def test_a_check_names_the_damaged_tables_and_what_helps(url: str, file: Path, terminal: Terminal) -> None:
    file.write_bytes(played())
    for kind in ("page of the log", "page of an index"):
        UNREADABLE[kind][0](file)
    *tables, last = terminal(url, "check", status=1).out.splitlines()
    assert [line.split(" is damaged: ")[0] for line in tables] == ["The table events", "The table results"]
    assert "python -m db restore FILE" in last
    assert "python -m db export FILE" in last
