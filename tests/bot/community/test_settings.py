"""Settings and preferences: stored values are read as far as they are valid."""

import pytest

from bot.community.settings import MAX_CHANNELS, ChannelDefaults, Preferences, Settings
from db import TableSettings


def test_settings_of_an_older_or_newer_version_are_read_as_far_as_they_are_valid() -> None:
    read = Settings.read('{"pace": "lightning", "level": "beginner", "colour": "red"}')
    assert read == Settings(level="beginner")
    assert Settings.read("") == Settings.read("[]") == Settings()
    assert Preferences.read('{"menus": "often", "listed": false}') == Preferences(listed=False)
    assert Settings.read(Settings(channels=(1, 2), rules_role=3).write()) == Settings(channels=(1, 2), rules_role=3)
    with pytest.raises(ValueError, match="channels"):
        Settings().changed(channels=tuple(range(MAX_CHANNELS + 1)))
    with pytest.raises(ValueError, match="colour"):
        Settings().changed(colour="red")


def test_a_server_decides_what_the_host_of_a_table_does_not_choose() -> None:
    server = Settings(pace="slow", cut=True, hints=False, threads=True)
    assert server.usual(ChannelDefaults(pace="live")) == TableSettings(pace="live", cut=True)
    assert server.usual(ChannelDefaults()) == TableSettings(pace="slow", cut=True), (
        "hints and threads are asked for again at each game"
    )


def test_a_preference_for_text_from_before_the_two_colours_still_holds() -> None:
    assert Preferences.read('{"text_cards": true, "row": 3}') == Preferences(cards="text", row=3)
    assert Preferences.read('{"text_cards": false}') == Preferences()
    assert Preferences.read('{"text_cards": true, "row": 9}') == Preferences(cards="text")
    assert Preferences.read('{"text_cards": true}').changed(cards="two") == Preferences(cards="two")
    assert Preferences(cards="two").write() == '{"cards":"two"}'
