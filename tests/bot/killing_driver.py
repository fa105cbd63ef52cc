"""A process that makes changes in processes of their own, and kills each of them after so many messages to PostgreSQL.

Usage: python killing_driver.py, then a line ``URL|change|game|messages`` for each: 0 messages kill nobody. It answers
``killed`` or ``acknowledged``. Forking spares the start of Python.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio import selector_events
from typing import Any

import structlog

from db import Store
from tests.bot.changes_driver import CHANGES, tables_of


def kill_after(messages: int) -> None:
    """Kills this process once it has sent so many messages from now on."""
    transport: Any = selector_events._SelectorSocketTransport  # type: ignore[attr-defined]
    write = transport.write
    left = messages

    def counted(self: Any, data: Any) -> None:
        nonlocal left
        write(self, data)
        left -= 1
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    transport.write = counted


async def change(url: str, name: str, game: int, messages: int) -> None:
    store = await Store.open(url)
    tables = tables_of(store)
    if messages:
        kill_after(messages)
    await CHANGES[name](tables, game)
    os._exit(0)  # it is acknowledged


def main() -> None:
    for line in sys.stdin:
        url, name, game, messages = line.rstrip("\n").split("|")
        child = os.fork()
        if child == 0:
            asyncio.run(change(url, name, int(game), int(messages)))
        _, status = os.waitpid(child, 0)
        print("killed" if os.WIFSIGNALED(status) else "acknowledged" if status == 0 else "failed", flush=True)


if __name__ == "__main__":
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))  # the test reads stdout
    main()
