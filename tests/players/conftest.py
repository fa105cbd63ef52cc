"""The compiled kernel, for the tests that search."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from players import preparing


@pytest.fixture(scope="session")
def _loaded() -> None:
    preparing.load()
    preparing._ready.clear()


@pytest.fixture
def compiled(_loaded: None) -> Iterator[None]:
    """The kernel is ready in this test; the first time on a machine it takes half a minute."""
    preparing._ready.set()
    yield
    preparing._ready.clear()
