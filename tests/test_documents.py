"""The documents: their links lead somewhere, and what they list is what there is."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from bot.config import Settings

ROOT = Path(__file__).parents[1]
NOT_OURS = {".venv", ".git", ".pytest_cache", "build"}


def documents() -> list[Path]:
    return sorted(path for path in ROOT.rglob("*.md") if not NOT_OURS & set(path.relative_to(ROOT).parts))


def links(document: Path) -> Iterator[str]:
    """What a document points to within this project: Markdown links, pictures, and pictures written as HTML."""
    text = re.sub(r"^(```|~~~).*?^\1", "", document.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
    text = re.sub(r"(`+).+?\1", "", text)
    for target in re.findall(r"\]\(\s*<?([^)\s>]+)", text) + re.findall(r"(?:src|href|srcset)=[\"']([^\"']+)", text):
        if not re.match(r"[a-z][a-z+.-]*:", target):
            yield target


def headings(document: Path) -> set[str]:
    """The anchors that a Markdown page has, as the usual hosts make them of its headings."""
    found = re.findall(r"^#+ +(.+?) *#*$", document.read_text("utf-8"), flags=re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in found}


@pytest.mark.parametrize("document", documents(), ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(document: Path) -> None:
    for link in links(document):
        path, _, anchor = link.partition("#")
        target = (document.parent / path).resolve() if path else document
        assert target.is_relative_to(ROOT), f"{link} leads out of the project"
        assert target.exists(), f"{link} leads nowhere"
        if anchor and target.suffix == ".md":
            assert anchor in headings(target), f"{link} names no heading"


def test_every_setting_is_in_the_example_with_its_default() -> None:
    lines = (ROOT / ".env.example").read_text("utf-8").splitlines()
    shown = dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))
    fields = {name.upper(): field.default for name, field in Settings.model_fields.items()}
    assert list(shown) == list(fields)
    for name, default in fields.items():
        assert shown[name].lower() == ("" if default is None else str(default).lower())


def test_every_setting_in_the_example_has_a_comment() -> None:
    lines = (ROOT / ".env.example").read_text("utf-8").splitlines()
    for before, line in pairwise(lines):
        if line and not line.startswith("#"):
            assert before.startswith("# "), line


def test_the_changelog_has_a_place_for_the_next_change() -> None:
    assert re.search(r"^## \[Unreleased\]$", (ROOT / "CHANGELOG.md").read_text("utf-8"), flags=re.MULTILINE)


def test_every_decision_is_in_the_list() -> None:
    folder = ROOT / "docs" / "decisions"
    listed = set(links(folder / "README.md"))
    assert listed == {page.name for page in folder.glob("[0-9]*.md")}


def test_every_recipe_of_the_makefile_can_be_read() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    promised = re.search(r"^\.PHONY:(.*)$", makefile, flags=re.MULTILINE)
    assert promised
    assert set(promised[1].split()) == set(re.findall(r"^([\w-]+):", makefile, flags=re.MULTILINE))


def test_the_gate_is_a_shell_script_that_can_be_read() -> None:
    subprocess.run(["bash", "-n", ROOT / ".ci" / "run"], check=True)
    assert (ROOT / ".ci" / "run").stat().st_mode & 0o111
