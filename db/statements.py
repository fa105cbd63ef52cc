"""Statements: the types of the functions that the stores of single subjects read and write with."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import Select
from sqlalchemy.ext.asyncio import AsyncConnection

Run = Callable[[AsyncConnection], Awaitable[object]]
"""Runs several statements on one connection."""
Work = Callable[[Run], Awaitable[None]]
"""Runs such a function in one transaction."""
Write = Callable[..., Awaitable[None]]
"""Executes a statement that changes something, with its values by name."""
Read = Callable[[Select[Any]], Awaitable[list[Any]]]
"""Executes a query and returns its rows."""
