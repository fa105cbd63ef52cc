"""The documents: their links work, and their lists match the code."""

import doctest
import json
import pkgutil
import re
import subprocess
import tomllib
from collections.abc import Iterator
from itertools import groupby, pairwise
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import _parser
from bot.config import Config
from bot.login import BAD_TOKEN
from db import NewerDatabase, StoreInUse, StoreUnavailable
from db.errors import Unusable
from tests.mirror import ELSEWHERE, PACKAGES, has_mirror, is_left_out, modules

ROOT = Path(__file__).parents[1]
NOT_OURS = {".venv", ".git", ".pytest_cache", "build", "mutants"}


def documents() -> list[Path]:
    return sorted(path for path in ROOT.rglob("*.md") if not NOT_OURS & set(path.relative_to(ROOT).parts))


def links(document: Path) -> Iterator[str]:
    """The targets of a document within this project: Markdown links, pictures, and HTML pictures."""
    text = re.sub(r"^(```|~~~).*?^\1", "", document.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
    text = re.sub(r"(`+).+?\1", "", text)
    for target in re.findall(r"\]\(\s*<?([^)\s>]+)", text) + re.findall(r"(?:src|href|srcset)=[\"']([^\"']+)", text):
        if not re.match(r"[a-z][a-z+.-]*:", target):
            yield target


def tables(document: Path) -> Iterator[list[str]]:
    """The tables of a document, each as its lines."""
    lines = [line.strip() for line in document.read_text("utf-8").splitlines()]
    for is_table, rows in groupby(lines, key=lambda line: line.startswith("|")):
        if is_table:
            yield list(rows)


def cells(row: str) -> int:
    """How many cells a line of a table has."""
    return len(re.findall(r"(?<!\\)\|", re.sub(r"`[^`]*`", "", row))) - 1


def headings(document: Path) -> set[str]:
    """The anchors of a Markdown page, as the usual hosts derive them from its headings."""
    found = re.findall(r"^#+ +(.+?) *#*$", document.read_text("utf-8"), flags=re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in found}


def versions() -> list[str]:
    """The headings of the changelog, newest first."""
    return re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), flags=re.MULTILINE)


def project() -> dict[str, Any]:
    """The project table of pyproject.toml."""
    table: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return table


@pytest.mark.parametrize("document", documents(), ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(document: Path) -> None:
    for link in links(document):
        path, _, anchor = link.partition("#")
        target = (document.parent / path).resolve() if path else document
        assert target.is_relative_to(ROOT), f"{link} leads out of the project"
        assert target.exists(), f"{link} leads nowhere"
        if anchor and target.suffix == ".md":
            assert anchor in headings(target), f"{link} names no heading"


@pytest.mark.parametrize("document", documents(), ids=lambda path: str(path.relative_to(ROOT)))
def test_all_rows_of_a_table_have_as_many_cells(document: Path) -> None:
    for head, *rows in tables(document):
        assert {row: cells(row) for row in rows} == dict.fromkeys(rows, cells(head))


def test_the_names_of_modules_that_a_page_refers_to_are_there() -> None:
    pages = [page for page in documents() if page.name != "CHANGELOG.md"]
    named = [each for page in pages for each in re.findall(r"`(\w+)` of `([\w/]+\.py)`", page.read_text("utf-8"))]
    assert named
    for name, module in named:
        if is_left_out(module):
            continue
        source = (ROOT / module).read_text("utf-8")
        assert re.search(rf"^((async )?def |class )?{name}\b", source, re.MULTILINE), f"{name} of {module}"


def test_the_modules_that_a_page_names_are_there() -> None:
    pages = [page for page in documents() if page.name != "CHANGELOG.md"]
    named = {each for page in pages for each in re.findall(r"`((?:\w+/)+\w+\.py)`", page.read_text("utf-8"))}
    added = {"players/careful.py"}  # by the page about levels
    places = ROOT, ROOT / "tests"
    gone = {
        each for each in named - added if not is_left_out(each) and not any((place / each).exists() for place in places)
    }
    assert len(named) > 50
    assert gone == set()


def test_the_rooms_of_the_picture_of_the_house_are_there() -> None:
    picture = (ROOT / "docs" / "pictures" / "house.svg").read_text("utf-8")
    folders, inside = (re.findall(rf'class="{kind}">(\w+)<', picture) for kind in ("folder", "inside"))
    assert {*folders} == {*PACKAGES, "tests", "benchmarks"}
    assert inside
    for name in inside:
        assert (ROOT / "bot" / name).is_dir() or (ROOT / "bot" / f"{name}.py").is_file(), name


def test_what_the_code_refers_to_by_its_whole_name_is_there() -> None:
    ours = re.compile(r"`((?:bot|cogs|db|hearts|players)(?:\.\w+)+)`")
    named = {name for module in modules() for name in ours.findall((ROOT / module).read_text("utf-8"))}
    assert len(named) > 50
    for name in named:
        pkgutil.resolve_name(name)  # raises an error if there is no such module, or nothing of that name in it


def extras(file: str, command: str) -> set[str]:
    """What a command that installs the project in a file installs with it."""
    found = re.search(rf'{command}".\[([\w,]+)\]"', (ROOT / file).read_text("utf-8"))
    assert found, file
    return set(found[1].split(","))


def test_the_gate_and_make_check_as_the_guide_have_the_same_tools() -> None:
    gate = extras(".ci/run", "-c constraints.txt -e ") - {"audit"}
    assert extras("Makefile", r"check:.*\n.* ") == gate
    assert extras("CONTRIBUTING.md", "pip install -e ") >= gate


def test_every_setting_is_in_the_example_with_its_default() -> None:
    lines = (ROOT / ".env.example").read_text("utf-8").splitlines()
    shown = dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))
    fields = {name.upper(): field.default for name, field in Config.model_fields.items()}
    assert list(shown) == list(fields)
    for name, default in fields.items():
        assert shown[name].lower() == ("" if default is None else str(default).lower())


