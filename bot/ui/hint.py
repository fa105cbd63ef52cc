"""A hint in words: the numbers of the coach and what speaks for its best move, or a rule of thumb."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Final

from bot.language.wording import Translator
from bot.tables.views import TableView
from bot.ui.items import Component, Layout, button
from bot.ui.question import question
from bot.ui.words import listed
from hearts import Card
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


def hint_button(view: TableView, *, disabled: bool = False) -> Component:
    """The button that asks for a hint: a picture without words, so that it is as wide in every language."""
    return button("hint", view.id, view.game.prompt, emoji="💡", disabled=disabled)


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
