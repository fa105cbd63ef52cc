"""Assets: what the page shows that is ours, its files and the pictures, by the address at which it asks for them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from bot.pictures.emojis import Faces, pictures
from bot.pictures.png import png
from bot.playground.world import PEOPLE, PICTURE, World

FILES: Final = {"/playground.css": "text/css", "/playground.js": "application/javascript"}
"""The type of each of our own files of the page, by address; they are in the folder `web`."""
CDN: Final = "https://cdn.simcord.invalid"
"""The address at which the simulator says pictures are."""
SIDE: Final = 128
RED: Final = "#d3222f"
COLOURS: Final = ("#8a4fd0", "#1668c7", "#16853f", "#c2570c")


def files() -> dict[str, tuple[str, str]]:
    """Our files for the page: text and type by address."""
    folder = Path(__file__).parent / "web"
    return {address: ((folder / address[1:]).read_text("utf-8"), kind) for address, kind in FILES.items()}


def images(faces: Faces) -> dict[str, tuple[str, bytes]]:
    """The images of our emojis, by the address that the page asks for."""
    images = pictures()
    return {f"{CDN}/emojis/{emoji.id}.png": (f"{name}.png", images[name]) for name, emoji in faces.emojis.items()}


def portraits(here: World) -> dict[str, tuple[str, bytes]]:
    """The pictures of the bot and of the people, by the address that the page asks for."""
    drawn = {
        int(person.id): portrait(name, n) for n, (person, name) in enumerate(zip(here.people, PEOPLE, strict=True))
    }
    drawn[here.env.backend.bot_user.id] = emblem()
    return {f"{CDN}/avatars/{owner}/{PICTURE}.png": (f"{owner}.png", image) for owner, image in drawn.items()}


def emblem() -> bytes:
    """The bot's picture as a PNG: a white heart on red."""
    image, draw = _square(RED)
    for left in (60, 128):
        draw.ellipse((left, 72, left + 68, 140), fill="white")
    draw.polygon([(66, 124), (190, 124), (128, 200)], fill="white")
    return png(image, SIDE, SIDE)


def portrait(name: str, number: int) -> bytes:
    """A person's picture as a PNG: their initial on a colour of their own."""
    image, draw = _square(COLOURS[number % len(COLOURS)])
    draw.text((SIDE, SIDE), name[:1], fill="white", font=ImageFont.load_default(120), anchor="mm")
    return png(image, SIDE, SIDE)


def _square(colour: str) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    image = Image.new("RGB", (SIDE * 2, SIDE * 2), colour)
    return image, ImageDraw.Draw(image)
