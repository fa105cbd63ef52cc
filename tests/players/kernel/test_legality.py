"""Legal cards in the kernel; `test_position.py` shows that they agree with `hearts` under all rules."""

from __future__ import annotations

from typing import Any

import pytest

from hearts.cards import ALL_CARDS
from players.kernel.legality import legal
from players.kernel.spec import card_of
from tests.hearts.table import Table
from tests.players.kernel.positions import codes, seen


def allowed(situation: Table) -> str:
    """The cards that the kernel allows the seat whose turn it is, from what that seat sees."""
    found = seen(situation)
    out = [0] * 5
    legal(found.position, found.spec, out)
    cards = {card_of(number) for number in codes(out, found.spec)}
    return " ".join(str(card) for card in ALL_CARDS if card in cards)


HANDS = ("AC 4C 8D 3H 9H", "4S 5S 7D 2H TH", "2C JS QS 6D JH")
"""Seat 2 has the low club, and seat 1 no club."""
FORCED = ("AC KS 8D 3H 9H", "4S 5S 7D 2H TH", "2C JS QS 6D JH")


@pytest.mark.parametrize(
    ("hands", "played", "rules", "may"),
    [
        (HANDS, "", {}, "2C"),
        (HANDS, "", {"opening": "dealers_left"}, "4C AC 8D"),
        (HANDS, "2C", {}, "4C AC"),
        (HANDS, "2C AC", {}, "7D 4S 5S"),
        (HANDS, "2C AC", {"first_trick_points": "allowed"}, "7D 4S 5S 2H TH"),
        (HANDS, "2C AC 4S", {}, "4C 8D"),
        (HANDS, "2C AC 4S", {"breaking": "none"}, "4C 8D 3H 9H"),
        (FORCED, "2C AC 4S KS 5S", {"queen_must_go": True}, "QS"),
        (FORCED, "2C AC 4S KS 5S", {}, "JS QS"),
    ],
    ids=[
        "the low club leads", "the dealer's left leads", "suit is followed", "no points on the first trick",
        "points are allowed", "no heart is led before they are broken", "hearts need no breaking", "she must go",
        "she may stay",
    ],
)  # fmt: skip
def test_the_kernel_allows_what_the_game_does(
    hands: tuple[str, ...], played: str, rules: dict[str, Any], may: str
) -> None:
    situation = Table(*hands, **rules).play(played)
    assert allowed(situation) == situation.legal == may
