"""Drafts: cards are selected for the seats of a pass one by one, and can be taken back."""

import pytest

from bot.tables.drafts import Draft
from hearts import Card, PassTarget, parse_cards

LEFT: PassTarget = ((1, 3),)
SPLIT: PassTarget = ((1, 1), (-1, 2))
HAND = parse_cards("2C 3C 4C QS QS AH")
TWO, THREE, FOUR, QUEEN, _, ACE = HAND


def pressed(draft: Draft, card: Card, target: PassTarget = LEFT, hand: tuple[Card, ...] = HAND) -> Draft:
    return draft.with_copies(card, draft.after_press(card, hand, target), hand, target)


def toggled(*cards: Card, target: PassTarget = LEFT, hand: tuple[Card, ...] = HAND) -> Draft:
    draft = Draft()
    for card in cards:
        draft = pressed(draft, card, target, hand)
    return draft


@pytest.mark.parametrize(
    ("presses", "slots"),
    [
        ((TWO,), (TWO, None, None)),
        ((TWO, ACE), (TWO, ACE, None)),
        ((TWO, ACE, QUEEN), (TWO, ACE, QUEEN)),
        ((TWO, THREE, FOUR, ACE), (TWO, THREE, FOUR)),
        ((TWO, THREE, FOUR, THREE), (TWO, None, FOUR)),
        ((TWO, THREE, FOUR, THREE, ACE), (TWO, ACE, FOUR)),
        ((QUEEN, QUEEN), (QUEEN, QUEEN, None)),
        ((QUEEN, QUEEN, QUEEN), (None, None, None)),
    ],
)
def test_each_press_chooses_one_more_card_until_the_pass_is_complete_or_takes_one_back(
    presses: tuple[Card, ...], slots: tuple[Card | None, ...]
) -> None:
    draft = toggled(*presses)
    assert (draft.slots, draft.complete(LEFT)) == (slots, None not in slots)


def test_no_more_copies_are_chosen_than_there_are_in_the_hand() -> None:
    assert Draft().with_copies(QUEEN, 3, HAND, LEFT).cards == (QUEEN, QUEEN)
    assert Draft().with_copies(ACE, 99, HAND, LEFT).cards == (ACE,)


def test_the_cards_go_to_the_seats_in_the_order_of_the_pass() -> None:
    assert toggled(TWO, THREE, target=SPLIT).shares(SPLIT) == ((TWO,), (THREE, None))


def test_a_menu_fills_the_share_of_its_seat_and_leaves_the_other() -> None:
    draft = toggled(TWO, target=SPLIT).chosen(1, (ACE,), HAND, SPLIT)
    assert draft.shares(SPLIT) == ((TWO,), (ACE, None))
    assert draft.chosen(1, (), HAND, SPLIT).shares(SPLIT) == ((TWO,), (None, None))


def test_a_card_chosen_for_another_seat_moves_there() -> None:
    draft = toggled(TWO, target=SPLIT).chosen(1, (TWO, ACE), HAND, SPLIT)
    assert draft.shares(SPLIT) == ((None,), (TWO, ACE))


def test_two_equal_cards_can_go_to_two_seats() -> None:
    draft = toggled(QUEEN, target=SPLIT).chosen(1, (QUEEN,), HAND, SPLIT)
    assert draft.shares(SPLIT) == ((QUEEN,), (QUEEN, None))
    assert draft.chosen(1, (QUEEN, QUEEN), HAND, SPLIT).shares(SPLIT) == ((None,), (QUEEN, QUEEN))


def test_a_changed_pass_begins_with_the_confirmed_cards() -> None:
    draft = Draft((TWO, THREE, FOUR), changing=True)
    assert draft.complete(LEFT)
    after = pressed(draft, TWO)
    assert after.changing
    assert after.cards == (THREE, FOUR)
    assert draft.chosen(0, (ACE,), HAND, LEFT).changing
    assert not Draft((TWO,)).changing
