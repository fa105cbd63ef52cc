"""Power: what a disk may contain after a power failure, given everything that a program has written and synced.

A program runs under `strace`. What it has not synced may be on the disk or not, or only some sectors of it, in any
order.
"""

import random
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

SECTOR: Final = 512
"""Bytes that a disk writes entirely or not at all."""
WATCHED: Final = "pwrite64,fsync,fdatasync,ftruncate,unlink,write,/^rename,/^link"
MAX_LINE_LENGTH: Final = 1 << 20
"""The most bytes of one write that are recorded."""
_CALL: Final = re.compile(r"^(\d+) +(\w+)\((\d+)<([^>]*)>(?:, )?(.*?)(?:\) += .*| <unfinished \.\.\.>)$")
_RESUMED: Final = re.compile(r"^(\d+) +<\.\.\. (\w+) resumed>")
_REMOVED: Final = re.compile(r'^\d+ +unlink\("((?:\\x[0-9a-f]{2})*)"\) += 0$')
_NAMED: Final = re.compile(
    r'^\d+ +(rename|link)\w*\([^"]*"((?:\\x[0-9a-f]{2})*)",[^"]*"((?:\\x[0-9a-f]{2})*)".*\) += 0$'
)
_WRITTEN: Final = re.compile(r'"((?:\\x[0-9a-f]{2})*)", \d+(?:, (\d+))?')


@dataclass(frozen=True, slots=True)
class Write:
    path: Path
    offset: int
    data: bytes


@dataclass(frozen=True, slots=True)
class Truncate:
    path: Path
    size: int


@dataclass(frozen=True, slots=True)
class Sync:
    """Everything written to a file before the action with this number is on the disk."""

    path: Path
    before: int


@dataclass(frozen=True, slots=True)
class Remove:
    """A file is deleted, at once and for good."""

    path: Path


@dataclass(frozen=True, slots=True)
class Name:
    """A file gets another name, beside its own one or in place of it; certain once the folder is synced."""

    path: Path
    name: Path
    beside: bool


@dataclass(frozen=True, slots=True)
class Said:
    """A line of the program's output."""

    text: str


Deed = Write | Truncate | Remove | Name | Sync | Said


def watched(program: str, arguments: Sequence[str], folder: Path) -> list[Deed]:
    """Runs a Python program; returns its actions on the files of a folder and its output, in order."""
    assert shutil.which("strace"), "strace is not installed: apt-get install strace"
    trace = folder.parent / "trace"
    trace_to = ["strace", "-f", "-y", "-xx", "-s", str(MAX_LINE_LENGTH), "-o", str(trace), "-e", f"trace={WATCHED}"]
    subprocess.run([*trace_to, sys.executable, "-c", program, *arguments], check=True, stdout=subprocess.PIPE)
    return list(_deeds(trace.read_text().splitlines(), folder))


def _deeds(lines: list[str], folder: Path) -> Iterator[Deed]:
    syncing: dict[str, Sync] = {}
    ends: dict[Path, int] = {}
    number = 0
    for line in lines:
        deed: Deed | None = None
        if (resumed := _RESUMED.match(line)) is not None:
            deed = syncing.pop(resumed[1], None) if "sync" in resumed[2] else None
        elif (removed := _REMOVED.match(line)) is not None:
            deed = Remove(Path(_bytes(removed[1]).decode()))
            ends.pop(deed.path, None)
        elif (named := _NAMED.match(line)) is not None:
            old, new = (Path(_bytes(each).decode()) for each in named.groups()[1:])
            deed = Name(old, new, beside=named[1] == "link")
        elif (call := _CALL.match(line)) is not None:
            thread, name, descriptor, shown, rest = call.groups()
            path = _bytes(shown).decode() if shown.startswith("\\x") else shown
            if "sync" in name and path.startswith(str(folder)):
                deed = Sync(Path(path), number)
                if line.endswith("<unfinished ...>"):
                    syncing[thread], deed = deed, None
            elif name == "ftruncate" and path.startswith(str(folder)):
                deed = Truncate(Path(path), int(rest))
            elif (written := _WRITTEN.match(rest)) is not None:
                data = _bytes(written[1])
                if descriptor == "1":
                    deed = Said(data.decode())
                elif name == "pwrite64" and path.startswith(str(folder)):
                    deed = Write(Path(path), int(written[2]), data)
                elif name == "write" and path.startswith(str(folder)):
                    deed = Write(Path(path), ends.get(Path(path), 0), data)
                    ends[deed.path] = deed.offset + len(data)
        if deed is not None:
            number += 1
            yield deed


