"""Tests docs/adding-a-rule.md by following it in a copy of this tree."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from bot.language.wording import languages
from hearts.options import OPTIONS

ROOT: Final = Path(__file__).parents[1]
PACKAGES: Final = ("hearts", "players", "db", "bot", "cogs", "benchmarks", "tests", "docs")
REFERENCE: Final = "docs/rules.md"
GAME: Final = ("tests/hearts", "tests/players")
GUARDS: Final = (
    *(f"tests/bot/language/test_{name}.py" for name in ("wording", "locales")),
    "tests/test_rules_page.py",
    *(
        f"tests/bot/ui/test_rules.py::test_{name}"
        for name in (
            "a_rule_is_said_in_every_language",
            "every_value_has_a_phrase_that_fits_into_a_form",
            "rules_show_describes_every_unusual_value",
            "a_form_has_places_for_all_rules_of_its_section",
            "every_sentence_of_the_rules_screen_has_a_check",
            "every_sentence_about_the_rules_is_true",
            "the_longest_rules_of_a_table_fit_into_pages_in_every_language",
        )
    ),
)
"""Besides the tests of the game, those that report what a new rule lacks."""


class Block(NamedTuple):
    """Lines to add to a file, before, after or in place of the first line with an existing text."""

    file: str
    where: str
    at: str
    missed_by: str
    """The test that fails without them, or the error."""
    text: str

    @property
    def files(self) -> list[str]:
        """The file, or the same one of each language."""
        return [*dict.fromkeys(self.file.replace("<language>", language) for language in languages())]

    def put(self, tree: Path) -> None:
        """Adds the lines. Raises ValueError if the existing text is not found."""
        for file in self.files:
            lines = (tree / file).read_text("utf-8").splitlines(keepends=True)
            found = next((number for number, line in enumerate(lines) if self.at in line), None)
            if found is None:
                raise ValueError(f"{file} has no {self.at!r}")
            end = found + (self.where != "before")
            lines[end if self.where == "after" else found : end] = [self.text]
            (tree / file).write_text("".join(lines), "utf-8")


NEXT: Final = f"Row({len(OPTIONS) + 1}"
PAGE: Final = re.sub(r"Row\(\d+", NEXT, (ROOT / "docs" / "adding-a-rule.md").read_text("utf-8"))
"""The page, with the number that is free now."""
RULES: Final = {
    kind: [
        Block(*found)
        for found in re.findall(
            r"^In `(.+?)`, (before|after) `(.+?)` \(`(\w+)`\):\n\n```\w+\n(.*?)^```$", section, re.M | re.S
        )
    ]
    for kind, section in re.findall(r"^## A rule about (\w+)\n(.*?)(?=^## )", PAGE, re.M | re.S)
}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the packages and of everything that their tests read."""
    for name in PACKAGES:
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("*.png"))
    for name in ("pyproject.toml", "README.md", "CONTRIBUTING.md", "CHANGELOG.md"):
        shutil.copy(ROOT / name, tmp_path)
    return tmp_path


def python(tree: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs Python in the tree. ``-S``: what it lacks must not be found where this project is installed from."""
    command = [sys.executable, "-S", *arguments]
    packages = os.environ | {"PYTHONPATH": sysconfig.get_path("purelib")}
    return subprocess.run(command, cwd=tree, env=packages, capture_output=True, text=True, check=False)


def add(tree: Path, blocks: Iterable[Block], reference: bool = True) -> None:
    """Adds the blocks to the tree and brings docs/rules.md up to date."""
    for block in blocks:
        block.put(tree)
    if reference:
        made = python(tree, "-m", "tests.rules_page")
        if not made.returncode:
            (tree / REFERENCE).write_text(made.stdout, "utf-8")


def missing(tree: Path, *tests: str) -> str:
    """The complaints of these tests; empty if nothing is missing."""
    ran = python(tree, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--no-header", *tests)
    complaints = re.findall(r"^(?:FAILED|ERROR|E ) .*|.*Error: .*", ran.stdout + ran.stderr, re.MULTILINE)
    return "\n".join(complaints) or ran.stdout + ran.stderr if ran.returncode else ""


def guard(tree: Path, name: str) -> str:
    """The path of the test with this name. If Python itself fails, any test of the rules does."""
    holding = (file for file in (tree / "tests").rglob("test_*.py") if f"def {name}(" in file.read_text("utf-8"))
    file = next(holding, None)
    return f"{file}::{name}" if file is not None else "tests/hearts/test_rows.py"


def test_the_page_adds_a_rule_of_each_kind() -> None:
    assert list(RULES) == ["points", "play", "passing"]
    assert sum(map(len, RULES.values())) == PAGE.count("\n```") // 2, "a block has no place"


@pytest.mark.parametrize("kind", RULES)
def test_a_rule_needs_at_most_eleven_files(kind: str) -> None:
    assert len({REFERENCE, *(file for block in RULES[kind] for file in block.files)}) <= 11


@pytest.mark.slow
def test_nothing_is_missing_of_rules_that_are_added_one_after_another(tree: Path) -> None:
    for number, blocks in enumerate(RULES.values(), len(OPTIONS) + 1):
        add(tree, (block._replace(text=block.text.replace(NEXT, f"Row({number}")) for block in blocks))
    assert missing(tree, *GAME, *GUARDS) == ""


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "left_out"), [(kind, block) for kind in RULES for block in RULES[kind]])
def test_a_test_fails_for_each_block_that_is_left_out(tree: Path, kind: str, left_out: Block) -> None:
    add(tree, [block for block in RULES[kind] if block is not left_out], reference=False)
    assert left_out.missed_by in missing(tree, guard(tree, left_out.missed_by))


@pytest.mark.slow
@pytest.mark.parametrize("kind", RULES)
def test_a_test_fails_if_the_reference_is_left_out(tree: Path, kind: str) -> None:
    add(tree, RULES[kind], reference=False)
    assert "test_the_reference_of_rules_is_up_to_date" in missing(tree, "tests/test_rules_page.py")
