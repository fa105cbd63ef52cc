"""Rules in words: what a table plays, and where that differs from the standard."""

from __future__ import annotations

from bot.table import TableView
from bot.ui.items import Layout, screen, text
from bot.ui.look import GREY
from bot.wording import Say
from hearts import Rules


def rules_line(view: TableView, say: Say) -> str:
    """The rules of a table in one line."""
    ends = (
        say("ends-rounds", rounds=view.rules.end_rounds)
        if view.rules.end == "rounds"
        else say("ends-score", score=view.rules.end_score)
    )
    return say("rules-line", preset=say(f"preset-{view.preset}"), ends=ends, pace=say(f"pace-{view.pace}"))


def rules(view: TableView, say: Say) -> Layout:
    """The rules of a table, explained to a reader."""
    return screen(
        text(say("rules-title", preset=say(f"preset-{view.preset}"))),
        text(*explained(view.rules, say)),
        text(say("rules-pace", pace=say(f"pace-{view.pace}"))),
        colour=GREY,
    )


def explained(rules: Rules, say: Say) -> list[str]:
    """Each paragraph of the rules as a sentence."""
    return [
        say("rule-deal", seats=rules.seats, cards=rules.deck.hand_size),
        say("rule-passing", passing=rules.passing, count=rules.pass_count),
        say("rule-opening", opening=rules.opening),
        say("rule-follow"),
        say("rule-first-trick", points=rules.first_trick_points),
        say("rule-breaking", breaking=rules.breaking),
        say("rule-points", hearts=rules.heart_values, queen=rules.queen),
        say("rule-moon", moon=rules.moon, points=rules.moon_points or rules.deck.total),
        say("rule-end", end=rules.end, score=rules.end_score, rounds=rules.end_rounds),
    ]
