"""Artwork: suits and whole cards, drawn by us from plain shapes. A suit can be recognised at a size of 20 pixels."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from bot.pictures.lettering import png
from hearts import JOKER, Card, Suit

SIZE: Final = 128
SCALE: Final = 4
"""Pictures are drawn this much larger and then reduced, so that edges are smooth."""

PLATE: Final = "#fbfbf7"
EDGE: Final = "#9aa0aa"
BACK: Final = "#4f5bd5"
COLOURS: Final = {
    Suit.CLUBS: "#16853f",
    Suit.DIAMONDS: "#1668c7",
    Suit.SPADES: "#16181d",
    Suit.HEARTS: "#d3222f",
    None: "#8a4fd0",
}
"""Four colours, so that no two suits in a hand look alike."""
TWO_COLOURS: Final = COLOURS | {Suit.CLUBS: COLOURS[Suit.SPADES], Suit.DIAMONDS: COLOURS[Suit.HEARTS]}
"""The colours of a paper deck, for people who are used to them."""

RANK_WIDTH, RANK_HEIGHT = 52, 86
"""The room of a rank in a text."""

Draw = ImageDraw.ImageDraw
Box = tuple[float, float, float, float]
SQUARE: Final[Box] = (0, 0, 128, 128)
UPRIGHT: Final[Box] = (8, 0, 120, 128)
LYING: Final[Box] = (0, 10, 128, 118)
"""A card in a text: its rank beside its suit, with air above and below it, where other lines are."""


@cache
def rank(card: Card) -> str:
    """The rank of a card as people write it."""
    return "★" if card is JOKER else "10" if str(card)[0] == "T" else str(card)[0]


@cache
def suit(suit: Suit | None, two_colours: bool) -> bytes:
    """A suit as a square PNG; a star for the joker (None).

    It lies on a light plate, so that black and blue are visible on a dark page and on a blue button.
    """
    image, draw = _plate(PLATE, SQUARE)
    colour = (TWO_COLOURS if two_colours else COLOURS)[suit]
    if suit is None:
        _star(draw, (64, 68), 58, colour)
    else:
        _SUITS[suit](draw, (14, 14, 114, 116), colour)
    return png(image, SIZE, SIZE)


@cache
def card(card: Card, two_colours: bool) -> bytes:
    """A card within a text as a PNG: its rank beside its suit, both as large as a square of 20 pixels lets them be."""
    colour = (TWO_COLOURS if two_colours else COLOURS)[card.suit]
    image, draw = _plate(PLATE, LYING)
    letters = Image.new("RGBA", image.size)
    _rank(ImageDraw.Draw(letters), rank(card), colour, 110, 64)
    letters = letters.crop(letters.getbbox())
    narrow = letters.resize((min(letters.width, RANK_WIDTH * SCALE), RANK_HEIGHT * SCALE))
    image.paste(narrow, (34 * SCALE - narrow.width // 2, 64 * SCALE - narrow.height // 2), narrow)
    _SUITS[card.suit or Suit.HEARTS](draw, (64, 34, 122, 96), colour)
    return png(image, SIZE, SIZE)


def large_face(card: Card, side: int) -> Image.Image:
    """A whole card, its rank above its suit, in a square of ``side`` pixels, to be pasted into a picture."""
    image, draw = _plate(PLATE, UPRIGHT)
    colour = COLOURS[card.suit]
    if card is JOKER:
        _star(draw, (64, 66), 50, colour)
    else:
        _rank(draw, rank(card), colour, 72, 31)
        _SUITS[card.suit or Suit.HEARTS](draw, (29, 64, 99, 124), colour)
    return image.resize((side, side), Image.Resampling.HAMMING)


@cache
def back() -> bytes:
    """The back of a card, as a PNG."""
    image, draw = _plate(BACK, LYING)
    for ring in range(3):
        inset = 30 + 12 * ring
        _polygon(draw, [(64, inset), (128 - inset, 64), (64, 128 - inset), (inset, 64)], ("#7f89ea", BACK, PLATE)[ring])
    return png(image, SIZE, SIZE)


def _plate(colour: str, box: Box) -> tuple[Image.Image, Draw]:
    image = Image.new("RGBA", (SIZE * SCALE, SIZE * SCALE), (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle(_scaled(box), radius=18 * SCALE, fill=colour, outline=EDGE, width=5 * SCALE)
    return image, draw


def _rank(draw: Draw, letters: str, colour: str, size: float, height: float) -> None:
    """A rank in bold letters, its middle at this height."""
    font = ImageFont.load_default(size * SCALE)
    draw.text(
        (64 * SCALE, height * SCALE),
        letters,
        fill=colour,
        font=font,
        anchor="mm",
        stroke_width=2 * SCALE,
        stroke_fill=colour,
    )


def _heart(draw: Draw, box: Box, colour: str) -> None:
    left, top, right, bottom = box
    width, height = right - left, bottom - top
    radius = width * 0.27
    for middle in (left + radius, right - radius):
        _circle(draw, middle, top + radius, radius, colour)
    _polygon(
        draw,
        [
            (left + width * 0.045, top + radius * 1.45),
            (right - width * 0.045, top + radius * 1.45),
            (left + width / 2, bottom),
        ],
        colour,
    )
    _polygon(
        draw,
        [(left + radius, top + radius), (right - radius, top + radius), (left + width / 2, top + height * 0.6)],
        colour,
    )


def _spade(draw: Draw, box: Box, colour: str) -> None:
    left, top, right, bottom = box
    width, height = right - left, bottom - top
    radius = width * 0.26
    base = top + height * 0.62
    for middle in (left + radius, right - radius):
        _circle(draw, middle, base, radius, colour)
    _polygon(
        draw,
        [
            (left + width * 0.03, base - radius * 0.35),
            (left + width / 2, top),
            (right - width * 0.03, base - radius * 0.35),
        ],
        colour,
    )
    _stem(draw, box, colour)


def _club(draw: Draw, box: Box, colour: str) -> None:
    left, top, right, bottom = box
    width, height = right - left, bottom - top
    radius = width * 0.225
    _circle(draw, left + width / 2, top + radius, radius, colour)
    for middle in (left + radius, right - radius):
        _circle(draw, middle, top + height * 0.64, radius, colour)
    _circle(draw, left + width / 2, top + height * 0.55, radius * 0.45, colour)
    _stem(draw, box, colour)


def _diamond(draw: Draw, box: Box, colour: str) -> None:
    left, top, right, bottom = box
    middle, inset = (left + right) / 2, (right - left) * 0.08
    _polygon(
        draw,
        [(middle, top), (right - inset, (top + bottom) / 2), (middle, bottom), (left + inset, (top + bottom) / 2)],
        colour,
    )


def _stem(draw: Draw, box: Box, colour: str) -> None:
    left, top, right, bottom = box
    middle, width = (left + right) / 2, right - left
    _polygon(
        draw,
        [(middle, top + (bottom - top) * 0.45), (middle + width * 0.2, bottom), (middle - width * 0.2, bottom)],
        colour,
    )


def _star(draw: Draw, middle: tuple[float, float], radius: float, colour: str) -> None:
    """A star with five points, one of them upwards."""
    points = []
    for corner in range(10):
        reach = radius if corner % 2 == 0 else radius * 0.42
        angle = math.pi * corner / 5
        points.append((middle[0] + reach * math.sin(angle), middle[1] - reach * math.cos(angle)))
    _polygon(draw, points, colour)


_SUITS: Final = {Suit.HEARTS: _heart, Suit.SPADES: _spade, Suit.CLUBS: _club, Suit.DIAMONDS: _diamond}


def _circle(draw: Draw, x: float, y: float, radius: float, colour: str) -> None:
    draw.ellipse(_scaled((x - radius, y - radius, x + radius, y + radius)), fill=colour)


def _polygon(draw: Draw, points: list[tuple[float, float]], colour: str) -> None:
    draw.polygon([(x * SCALE, y * SCALE) for x, y in points], fill=colour)


def _scaled(box: Box) -> Box:
    left, top, right, bottom = box
    return left * SCALE, top * SCALE, right * SCALE, bottom * SCALE
