"""Drafts: cards are selected for the seats of a pass one by one, and can be taken back."""

from __future__ import annotations

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


def test_each_press_chooses_one_more_card_until_the_pass_is_complete() -> None:
    assert toggled(TWO).cards == (TWO,)
    assert toggled(TWO, ACE).slots == (TWO, ACE, None)
    assert not toggled(TWO, ACE).complete(LEFT)
    assert toggled(TWO, ACE, QUEEN).complete(LEFT)


def test_a_second_press_takes_a_card_back_and_the_next_one_gets_its_place() -> None:
    draft = toggled(TWO, THREE, FOUR, THREE)
    assert draft.slots == (TWO, None, FOUR)
    assert pressed(draft, ACE).slots == (TWO, ACE, FOUR)


def test_one_card_too_many_is_not_chosen() -> None:
    assert toggled(TWO, THREE, FOUR, ACE).cards == (TWO, THREE, FOUR)


def test_two_equal_cards_can_both_be_chosen_and_a_third_press_takes_both_back() -> None:
    assert toggled(QUEEN, QUEEN).slots == (QUEEN, QUEEN, None)
    assert toggled(QUEEN, QUEEN, QUEEN).cards == ()


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
