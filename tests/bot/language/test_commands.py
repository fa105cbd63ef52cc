"""Commands: they have names in every language within Discord's limits, which texts use as their readers see them."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands
from discord.app_commands import Command, TranslationContext, TranslationContextLocation, locale_str
from discord.ext import commands

from bot.client import FEATURES
from bot.language.commands import NO_LIMIT, CommandTranslator, command_path, describe
from bot.language.wording import MissingWording, Translator, languages
from tests.bot.language.sentences import sentences
from tests.world import World

LOCALES = {"en-US", "en-GB", "de", "fr", "es-ES", "es-419", "pt-BR"}
"""The locales of Discord for which we have a language."""
NAME = re.compile(r"[-_'\w]{1,32}")
ROOT = Path(__file__).parents[3]
CHAT = 1
"""The type of a typed command; others are in a person's context menu."""
MAX_TEXT_LENGTH, MAX_COMMAND_LENGTH = 100, 8000
GROUPS = {1, 2}


@dataclass(frozen=True)
class Part:
    """A command, an option or a choice, as Discord gets it."""

    path: str
    kind: str
    data: dict[str, Any]

    @property
    def names(self) -> dict[str, str]:
        return {"": self.data["name"], **self.data.get("name_localizations", {})}

    @property
    def descriptions(self) -> dict[str, str]:
        if self.kind == "choice":
            return {}
        return {"": self.data["description"], **self.data.get("description_localizations", {})}

    @property
    def children(self) -> list[Part]:
        options = [
            Part(f"{self.path} {option['name']}", "command" if option["type"] in GROUPS else "option", option)
            for option in self.data.get("options", [])
        ]
        choices = [Part(f"{self.path} {one['value']}", "choice", one) for one in self.data.get("choices", [])]
        return [*options, *choices]

    def walk(self) -> Iterator[Part]:
        yield self
        for child in self.children:
            yield from child.walk()


def synced(world: World) -> list[Part]:
    """The commands as they were sent to Discord."""
    return [
        Part(data["name"], "command" if data.get("type", CHAT) == CHAT else "menu", data)
        for data in world.env.backend.commands[None].values()
    ]


def parts(world: World) -> list[Part]:
    return [part for command in synced(world) for part in command.walk()]


def wrong(found: Iterable[Part], fits: Callable[[str, Part], bool], what: str = "names") -> list[str]:
    return [
        f"{part.path} [{locale or 'default'}]: {text}"
        for part in found
        for locale, text in getattr(part, what).items()
        if not fits(text, part)
    ]


# -- what Discord gets


async def test_all_texts_of_commands_exist_in_each_language_and_in_no_other(world: World) -> None:
    missing, surplus = [], []
    for part in parts(world):
        for what in ("names", "descriptions") if part.kind not in ("choice", "menu") else ("names",):
            have = set(getattr(part, what)) - {""}
            missing += [f"{part.path}: {what} in {locale}" for locale in sorted(LOCALES - have)]
            surplus += [f"{part.path}: {what} in {locale}" for locale in sorted(have - LOCALES)]
    assert missing == []
    assert surplus == []


async def test_names_and_texts_of_commands_are_valid_for_discord(world: World) -> None:
    found = parts(world)
    typed = [part for part in found if part.kind not in ("choice", "menu")]
    assert wrong(typed, lambda text, part: bool(NAME.fullmatch(text)) and text == text.lower()) == []
    assert wrong(found, lambda text, part: 1 <= len(text) <= MAX_TEXT_LENGTH) == []
    described = [part for part in found if part.kind != "menu"]
    assert wrong(described, lambda text, part: 1 <= len(text) <= MAX_TEXT_LENGTH, "descriptions") == []


async def test_the_description_of_a_number_says_its_range_in_each_language(world: World) -> None:
    limited = [part for part in parts(world) if part.data.get("max_value", NO_LIMIT) < NO_LIMIT]
    assert "hearts new computers" in {part.path for part in limited}
    for part in limited:
        ends = f" ({part.data['min_value']}–{part.data['max_value']})"
        assert all(text.endswith(ends) for text in part.descriptions.values()), part.path


async def test_names_beside_each_other_are_distinct(world: World) -> None:
    alike = []
    for siblings in (synced(world), *(part.children for part in parts(world))):
        for locale in {"", *LOCALES}:
            names = [part.names[locale] for part in siblings]
            alike += [f"{siblings[0].path} [{locale}]: {name}" for name in set(names) if names.count(name) > 1]
    assert alike == []


async def test_a_command_is_not_too_long_in_all(world: World) -> None:
    """For each text, Discord counts the longest translation."""
    for command in synced(world):
        total = sum(
            max(map(len, part.names.values()))
            + max(map(len, part.descriptions.values()), default=0)
            + len(str(part.data.get("value", "")))
            for part in command.walk()
        )
        assert total <= MAX_COMMAND_LENGTH, command.path


