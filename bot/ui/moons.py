"""Moons in words: why a shooter could not choose what a moon does, and what is chosen when the time is up."""

from __future__ import annotations

from bot.language.wording import Translator
from bot.tables.views import TableView
from hearts import MoonEffect, RoundResult


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


def no_choice(view: TableView, result: RoundResult, say: Translator) -> list[str]:
    """Why a shooter was not asked what the moon does, if the rules ask others."""
    rules, rounds = view.rules, view.game.rounds
    if result.shooter is None or rules.moon != "choice":
        return []
    before = rounds[result.number - 1].totals[result.shooter] if result.number else 0
    least = rules.moon_choice_from
    return [] if before >= least else [say("headline-moon-no-choice", **{"from": least})]
