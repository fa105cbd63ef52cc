"""PNG: the file of a picture that was drawn larger than it is shown."""

from __future__ import annotations

from io import BytesIO

from PIL import Image


def png(image: Image.Image, width: int, height: int) -> bytes:
    """The picture as a PNG of this size."""
    file = BytesIO()
    image.resize((width, height), Image.Resampling.LANCZOS).save(file, "PNG", optimize=True)
    return file.getvalue()
