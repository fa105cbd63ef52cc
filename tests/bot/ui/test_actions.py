"""Actions: a custom_id contains everything that a button asks for, and is not trusted when it comes back."""

import pytest

from bot.tables.errors import NotAllowed
from bot.ui.actions import Action, read, read_action, read_digits
from bot.ui.items import ROLE_SELECT, button, entity_select, menu_option, select
from hearts import Card


def test_a_press_is_read_as_its_button_was_drawn() -> None:
    assert read_action(button("play", 35, 1207, "QS", label="Q")) == Action("play", 35, 1207, "QS")
    options = [menu_option("One", "1")]
    data = select("replay", 0, 2, "game", options=options) | {"values": ["1"]}
    assert read_action(data) == Action("replay", 0, 2, "game", ("1",))
    found = entity_select("bar", 0, 0, "x", kind=ROLE_SELECT, chosen=[5], count=3) | {"values": [5]}
    assert read_action(found) == Action("bar", 0, 0, "x", ("5",))
    assert found["default_values"] == [{"id": "5", "type": "role"}]


@pytest.mark.parametrize(
    "custom_id",
    [
        "", "play", "h2:b:play:1:1:", "h1:b:PLAY:1:1:", "h1:b:play:-1:1:", "h1:b:play:1:1:a:b", "h1:x:play:1:1:",
        "h1:b:play:1:1:" + "x" * 61,
    ],
)  # fmt: skip
def test_a_custom_id_that_no_button_has_is_refused(custom_id: str) -> None:
    assert read_action({"custom_id": custom_id}) is None


@pytest.mark.parametrize("values", [None, 7, "QS", {"QS": 1}])
def test_a_menu_whose_values_are_no_list_is_refused(values: object) -> None:
    assert read_action({"custom_id": "h1:s:play:1:1:", "values": values}) is None
    assert read_action({}) is None


def test_a_number_within_a_button_has_digits_alone_and_not_too_many() -> None:
    assert read_digits("0042", 4) == 42
    for forged in ("", "-1", "1.5", "12345", "x"):
        with pytest.raises(NotAllowed, match="unreadable"):
            read_digits(forged, 4)


def test_dots_separate_the_parts_of_an_arg_and_what_cannot_be_read_of_them_is_refused() -> None:
    assert [Action("play", 1, 0, arg).args for arg in ("", "QS", "share..QS")] == [[""], ["QS"], ["share", "", "QS"]]
    assert read(Card.parse, "QS") is Card.parse("QS")
    with pytest.raises(NotAllowed, match="unreadable"):
        read(Card.parse, "Q")


def test_the_choice_of_a_menu_is_one_value_that_was_offered() -> None:
    assert Action("levels", 1, 0, "", ("club",)).choice() == "club"
    assert Action("levels", 1, 0, "", ("club",)).choice({"club", "expert"}) == "club"
    for forged in ((), ("club", "expert"), ("genius",)):
        with pytest.raises(NotAllowed, match="unreadable"):
            Action("levels", 1, 0, "", forged).choice({"club", "expert"})
