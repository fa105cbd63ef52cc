"""Ownership: which tables belong to this process, if several processes share them."""

from __future__ import annotations

from typing import Protocol

from db import Fence


class Ownership(Protocol):
    """Which tables a process may run and cache."""

    shared: bool
    """Whether other processes use the same database."""

    def owns(self, guild_id: int) -> bool:
        """Whether this process runs the tables of a server and shows them."""
        ...

    def keeps(self, guild_id: int) -> bool:
        """Whether this process may cache the tables of a server: no other process changes them."""
        ...

    def fence(self, guild_id: int) -> Fence | None:
        """What must still hold when a change that is decided now is written; None if nothing need be checked. Raises
        db.Fenced if this process no longer owns the server."""
        ...

    def own_fence(self, guild_id: int) -> Fence | None:
        """The fence for a write that only the process which has the server's shard makes. Raises db.Fenced if that is
        not this process."""
        ...


class OwnsEverything:
    """The ownership of the only process: all tables belong to it."""

    shared = False

    def owns(self, guild_id: int) -> bool:
        """Always true."""
        return True

    def keeps(self, guild_id: int) -> bool:
        """Always true."""
        return True

    def fence(self, guild_id: int) -> Fence | None:
        """Always None: nothing need be checked."""
        return None

    def own_fence(self, guild_id: int) -> Fence | None:
        """Always None: nothing need be checked."""
        return None
