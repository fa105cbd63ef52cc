"""QR codes: a phone can read them."""

from __future__ import annotations

from io import BytesIO

import zxingcpp
from PIL import Image

from cogs.rules import qr
from hearts import PRESETS, write_code


def test_a_reader_of_codes_reads_what_was_written() -> None:
    longest = "https://example.org/" + "0123456789" * 90
    for text in (write_code(PRESETS["black_maria"]), longest):
        (found,) = zxingcpp.read_barcodes(Image.open(BytesIO(qr.picture(text))))
        assert found.text == text


def test_the_picture_is_large_enough_to_be_scanned() -> None:
    image = Image.open(BytesIO(qr.picture(write_code(PRESETS["black_maria"]))))
    assert image.format == "PNG"
    assert 200 <= image.width == image.height <= 420
