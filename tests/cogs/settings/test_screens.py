"""Settings on the screen: all choices are on it, with words in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.community.settings import Preferences, Settings
from bot.language.wording import Translator, languages
from bot.tables.pace import PACES
from bot.ui.items import MAX_COMPONENTS
from cogs.settings.screens import (
    LIKINGS,
    SWITCHES,
    audit,
    bans,
    leaderboard_settings,
    my_settings,
    server_settings,
    sure_to_reset,
)
from db import TableSettings
from players import LEVELS
from tests.bot.language.sentences import sentences
from tests.bot.ui.drawn import Drawn, say
from tests.mirror import ROOT, modules
from tests.payloads import BUTTON, lint_components, walk

OTHERWISE = {"rules_role": "role", "counted_from": "reset", "menus": "panel", "daily_channel": "daily"}
"""Fields with another name on the screen than in storage."""


PAGES = (server_settings, leaderboard_settings)
A_MENU = 3
BY_COMMAND = {"zone", "lesson", "play_here"}
"""Fields set by a command: ``/daily time_zone``, because there are more zones than a menu can list, ``/learn``, and
``/setup``."""


def controls(parts: list[dict[str, Any]]) -> set[str]:
    """The fields that the buttons and menus of a screen are about."""
    return {str(part["custom_id"]).split(":")[-1].split(".")[0] for part in walk(parts) if "custom_id" in part}


def test_every_setting_of_a_server_is_on_its_screen() -> None:
    say = Translator("en")
    shown = set().union(*(controls(page(Settings(), say).to_components()) for page in PAGES))
    assert {OTHERWISE.get(name, name) for name in Settings.model_fields} - BY_COMMAND <= shown


def test_there_is_room_for_more_settings_on_both_screens() -> None:
    """A menu takes three components: its words, a row, and itself. If this fails, make a third screen first."""
    say = Translator("en")
    for page in PAGES:
        assert MAX_COMPONENTS - page(Settings(), say).total_children_count >= 2 * A_MENU


@pytest.mark.parametrize("language", languages())
def test_accounts_of_any_age_are_not_called_none_days_old(language: str) -> None:
    drawn = Drawn(leaderboard_settings(Settings(), Translator(language)))
    labels = [item.options[0]["label"] for item in drawn.all("settings") if item.arg == "daily_age"]
    assert len(labels) == 1
    assert not any(character.isdigit() for character in labels[0])


def test_every_preference_of_a_person_is_on_its_screen() -> None:
    shown = controls(my_settings(Preferences(), Translator("en")).to_components())
    assert {OTHERWISE.get(name, name) for name in Preferences.model_fields} - BY_COMMAND <= shown


def test_every_setting_is_used_in_the_code() -> None:
    homes = {"bot/community/settings.py", "cogs/settings/screens.py", "cogs/settings/presses.py"}
    code = "".join((ROOT / module).read_text("utf-8") for module in modules() - homes)
    names = {*Settings.model_fields, *Preferences.model_fields}
    names |= {f"settings.{name}" for name in TableSettings.model_fields}
    assert [name for name in names if not re.search(rf"\.{name}\b", code)] == [], "nothing reads them"


@pytest.mark.parametrize("language", languages())
def test_the_screens_fit_in_every_language(language: str) -> None:
    say = Translator(language)
    assert lint_components(server_settings(Settings(), say).to_components()) == []
    assert lint_components(leaderboard_settings(Settings(), say).to_components()) == []
    assert lint_components(my_settings(Preferences(), say).to_components()) == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", [*SWITCHES, *LIKINGS])
def test_on_and_off_are_said_in_every_language(name: str, language: str) -> None:
    screen = "settings" if name in SWITCHES else "preferences"
    keys = (f"{screen}-{name}", f"button-switch-{name}")
    assert [key for key in keys if key not in sentences(language)] == [], f"missing in {language}"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("key", "values"),
    [
        ("level-name", LEVELS),
        ("level-character", LEVELS),
        ("choice-pace", tuple(PACES)),
        ("choice-language", tuple(languages())),
    ],
)
def test_every_choice_has_a_name_of_its_own(key: str, values: tuple[str, ...], language: str) -> None:
    names = {value: Translator(language)(key, value=value, division=value) for value in values}
    unnamed = [value for value, name in names.items() if name == value]
    assert unnamed == [], f"{key} in {language} does not name them"
    assert len(set(names.values())) == len(names), f"{key} in {language} calls two of them the same"


def test_a_double_press_does_not_empty_the_leaderboards() -> None:
    first, second = (Drawn(sure_to_reset(say, again=again)) for again in (False, True))
    assert first.place("settings", "reset-sure") != Drawn(leaderboard_settings(Settings(), say)).place(
        "settings", "reset"
    )
    assert second.place("settings", "reset-yes") != first.place("settings", "reset-sure")


def test_everybody_who_is_barred_can_be_let_in_again() -> None:
    shown = Drawn(bans([("11", "Ana"), ("12", "\N{ZERO WIDTH SPACE}")], say, "a note"))
    menu = shown.buttons[0]
    assert [(option["label"], option["value"]) for option in menu.options] == [("Ana", "11"), ("?", "12")]
    assert "a note" in shown.text
    assert [(item.verb, item.arg) for item in shown.buttons] == [("settings", "unban"), ("settings", "home")]
    assert Drawn(bans([], say)).says("bars-none")


def test_each_screen_of_a_server_leads_to_the_others() -> None:
    def led(*screens: Drawn) -> list[list[str]]:
        return [
            [item.arg for item in shown.buttons if item.kind == BUTTON and "." not in item.arg] for shown in screens
        ]

    shown = (server_settings(Settings(), say), leaderboard_settings(Settings(), say), audit([], say))
    assert led(*map(Drawn, shown)) == [["boards", "bans", "audit"], ["reset", "home"], ["home"]]


def test_a_menu_says_what_holds_while_nothing_is_chosen() -> None:
    screens = (server_settings(Settings(), say), leaderboard_settings(Settings(), say))
    parts = [part for shown in screens for part in walk(shown.to_components()) if "placeholder" in part]
    assert {part["custom_id"].rpartition(":")[2]: part["placeholder"] for part in parts} == {
        "channels": say("settings-channels-all"),
        "role": say("settings-role-none"),
        "announce": say("settings-announce-nowhere"),
        "daily": say("settings-daily-none"),
    }


def test_each_screen_of_a_server_says_what_it_is() -> None:
    assert all(Drawn(server_settings(Settings(), say)).says(f"settings-{key}") for key in ("title", "hint"))
    assert Drawn(leaderboard_settings(Settings(), say)).says("settings-boards-title")
    assert all(Drawn(audit([], say)).says(f"audit-{key}") for key in ("title", "none"))
    assert all(Drawn(bans([], say)).says(f"bars-{key}") for key in ("title", "hint", "none"))


def test_a_weekly_digest_needs_a_channel() -> None:
    nowhere = Drawn(leaderboard_settings(Settings(), say))
    somewhere = Drawn(leaderboard_settings(Settings(announce=5), say))
    for shown, may_not in ((nowhere, True), (somewhere, False)):
        (digest,) = [item for item in shown.all("settings") if "digest" in item.arg]
        assert digest.disabled == may_not
