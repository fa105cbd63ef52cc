"""Wording: every sentence that the bot can say, from the Fluent files of a language."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from bot.pictures.emojis import GAP, PLAIN, Faces
from hearts import Card

LOCALES_FOLDER: Final = Path(__file__).parent / "locales"
ENGLISH: Final = "en"
"""The language in which every sentence is there; whoever's own is not spoken reads it."""
MOST_SENTENCES: Final = 8_192
"""That are kept as they were last said: the same ones come back with every press."""


class MissingWording(KeyError):
    """No language file has a sentence of this key."""


@cache
def languages() -> tuple[str, ...]:
    """The languages that there are files for."""
    return tuple(sorted(folder.name for folder in LOCALES_FOLDER.iterdir() if folder.is_dir()))


@cache
def spoken(locale: str) -> str | None:
    """The language of a Discord locale: the same, or one of the same tongue; None where there are no files for it."""
    tongue = locale.split("-")[0]
    return next((name for name in languages() if name == locale or name.split("-")[0] == tongue), None)


def best_language(locale: str) -> str:
    """The language to answer a Discord locale in: the one it speaks, or English."""
    return spoken(locale) or ENGLISH


class Translator:
    """Speaks to one reader: ``say("key", name=value)`` gives a sentence in their language.

    ``"key.attribute"`` is an attribute of a message, as commands have. Cards are shown as the reader sees them: as
    pictures where there are any, else as rank and suit.
    """

    def __init__(self, locale: str, faces: Faces = PLAIN) -> None:
        self.faces = faces
        self._language = best_language(locale)

    @property
    def reader(self) -> tuple[str, int]:
        """Equal for readers who are told everything alike, for as long as their pictures are in use."""
        return self._language, id(self.faces)

    def __call__(self, key: str, /, **values: Hashable) -> str:
        """A sentence that the language lacks is said in English. What is true or false is "yes" or "no" in it.

        Raises MissingWording where English lacks it too, ValueError where a value of the sentence is not given.
        """
        return _sentence(self._language, key, **values)

    def card(self, card: Card) -> str:
        """A card within a sentence."""
        return self.faces.markup(card)

    def cards(self, cards: Iterable[Card]) -> str:
        """Several cards in a row."""
        return GAP.join(map(self.card, cards))


@lru_cache(MOST_SENTENCES, typed=True)
def _sentence(language: str, key: str, /, **values: Hashable) -> str:
    told = {name: ("yes" if value else "no") if isinstance(value, bool) else value for name, value in values.items()}
    for name in dict.fromkeys((language, ENGLISH)):
        bundle = _bundle(name)
        pattern = _pattern(bundle, key)
        if pattern is not None:
            text, errors = bundle.format_pattern(pattern, told)
            if errors:
                raise ValueError(f"{key}: {errors[0]}")
            return str(text)
    raise MissingWording(key)


def _pattern(bundle: FluentBundle, key: str) -> Any:
    name, _, attribute = key.partition(".")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


@cache
def _bundle(name: str) -> FluentBundle:
    bundle = FluentBundle([name], use_isolating=False)
    for file in sorted((LOCALES_FOLDER / name).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
