"""Ownership: which tables this process plays, where several processes share them."""

from __future__ import annotations

from typing import Protocol

from db import Fence


class Ownership(Protocol):
    """What a process has of the tables."""

    def owns(self, guild_id: int) -> bool:
        """Whether it moves the tables of a server on, and shows them."""
        ...

    def keeps(self, guild_id: int) -> bool:
        """Whether it may hold them in memory: nobody else changes them."""
        ...

    def fence(self, guild_id: int) -> Fence | None:
        """What guards a change of theirs that is decided now. Raises db.Fenced where this process has lost its turn."""
        ...


class Sole:
    """One process has all tables."""

    def owns(self, guild_id: int) -> bool:
        """Every one."""
        return True

    def keeps(self, guild_id: int) -> bool:
        """Every one."""
        return True

    def fence(self, guild_id: int) -> Fence | None:
        """Nothing need be guarded."""
        return None
