"""Forms: their inputs, and the values that come back."""

from typing import Any

import discord
import pytest

from bot.ui.forms import checkboxes, choice, filled, form, text_input
from tests.payloads import lint_form


def sent(custom_id: str, *components: dict[str, Any]) -> dict[str, Any]:
    """A form as Discord sends it."""
    return {"custom_id": custom_id, "components": [{"type": 18, "component": part} for part in components]}


async def test_a_form_is_valid_for_discord_and_is_not_kept_in_memory() -> None:
    labels = [
        choice("Which", "few", [("a", "A"), ("b", "B")], "b"),
        choice("Which", "many", [(str(number), str(number)) for number in range(20)], "7"),
        checkboxes("Also", "also", [("x", "X", True), ("y", "Y", False)]),
        text_input("Name", "name", "W" * 50, 40, "a hint", needed=True),
    ]
    made = form("T" * 60, "house-edit", 7, "play.KEY", labels)
    drawn = made.to_dict()
    assert lint_form(drawn) == []
    assert made.is_finished()
    assert (drawn["custom_id"], len(drawn["title"])) == ("h1:m:house-edit:7:play.KEY", 45)
    few, many, also, name = (label["component"] for label in drawn["components"])
    assert (few["type"], many["type"]) == (21, discord.ComponentType.select.value), "a menu where there are many"
    assert all(each.get("required", True) for each in (few, many)), "one of them is chosen from the start"
    assert [box.get("default", False) for box in also["options"]] == [True, False]
    assert (name["value"], name["required"]) == ("W" * 40, True)


def test_inputs_of_a_form_are_read_by_their_places() -> None:
    found = filled(
        sent(
            "h1:m:house-edit:7:play.KEY",
            {"custom_id": "few", "value": "b"},
            {"custom_id": "also", "values": ["x", "y"]},
            {"custom_id": "name", "value": "Friday"},
            {"custom_id": "nothing", "value": None},
        )
    )
    assert found is not None
    assert (found.verb, found.number, found.arg) == ("house-edit", 7, "play.KEY")
    assert found.answers == {"few": ("b",), "also": ("x", "y"), "name": ("Friday",), "nothing": ()}
    assert (found.text("name"), found.text("nothing"), found.text("missing")) == ("Friday", "", "")


@pytest.mark.parametrize("custom_id", ["", "h1:m:X:1:", "h1:b:house-edit:1:", "h1:m:house-edit:x:", "h1:m:a:1:b:c"])
def test_an_unknown_form_is_ignored(custom_id: str) -> None:
    assert filled(sent(custom_id)) is None


@pytest.mark.parametrize("components", [7, ["name"], [{"component": "name"}], [{"component": {"values": 7}}]])
def test_a_form_of_another_shape_is_ignored(components: object) -> None:
    assert filled({"custom_id": "h1:m:house-edit:7:play.KEY", "components": components}) is None
