"""The commands of the computer players."""

from math import inf
from pathlib import Path

import pytest

from players import preparing, puzzle_making
from players.__main__ import main


def test_an_unknown_command_is_answered_with_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["sing"], ["compile", "twice"], []):
        with pytest.raises(SystemExit, match="2"):
            main(arguments)
        assert "compile,puzzles" in capsys.readouterr().err


def test_machine_code_is_made_by_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    monkeypatch.setattr(preparing, "load", lambda: made.append("made"))
    assert main(["compile"]) == 0
    assert made == ["made"]


def test_puzzles_are_made_by_a_command(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    made: list[object] = []
    monkeypatch.setattr(preparing, "load", lambda: None)
    monkeypatch.setattr(puzzle_making, "make", lambda *arguments, folder: made.extend((*arguments[:-1], folder)))
    file = str(tmp_path / "puzzles.jsonl")
    assert main(["puzzles", file, "--count", "30", "--seed", "2", "--from", str(tmp_path)]) == 0
    assert made == [tmp_path / "puzzles.jsonl", 30, 2, inf, tmp_path]
