"""The lock: lets one process at a time use an SQLite database. The lock of a killed process is free."""

from __future__ import annotations

from filelock import FileLock, Timeout
from sqlalchemy.engine import URL

from db.errors import StoreInUse, unavailable
from db.sqlite_files import file_of, give


def take_lock(url: URL) -> FileLock | None:
    """Takes the lock file beside the database and creates its folder if it is missing. None for PostgreSQL, which needs
    no lock file.

    Raises StoreInUse if another process has the lock, StoreUnavailable or Unusable if the folder or the lock cannot
    be written.
    """
    if url.get_backend_name() != "sqlite":
        return None
    path = file_of(url)  # one database, one lock, by whatever name it is called
    file = path.with_name(f"{path.name}.lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = FileLock(file, thread_local=False)
        lock.acquire(timeout=0)
        give(file, path)
    except Timeout:
        raise StoreInUse(
            f"Another process uses the database {path}: stop it first, or set another DATABASE_URL."
        ) from None
    except OSError as error:
        which = f"lock {file}" if file.exists() else f"folder of the database {path}"
        raise unavailable(f"The {which} cannot be written: {error.strerror}.", error) from None
    return lock
