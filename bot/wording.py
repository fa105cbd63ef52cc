"""Wording: every sentence that the bot can say, from the Fluent files of a language."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

LOCALES_FOLDER: Final = Path(__file__).parent / "locales"
DEFAULT_LOCALE: Final = "en"

Say = Callable[..., str]
"""``say("key", name=value)`` gives the sentence; values may be text or numbers."""


class MissingWording(KeyError):
    """No language file has a sentence of this key."""


def languages() -> tuple[str, ...]:
    """The languages that there are files for."""
    return tuple(sorted(folder.name for folder in LOCALES_FOLDER.iterdir() if folder.is_dir()))


def best_language(locale: str) -> str:
    """The language to answer a Discord locale in: the same, one of the same tongue, or the default."""
    have = languages()
    tongue = locale.split("-")[0]
    return next((name for name in have if name == locale or name.split("-")[0] == tongue), DEFAULT_LOCALE)


@cache
def speaker(locale: str) -> Say:
    """What speaks a Discord locale; a sentence that its language lacks is said in English.

    Raises MissingWording where English lacks it too, ValueError where a value of the sentence is not given.
    """
    bundles = [_bundle(name) for name in dict.fromkeys((best_language(locale), DEFAULT_LOCALE))]

    def say(key: str, /, **values: Any) -> str:
        for bundle in bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    text, errors = bundle.format_pattern(pattern, values)
                    if errors:
                        raise ValueError(f"{key}: {errors[0]}")
                    return str(text)
        raise MissingWording(key)

    return say


@cache
def _bundle(name: str) -> FluentBundle:
    bundle = FluentBundle([name], use_isolating=False)
    for file in sorted((LOCALES_FOLDER / name).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
