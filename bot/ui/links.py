"""Links: buttons that lead from one feature's screens to another feature, drawn where that is loaded."""

from __future__ import annotations

from collections.abc import Collection

from bot.language.wording import Translator
from bot.tables.views import TableView
from bot.ui.items import Component, button

_loaded: Collection[str] | None = None
"""The verbs of the features that the bot has loaded; None before there is a bot, as in tests of screens."""


def load(verbs: Collection[str]) -> None:
    """Says which verbs have a handler."""
    global _loaded
    _loaded = frozenset(verbs)  # not the handlers, through which it would hold their bot


def loaded(*buttons: Component) -> list[Component]:
    """Those of the buttons whose feature is loaded."""
    return [each for each in buttons if _loaded is None or each["custom_id"].split(":")[2] in _loaded]


def hint_link(view: TableView, *, disabled: bool = False) -> list[Component]:
    """The button that asks for a hint: a picture without words, so that it is as wide in every language."""
    return loaded(button("hint", view.id, view.game.prompt, emoji="💡", disabled=disabled))


def review_link(table_id: int, say: Translator) -> list[Component]:
    """The button that leads to the review of a finished game."""
    return loaded(button("review", table_id, label=say("button-review")))


def leaderboard_link(division: str, say: Translator) -> list[Component]:
    """The button that leads to the best rated of a division, as its feature writes it."""
    return loaded(button("ranking", arg=f"open.rating.all-time.{division}", label=say("button-leaderboard")))
