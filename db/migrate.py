"""Migrations: bring a database to the schema of this program. A migration is run as a whole or not at all."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import structlog
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, event
from sqlalchemy.engine import URL
from tenacity import AsyncRetrying, RetryCallState, retry_if_exception, wait_fixed

from db.engines import inspected, migrating_engine
from db.errors import NewerDatabase, StoreUnavailable, Unusable, is_lock_failure
from db.sqlite_files import create_missing, file_of

log = structlog.get_logger(__name__)

MIGRATIONS: Final = Path(__file__).parent / "migrations"
LAST_WITH_ALL_STEPS: Final = "dcb9d377"
"""The last commit that has the migrations of before 0.3.0 one by one: 0001 to 0042, of which 0009 and 0042 are left."""
RETRY: Final = 1.0
"""Seconds for others to go on, before a migration that did not get a lock is begun again."""
_LOCK: Final = 0x48656172747321
LOCK_WRITERS_OUT: Final = """
DO $$ BEGIN
    IF to_regclass('commits') IS NOT NULL THEN LOCK TABLE commits IN EXCLUSIVE MODE; END IF;
END $$
"""
"""Every transaction that writes begins with the table of commits. While this has it, no process waits with other tables
locked: whatever a migration locks after it, and in whatever order, there is no deadlock with them."""


async def migrate(url: URL, folder: Path = MIGRATIONS) -> str | None:
    """Creates a missing SQLite database, and runs the missing migrations, each in a transaction of its own; returns
    the revision of before, or None if there was none. On PostgreSQL others may serve meanwhile, and their changes wait:
    a migration that does not get a lock soon lets them pass, and is begun again for as long as it takes.

    Raises NewerDatabase, before it changes anything, if the database has a migration that this program does not know,
    and Unusable if it is of a revision between two releases, from which no migration leads on.
    """
    if url.get_backend_name() == "sqlite":
        create_missing(file_of(url))
    engine, before = migrating_engine(url), None
    try:
        async for attempt in AsyncRetrying(
            retry=retry_if_exception(is_lock_failure), wait=wait_fixed(RETRY), before_sleep=_say_that_it_waits
        ):
            with attempt:
                async with engine.connect() as connection:
                    before = await connection.run_sync(_upgrade, folder)
    finally:
        await engine.dispose()
    return before


def _say_that_it_waits(attempt: RetryCallState) -> None:
    log.warning("a migration waits for another process, or for a long query", attempt=attempt.attempt_number)


def revisions(folder: Path = MIGRATIONS) -> set[str]:
    """The revisions of all migrations of this program. A file is named by its revision, a number that counts up."""
    return {file.name.partition("_")[0] for file in (folder / "versions").glob("[0-9]*.py")}


def newest_revision(folder: Path = MIGRATIONS) -> str:
    """The revision of the newest migration."""
    return max(revisions(folder))


def revision_of(connection: Connection) -> str | None:
    """The revision of a database; None if no migration has been run on it."""
    return MigrationContext.configure(connection).get_current_revision()


def why_unusable(revision: str | None) -> str | None:
    """Why this program cannot use a database of this revision, in a sentence; None if it can."""
    if revision is None:
        return "It was not made by this program."
    if revision in revisions():
        return None
    if revision < newest_revision():
        return (
            f"Its revision {revision} is from between two releases. Start the commit {LAST_WITH_ALL_STEPS} of the "
            "program on it once, and then this version."
        )
    return f"It was made by a newer version (its revision is {revision}): update the program."


def why_outdated(revision: str | None) -> str | None:
    """Why this program cannot use a database of this revision as it is, in a sentence; None if it can."""
    newest = newest_revision()
    if (complaint := why_unusable(revision)) is not None or revision == newest:
        return complaint
    return f"Its revision is {revision}, this program's is {newest}: the bot brings it up to date at its start."


async def stored_revision(url: URL) -> str | None:
    """The revision of the database at an address, which stays as it is."""
    async with inspected(url) as connection:
        return await connection.run_sync(revision_of)


def refuse_outdated(revision: str | None) -> None:
    """Raises StoreUnavailable if a database of this revision is not one of this version of the program."""
    if (complaint := why_outdated(revision)) is not None:
        raise StoreUnavailable(f"The database is not of this version. {complaint} Nothing was changed.")


def config_of(folder: Path) -> Config:
    """What Alembic needs to know of a folder of migrations."""
    config = Config()
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.set_main_option("file_template", "%%(rev)s_%%(slug)s")
    return config


def _upgrade(connection: Connection, folder: Path) -> str | None:
    """Runs the missing migrations; returns the revision of before."""
    if connection.dialect.name == "postgresql":  # several processes may start at once; freed with the connection
        connection.exec_driver_sql(f"SELECT pg_advisory_lock({_LOCK})")
    seen = revision_of(connection)
    connection.rollback()
    if seen == newest_revision(folder):
        return seen
    if seen is not None and seen not in revisions(folder):
        if seen < newest_revision(folder):
            raise Unusable(f"The database cannot be migrated. {why_unusable(seen)} Nothing was changed.")
        raise NewerDatabase(
            f"The database was made by a newer version (its revision is {seen}). "
            "Update the program, or restore a backup made by this version. Nothing was changed."
        )
    if connection.dialect.name == "postgresql":
        event.listen(connection, "begin", lambda begun: begun.exec_driver_sql(LOCK_WRITERS_OUT))
    config = config_of(folder)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    return seen
