"""Menus of settings and preferences: each shows what is chosen, and takes only what it offers."""

import pytest

from bot.community.settings import Preferences, Settings
from bot.language.wording import Translator, languages
from bot.tables.errors import NotAllowed
from bot.ui.actions import Action
from bot.ui.choices import MENUS, ROLES, THINGS, VALUES, Chosen, chosen_in, in_words, setting_menu
from tests.bot.ui.drawn import say


def chosen(name: str, *values: str) -> Chosen:
    """Settings of a server, or preferences of a person, in which this was chosen in a menu."""
    usual = Settings() if name in Settings.model_fields else Preferences()
    return usual.changed(**chosen_in(name, Action("settings", 0, 0, name, values)))


@pytest.mark.parametrize("name", VALUES)
def test_each_value_of_a_menu_can_be_chosen_and_is_shown_then(name: str) -> None:
    for value in VALUES[name]:
        menu = setting_menu("settings", name, chosen(name, value), say)["components"][0]
        assert [each["value"] for each in menu["options"] if each["default"]] == [value]
    for wrong in (("nonsense",), (), VALUES[name][:2]):
        with pytest.raises(NotAllowed, match="unreadable"):
            chosen(name, *wrong)


@pytest.mark.parametrize("name", THINGS)
def test_channels_and_roles_can_be_chosen_and_taken_back(name: str) -> None:
    settings = chosen(name, "5")
    assert getattr(settings, name) == ((5,) if name == "channels" else 5)
    menu = setting_menu("settings", name, settings, say)["components"][0]
    assert [each["id"] for each in menu["default_values"]] == ["5"]
    assert menu["placeholder"] == say("choice-none", name=name)
    assert chosen(name) == Settings()
    with pytest.raises(NotAllowed, match="unreadable"):
        chosen(name, "x")


@pytest.mark.parametrize("language", languages())
def test_what_is_chosen_is_said_in_words_and_a_role_by_a_harmless_name(language: str) -> None:
    say = Translator(language)
    settings = Settings(channels=(5, 6), announce=5, daily_channel=6, rules_role=7, call_role=8)
    for name in MENUS:
        assert in_words(name, settings if name in Settings.model_fields else Preferences(), say, {}) != name
    assert in_words("channels", settings, say, {}).endswith("<#5>, <#6>")
    for name in ROLES:
        assert r"\*Players\*" in in_words(name, settings, say, {name: "*Players*"})
        assert say("choice-none", name=name) in in_words(name, settings, say, {}), "the role is gone"
