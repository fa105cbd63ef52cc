"""Lettering: every name can be written into a picture."""

from io import BytesIO

import pytest
from PIL import Image, ImageDraw

from bot.pictures.lettering import drawable, png, transliterated


def test_letters_that_the_font_has_are_drawn_as_they_are() -> None:
    text = "éñßŁőễəЖґΩἄ…−–"
    assert all(map(drawable, text))
    assert transliterated(text) == text
    assert transliterated("Jose\u0301") == "José", "written in two parts"


@pytest.mark.parametrize(
    ("name", "label"),
    [
        ("José 漢字 😀 Łoś", "José HanZi Łoś"),
        ("김철수", "GimCheolSu"),
        ("さくら🌸", "sakura"),
        ("สมชาย", "smchay"),
        ("مريم", "mrym"),
        ("𝓐𝓷𝓪", "Ana"),
        ("꧁Ben꧂", "Ben"),
        ("Z̷̢a̸lgo", "Zalgo"),
        ("🔥🐉", "fire dragon"),
        ("🌸 ☠️", "cherry blossom skull crossbones"),
        ("👨\u200d👩\u200d👧", "man woman girl"),
        ("🇩🇪", "DE"),
        ("♥", "hearts"),
        ("नमन", "nmn"),
        ("\u3164\u200b", ""),
    ],
)
def test_letters_that_the_font_lacks_are_spelled_with_others(name: str, label: str) -> None:
    assert transliterated(name) == label


def test_a_picture_is_reduced_so_that_its_edges_are_smooth() -> None:
    large = Image.new("L", (40, 20))
    ImageDraw.Draw(large).polygon([(0, 0), (40, 0), (0, 20)], fill=255)
    small = Image.open(BytesIO(png(large, 20, 10)))
    assert (small.format, small.size) == ("PNG", (20, 10))
    assert (small.getpixel((0, 0)), small.getpixel((19, 9))) == (255, 0)
    assert len(small.getcolors() or ()) > 2  # pixels on the edge are between black and white
