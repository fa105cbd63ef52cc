"""A feature is left out by deleting its folder: the bot starts, and what remains is played, told and tested."""

import re
import shutil
from pathlib import Path
from typing import Final

import pytest

from bot.client import FEATURES
from tests.test_adding_a_rule import missing
from tests.test_adding_a_rule import tree as tree

LEFT_OUT: Final = [name for name in FEATURES if name != "table"]
"""The game at a table is what the others stand beside."""
GROUPS: Final = [LEFT_OUT[start::3] for start in range(3)]
"""Four at once, which takes a quarter of the time: features do not know each other. Those that say the same sentences,
as solo and settings or puzzle and coach do, are in different groups: without both nobody would say them."""
TESTS: Final = (
    "tests/bot/language/test_commands.py",
    "tests/bot/language/test_locales.py",
    "tests/bot/language/test_wording.py",
    "tests/bot/answers/test_access.py",
    "tests/bot/test_whole_games.py::test_four_people_play_to_the_end_and_then_meet_again_for_the_rematch",
    "tests/bot/ui/test_way_back.py",
    "tests/cogs/help/test_screens.py",
    "tests/test_catalogue.py",
    "tests/test_documents.py::test_the_names_of_modules_that_a_page_refers_to_are_there",
    "tests/test_documents.py::test_every_test_that_a_page_names_with_its_file_exists",
    "tests/test_documents.py::test_every_test_that_tells_what_is_missing_exists",
    "tests/test_documents.py::test_the_files_that_are_named_instead_are_there",
    "tests/test_screens.py",
)
"""The bot starts, has all of its words, registers its commands, lets people do at a table what they may and nothing
else, plays whole games; its help and the documents name only what is there. To see all of the other tests, which takes
minutes for each feature, delete its two folders and its name, and run `python -m pytest`."""


def leave_out(tree: Path, feature: str) -> None:
    """Deletes the folder of a feature and that of its tests, and takes it out of the list."""
    for folder in ("cogs", "tests/cogs"):
        shutil.rmtree(tree / folder / feature)
    client = tree / "bot" / "client.py"
    listed = client.read_text("utf-8")
    assert f'"{feature}"' in listed
    client.write_text(re.sub(rf'"{feature}",\s*|, "{feature}"', "", listed), "utf-8")


@pytest.mark.slow
@pytest.mark.parametrize("features", GROUPS, ids="-".join)
def test_what_remains_works_without_some_features(tree: Path, features: list[str]) -> None:
    for feature in features:
        leave_out(tree, feature)
    assert missing(tree, *(test for test in TESTS if (tree / test.partition("::")[0]).exists())) == ""


@pytest.mark.slow
def test_no_test_of_anything_else_imports_a_feature(tree: Path) -> None:
    for feature in LEFT_OUT:
        leave_out(tree, feature)
    assert missing(tree, "--collect-only", "-m", "slow or not slow", "tests") == ""
