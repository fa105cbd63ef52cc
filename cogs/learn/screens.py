"""Learn: the screens of the seven positions, and what comes after them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import discord

from bot.language.wording import Translator
from bot.ui.actions import write_action
from bot.ui.features import begin_buttons, todays_buttons
from bot.ui.hand import rows_by_suit
from bot.ui.items import BLUE, GREEN, RED, Component, Layout, button, button_with, line, row, rows, screen, text
from bot.ui.rules import STANDARD, differ_in_lines
from bot.ui.tabletop import ASKED
from cogs.learn.lessons import LESSONS, ME, Lesson
from hearts import Card, Rules

VERB: Final = "learn"
NAMES: Final = "", "Ada", "Emre", "Wei"
"""Who sits beside the person, on the seats from 1 on."""
CARDS_A_ROW: Final = 4
"""As many as a phone has room for."""
PRAISES: Final = 3
"""Words of praise that take turns."""


def lesson(
    number: int, say: Translator, answered: Sequence[str] = (), *, wrong: Card | None = None, table_id: int = 0
) -> Layout:
    """A position (counted from 0): what it teaches, and its question. Above it stands what was ``answered``: to a
    ``wrong`` card the rule once more, to the right one of the position before what it has saved. A wrong card can't be
    pressed again at once, so that each press changes something. It leads back to the panel of the table, if there is
    one."""
    shown = LESSONS[number]
    tells = "" if wrong is not None else say(f"learn-{shown.name}-tells")  # else the answer has just said it
    return screen(
        *([text(*answered), line()] if answered else []),
        text(say("learn-step", step=number + 1, steps=len(LESSONS)), *_table(shown, say)),
        text(tells, f"### {say(f'learn-{shown.name}-asks')}"),
        *_cards(number, shown, say, table_id, wrong),
        line() if number else text(say("learn-leave")),  # something, or *Hide* would stand beside the last cards
        colour=BLUE if wrong is None else RED,
    )


def answer(number: int, card: Card, say: Translator) -> str:
    """What is said to a card: the rule, or what it has saved."""
    right = card in LESSONS[number].right
    why = say(f"learn-{LESSONS[number].name}-{'right' if right else 'wrong'}")
    return say("learn-answer", right=right, card=say.card(card), praise=number % PRAISES, why=why)


def learnt(answered: Sequence[str], rules: Rules, say: Translator, table_id: int = 0) -> Layout:
    """The end of the lessons: the way into a first game, and below it, where the last card was, how a game ends and
    where that of this server differs."""
    end = "chips" if rules.scoring == "chips" else rules.end
    others = rules.model_copy(update={"end_score": STANDARD.end_score}) if end == "score" else rules  # that one is told
    here = differ_in_lines(others, say)
    return screen(
        *([text(*answered), line()] if answered else []),
        text(say("learn-done"), say("learn-now")),
        *([] if table_id else rows(_games(say), 2)),
        line(),
        text(say("learn-end", end=end, score=rules.limit)),
        *([] if here == say("rules-same") else [text(say("learn-differs", rules=here))]),
        row(button(VERB, table_id, arg="0", label=say("button-learn-again"))),
        colour=GREEN,
    )


def _games(say: Translator) -> list[Component]:
    """The ways into a game. The deal of the day is one from which people come to the lessons."""
    return [*begin_buttons(say), *todays_buttons(say)]


def _table(shown: Lesson, say: Translator) -> Iterator[str]:
    """A line for each seat, as on the panel: the card that it has played, and its name. While cards are passed
    there is nothing to see."""
    view = shown.view
    if not shown.plays:
        return
    trick = view.trick if view.trick is not None and view.trick.plays else view.tricks[-1] if shown.taken else None
    played = dict(trick.plays) if trick is not None else {}
    for seat, name in enumerate(NAMES):
        card = played.get(seat)
        mark = ASKED if card is None and seat == ME else say.faces.back if card is None else say.card(card)
        parts = [f"{mark} **{say('seat-you')}**" if seat == ME else f"{mark} {name}"]
        if trick is not None and trick.leader == seat:
            parts.append(say("seat-leads"))
        yield " · ".join(parts)


def _cards(number: int, shown: Lesson, say: Translator, table_id: int, wrong: Card | None) -> list[Component]:
    """The cards: the hand by suits, in which only `Lesson.cards` can be pressed, or a trick as it was played. The hands
    are such that no right card stands where the next screen has one that can be pressed: a second press would answer
    what nobody has read."""

    def drawn(card: Card, copies: int = 1) -> Component:
        custom_id = write_action("b", VERB, table_id, 0, f"{number}.{card}")
        may, styles = card in shown.cards, discord.ButtonStyle
        style = styles.primary if may else styles.secondary
        return button_with(say.faces.button(card), custom_id, style, disabled=card == wrong or not may)

    if shown.taken:
        return rows([drawn(card) for card in shown.cards], CARDS_A_ROW)
    return rows_by_suit(shown.view.hand, CARDS_A_ROW, drawn)
