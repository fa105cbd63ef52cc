"""Tricks as pictures: as many cards as there are seats, and who played them."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from bot.pictures.artwork import PLATE
from bot.pictures.charts import GROUND
from cogs.table.trick_pictures import TAKER, WIDTH, DrawnCard, TrickPicture, draw_trick
from hearts.cards import ALL_CARDS, JOKER, Card


def drawn(*plays: DrawnCard, title: str = "Round 1", verdict: str = "Ana takes it") -> Image.Image:
    picture = Image.open(BytesIO(draw_trick(TrickPicture(title, plays, verdict))))
    picture.load()
    return picture.convert("RGB")


def colour(text: str) -> tuple[int, ...]:
    return tuple(bytes.fromhex(text[1:]))


def share(picture: Image.Image, of: str) -> float:
    """The share of a picture that has a colour, or nearly that colour, because reducing a picture mixes colours at
    edges."""
    near = (
        count
        for count, seen in picture.getcolors(1 << 24) or ()
        if isinstance(seen, tuple) and max(abs(one - other) for one, other in zip(seen, colour(of), strict=True)) < 12
    )
    return sum(near) / picture.size[0]


@pytest.mark.parametrize("seats", [3, 4, 5, 8, 16])
def test_every_card_is_drawn_within_the_picture(seats: int) -> None:
    cards = (*ALL_CARDS[: seats - 1], JOKER)
    plays = [DrawnCard("W" * 60, card) for card in cards]
    picture = drawn(*plays, title="long " * 60, verdict="long " * 60)
    width, height = picture.size
    assert width == WIDTH
    assert height < 1500
    assert share(picture, PLATE) > 40
    edges = [(0, 0, 8, height), (width - 8, 0, width, height), (0, 0, width, 8), (0, height - 8, width, height)]
    assert {seen for edge in edges for _, seen in picture.crop(edge).getcolors() or ()} == {colour(GROUND)}


def test_the_taker_of_the_trick_is_marked() -> None:
    cards = [Card.parse(name) for name in ("QS", "KS", "2H", "5S")]
    plain = drawn(*(DrawnCard("Ana", card) for card in cards))
    marked = drawn(*(DrawnCard("Ana", card, took=place == 1) for place, card in enumerate(cards)))
    assert share(marked, TAKER) > share(plain, TAKER) + 2


def test_cancelled_cards_fade() -> None:
    cards = [Card.parse(name) for name in ("QS", "QS", "2H", "5S")]
    whole = drawn(*(DrawnCard("Ana", card) for card in cards))
    faded = drawn(*(DrawnCard("Ana", card, cancelled=place < 2) for place, card in enumerate(cards)))
    assert share(faded, PLATE) < 0.6 * share(whole, PLATE)
