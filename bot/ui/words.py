"""Words: names of rules, cards and passes within a sentence, what speaks for and against a card and what it costs, and
how ratings and hashes are written."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from bot.language.card_names import in_words
from bot.language.names import columns, first_visible, harmless
from bot.language.wording import Translator
from bot.numerals import signed
from bot.pictures.emojis import NBSP
from bot.tables.views import TableView
from hearts import PRESETS, Card, PassTarget, Rules
from hearts.conflicts import RuleConflict
from players.hints import Drawback, Hint, Why

BULLET: Final = "• "
"""Begins a line of a list. Markdown's own lists are not used: Discord draws what stands below one as part of it."""
LINES: Final = f"\n{BULLET}"
"""Between the lines of a list."""
HAIR: Final = "\u200a"
"""The narrowest space."""
SMALL_LINE: Final = 40
"""Characters of small print that a phone shows in a line of a message."""
_PICTURE: Final = re.compile("<:[^>]+>")
"""A picture of a card in a text."""
RIGHT: Final = "✅"
"""The mark of the best choice."""
WRONG: Final = "❌"
"""The mark of a wrong answer."""
WHOLE: Final = 0.75
"""Fewer points than this are told as half a point."""


def rating(value: float, say: Translator, *, provisional: bool = False) -> str:
    """A rating as it is written everywhere: "1512", or that it is provisional, for which there is no number yet."""
    return say("rating-provisional") if provisional else str(round(value))


def rating_change(value: float, change: float) -> str:
    """The change of a rating, as the difference between the written numbers."""
    return signed(round(value) - round(value - change))


def unit(rules: Rules) -> str:
    """What stands behind an amount in a game for chips; points have no mark."""
    return f"{NBSP}🪙" if rules.scoring == "chips" else ""


def title(name: str, say: Translator) -> str:
    """The name of a preset or of a server's own rules, safe in Markdown; for rules without a name (empty), that they
    are custom ones."""
    plain = plain_title(name, say)
    return plain if name in PRESETS else harmless(plain)


def plain_title(name: str, say: Translator) -> str:
    """The same name, for places where Discord reads no Markdown."""
    if not name:
        return say("game-unnamed")
    return say(f"preset-{name}") if name in PRESETS else first_visible(name)


def games(own: Sequence[str], say: Translator) -> list[str]:
    """The names of all games of a server: its ``own``, then the presets whose names none of them has."""
    taken = {name.casefold() for name in own}
    return [*own, *(key for key in PRESETS if not taken & {say(f"preset-{key}").casefold(), key})]


def listed(
    parts: Iterable[str], say: Translator, longest: int, separator: str = ", ", counts: Sequence[int] | None = None
) -> str:
    """Parts in a row, as many as fit into ``longest`` characters but at least one; the others are counted.

    ``counts`` says how many things each part stands for, if not one; then no more parts are made than fit.
    """
    if counts is None:
        parts = [*parts]
        counts = [1] * len(parts)
    shown: list[str] = []
    length = 0
    for part in parts:
        length += len(part) + len(separator)
        if shown and length > longest:
            break
        shown.append(part)
    text, left = separator.join(shown), counts[len(shown) :]
    return say("list-more", listed=text, count=sum(left)) if left else text


def in_small_lines(parts: Iterable[str]) -> list[str]:
    """Parts with dots between them in small lines that fit a phone, so that none ends with a dot; empty ones are left
    out."""
    lines: list[str] = []
    for part in filter(None, parts):
        longer = f"{lines[-1]} · {part}" if lines else ""
        if longer and columns(_PICTURE.sub("MMM", longer)) <= SMALL_LINE:
            lines[-1] = longer
        else:
            lines.append(part)
    return [f"-# {each}" for each in lines]


def capital(words: str) -> str:
    """Words that begin a line."""
    return words[:1].upper() + words[1:]


def semicolon(say: Translator) -> str:
    """What divides parts that may contain commas."""
    return say("list-divided", first="", rest="")


def cards_in_words(cards: Iterable[Card], say: Translator, longest: int) -> str:
    """Cards in words, each with its count; see `listed`."""
    counts = Counter(cards)
    named = (
        in_words(card, say) if count == 1 else f"{count} × {in_words(card, say)}" for card, count in counts.items()
    )
    return listed(named, say, longest, counts=[*counts.values()])


