"""What the coach shows: a hint in a sentence, and its numbers for those who ask why; the review of a game, and its
costliest moves as questions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

import discord

from bot.language.wording import Translator
from bot.numerals import signed
from bot.pictures.emojis import Face, marked
from bot.tables.drafts import Draft
from bot.tables.views import TableView
from bot.ui.actions import write_action
from bot.ui.features import ADVISED, WRONG, play_on_link, puzzle_link, review_link
from bot.ui.hand import fitted, large, rows_by_suit, spoken
from bot.ui.items import (
    BUTTONS_A_ROW,
    PURPLE,
    Component,
    Layout,
    button,
    button_with,
    line,
    menu_option,
    question,
    row,
    screen,
    select,
    text,
    way_back,
)
from bot.ui.names import safe_name
from bot.ui.passing import so_far, toggles, write_pass
from bot.ui.progress import which_game
from bot.ui.tabletop import cards_gone, last_trick_line, round_notes
from bot.ui.words import direction, drawback_in_words, hint_lines, listed, unit
from cogs.coach.reviews import Mistake, RoundReview, costliest, mistake_of
from hearts import Card, Phase, View
from hearts.passing import size
from players import Hint
from players.coach import MISTAKE, MOONS, Advice, AdviceReason, Outlook, Verdict
from players.hints import advised, drawback

SURE: Final = "sure"
"""What the button adds of somebody who knows what a hint costs."""
OWN: Final = "own."
"""How the presses begin on a question that is asked as a puzzle of one's own, outside of its review."""
PICK: Final = "pick"
"""How the presses begin that choose a card to pass, or take it back."""
SHOWN: Final = "shown"
"""How the presses on the marked cards of an answer begin, which show it once more: they can be pressed, as Discord
fades what cannot."""
EMPTY: Final = Draft()
MAX_ALIKE: Final = 5
"""How many cards of the moves that may be as good are named: several cards, or one pass."""
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
        lines = lines if advice.sure else [say("hint-unsure"), *lines]
        lines += ["", *explanation(advice, say, chips=chips)] if why else []
    else:
        lines.append(say("hint-thumb"))
    return "\n".join(lines)


def check_in_words(verdict: Verdict, view: View) -> Callable[..., str]:
    """What a choice has cost, in a line; with ``why``, what would have been better and what speaks for that."""
    chips, mistake = view.rules.scoring == "chips", mistake_of(0, verdict)

    def words(say: Translator, *, why: bool = False) -> str:
        chosen, best = map(say.cards, mistake.cards)
        lines = [say("check-cost", cards=chosen, amount=amount(mistake.cost, say, chips=chips))]
        if why:
            # What speaks for the card itself, as the coach's reasons are the same for many cards of a round.
            moons = because(mistake.because, say) if mistake.because in MOONS else []
            of_coach = [say("hint-line", cards=best, why=reason) for reason in moons]
            lines += [say("check-better"), *(of_coach or hint_lines(_best(mistake, view), say, chips=chips))]
        return "\n".join(lines)

    return words


def hint_of(advice: Advice | Hint, view: View) -> Hint:
    """The cards that are advised, each with what speaks for it."""
    return advice if isinstance(advice, Hint) else advised(view, advice.best.cards, moon=advice.moon)


def explanation(advice: Advice, say: Translator, *, chips: bool) -> list[str]:
    """At most three lines: why the best move is better than the next, which may be as good, and how much better it
    is."""
    alike = advice.alike
    worse = [other for other in advice.outlooks if other.clear]
    if not worse:
        return [say("coach-all-alike")]
    next_best, last = worse[0], worse[-1]
    lines = because(next_best.because, say)
    lines += [say("coach-alike", cards=_listed(alike, say))] if alike else []
    if next_best.because not in MOONS:  # how much a moon is worth depends on how well the others defend
        how_much = amount(next_best.behind, say, chips=chips)
        rest = len(worse) > 1 and last.behind <= next_best.behind + MISTAKE  # else it is clear that they cost more
        lines.append(say("coach-better", amount=how_much, cards=_cards(next_best, say), rest=rest))
    return lines


