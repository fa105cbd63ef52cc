"""The commands of the computer players."""

from __future__ import annotations

import pytest

from players import preparing
from players.__main__ import main


def test_an_unknown_command_is_answered_with_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["sing"], ["compile", "twice"], []):
        with pytest.raises(SystemExit, match="2"):
            main(arguments)
        assert "compile" in capsys.readouterr().err


def test_machine_code_is_made_by_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    monkeypatch.setattr(preparing, "load", lambda: made.append("made"))
    assert main(["compile"]) == 0
    assert made == ["made"]
