"""Compiling: all modules share one namespace, and compiled code is cached where that is possible."""

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from players.kernel.jit import _new_names, writable

WITHOUT_ROOTS_RIGHTS = ["setpriv", "--bounding-set=-dac_override"] if os.geteuid() == 0 else []
SHOW = """
import sys
from pathlib import Path
from players.kernel.jit import writable
folder = writable(*map(Path, sys.argv[1:]))
print(folder, [file.read_text() for file in folder.iterdir()])
"""


def test_a_name_with_different_values_in_two_modules_is_refused() -> None:
    module = ModuleType("players.kernel.another")
    vars(module).update(MOON=1, SEATS=0)
    assert _new_names(module, {"SEATS": 0})["MOON"] == 1
    with pytest.raises(ValueError, match=r"players.kernel.another means something else by MOON"):
        _new_names(module, {"MOON": 8, "SEATS": 0})


def test_machine_code_is_kept_in_the_first_folder_that_can_be_written_to(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert writable(tmp_path / "file" / "no folder", tmp_path / "new" / "folder") == tmp_path / "new" / "folder"


def test_machine_code_of_a_container_whose_files_are_read_only_is_used_from_a_copy(tmp_path: Path) -> None:
    made = tmp_path / "cache" / "kernel"
    made.mkdir(parents=True)
    (made / "search.nbc").write_text("compiled")
    made.chmod(0o555)
    missing = made / "nothing"
    command = [*WITHOUT_ROOTS_RIGHTS, sys.executable, "-c", SHOW, str(missing), str(made)]
    shown = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    folder, _, files = shown.strip().partition(" ")
    assert folder != str(made)
    assert files == "['compiled']"
    assert not Path(folder).exists(), "the copy is for this process alone"
