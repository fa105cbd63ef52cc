"""Commands: turns what a person types into the options that the bot gets."""

from collections.abc import Iterator
from typing import Any

Json = dict[str, Any]
SUBCOMMAND, GROUP, TEXT, INTEGER, BOOLEAN, USER, CHANNEL, NUMBER, FILE = 1, 2, 3, 4, 5, 6, 7, 10, 11


def find_command(commands: list[Json], name: str) -> tuple[Json, list[Json], list[Json]]:
    """The registered command of a name such as ``hearts new``: the command, its path of groups and subcommand, and the
    options. Raises AssertionError if there is none."""
    first, *rest = name.split()
    command = next((each for each in commands if each["name"] == first), None)
    assert command is not None, f"there is no command /{first}"
    path, options = [], command.get("options") or []
    for word in rest:
        part = next((each for each in options if each["name"] == word and each["type"] in (SUBCOMMAND, GROUP)), None)
        assert part is not None, f"there is no command /{name}"
        path.append({"name": word, "type": part["type"]})
        options = part.get("options") or []
    assert not any(each["type"] in (SUBCOMMAND, GROUP) for each in options), f"/{name} is only a part of a command"
    return command, path, options


def leaves(name: str, part: Json) -> Iterator[tuple[str, list[Json]]]:
    """A command, or all commands of a group, with their options."""
    options = part.get("options") or []
    below = [each for each in options if each["type"] in (SUBCOMMAND, GROUP)]
    if not below:
        yield name, options
    for each in below:
        yield from leaves(f"{name} {each['name']}", each)


def typed_options(asked: list[Json], given: dict[str, Any], *, complete: bool = True) -> list[Json]:
    """The options with values; people and channels as ids. Raises AssertionError for values that clients would not
    send."""
    unknown = given.keys() - {option["name"] for option in asked}
    assert not unknown, f"there are no options {unknown}"
    missing = [option["name"] for option in asked if option.get("required") and option["name"] not in given]
    assert not (missing and complete), f"the options {missing} are missing"
    return [_typed(option, given[option["name"]]) for option in asked if option["name"] in given]


def _typed(option: Json, value: Any) -> Json:
    kind = option["type"]
    choices = [choice["value"] for choice in option.get("choices") or ()]
    assert not choices or value in choices, f"{value!r} is none of {choices}"
    if kind in (INTEGER, NUMBER):
        assert option.get("min_value", value) <= value <= option.get("max_value", value), f"{value} is out of range"
    if kind == TEXT:
        assert len(value) <= (option.get("max_length") or 6000), f"{value!r} is too long"
    return {"name": option["name"], "type": kind, "value": str(value.id) if hasattr(value, "id") else value}
