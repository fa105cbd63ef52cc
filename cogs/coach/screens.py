"""What the coach shows: a hint in a sentence, and its numbers for those who ask why; the review of a game, and its
costliest moves as questions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

import discord

from bot.language.wording import Translator
from bot.numerals import signed
from bot.pictures.emojis import marked
from bot.tables.views import TableView
from bot.ui.actions import write_action
from bot.ui.features import ADVISED, WHY, play_on_link, puzzle_link
from bot.ui.hand import fitted, large, rows_by_suit, spoken
from bot.ui.items import (
    BUTTONS_A_ROW,
    PURPLE,
    Component,
    Layout,
    button,
    button_with,
    menu_option,
    question,
    row,
    screen,
    select,
    text,
)
from bot.ui.names import safe_name
from bot.ui.tabletop import last_trick
from bot.ui.words import capital, direction, hint_lines, hint_reasons, listed
from cogs.coach.reviews import Mistake, RoundReview, costliest, mistake_of
from hearts import Card, Phase, View, write_cards
from hearts.passing import size
from players import Hint
from players.coach import MISTAKE, MOONS, Advice, AdviceReason, Outlook, Verdict
from players.hints import advised

SURE: Final = "sure"
"""What the button adds of somebody who knows what a hint costs."""
OWN: Final = "own."
"""How the presses begin on a question that is asked as a puzzle of one's own, outside of its review."""
MAX_ALIKE: Final = 5
"""How many moves that may be as good are named."""
MAX_ALIKE_LENGTH: Final = 900
"""Characters for them."""
MAX_ROUNDS_LENGTH: Final = 2500
"""Characters for the lines of the rounds."""


# -- hints


def hint_question(view: TableView, say: Translator) -> Layout:
    """The question before the first hint of a game that may count."""
    yes = button("hint", view.id, view.game.prompt, SURE, label=say("button-yes-hint"))
    no = button("hand", view.id, view.game.prompt, label=say("button-keep-playing"))
    return question(say("hint-sure"), yes, no, pressed=1 if view.game.phase is Phase.PASSING else 0)


def hint_in_words(advice: Advice | Hint, view: View, say: Translator, *, why: bool = False) -> str:
    """What the coach or a rule of thumb advises, and what speaks for it; with ``why``, the numbers of the coach too."""
    chips = view.rules.scoring == "chips"
    lines = hint_lines(hint_of(advice, view), say, chips=chips)
    if isinstance(advice, Advice):
        lines += explanation(advice, say, chips=chips) if why else [] if advice.sure else [say("hint-unsure")]
    return "\n".join(lines)


def check_in_words(verdict: Verdict, view: View) -> Callable[..., str]:
    """What a choice has cost, in a line; with ``why``, what would have been better and what speaks for that."""
    chips, mistake = view.rules.scoring == "chips", mistake_of(0, verdict)

    def words(say: Translator, *, why: bool = False) -> str:
        chosen, best = map(say.cards, mistake.cards)
        lines = [say("check-cost", cards=chosen, amount=amount(mistake.cost, say, chips=chips))]
        if why:
            of_coach = [(best, reason) for reason in because(mistake.because, say)]
            reasons = of_coach or hint_reasons(_best(mistake, view), say, chips=chips)
            lines += [say("check-better", cards=cards, why=capital(reason)) for cards, reason in reasons]
        return "\n".join(lines)

    return words


def hint_of(advice: Advice | Hint, view: View) -> Hint:
    """The cards that are advised, each with what speaks for it."""
    return advice if isinstance(advice, Hint) else advised(view, advice.best.cards, moon=advice.moon)


def explanation(advice: Advice, say: Translator, *, chips: bool) -> list[str]:
    """At most three lines: which moves may be as good, how much better the best is than the next, and why."""
    alike = advice.alike
    worse = [other for other in advice.outlooks if other.clear]
    if not worse:
        return [say("coach-all-alike")]
    lines = [say("coach-alike", cards=_listed(alike, say))] if alike else []
    next_best, last = worse[0], worse[-1]
    if next_best.because not in MOONS:  # how much a moon is worth depends on how well the others defend
        rest = "none" if len(worse) == 1 else "worse" if last.behind > next_best.behind + MISTAKE else "alike"
        how_much = amount(next_best.behind, say, chips=chips)
        lines.append(say("coach-better", amount=how_much, cards=_cards(next_best, say), rest=rest))
    return lines + because(next_best.because, say)


def because(why: AdviceReason, say: Translator) -> list[str]:
    """The sentence of a reason; that it is the points alone is said already."""
    return [] if why in (AdviceReason.ALIKE, AdviceReason.POINTS) else [say(f"coach-{why}")]


