"""Card names: every card is found in every language, in letters and with symbols, and nothing else is."""

from pathlib import Path

import pytest

from bot.language import card_names
from bot.language.card_names import find_card, find_cards, in_words, meant
from bot.language.wording import Translator, languages
from bot.ui.hand import spoken
from hearts import JOKER, Card, parse_cards
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
        ":king_of_spades:",
        "KS.",
        "spade king",
        "Kspades",
        "Pik K",
        "pik-k",
        "Pikkönig",
        "Pik koenig",
        "R pique",
        "roi de piques",
        "R♠",
        "♠r",
        "rey de pica",
        "R de espadas",
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
    queen = Card.parse("QS")
    assert meant(typed, [queen], Translator(language)) == [queen] * means


def test_a_suit_is_known_without_its_ligature_before_its_name_is_complete() -> None:
    assert meant("coeu", [Card.parse("QH")], Translator("fr"))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("deuce of clubs", "2C"),
        ("two of clubs", "2C"),
        ("Kreuz zwei", "2C"),
        ("deux de trèfle", "2C"),
        ("dos de trébol", "2C"),
        ("dois de paus", "2C"),
        ("Karo B", "JD"),
        ("Karobube", "JD"),
        ("B♦", "JD"),
        ("V carreau", "JD"),
        ("valet de carreaux", "JD"),
        ("sota de diamantes", "JD"),
        ("V de ouros", "JD"),
        ("Herz D", "QH"),
        ("D cœur", "QH"),
        ("reina de corazones", "QH"),
        ("dama de copa", "QH"),
        ("D♥", "QH"),
        ("10♥", "TH"),
        ("Herz10", "TH"),
        ("as", "AS"),
        ("as de trébol", "AC"),
    ],
)
def test_a_card_is_known_by_what_people_call_it(text: str, code: str) -> None:
    assert find_card(text) is Card.parse(code)


def test_a_joker_is_known_by_its_sign() -> None:
    assert find_card("★") is JOKER


@pytest.mark.parametrize(
    "text",
    [
        "",
        "S",
        "♠",
        "spades",
        "king",
        "11D",
        "KK",
        "king of the hill",
        "queen of spades and hearts",
        "D of spades",
        "RC",
        "DD",
    ],
)
def test_text_that_names_no_card_is_none(text: str) -> None:
    assert find_card(text) is None


def test_cards_follow_each_other_with_commas_or_without() -> None:
    wanted = [Card.parse(code) for code in ("QS", "KS", "TD", "2C")]
    assert list(find_cards("Q ♠ ♠ K 10 ♦ 2 ♣")) == wanted
    for text in ("QS KS TD 2C", "qs,♠K;10d 2♣", "queen of spades king of spades D10 two of clubs".replace("two", "2")):
        assert list(find_cards(text)) == wanted


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("Q♠A♥K♥", "QS AH KH"),
        ("QSAHKH", "QS AH KH"),
        ("10S9S8S", "TS 9S 8S"),
        ("AKQ of hearts", "AH KH QH"),
        ("akqh", "AH KH QH"),
        ("AKQ♥ 2♣", "AH KH QH 2C"),
        ("ace, king and queen of hearts", "AH KH QH"),
        ("Herz A K 10", "AH KH TH"),
        ("Herz Ass, König, Dame", "AH KH QH"),
        ("♥ A K, ♠ D", "AH KH QS"),
        ("as kh", "AS KH"),
        ("A♠ and 10♥ + 2♣.", "AS TH 2C"),
        ("D♠B♠", "QS JS"),
        ("Pik D, Herz As", "QS AH"),
        ("queen of spades ace of hearts", "QS AH"),
    ],
)
def test_cards_follow_each_other_in_many_ways(text: str, codes: str) -> None:
    assert list(find_cards(text)) == [*parse_cards(codes)]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("QS frog KH", "frog"),
        ("QS KH 5", "5"),
        ("5 6S", "5"),
        ("AKQ", "AKQ"),
        ("AK QS", "AK"),
        ("hearts A K Q spades", "hearts A K Q spades"),
        ("Herz A K D", "Herz A K D"),
        ("AS, K and Q", "K"),
        ("♥A♥", "♥A♥"),
        ("!", "!"),
        ("x" * 6_000, "x" * 6_000),
        ("QS" * 2_001, "QS" * 2_001),
    ],
)
def test_words_that_name_no_card_or_several_are_reported(text: str, told: str) -> None:
    assert next(each for each in find_cards(text) if isinstance(each, str)) == told


async def test_all_names_are_loaded_before_the_first_is_typed(tmp_path: Path) -> None:
    card_names.vocabulary.cache_clear()
    async with living(tmp_path):
        assert card_names.vocabulary.cache_info().currsize == 1
