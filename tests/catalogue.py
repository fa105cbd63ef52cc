"""The catalogue linter: finds what Discord would refuse in the list of commands, translations included."""

import re
from collections.abc import Iterator
from typing import Any

NAME = re.compile(r"[-_'\w]{1,32}")
SUBCOMMAND, GROUP = 1, 2
MAX_OPTIONS = 25
MAX_TEXT = 8_000
"""The most characters of a command with everything under it; the longest translation of each text counts."""
CHAT, MAX_COMMANDS = 1, 100

Command = dict[str, Any]


def lint_catalogue(commands: list[Command]) -> list[str]:
    """The mistakes in the commands of an application."""
    complaints = [f"{len(commands)} commands"] if len(commands) > MAX_COMMANDS else []
    complaints += _twice("", commands)
    for command in commands:
        typed = command.get("type", CHAT) == CHAT
        complaints += [complaint for path, each in _walk(command) for complaint in _lint(path, each, typed)]
        length = sum(_length(each) for _, each in _walk(command))
        if length > MAX_TEXT:
            complaints.append(f"/{command['name']}: {length} characters")
    return complaints


def _walk(command: Command, path: str = "") -> Iterator[tuple[str, Command]]:
    """The command and everything below it, each with its path."""
    path = f"{path}/{command['name']}"
    yield path, command
    for option in command.get("options") or ():
        yield from _walk(option, path)


def _lint(path: str, part: Command, typed: bool) -> Iterator[str]:
    for language, name in _words(part, "name"):
        if typed and (not NAME.fullmatch(name) or name != name.lower()):
            yield f"{path}: the name {name!r} {language}"
    for language, description in _words(part, "description"):
        if typed and not 1 <= len(description) <= 100:
            yield f"{path}: a description of {len(description)} characters {language}"
    options, choices = part.get("options") or [], part.get("choices") or []
    if len(options) > MAX_OPTIONS or len(choices) > MAX_OPTIONS:
        yield f"{path}: {len(options)} options, {len(choices)} choices"
    needed = [bool(option.get("required")) for option in options if option["type"] not in (SUBCOMMAND, GROUP)]
    if needed != sorted(needed, reverse=True):
        yield f"{path}: what is needed comes after what is not"
    for choice in choices:
        if not all(1 <= len(name) <= 100 for _, name in _words(choice, "name")):
            yield f"{path}: choice {choice}"
    yield from _twice(path, options)
    yield from _twice(path, choices)


def _twice(path: str, parts: list[Command]) -> list[str]:
    """Names that occur twice in one language: readers could not tell them apart, and Discord refuses them."""
    languages = {language for part in parts for language, _ in _words(part, "name")}
    complaints = []
    for language in languages:
        names = [dict(_words(part, "name")).get(language, part["name"]) for part in parts]
        complaints += [f"{path}: {name} twice {language}" for name in {*names} if names.count(name) > 1]
    return complaints


def _words(part: Command, field: str) -> Iterator[tuple[str, str]]:
    """A name or description in every language that has one, as (language, text); the default has the language ""."""
    if field in part:
        yield "", part[field]
    yield from (part.get(f"{field}_localizations") or {}).items()


def _length(part: Command) -> int:
    fields = sum(max((len(words) for _, words in _words(part, field)), default=0) for field in ("name", "description"))
    choices = part.get("choices") or ()
    return fields + sum(
        max(len(name) for _, name in _words(each, "name")) + len(str(each["value"])) for each in choices
    )
