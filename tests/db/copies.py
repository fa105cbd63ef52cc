"""Copies of a database, as a backup and as a crash leave them."""

import asyncio
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from db import Change
from db.__main__ import main
from tests.db.rows import loaded, new, step
from tests.db.template import database_at, log_of, opened


async def write(url: str, *changes: Change) -> None:
    """Opens the database, writes changes if there are any, and closes it."""
    async with opened(url) as store:
        for change in changes:
            await store.commit(change)


@cache
def backed_up() -> tuple[bytes, bytes]:
    """A database, and a backup of one game at version 2, after which the database has moved on. Made once per process,
    because it takes a hundred commits."""
    with TemporaryDirectory() as folder:
        file, backup = Path(folder) / "hearts.db", Path(folder) / "backup.db"
        url = database_at(file)
        asyncio.run(write(url, new(1), step(1, 2)))
        assert main(["--url", url, "backup", str(backup)]) == 0
        asyncio.run(write(url, *(step(1, seq) for seq in range(3, 40)), *map(new, range(2, 60))))
        return file.read_bytes(), backup.read_bytes()


def crash(url: str, file: Path) -> None:
    """Leaves the files as a killed bot does: with a log beside the database."""

    async def play() -> dict[Path, bytes]:
        async with opened(url) as store:
            for number in range(100, 104):
                await store.commit(new(number))
            files = [each for each in file.parent.glob(f"{file.name}*") if each.suffix != ".lock"]
            return {each: each.read_bytes() for each in files}

    for each, content in asyncio.run(play()).items():
        each.write_bytes(content)
    assert log_of(file).stat().st_size > 0


def version(url: str) -> int:
    """The version of the game in the database. Raises StoreUnavailable if no bot could start on it."""

    async def read() -> int:
        async with opened(url) as store:
            return (await loaded(store, 1)).table.seq

    return asyncio.run(read())


def restore(url: str, backup: Path) -> int:
    return main(["--url", url, "restore", str(backup)])
