"""A feature is left out by deleting its folder: the bot starts, and what remains is played, told and tested."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

import pytest

from bot.client import FEATURES
from tests.test_adding_a_rule import missing
from tests.test_adding_a_rule import tree as tree

LEFT_OUT: Final = [name for name in FEATURES if name != "table"]
"""The game at a table is what the others stand beside."""
ASKED: Final = "privacy", "settings"
"""What tests of others have people ask for: to be deleted, or that something is posted in a channel."""
TESTS: Final = (
    "tests/bot/language/test_wording.py",
    "tests/bot/language/test_locales.py",
    "tests/bot/test_whole_games.py::test_four_people_play_to_the_end_and_then_meet_again_for_the_rematch",
    "tests/cogs/help/test_screens.py",
)
"""The bot starts, has all of its words, plays whole games, and its help names only commands that are there."""


def leave_out(tree: Path, feature: str) -> None:
    """Deletes the folder of a feature and that of its tests, and takes it out of the list."""
    for folder in ("cogs", "tests/cogs"):
        shutil.rmtree(tree / folder / feature)
    client = tree / "bot" / "client.py"
    listed = client.read_text("utf-8")
    assert f'"{feature}"' in listed
    client.write_text(listed.replace(f'    "{feature}",\n', ""), "utf-8")


@pytest.mark.slow
@pytest.mark.parametrize("feature", LEFT_OUT)
def test_what_remains_works_without_a_feature(tree: Path, feature: str) -> None:
    leave_out(tree, feature)
    assert missing(tree, *(test for test in TESTS if (tree / test.partition("::")[0]).exists())) == ""


@pytest.mark.slow
@pytest.mark.parametrize("feature", [name for name in LEFT_OUT if name not in ASKED])
def test_no_test_of_anything_else_imports_a_feature(tree: Path, feature: str) -> None:
    leave_out(tree, feature)
    assert missing(tree, "--collect-only", "-m", "slow or not slow", "tests") == ""