def test_every_setting_in_the_example_has_a_comment() -> None:
    lines = (ROOT / ".env.example").read_text("utf-8").splitlines()
    for before, line in pairwise(lines):
        if line and not line.startswith("#"):
            assert before.startswith("# "), line


def test_the_compose_file_names_settings_files_and_bots_that_exist() -> None:
    text = (ROOT / "compose.yaml").read_text("utf-8")
    monitoring = ROOT / "docs" / "monitoring"
    settings = re.findall(r"^    ([A-Z_]+):", text.partition("\nservices:")[0], flags=re.MULTILINE)
    assert set(settings) <= {name.upper() for name in Config.model_fields}
    assert all((ROOT / path).is_file() for path in re.findall(r"- \./([^:]+):", text))
    bots = re.findall(r"^  ([\w-]+): \*bot$", text, flags=re.MULTILINE)
    port = re.search(r"METRICS_PORT: (\d+)", text)
    assert port is not None
    targets = re.search(r"targets: \[(.*)\]", (monitoring / "prometheus.yml").read_text("utf-8"))
    assert targets is not None
    assert re.findall(r'"(.+?)"', targets[1]) == [f"{bot}:{port[1]}" for bot in bots]
    source = re.search(r"uid: (\w+)", (monitoring / "datasource.yml").read_text("utf-8"))
    assert source is not None
    board = json.loads((monitoring / "dashboard.json").read_text("utf-8"))
    assert {panel["datasource"]["uid"] for panel in board["panels"]} == {source[1]}


def test_the_compose_file_gives_the_application_its_pictures_before_a_bot_looks_for_them() -> None:
    bots, services = (ROOT / "compose.yaml").read_text("utf-8").split("\nservices:\n")
    (command,) = re.findall(r"^  pictures:\n    <<: \*bot\n    command: .*python -m bot (\w+)", services, re.MULTILINE)
    assert vars(_parser().parse_args([command])) == {"command": "emojis"}
    assert "    pictures:\n      condition: service_completed_successfully" in bots


def test_the_compose_file_names_the_release_of_every_image() -> None:
    images = re.findall(r"image: (.+)", (ROOT / "compose.yaml").read_text("utf-8"))
    assert len(images) == 3
    for image in images:
        assert re.fullmatch(r"postgres:\d+\.\d+|[\w/]+:v?\d+\.\d+\.\d+", image), image


def test_what_ends_for_good_is_not_started_again_by_the_unit_of_systemd() -> None:
    operations = (ROOT / "docs" / "operations.md").read_text("utf-8")
    (prevented,) = re.findall(r"RestartPreventExitStatus=(\d+)", operations)
    assert int(prevented) == Unusable.exit_code == NewerDatabase.exit_code == BAD_TOKEN.exit_code
    assert int(prevented) not in {StoreUnavailable.exit_code, StoreInUse.exit_code}
    statuses = re.findall(r"^\| (\d+) \|", operations, re.MULTILINE)
    assert statuses == ["0", "1", "2", "130"]


def test_the_changelog_has_a_place_for_the_next_change() -> None:
    assert versions()[0] == "[Unreleased]"


def test_the_version_is_the_newest_in_the_changelog() -> None:
    version = project()["version"]
    assert re.fullmatch(rf"\[{re.escape(version)}\] - 20\d\d-\d\d-\d\d", versions()[1])


def test_every_decision_is_in_the_list() -> None:
    folder = ROOT / "docs" / "decisions"
    listed = set(links(folder / "README.md"))
    assert listed == {page.name for page in folder.glob("[0-9]*.md")}


def test_every_document_is_in_a_list() -> None:
    docs = ROOT / "docs"
    listed = {
        (page.parent / link.partition("#")[0]).resolve()
        for page in (docs / "README.md", ROOT / "CONTRIBUTING.md")
        for link in links(page)
    }
    assert {page.name for page in docs.glob("*.md") if page not in listed} == {"README.md"}


