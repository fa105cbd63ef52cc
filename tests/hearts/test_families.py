"""Families: rules whose results can be compared."""

from __future__ import annotations

import pytest

from hearts import PRESETS, Family, Rules, family_of, preset


@pytest.mark.parametrize(
    ("rules", "family"),
    [
        (PRESETS["standard"], Family.STANDARD),
        (PRESETS["black_maria"], Family.STANDARD),
        (PRESETS["omnibus_slam"], Family.OMNIBUS),
        (PRESETS["spot_light"], Family.SPOT),
        (Rules(heart_values="rank", bonus_card="JD"), Family.SPOT),
        (preset("omnibus", 8), Family.MANY_HANDED),
        (Rules(seats=7, decks=1), Family.MANY_HANDED),
        (PRESETS["cancellation"], Family.MANY_HANDED),
        (PRESETS["six"], Family.STANDARD),
        (preset("chips", 8), Family.CHIPS),
    ],
)
def test_rules_have_a_family(rules: Rules, family: Family) -> None:
    assert family_of(rules) is family
