"""Migrations: bring a database to this version of the program, whole steps only, whatever happens in between."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.engine import URL

from db.engines import migrating_engine
from db.errors import NewerDatabase

MIGRATIONS: Final = Path(__file__).parent / "migrations"
_LOCK: Final = 0x48656172747321


async def migrate(url: URL, folder: Path = MIGRATIONS) -> None:
    """Runs the migrations that the database has not seen, each in a transaction of its own.

    Raises NewerDatabase, and leaves the database untouched, where it has seen one that this program does not know.
    """
    engine = migrating_engine(url)
    try:
        async with engine.connect() as connection:
            await connection.run_sync(_upgrade, folder)
    finally:
        await engine.dispose()


def newest_revision(folder: Path = MIGRATIONS) -> str | None:
    """The last migration that this program knows."""
    return ScriptDirectory.from_config(_config(folder)).get_current_head()


def knows(revision: str, folder: Path = MIGRATIONS) -> bool:
    """Whether this program has a migration; a newer one may have more."""
    return revision in {script.revision for script in ScriptDirectory.from_config(_config(folder)).walk_revisions()}


def _config(folder: Path) -> Config:
    config = Config()
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def _upgrade(connection: Connection, folder: Path) -> None:
    config = _config(folder)
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    if connection.dialect.name == "postgresql":  # several processes may start at once; freed with the connection
        connection.exec_driver_sql(f"SELECT pg_advisory_lock({_LOCK})")
    seen = MigrationContext.configure(connection).get_current_revision()
    connection.rollback()
    if seen == scripts.get_current_head():
        return
    if seen is not None and not knows(seen, folder):
        raise NewerDatabase(
            f"The database was made by a newer version (its revision is {seen}). "
            "Update the program, or restore a backup made by this version. Nothing was changed."
        )
    command.upgrade(config, "head")
