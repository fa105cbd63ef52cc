"""Patience: in real time the store waits for PostgreSQL as long as a busy machine needs, unless that is the matter."""

from collections.abc import Iterable
from importlib import import_module

PATIENCE = 300.0
"""Seconds for whatever must happen at some time."""
WAITS = (
    *("db.engines.CONNECT_TIMEOUT", "db.engines.IDLE_TIMEOUT", "db.engines.QUERY_TIMEOUT", "db.leases.QUERY_TIMEOUT"),
    *("db.database.QUERY_TIMEOUT", "db.writer.WRITE_TIMEOUT"),
)
"""The constants that say how long the store waits before it gives up."""


def wait_patiently(names: Iterable[str] = WAITS) -> None:
    """Lets this process wait for `PATIENCE` seconds where it would give up earlier."""
    for name in names:
        module, _, constant = name.rpartition(".")
        assert hasattr(import_module(module), constant)
        setattr(import_module(module), constant, PATIENCE)
