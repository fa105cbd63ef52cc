"""Wording: translates keys to sentences, from the Fluent files of each language."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.numerals import MINUS
from bot.pictures.emojis import PLAIN, Faces
from hearts import Card

LOCALES_FOLDER: Final = Path(__file__).parent / "locales"
FEATURES_FOLDER: Final = Path(__file__).parents[2] / "cogs"
"""Each feature has its sentences in its own folder, in ``words/<language>.ftl``."""
ENGLISH: Final = "en"
"""The language that has every sentence; it is used for readers whose language is not available."""
SPANISH: Final = "es-ES"
MAX_SENTENCES: Final = 8_192
"""How many formatted sentences are cached: the same ones come back with every press."""
FORMER: Final = "Former player"
"""What is stored as the name of a person whose data was deleted."""
MARKS: Final = tuple(map(chr, range(0xFDD0, 0xFDF0)))
"""Characters that no text has (noncharacters of Unicode), more than any sentence has values. A sentence is formatted
with a mark for each text on which its wording does not depend, as a name; so it is cached once for all of them."""
FIELDS: Final = str.maketrans({mark: f"{{{n}}}" for n, mark in enumerate(MARKS)} | {"{": "{{", "}": "}}"})
"""What takes the place of marks, and of braces, in a template."""
NEGATIVE: Final = re.compile(r"(?<![\w.])-(?=\d)")
"""The hyphen of a negative number, which Fluent does not write with a minus sign."""
_MONTHS: Final = "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre"
_FIRST: Final = re.compile(rf"\b1(?= (?:{_MONTHS})\b)")
_AND: Final = re.compile(r"\by(?= [^\w{]*\{(\d+)\})")
"""A Spanish "and" before a field of a template."""
_SOUND_OF_AND: Final = re.compile(r"(?i)[\W_]*(?:h?[ií](?![aeou])|y(?![aeiouáéíóú]))")
"""How a word begins with the sound of "y": as Inés, Hilda and Yves, but not as Ian, Hielo and Yolanda."""


class MissingWording(KeyError):
    """No language file has a sentence with this key."""


@cache
def languages() -> tuple[str, ...]:
    """The languages that have files, sorted."""
    return tuple(sorted(folder.name for folder in LOCALES_FOLDER.iterdir() if folder.is_dir()))


def word_files(language: str) -> list[Path]:
    """The files with the sentences of a language: those of what all features use, and those of each feature."""
    return sorted((LOCALES_FOLDER / language).glob("*.ftl")) + sorted(FEATURES_FOLDER.glob(f"*/words/{language}.ftl"))


@cache
def spoken(locale: str) -> str | None:
    """Our language for a Discord locale: the same one, or another variant of it; None if there are no files for it."""
    tongue = locale.split("-")[0]
    return next((name for name in languages() if name == locale or name.split("-")[0] == tongue), None)


def best_language(locale: str) -> str:
    """Our language for a Discord locale, or English."""
    return spoken(locale) or ENGLISH


class Translator:
    """Translates for one reader: ``say("key", name=value)`` returns a sentence in their language.

    ``"key.attribute"`` is an attribute of a message, as commands have them. Cards are shown as the reader sees them: as
    pictures if there are any, else as rank and suit.
    """

    def __init__(self, locale: str, faces: Faces = PLAIN) -> None:
        self.faces = faces
        self.language = best_language(locale)
        """Our language for the reader's."""
        self._variants = _read(self.language)[1]
        self.reader = self.language, faces
        """A key that is equal for readers who get the same text."""

    def __call__(self, key: str, /, **values: Hashable) -> str:
        """Formats a sentence; one that the language lacks is in English. A bool is passed to it as "yes" or "no".

        Raises MissingWording if English lacks the sentence too, and ValueError if a value of the sentence is missing.
        """
        texts: list[str] = []
        for name, value in values.items():
            if type(value) is str and value not in self._variants:
                values[name] = MARKS[len(texts)]
                texts.append(value)
        template = _template(self.language, key, **values)
        if self.language == SPANISH and " y " in template:
            template = linked(template, texts)
        return template.format(*texts)

    def person(self, name: str) -> str:
        """The name of a person; for `FORMER` the words of the reader's language."""
        return self("former-player") if name == FORMER else name

    def card(self, card: Card) -> str:
        """The markup of a card within a sentence."""
        return self.faces.markup(card)

    def cards(self, cards: Iterable[Card]) -> str:
        """The markup of several cards in a row."""
        return " ".join(map(self.card, cards))


@lru_cache(MAX_SENTENCES, typed=True)
def _template(language: str, key: str, /, **values: Hashable) -> str:
    """A sentence for `str.format`, with a field for each text that a mark stands for."""
    told = {name: ("yes" if value else "no") if isinstance(value, bool) else value for name, value in values.items()}
    for name in dict.fromkeys((language, ENGLISH)):
        bundle, *_ = _read(name)
        pattern = _pattern(bundle, key)
        if pattern is not None:
            text, errors = bundle.format_pattern(pattern, told)
            if errors:
                raise ValueError(f"{key}: {errors[0]}")
            return dated(NEGATIVE.sub(MINUS, str(text)), name).translate(FIELDS)
    raise MissingWording(f"no file of words in English has {key}")


def _pattern(bundle: FluentBundle, key: str) -> Any:
    name, _, attribute = key.partition(".")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


class _Variants(Visitor):
    """Collects the names of the variants among which sentences choose."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_Variant(self, node: ast.Variant) -> None:
        if isinstance(node.key, ast.Identifier):
            self.names.add(node.key.name)
        self.visit(node.value)


def keys() -> frozenset[str]:
    """The keys of all sentences. Those of a feature that is left out are missing."""
    return _read(ENGLISH)[2]


@cache
def _read(language: str) -> tuple[FluentBundle, frozenset[str], frozenset[str]]:
    """The sentences of a language, the names of all variants in them and in the English ones, and their keys."""
    bundle, variants, found = FluentBundle([language], use_isolating=False), _Variants(), set[str]()
    for file in word_files(language):
        resource = FluentParser(with_spans=False).parse(file.read_text("utf-8"))
        bundle.add_resource(resource)
        variants.visit(resource)
        found |= {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}
    others = _read(ENGLISH)[1] if language != ENGLISH else frozenset[str]()
    return bundle, others | variants.names, frozenset(found)


def dated(text: str, language: str) -> str:
    """A sentence in which the first day of a month is written as the language does."""
    return _FIRST.sub("1er", text) if language == "fr" else text


def linked(template: str, texts: Sequence[str]) -> str:
    """A Spanish template for `str.format` with the right word for "and" before each of ``texts``."""
    return _AND.sub(lambda found: "e" if _SOUND_OF_AND.match(texts[int(found[1])]) else "y", template)
