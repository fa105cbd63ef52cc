"""Copies of a database, and what a crash leaves behind."""

from __future__ import annotations

import asyncio
from pathlib import Path

from db import Change, Store, StoredTable
from db.__main__ import main
from tests.db.rows import new


async def write(url: str, *changes: Change) -> None:
    store = await Store.open(url)
    for change in changes:
        await store.commit(change)
    await store.close()


def crash(url: str, file: Path) -> None:
    """Leaves the files as a killed bot leaves them: with a log beside the database."""

    async def play() -> dict[Path, bytes]:
        store = await Store.open(url)
        for number in range(100, 140):
            await store.commit(new(number))
        files = [each for each in file.parent.glob(f"{file.name}*") if each.suffix != ".lock"]
        content = {each: each.read_bytes() for each in files}
        await store.close()
        return content

    for each, content in asyncio.run(play()).items():
        each.write_bytes(content)
    assert log_of(file).stat().st_size > 0


def log_of(file: Path) -> Path:
    return file.with_name(f"{file.name}-wal")


def version(url: str) -> int:
    """That of the game in the database. Raises StoreUnavailable where no bot would start."""

    async def read() -> StoredTable | None:
        store = await Store.open(url)
        found = await store.load(1)
        await store.close()
        return found

    found = asyncio.run(read())
    assert found is not None
    return found.table.seq


def restore(url: str, backup: Path) -> int:
    return main(["--url", url, "restore", str(backup)])
