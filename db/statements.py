"""Statements: the functions with which the store of each subject reads and writes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import Select
from sqlalchemy.ext.asyncio import AsyncConnection

Run = Callable[[AsyncConnection], Awaitable[object]]
"""Runs several statements on one connection."""
Work = Callable[[Run], Awaitable[None]]
"""Carries them out in one transaction."""
Write = Callable[..., Awaitable[None]]
"""Carries a statement out that changes something, with its values by name."""
Read = Callable[[Select[Any]], Awaitable[list[Any]]]
"""The rows of a question."""
