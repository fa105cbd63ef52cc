"""Tricks as pictures: the cards in the order of play, who played them, and who took them."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw

from bot.pictures.artwork import large_face
from bot.pictures.charts import COLOURS, GROUND, INK
from bot.pictures.lettering import SCALE, font, width
from bot.pictures.png import png
from hearts import Card

WIDTH: Final = 1000
EDGE: Final = 36
MAX_CARDS_A_ROW: Final = 5
LARGEST_CARD: Final = 208
LETTERS, SMALL_LETTERS, LINE = 40, 32, 60
"""The font sizes of titles and of names, and the height of a line of text."""
TAKER: Final = COLOURS[0]
FADED: Final = 0.35
"""The opacity of a cancelled card."""

Draw = ImageDraw.ImageDraw


@dataclass(frozen=True, slots=True)
class DrawnCard:
    """A card of a trick, and the name of who played it."""

    name: str
    card: Card
    took: bool = False
    cancelled: bool = False


@dataclass(frozen=True, slots=True)
class TrickPicture:
    """The content of a picture: a line above the cards, the cards in the order of play, and a line below them."""

    title: str
    plays: tuple[DrawnCard, ...]
    verdict: str


def draw_trick(trick: TrickPicture) -> bytes:
    """The trick as a PNG, 1,000 pixels wide. This takes a few hundredths of a second: call it in a thread."""
    rows = math.ceil(len(trick.plays) / MAX_CARDS_A_ROW)
    columns = math.ceil(len(trick.plays) / rows)
    cell = (WIDTH - 2 * EDGE) / columns
    card = min(LARGEST_CARD, int(cell - 16))
    tall = card + LINE + 12
    height = EDGE * 2 + LINE * 2 + rows * tall
    image = Image.new("RGB", (WIDTH * SCALE, height * SCALE), GROUND)
    draw = ImageDraw.Draw(image)
    _write(draw, (WIDTH / 2, EDGE + LINE / 2), trick.title, LETTERS, INK, WIDTH - 2 * EDGE)
    for index, played in enumerate(trick.plays):
        row, column = divmod(index, columns)
        in_row = min(columns, len(trick.plays) - row * columns)
        middle = WIDTH / 2 + (column - (in_row - 1) / 2) * cell
        top = EDGE + LINE + row * tall + 6
        _lay(image, played, middle, top, card)
        colour = TAKER if played.took else INK
        _write(draw, (middle, top + card + LINE / 2), played.name, SMALL_LETTERS, colour, cell - 12)
    _write(draw, (WIDTH / 2, height - EDGE - LINE / 2), trick.verdict, LETTERS, TAKER, WIDTH - 2 * EDGE)
    return png(image, WIDTH, height)


def _lay(image: Image.Image, played: DrawnCard, middle: float, top: float, side: int) -> None:
    """Pastes a card: with a frame if it took the trick, faded if it was cancelled."""
    face = large_face(played.card, side * SCALE)
    if played.cancelled:
        face.putalpha(face.getchannel("A").point(lambda value: value * FADED))
    left, upper = round((middle - side / 2) * SCALE), round(top * SCALE)
    if played.took:
        inset = side * SCALE // 16 - 5 * SCALE  # a card is an eighth narrower than it is high
        rim = (left + inset, upper - 5 * SCALE, left + side * SCALE - inset, upper + (side + 5) * SCALE)
        ImageDraw.Draw(image).rounded_rectangle(rim, radius=side * SCALE // 6, fill=TAKER)
    image.paste(face, (left, upper), face)


def _write(draw: Draw, at: tuple[float, float], text: str, size: int, colour: str, room: float) -> None:
    """Draws a centred line of text, shortened to fit."""
    shown = text
    while text and width(shown, size) > room:
        text = text[:-1]
        shown = f"{text.rstrip()}…"
    draw.text((at[0] * SCALE, at[1] * SCALE), shown, fill=colour, font=font(size), anchor="mm")
