"""Commands in the reader's language: the names and descriptions of commands and options.

All of them are with the other words of a feature, or in ``commands.ftl``, in each language, English too, and none are
in the code. A cog gives commands and options their keys; `describe` sets the English words, which Discord shows to
everybody whose language we lack. So each word has one place in every language, and sentences can refer to it:
``{ command-hearts-new }`` in a text becomes the name of the command as the reader finds it.

Such a name is plain text, not a mention that can be pressed (``</hearts new:1>``): Discord shows the name in a mention
as it is written, in whatever language, and a mention with a translated name does not work.
"""

from __future__ import annotations

from typing import Any, Final

from discord import AppCommandOptionType, Locale, app_commands
from discord.app_commands import Choice, Command, Group, Parameter, TranslationContextTypes, locale_str

from bot.language.wording import ENGLISH, MissingWording, Translator, spoken

NO_LIMIT: Final = 9_999
"""The upper end of a range that only has one because every number must."""


class CommandTranslator(app_commands.Translator):
    """Translates what `describe` has described; returns None for a locale without a language file."""

    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        """The name or description of a command, option or choice in a locale of Discord; None if we lack the
        language."""
        language = spoken(str(locale))
        if language is None:
            return None
        say, named = Translator(language), context.location.name.endswith("_name")
        if "key" in string.extras:
            return say(string.extras["key"])
        match context.data:
            case Choice() as choice:
                return say(f"choice-{string.extras['option']}", value=choice.value)
            case Parameter() as option:
                return say(f"option-{option.display_name}") if named else _option_description(option, say)
            case Command() | Group() as command:
                name = command_path(command, say).removeprefix("/").split(" ")[-1]  # the last word, in its group
                return name if named else _command_description(command, say)
        return None


def describe(tree: app_commands.CommandTree[Any]) -> None:
    """Gives every command of a tree its English words.

    Raises MissingWording for a command or an option that has none.
    """
    say = Translator(ENGLISH)
    for command in tree.walk_commands():
        command.description = _command_description(command, say)
        if isinstance(command, Command):
            options = command.parameters
            words = {option.name: locale_str(_option_description(option, say)) for option in options}
            app_commands.describe(**words)(command)
            choices = {option.name: _choices(option, say) for option in options if option.choices}
            app_commands.choices(**choices)(command)


def command_path(command: Command[Any, ..., Any] | Group, say: Translator) -> str:
    """A command as people type it: ``/hearts new``."""
    return say(_key(command))


def _command_description(command: Command[Any, ..., Any] | Group, say: Translator) -> str:
    """The description of a command."""
    return say(f"{_key(command)}.description")


def _option_description(option: Parameter, say: Translator) -> str:
    """The description of an option, the one for this command if there is one, else the one for all commands; with the
    range of a number, which Discord does not say when it refuses another one."""
    try:
        described = say(f"{_key(option.command)}.{option.display_name}")
    except MissingWording:
        described = say(f"option-{option.display_name}.description")
    limited = option.type is AppCommandOptionType.integer and (option.max_value or NO_LIMIT) < NO_LIMIT
    return f"{described} ({option.min_value}–{option.max_value})" if limited else described


def _choices(option: Parameter, say: Translator) -> list[Choice[Any]]:
    name = option.display_name
    return [
        Choice(name=locale_str(say(f"choice-{name}", value=choice.value), option=name), value=choice.value)
        for choice in option.choices
    ]


def _key(command: Command[Any, ..., Any] | Group) -> str:
    return f"command-{command.qualified_name.replace(' ', '-')}"
