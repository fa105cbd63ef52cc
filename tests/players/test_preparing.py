"""Preparing: another process compiles the kernel, and nobody waits for it."""

import subprocess
import sys

import pytest

from players import preparing
from players.preparing import prepare


def test_preparing_returns_at_once_and_ends_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess, "run", lambda *arguments, **options: None)
    monkeypatch.setattr(preparing, "load", preparing._ready.set)
    prepare.cache_clear()
    try:
        prepare().join()
        assert preparing.ready()
    finally:
        preparing._ready.clear()
        prepare.cache_clear()


def test_a_kernel_that_cannot_be_compiled_is_logged_and_the_players_go_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sys, "executable", "/no/such/python")
    prepare.cache_clear()
    prepare().join()
    prepare.cache_clear()
    assert not preparing.ready()
    assert "could not be compiled" in caplog.text
