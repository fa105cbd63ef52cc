"""The commands that make what the computer players ship."""

from __future__ import annotations

from math import inf
from pathlib import Path
from typing import Any

import pytest

from players import preparing
from players.policy import STYLES
from training import puzzles, self_play, shapes
from training.__main__ import main


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What the commands would have made, and of what."""
    found: list[Any] = []
    monkeypatch.setattr(preparing, "load", lambda: None)
    monkeypatch.setattr(self_play, "teach", lambda *arguments: found.extend(arguments[:-1]))
    monkeypatch.setattr(shapes, "make", lambda file, say: found.append(file))
    monkeypatch.setattr(puzzles, "make", lambda *arguments, folder: found.extend((*arguments[:-1], folder)))
    return found


def test_each_file_is_made_by_a_command(made: list[Any], tmp_path: Path) -> None:
    file = tmp_path / "file"
    for arguments, expected in (
        (["policy", str(file)], [file, STYLES, 1, 1.0]),
        (["policy", str(file), "--style", "moon", "--seed", "3", "--share", "0.5"], [file, ["moon"], 3, 0.5]),
        (["shapes", str(file)], [file]),
        (["puzzles", str(file), "--count", "30", "--seed", "2", "--from", str(tmp_path)], [file, 30, 2, inf, tmp_path]),
    ):
        made.clear()
        assert main(arguments) == 0
        assert made == expected


def test_an_unknown_command_is_answered_with_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["sing"], []):
        with pytest.raises(SystemExit, match="2"):
            main(arguments)
        assert "policy,shapes,puzzles" in capsys.readouterr().err
