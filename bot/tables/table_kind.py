"""The kind of a table in a channel, which everybody who may view it can follow and join."""

from __future__ import annotations

from typing import Final

from bot.tables.kind import Kind

TABLE: Final = Kind("table", public=True, calls=True, hints=True, stoppable=True, rematch=True)
