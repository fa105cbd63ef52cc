"""Spelling: what Spanish and French write otherwise beside certain words."""

from __future__ import annotations

import pytest

from bot.language.wording import Translator


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("Inés", "e"),
        ("**Íñigo**", "e"),
        ("🤖 **Hilda**", "e"),
        ("yves", "e"),
        ("Ana", "y"),
        ("Yolanda", "y"),
        ("Hiele", "y"),
        ("Ian", "y"),
        ("3", "y"),
        ("", "y"),
    ],
)
def test_and_is_another_word_in_spanish_before_a_name_that_begins_with_its_sound(name: str, word: str) -> None:
    say = Translator("es-ES")
    assert say("list-and", first="Ben", last=name) == f"Ben {word} {name}"
    assert Translator("pt-BR")("list-and", first="Ben", last=name) == f"Ben e {name}"


def test_what_somebody_is_called_stays_as_it_is() -> None:
    assert Translator("es-ES")("list-and", first="Ben y Inés", last="{0} y {1}") == "Ben y Inés y {0} y {1}"
