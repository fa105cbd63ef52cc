"""Killed copies: at whatever step a backup, an export or a restore is killed or the power goes, nothing half done has a
name of its own, and the next run succeeds."""

import random
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from db import StoreUnavailable
from db.__main__ import main
from db.check import damage_of
from db.sqlite_files import opened, refuse_foreign_wal
from tests.db.copies import backed_up, crash
from tests.db.power import Deed, Disk, Said, watched
from tests.db.template import database_at, log_of

pytestmark = pytest.mark.slow

RUN = """
import sys
from db.__main__ import main
sys.exit(main(sys.argv[1:]))
"""
RUN_WITHOUT_LINKS = """
import os
import shutil
import sys
from db.__main__ import main

def refuse(*names):
    raise PermissionError(1, "Operation not permitted")

os.link = refuse
shutil._USE_CP_SENDFILE = False  # so that it is seen what is copied
sys.exit(main(sys.argv[1:]))
"""
CUTS = 2
"""Power failures that are tried after each step."""
REPEATED = 20
"""After one step in so many the command is run again."""


def url_of(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'hearts.db'}"


def games(file: Path) -> dict[int, int]:
    """The version of each table of a whole database. Raises StoreUnavailable if a start would refuse it."""
    refuse_foreign_wal(file)
    with opened(file) as connection:
        assert damage_of(connection, "integrity_check") is None
        return dict(connection.execute("SELECT id, seq FROM tables"))


def after_each_step(disk: Disk, deeds: list[Deed], folder: Path) -> Iterator[tuple[bool, bool]]:
    """Writes to a folder what the disk may contain after each step; yields whether the command has said that it is
    done, and whether it shall be run again now."""
    rng, done = random.Random(1), False
    for step, deed in enumerate(deeds):
        disk.do(deed)
        done = done or isinstance(deed, Said)
        disk.lose_process(folder)
        yield done, step % REPEATED == 0
        for _ in range(CUTS):
            disk.lose_power(rng, folder)
            yield done, False


@pytest.mark.parametrize("command", ["backup", "export"])
def test_a_killed_copy_is_no_copy_and_the_next_one_is_whole(tmp_path: Path, command: str) -> None:
    folder, after = tmp_path / "disk", tmp_path / "after"
    database_at(folder / "hearts.db")
    (folder / "hearts.db").write_bytes(backed_up()[0])
    disk = Disk(folder)
    target = after / "target"
    deeds = watched(RUN, ["--url", url_of(folder), command, str(folder / "target")], folder)
    whole = games(folder / "hearts.db") if command == "backup" else (folder / "target").read_bytes()

    def found() -> object:
        return games(target) if command == "backup" else target.read_bytes()

    seen = 0
    for done, again in after_each_step(disk, deeds, after):
        seen += target.exists()
        assert target.exists() or not done
        if target.exists():
            assert found() == whole
        elif again:
            assert main(["--url", url_of(after), command, str(target)]) == 0
            assert found() == whole
            assert sorted(path.name for path in after.iterdir() if "target" in path.name) == ["target"]
    assert seen
    assert len(deeds) > 20


@pytest.mark.parametrize("crashed", [False, True], ids=["after a stop", "after a crash"])
@pytest.mark.parametrize("program", [RUN, RUN_WITHOUT_LINKS], ids=["with links", "on a disk without links"])
def test_a_killed_restore_loses_no_database_and_the_next_one_ends_it(
    tmp_path: Path, program: str, crashed: bool
) -> None:
    folder, after = tmp_path / "disk", tmp_path / "after"
    database_at(folder / "hearts.db")
    old, backup = backed_up()
    (folder / "hearts.db").write_bytes(old)
    if crashed:
        crash(url_of(folder), folder / "hearts.db")
    (folder / "backup.db").write_bytes(backup)
    before, new = games(folder / "hearts.db"), games(folder / "backup.db")
    old, log = (folder / "hearts.db").read_bytes(), log_of(folder / "hearts.db").read_bytes() if crashed else b""
    disk = Disk(folder)
    deeds = watched(program, ["--url", url_of(folder), "restore", str(folder / "backup.db")], folder)
    refused = 0
    for done, again in after_each_step(disk, deeds, after):
        kept = {path.read_bytes() for path in after.iterdir()}
        assert {old, log} <= {*kept, b""}
        whole = None
        with suppress(StoreUnavailable):  # a start says so, and names the command that is run again now
            whole = games(after / "hearts.db")
        assert whole in ([new] if done else [before, new, None])
        refused += whole is None
        if again or whole is None:
            for path in after.glob("*.replaced-*"):
                path.unlink()
            assert main(["--url", url_of(after), "restore", str(after / "backup.db")]) == 0
            assert games(after / "hearts.db") == new
    assert crashed == bool(refused)
    assert len(deeds) > 20
