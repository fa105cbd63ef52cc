"""Progress: long commands say how far they are, and short ones say nothing."""

from pathlib import Path

import pytest

from db import progress
from tests.db.damage import GAMES, played
from tests.db.terminal import Terminal


def test_each_command_that_may_take_long_says_how_far_it_is(
    url: str, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, terminal: Terminal
) -> None:
    file.write_bytes(played())

    def said(*arguments: str, into: str = url) -> list[str]:
        lines: list[str] = terminal(into, *arguments).err.splitlines()
        return lines

    assert said("rebuild") == [], "it is over before the first line is due"
    monkeypatch.setattr(progress, "EVERY", 0.0)
    assert said("rebuild")[-1] == f"{GAMES} games so far"
    assert said("export", str(tmp_path / "export"))[-1].endswith(" rows so far")
    other = f"sqlite+aiosqlite:///{tmp_path / 'other.db'}"
    assert said("import", str(tmp_path / "export"), into=other)[-1].endswith(" rows so far")
    monkeypatch.setattr("db.sqlite_files._STEPS", 1_000)
    assert said("backup", str(tmp_path / "backup"))[-1].endswith(" seconds so far")
    assert said("restore", str(tmp_path / "backup"))[-1].endswith(" seconds so far")
    assert said("check")[-1].endswith(" seconds so far")
