"""The deciding trick of a game, as a picture or in words: for the person who asks, or for everybody."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import discord
from PIL import Image, ImageDraw

from bot.language.names import harmless
from bot.language.wording import Translator
from bot.past import PlayedRound, deciding_trick
from bot.pictures.artwork import large_face
from bot.pictures.charts import COLOURS, GROUND, INK
from bot.pictures.lettering import SCALE, font, small_png, transliterated, width
from bot.tables.views import TableView
from bot.ui.curves import MAX_WORDS_LENGTH, TRICK_FILE, drawn_name
from bot.ui.features import replay_button
from bot.ui.hand import spoken
from bot.ui.items import GOLD, Layout, button, picture, row, screen, text
from bot.ui.names import safe_name
from hearts import Card
from hearts.cards import QUEEN_OF_SPADES
from hearts.trick import cancelled

WIDTH: Final = 1000
EDGE: Final = 36
RIM: Final = 110
"""Between a card at the side of the table and the edge of the picture."""
CLOSE: Final = 0.62
"""How far the cards of up to four seats are above or below the middle, as a share of their height with the name."""
SMALLEST_CARD, LARGEST_CARD = 55, 230
CLOTH, WOOD = "#1d4d38", "#123325"
NIGHT, GOLDEN, MOONLIGHT = "#1b2150", "#e0a526", "#c9983a"
"""A moon is a feast: a table by night with a golden edge, the moon on it, and stars."""
STARS: Final = 60
SHOCK: Final = "#b3202e"
"""What bursts out behind a queen of spades."""
TURN: Final = 2 * math.pi
LETTERS, SMALL_LETTERS, LINE = 52, 44, 64
"""The font sizes of titles and of names, and the height of a line of text."""
SMALLEST_LETTERS: Final = 30
"""As small as a long text becomes before it is shortened."""
HALO: Final = 3
APART: Final = 16
"""Between a name and what is beside it."""
TAKER: Final = COLOURS[0]
FADED: Final = 0.35
"""The opacity of a cancelled card."""
Draw = ImageDraw.ImageDraw
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class DrawnCard:
    """A card of a trick, and the name of who played it."""

    name: str
    card: Card
    took: bool = False
    cancelled: bool = False
    shock: bool = False
    """Whether it is the queen, who costs most."""


@dataclass(frozen=True, slots=True)
class TrickPicture:
    """The content of a picture: a line above the cards, the cards in the order of play, and a line below them."""

    title: str
    plays: tuple[DrawnCard, ...]
    verdict: str
    feast: bool = False
    """Whether the trick completed a moon."""


def draw_trick(trick: TrickPicture) -> bytes:
    """The trick on a table as a PNG, 1,000 pixels wide: the leader's card below, the others clockwise. This takes some
    hundredths of a second: call it in a thread."""
    seats = len(trick.plays)
    card = min(LARGEST_CARD, SMALLEST_CARD + 700 // seats)
    tall = card + LINE
    wide, high = (
        (WIDTH - card) / 2 - RIM,
        tall * (CLOSE if seats <= 4 else 1 / math.sin(TURN / seats)),
    )
    height = round(2 * (EDGE + LINE + RIM / 2 + high) + tall)
    middle = height / 2
    angles = [TURN * (1 / 4 + index / seats) for index in range(seats)]
    places = [(WIDTH / 2 + wide * math.cos(angle), middle + high * math.sin(angle)) for angle in angles]
    image = Image.new("RGB", (WIDTH * SCALE, height * SCALE), GROUND)
    draw = ImageDraw.Draw(image)
    half = high + tall / 2 + RIM / 2
    _lay_cloth(draw, middle, half, feast=trick.feast)
    if trick.feast:
        _celebrate(draw, middle, half, places, card)
    _write(draw, (WIDTH / 2, (EDGE + LINE) / 2), trick.title, LETTERS, INK, WIDTH - 2 * EDGE)
    for played, (across, down) in zip(trick.plays, places, strict=True):
        at = across, down - LINE / 2
        if played.shock:
            _star(draw, at, card * 0.74, 16, 0.76, SHOCK)
        if played.took:
            _frame(draw, at, card)
    for played, (across, down) in zip(trick.plays, places, strict=True):
        room, below = _room((across, down), places, card), (across, down + card / 2)
        _write(draw, below, played.name, SMALL_LETTERS, TAKER if played.took else INK, room, HALO)
    _write(draw, (WIDTH / 2, height - (EDGE + LINE) / 2), trick.verdict, LETTERS, TAKER, WIDTH - 2 * EDGE)
    image = image.reduce(SCALE)
    for played, (across, down) in zip(trick.plays, places, strict=True):
        _lay(image, played, (across, down - LINE / 2), card)
    return small_png(image)


def _lay_cloth(draw: Draw, middle: float, half: float, *, feast: bool) -> None:
    box = [EDGE * SCALE, (middle - half) * SCALE, (WIDTH - EDGE) * SCALE, (middle + half) * SCALE]
    cloth, edge = (NIGHT, GOLDEN) if feast else (CLOTH, WOOD)
    draw.rounded_rectangle(box, radius=half * SCALE, fill=cloth, outline=edge, width=EDGE * SCALE // 3)


def _celebrate(draw: Draw, middle: float, half: float, places: Sequence[Point], card: int) -> None:
    """Draws a moon on the table, and stars where no card or name is."""
    radius, tall = half * 0.62, card + LINE
    _circle(draw, (WIDTH / 2, middle), radius, MOONLIGHT)
    _circle(draw, (WIDTH / 2 + radius * 0.42, middle - radius * 0.16), radius * 0.86, NIGHT)
    for number in range(STARS):  # spread by the golden angle
        angle, reach = number * 2.4, math.sqrt((number + 0.5) / STARS)
        x = WIDTH / 2 + (WIDTH / 2 - 2.4 * EDGE) * reach * math.cos(angle)
        y = middle + 0.86 * half * reach * math.sin(angle)
        hidden = any(abs(x - across) < 0.7 * card and abs(y - down) < 0.6 * tall for across, down in places)
        if not hidden and math.dist((x, y), (WIDTH / 2, middle)) > radius * 1.08:
            _star(draw, (x, y), 10 + number % 3 * 6, 5, 0.42, GOLDEN)


def _frame(draw: Draw, at: Point, side: int) -> None:
    """The frame of the card that took the trick: a card is an eighth narrower than it is high."""
    wide, high = side * 7 / 16 + 8, side / 2 + 8
    box = [(at[0] - wide) * SCALE, (at[1] - high) * SCALE, (at[0] + wide) * SCALE, (at[1] + high) * SCALE]
    draw.rounded_rectangle(box, radius=side * SCALE // 6, fill=TAKER)


def _lay(image: Image.Image, played: DrawnCard, at: Point, side: int) -> None:
    """Pastes a card, faded if it was cancelled."""
    face = large_face(played.card, side)
    if played.cancelled:
        face.putalpha(face.getchannel("A").point(lambda value: value * FADED))
    image.paste(face, (round(at[0] - side / 2), round(at[1] - side / 2)), face)


def _room(place: Point, places: Sequence[Point], card: int) -> float:
    """How wide the name below a card may be: up to the edge of the picture, to names at the same height, and to cards
    that are beside it."""
    room = 2 * (min(place[0], WIDTH - place[0]) - EDGE)
    for other in places:
        across, down = abs(other[0] - place[0]), other[1] - place[1]
        if other != place and abs(down) < LINE:
            room = min(room, across - APART)
        elif 0 < down < card + LINE:
            room = min(room, 2 * across - card - APART)
    return max(room, card)


def _circle(draw: Draw, at: Point, radius: float, colour: str) -> None:
    draw.ellipse([(one + by) * SCALE for by in (-radius, radius) for one in at], fill=colour)


def _star(draw: Draw, at: Point, radius: float, points: int, depth: float, colour: str) -> None:
    """A star with so many points; ``depth``: how far its inner corners are from the middle, as a share."""
    corners = []
    for corner in range(2 * points):
        reach, angle = radius * (depth if corner % 2 else 1), TURN * corner / (2 * points)
        corners.append(((at[0] + reach * math.sin(angle)) * SCALE, (at[1] - reach * math.cos(angle)) * SCALE))
    draw.polygon(corners, fill=colour)


def _write(draw: Draw, at: Point, text: str, size: int, colour: str, room: float, halo: int = 0) -> None:
    """Draws a centred line of text, smaller if it is long, and shortened if that is not enough; a dark ``halo`` sets it
    off from what is behind it."""
    while size > SMALLEST_LETTERS and width(text, size) > room:
        size -= 2
    shown = text
    while text and width(shown, size) > room:
        text = text[:-1]
        shown = f"{text.rstrip()}…"
    where, around = (at[0] * SCALE, at[1] * SCALE), GROUND if halo else None
    draw.text(where, shown, fill=colour, font=font(size), anchor="mm", stroke_width=halo * SCALE, stroke_fill=around)


PUBLIC: Final = "public"
"""What the button that shows it to everybody says."""


def trick_picture(view: TableView, played: PlayedRound, step: int, say: Translator) -> TrickPicture:
    """What is drawn of a trick."""
    trick = played.tricks[step - 1]
    gone = cancelled(played.rules, trick.plays)
    taking, feast = _taking(played, step), _completes_moon(played, step)
    plays = tuple(
        DrawnCard(
            drawn_name(view.name_at(seat, played.number, step), seat, say),
            card,
            took=index == taking,
            cancelled=index in gone,
            shock=card is QUEEN_OF_SPADES and played.rules.queen > 0 and index not in gone and not feast,
        )
        for index, (seat, card) in enumerate(trick.plays)
    )
    title = say("deciding-title", round=played.number + 1, trick=step)
    return TrickPicture(transliterated(title), plays, transliterated(_verdict(view, played, step, say)), feast)


def trick_in_words(view: TableView, played: PlayedRound, step: int, say: Translator) -> str:
    """The picture in words, for those who do not see it."""
    cards = played.tricks[step - 1].plays
    plays = ", ".join(
        say("deciding-play", who=say.person(view.name_at(seat, played.number, step)), card=spoken(card, say))
        for seat, card in cards
    )
    title = say("deciding-title", round=played.number + 1, trick=step)
    return f"{title}. {plays}. {_verdict(view, played, step, say)}"[:MAX_WORDS_LENGTH]


def deciding(
    view: TableView, played: PlayedRound, step: int, words: str, say: Translator, *, drawn: bool, by: str = ""
) -> Layout:
    """The screen of the trick: for the person who asks, or shared ``by`` somebody with everybody. Unless it is
    ``drawn``, it is told in words."""
    asked = f"### {say('note-table', code=view.code)}"
    title = say("deciding-shared", who=safe_name(by, say), code=view.code) if by else asked
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
    if _completes_moon(played, step):
        return say("deciding-moon", who=name)
    points = played.points(step)[taker] - played.points(step - 1)[taker]
    if played.rules.scoring == "chips":
        return say("deciding-taker-chips", who=name, hearts=points)
    return say("deciding-taker", who=name, points=points)


def _completes_moon(played: PlayedRound, step: int) -> bool:
    shooter = played.result.shooter
    return shooter is not None and played.tricks[step - 1].taker == shooter and step == deciding_trick(played)


def _taking(played: PlayedRound, step: int) -> int | None:
    trick = played.tricks[step - 1]
    return next((index for index, (seat, _) in enumerate(trick.plays) if seat == trick.taker), None)
