"""Atomic files: a file that a command writes has its name only once it is complete and on the disk."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from db.errors import StoreUnavailable, reason

OWNER_ONLY: Final = 0o600
"""The permissions of a file that only its owner may read."""


@contextmanager
def atomic_write(target: Path) -> Iterator[Path]:
    """Gives the path of an empty file for its owner alone; at the end of the context it becomes the target.

    Raises StoreUnavailable if there is something under that name already, or it cannot be written. Nothing is left of
    a target that fails; of one that was killed a file ``.part`` is left, which the next one replaces.
    """
    if os.path.lexists(target):
        raise StoreUnavailable(f"{target} is there already, and is not overwritten: choose another name.")
    if not target.parent.exists():  # it is not made: it may be that of a disk that is not mounted
        raise StoreUnavailable(f"{target} cannot be written: there is no folder {target.parent}.")
    part = target.with_name(f"{target.name}.part")
    try:
        discard(part)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL, OWNER_ONLY))
        made = part.stat()
        try:
            yield part
            if not os.path.samestat(made, part.stat()):
                raise OSError("another command writes it")
            sync_file(part)
            part.rename(target)
        except BaseException:
            with suppress(OSError):
                if os.path.samestat(made, part.stat()):
                    discard(part)
            raise
        sync_folder(target.parent)
    except OSError as error:
        raise StoreUnavailable(f"{target} cannot be written: {reason(error)}.") from error


def discard(part: Path) -> None:
    """Deletes an unfinished file, and what SQLite leaves beside one whose writing has failed."""
    for path in (part, part.with_name(f"{part.name}-journal")):
        path.unlink(missing_ok=True)


def sync_file(path: Path) -> None:
    """Syncs what is in a file to the disk."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def sync_folder(folder: Path) -> None:
    """Syncs the names in a folder to the disk, if the system can open a folder."""
    try:
        descriptor = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
