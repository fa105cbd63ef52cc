"""Readiness: a deal whose computer players are not compiled yet begins by itself when they are."""

from __future__ import annotations

from threading import Event
from typing import Any

import pytest

from bot.answers.readiness import READY_TIMEOUT
from bot.tables import computers
from players.levels import NotReady
from players.pinned import answer


class Kernel:
    """A kernel that is ready when the test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._ready = Event()
        self.compiling = True

        def answered(version: str, view: Any) -> Any:
            if not self._ready.is_set():
                raise NotReady
            return answer(version, view)

        monkeypatch.setattr(computers, "answer", answered)
        monkeypatch.setattr(computers, "prepare", lambda: None)
        monkeypatch.setattr("players.prepare", lambda: self)
        monkeypatch.setattr("players.ready", self._ready.is_set)

    def is_alive(self) -> bool:
        return self.compiling

    def finish(self) -> None:
        self._ready.set()


def test_a_try_waits_no_longer_than_its_answer_can_be_edited() -> None:
    assert READY_TIMEOUT < 15 * 60
