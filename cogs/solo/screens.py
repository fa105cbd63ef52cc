"""Solo: the screens that only a solo game has: between its rounds, at its end, and its settings."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import discord

from bot.language.wording import Translator
from bot.tables.pace import SPEEDS
from bot.tables.views import Status, TableView
from bot.ui.actions import Action, write_answer
from bot.ui.choices import options_of
from bot.ui.features import may_check, replay_button, review_link
from bot.ui.items import (
    BLUE,
    GOLD,
    PURPLE,
    Component,
    Layout,
    button,
    question,
    row,
    screen,
    select,
    switch,
    text,
)
from bot.ui.progress import settings_button
from bot.ui.results import headlines, ready_on_panel, score_table, share_button, steps, verdict
from bot.ui.tabletop import last_trick_line
from bot.ui.words import title
from cogs.solo.games import SOLO
from hearts import Phase
from hearts.round import FIRST_TRICK, PROMPTS_A_ROUND, round_of
from players import LEVELS

FROM_SURE: Final = "from.sure"
"""What the button adds of somebody who wants to play on though that ends a study."""


def play_now(say: Translator) -> Component:
    """The button that begins a solo game, or continues the present one."""
    return button(SOLO.name, label=say("button-play-now"), emoji="♥️", style=discord.ButtonStyle.success)


def between(view: TableView, say: Translator, note: str) -> Layout:
    """The screen after a round or a game; the next one begins when its person likes."""
    result, over = view.game.rounds[-1], view.game.phase is Phase.OVER
    trick = last_trick_line(view, say)
    # What begins something is first to the eye, but not where "End round" or the last card was.
    begin = _new(view, say, "new") if over else ready_on_panel(view, say("button-next-round"))
    title = verdict(view, say) if over else say("solo-round-over", round=result.number + 1)
    told = headlines(view, result, say)
    if over and told:
        told = ["-# " + say("panel-round", round=result.number + 1), *told]
    return screen(
        *([text(title, note), text(*told)] if over else [text(title, *told, note)]),
        text(score_table(view, result, say), *steps(view, result, say)),
        *([text(trick)] if trick else []),
        row(replay_button(view.id, say, result.number), begin),
        *([row(*review_link(view.id, say), share_button(view, say))] if over else []),
        row(settings_button(view, say)),
        colour=GOLD if over else PURPLE,
    )


def arrangement(view: TableView, say: Translator, note: str = "", *, checked: bool = False) -> Layout:
    """The screen for the level and speed of the computer players, and whether the coach checks what its person chooses;
    each choice is stored at once, also for later games."""
    over = view.status is Status.OVER
    level = next((seat.level for seat in view.seats if seat.computer), "")
    back = button(
        "hand",
        view.id,
        label=say("button-to-result" if over else "button-to-hand"),
        style=discord.ButtonStyle.primary,
    )
    scores = button("scores", view.id, label=say("button-scores"))
    return screen(
        text(say("solo-title", preset=title(view.preset, say)), "" if over else say("solo-waits"), note),
        *_menu(view, "level", "solo_level", LEVELS, level, say),
        *_menu(view, "speed", "speed", SPEEDS, view.settings.speed, say),
        *([_check(view, checked, say)] if may_check() else []),
        *([row(back, _new(view, say, "new"))] if over else [row(back), row(_new(view, say, "sure"), scores)]),
        colour=BLUE,
    )


def sure_to_begin_anew(view: TableView, say: Translator) -> Layout:
    """The question before a game that goes on is given up for a new one."""
    yes = button(view.kind.name, view.id, 0, "new", label=say(f"button-{view.kind.name}-new-yes"))
    no = button("hand", view.id, label=say("button-keep-playing"))
    return question(say(f"{view.kind.name}-sure-new"), yes, no)


def sure_to_take_back(view: TableView, action: Action, say: Translator) -> Layout:
    """The question before the first choice of a game is taken back by this press: from then on it counts for
    nothing. Its answers are below where the press was, as that has small print below it."""
    yes = button(view.kind.name, view.id, action.number, f"{action.arg}.sure", label=say("button-take-back"))
    no = button("hand", view.id, label=say("button-keep-playing"))
    return question(say("solo-sure-back"), yes, no)


def sure_to_play_on(table_id: int, prompt: int, say: Translator) -> Layout:
    """The question before a study ends, because its person plays on from a position of another game. *No* leads to
    this position in the replay."""
    yes = button("study", table_id, prompt, FROM_SURE, label=say("button-study-yes"))
    step = max(0, prompt % PROMPTS_A_ROUND - FIRST_TRICK)
    no = replay_button(table_id, say, round_of(prompt), step) | {"label": say("button-study-keep")}
    return question(say("study-sure"), yes, no)


def _new(view: TableView, say: Translator, arg: str) -> Component:
    style = discord.ButtonStyle.success if arg == "new" else discord.ButtonStyle.secondary
    label = say(f"button-{view.kind.name}-new")  # that of a study leads to one's own game
    return button(view.kind.name, view.id, view.game.prompt, arg, label=label, style=style)


def _check(view: TableView, on: bool, say: Translator) -> Component:
    """The switch of the coach's checks, with the words that it has among a person's preferences."""
    arg, words = f"check.{write_answer(not on)}", say("preferences-checked")
    return switch(words, say, view.kind.name, view.id, view.game.prompt, arg, on=on)


def _menu(
    view: TableView, arg: str, name: str, values: Iterable[str], chosen: str, say: Translator
) -> tuple[Component, ...]:
    """A menu with the words that it has among a person's preferences."""
    options = options_of(name, tuple(values), chosen, say)
    return text(say(f"settings-{name}")), row(select(view.kind.name, view.id, view.game.prompt, arg, options=options))
