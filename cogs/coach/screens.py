"""What the coach shows: a hint in words, which are its numbers and what speaks for its best move, or a rule of thumb;
the review of a game, and its costliest moves as questions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Final

import discord

from bot.language.wording import Translator
from bot.numerals import signed
from bot.tables.views import TableView
from bot.ui.hand import large
from bot.ui.items import PURPLE, Component, Layout, button, question, row, screen, text
from bot.ui.names import safe_name
from bot.ui.tabletop import last_trick
from bot.ui.words import direction, listed
from cogs.coach.reviews import Mistake, RoundReview, costliest
from hearts import Card, Phase, View
from players import Hint, HintReason
from players.coach import CLEAR, THIN, Advice, AdviceReason, Outlook

SURE: Final = "sure"
"""What the button adds of somebody who knows what a hint costs."""
MAX_WORSE_LENGTH: Final = 900
"""Characters for the moves that are worse."""
UNEXPLAINED: Final = 0.3
"""Points: if a move is worse by so many more than its own points explain, it is said what else counts."""
OF_POINTS: Final = frozenset({HintReason.GET_RID_OF_DANGER, HintReason.GIVE_TO_OTHERS, HintReason.PASS_DANGER})
"""The reasons that speak of points, or in a game for chips of those and of hearts."""
MAX_PASSES: Final = 4
"""How many sets of cards to pass are shown, of hundreds."""
MAX_ROUNDS_LENGTH: Final = 2500
"""Characters for the lines of the rounds."""


# -- hints


def hint_question(view: TableView, say: Translator) -> Layout:
    """The question before the first hint of a game that may count."""
    yes = button("hint", view.id, view.game.prompt, SURE, label=say("button-yes-hint"))
    no = button("hand", view.id, view.game.prompt, label=say("button-keep-playing"))
    return question(say("hint-sure"), yes, no, pressed=1)


def hint_in_words(advice: Advice | Hint, view: TableView, say: Translator) -> str:
    """What the coach or a rule of thumb advises."""
    chips = view.rules.scoring == "chips"
    if isinstance(advice, Hint):
        return rule_of_thumb(advice, say, chips=chips)
    return expectations(advice, say, chips=chips)


def rule_of_thumb(hint: Hint, say: Translator, *, chips: bool = False) -> str:
    """A line for each reason; a pass may have several. ``chips``: in a game for chips."""
    cards: dict[HintReason, list[Card]] = {}
    for card, why in zip(hint.cards, hint.reasons, strict=True):
        cards.setdefault(why, []).append(card)
    keys = {why: f"hint-{why}-chips" if chips and why in OF_POINTS else f"hint-{why}" for why in cards}
    return "\n".join(say("hint-line", cards=say.cards(chosen), why=say(keys[why])) for why, chosen in cards.items())


def expectations(advice: Advice, say: Translator, *, chips: bool = False) -> str:
    """The best move with its points, or with the ``chips`` that it wins, and the reason for it; the others, each with
    how much worse it is."""
    sign = -1 if chips else 1  # the coach counts the chips that are lost
    passing = len(advice.best.cards) > 1
    moves = advice.outlooks[:MAX_PASSES] if passing else advice.outlooks
    (best, *others) = [tuple(same) for _, same in groupby(moves, key=lambda outlook: (outlook.behind, outlook.error))]
    lines = [
        say(
            "coach-best",
            cards=_cards(best, say),
            points=sign * advice.best.points,
            error=advice.best.points_error,
            chips=chips,
        ),
        reason(advice, say, chips=chips),
    ]
    if others:
        worse = (
            say(
                "coach-worse",
                cards=_cards(same, say),
                points=sign * same[0].points,
                behind=same[0].behind,
                error=same[0].error,
            )
            for same in others
        )
        lines.append("-# " + listed(worse, say, MAX_WORSE_LENGTH, " · ", [len(same) for same in others]))
    if any(_counts_moons(other, advice.best) for other in moves):
        lines.append(say("coach-moons"))
    return "\n".join([*lines, *_doubts(advice, say)])


def _counts_moons(other: Outlook, best: Outlook) -> bool:
    """Whether a move is worse or better for what moons do to the others' points, and not for its own points alone."""
    moons = (other.own_moon, other.other_moon) != (best.own_moon, best.other_moon)
    return moons and abs(other.points - best.points - other.behind) >= UNEXPLAINED


def reason(advice: Advice, say: Translator, *, chips: bool = False) -> str:
    """One sentence on what sets the best move apart from the next that is clearly worse."""
    share, instead = advice.because.shares(advice.best, advice.against)
    cards = say.cards(advice.against.cards)
    return say(f"coach-{advice.because}", share=share, instead=instead, cards=cards, chips=chips)


def _doubts(advice: Advice, say: Translator) -> list[str]:
    """Lines that say why the numbers are uncertain; none if they are certain enough."""
    if advice.effective < THIN:
        return [say("coach-thin", worlds=round(advice.effective))]
    as_good = [other for other in advice.outlooks[1:] if other.behind < CLEAR * other.error]
    if as_good and advice.because is not AdviceReason.ALIKE:
        return [say("coach-close", cards=_cards(as_good[:MAX_PASSES], say))]
    return []


def _cards(outlooks: Iterable[Outlook], say: Translator) -> str:
    """Moves that are equally good; cards that are passed together stay together."""
    return " / ".join(say.cards(outlook.cards) for outlook in outlooks)


# -- reviews


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
