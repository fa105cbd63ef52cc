"""Damage: what may have happened to the file of a database."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.db.games import DAY, NOON, begun, ended
from tests.db.template import database_at, opened

PAGE = 4_096
INNER = (2, 5)
"""The first byte of a page that names others (https://www.sqlite.org/fileformat2.html#b_tree_pages)."""
LAST_CHILD = slice(8, 12)
GAMES = 60
"""Finished games of `played`; the table behind them is being played."""
INDEX = "ix_results_player_id_table_id"
"""An index of several pages."""
Harm = Callable[[Path], object]


@cache
def played() -> bytes:
    """The file of a database whose larger tables have several pages. Made once per process."""

    async def play(url: str) -> None:
        async with opened(url) as store:
            for person in range(1, 21):
                await store.directory.see_player(person, f"Person {person}", "en-US", NOON)
            games = [ended(n, {1 + n % 20: 5, 1 + n % 19: 9, None: n}, at=NOON + n * DAY) for n in range(1, GAMES + 1)]
            await asyncio.gather(*map(store.commit, games))
            await store.commit(begun(GAMES + 1))

    with TemporaryDirectory() as folder:
        file = Path(folder) / "hearts.db"
        asyncio.run(play(database_at(file)))
        return file.read_bytes()


def sql(*statements: str) -> Harm:
    """Somebody changed the database with another program."""

    def harm(file: Path) -> None:
        with closing(sqlite3.connect(file, isolation_level=None)) as connection:
            for statement in statements:
                connection.execute(statement)

    return harm


WRONG_INDEX = sql(
    "CREATE INDEX other ON tables (host_id)",
    "PRAGMA writable_schema = ON",
    "UPDATE sqlite_schema SET sql = replace(sql, 'host_id', 'channel_id') WHERE name = 'other'",
)
"""An index has other rows than its table."""


def page_of(name: str) -> Harm:
    """A byte of the last page of a table or an index is another one."""

    def harm(file: Path) -> None:
        with closing(sqlite3.connect(file)) as connection:
            (page,) = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", (name,)).fetchone()
        content = file.read_bytes()
        while content[(page - 1) * PAGE] in INNER:
            page = int.from_bytes(content[(page - 1) * PAGE :][LAST_CHILD])
        flip(file, (page - 1) * PAGE)

    return harm


def flip(file: Path, at: int) -> None:
    content = bytearray(file.read_bytes())
    content[at] ^= 0xFF
    file.write_bytes(content)


def cut(share: float) -> Harm:
    """Only the first part of the file is there."""
    return lambda file: file.write_bytes(file.read_bytes()[: int(file.stat().st_size * share)])


def folder(file: Path) -> None:
    file.unlink()
    file.mkdir()


UNREADABLE: dict[str, tuple[Harm, str]] = {
    "page of a table": (page_of("results"), "is damaged"),
    "page of the log": (page_of("events"), "is damaged"),
    "page of an index": (page_of(INDEX), "is damaged"),
    "header": (lambda file: flip(file, 3), "is damaged: file is not a database"),
    "schema": (lambda file: flip(file, 100), "is damaged"),
    "cut off": (cut(0.5), "is damaged"),
    "cut off in the first page": (cut(0.0005), "is damaged"),
    "only its first bytes": (lambda file: file.write_bytes(b"SQLite format 3\0"), "is damaged: file is not a database"),
    "letter": (lambda file: file.write_text("Dear Ann, " * 1_000), "is damaged: file is not a database"),
    "empty": (lambda file: file.write_bytes(b""), "There is no database .*: the file is empty."),
    "folder": (folder, "There is no database"),
    "missing": (Path.unlink, "There is no database"),
    "another program": (sql("DROP TABLE alembic_version"), "not made by this program"),
    "no revision": (sql("DELETE FROM alembic_version"), "not made by this program"),
    "newer": (sql("UPDATE alembic_version SET version_num = '9999'"), "newer version .*9999.*pdate the program"),
}
"""Kinds of damage by which a database cannot be used, with what is said about it."""
