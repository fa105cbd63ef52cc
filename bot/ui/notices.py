"""Notices on a panel: which card plays itself, what is done when the time is up, and that the round can be ended."""

from __future__ import annotations

from bot.language.wording import Translator
from bot.tables.automatic_moves import surprise
from bot.tables.views import TableView
from hearts import MoonEffect


def notice(view: TableView, say: Translator, *, ends: bool) -> str:
    """A line that the round is settled (``ends``), or about the card that will be played for the person, or was not.
    Empty if there is nothing unusual."""
    if ends:
        return "-# " + say("panel-claim", left=_left(view))
    if view.autoplay is not None:
        chosen = view.premove is not None and view.game.has_choice
        return "-# " + say("panel-by-itself", card=say.card(view.autoplay), why="premove" if chosen else "only")
    if view.premove is not None and not view.game.my_turn:
        return "-# " + say("panel-premove", card=say.card(view.premove.card))
    if view.premove is not None and (reason := surprise(view.game, view.premove)) is not None:
        return "-# " + say("panel-premove-asked", card=say.card(view.premove.card), why=say(f"premove-{reason}"))
    return ""


def _left(view: TableView) -> str:
    """What is still to be taken in a settled round: points, or with them a moon. They are the reader's own: who takes
    them would else not be certain. Nothing in a game for chips, where hearts cost them."""
    game, rules = view.game, view.rules
    cards = (*game.hand, *game.unseen, *(game.trick.cards if game.trick else ()))
    if rules.scoring != "points" or not any(game.deck.points.get(card) for card in cards):
        return "no"
    alone = not any(points for seat, points in enumerate(game.points) if seat != view.me)
    return "moon" if alone and rules.moon != "off" and not rules.moon_needs_bonus else "points"


def missed_turn(view: TableView, say: Translator) -> str:
    """That a computer player moved for the person, or has been doing so for some time; else empty."""
    missed = view.missed
    if missed is None:
        return ""
    if view.away:
        return say("panel-stood-in", round=missed.round, trick=missed.trick)
    if missed.card is not None:
        return say("panel-time-was-up", card=say.card(missed.card))
    return chosen_late(view, say) or say("panel-time-was-up-else")


def choice_in_words(effect: MoonEffect, up: int, down: int, say: Translator) -> str:
    """What a moon does, as the button says that chooses it."""
    return say("button-moon-up", points=up) if effect == "others_up" else say("button-moon-down", points=down)


def chosen_in_time(view: TableView, say: Translator) -> str:
    """What will be chosen for somebody who does not choose in time; empty if there is no time limit."""
    shot, effect = view.game.shot, view.moon_when_late
    if shot is None or effect is None or view.due_at is None:
        return ""
    return say("panel-moon-when-late", choice=choice_in_words(effect, shot.up, shot.down, say))


def chosen_late(view: TableView, say: Translator) -> str | None:
    """What a moon does, for a person who has not chosen in time; None if they missed something else."""
    rounds, missed = view.game.rounds, view.missed
    if missed is None or missed.card is not None or not 0 < missed.round <= len(rounds):
        return None
    result, rules = rounds[missed.round - 1], view.rules
    if result.effect is None or result.shooter != view.me or rules.moon != "choice":
        return None
    up, down = (rules.sun_up, rules.sun_down) if result.sun else (rules.moon_up, rules.moon_down)
    choice = choice_in_words(result.effect, up, down, say)
    return say("panel-time-was-up-moon", choice=choice)
