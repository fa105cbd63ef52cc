"""Proposals: rules being edited, identified by their code or, if that is long, by a key."""

import pytest

from bot.house_rules import KEPT, MAX_KEY_LENGTH, key_of
from bot.tables.errors import NotAllowed
from cogs.rules.proposals import Proposal
from hearts import PRESETS, Rules
from tests.hearts.strategies import longest


@pytest.mark.parametrize("name", PRESETS)
def test_a_proposal_comes_back_from_its_code(name: str) -> None:
    proposal = Proposal.of(PRESETS[name], base=35)
    assert proposal.rules == PRESETS[name]
    assert Proposal.read(proposal.code, 35) == proposal


def test_conflicting_rules_are_kept_with_their_conflicts() -> None:
    wrong = Proposal().changed({"duplicates": "cancel", "decks": 1})
    assert (wrong.rules, [conflict.key for conflict in wrong.conflicts]) == (None, ["cancel-one-deck"])
    assert Proposal.read(wrong.code, 0) == wrong
    assert wrong.changed({"decks": 2, "seats": 8}).rules is not None


def test_usual_values_are_left_out_of_a_proposal() -> None:
    changed = Proposal().changed({"end_score": 50, "sun": True})
    assert changed.options.differences() == {"sun": True, "end_score": 50}
    assert changed.changed({"end_score": 100, "sun": False}) == Proposal()
    assert changed.changed({"seats": 5}).options.seats == 5


def test_a_long_code_is_named_by_a_key_that_fits_into_a_button_and_is_no_code() -> None:
    short, long = Proposal.of(Rules(end_score=50)), Proposal.of(longest(16))
    assert short.key == short.code
    assert long.key == key_of(long.code)
    assert long.key.startswith(KEPT)
    assert len(long.key) <= MAX_KEY_LENGTH
    with pytest.raises(NotAllowed, match="unreadable"):
        Proposal.read(long.key, 0)


@pytest.mark.parametrize("code", ["", "!", "nonsense", "1" * 5_000])
def test_a_forged_code_is_refused(code: str) -> None:
    with pytest.raises(NotAllowed, match="unreadable"):
        Proposal.read(code, 0)
