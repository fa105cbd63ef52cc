"""Fixtures of the screens."""

from __future__ import annotations

import pytest

from bot.ui import features


@pytest.fixture(autouse=True)
def _all_links(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draws the links to all features, whatever the bot of an earlier test had loaded."""
    monkeypatch.setattr(features, "_loaded", None)
