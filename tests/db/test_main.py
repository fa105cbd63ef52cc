"""The commands: a backup while the bot runs, and a check that finds damage."""

import shutil
from pathlib import Path

import pytest

from db.__main__ import main
from tests.db.terminal import Terminal


@pytest.mark.parametrize("command", ["restore", "backup"])
def test_postgresql_has_its_own_tools(command: str, terminal: Terminal) -> None:
    said = terminal("postgresql+asyncpg://me:secret@host/hearts", command, "copy.db", status=1)
    assert "pg_dump" in said.err


def test_the_environment_names_the_database(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DATABASE_URL", raising=False)
    assert main(["check"]) == 1
    assert "data/hearts.db" in capsys.readouterr().err
    (tmp_path / ".env").write_text(f"DATABASE_URL={database}\n")
    assert main(["rebuild"]) == 0
    shutil.rmtree(tmp_path / "a new folder")
    monkeypatch.setenv("DATABASE_URL", "nonsense")
    assert main(["check"]) == 2
    assert "DATABASE_URL: the value is not an address" in capsys.readouterr().err


def test_a_broken_line_of_the_file_of_settings_is_refused_in_place_of_another_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DATABASE_URL", raising=False)
    (tmp_path / ".env").write_text("DATABASE_URL='sqlite+aiosqlite:///mine.db\n")
    assert main(["rebuild"]) == 2
    assert capsys.readouterr().err == ".env: line 1 is not NAME=VALUE; perhaps a quote is missing\n"
    assert not (tmp_path / "data").exists()
