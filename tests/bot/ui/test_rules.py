"""Rules in words: every rule, value, preset and objection has its sentence, and any rules fit on a screen."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from hypothesis import HealthCheck, given, settings

from bot.house_rules.house import HouseSet
from bot.house_rules.parsing import LONGEST, read_text, write_text
from bot.house_rules.proposal import LONGEST_CODE, Proposal
from bot.language.wording import Say
from bot.ui.editor import editor, overtaken, section_form
from bot.ui.fields import SECTIONS, Choose, Tick, Write, phrase, usual
from bot.ui.house import presets
from bot.ui.items import payload
from bot.ui.rules import differ, explained, named_rules
from bot.ui.words import reasons
from hearts import PRESETS, Rules
from tests.hearts.strategies import rules
from tests.hearts.test_rules import REFUSED
from tests.payloads import MOST_TEXT, lint_components, lint_form

say = Say("en-US")
QUICK = settings(
    max_examples=150, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck)
)


def house_set(rules: Rules, **changes: Any) -> HouseSet:
    values: dict[str, Any] = {"id": 999_999, "guild_id": 1, "name": "W" * 40, "version": 99, "is_default": False}
    return HouseSet(rules=rules, **values | changes)


@pytest.mark.parametrize(("key", "fields"), [(key, fields) for key, _, fields in REFUSED])
def test_every_objection_has_a_sentence(key: str, fields: dict[str, Any]) -> None:
    proposal = Proposal().changed(fields)
    assert key in [objection.key for objection in proposal.objections]
    sentences = reasons(proposal.objections, say)
    assert all(sentence.endswith(".") and "{" not in sentence for sentence in sentences)


def test_every_value_has_a_phrase_that_fits_into_a_form() -> None:
    for section in SECTIONS:
        for control in section.controls:
            match control:
                case Choose(field, values):
                    values = (*values, usual(field))
                case Tick(_, fields):
                    for field, on in fields.items():
                        assert phrase(field, on, 4, say) != phrase(field, usual(field), 4, say)
                    continue
                case Write(field):
                    values = (usual(field),)
            phrases = {value: phrase(field, value, 4, say) for value in values}
            assert all(0 < len(words) <= 100 for words in phrases.values())
            assert len(set(phrases.values())) == len(set(values)), f"two values of {field} are called the same"


def test_every_value_of_a_rule_can_be_chosen() -> None:
    for section in SECTIONS:
        for control in section.controls:
            if isinstance(control, Choose):
                known = get_args(Rules.model_fields[control.field].annotation)
                if known and all(isinstance(value, str) for value in known):
                    assert set(control.values) == set(known)


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_has_a_name_and_a_line(name: str) -> None:
    assert 0 < len(say(f"preset-{name}")) <= 40
    assert 0 < len(say(f"about-{name}")) <= 90


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_says_what_makes_it_another_game(name: str) -> None:
    others = {tuple(explained(rules, say)) for other, rules in PRESETS.items() if other != name}
    assert tuple(explained(PRESETS[name], say)) not in others
    assert (differ(PRESETS[name], say) == say("rules-same")) == (name == "standard")


def test_rules_say_only_what_matters() -> None:
    standard = "\n".join(explained(Rules(), say))
    for word in ("joker", "kitty", "chips", "cancel", "Bonus", "sun", "deck with", "nose", "Floor"):
        assert word not in standard
    chips = "\n".join(explained(PRESETS["chips"], say))
    for word in ("moon", "queen", "points or more"):
        assert word not in chips
    assert "3 of clubs" in "\n".join(explained(PRESETS["three"], say))


@given(rules())
@QUICK
def test_any_rules_fit_on_a_screen(rules: Rules) -> None:
    layout = named_rules("W" * 40, rules, say)
    assert lint_components(payload(layout)) == []
    assert sum(map(len, explained(rules, say))) + len(differ(rules, say)) < MOST_TEXT - 200


@given(rules(), rules())
@QUICK
def test_any_rules_that_fit_into_a_button_fit_into_the_editor(rules: Rules, others: Rules) -> None:
    proposal = Proposal.of(rules, 999_999)
    if not proposal.fits:
        return
    base = house_set(others)
    note = "n" * 300
    for page in (0, 1):
        assert lint_components(payload(editor(proposal, base, say, [note, note], page))) == []
    assert lint_components(payload(editor(Proposal.of(rules), None, say))) == []
    assert lint_components(payload(overtaken(proposal, "main", base, house_set(Rules(), id=1_000_000), say))) == []
    assert Proposal.read(proposal.code, 999_999) == proposal


@given(rules())
@QUICK
def test_what_is_written_into_a_field_is_read_again(rules: Rules) -> None:
    for section in SECTIONS:
        for control in section.controls:
            if isinstance(control, Write):
                value = getattr(rules, control.field)
                text = write_text(control.field, value, rules.seats)
                again = read_text(control.field, text, rules.seats)
                if control.field == "custom_cycle":
                    assert [_seats(target, rules.seats) for target in again] == [
                        _seats(target, rules.seats) for target in value
                    ]
                else:
                    assert again == (value or (None if control.field == "removed" else value))


def _seats(target: Any, seats: int) -> list[tuple[int, int]]:
    return [(offset % seats, count) for offset, count in target]


async def test_any_form_can_be_sent() -> None:
    for name, preset in PRESETS.items():
        for section in SECTIONS:
            form = section_form(section, Proposal.of(preset, 999_999), say, {"removed": "x" * 300})
            assert lint_form(form.to_dict()) == [], name
            assert form.is_finished()


def test_a_full_list_of_games_fits_on_its_pages() -> None:
    long = Rules(**PRESETS["family"].differences() | {"sun": True, "floor": 0, "on_the_nose": True, "queen_points": 25})
    sets = [house_set(long, name=f"{number:02} " + "W" * 37, is_default=number == 3) for number in range(20)]
    for page in range(4):
        assert lint_components(payload(presets(sets, say, page))) == []


def test_texts_and_codes_have_their_limits() -> None:
    assert LONGEST_CODE + len("passing.") <= 60
    assert LONGEST <= 4_000
