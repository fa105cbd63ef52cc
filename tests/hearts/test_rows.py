"""Rows: the data of a rule is consistent, and complete enough for everything that is derived from it."""

import re
from pathlib import Path

import pytest

from hearts import Reason, Rules
from hearts.chips import CHIP_STEPS
from hearts.options import OPTIONS
from hearts.restrictions import RESTRICTIONS
from hearts.rows import Option
from hearts.scoring import POINT_STEPS

ROOT = Path(__file__).parents[2]
GAME = sorted((ROOT / "hearts").glob("*.py"))
SHOWN = "".join(
    (ROOT / "tests" / "hearts" / f"test_{name}.py").read_text("utf-8")
    for name in ("chips", "deck", "ending", "game", "passing", "restrictions", "round", "scoring", "trick")
)
EACH = pytest.mark.parametrize("option", OPTIONS.values(), ids=OPTIONS)


@EACH
def test_the_usual_value_is_one_of_the_values(option: Option) -> None:
    assert not option.values or option.usual in option.values
    assert option.unusual, f"{option.name} needs an example"
    if option.type not in (int, bool):
        assert option.values[:1] in ((), (option.usual,)), "share codes count from the usual value, so it comes first"


@EACH
def test_a_switch_has_two_values(option: Option) -> None:
    assert not option.switch or len(option.values) == 2


@EACH
def test_a_number_has_a_range(option: Option) -> None:
    assert option.type is not int or option.least < option.most


@EACH
def test_the_needs_of_a_rule_are_values_of_other_rules(option: Option) -> None:
    for name, values in option.row.needs.items():
        assert set(values) <= set(OPTIONS[name].values), f"{option.name} needs {name}: {values}"
    assert option.beside.keys() <= OPTIONS.keys()


@EACH
def test_every_unusual_value_can_be_played_and_matters(option: Option) -> None:
    for value in option.unusual:
        if (option.name, value) == ("passing", "custom"):
            continue  # only valid with a cycle, such as that of `custom_cycle`
        rules = Rules(**{**option.beside, option.name: value})
        assert option.name in rules.differences()
        assert option.name == "end" or option.matters(rules)


# -- what a new rule must not lack


@EACH
def test_the_game_plays_by_every_rule(option: Option) -> None:
    """Every field must be read by the engine."""
    sources = "".join(path.read_text("utf-8") for path in GAME if path.name != "conflicts.py")
    assert re.search(rf"\.{option.name}\b", sources), f"nothing in hearts/ reads {option.name}"


@pytest.mark.parametrize("reason", [reason for reason, _ in RESTRICTIONS])
def test_every_restriction_is_shown_by_a_test(reason: Reason) -> None:
    assert f"Reason.{reason.name}" in SHOWN, f"no test in tests/hearts shows Reason.{reason.name}"


@pytest.mark.parametrize("step", [step.name for step in (*POINT_STEPS, *CHIP_STEPS)])
def test_every_step_of_the_scoring_is_shown_by_a_test(step: str) -> None:
    assert f'"{step}"' in SHOWN, f"no test in tests/hearts shows the step {step}"


@EACH
def test_every_rule_is_shown_by_a_test(option: Option) -> None:
    assert re.search(rf"\b{option.name}\b", SHOWN), f"no test in tests/hearts plays with {option.name}"


@pytest.mark.parametrize("passing", OPTIONS["passing"].unusual)
def test_every_way_to_pass_is_shown_by_a_test(passing: str) -> None:
    assert f'"{passing}"' in SHOWN, f"no test in tests/hearts passes by {passing}"
