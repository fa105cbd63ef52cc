"""The deciding trick of a game, as a picture or in words: for the person who asks, or for everybody."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

import discord
from PIL import Image, ImageDraw

from bot.language.names import harmless
from bot.language.wording import Translator
from bot.past import PlayedRound, deciding_trick
from bot.pictures.artwork import large_face
from bot.pictures.charts import COLOURS, GROUND, INK
from bot.pictures.lettering import SCALE, font, png, transliterated, width
from bot.tables.views import TableView
from bot.ui.curves import MAX_WORDS_LENGTH, TRICK_FILE, drawn_name
from bot.ui.features import replay_button
from bot.ui.hand import spoken
from bot.ui.items import GOLD, Layout, button, picture, row, screen, text
from bot.ui.names import safe_name
from hearts import Card
from hearts.trick import cancelled

WIDTH: Final = 1000
EDGE: Final = 36
RIM: Final = 96
"""Between a card at the side of the table and the edge of the picture."""
CLOSE: Final = 0.8
"""How far the cards of up to four seats are above or below the middle, as a share of their height with the name."""
SMALLEST_CARD, LARGEST_CARD = 55, 190
CLOTH, WOOD = "#1d4d38", "#123325"
TURN: Final = 2 * math.pi
LETTERS, SMALL_LETTERS, LINE = 42, 36, 60
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
    """The trick on a table as a PNG, 1,000 pixels wide: the leader's card below, the others clockwise. This takes about
    a tenth of a second: call it in a thread."""
    seats = len(trick.plays)
    card = min(LARGEST_CARD, SMALLEST_CARD + 640 // seats)
    tall = card + LINE
    wide, high = (
        (WIDTH - card) / 2 - max(RIM, 240 - 20 * seats),
        tall * (CLOSE if seats <= 4 else 1 / math.sin(TURN / seats)),
    )
    height = round(2 * (EDGE + LINE + RIM / 2 + high) + tall)
    middle = height / 2
    image = Image.new("RGB", (WIDTH * SCALE, height * SCALE), GROUND)
    draw = ImageDraw.Draw(image)
    _lay_cloth(draw, middle, high + tall / 2 + RIM / 2)
    _write(draw, (WIDTH / 2, EDGE + LINE / 2), trick.title, LETTERS, INK, WIDTH - 2 * EDGE)
    for index, played in enumerate(trick.plays):
        angle = TURN * (1 / 4 + index / seats)
        across, top = WIDTH / 2 + wide * math.cos(angle), middle + high * math.sin(angle) - tall / 2
        _lay(image, played, across, top, card)
        colour = TAKER if played.took else INK
        _write(
            draw, (across, top + card + LINE / 2), played.name, SMALL_LETTERS, colour, max(card, 4 * WIDTH / 5 / seats)
        )
    _write(draw, (WIDTH / 2, height - EDGE - LINE / 2), trick.verdict, LETTERS, TAKER, WIDTH - 2 * EDGE)
    return png(image, WIDTH, height)


def _lay_cloth(draw: Draw, middle: float, half: float) -> None:
    box = [EDGE * SCALE, (middle - half) * SCALE, (WIDTH - EDGE) * SCALE, (middle + half) * SCALE]
    draw.rounded_rectangle(box, radius=half * SCALE, fill=CLOTH, outline=WOOD, width=EDGE * SCALE // 3)


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


PUBLIC: Final = "public"
"""What the button that shows it to everybody says."""


def trick_picture(view: TableView, played: PlayedRound, step: int, say: Translator) -> TrickPicture:
    """What is drawn of a trick."""
    trick = played.tricks[step - 1]
    gone = cancelled(played.rules, trick.plays)
    taking = _taking(played, step)
    plays = tuple(
        DrawnCard(drawn_name(view.name_at(seat, played.number, step), seat, say), card, index == taking, index in gone)
        for index, (seat, card) in enumerate(trick.plays)
    )
    title = say("deciding-title", round=played.number + 1, trick=step, tricks=played.last_step)
    return TrickPicture(transliterated(title), plays, transliterated(_verdict(view, played, step, say)))


def trick_in_words(view: TableView, played: PlayedRound, step: int, say: Translator) -> str:
    """The picture in words, for those who do not see it."""
    cards = played.tricks[step - 1].plays
    plays = ", ".join(
        say("deciding-play", who=say.person(view.name_at(seat, played.number, step)), card=spoken(card, say))
        for seat, card in cards
    )
    title = say("deciding-title", round=played.number + 1, trick=step, tricks=played.last_step)
    return f"{title}. {plays}. {_verdict(view, played, step, say)}"[:MAX_WORDS_LENGTH]


def deciding(
    view: TableView, played: PlayedRound, step: int, words: str, say: Translator, *, drawn: bool, by: str = ""
) -> Layout:
    """The screen of the trick: for the person who asks, or shared ``by`` somebody with everybody. Unless it is
    ``drawn``, it is told in words."""
    title = (
        say("deciding-shared", who=safe_name(by, say), code=view.code)
        if by
        else say("deciding-heading", code=view.code)
    )
    show = button("share", view.id, arg=PUBLIC, label=say("button-share-public"), style=discord.ButtonStyle.primary)
    offered = not by and view.me is not None and view.kind.public
    replay = replay_button(view.id, say, played.number, step)
    return screen(
        text(title, "" if drawn else harmless(words)),
        *([picture(TRICK_FILE, words)] if drawn else []),
        row(*([show] if offered else []), replay),
        colour=GOLD,
    )


def _verdict(view: TableView, played: PlayedRound, step: int, say: Translator) -> str:
    taker = played.tricks[step - 1].taker
    if taker is None:
        return say("deciding-nobody")
    name = say.person(view.name_at(taker, played.number, step))
    if played.result.shooter == taker and step == deciding_trick(played):
        return say("deciding-moon", who=name)
    points = played.points(step)[taker] - played.points(step - 1)[taker]
    if played.rules.scoring == "chips":
        return say("deciding-taker-chips", who=name, hearts=points)
    return say("deciding-taker", who=name, points=points)


def _taking(played: PlayedRound, step: int) -> int | None:
    trick = played.tricks[step - 1]
    return next((index for index, (seat, _) in enumerate(trick.plays) if seat == trick.taker), None)
