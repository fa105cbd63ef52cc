"""The catalogue: Discord accepts the list of commands, and the linter finds what it would not accept."""

from pathlib import Path
from typing import Any

import pytest

from tests.catalogue import lint_catalogue
from tests.world import living


def command(**changes: Any) -> dict[str, Any]:
    return {"name": "hearts", "description": "Cards", "type": 1, "options": []} | changes


def option(name: str, **changes: Any) -> dict[str, Any]:
    return {"name": name, "description": "Which", "type": 3} | changes


async def test_discord_takes_the_commands_that_are_registered(tmp_path: Path) -> None:
    async with living(tmp_path, registers=True) as world:
        await world.wait(1)  # they are registered in the background
        asked = [entry for entry in world.env.http_requests if entry.path.endswith("/commands")]
        (sent,) = [entry.json for entry in asked if entry.method == "PUT"]
    assert isinstance(sent, list)
    assert {each["name"] for each in sent} == {command.name for command in world.bot.tree.get_commands()}
    assert not lint_catalogue(sent)


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"name": "Hearts"}, "the name 'Hearts'"),
        ({"name": "two words"}, "the name"),
        ({"name": "x" * 33}, "the name"),
        ({"name_localizations": {"de": "Herz As"}}, "de"),
        ({"description": ""}, "0 characters"),
        ({"description": "x" * 101}, "101 characters"),
        ({"description_localizations": {"fr": "x" * 101}}, "101 characters fr"),
        ({"options": [option(f"o{n}") for n in range(26)]}, "26 options"),
        ({"options": [option("a"), option("b", required=True)]}, "comes after"),
        ({"options": [option("a"), option("a")]}, "a twice"),
        ({"options": [option("a", name_localizations={"de": "b"}), option("b")]}, "b twice de"),
        ({"options": [option("a", choices=[{"name": "", "value": "x"}])]}, "choice"),
        ({"options": [option("a", choices=[{"name": "x", "value": n} for n in range(2)])]}, "x twice"),
        ({"options": [option(f"o{n}", description="x" * 100, options=[option("p", description="y" * 100),
          option("q", description="y" * 100), option("r", description="y" * 100)]) for n in range(21)]}, "8"),
    ],
)  # fmt: skip
def test_a_bad_command_is_named(changes: dict[str, Any], complaint: str) -> None:
    assert not lint_catalogue([command()])
    assert complaint in "\n".join(lint_catalogue([command(**changes)]))


def test_two_commands_of_one_name_are_named() -> None:
    assert lint_catalogue([command(), command()])
