"""Fixtures: `Tables` on a database, without a Discord."""

from __future__ import annotations

from tests.bot.tables.conftest import tables as tables
