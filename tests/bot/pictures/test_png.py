"""Tests of the files of pictures."""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageDraw

from bot.pictures.png import png


def test_a_picture_is_reduced_so_that_its_edges_are_smooth() -> None:
    large = Image.new("L", (40, 20))
    ImageDraw.Draw(large).polygon([(0, 0), (40, 0), (0, 20)], fill=255)
    small = Image.open(BytesIO(png(large, 20, 10)))
    assert (small.format, small.size) == ("PNG", (20, 10))
    assert (small.getpixel((0, 0)), small.getpixel((19, 9))) == (255, 0)
    assert len(small.getcolors() or ()) > 2  # pixels on the edge are between black and white
