"""Screens of rules: the games to choose from, codes to share, confirmations; any rules fit on every screen."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.house_rules import MAX_KEY_LENGTH
from bot.language.wording import Translator, languages
from bot.ui.rules import differ
from bot.ui.rules import rules as rules_screen
from cogs.rules.editor import changes, edit_conflict, editor
from cogs.rules.forms import MAX_TEXT_LENGTH, section_form
from cogs.rules.proposals import Proposal
from cogs.rules.qr import picture
from cogs.rules.screens import (
    MAX_LINE_LENGTH,
    named_rules,
    picture_in_words,
    poster,
    poster_link,
    presets,
    share,
    sure_to_delete,
    told,
)
from hearts import PRESETS, Rules, write_code
from hearts.options import SECTIONS
from tests.bot.ui.drawn import Drawn, say
from tests.bot.ui.test_rules import QUICK, long_table
from tests.cogs.rules.sets import house_set
from tests.hearts.strategies import longest, rules
from tests.payloads import lint_components, lint_form
from tests.thorough import FEW

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


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seats", [3, 16])
def test_the_longest_rules_fit_on_every_screen_in_every_language(seats: int, language: str) -> None:
    check_screens(longest(seats), Rules(), Translator(language))
    check_screens(Rules(), longest(seats), Translator(language))


@given(rules(), rules(), st.sampled_from(languages()))
@settings(QUICK, max_examples=FEW)
def test_any_rules_fit_on_every_screen_in_every_language(rules: Rules, others: Rules, language: str) -> None:
    check_screens(rules, others, Translator(language))


@pytest.mark.slow
@given(rules(), rules(), st.sampled_from(languages()))
@QUICK
def test_very_many_rules_fit_on_every_screen_in_every_language(rules: Rules, others: Rules, language: str) -> None:
    check_screens(rules, others, Translator(language))


def check_screens(rules: Rules, others: Rules, say: Translator) -> None:
    """Checks every screen that shows rules: explained, shared, edited, and compared with others."""
    proposal, base, note = Proposal.of(rules, 999_999), house_set(others), "n" * 300
    compared = say("note-house-import-change", name="W" * 40, changes=changes(rules, others, say))
    screens = [
        named_rules("W" * 40, rules, say, "ABC"),
        rules_screen(long_table(rules), say),
        share("W" * 40, write_code(rules), differ(rules, say), say, "ABC"),
        editor(proposal, base, say, [note, note], 0),
        editor(proposal, base, say, [note, note], 1),
        editor(Proposal.of(rules), None, say, [say("note-house-import"), compared]),
        edit_conflict(proposal, "main", base, house_set(Rules(), id=1_000_000), say),
        presets([base, house_set(rules)], say),
    ]
    for screen in screens:
        assert lint_components(screen.to_components()) == []
    for section in SECTIONS:
        assert lint_form(section_form(section, proposal, say, {}).to_dict()) == []


@given(rules())
@settings(QUICK, max_examples=FEW)
def test_any_rules_travel_by_their_code_and_its_picture(rules: Rules) -> None:
    check_code(rules)


@pytest.mark.slow
@given(rules())
@QUICK
def test_very_many_rules_travel_by_their_code_and_its_picture(rules: Rules) -> None:
    check_code(rules)


@pytest.mark.parametrize("seats", [3, 16])
def test_the_longest_rules_travel_by_their_code_and_its_picture(seats: int) -> None:
    check_code(longest(seats))


def check_code(rules: Rules) -> None:
    proposal = Proposal.of(rules, 999_999)
    assert Proposal.read(proposal.code, 999_999) == proposal
    assert len(proposal.key) <= MAX_KEY_LENGTH
    assert not proposal.too_long
    assert picture(write_code(rules)).startswith(b"\x89PNG")


def test_texts_and_keys_have_their_limits() -> None:
    assert MAX_KEY_LENGTH + len("passing.") <= 60
    assert MAX_TEXT_LENGTH <= 4_000
