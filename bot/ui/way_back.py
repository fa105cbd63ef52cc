"""The way back: the button on each private screen that leads to the hand, or to the result of a game that is over, or
closes the screen if there is neither."""

from __future__ import annotations

from typing import Final

from bot.language.wording import Translator
from bot.ui.actions import read_action
from bot.ui.items import ACTION_ROW, BUTTON, BUTTONS_A_ROW, MAX_COMPONENTS, Component, Layout, button, row

BACK: Final = ("hand", "close")


def with_way_back(layout: Layout, say: Translator, table: int | None, *, over: bool = False) -> Layout:
    """The screen with a button back to the hand at that table (if it is ``over``, to its result), or *Close* if
    ``table`` is None. A screen that already leads back, as *No* does from a question, or has no room for more stays as
    it is."""
    (whole,) = layout.to_components()
    parts: list[Component] = whole["components"]
    if layout.leads_back or _leads_back(parts) or layout.total_children_count + 2 > MAX_COMPONENTS:
        return layout
    way = close(say)
    if table is not None:
        way = button("hand", table, label=say("button-to-result" if over else "button-to-hand"))
    last = parts[-1]["components"] if parts[-1]["type"] == ACTION_ROW else []
    if last and last[0]["type"] == BUTTON and len(last) < BUTTONS_A_ROW:
        parts = [*parts[:-1], row(*last, way)]
    else:
        parts = [*parts, row(way)]
    return Layout([{**whole, "components": parts}])


def close(say: Translator) -> Component:
    """The button that closes a private screen."""
    return button("close", label=say("button-close"))


def _leads_back(parts: list[Component]) -> bool:
    actions = (read_action(item) for part in parts for item in part.get("components", ()))
    return any(action is not None and action.verb in BACK for action in actions)
