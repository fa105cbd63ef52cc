"""Tests docs/adding-a-rule.md by adding rules to a copy of this tree."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.new_rules import NEW_RULES, Piece

ROOT = Path(__file__).parents[1]
PACKAGES = ("hearts", "players", "db", "bot", "cogs", "tests", "docs")
PAGE = "docs/rules.md"
GUARDS = (
    *(f"tests/hearts/test_{name}.py" for name in ("rows", "options", "codes", "scoring", "restrictions", "passing")),
    *(f"tests/bot/language/test_{name}.py" for name in ("wording", "locales")),
    "--deselect=tests/hearts/test_codes.py::test_any_rules_come_back_from_their_code",
    "tests/bot/test_reference.py",
    *(
        f"tests/bot/ui/test_rules.py::test_{name}"
        for name in (
            "a_rule_is_said_in_every_language",
            "every_value_has_a_phrase_that_fits_into_a_form",
            "rules_show_describes_every_unusual_value",
            "a_form_has_places_for_all_rules_of_its_section",
        )
    ),
)
"""The tests that report what a new rule lacks."""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the packages and of everything that their tests read."""
    for name in PACKAGES:
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__", "*.png"))
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / name, tmp_path)
    return tmp_path


def python(tree: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs Python in the tree."""
    command = [sys.executable, "-B", *arguments]
    return subprocess.run(command, cwd=tree, capture_output=True, text=True, check=False)


def add(tree: Path, pieces: Iterable[Piece], page: bool = True) -> None:
    """Inserts the pieces into the tree and regenerates docs/rules.md."""
    for piece in pieces:
        piece.put(tree)
    if page:
        made = python(tree, "-m", "bot.reference")
        if not made.returncode:
            (tree / PAGE).write_text(made.stdout, "utf-8")


def missing(tree: Path, *tests: str) -> str:
    """The complaints of these tests, by default of all guards; empty if nothing is missing."""
    ran = python(
        tree, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--no-header", "--noconftest", *(tests or GUARDS)
    )
    complaints = re.findall(r"^(?:FAILED|ERROR|E ) .*|.*Error: .*", ran.stdout + ran.stderr, re.MULTILINE)
    return "\n".join(complaints) or ran.stdout + ran.stderr if ran.returncode else ""


def guard(tree: Path, name: str) -> str:
    """The path of the test with this name. If a piece is missing that Python itself needs, any test of the rules
    fails."""
    holding = (file for file in (tree / "tests").rglob("test_*.py") if f"def {name}(" in file.read_text("utf-8"))
    file = next(holding, None)
    return f"{file}::{name}" if file is not None else "tests/hearts/test_rows.py"


@pytest.mark.parametrize("kind", NEW_RULES)
def test_a_rule_needs_at_most_ten_files(kind: str) -> None:
    files = {piece.file for piece in NEW_RULES[kind]} | {PAGE}
    assert len(files) <= 10
    assert sum(".ftl" in file for file in files) == 5


@pytest.mark.parametrize("kind", NEW_RULES)
def test_the_page_names_every_file(kind: str) -> None:
    page = (ROOT / "docs" / "adding-a-rule.md").read_text("utf-8")
    for file in {re.sub(r"/[\w-]+/(?=rules\.ftl)", "/<language>/", piece.file) for piece in NEW_RULES[kind]} | {PAGE}:
        assert f"`{file}`" in page


@pytest.mark.slow
@pytest.mark.parametrize("kind", NEW_RULES)
def test_a_rule_can_be_added(tree: Path, kind: str) -> None:
    add(tree, NEW_RULES[kind])
    assert missing(tree) == ""


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "left_out"), [(kind, piece) for kind in NEW_RULES for piece in NEW_RULES[kind]])
def test_a_test_fails_for_each_piece_that_is_left_out(tree: Path, kind: str, left_out: Piece) -> None:
    add(tree, [piece for piece in NEW_RULES[kind] if piece is not left_out], page=False)
    assert left_out.missed_by in missing(tree, guard(tree, left_out.missed_by))


@pytest.mark.slow
@pytest.mark.parametrize("kind", NEW_RULES)
def test_a_test_fails_if_the_page_is_left_out(tree: Path, kind: str) -> None:
    add(tree, NEW_RULES[kind], page=False)
    assert "test_the_reference_of_rules_is_up_to_date" in missing(tree)