def because(why: AdviceReason, say: Translator) -> list[str]:
    """The sentence of a reason; that it is the points alone is said already."""
    return [] if why in (AdviceReason.ALIKE, AdviceReason.POINTS) else [say(f"coach-{why}")]


def amount(points: float, say: Translator, *, chips: bool) -> str:
    """Points or chips in words: "half a point", "2 points"."""
    return say("coach-amount", amount=round(points) if points >= 0.75 else 0, chips=chips)


def _listed(outlooks: Sequence[Outlook], say: Translator) -> str:
    most = max(1, MAX_ALIKE // len(outlooks[0].cards))
    return " / ".join(_cards(outlook, say) for outlook in outlooks[:most])


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
    """What the points of the game come from, each round in a line, and the questions, which can be ``kept`` as puzzles
    of one's own."""
    reviews = [review for review in reviews if review.judged]  # in the others no move was the person's own
    if not reviews:
        return screen(text(_title(view, say), say("review-unknown")), colour=PURPLE)
    questions, to_puzzle = len(costliest(reviews)), puzzle_link(say, "button-review-puzzle")
    keep = button("review", view.id, 0, "keep", label=say("button-review-keep"), emoji="🧩")
    rounds = listed((_round(review, view, say) for review in reviews), say, MAX_ROUNDS_LENGTH, "\n")
    return screen(
        text(_title(view, say)),
        text(*_summary(reviews, say, chips=_chips(view))),
        text(rounds, say("review-about")),
        *([] if questions else [text(say("review-no-mistakes"))]),
        *([text(say("review-kept", count=questions))] if kept else []),
        *([row(_ask(view, 0, say))] if questions else []),
        *([row(*(to_puzzle if kept else [keep]))] if questions and to_puzzle else []),
        colour=PURPLE,
    )


def review_question(
    view: TableView, position: View, index: int, of: int, say: Translator, *, own: bool = False, draft: Draft = EMPTY
) -> Layout:
    """A position from the reader's game, and their hand: they press what they would do now, as in a game; ``draft``:
    the cards chosen so far for a pass. If it is asked as a puzzle of their ``own``, nothing leads to the review, which
    tells more."""
    title, mode = _question_title(view, index, 0 if own else of, say), OWN if own else ""
    key = "review-asks-pass" if position.phase is Phase.PASSING else "review-asks-play"
    asks = [title, text(_where(view, position, say, key)), *map(text, _on_the_table(view, position, say))]
    remembered = [*_remembered(view, position, say)]  # or a line, lest the way back stand beside the last cards
    below = [text(*remembered) if remembered else line(), *([] if own else [row(way_back(say, "review", view.id))])]

    def draw(menus: bool, width: int) -> Layout:
        if menus:
            hand = _menu(view, position, index, say, mode)
        elif position.phase is Phase.PASSING:
            ask = partial(write_action, "b", "review", view.id, index)
            hand = [
                text(*so_far(replace(view, game=position), say, draft)),
                *toggles(position, say, draft, width, lambda wanted: ask(f"{mode}{PICK}.{wanted}")),
                row(
                    button(
                        "review",
                        view.id,
                        index,
                        f"{mode}answer.{write_pass(draft.cards)}",
                        label=say("button-review-answer"),
                        style=discord.ButtonStyle.success,
                        disabled=not draft.complete(position.pass_target),
                    )
                ),
            ]
        else:
            hand = _hand(view, position, index, say, width, mode)
        return screen(*asks, *hand, *below, colour=PURPLE)

    return fitted(draw, False, BUTTONS_A_ROW)


def answer(
    view: TableView,
    position: View,
    mistake: Mistake,
    index: int,
    of: int,
    say: Translator,
    *,
    picked: tuple[Card, ...],
    own: bool = False,
) -> Layout:
    """Whether what was picked is right, what speaks against it and for the best, and what the mistake has cost; then
    the same position with the best move marked."""
    chips, best, how = _chips(view), mistake.cards[1], mistake.answer(picked)
    passes, right, advice = position.phase is Phase.PASSING, len({*picked} & {*best}), _best(mistake, position)
    same, cost = sorted(picked) == sorted(mistake.cards[0]), amount(mistake.cost, say, chips=chips)
    heading, judged = say("review-picked", answer=how), list[str]()
    if how == "wrong":
        judged.append(say("review-same" if same else "review-now", cards=say.cards(picked), amount=cost))
        judged += [say("review-some", right=right, count=len(picked))] if passes and right else []
        judged.append(drawback_in_words(drawback(position, picked, advice), say, chips=chips))
    elif own:
        heading += " " + say("own-puzzle-solved")
    speaks = text(*hint_lines(advice, say, chips=chips), *because(mistake.because, say))
    told = [] if same else [say("review-cost", cards=say.cards(mistake.cards[0]), passes=passes, amount=cost)]
    told += [say("own-puzzle-again")] if own and how == "wrong" else []
    words = [text(heading, " ".join(filter(None, judged))), speaks, *([text(*told)] if told else [])]
    lead = [*([_ask(view, index + 1, say)] if index + 1 < of else []), way_back(say, "review", view.id)]
    if own:
        next_one = puzzle_link(say, "button-puzzle-next", discord.ButtonStyle.primary)
        lead = [*next_one, *review_link(view.id, say)]
    play_on = play_on_link(view.id, position.prompt, say)
    below = [row(*lead), *([row(*play_on)] if play_on else [])]
    title = _question_title(view, index, 0 if own else of, say)
    where = _where(view, position, say, "review-passes" if passes else "review-trick")
    lying = text(where, *_on_the_table(view, position, say))

    def draw(menus: bool, width: int) -> Layout:
        marks = dict.fromkeys(picked, WRONG) if how == "wrong" else {}
        marks |= {card: "✅" if card in picked else ADVISED for card in best}
        shown = f"{OWN if own else ''}{SHOWN}", write_pass(picked)
        hand = _marked_hand(view, position, index, say, width, marks, shown)
        cards = [text(large(position.hand, say))] if menus else hand
        return screen(title, *words, lying, *cards, *below, colour=PURPLE)

    return fitted(draw, False, BUTTONS_A_ROW)


def verdict(mistake: Mistake, position: View, say: Translator) -> tuple[str, ...]:
    """What the person did in a position, what would have been better, and what speaks for that."""
    best = hint_lines(_best(mistake, position), say, chips=position.rules.scoring == "chips")
    return say("review-yours", cards=say.cards(mistake.cards[0]), passes=position.phase is Phase.PASSING), *best


def _best(mistake: Mistake, position: View) -> Hint:
    return advised(position, mistake.cards[1], moon=mistake.because is AdviceReason.OWN_MOON)


def _hand(view: TableView, position: View, index: int, say: Translator, width: int, mode: str) -> list[Component]:
    """The hand as buttons to be pressed, each suit in rows of its own."""

    def drawn(card: Card, copies: int) -> Component:
        may, styles = card in position.legal, discord.ButtonStyle
        custom_id = write_action("b", "review", view.id, index, f"{mode}answer.{card}")
        style = styles.primary if may else styles.secondary
        return button_with(_face(card, copies, say), custom_id, style, disabled=not may)

    return rows_by_suit(position.hand, width, drawn)


def _marked_hand(
    view: TableView,
    position: View,
    index: int,
    say: Translator,
    width: int,
    marks: Mapping[Card, str],
    shown: tuple[str, str],
) -> list[Component]:
    """The hand once something was pressed, with the ``marks`` of cards: the best ones in green, wrong ones in red. Of
    ``shown``, what a press on one of them asks for, the card stands in the middle, as no two buttons may ask for the
    same."""

    def drawn(card: Card, copies: int) -> Component:
        face, style = _face(card, copies, say), discord.ButtonStyle.secondary
        if card in marks:
            face = marked(face, marks[card])
            style = discord.ButtonStyle.danger if marks[card] == WRONG else discord.ButtonStyle.success
        what, picked = shown
        custom_id = write_action("b", "review", view.id, index, f"{what}.{card}.{picked}")
        return button_with(face, custom_id, style, disabled=card not in marks)

    return rows_by_suit(position.hand, width, drawn)


def _face(card: Card, copies: int, say: Translator) -> Face:
    face = say.faces.button(card)
    return marked(face, f"×{copies}") if copies > 1 else face


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
    return say("review-title", game=which_game(view, say))


def _chips(view: TableView) -> bool:
    return view.rules.scoring == "chips"


def _summary(reviews: Sequence[RoundReview], say: Translator, *, chips: bool) -> Iterator[str]:
    """The points of the game, what the person's own mistakes have cost, and what all the rest has. Whoever adds up
    these numbers gets the points: the rest is what is left of them as they are written."""
    total, average = sum(each.points for each in reviews), round(sum(each.par for each in reviews))
    by_play = sum(each.by_play for each in reviews)
    scored = say("review-points", points=abs(total) if chips else total, chips=chips)
    yield say(
        "review-scored", scored=scored, average=average, chips=("lost" if total > 0 else "won") if chips else "no"
    )
    if by_play:
        yield say("review-by-play", amount=amount(by_play, say, chips=chips))
    rest = total - average - (round(by_play) if by_play >= 0.75 else 0)
    luck = "none" if not rest else "good" if rest < 0 else "bad"
    yield say("review-by-cards", amount=amount(abs(rest), say, chips=chips), luck=luck)


def _round(review: RoundReview, view: TableView, say: Translator) -> str:
    """A round in a line: its points; in a game for chips, what it has won."""
    points = signed(-review.points) + unit(view.rules)
    if not _chips(view):
        points = say("review-points", points=review.points, chips=False)
    return say("review-round", round=review.number + 1, points=points, mistakes=len(review.mistakes))


def _question_title(view: TableView, index: int, of: int, say: Translator) -> Component:
    """The title of one ``of`` so many questions, of none as a puzzle of one's own."""
    number = say("review-question", number=index + 1, of=of)
    return text(number if of else say("own-puzzle-title", game=which_game(view, say)))


def _where(view: TableView, position: View, say: Translator, key: str) -> str:
    """The round and the trick, or to whom cards are passed, in the sentence ``key``: with the question or without."""
    to = direction(replace(view, game=position), say) if position.phase is Phase.PASSING else ""
    return say(key, round=position.number + 1, trick=len(position.tricks) + 1, direction=to)


def _on_the_table(view: TableView, position: View, say: Translator) -> Iterator[str]:
    """The cards of the trick, if one is being played."""
    if position.phase is Phase.PASSING:
        return
    plays = position.trick.plays if position.trick else ()
    lying = " · ".join(f"{say.card(card)} {_name(view, position, seat, say)}" for seat, card in plays)
    yield say("review-table", cards=lying) if lying else say("review-you-lead")


def _remembered(view: TableView, position: View, say: Translator) -> Iterator[str]:
    """What somebody would remember who had played the round up to here, in small lines: the last trick, the points of
    each, and what everybody could have noticed."""
    if position.phase is Phase.PASSING:
        return
    here = replace(view, game=position)
    if position.tricks:
        yield last_trick_line(here, say)
        yield cards_gone(here, say)
    if any(position.points):
        names = (_name(view, position, seat, say) for seat in position.players)
        points = (position.points[seat] for seat in position.players)
        taken = ", ".join(f"{name} {count}" for name, count in zip(names, points, strict=True))
        yield say("review-taken", taken=taken, chips=_chips(view))
    if notes := round_notes(here, say):
        yield "-# " + " · ".join(notes)


def _name(view: TableView, position: View, seat: int, say: Translator) -> str:
    return safe_name(view.name_at(seat, position.number, len(position.tricks) + 1), say)


def _ask(view: TableView, index: int, say: Translator) -> Component:
    label = say("button-review-ask", number=index + 1)
    return button("review", view.id, index, "ask", label=label, style=discord.ButtonStyle.primary)
