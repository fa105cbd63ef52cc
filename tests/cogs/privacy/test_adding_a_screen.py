"""Tests docs/adding-a-screen.md by following it in a copy of this tree."""

import re
from pathlib import Path
from typing import Final

import pytest

from tests.test_adding_a_rule import ROOT, Block, add, missing
from tests.test_adding_a_rule import tree as tree

PAGE: Final = (ROOT / "docs" / "adding-a-screen.md").read_text("utf-8")
BLOCKS: Final = [
    Block(file, where, at, "", text)
    for file, where, at, text in re.findall(
        r"^In `(.+?)`, (before|after|in place of) `(.+?)`[^\n]*:\n\n```\w+\n(.*?)^```$", PAGE, re.M | re.S
    )
]


def test_every_block_of_the_page_has_a_place() -> None:
    assert len(BLOCKS) == PAGE.count("\n```") // 2 > 5


@pytest.mark.slow
def test_the_screen_can_be_added(tree: Path) -> None:
    add(tree, BLOCKS, reference=False)
    assert missing(tree, "tests/cogs/privacy", "tests/bot/language", "tests/bot/ui/test_way_back.py") == ""