def penalties_in_words(penalties: Sequence[tuple[Card, int]], say: Translator, longest: int) -> str:
    """Cards with the points that they cost; see `listed`."""
    named = (say("extra-card", card=in_words(card, say), points=points) for card, points in penalties)
    return listed(named, say, longest, counts=[1] * len(penalties))


def joined(parts: Sequence[str], say: Translator) -> str:
    """All parts, as a sentence lists them: "one, two and three"."""
    return say("list-and", first=", ".join(parts[:-1]), last=parts[-1]) if len(parts) > 1 else parts[0]


def direction(view: TableView, say: Translator) -> str:
    """Where the pass of the round goes: "3 cards to the left"."""
    target, seats = view.game.pass_target, len(view.game.players)
    ways = [say("pass-way", count=count, **_way(offset, seats)) for offset, count in target]
    return joined(ways, say) if ways else say("pass-hold")


def pass_in_words(target: PassTarget, seats: int, say: Translator) -> str:
    """A pass in a few words: "1 to the left, 1 across and 1 to the right"."""
    ways = [say("pass-cards", count=count, **_way(offset, seats)) for offset, count in target]
    return joined(ways, say) if ways else say("pass-nothing")


def _way(offset: int, seats: int) -> dict[str, str | int]:
    """The shorter way around the table to a seat, and how many steps it has."""
    left = offset % seats
    steps = min(left, seats - left)
    if 2 * left == seats:
        return {"way": "across", "steps": steps}
    side = "left" if left == steps else "right"
    return {"way": side if steps == 1 else f"far-{side}", "steps": steps}


def reasons(conflicts: Iterable[RuleConflict], say: Translator) -> list[str]:
    """Why rules make no sense together, one sentence per conflict."""
    return [
        say(f"conflict-{conflict.key}", **{name: _plain(value, say) for name, value in conflict.values.items()})
        for conflict in conflicts
    ]


def _plain(value: object, say: Translator) -> object:
    return in_words(value, say) if isinstance(value, Card) else value


def hint_lines(hint: Hint, say: Translator, *, chips: bool = False) -> list[str]:
    """What speaks for the cards of a hint, a line for each reason; a pass may have several. ``chips``: in a game for
    chips."""
    cards: dict[Why, list[Card]] = {}
    for card, why in zip(hint.cards, hint.reasons, strict=True):
        cards.setdefault(why, []).append(card)
    return [say("hint-line", cards=say.cards(those), why=_sentence(why, say, chips)) for why, those in cards.items()]


def choice_line(cards: Iterable[Card], mark: str, cost: str, told: Iterable[str], say: Translator) -> str:
    """A line of the table of choices that stands below an answer: cards, their mark, what they cost (`points_more`),
    and what else is told of them."""
    return " · ".join((NBSP.join(filter(None, (say.cards(cards), mark, cost))), *filter(None, told)))


def points_more(cost: float) -> str:
    """How many points worse than the best choice another one is, about: "+2", or "+½"."""
    return signed(round(cost)) if cost >= WHOLE else "+½"


def drawback_in_words(found: Drawback | None, say: Translator, *, points: bool = True) -> str:
    """What speaks against cards that somebody has chosen, with how many ``points`` come with a trick; empty if nothing
    certain does."""
    if found is None:
        return ""
    return say(f"drawback-{found.reason}", **_named(found, say), points=found.points if points else 0)


def drawback_line(cards: Iterable[Card], found: Drawback | None, say: Translator, *, chips: bool = False) -> str:
    """The same in a line of its own, which names the cards. ``chips`` as for a hint."""
    against = drawback_in_words(found, say, points=not chips)
    return against and say("drawback-line", cards=say.cards(cards), why=against)


def _sentence(why: Why, say: Translator, chips: bool) -> str:
    return say(f"hint-{why.reason}", **_named(why, say), points=why.points, chips=chips)


def _named(found: Why | Drawback, say: Translator) -> dict[str, str]:
    """The card and the suit that a sentence names, if it does."""
    other = say.card(found.other) if found.other is not None else ""
    return {"other": other, "suit": say("hint-suit", suit=found.suit) if found.suit is not None else ""}


def grouped(digits: str, between: str = " ") -> str:
    """The digits of a hash or a secret in groups of eight, between which a phone ends a line."""
    return between.join(digits[at : at + 8] for at in range(0, len(digits), 8))


def short_hash(commitment: str) -> str:
    """The first 32 digits of a hash, so close together that a phone shows them in one line: they are too many for
    anybody to find another secret for them."""
    return grouped(commitment[:32], HAIR)
