"""Rollouts: who leads, and when the score can no longer change."""

import pytest

from players.kernel.position import COUNT, HANDS, LEFT, PENALTIES, SIZE, TRICK, begin
from players.kernel.rollout import opener, settled, spoilt
from players.kernel.spec import HAND_SIZE, MATTERS, SPADES
from tests.players.kernel.positions import hand, spec_for


def test_a_round_is_settled_when_no_card_that_counts_is_left() -> None:
    spec, p = spec_for(), [0] * SIZE
    begin(p, spec, 0)
    assert not settled(p, spec)
    for suit in range(4):
        p[LEFT + suit] &= ~spec[MATTERS + suit]
    assert settled(p, spec)
    p[COUNT] = 1
    assert not settled(p, spec), "what lies there goes to somebody"
    p[COUNT] = 0
    assert not settled(p, spec_for(no_tricks_bonus=-5)), "a trick still counts"
    p[LEFT + SPADES], p[TRICK] = 1 << 11, spec[HAND_SIZE]
    assert settled(p, spec)


def test_a_moon_is_spoilt_by_the_first_penalty_card_of_another() -> None:
    spec, p = spec_for(), [0] * SIZE
    p[PENALTIES + 2] = 3
    assert (spoilt(p, spec, 2), spoilt(p, spec, 0)) == (False, True)


@pytest.mark.parametrize(
    ("opening", "clubs", "leader"),
    [
        ("low_club", ("3C", "2C", "4C", ""), 1),
        ("low_club", ("", "", "", ""), 0),
        ("dealers_left", ("3C", "2C", "", ""), 0),
    ],
)
def test_the_lowest_club_leads_or_without_clubs_the_seat_at_the_dealers_left(
    opening: str, clubs: tuple[str, ...], leader: int
) -> None:
    p, spec = [0] * SIZE, spec_for(opening=opening)
    for seat, text in enumerate(clubs):
        p[HANDS + 5 * seat : HANDS + 5 * seat + 5] = hand(text)
    assert opener(p, spec, 3) == leader


def test_of_equal_low_clubs_the_first_from_the_dealers_left_leads() -> None:
    spec, p = spec_for(decks=2, seats=8), [0] * SIZE
    p[HANDS + 5 * 2], p[HANDS + 5 * 6] = 0b0100, 0b1000
    assert (opener(p, spec, 0), opener(p, spec, 4)) == (2, 6)
