"""Reasons: each has a sentence of its own."""

import pytest

from hearts import Reason


@pytest.mark.parametrize("reason", list(Reason))
def test_every_reason_has_its_key(reason: Reason) -> None:
    assert reason.value == reason.name.lower().replace("_", "-")
