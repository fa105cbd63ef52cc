"""Notices on a panel: which card plays itself, what was done when the time was up, and that the round can be ended."""

from __future__ import annotations

from collections.abc import Iterator

from bot.language.wording import Translator
from bot.tables.automatic_moves import surprise
from bot.tables.views import TableView
from bot.ui.moons import chosen_late


def notices(view: TableView, say: Translator, *, ends: bool) -> Iterator[str]:
    """A line for each thing that the person should know; none if there is nothing unusual. ``ends``: the round is
    settled."""
    if view.missed is not None:
        yield _missed(view, say)
    if view.autoplay is not None:
        chosen = view.premove is not None and len(set(view.game.legal)) > 1
        yield "-# " + say("panel-by-itself", card=say.card(view.autoplay), why="premove" if chosen else "only")
    elif view.premove is not None and not view.game.my_turn:
        yield "-# " + say("panel-premove", card=say.card(view.premove.card))
    elif view.premove is not None and (reason := surprise(view.game, view.premove)) is not None:
        yield say("panel-premove-asked", card=say.card(view.premove.card), why=say(f"premove-{reason}"))
    if ends:
        yield say("panel-claim")


def _missed(view: TableView, say: Translator) -> str:
    """That a computer player moved for the person, or has been doing so for some time."""
    assert view.missed is not None
    assert view.me is not None
    missed, card = view.missed, view.missed.card
    if view.seats[view.me].away:
        return say("panel-stood-in", round=missed.round, trick=missed.trick)
    if card is not None:
        return say("panel-time-was-up", card=say.card(card))
    return chosen_late(view, say) or say("panel-time-was-up-else")
