"""Hindered calls: what is put in the place of a function that fails, or takes its time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import NoReturn, ParamSpec, TypeVar

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
