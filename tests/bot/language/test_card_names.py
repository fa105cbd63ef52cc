"""Card names: every card is found in every language, in letters and with symbols, and nothing else is."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.language import card_names
from bot.language.card_names import find_card, find_cards, in_words, may_mean
from bot.language.wording import Translator, languages
from bot.ui.hand import spoken
from hearts import JOKER, Card
from hearts.cards import FACES
from tests.world import living


@pytest.mark.parametrize("language", languages())
def test_every_card_is_known_by_its_name_in_every_language(language: str) -> None:
    say = Translator(language)
    for card in FACES:
        assert find_card(in_words(card, say)) is card
        assert find_card(spoken(card, say)) is card


@pytest.mark.parametrize(
    "text",
    [
        "KS",
        "ks",
        "K♠",
        "♠K",
        "♠️K",
        "sK",
        "SK",
        " K♤ ",
        "king of spades",
        "The King of Spades",
        "k of spades",
        "spades king",
        "K ♠",
        "♠ K",
        "`K♠`",
        "K\N{WORD JOINER}:spades:",
    ],
)
def test_the_king_of_spades_has_many_names(text: str) -> None:
    assert find_card(text) is Card.parse("KS")


@pytest.mark.parametrize(
    "text", ["TD", "10D", "d10", "♦10", "10 of diamonds", "Ten of Diamonds", "Karo 10", "dix de carreau"]
)
def test_a_ten_is_a_letter_a_number_or_a_word(text: str) -> None:
    assert find_card(text) is Card.parse("TD")


@pytest.mark.parametrize(
    "text",
    ["as de cœur", "as de coeur", "As de Coeur", "Herz Ass", "Herz As", "herz-as", "as de corazones", "ás de copas"],
)
def test_a_name_is_known_however_a_keyboard_spells_it(text: str) -> None:
    assert find_card(text) is Card.parse("AH")
    assert list(find_cards(f"{text} KH")) == [Card.parse("AH"), Card.parse("KH")]


@pytest.mark.parametrize(
    ("language", "typed", "means"),
    [
        ("de", "Pik", True),
        ("de", "pik d", True),
        ("de", "Dame", True),
        ("de", "Herz", False),
        ("fr", "Dame de p", True),
        ("fr", "pique", True),
        ("en", "Queen", True),
        ("en", "q", True),
        ("en", "", True),
        ("en", "pik dame", True),
        ("en", "pik", False),
    ],
)
def test_what_is_typed_so_far_may_mean_the_queen_of_spades(language: str, typed: str, means: bool) -> None:
    assert may_mean(typed, Card.parse("QS"), Translator(language)) is means


def test_a_suit_is_known_without_its_ligature_before_its_name_is_complete() -> None:
    assert may_mean("coeu", Card.parse("QH"), Translator("fr"))


def test_a_joker_is_known_by_its_sign() -> None:
    assert find_card("★") is JOKER


@pytest.mark.parametrize(
    "text", ["", "S", "spades", "king", "11D", "KK", "king of the hill", "queen of spades and hearts"]
)
def test_text_that_names_no_card_is_none(text: str) -> None:
    assert find_card(text) is None


def test_cards_follow_each_other_with_commas_or_without() -> None:
    wanted = [Card.parse(code) for code in ("QS", "KS", "TD", "2C")]
    assert list(find_cards("Q ♠ ♠ K 10 ♦ 2 ♣")) == wanted
    for text in ("QS KS TD 2C", "qs,♠K;10d 2♣", "queen of spades king of spades D10 two of clubs".replace("two", "2")):
        assert list(find_cards(text)) == wanted


def test_words_that_name_no_card_are_reported() -> None:
    assert list(find_cards("QS frog KH")) == [Card.parse("QS"), "frog", Card.parse("KH")]


async def test_all_names_are_loaded_before_the_first_is_typed(tmp_path: Path) -> None:
    card_names._names.cache_clear()
    async with living(tmp_path):
        assert card_names._names.cache_info().currsize == 1
