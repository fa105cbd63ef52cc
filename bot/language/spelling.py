"""Spelling: what Spanish and French write otherwise beside certain words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

_MONTHS: Final = "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre"
_FIRST: Final = re.compile(rf"\b1(?= (?:{_MONTHS})\b)")
_AND: Final = re.compile(r"\by(?= [^\w{]*\{(\d+)\})")
"""A Spanish "and" before a field of a template."""
_SOUND_OF_AND: Final = re.compile(r"(?i)[\W_]*(?:h?[ií](?![aeou])|y(?![aeiouáéíóú]))")
"""How a word begins with the sound of "y": as Inés, Hilda and Yves, but not as Ian, Hielo and Yolanda."""


def dated(text: str, language: str) -> str:
    """A sentence in which the first day of a month is written as the language does."""
    return _FIRST.sub("1er", text) if language == "fr" else text


def linked(template: str, texts: Sequence[str], language: str) -> str:
    """A template for `str.format` with the right word for "and" before each of ``texts``."""
    if language != "es-ES" or " y " not in template:
        return template
    return _AND.sub(lambda found: "e" if _SOUND_OF_AND.match(texts[int(found[1])]) else "y", template)
