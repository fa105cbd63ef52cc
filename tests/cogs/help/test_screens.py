"""Help: its pages."""

from __future__ import annotations

import re

import pytest

from cogs.help.screens import FIRST, PAGES, help_screen
from tests.bot.ui.drawn import Drawn, in_every_language, say
from tests.world import World


async def test_every_command_in_the_help_exists(world: World) -> None:
    there = {
        command.qualified_name for command in world.bot.tree.walk_commands()
    }  # also groups: "/privacy" stands for all its commands
    for page in PAGES:
        shown = await world.ana.command("help", page=page)
        for names in re.findall(r"`/([a-z ]+)`", shown.text):
            assert names in there, names


@pytest.mark.parametrize("page", PAGES)
def test_each_page_leads_to_all_others_and_shows_where_one_is(page: str) -> None:
    shown = Drawn(help_screen(say, page))
    assert shown.says(f"help-{page}-title")
    assert {item.arg: item.disabled for item in shown.all("help")} == {name: name == page for name in PAGES}
    assert ("solo" in shown.verbs) == (page == FIRST)
    in_every_language(lambda say: help_screen(say, page))


def test_an_unknown_page_is_the_first() -> None:
    assert Drawn(help_screen(say, "nonsense")).text == Drawn(help_screen(say)).text


def test_commands_are_listed_by_their_last_words_after_the_first() -> None:
    told = "\n".join(Drawn(help_screen(say, page)).text for page in PAGES)
    assert "`/hearts new`, `join`, `seats`, `start`" in told
