"""House rules on the screen: the games to choose from, codes to share, confirmations."""

from __future__ import annotations

from bot.ui.house_rules import (
    MAX_LINE_LENGTH,
    picture_in_words,
    poster,
    poster_link,
    presets,
    share,
    sure_to_delete,
    told,
)
from hearts import PRESETS, Rules
from tests.bot.ui.drawn import Drawn, say
from tests.bot.ui.test_rules import house_set
from tests.payloads import lint_components

LONG = Rules(**PRESETS["family"].differences() | {"sun": True, "floor": 0, "on_the_nose": True, "queen_points": 25})


def test_a_full_list_of_games_fits_on_its_pages() -> None:
    sets = [house_set(LONG, name=f"{number:02} " + "W" * 37, is_default=number == 3) for number in range(20)]
    for page in range(4):
        assert lint_components(presets(sets, say, page).to_components()) == []


def test_each_page_says_which_games_are_the_servers_own_and_which_are_built_in() -> None:
    sets = [house_set(LONG, name=f"Friday {number}") for number in range(20)]
    pages = [Drawn(presets(sets, say, page)).text.splitlines() for page in range(3)]
    ours, built_in = say("presets-house"), say("presets-built-in")
    assert any("**Friday" in line for line in pages[1]), "their own ones fill more than a page"
    for page in pages:
        heading = ""
        for line in page[1:]:
            heading = line if line in (ours, built_in) else heading
            assert not line.startswith("**") or heading == (ours if "**Friday" in line else built_in)
    assert ours not in Drawn(presets([], say)).text


def test_the_servers_own_games_come_first_and_its_default_is_marked() -> None:
    own = [house_set(Rules(end_score=50), name="Friday"), house_set(Rules(), name="*Late*", is_default=True)]
    shown = Drawn(presets(own, say))
    assert shown.text.index("Friday") < shown.text.index(say("preset-omnibus"))
    assert shown.says("presets-default", name="\\*Late\\*", about=say("rules-same"))
    assert all(say(f"preset-{name}") in shown.text for name in PRESETS)
    assert not shown.buttons, "all fits on one page"


def test_shared_rules_can_be_played_and_put_up_for_everybody() -> None:
    shown = Drawn(share("Friday", "1ZV", "about", say, "KEY"))
    assert shown.leads() == [("new", "KEY"), ("poster", "show.KEY")]
    assert "1ZV" in shown.text
    up = Drawn(poster("Friday", "1ZV", say, "KEY"))
    assert up.leads() == [("new", "KEY"), ("poster", "rules.KEY"), ("poster", "qr.KEY")]
    linked = Drawn(poster_link("Friday", "https://discord.com/channels/1/2/3", "words", say))
    assert "https://discord.com/channels/1/2/3" in linked.text


def test_the_description_of_a_picture_has_its_code_as_far_as_there_is_room() -> None:
    assert "1ZV" in picture_in_words("1ZV", say)
    assert picture_in_words("1" * 1_100, say) == say("share-picture-long")


def test_a_deletion_needs_a_confirmation() -> None:
    shown = Drawn(sure_to_delete(house_set(Rules(), id=35), say))
    assert [(item.verb, item.prompt) for item in shown.buttons] == [("house-keep", 35), ("house-delete", 35)]
    assert Drawn(told("a", "", "b")).text == "a\nb"


def test_rules_that_differ_in_much_are_told_in_a_line_of_a_phone() -> None:
    shown = Drawn(presets([house_set(LONG, name="Friday")], say))
    (line,) = (line for line in shown.text.splitlines() if "Friday" in line)
    assert line.endswith("…")
    assert len(line) <= len(say("presets-line", name="Friday", about="")) + MAX_LINE_LENGTH
