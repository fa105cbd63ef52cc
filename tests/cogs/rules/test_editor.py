"""The editor of rules on the screen."""

from __future__ import annotations

from dataclasses import replace

from bot.ui.rules import phrase
from bot.ui.words import LINES, title
from cogs.rules.editor import (
    changes,
    edit_conflict,
    editor,
    summary,
)
from cogs.rules.proposals import Proposal
from hearts import Rules
from tests.bot.ui.drawn import Drawn, say
from tests.cogs.rules.sets import house_set


def test_changes_are_shown_one_by_one_or_as_a_list() -> None:
    one = changes(Rules(), Rules(end_score=50), say)
    assert one == say("change", after=phrase("end_score", 50, 4, say), before=phrase("end_score", 100, 4, say))
    assert changes(Rules(), Rules(end_score=50, sun=True), say).count(LINES) == 2
    assert changes(Rules(), Rules(), say) == say("house-changed-nothing")


def test_a_rule_is_not_compared_with_rules_in_which_it_has_no_effect() -> None:
    scores, rounds = Rules(), Rules(end="rounds", end_rounds=2)
    assert changes(scores, rounds, say) == phrase("end_rounds", 2, 4, say), (
        "standard Hearts is not over after ten rounds"
    )
    assert changes(rounds, scores, say) == phrase("end_score", 100, 4, say)


def test_conflicting_rules_say_why_and_cannot_be_saved() -> None:
    shown = Drawn(editor(Proposal().changed({"duplicates": "cancel", "decks": 1}), None, say))
    assert shown.says("house-wrong")
    assert all(item.disabled for item in shown.all("house-save"))
    sound = Drawn(editor(Proposal().changed({"end_score": 50}), None, say))
    assert not any(item.disabled for item in sound.all("house-save"))


def test_unchanged_rules_are_not_saved_again_nor_made_the_default_twice() -> None:
    base = house_set(Rules(end_score=50), is_default=True)
    same, other = (Drawn(editor(Proposal(base=base.id).changed({"end_score": score}), base, say)) for score in (50, 60))
    assert same.all("house-save")[0].disabled
    assert not other.all("house-save")[0].disabled
    assert [item.arg.partition(".")[0] for item in other.all("house-save")] == ["", "as"]
    another = Drawn(editor(Proposal(base=base.id).changed({"end_score": 60}), house_set(Rules()), say))
    assert [item.arg.partition(".")[0] for item in another.all("house-save")] == ["", "as", "main"]


def test_rules_for_a_single_table_have_one_button_to_apply_them() -> None:
    shown = Drawn(editor(Proposal(table=35).changed({"end_score": 50}), None, say))
    assert [(item.verb, item.table) for item in shown.buttons if item.verb in ("house-save", "house-reset")] == [
        ("house-save", 35),
        ("house-reset", 35),
    ]


def test_who_has_not_saved_first_sees_both_changes_and_may_keep_either_or_both() -> None:
    base, newest = house_set(Rules()), replace(house_set(Rules(sun=True)), id=8)
    mine = Proposal(base=base.id).changed({"end_score": 50})
    shown = Drawn(edit_conflict(mine, "main", base, newest, say))
    assert shown.says("house-overtaken", name=title(newest.name, say))
    assert shown.says("house-theirs", changes=changes(Rules(), Rules(sun=True), say))
    assert shown.says("house-yours", changes=changes(Rules(), Rules(end_score=50), say))
    assert [(item.verb, item.prompt, item.arg.partition(".")[0], item.label) for item in shown.buttons] == [
        ("house-save", 8, "main", say("house-button-mine")),
        ("house-reset", 8, "", say("house-button-theirs")),
        ("house-save", base.id, "as", say("house-button-save-as")),
    ]
    unsound = Proposal(base=base.id).changed({"duplicates": "cancel", "decks": 1})
    assert Drawn(edit_conflict(unsound, "", base, newest, say)).says(
        "house-yours", changes=say("house-changed-nothing")
    )


def test_a_game_for_chips_is_not_summed_up_by_points() -> None:
    chips = Proposal().changed({"scoring": "chips", "moon": "off", "heart_values": "rank", "queen_points": 25})
    assert summary("values", chips, say) == phrase("bonus_card", None, 4, say)


def test_a_section_is_summed_up_by_its_chief_values() -> None:
    assert phrase("end_score", 100, 4, say) in summary("ending", Proposal(), say)
    by_rounds = summary("ending", Proposal().changed({"end": "rounds"}), say)
    assert phrase("end_rounds", 10, 4, say) in by_rounds
    assert phrase("end_score", 100, 4, say) not in by_rounds