def amount(points: float, say: Translator, *, chips: bool) -> str:
    """Points or chips in words: "half a point", "2 points"."""
    return say("coach-amount", amount=round(points) if points >= 0.75 else 0, chips=chips)


def _listed(outlooks: Sequence[Outlook], say: Translator) -> str:
    return listed((_cards(outlook, say) for outlook in outlooks[:MAX_ALIKE]), say, MAX_ALIKE_LENGTH, " / ")


def _cards(outlook: Outlook, say: Translator) -> str:
    return say.cards(outlook.cards)


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


def overview(view: TableView, reviews: Sequence[RoundReview], say: Translator, *, kept: bool = False) -> Layout:
    """The game in a line, each round in one, and the questions, which can be ``kept`` as puzzles of one's own."""
    reviews = [review for review in reviews if review.judged]  # in the others no move was the person's own
    if not reviews:
        return screen(text(_title(view, say), say("review-unknown")), colour=PURPLE)
    asked = costliest(reviews)
    chips, to_puzzle = _chips(view), puzzle_link(say)
    practise = button("review", view.id, 0, "keep", label=say("button-review-keep"), emoji="🧩")
    below = [text(say("review-kept")), row(*to_puzzle)] if kept else [row(practise)]
    rounds = listed((_round(review, say, chips=chips) for review in reviews), say, MAX_ROUNDS_LENGTH, "\n")
    return screen(
        text(_title(view, say), *_summary(reviews, say, chips=chips)),
        text(rounds, say("review-about", chips=chips)),
        text(say("review-questions") if asked else say("review-no-mistakes")),
        *([row(_ask(view, 0, say))] if asked else []),
        *(below if asked and to_puzzle else []),
        colour=PURPLE,
    )


def review_question(
    view: TableView, position: View, index: int, of: int, say: Translator, *, own: bool = False
) -> Layout:
    """A position from the reader's game, and their hand: they press what they would do now. If it is asked as a puzzle
    of their ``own``, nothing leads to the review, which tells more."""
    asks, mode = _position(view, position, index, 0 if own else of, say), OWN if own else ""

    def draw(menus: bool, width: int) -> Layout:
        hand = _menu(view, position, index, say, mode) if menus else _hand(view, position, index, say, width, mode=mode)
        return screen(*asks, *hand, *([] if own else [row(_back(view, say))]), colour=PURPLE)

    return fitted(draw, position.phase is Phase.PASSING, BUTTONS_A_ROW)


def answer(
    view: TableView,
    position: View,
    mistake: Mistake,
    index: int,
    of: int,
    say: Translator,
    *,
    picked: tuple[Card, ...],
    why: bool = False,
    own: bool = False,
) -> Layout:
    """The same position with the best move marked: whether what was picked is right, and what speaks for the best;
    with ``why``, also what the mistake has cost."""
    chips, (chosen, best), how = _chips(view), mistake.cards, mistake.answer(picked)
    judged = [
        say("review-picked", answer=how),
        *([say("review-now", cards=say.cards(picked))] if how == "wrong" else []),
    ]
    best_lines, told = hint_lines(_best(mistake, position), say, chips=chips), list[str]()
    if sorted(picked) != sorted(chosen):
        told.append(say("review-yours", cards=say.cards(chosen)))
    if why:
        told.append(
            say(
                "coach-better",
                amount=amount(mistake.cost, say, chips=chips),
                cards=say.cards(chosen),
                rest="none",
            )
        )
        told += because(mistake.because, say)
    about = play_on_link(view.id, position.prompt, say)
    if not why:
        arg = f"{OWN if own else ''}{WHY}.{write_cards(picked).replace(' ', '.')}"
        about.insert(0, button("review", view.id, index, arg, label=say("button-why")))
    if own:
        told.append(say("own-puzzle-again", answer=how))
        onward = [*puzzle_link(say, "button-puzzle-next"), _back(view, say)]
    else:
        onward = [*([_ask(view, index + 1, say)] if index + 1 < of else []), _back(view, say)]
    below = [row(*buttons) for buttons in (about, onward) if buttons]

    def draw(menus: bool, width: int) -> Layout:
        wrong = picked if how == "wrong" else ()
        marks = {**dict.fromkeys(wrong, ""), **dict.fromkeys(best, ADVISED)}  # the words name the wrong ones
        hand = [text(large(position.hand, say))] if menus else _hand(view, position, index, say, width, marks)
        asked = _position(view, position, index, 0 if own else of, say)
        words = [text(*lines) for lines in (judged, *([each] for each in best_lines), told) if lines]
        return screen(*asked, *hand, *words, *below, colour=PURPLE)

    return fitted(draw, False, BUTTONS_A_ROW)


