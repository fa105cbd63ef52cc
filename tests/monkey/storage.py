"""Storage: what can go wrong with the database of a run."""

import asyncio
import random
from contextlib import ExitStack
from typing import Protocol

from tests.databases import Database, PostgreSQL, SQLite
from tests.db.relay import Sender
from tests.db.test_writer import full_disk

LASTING = 30.0
"""Seconds for which a fault of the database lasts at most."""
SLOW = (0.1, 1.0, 15.0)
"""Seconds for which a message to or from a slow database is on its way at most."""


class Storage(Protocol):
    """A database, as something that fails."""

    kinds: tuple[str, ...]
    """The kinds of its faults."""
    of_several: tuple[str, ...]
    """What several bots that share it do."""
    unreadable: bool
    """Whether nothing may be read now."""

    def fail(self, kind: str) -> None:
        """Causes a fault."""

    def clear(self) -> None:
        """Ends all faults."""


class FullDisk:
    """An SQLite file on a disk that is full at times."""

    kinds: tuple[str, ...] = ("disk",)
    of_several: tuple[str, ...] = ()
    unreadable = False

    def __init__(self, database: SQLite, rng: random.Random) -> None:
        self._file, self._rng = database.file, rng
        self._full = ExitStack()
        """Makes room on the disk when it is closed."""

    def fail(self, kind: str) -> None:
        """Fills the disk for a while."""
        self._full.enter_context(full_disk(self._file))
        asyncio.get_running_loop().call_later(self._rng.uniform(0, LASTING), self._full.close)

    def clear(self) -> None:
        """Makes room."""
        self._full.close()


class FarServer:
    """A PostgreSQL server that is restarted, and a way to it that is cut, closed or slow at times."""

    kinds: tuple[str, ...] = ("server restarted", "way cut", "way closed", "way slow")
    of_several: tuple[str, ...] = ("second bot", "one of two killed") * 2

    def __init__(self, database: PostgreSQL, rng: random.Random) -> None:
        self._relay, self._server, self._rng = database.relay, database.server, rng
        self.unreadable = False

    def fail(self, kind: str) -> None:
        """Causes a fault."""
        sender: Sender = self._rng.choice(("program", "server"))
        match kind:
            case "server restarted":
                self._server.restart(self._rng.choice(("fast", "immediate")))
            case "way cut":
                self._relay.cut()
                self._relay.lose(sender, self._rng.randint(0, 3))
            case "way closed":
                self._relay.refuses = True
                self._relay.cut()
            case "way slow":
                most, latencies = self._rng.choice(SLOW), random.Random(self._rng.random())
                self._relay.latency = lambda each: latencies.uniform(0, most) if each == sender else 0.0
        self.unreadable = True
        asyncio.get_running_loop().call_later(self._rng.uniform(0, LASTING), self.clear)

    def clear(self) -> None:
        """Opens the way."""
        self.unreadable = False
        self._relay.clear()


def storage_of(database: Database, rng: random.Random) -> Storage:
    """The faults of a database."""
    return FullDisk(database, rng) if isinstance(database, SQLite) else FarServer(database, rng)
