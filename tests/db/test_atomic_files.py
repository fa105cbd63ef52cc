"""Targets: a file that a command writes is there as a whole or not at all."""

from __future__ import annotations

import os
import re
import stat
from contextlib import suppress
from pathlib import Path

import pytest

from db import StoreUnavailable
from db.__main__ import main
from db.atomic_files import atomic_write


def test_a_target_has_its_name_only_at_the_end_and_is_for_its_owner_alone(tmp_path: Path) -> None:
    target = tmp_path / "target"
    with atomic_write(target) as part:
        part.write_text("all of it")
        assert not target.exists()
    assert target.read_text() == "all of it"
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    assert list(target.parent.iterdir()) == [target]


def test_what_a_killed_command_left_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "target.part").write_text("half of an earlier one, which was longer")
    with atomic_write(tmp_path / "target") as part:
        part.write_text("all of it")
    assert (tmp_path / "target").read_text() == "all of it"


@pytest.mark.parametrize("error", [OSError(28, "No space left on device"), ValueError(), KeyboardInterrupt()])
def test_nothing_is_left_of_a_target_that_fails(tmp_path: Path, error: BaseException) -> None:
    expected = StoreUnavailable if isinstance(error, OSError) else type(error)

    def fail() -> None:
        with atomic_write(tmp_path / "target") as part:
            part.write_text("half of")
            raise error

    with pytest.raises(expected):
        fail()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", ["backup", "export"])
@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("precious", "{} is there already, and is not overwritten: choose another name."),
        ("", "{} is there already, and is not overwritten: choose another name."),
        ("broken link", "{} is there already, and is not overwritten: choose another name."),
        ("of a disk/that is not mounted", "{} cannot be written: there is no folder .*/of a disk."),
        ("precious/below a file", "{} cannot be written: (File exists|Not a directory)."),
        ("x" * 300, "{} cannot be written: File name too long."),
    ],
    ids=["there", "folder", "broken link", "no folder", "below a file", "long"],
)
def test_a_target_that_cannot_be_is_refused_in_a_sentence(
    database: str, tmp_path: Path, command: str, name: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "precious").write_text("letters")
    (tmp_path / "broken link").symlink_to("/nowhere/to")
    before = sorted(os.listdir(tmp_path))
    assert main(["--url", database, command, str(tmp_path / name)]) == 1
    assert re.fullmatch(sentence.format(re.escape(str(tmp_path / name))) + "\n", capsys.readouterr().err)
    assert sorted(os.listdir(tmp_path)) == before
    assert (tmp_path / "precious").read_text() == "letters"


def test_of_two_commands_that_write_the_same_target_only_a_whole_one_gets_the_name(tmp_path: Path) -> None:
    target = tmp_path / "target"

    def write_while_another_begins(*, ends: bool) -> None:
        with atomic_write(target) as part, part.open("w") as file:
            file.write("all of the first")
            with suppress(KeyboardInterrupt), atomic_write(target) as other:
                other.write_text("half of the second")
                file.flush()
                if not ends:
                    raise KeyboardInterrupt
                other.write_text("all of the second")

    with pytest.raises(StoreUnavailable, match="target cannot be written"):
        write_while_another_begins(ends=False)
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(StoreUnavailable, match="target cannot be written"):
        write_while_another_begins(ends=True)
    assert target.read_text() == "all of the second"
    assert list(tmp_path.iterdir()) == [target]


def test_the_unfinished_target_of_another_command_is_neither_renamed_nor_deleted(tmp_path: Path) -> None:
    other = tmp_path / "target.part"

    def write_while_another_begins() -> None:
        with atomic_write(tmp_path / "target") as part, part.open("w"):
            part.unlink()
            other.write_text("half of the second")

    with pytest.raises(StoreUnavailable, match="target cannot be written: another command writes it"):
        write_while_another_begins()
    assert [(path, path.read_text()) for path in tmp_path.iterdir()] == [(other, "half of the second")]
