"""Unsaved input: everybody gets their own texts again until the form can be read."""

from __future__ import annotations

from bot.house_rules.unsaved_input import MAX_TEXTS, UnsavedInput

ANA, BEN = 1, 2


def test_unsaved_input_belongs_to_one_person_and_one_section() -> None:
    unsaved = UnsavedInput()
    unsaved.keep(ANA, "points", {"queen_points": "many"})
    assert unsaved.of(ANA, "points") == {"queen_points": "many"}
    assert unsaved.of(ANA, "passing") == unsaved.of(BEN, "points") == {}


def test_a_newer_form_replaces_unsaved_input_and_a_valid_one_clears_it() -> None:
    unsaved = UnsavedInput()
    unsaved.keep(ANA, "points", {"queen_points": "many"})
    unsaved.keep(ANA, "points", {"bonus_points": "few"})
    assert unsaved.of(ANA, "points") == {"bonus_points": "few"}
    unsaved.keep(ANA, "points", {})
    assert unsaved.of(ANA, "points") == {}


def test_only_the_newest_forms_are_kept() -> None:
    unsaved = UnsavedInput()
    for person in range(MAX_TEXTS + 1):
        unsaved.keep(person, "points", {"queen_points": "many"})
    assert unsaved.of(0, "points") == {}
    assert unsaved.of(1, "points") == unsaved.of(MAX_TEXTS, "points") == {"queen_points": "many"}
