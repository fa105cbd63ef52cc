"""Help: its pages."""

from __future__ import annotations

import re

import pytest
from discord.app_commands import Command

from bot.language.wording import Translator, keys, languages
from bot.ui.items import ACTION_ROW, with_way_back
from cogs.help.screens import COMMANDS, PAGES, help_screen
from tests.bot.language.sentences import sentences
from tests.bot.ui.drawn import Drawn, in_every_language, say
from tests.browser.test_screens import lines_on_a_phone
from tests.payloads import walk
from tests.world import World

THERE = [page for page in PAGES if any(key.startswith(f"help-{page}-") for key in keys() - {f"help-{page}-title"})]
"""The pages of which a feature has something to tell."""


async def test_every_command_in_the_help_exists(world: World) -> None:
    there = {
        command.qualified_name for command in world.bot.tree.walk_commands()
    }  # also groups: "/privacy" stands for all its commands
    for page in PAGES:
        shown = await world.ana.command("help", page=page)
        for names in re.findall(r"`/([a-z ]+)`", shown.text):
            assert names in there, names


@pytest.mark.parametrize("page", THERE)
def test_each_page_leads_to_all_others_and_shows_where_one_is(page: str) -> None:
    shown = Drawn(help_screen(say, page))
    assert shown.says(f"help-{page}-title")
    assert {item.arg: item.disabled for item in shown.all("help")} == {name: name == page for name in THERE}
    in_every_language(lambda say: help_screen(say, page))


def test_an_unknown_page_is_the_first() -> None:
    assert Drawn(help_screen(say, "nonsense")).text == Drawn(help_screen(say)).text


def test_commands_are_listed_by_their_last_words_after_the_first() -> None:
    told = "\n".join(Drawn(help_screen(say, page)).text for page in PAGES)
    assert "`/hearts new`, `join`, `seats`, `start`" in told


async def test_the_help_leaves_out_no_command(world: World) -> None:
    typed = [command for command in world.bot.tree.walk_commands() if isinstance(command, Command)]
    hearts = {command.name for command in typed if command.qualified_name.startswith("hearts ")}
    assert {name for listed in COMMANDS.values() for name in listed.get("hearts", "").split()} >= hearts
    shown = "\n".join(Drawn(help_screen(say, page)).text for page in PAGES)
    groups = {command.qualified_name.split()[0] for command in typed} - {"help"}
    assert [name for name in groups if f"`/{name}" not in shown] == []


def test_every_sentence_of_the_help_is_on_a_page() -> None:
    told = "\n".join(key for page in PAGES for key in sentences("en") if key.startswith(f"help-{page}-"))
    assert [key for key in sentences("en") if key.startswith("help-") and key not in told] == []


@pytest.mark.parametrize("language", languages())
def test_the_help_names_commands_in_the_readers_language(language: str) -> None:
    said = Translator(language)
    shown = "\n".join(Drawn(help_screen(said, page)).text for page in PAGES)
    assert said("command-hearts-new") in re.findall(r"`(/[^`]+)`", shown)
    assert language == "en" or "/hearts new" not in shown


@pytest.mark.parametrize("language", languages())
def test_no_phone_breaks_a_row_of_the_help(language: str) -> None:
    said = Translator(language)
    for page in PAGES:
        parts = walk(with_way_back(help_screen(said, page), said, None).to_components())
        rows = [part["components"] for part in parts if part["type"] == ACTION_ROW]
        assert [lines_on_a_phone(items) for items in rows] == [[len(items)] for items in rows]