def verdict(mistake: Mistake, position: View, say: Translator) -> tuple[str, ...]:
    """What the person did in a position, what would have been better, and what speaks for that."""
    chips = position.rules.scoring == "chips"
    return say("review-yours", cards=say.cards(mistake.cards[0])), *hint_lines(
        _best(mistake, position), say, chips=chips
    )


def _best(mistake: Mistake, position: View) -> Hint:
    return advised(position, mistake.cards[1], moon=mistake.because is AdviceReason.OWN_MOON)


def _hand(
    view: TableView,
    position: View,
    index: int,
    say: Translator,
    width: int,
    marks: Mapping[Card, str] | None = None,
    mode: str = "",
) -> list[Component]:
    """The hand as buttons, each suit in rows of its own: to be pressed, or once something was, with marks."""

    def drawn(card: Card, copies: int) -> Component:
        face, style, may = say.faces.button(card), discord.ButtonStyle.secondary, card in position.legal
        if copies > 1:
            face = marked(face, f"×{copies}")
        if marks is None:
            style = discord.ButtonStyle.primary if may else style
        elif card in marks:
            face = marked(face, marks[card]) if marks[card] else face
            style = discord.ButtonStyle.success if marks[card] == ADVISED else discord.ButtonStyle.danger
        custom_id = write_action("b", "review", view.id, index, f"{mode}answer.{card}")
        disabled = not may or (marks is not None and card not in marks)
        return button_with(face, custom_id, style, disabled=disabled)

    return rows_by_suit(position.hand, width, drawn)


def _menu(view: TableView, position: View, index: int, say: Translator, mode: str) -> list[Component]:
    """The hand, and a menu from which as many cards are chosen as the question asks for."""
    passing = position.phase is Phase.PASSING
    count = size(position.pass_target) if passing else 1
    cards = position.hand if passing else tuple(dict.fromkeys(position.legal))
    options = [menu_option(spoken(card, say), f"{card}.{at}") for at, card in enumerate(cards)]
    asked = say("review-choose", count=count)
    return [
        text(large(position.hand, say)),
        row(select("review", view.id, index, f"{mode}answer", options=options, placeholder=asked, count=count)),
    ]


def _title(view: TableView, say: Translator) -> str:
    return say("review-title", code=view.code)


def _chips(view: TableView) -> bool:
    return view.rules.scoring == "chips"


def _summary(reviews: Sequence[RoundReview], say: Translator, *, chips: bool) -> Iterator[str]:
    """What one's own mistakes have cost, and what all the rest has."""
    by_play, by_cards = sum(each.by_play for each in reviews), sum(each.by_cards for each in reviews)
    if by_play:
        yield say("review-by-play", amount=amount(by_play, say, chips=chips))
    luck = "none" if abs(by_cards) < MISTAKE else "good" if by_cards < 0 else "bad"
    yield say("review-by-cards", amount=amount(abs(by_cards), say, chips=chips), luck=luck)


def _round(review: RoundReview, say: Translator, *, chips: bool) -> str:
    """A round in a line: its points; in a game for chips, what it has won."""
    points = signed(-review.points if chips else review.points)
    return say("review-round", round=review.number + 1, points=points, mistakes=len(review.mistakes))


def _position(view: TableView, position: View, index: int, of: int, say: Translator) -> list[Component]:
    """What was seen then, as one ``of`` so many questions; of none as a puzzle of one's own."""
    here, round = replace(view, game=position), position.number + 1
    number = say("review-question", number=index + 1, of=of)
    title = number if of else say("own-puzzle-title", code=view.code)
    if position.phase is Phase.PASSING:
        asks = [say("review-asks-pass", round=round, direction=direction(here, say))]
    else:
        plays = position.trick.plays if position.trick else ()
        lying = " · ".join(f"{say.card(card)} {_name(view, position, seat, say)}" for seat, card in plays)
        asks = [say("review-asks-play", round=round, trick=len(position.tricks) + 1), lying or say("review-you-lead")]
        if position.tricks:
            asks.append(last_trick(here, say))
        if any(position.points):
            names = (_name(view, position, seat, say) for seat in position.players)
            points = (position.points[seat] for seat in position.players)
            taken = ", ".join(f"{name} {count}" for name, count in zip(names, points, strict=True))
            asks.append(say("review-taken", taken=taken, chips=_chips(view)))
    return [text(title, *asks)]


def _name(view: TableView, position: View, seat: int, say: Translator) -> str:
    return safe_name(view.name_at(seat, position.number, len(position.tricks) + 1), say)


def _ask(view: TableView, index: int, say: Translator) -> Component:
    label = say("button-review-ask", number=index + 1)
    return button("review", view.id, index, "ask", label=label, style=discord.ButtonStyle.primary)


def _back(view: TableView, say: Translator) -> Component:
    return button("review", view.id, label=say("button-review"))
