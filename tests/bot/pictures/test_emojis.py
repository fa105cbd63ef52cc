"""Faces: a card is a picture in a text, its rank beside the picture of its suit on a button, or plain text."""

import re
from io import BytesIO
from itertools import product

import discord
import pytest
from PIL import Image

from bot.pictures.artwork import COLOURS, TWO_COLOURS
from bot.pictures.emojis import (
    BACK,
    PLAIN,
    SETS,
    Faces,
    Look,
    emoji_name,
    in_text,
    marked,
    pictures,
)
from hearts import JOKER, Card, Suit
from hearts.cards import FACES

LARGEST = 256 * 1024
ALL = frozenset[str]().union(*SETS)
UPLOADED = {name: discord.PartialEmoji(name=name, id=7) for name in ALL}


def test_every_picture_is_valid_for_discord() -> None:
    images = pictures()
    assert images.keys() == ALL
    assert len(images) == sum(map(len, SETS)), "none is in two sets"
    assert [len(names) for names in SETS] == [6, 52, 28], "for two colours only clubs and diamonds are drawn anew"
    for name, image in images.items():
        assert re.fullmatch(r"\w{2,32}", name)
        assert len(image) <= LARGEST
        assert Image.open(BytesIO(image)).size == (128, 128)


@pytest.mark.parametrize("suit", Suit, ids=lambda suit: suit.name.lower())
def test_a_picture_has_the_colour_of_its_suit(suit: Suit) -> None:
    images = pictures()
    for two, colours in ((False, COLOURS), (True, TWO_COLOURS)):
        seen = Image.open(BytesIO(images[emoji_name(suit, two)])).convert("RGB").getcolors(1 << 24) or ()
        assert tuple(bytes.fromhex(colours[suit][1:])) in {colour for _, colour in seen}


@pytest.mark.parametrize("suit", Suit, ids=lambda suit: suit.name.lower())
def test_a_suit_is_more_than_half_as_wide_and_high_as_its_square(suit: Suit) -> None:
    images = pictures()
    for two, colours in ((False, COLOURS), (True, TWO_COLOURS)):
        image = Image.open(BytesIO(images[emoji_name(suit, two)])).convert("RGB")
        colour = tuple(bytes.fromhex(colours[suit][1:]))
        drawn = [place for place in product(range(128), range(128)) if image.getpixel(place) == colour]
        for each in zip(*drawn, strict=True):
            assert max(each) - min(each) > 128 * 0.55


def test_a_card_is_a_picture_in_a_text_and_a_rank_beside_its_suit_on_a_button() -> None:
    faces, ten = Faces(UPLOADED), Card.parse("TD")
    assert faces.complete
    assert faces.markup(ten) == "<:diamonds_10:7>"
    assert faces.seen_as("two").markup(ten) == "<:diamonds_red_10:7>"
    assert faces.seen_as("two").markup(Card.parse("QS")) == "<:spades_queen:7>"
    assert faces.button(ten) == {"label": "10", "emoji": faces.emojis["diamonds"].to_dict()}
    assert faces.button(JOKER) == {"emoji": faces.emojis["joker"].to_dict()}
    assert faces.seen_as("text").button(ten) == {"label": "10♦\N{VARIATION SELECTOR-15}"}
    assert faces.back == f"<:{BACK}:7>"


def test_an_application_that_has_only_the_suits_shows_cards_as_text_and_suits_on_buttons() -> None:
    """As after an update, until the pictures of this version are uploaded."""
    suits = Faces({name: each for name, each in UPLOADED.items() if name in SETS[0]})
    assert not suits.complete
    for card in FACES:
        assert suits.button(card) == Faces(UPLOADED).button(card)
        assert card is JOKER or suits.markup(card) == PLAIN.markup(card)


def test_the_two_colours_are_those_of_paper_cards() -> None:
    assert TWO_COLOURS[Suit.CLUBS] == TWO_COLOURS[Suit.SPADES] != TWO_COLOURS[Suit.HEARTS]
    assert TWO_COLOURS[Suit.DIAMONDS] == TWO_COLOURS[Suit.HEARTS]
    assert len(set(COLOURS.values())) == 5


@pytest.mark.parametrize("card", [*FACES], ids=str)
@pytest.mark.parametrize("look", ["four", "two"])
def test_a_drawing_with_pictures_turns_into_the_one_without(card: Card, look: Look) -> None:
    faces = Faces(UPLOADED).seen_as(look)
    for draw in (
        lambda drawn: drawn.button(card),
        lambda drawn: marked(drawn.button(card), "✓"),
        lambda drawn: drawn.empty_button,
        lambda drawn: [
            f"{drawn.markup(card)}, {drawn.back}",
            drawn.suited(card.suit, [card, card]),
        ],
    ):
        assert in_text(draw(faces)) == draw(PLAIN)
