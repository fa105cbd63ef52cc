"""Proposals: rules being edited, identified by their code or, if that is long, by a key."""

import pytest

from bot.house_rules import KEPT, MAX_KEY_LENGTH, key_of
from bot.tables.errors import NotAllowed
from cogs.rules.proposals import Proposal
from hearts import Rules
from tests.hearts.strategies import longest


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
