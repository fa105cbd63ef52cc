"""Faces: the pictures of the cards, under names that Discord takes."""

from __future__ import annotations

import re
from io import BytesIO

import pytest
from PIL import Image

from bot.pictures.artwork import COLOURS, TWO_COLOURS
from bot.pictures.emojis import IN_TWO_COLOURS, NEEDED, emoji_name, pictures
from hearts import Card, Suit

LARGEST = 256 * 1024


def test_every_picture_is_one_that_discord_takes() -> None:
    images = pictures()
    assert images.keys() == NEEDED | IN_TWO_COLOURS
    assert len(IN_TWO_COLOURS) == 26, "only clubs and diamonds are drawn anew"
    for name, image in images.items():
        assert re.fullmatch(r"\w{2,32}", name)
        assert len(image) <= LARGEST
        assert Image.open(BytesIO(image)).size == (128, 128)


@pytest.mark.parametrize("code", ["QC", "7D", "TS", "AH"])
def test_a_card_has_the_colour_of_its_suit(code: str) -> None:
    card, images = Card.parse(code), pictures()
    for two, colours in ((False, COLOURS), (True, TWO_COLOURS)):
        seen = Image.open(BytesIO(images[emoji_name(card, two)])).convert("RGB").getcolors(1 << 24) or ()
        assert tuple(bytes.fromhex(colours[card.suit][1:])) in {colour for _, colour in seen}


def test_two_colours_are_those_of_paper() -> None:
    assert TWO_COLOURS[Suit.CLUBS] == TWO_COLOURS[Suit.SPADES] != TWO_COLOURS[Suit.HEARTS]
    assert TWO_COLOURS[Suit.DIAMONDS] == TWO_COLOURS[Suit.HEARTS]
    assert len(set(COLOURS.values())) == 5
