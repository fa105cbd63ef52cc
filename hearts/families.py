"""Families: the kinds of games whose results can be compared, whatever else their rules say."""

from __future__ import annotations

from enum import StrEnum

from hearts.rules import Rules


class Family(StrEnum):
    """The families, and one that stands for all of them."""

    EVERYTHING = "everything"
    STANDARD = "standard"
    OMNIBUS = "omnibus"
    SPOT = "spot"
    MANY_HANDED = "many-handed"
    CHIPS = "chips"


def family_of(rules: Rules) -> Family:
    """The family of these rules: decided by chips first, then by the number of players, then by what cards are
    worth."""
    if rules.scoring == "chips":
        return Family.CHIPS
    if rules.seats > 6 or rules.number_of_decks > 1:
        return Family.MANY_HANDED
    if rules.heart_values != "one":
        return Family.SPOT
    if rules.bonus_card is not None:
        return Family.OMNIBUS
    return Family.STANDARD
