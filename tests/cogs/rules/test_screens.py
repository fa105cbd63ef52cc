"""Screens of rules: the games to choose from, codes to share, confirmations; any rules fit on every screen."""

import pytest
from discord import ButtonStyle
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.house_rules import MAX_KEY_LENGTH
from bot.language.wording import Translator, languages
from bot.tables.errors import EditConflict
from bot.ui.rules import NEW, differ, phrase
from bot.ui.rules import rules as rules_screen
from bot.ui.words import LINES, capital, title
from cogs.rules.forms import MAX_TEXT_LENGTH, section_form
from cogs.rules.presses import qr_code
from cogs.rules.proposals import Proposal
from cogs.rules.screens import (
    GAMES_A_PAGE,
    MAX_LINE_LENGTH,
    changes,
    edit_conflict,
    editor,
    named_rules,
    picture_in_words,
    poster,
    poster_link,
    presets,
    saved,
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
    for page in range(10):
        assert lint_components(presets(sets, say, page).to_components()) == []


def test_each_page_says_which_games_are_the_servers_own_and_which_are_built_in() -> None:
    sets = [house_set(LONG, name=f"Friday {number}") for number in range(20)]
    pages = [Drawn(presets(sets, say, page)).text.splitlines() for page in range(10)]
    ours, built_in = say("presets-house"), say("presets-built-in")
    assert any("**Friday" in line for line in pages[1]), "their own ones fill more than a page"
    for page in pages:
        heading = ""
        for line in page[1:]:
            heading = line if line in (ours, built_in) else heading
            assert not line.startswith("**") or heading == (ours if "**Friday" in line else built_in)
    alone = Drawn(presets([], say)).text
    assert ours not in alone
    assert built_in not in alone, "there is nothing to tell apart"


def test_a_menu_explains_each_game_of_a_page_and_no_game_is_listed_twice() -> None:
    sets = [house_set(Rules(), name=name) for name in ("standard", "Omnibus", *map(str, range(18)))]
    pages = [Drawn(presets(sets, say, page)) for page in range(-(-(len(sets) + len(PRESETS) - 2) // GAMES_A_PAGE))]
    listed = [option["value"] for page in pages for option in page.one("house-show").options]
    assert listed == [each.name for each in sets] + [name for name in PRESETS if name not in ("standard", "omnibus")]
    for page in pages:
        lines = [line for line in page.text.splitlines() if line.startswith("**")]
        assert len(page.one("house-show").options) == len(lines)


def test_a_preset_that_is_the_default_is_listed_though_house_rules_are_called_like_it() -> None:
    copy = house_set(Rules(), name=say("preset-grand_prix"))
    pages = [Drawn(presets([copy], say, page, default="grand_prix")) for page in range(9)]
    listed = [option["value"] for page in pages for option in page.one("house-show").options]
    assert {"grand_prix", copy.name} <= {*listed}


def test_shared_rules_can_be_played_and_put_up_for_everybody() -> None:
    shown = Drawn(share("Friday", "1ZV", Rules(), say, "KEY"))
    assert shown.leads() == [("poster", "show.KEY"), ("new", "KEY")]
    assert "1ZV" in shown.text
    up = Drawn(poster("Friday", "1ZV", Rules(end_score=50), say, "KEY"))
    assert differ(Rules(end_score=50), say) in up.text
    assert up.text.endswith(say("poster-code", code="1ZV"))
    assert up.leads() == [("new", "KEY"), ("poster", "rules.KEY"), ("poster", "qr.KEY")]
    linked = Drawn(poster_link("Friday", "https://discord.com/channels/1/2/3", "words", say))
    assert "https://discord.com/channels/1/2/3" in linked.text


def test_the_description_of_a_picture_has_its_code_as_far_as_there_is_room() -> None:
    assert "1ZV" in picture_in_words("1ZV", say)
    assert picture_in_words("1" * 1_100, say) == say("share-picture-long")


def test_a_deletion_needs_a_confirmation() -> None:
    shown = Drawn(sure_to_delete(house_set(Rules(), id=35), say))
    assert [(item.verb, item.number) for item in shown.buttons] == [("house-keep", 35), ("house-delete", 35)]
    assert Drawn(told("a", "", "b")).text == "a\nb"


def test_rules_that_differ_in_much_are_told_in_a_line_of_a_phone() -> None:
    shown = Drawn(presets([house_set(LONG, name="Friday")], say))
    lines = shown.text.splitlines()
    about = lines[lines.index("**Friday**") + 1]
    assert about.endswith("…")
    assert len(about) <= MAX_LINE_LENGTH


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
    screens = [
        named_rules("W" * 40, rules, say, "ABC"),
        named_rules("W" * 40, rules, say, "ABC", whole=True),
        rules_screen(long_table(rules), say, whole=True),
        share("W" * 40, write_code(rules), rules, say, "ABC"),
        editor(proposal, others, say, [note, note], 0, "W" * 40),
        editor(proposal, others, say, [note, note], 1, "W" * 40),
        saved(house_set(rules), say, [note, note]),
        editor(Proposal.of(rules), None, say, [note, note], opens=True),
        edit_conflict(proposal, "main", EditConflict(others, Rules()), 1_000_000, "W" * 40, say),
        presets([base, house_set(rules, name="Sunday")], say),
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
    assert proposal.rules == rules
    assert Proposal.read(proposal.code, 999_999) == proposal
    assert len(proposal.key) <= MAX_KEY_LENGTH
    assert not proposal.too_long
    assert qr_code(write_code(rules)).startswith(b"\x89PNG")


def test_texts_and_keys_have_their_limits() -> None:
    assert MAX_KEY_LENGTH + len("passing.") <= 60
    assert MAX_TEXT_LENGTH <= 4_000


def in_a_line(change: str) -> str:
    return LINES + capital(change)


def test_changes_are_shown_as_a_list() -> None:
    assert changes(Rules(), Rules(end_score=50), say) == in_a_line(phrase("end_score", 50, 4, say))
    assert changes(Rules(), Rules(end_score=50, sun=True), say).count(LINES) == 2
    assert changes(Rules(), Rules(), say) == say("house-changed-nothing")


def test_a_bonus_card_is_told_only_where_it_or_its_points_were_changed() -> None:
    bonus = Rules(bonus_card="JD")
    told = say("bonus-told", card="jack of diamonds", points=10)
    assert changes(Rules(), bonus, say) == in_a_line(told)
    assert capital(told) not in changes(bonus, Rules(bonus_card="JD", end_score=50), say)


def test_save_is_green_only_for_rules_that_have_no_name_yet() -> None:
    styles = [Drawn(editor(Proposal(), None, say, name=name)).all("house-save")[0].style for name in ("", "omnibus")]
    assert styles == [ButtonStyle.success.value, ButtonStyle.secondary.value]


def test_a_rule_is_not_compared_with_rules_in_which_it_has_no_effect() -> None:
    scores, rounds = Rules(), Rules(end="rounds", end_rounds=2)
    assert changes(scores, rounds, say) == in_a_line(phrase("end_rounds", 2, 4, say)), (
        "standard Hearts is not over after ten rounds"
    )
    assert changes(rounds, scores, say) == in_a_line(phrase("end_score", 100, 4, say))


def test_only_what_was_changed_is_saved_or_undone_and_a_double_press_does_no_more() -> None:
    kept = Rules(end_score=50)
    same, other = (Drawn(editor(Proposal(base=7).changed({"end_score": score}), kept, say)) for score in (50, 60))
    assert [item.label for item in other.buttons[-3:]] == [
        say("house-button-save"),
        say("house-button-reset"),
        say("house-button-save-as"),
    ]
    assert other.says("house-unsaved")
    assert not same.all("house-reset")
    assert [item.label for item in same.all("house-save")] == [say("house-button-save-as")]
    assert not same.says("house-hint")
    done = Drawn(saved(house_set(kept), say, []))
    assert [item.label for item in done.buttons] == [
        say("house-button-edit"),
        say("button-open-table"),
        say("house-button-default"),
    ], "first what does nothing: it comes to where Save was"
    assert not Drawn(saved(house_set(kept, is_default=True), say, [])).all("house-save"), "it is the default"


def test_each_change_stands_once_with_a_mark() -> None:
    kept = Rules(end_score=50, sun=True)
    shown = Drawn(editor(Proposal(base=7).changed({"end_score": 60}), kept, say))
    score, sun = (capital(phrase(name, value, 4, say)) for name, value in (("end_score", 60), ("sun", False)))
    assert shown.text.count(score) == 1
    assert f"{NEW} {score}" in shown.text
    assert shown.text.index(say("house-unsaved")) < shown.text.index(say("house-start")), "by what it is about"
    assert shown.says("house-back", changes=LINES + sun), "no difference from standard Hearts any more"
    same = Drawn(editor(Proposal(base=7).changed({"end_score": 50, "sun": True}), kept, say))
    assert NEW not in same.text


def test_the_menu_shows_a_chosen_preset_on_whichever_page_it_is() -> None:
    *_, last = PRESETS
    seen = dict[str, list[str]]()
    for page in (None, 0, 1, 2, 3):
        (menu,) = Drawn(editor(Proposal.of(PRESETS[last]), None, say, page=page, name=last)).all("house-from")
        assert menu.chosen == [last], "it does not stand there as if the next page had been chosen"
        if page is not None:
            seen[menu.custom_id] = menu.values
    first, second, *again = seen.values()
    assert {*first} | {*second} == {*PRESETS, "+"}
    assert again == [first, second], "each with another id: Discord shows what was chosen last in a menu that stays"
    assert title(last, say) not in Drawn(editor(Proposal.of(PRESETS[last]), None, say, name=last)).text.split("\n")[:2]


def test_new_rules_are_played_unsaved_only_where_that_is_allowed() -> None:
    proposal = Proposal().changed({"end_score": 50})
    shown = [Drawn(editor(proposal, None, say, opens=opens)) for opens in (True, False)]
    assert [len(each.all("new")) for each in shown] == [1, 0]
    assert all(each.says("house-hint") for each in shown)
    unsound = Proposal().changed({"duplicates": "cancel", "decks": 1})
    assert not Drawn(editor(unsound, None, say, opens=True)).all("new")


def test_rules_for_a_single_table_have_one_button_to_apply_them() -> None:
    same, shown = (Drawn(editor(Proposal(table=35).changed({"end_score": score}), Rules(), say)) for score in (100, 50))
    assert not same.all("house-save")
    assert shown.says("table-rules-hint")
    assert [(item.verb, item.table) for item in shown.buttons if item.verb in ("house-save", "house-reset")] == [
        ("house-save", 35),
        ("house-reset", 35),
    ]


def test_who_has_not_saved_first_sees_both_changes_and_may_keep_either_or_both() -> None:
    base, conflict = house_set(Rules()), EditConflict(Rules(), Rules(sun=True))
    mine = Proposal(base=base.id).changed({"end_score": 50})
    shown = Drawn(edit_conflict(mine, "main", conflict, 8, base.name, say))
    assert shown.says("house-overtaken", name=title(base.name, say))
    assert shown.says("house-theirs", changes=changes(Rules(), Rules(sun=True), say))
    assert shown.says("house-yours", changes=changes(Rules(), Rules(end_score=50), say))
    assert [(item.verb, item.number, item.arg.partition(".")[0], item.label) for item in shown.buttons] == [
        ("house-save", base.id, "as", say("house-button-both")),
        ("house-reset", 8, "", say("house-button-drop")),
        ("house-save", 8, "main", say("house-button-mine")),
    ]
    edited = Drawn(editor(mine, base.rules, say))
    leading = edited.place("house-save", edited.all("house-save")[0].arg)
    assert shown.place("house-save", shown.all("house-save")[1].arg)[1:] != leading[1:], "a double press"
    unsound = Proposal(base=base.id).changed({"duplicates": "cancel", "decks": 1})
    assert Drawn(edit_conflict(unsound, "", conflict, 8, base.name, say)).says(
        "house-yours", changes=say("house-changed-nothing")
    )


def test_each_section_has_a_button_with_its_name() -> None:
    shown = Drawn(editor(Proposal(), None, say))
    found = {item.arg.partition(".")[0]: item.label for item in shown.all("house-edit")}
    assert found == {section: say(f"section-{section}") for section in SECTIONS}