def _bytes(escaped: str) -> bytes:
    return bytes.fromhex(escaped.replace("\\x", ""))


class Disk:
    """The files of a folder as the actions of a program leave them."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files = {
            file: bytearray(file.read_bytes()) for file in folder.iterdir() if not file.name.endswith("-shm")
        }
        self._pending: list[tuple[int, Write | Truncate]] = []
        self._named: list[tuple[Name, bytearray | None]] = []
        """The names that the folder on the disk may not have yet, each with the file that it has replaced."""
        self._count = 0

    def do(self, deed: Deed) -> None:
        """Applies one more action; what was synced is certain from then on."""
        if isinstance(deed, Write | Truncate):
            self._pending.append((self._count, deed))
        elif isinstance(deed, Remove):
            self._files.pop(deed.path, None)
            self._pending = [each for each in self._pending if each[1].path != deed.path]
        elif isinstance(deed, Name):
            self._name(deed)
        elif isinstance(deed, Sync) and deed.path == self._folder:
            self._named.clear()
        elif isinstance(deed, Sync):
            safe = [each for number, each in self._pending if each.path == deed.path and number < deed.before]
            for each in safe:
                _apply(self._files, each)
            self._pending = [(number, each) for number, each in self._pending if each not in safe]
        self._count += 1

    def _name(self, deed: Name) -> None:
        if deed.path in self._files or any(each.path == deed.path for _, each in self._pending):
            self._named.append((deed, self._files.get(deed.name)))
            self._files[deed.name] = self._files.setdefault(deed.path, bytearray())
            if not deed.beside:
                del self._files[deed.path]
                self._pending = [
                    (number, replace(each, path=deed.name) if each.path == deed.path else each)
                    for number, each in self._pending
                ]

    def settle(self) -> None:
        """Marks everything written so far as being on the disk."""
        for _, deed in self._pending:
            _apply(self._files, deed)
        self._pending.clear()

    def lose_power(self, rng: random.Random, folder: Path) -> None:
        """Writes to a folder what the disk may contain now: each write that was not synced is there, lost, or torn."""
        files = {path: bytearray(data) for path, data in self._files.items()}
        for _, deed in self._pending:
            fate = rng.choice(("there", "lost", "torn"))
            if fate == "there":
                _apply(files, deed)
            elif fate == "torn" and isinstance(deed, Write):
                for at in range(0, len(deed.data), SECTOR):
                    if rng.random() < 0.5:
                        _apply(files, Write(deed.path, deed.offset + at, deed.data[at : at + SECTOR]))
        for named, replaced in reversed(self._named):  # each by itself: a disk may write them in any order
            if rng.random() < 0.5:
                file = files.pop(named.name)
                if not named.beside:
                    files[named.path] = file
                if replaced is not None:
                    files[named.name] = bytearray(replaced)
        _write(files, folder)

    def lose_process(self, folder: Path) -> None:
        """Writes to a folder what the disk contains if the process is killed now: everything that it has written."""
        files = {path: bytearray(data) for path, data in self._files.items()}
        for _, deed in self._pending:
            _apply(files, deed)
        _write(files, folder)


def _write(files: dict[Path, bytearray], folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for path, data in files.items():
        (folder / path.name).write_bytes(data)


def _apply(files: dict[Path, bytearray], deed: Write | Truncate) -> None:
    file = files.setdefault(deed.path, bytearray())
    if isinstance(deed, Truncate):
        file[deed.size :] = bytes(max(0, deed.size - len(file)))
        return
    if len(file) < deed.offset:
        file.extend(bytes(deed.offset - len(file)))
    file[deed.offset : deed.offset + len(deed.data)] = deed.data
