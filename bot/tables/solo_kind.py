"""The kind of a solo game: one person against computer players, as often and as slowly as they like."""

from __future__ import annotations

from typing import Final

from bot.tables.kind import Kind

SOLO: Final = Kind("solo", solitaire=True, commanded=True, hints=True, stoppable=True, adjustable=True)