async def test_english_calls_commands_and_options_as_the_code_does(world: World) -> None:
    typed = [part for part in parts(world) if part.kind != "choice"]
    assert [part.path for part in typed if part.names["en-US"] != part.data["name"]] == []


async def test_every_choice_has_a_text(world: World) -> None:
    choices = [part for part in parts(world) if part.kind == "choice"]
    assert choices
    assert wrong(choices, lambda text, part: text != part.data["value"]) == []


async def test_a_language_without_files_is_shown_in_english() -> None:
    @app_commands.command(name="hearts")
    async def command(interaction: discord.Interaction) -> None: ...

    context: TranslationContext[Any, Any] = TranslationContext(TranslationContextLocation.command_name, command)
    said = [await CommandTranslator().translate(locale_str("hearts"), locale, context) for locale in discord.Locale]
    assert dict(zip(discord.Locale, said, strict=True))[discord.Locale.german] == "hearts"
    assert said.count(None) == len(discord.Locale) - len(LOCALES)


def test_a_command_without_texts_fails_at_once() -> None:
    @app_commands.command(name="cheat")
    async def command(interaction: discord.Interaction) -> None: ...

    bot = commands.AutoShardedBot("!", intents=discord.Intents.none())
    bot.tree.add_command(command)
    with pytest.raises(MissingWording, match="command-cheat"):
        describe(bot.tree)


def test_cogs_contain_no_descriptions_of_commands() -> None:
    told, cogs = [], sorted((ROOT / "cogs").rglob("*.py"))
    assert cogs
    for path in cogs:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef | ast.Call):
                name = ast.unparse(node.func) if isinstance(node, ast.Call) else "class"
                words = {keyword.arg for keyword in node.keywords} & {"description", "group_description"}
                if name.endswith(".describe") or (words and name != "discord.File"):
                    told.append(f"{path.name}:{node.lineno}")
    assert told == []


# -- what is written


async def test_texts_of_removed_commands_are_gone(world: World) -> None:
    used = {"choice-page", "choice-rules", "choice-effect"}
    for command in world.bot.tree.walk_commands():
        key = f"command-{command.qualified_name.replace(' ', '-')}"
        used |= {key, f"{key}.description"}
        if isinstance(command, Command):
            for option in command.parameters:
                used |= {f"option-{option.display_name}", f"option-{option.display_name}.description"}
                used.add(f"{key}.{option.display_name}")
    for language in languages():
        said = {key for key, sentence in sentences(language).items() if sentence.file == "commands.ftl"}
        said |= {key for key in sentences(language) if re.match("command-|option-", key)}
        assert sorted(said - used) == [], language


async def test_the_way_to_a_command_leads_through_its_group(world: World) -> None:
    for language, command in product(languages(), world.bot.tree.walk_commands()):
        say = Translator(language)
        above = f"{command_path(command.parent, say)} " if command.parent else "/"
        assert re.fullmatch(re.escape(above) + r"\S+", command_path(command, say)), command.qualified_name


@pytest.mark.parametrize("language", languages())
def test_texts_refer_to_commands_and_do_not_spell_them(language: str) -> None:
    """Otherwise a renamed command would keep its old name in a sentence, or be named differently from what the reader
    sees."""
    spelled = [
        f"{key}: {text.strip()}"
        for key, sentence in sentences(language).items()
        if "." in key or not key.startswith("command-")
        for text in sentence.words
        if re.search(r"(?<![\w.])/\w", text)
    ]
    assert spelled == []


@pytest.mark.parametrize("language", languages())
def test_a_feature_names_no_other_feature_but_the_table(language: str) -> None:
    known = sentences(language)
    said = {
        (key, name)
        for key, sentence in known.items()
        for name in sentence.references
        if known[name].feature not in ("", "table", sentence.feature)
    }
    assert said == set()


@pytest.mark.parametrize("language", languages())
def test_references_in_texts_exist(language: str) -> None:
    known = sentences(language)
    lost = {key: gone for key, sentence in known.items() if (gone := sentence.references - known.keys())}
    assert lost == {}


async def test_the_readme_leaves_out_no_command(world: World) -> None:
    typed = {each.qualified_name for each in world.bot.tree.walk_commands() if isinstance(each, Command)}
    told, group = set(), ""
    for line in re.findall(r"^\| (`/[^|]*)", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE):
        for slash, name in re.findall(r"`(/?)([^`]*)`", line):  # `/hearts join`, `leave`, ...
            group = name.split()[0] if slash else group
            told.add(name if slash else f"{group} {name}")
    assert sorted(typed - told) == [], "not in the README"


def test_every_feature_is_loaded() -> None:
    assert {path.parent.name for path in (ROOT / "cogs").glob("*/__init__.py")} == set(FEATURES)
