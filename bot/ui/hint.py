"""A hint in words: the cards that are advised, and one sentence for each rule of thumb behind them."""

from __future__ import annotations

from bot.language.wording import Say
from hearts import Card
from players import Hint, Why


def advice(hint: Hint, say: Say) -> str:
    """A line for each reason; a pass may have several."""
    cards: dict[Why, list[Card]] = {}
    for card, why in zip(hint.cards, hint.reasons, strict=True):
        cards.setdefault(why, []).append(card)
    return "\n".join(say("hint-line", cards=say.cards(chosen), why=say(f"hint-{why}")) for why, chosen in cards.items())
