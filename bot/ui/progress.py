"""Progress: which round or deal a table plays, and when it goes on by itself."""

from __future__ import annotations

from bot.language.timestamps import timestamp
from bot.language.wording import Translator
from bot.tables.views import TableView
from bot.ui.names import safe_name
from bot.ui.words import joined


def which_round(view: TableView, say: Translator) -> str:
    """The round that is being played; in a match, which of its deals."""
    return which_deal(view, say) or say("panel-round", round=view.game.number + 1)


def which_deal(view: TableView, say: Translator) -> str:
    """Which deal of a match is played, and of how many; empty outside of matches."""
    if view.deal is None or view.deals is None:
        return ""
    return say("panel-deal", deal=view.deal + 1, deals=view.deals)


def due(view: TableView) -> str:
    """When the table goes on by itself, as a timestamp that counts down; ``none`` if it waits without a limit."""
    return timestamp(view.due_at, "R") if view.due_at is not None else "none"


def asked_to_end(view: TableView, say: Translator) -> list[str]:
    """A line about those who would like to end the game, if anybody would."""
    asking = [safe_name(seat.name, say) for seat in view.people if seat.wants_end]
    return [say("end-asked", who=joined(asking, say), count=len(asking))] if asking else []
