"""Killing: a program does work in processes of its own, and kills each of them after so many messages to PostgreSQL.

It reads a line ``value|...|messages`` for each, and answers ``killed`` or ``acknowledged``; 0 messages kill nobody.
Forking spares the start of Python.
"""

import asyncio
import os
import signal
import subprocess
import sys
from asyncio import selector_events
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import structlog

from tests.db.patience import wait_patiently
from tests.db.postgresql import another

ROOT = Path(__file__).parents[2]
Content = dict[str, list[dict[str, Any]]]
"""The rows of each table."""


def kill_after(messages: int) -> None:
    """Kills this process once it has sent so many messages from now on; 0 kill nobody."""
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


def answer_lines(work: Callable[..., Coroutine[Any, Any, None]]) -> None:
    """Does the work with the values of each line of the standard input; ends with it."""
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))  # the test reads stdout
    wait_patiently()
    for line in sys.stdin:
        *values, messages = line.rstrip("\n").split("|")
        child = os.fork()
        if child == 0:
            asyncio.run(work(*values, int(messages)))
            os._exit(0)  # it is acknowledged
        _, status = os.waitpid(child, 0)
        print("killed" if os.WIFSIGNALED(status) else "acknowledged" if status == 0 else "failed", flush=True)


class Driver:
    """Such a program, as a test sees it."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def do(self, *values: object, messages: int = 0) -> str:
        """Has work done that is killed after so many messages; returns what became of it."""
        self._process.stdin.write("|".join(map(str, (*values, messages))) + "\n")
        self._process.stdin.flush()
        return self._process.stdout.readline().strip()


@contextmanager
def driver(path: Path) -> Iterator[Driver]:
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
    with subprocess.Popen([sys.executable, str(path)], env=environment, text=True, **pipes) as process:  # type: ignore[call-overload]
        yield Driver(process)
        process.stdin.close()


async def content(url: str) -> Content:
    """All rows, once the server has ended what a killed process began."""
    others = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    async with another(url) as connection:
        while await connection.fetchval(others):  # noqa: ASYNC110  # nothing tells when a server has noticed
            await asyncio.sleep(0.005)
        names = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        return {name: sorted(map(dict, await connection.fetch(f"SELECT * FROM {name}")), key=repr) for (name,) in names}
