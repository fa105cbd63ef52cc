"""The review of a game: what the reader's moves have cost, what the cards have cost, and the costliest moves as
questions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import discord

from bot.language.wording import Translator
from bot.numerals import signed
from bot.past.review import Mistake, RoundReview, costliest
from bot.tables.views import TableView
from bot.ui.colours import PURPLE
from bot.ui.hand import large
from bot.ui.items import Component, Layout, button, row, screen, text
from bot.ui.names import safe_name
from bot.ui.tabletop import last_trick
from bot.ui.words import direction, listed
from hearts import Phase, View

MAX_ROUNDS_LENGTH: Final = 2500
"""Characters for the lines of the rounds."""


def review_button(table_id: int, say: Translator) -> Component:
    """The button that leads to the review of a finished game."""
    return button("review", table_id, label=say("button-review"))


def progress(view: TableView, done: int, say: Translator, stopped: bool = False) -> Layout:
    """The screen that shows how many rounds the coach has reviewed, and whether it has ``stopped`` before the end."""
    count = {"done": done, "rounds": len(view.game.rounds)}
    how_far = (say("review-stopped", **count),) if stopped else (say("review-progress", **count), say("review-wait"))
    return screen(
        text(_title(view, say), *how_far),
        row(button("review", view.id, label=say("button-refresh"))),
        colour=PURPLE,
    )


def overview(view: TableView, reviews: Sequence[RoundReview], say: Translator) -> Layout:
    """The game in a line, each round in one, and the questions."""
    reviews = [review for review in reviews if review.judged]  # in the others no move was the person's own
    if not reviews:
        return screen(text(_title(view, say), say("review-unknown")), colour=PURPLE)
    asked = costliest(reviews)
    by_play, by_cards = sum(each.by_play for each in reviews), sum(each.by_cards for each in reviews)
    chips = _chips(view)
    lines = (_round(review, say, chips=chips) for review in reviews)
    rounds = listed(lines, say, MAX_ROUNDS_LENGTH, "\n", [1] * len(reviews))
    return screen(
        text(_title(view, say), _summary(by_play, by_cards, say, chips=chips)),
        text(rounds, say("review-about", chips=chips)),
        text(say("review-questions") if asked else say("review-no-mistakes")),
        *([row(*(_ask(view, index, say) for index in range(len(asked))))] if asked else []),
        colour=PURPLE,
    )


def review_question(view: TableView, position: View, index: int, of: int, say: Translator) -> Layout:
    """A position from the reader's game, and the question what they would do now."""
    answer = button(
        "review", view.id, index, "answer", label=say("button-review-answer"), style=discord.ButtonStyle.primary
    )
    return screen(*_position(view, position, index, of, say), row(answer, _back(view, say)), colour=PURPLE)


def answer(view: TableView, position: View, mistake: Mistake, index: int, of: int, say: Translator) -> Layout:
    """The same position, what the person did, what would have been better, and why."""
    buttons = [_back(view, say)]
    if index + 1 < of:
        buttons.insert(0, _ask(view, index + 1, say))
    return screen(
        *_position(view, position, index, of, say),
        text(*verdict(mistake, say, chips=_chips(view))),
        row(*buttons),
        colour=PURPLE,
    )


def verdict(mistake: Mistake, say: Translator, *, chips: bool) -> tuple[str, ...]:
    """What the person did, what would have been better, and why; ``chips``: in a game for chips."""
    chosen, best = mistake.cards
    return (
        say("review-yours", cards=say.cards(chosen)),
        say("review-better", cards=say.cards(best), cost=mistake.cost, error=mistake.error, chips=chips),
        say(
            f"coach-{mistake.because}",
            share=mistake.share,
            instead=mistake.instead,
            cards=say.cards(chosen),
            chips=chips,
        ),
    )


def _title(view: TableView, say: Translator) -> str:
    return say("review-title", code=view.code)


def _chips(view: TableView) -> bool:
    return view.rules.scoring == "chips"


def _summary(by_play: float, by_cards: float, say: Translator, *, chips: bool) -> str:
    return say("review-summary", play=by_play, cards=abs(by_cards), luck=_luck(by_cards), chips=chips)


def _round(review: RoundReview, say: Translator, *, chips: bool) -> str:
    """A round in a line: what it has cost; in a game for chips, what it has won."""
    return say(
        "review-round-chips" if chips else "review-round",
        round=review.number + 1,
        points=signed(-review.points) if chips else review.points,
        play=review.by_play,
        cards=abs(review.by_cards),
        luck=_luck(review.by_cards),
        mistakes=len(review.mistakes),
    )


def _luck(by_cards: float) -> str:
    return "good" if by_cards < 0 else "bad"


def _position(view: TableView, position: View, index: int, of: int, say: Translator) -> list[Component]:
    here = replace(view, game=position)
    title = say("review-question", number=index + 1, of=of, round=position.number + 1)
    if position.phase is Phase.PASSING:
        asks = [say("review-asks-pass", direction=direction(here, say))]
    else:
        plays = position.trick.plays if position.trick else ()
        lying = " · ".join(f"{say.card(card)} {_name(view, position, seat, say)}" for seat, card in plays)
        asks = [say("review-asks-play", trick=len(position.tricks) + 1), lying or say("review-you-lead")]
        if position.tricks:
            asks.append(last_trick(here, say))
        taken = ", ".join(f"{_name(view, position, seat, say)} {position.points[seat]}" for seat in position.players)
        asks.append(say("review-taken", taken=taken, chips=_chips(view)))
    return [text(title, *asks), text(large(position.hand, say))]


def _name(view: TableView, position: View, seat: int, say: Translator) -> str:
    return safe_name(view.name_at(seat, position.number, len(position.tricks) + 1), say)


def _ask(view: TableView, index: int, say: Translator) -> Component:
    label = say("button-review-ask", number=index + 1)
    return button("review", view.id, index, "ask", label=label, style=discord.ButtonStyle.primary)


def _back(view: TableView, say: Translator) -> Component:
    return button("review", view.id, label=say("button-review-back"))
