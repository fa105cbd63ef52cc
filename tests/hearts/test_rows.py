"""Rows: what is written at a rule holds together, and says enough for all that is derived from it."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from hearts import Rules
from hearts.options import OPTIONS, Options
from hearts.rows import Option

EACH = pytest.mark.parametrize("option", OPTIONS.values(), ids=OPTIONS)


def test_numbers_in_share_codes_are_given_once_and_without_gaps() -> None:
    assert sorted(option.row.number for option in OPTIONS.values()) == list(range(1, len(OPTIONS) + 1))


def test_the_rules_of_a_section_stand_together() -> None:
    sections = [option.row.section for option in OPTIONS.values()]
    assert sections == sorted(sections, key=sections.index)


@EACH
def test_the_usual_value_is_one_of_the_values(option: Option) -> None:
    assert not option.values or option.usual in option.values
    assert option.unusual, f"{option.name} needs an example"
    if option.type not in (int, bool):
        assert option.values[:1] in ((), (option.usual,)), "share codes count from the usual value, so it comes first"


@EACH
def test_what_is_switched_has_two_values(option: Option) -> None:
    assert not option.switch or len(option.values) == 2


@EACH
def test_a_number_has_a_range(option: Option) -> None:
    assert option.type is not int or option.least < option.most


@EACH
def test_what_a_rule_needs_are_values_of_other_rules(option: Option) -> None:
    for name, values in option.row.needs.items():
        assert set(values) <= set(OPTIONS[name].values), f"{option.name} needs {name}: {values}"
    assert option.beside.keys() <= OPTIONS.keys()


@EACH
def test_every_unusual_value_can_be_played_and_matters(option: Option) -> None:
    for value in option.unusual:
        if (option.name, value) == ("passing", "custom"):
            continue  # together with a cycle, as that of `custom_cycle`
        rules = Rules(**{**option.beside, option.name: value})
        assert option.name in rules.differences()
        assert option.name == "end" or option.matters(rules)


def test_options_need_not_make_sense_together_but_keep_their_range() -> None:
    assert Options(joker_kind="high_low", jokers=1).jokers == 1
    with pytest.raises(ValidationError):
        Options(jokers=9)
