"""Reading a view: the position of the kernel contains what the seat sees, and nothing else."""

import pytest

from players.kernel.position import COUNT, HANDS, LEFT, PENALTIES, POINTS, TRICK, VOID
from players.kernel.reading import read
from players.kernel.spec import SPADES
from tests.players.kernel.positions import card, hand, seen
from tests.players.situations import table, whole

HANDS_OF = ("5C 9C 3D 4D KD", "TC QS 3S 4S KS", "4C JC QC AC 2S")


def test_a_position_has_the_own_hand_and_empty_hands_of_others() -> None:
    found = seen(table(*HANDS_OF).play("9C TC"))
    assert found.me == 2
    assert found.position[HANDS + 10 : HANDS + 15] == hand(HANDS_OF[2])
    assert found.position[HANDS : HANDS + 10] == [0] * 10
    left = hand("5C 3D 4D KD QS 3S 4S KS 4C JC QC AC 2S")
    assert found.position[LEFT : LEFT + 5] == left


def test_every_play_is_counted_and_voids_are_noted() -> None:
    found = seen(table(*HANDS_OF).play("9C TC 4C QS 2S KD"), 0)
    assert [(place, number) for place, number, _ in found.plays] == [
        (0, card("9C")), (1, card("TC")), (2, card("4C")), (1, card("QS")), (2, card("2S")), (0, card("KD")),
    ]  # fmt: skip
    assert (found.leader, found.position[TRICK], found.position[COUNT]) == (0, 2, 0)
    assert [found.position[VOID + seat] for seat in range(3)] == [1 << SPADES, 0, 0]
    assert [found.position[POINTS + seat] for seat in range(3)] == [0, 13, 0]


def test_a_kitty_is_counted_only_in_the_view_of_its_taker() -> None:
    situation = whole("AC 3D 4D", "2C 3C 5D", "4C 6D 7D", "5C 8D 9D", "6C TD JD", kitty="QS 2H", dealer=4)
    situation.play("2C 4C 5C 6C AC")
    mine, theirs = seen(situation, 0), seen(situation, 1)
    assert (mine.position[POINTS], mine.position[PENALTIES]) == (14, 2)
    assert (theirs.position[POINTS], theirs.position[PENALTIES]) == (0, 0)
    assert not mine.position[LEFT + SPADES] & hand("QS")[SPADES]
    assert theirs.position[LEFT + SPADES] & hand("QS")[SPADES]


def test_two_copies_of_a_card_stay_two() -> None:
    found = seen(table("5C 5C 9C 3D 4D", "TC QS 3S 4S KS", "4C JC QC AC 2S"), 0)
    assert found.position[HANDS].bit_count() == 3


def test_a_spectator_sees_no_position() -> None:
    with pytest.raises(ValueError, match="spectator"):
        read(table(*HANDS_OF).game.view(None))
