"""Failing: methods of the bot's parts that fail for a while, as while the disk is full."""

from __future__ import annotations

from typing import Any

import pytest


def fail(patch: pytest.MonkeyPatch, part: object, name: str, *errors: Exception | None) -> list[Exception | None]:
    """From now on a method fails with these errors, one call after another (None: it works), and then works as before.
    Returns those that are left."""
    work, left = getattr(part, name), [*errors]

    async def failing(*asked: Any, **options: Any) -> Any:
        error = left.pop(0) if left else None
        if error is not None:
            raise error
        return await work(*asked, **options)

    patch.setattr(part, name, failing)
    return left


def keep_failing(patch: pytest.MonkeyPatch, part: object, name: str, error: Exception) -> None:
    """From now on a method fails with this error, until ``patch`` is undone."""

    async def failing(*asked: Any, **options: Any) -> Any:
        raise error

    patch.setattr(part, name, failing)
