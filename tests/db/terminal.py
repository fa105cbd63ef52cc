"""The terminal: commands of `python -m db`, run in this process."""

from typing import Any

import pytest

from db.__main__ import main


class Terminal:
    """Runs commands on databases."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, url: str, *command: object, status: int = 0) -> Any:
        """Runs a command that must end with this status; returns what it has written, in ``out`` and ``err``."""
        self._capsys.readouterr()
        assert main(["--url", url, *map(str, command)]) == status
        return self._capsys.readouterr()
