"""The disk fails under a running store: for a while it is full, read-only, broken or slow (`strace` does that)."""

import asyncio
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from db import Store, engines, writer
from tests.db.rows import event
from tests.db.template import log_of, opened

pytestmark = pytest.mark.slow

STEPS = 40
PLAY = f"""
import asyncio, sys
from db import Store, StoreUnavailable, Unconfirmed, engines, writer
from tests.db.rows import new, step

async def main():
    engines.CHECKPOINT_PAGES = int(sys.argv[3])
    store = await Store.open(sys.argv[1])
    await store.commit(new(1))
    seq, writer.WRITE_TIMEOUT = 1, float(sys.argv[2])
    for attempt in range({STEPS}):
        try:
            try:
                await store.commit(step(1, seq + 1))
            except Unconfirmed as error:
                print("unknown", flush=True)
                await error.outcome
        except StoreUnavailable as error:
            print("refused", error, flush=True)
        else:
            seq += 1
            print("written", seq, flush=True)
        assert (await store.tables.load(1)).table.seq == seq  # what is read is what was acknowledged
    await store.close()

asyncio.run(main())
"""


COMPLAIN = """
import asyncio, sys
from db import Store, StoreUnavailable
from tests.db.rows import new, step

async def main():
    store = await Store.open(sys.argv[1])
    await store.commit(new(1))
    print("said", await store.complaint(), flush=True)
    seq, refused = 1, False
    while not refused:
        try:
            await store.commit(step(1, seq + 1))
            seq += 1
        except StoreUnavailable:
            refused = True
    while (complaint := await store.complaint()) is not None:
        print("said", complaint, flush=True)
    await store.commit(step(1, seq + 1))
    await store.close()

asyncio.run(main())
"""


def play(
    url: str,
    file: Path,
    call: str,
    fault: str,
    *,
    limit: float = writer.WRITE_TIMEOUT,
    pages: int = engines.CHECKPOINT_PAGES,
    program: str = PLAY,
) -> list[str]:
    """Runs a program in another process, where some calls on a file fail; returns what it says of each step.

    ``limit``: the seconds after which a caller is told that the outcome is not known yet; ``pages``: those of the
    write-ahead log after which it is copied to the main file.
    """
    assert shutil.which("strace"), "strace is not installed: apt-get install strace"
    faults = ["-e", f"trace={call}", "-e", f"inject={call}:{fault}", "-P", str(file)]
    run = [sys.executable, "-c", program, url, str(limit), str(pages)]
    command = ["strace", "-f", "-o", str(file.with_suffix(".calls")), *faults, *run]
    said = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.splitlines()
    told = ("written", "refused", "unknown", "said")  # and not what is logged
    return [line for line in said if line.startswith(told)]


@pytest.mark.parametrize(
    ("call", "error", "when", "sentence"),
    [
        ("pwrite64", "ENOSPC", "100..110", "database or disk is full"),
        ("pwrite64", "EROFS", "100..110", "disk I/O error"),
        ("pwrite64", "EIO", "100..110", "disk I/O error"),
        ("fdatasync", "EIO", "20..30", "disk I/O error"),
    ],
    ids=["full", "read-only", "cannot be written", "cannot be synced"],
)
def test_moves_are_refused_while_the_disk_fails_and_written_again_afterwards(
    url: str, file: Path, call: str, error: str, when: str, sentence: str
) -> None:
    outcomes = play(url, log_of(file), call, f"error={error}:when={when}")
    words = [outcome.split()[0] for outcome in outcomes]
    first, refused = words.index("refused"), words.count("refused")
    assert words == ["written"] * first + ["refused"] * refused + ["written"] * (STEPS - first - refused)
    assert first > 0
    assert words[-1] == "written"
    assert all(sentence in outcome for outcome in outcomes if outcome.startswith("refused"))
    assert asyncio.run(log(url)) == tuple(map(event, range(1, STEPS - refused + 2)))


def test_a_full_disk_is_complained_of_until_something_can_be_written(url: str, file: Path) -> None:
    before, *during = play(url, log_of(file), "pwrite64", "error=ENOSPC:when=100..110", program=COMPLAIN)
    assert before == "said None"
    assert during
    assert all(said == "said The database cannot be written: database or disk is full" for said in during), during


def test_a_move_that_a_slow_disk_holds_up_is_unknown_at_first_and_then_written(url: str, file: Path) -> None:
    outcomes = play(url, log_of(file), "fdatasync", "delay_enter=1s:when=20", limit=0.2)
    assert "unknown" in outcomes
    written = [outcome for outcome in outcomes if outcome != "unknown"]
    assert written == [f"written {seq}" for seq in range(2, STEPS + 2)]


@pytest.mark.parametrize(
    ("call", "error"), [("pwrite64", "ENOSPC"), ("pwrite64", "EIO"), ("fdatasync", "EIO")]
)  # fmt: skip
async def test_moves_are_written_while_the_log_cannot_be_copied_to_the_main_file(
    url: str, file: Path, call: str, error: str
) -> None:
    await (await Store.open(url)).close()
    outcomes = await asyncio.to_thread(play, url, file, call, f"error={error}", pages=20)
    assert outcomes == [f"written {seq}" for seq in range(2, STEPS + 2)]
    assert file.with_suffix(".calls").read_text().count("(INJECTED)") > 1, "nothing was copied"
    assert await log(url) == tuple(map(event, range(1, STEPS + 2)))


async def log(url: str) -> object:
    async with opened(url) as store:
        return await store.tables.log(1)
