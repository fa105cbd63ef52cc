"""Words: names of rules, cards and passes within a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

import discord

from bot.language.wording import Say
from hearts import JOKER, PRESETS, Card, PassTarget
from hearts.objections import Objection


def title(name: str, say: Say) -> str:
    """The name of a preset or of a server's own rules, fit to be shown in Markdown."""
    plain = plain_title(name, say)
    return plain if name in PRESETS else discord.utils.escape_mentions(discord.utils.escape_markdown(plain))


def plain_title(name: str, say: Say) -> str:
    """The same name where Discord reads no Markdown."""
    return say(f"preset-{name}") if name in PRESETS else re.sub(r"\s+", " ", name).strip() or "?"


def typed(name: str) -> str:
    """A name as it is to be typed, fit to stand between backticks."""
    return discord.utils.escape_mentions(name.replace("`", "'"))


def in_words(card: Card, say: Say) -> str:
    """A card within a sentence: "the **queen of spades** counts 13"."""
    if card is JOKER:
        return say("card-words-joker")
    return say("card-words", rank=str(card)[0], suit=str(card)[1])


def cards_in_words(cards: Mapping[Card, int] | Iterable[Card], say: Say, most: int) -> str:
    """Cards in words, the first so many of them; with a mapping, how often each."""
    counts = cards if isinstance(cards, Mapping) else dict.fromkeys(cards, 1)
    named = [
        in_words(card, say) if count == 1 else f"{count} × {in_words(card, say)}" for card, count in counts.items()
    ]
    if len(named) > most:
        return say("cards-more", cards=", ".join(named[:most]), count=sum([*counts.values()][most:]))
    return ", ".join(named)


def pass_in_words(target: PassTarget, seats: int, say: Say) -> str:
    """A pass in a few words: "1 left, 1 across and 1 right"."""
    parts = [
        say("pass-cards", count=count, way=_way(offset, seats), steps=min(offset % seats, -offset % seats))
        for offset, count in target
    ]
    if not parts:
        return say("pass-nothing")
    return say("list-and", first=", ".join(parts[:-1]), last=parts[-1]) if len(parts) > 1 else parts[0]


def _way(offset: int, seats: int) -> str:
    steps = offset % seats
    if 2 * steps == seats:
        return "across"
    if steps in (1, seats - 1):
        return "left" if steps == 1 else "right"
    return "far-left" if 2 * steps < seats else "far-right"


def reasons(objections: Iterable[Objection], say: Say) -> list[str]:
    """Why rules make no sense together, a sentence each."""
    return [
        say(f"objection-{objection.key}", **{name: _plain(value, say) for name, value in objection.values.items()})
        for objection in objections
    ]


def _plain(value: object, say: Say) -> object:
    return in_words(value, say) if isinstance(value, Card) else value
