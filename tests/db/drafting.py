"""Drafting: `make migration words="Names of seats"` drafts the next migration."""

import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from alembic import command
from alembic.operations.ops import MigrationScript
from alembic.runtime.migration import MigrationContext
from alembic.script import Script
from sqlalchemy import Connection
from sqlalchemy.engine import URL, make_url

from db.engines import migrating_engine
from db.migrate import MIGRATIONS, config_of, migrate, newest_revision


def draft_migration(words: str, folder: Path = MIGRATIONS) -> list[Path]:
    """Writes a draft of the next migration, for a developer to read and correct; returns its file, or none if the
    schema has not changed.

    Alembic compares `db.schema` with a database that all present migrations have made:
    https://alembic.sqlalchemy.org/en/latest/autogenerate.html
    """
    with TemporaryDirectory() as scratch:
        url = make_url(f"sqlite+aiosqlite:///{Path(scratch) / 'empty.db'}")
        asyncio.run(migrate(url, folder))
        return asyncio.run(_draft(url, words, folder))


async def _draft(url: URL, words: str, folder: Path) -> list[Path]:
    number = f"{int(newest_revision(folder) or 0) + 1:04}"

    def only_changes(context: MigrationContext, revision: Any, directives: list[MigrationScript]) -> None:
        if all(each.upgrade_ops is None or each.upgrade_ops.is_empty() for each in directives):
            directives.clear()

    def draft(connection: Connection) -> Sequence[Script | None]:
        config = config_of(folder)
        config.attributes["connection"] = connection
        drafted = command.revision(
            config, words, autogenerate=True, rev_id=number, process_revision_directives=only_changes
        )
        return drafted if isinstance(drafted, list) else [drafted]

    engine = migrating_engine(url)
    try:
        async with engine.connect() as connection:
            return [Path(script.path) for script in await connection.run_sync(draft) if script is not None]
    finally:
        await engine.dispose()


if __name__ == "__main__":
    paths = draft_migration(" ".join(sys.argv[1:]))
    print("\n".join(f"{path} is drafted: read it." for path in paths) or "The schema has not changed.")
