"""Hindered calls: functions that fail, for a while or for good, or take their time."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, NoReturn, ParamSpec, TypeVar

import pytest

Asked = ParamSpec("Asked")
Result = TypeVar("Result")


def failing(error: Exception | type[Exception]) -> Callable[..., NoReturn]:
    """A function that raises this."""

    def fail(*asked: object, **options: object) -> NoReturn:
        raise error

    return fail


def delayed(function: Callable[Asked, Awaitable[Result]], seconds: float) -> Callable[Asked, Awaitable[Result]]:
    """A function that does the same so many seconds later."""

    async def later(*asked: Asked.args, **options: Asked.kwargs) -> Result:
        await asyncio.sleep(seconds)
        return await function(*asked, **options)

    return later


def fail(patch: pytest.MonkeyPatch, part: object, name: str, *errors: Exception | None) -> list[Exception | None]:
    """From now on a method fails with these errors, one call after another (None: it works), and then works as before.
    Returns those that are left."""
    work, left = getattr(part, name), [*errors]

    async def hindered(*asked: Any, **options: Any) -> Any:
        error = left.pop(0) if left else None
        if error is not None:
            raise error
        return await work(*asked, **options)

    patch.setattr(part, name, hindered)
    return left


def keep_failing(patch: pytest.MonkeyPatch, part: object, name: str, error: Exception) -> None:
    """From now on a method fails with this error, until ``patch`` is undone."""
    patch.setattr(part, name, failing(error))
