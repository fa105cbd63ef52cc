"""A hand: its cards in words and in large letters."""

from bot.pictures.emojis import NBSP
from bot.ui.hand import by_suit, fitted, hand_line, large, rows_by_suit, spoken
from bot.ui.items import BUTTONS_A_ROW, MAX_COMPONENTS, Component, Layout, button, rows, screen, text
from hearts import JOKER, Card, Suit, parse_cards
from tests.bot.ui.drawn import say


def test_a_hand_is_grouped_by_suit_in_words_and_in_large_letters() -> None:
    hand = parse_cards("QS 2C AH 9C XX")
    assert by_suit(hand) == {
        Suit.CLUBS: list(parse_cards("2C 9C")),
        Suit.SPADES: [Card.parse("QS")],
        Suit.HEARTS: [Card.parse("AH")],
        None: [JOKER],
    }
    assert hand_line(hand, say).count(f"{NBSP}· ") == 3
    assert len(large(hand, say).splitlines()) == 4
    assert spoken(JOKER, say) == say("card-joker")
    assert spoken(Card.parse("QS"), say) == "Queen of spades"


def test_the_rows_of_a_hand_are_only_as_wide_as_they_must_be_and_no_hand_is_too_large() -> None:
    def drawn(cards: int, menus: bool = False) -> tuple[bool, int]:
        asked: list[tuple[bool, int]] = []

        def draw(menus: bool, width: int) -> Layout:
            asked.append((menus, width))
            return screen(*([] if menus else rows([button("play", label="A") for _ in range(cards)], width)))

        assert fitted(draw, menus, 3).total_children_count <= MAX_COMPONENTS
        return asked[-1]

    assert [drawn(cards) for cards in (29, 31, 32, 33)] == [(False, 3), (False, 4), (False, BUTTONS_A_ROW), (True, 3)]
    assert drawn(33, menus=True) == (True, 3)


def test_cards_as_buttons_have_rows_by_suit_and_one_button_for_all_copies() -> None:
    def drawn(card: Card, copies: int) -> Component:
        return text(f"{card}x{copies}")

    shown = rows_by_suit(parse_cards("3C QS QS 5C 9C 2H"), 2, drawn)
    assert [[each["content"] for each in part["components"]] for part in shown] == [
        ["3Cx1", "5Cx1"],
        ["9Cx1"],
        ["QSx2"],
        ["2Hx1"],
    ]