def test_every_recipe_of_the_makefile_can_be_read() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    promised = re.search(r"^\.PHONY:(.*)$", makefile, flags=re.MULTILINE)
    assert promised
    assert set(promised[1].split()) == set(re.findall(r"^([\w-]+):", makefile, flags=re.MULTILINE))


def test_the_gate_is_a_shell_script_that_can_be_read() -> None:
    subprocess.run(["bash", "-n", ROOT / ".ci" / "run"], check=True)
    assert (ROOT / ".ci" / "run").stat().st_mode & 0o111


def test_the_gate_leaves_out_every_setting_of_whoever_runs_it() -> None:
    unset = re.findall(r"^unset (.+)$", (ROOT / ".ci" / "run").read_text("utf-8"), flags=re.MULTILINE)
    assert {name.upper() for name in Config.model_fields} <= {*" ".join(unset).split()}


def test_the_workflow_runs_the_gate_on_every_python_that_is_promised() -> None:
    workflow = (ROOT / ".github" / "workflows" / "ci.yml").read_text("utf-8")
    least, below = re.findall(r"3\.(\d+)", project()["requires-python"])
    tried = re.search(r"python: \[(.+)\]", workflow)
    assert tried
    assert tried[1] == ", ".join(f'"3.{minor}"' for minor in range(int(least), int(below)))
    assert re.search(r"run: \.ci/run$", workflow, flags=re.MULTILINE)


def test_what_runs_before_a_commit_is_part_of_the_gate() -> None:
    hooks = re.findall(r"entry: (.+)", (ROOT / ".pre-commit-config.yaml").read_text("utf-8"))
    gate = (ROOT / ".ci" / "run").read_text("utf-8")
    assert hooks
    for hook in hooks:
        check = re.escape(re.split(r" -| tests", hook)[0])
        assert re.search(rf"^(?:step|beside) '[a-z ]+' {check}", gate, flags=re.MULTILINE), hook


def test_hearts_can_be_played_as_its_page_says() -> None:
    played = doctest.testfile(str(ROOT / "docs" / "hearts.md"), module_relative=False)
    assert played.attempted > 20
    assert not played.failed


def test_the_examples_of_the_tests_page_are_tests() -> None:
    examples = re.findall(r"```python\n(.*?)```", (ROOT / "tests" / "README.md").read_text("utf-8"), flags=re.DOTALL)
    tests = [file.read_text("utf-8") for file in (ROOT / "tests").rglob("test_*.py")]
    assert examples
    for example in examples:
        assert any(example in test for test in tests), example


def test_every_test_that_a_page_names_with_its_file_exists() -> None:
    pages = (ROOT / "docs").glob("*.md")
    named = [
        each for page in pages for each in re.findall(r"`(tests/[\w/]+\.py)(?:::(\w+))?`", page.read_text("utf-8"))
    ]
    assert named
    for file, name in named:
        assert is_left_out(file) or f"def {name}" in (ROOT / file).read_text("utf-8"), f"{file}::{name}"


def test_every_test_that_tells_what_is_missing_exists() -> None:
    sources = [file.read_text("utf-8") for file in (ROOT / "tests").rglob("test_*.py")]
    tests = {name for source in sources for name in re.findall(r"def (test_\w+)", source)}
    for page in (ROOT / "docs").glob("adding-a-*.md"):
        text = page.read_text("utf-8")
        named = re.findall(r"`(test_\w+)(…?)`", text)
        assert named
        for name, more in named:
            assert name in tests or f"def {name}(" in text or (more and any(test.startswith(name) for test in tests)), (
                f"{page.name}: {name}"
            )


# -- the tests mirror the tree


def test_each_module_has_a_test_file_of_its_name_or_is_shown_by_one_that_is_named_here() -> None:
    unshown = {module for module in modules() if not has_mirror(module)} - ELSEWHERE.keys()
    assert not unshown, "write a test file of the same name, or say in tests/mirror.py which one shows it"


def test_only_modules_without_a_test_file_of_their_name_are_listed() -> None:
    assert {module for module in ELSEWHERE if module not in modules() or has_mirror(module)} == set()


def test_the_files_that_are_named_instead_are_there() -> None:
    assert {file for file in ELSEWHERE.values() if not (is_left_out(file) or (ROOT / "tests" / file).exists())} == set()


def test_every_cache_is_named_among_the_bounds() -> None:
    bounds = (ROOT / "docs/bounds.md").read_text("utf-8")
    caching = re.compile(r"lru_cache|(?:LRU|FIFO)Cache\(")
    modules = [
        file for package in ("bot", "cogs", "db", "hearts", "players") for file in (ROOT / package).rglob("*.py")
    ]
    caches = {str(file.relative_to(ROOT)) for file in modules if caching.search(file.read_text("utf-8"))}
    assert {name for name in caches if f"`{name}`" not in bounds} == set()
