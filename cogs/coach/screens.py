"""What the coach shows: a hint in a sentence, and its numbers for those who ask why; the review of a game, and its
costliest moves as questions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

import discord

from bot.language.wording import Translator
from bot.numerals import signed
from bot.pictures.emojis import Face, marked
from bot.tables.drafts import Draft
from bot.tables.views import TableView
from bot.ui.actions import write_action
from bot.ui.features import play_on_link, puzzle_link, review_link
from bot.ui.hand import fitted, large, open_answer, rows_by_suit, spoken
from bot.ui.items import (
    BUTTONS_A_ROW,
    PURPLE,
    Component,
    Layout,
    button,
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
from bot.ui.playing import void_in
from bot.ui.progress import which_game
from bot.ui.tabletop import cards_gone, last_trick_line, round_notes
from bot.ui.words import (
    RIGHT,
    WHOLE,
    WRONG,
    choice_line,
    direction,
    drawback_in_words,
    drawback_line,
    hint_lines,
    listed,
    points_more,
    unit,
)
from cogs.coach.reviews import Mistake, RoundReview, costliest, mistake_of
from hearts import Card, Phase, Suit, View
from hearts.passing import size
from players import Hint
from players.coach import MISTAKE, MOONS, Advice, AdviceReason, Outlook, Verdict
from players.hints import HintReason, advised, drawback

SURE: Final = "sure"
"""What the button adds of somebody who knows what a hint costs."""
OWN: Final = "own."
"""How the presses begin on a question that is asked as a puzzle of one's own, outside of its review."""
PICK: Final = "pick"
"""How the presses begin that choose a card to pass, or take it back."""
EMPTY: Final = Draft()
MAX_ALIKE: Final = 5
"""How many cards of the moves that may be as good are named: several cards, or one pass."""
MAX_ROUNDS_LENGTH: Final = 2500
"""Characters for the lines of the rounds."""


# -- hints


def hint_question(view: TableView, say: Translator) -> Layout:
    """The question before the first hint of a game that may count."""
    yes = button("hint", view.id, arg=SURE, label=say("button-yes-hint"))
    no = button("hand", view.id, label=say("button-keep-playing"))
    return question(say("hint-sure"), yes, no, pressed=1 if view.game.phase is Phase.PASSING else 0)


def hint_in_words(
    advice: Advice | Hint, view: View, say: Translator, *, why: bool = False, mine: Outlook | None = None
) -> str:
    """What the coach or a rule of thumb advises, and what speaks for it; with ``why``, the numbers of the coach too,
    compared with ``mine`` if the person has chosen other cards to pass."""
    chips = view.rules.scoring == "chips"
    lines = hint_lines(hint_of(advice, view), say, chips=chips)
    if isinstance(advice, Advice):
        lines = lines if advice.sure else [*lines, say("hint-unsure")]
        lines += ["", *explanation(advice, view, say, mine)] if why else []
    else:
        lines.append(say("hint-thumb"))
    return "\n".join(lines)


def check_in_words(verdict: Verdict, view: View) -> Callable[..., str]:
    """What a choice costs, in a line, which is short as a button stands beside it; with ``why``, a sentence of what
    speaks against it, and one of what is better. How many points the trick has stands above it already."""
    chips, mistake = view.rules.scoring == "chips", mistake_of(0, verdict)
    (cards, better), best = mistake.cards, _best(mistake, view)
    against = drawback(view, cards, best)

    def words(say: Translator, *, why: bool = False) -> str:
        costs = say("check-cost", cards=say.cards(cards), amount=amount(mistake.cost, say, chips=chips))
        if not why:
            return costs
        # what speaks for the card itself, as the coach's reasons are the same for many cards of a round
        lines = [drawback_in_words(against, say, points=False)] if against is not None else []
        if against is None and {each.reason for each in best.reasons} == {HintReason.MODEST}:
            lines = because(verdict.because, better, cards, view, say)
        return "\n".join([costs, *lines, *hint_lines(best, say, chips=chips)])

    return words


def hint_of(advice: Advice | Hint, view: View) -> Hint:
    """The cards that are advised, each with what speaks for it."""
    return advice if isinstance(advice, Hint) else advised(view, advice.best.cards, moon=advice.moon)


def explanation(advice: Advice, view: View, say: Translator, mine: Outlook | None = None) -> list[str]:
    """At most two lines: which moves may be as good, and why ``mine``, or else the next best, is worse."""
    alike = advice.alike if mine is None else () if mine.clear else (mine,)
    if mine is not None and alike:
        return [say("coach-alike", cards=_listed(alike, say))]
    worse = [other for other in advice.outlooks if other.clear] if mine is None else [mine]
    if not worse:
        return [say("coach-all-alike")]
    next_best, last = worse[0], worse[-1]
    told = because(next_best.because, advice.best.cards, next_best.cards, view, say)
    if next_best.because not in MOONS:  # how much a moon is worth depends on how well the others defend
        how_much = amount(next_best.behind, say, chips=view.rules.scoring == "chips")
        rest = len(worse) > 1 and last.behind <= next_best.behind + MISTAKE  # else it is clear that they cost more
        cards = say.cards(next_best.cards)
        told.append(say("coach-better", amount=how_much, cards=cards, named=bool(told), rest=rest))
    return [*([say("coach-alike", cards=_listed(alike, say))] if alike else []), " ".join(told)]


def because(why: AdviceReason, best: Sequence[Card], worse: Sequence[Card], view: View, say: Translator) -> list[str]:
    """The sentence of a reason why cards are ``worse`` than the ``best`` ones. That it is the points alone is
    said already; and what a discard that is no spade has to do with the queen, nobody would see."""
    told = why not in (AdviceReason.ALIKE, AdviceReason.POINTS)
    if why is AdviceReason.QUEEN and void_in(view) != "no":
        told = any(card.suit is Suit.SPADES for card in (*best, *worse))
    return [say(f"coach-{why}", cards=say.cards(worse))] if told else []


def amount(points: float, say: Translator, *, chips: bool) -> str:
    """Points or chips in words: "half a point", "2 points"."""
    return say("coach-amount", amount=round(points) if points >= WHOLE else 0, chips=chips)


def _listed(outlooks: Sequence[Outlook], say: Translator) -> str:
    most = max(1, MAX_ALIKE // len(outlooks[0].cards))
    return " / ".join(say.cards(outlook.cards) for outlook in outlooks[:most])


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


@dataclass(frozen=True, slots=True)
class Question:
    """A costly move of a person's game, about which they are asked what they would do now."""

    view: TableView
    """The game."""
    position: View
    """What they saw then."""
    mistake: Mistake
    index: int
    """Its number in the review, from 0."""
    of: int
    """How many questions that has; 0 if it is asked outside of it, as a puzzle of the person's own."""

    @property
    def own(self) -> bool:
        """Whether it is asked as a puzzle of the person's own."""
        return not self.of

    @property
    def passes(self) -> bool:
        """Whether it asks which cards to pass."""
        return self.position.phase is Phase.PASSING

    @property
    def here(self) -> TableView:
        """The table as they saw it then."""
        return replace(self.view, game=self.position)

    def arg(self, what: str) -> str:
        """The arg of what is pressed on it."""
        return f"{OWN if self.own else ''}{what}"

    def ask(self, what: str) -> str:
        """The custom_id of a button with that arg."""
        return write_action("b", "review", self.view.id, self.index, self.arg(what))


def review_question(question: Question, say: Translator, draft: Draft = EMPTY) -> Layout:
    """The position, and the hand: the person presses what they would do now, as in a game; ``draft``: the cards chosen
    so far for a pass. From a puzzle of their own nothing leads to the review, which tells more."""
    position = question.position
    asks = [_question_title(question, say), *_lying(question, say), text(_asks(question, say))]
    remembered = [*_remembered(question, say)]
    back = [] if question.own else [row(way_back(say, "review", question.view.id))]
    # At least a line and some words, or what leads away from the answer would come to lie under a second press.
    below = [*([] if remembered else [line()]), text(*remembered, _origin(question, say)), *back]

    def drawn(card: Card, copies: int) -> Component:
        return open_answer(_face(card, copies, say), question.ask(f"answer.{card}"), may=card in position.legal)

    def draw(menus: bool, width: int) -> Layout:
        if menus:
            hand = [text(large(position.hand, say)), row(_menu(question, say))]
        elif question.passes:
            hand = [
                text(*so_far(question.here, say, draft)),
                *toggles(position, say, draft, width, lambda wanted: question.ask(f"{PICK}.{wanted}")),
                row(_answer_with(question, draft, say)),
            ]
        else:
            hand = rows_by_suit(position.hand, width, drawn)
        return screen(*asks, *hand, *below, colour=PURPLE)

    return fitted(draw, False, BUTTONS_A_ROW)


def _answer_with(question: Question, draft: Draft, say: Translator) -> Component:
    """The button that passes the cards that are chosen."""
    arg, complete = question.arg(f"answer.{write_pass(draft.cards)}"), draft.complete(question.position.pass_target)
    label, green = say("button-review-answer"), discord.ButtonStyle.success
    return button("review", question.view.id, question.index, arg, label=label, style=green, disabled=not complete)


def _menu(question: Question, say: Translator) -> Component:
    """A menu of the hand, from which as many cards are chosen as the question asks for."""
    position, passes = question.position, question.passes
    count = size(position.pass_target) if passes else 1
    cards = position.hand if passes else dict.fromkeys(position.legal)
    options = [menu_option(spoken(card, say), f"{card}.{at}") for at, card in enumerate(cards)]
    arg, asked = question.arg("answer"), say("review-choose", count=count)
    return select("review", question.view.id, question.index, arg, options=options, placeholder=asked, count=count)


def answer(question: Question, say: Translator, picked: tuple[Card, ...]) -> Layout:
    """Whether what was picked is right, what speaks against it and for the best; then what the mistake has cost beside
    both, and the position."""
    mistake, position = question.mistake, question.position
    chips, (chosen, best), how = _chips(question.view), mistake.cards, mistake.answer(picked)
    right, advice = len({*picked} & {*best}), _best(mistake, position)
    heading, judged = say("review-picked", answer=how), list[str]()
    if how == "wrong":
        judged += [say("review-some", right=right, count=len(picked))] if question.passes and right else []
        judged.append(drawback_line(picked, drawback(position, picked, advice), say, chips=chips))
    elif question.own:
        heading += " " + say("own-puzzle-solved")
    reason = because(mistake.because, best, chosen, position, say)
    return screen(
        _question_title(question, say),
        text(heading, " ".join(filter(None, judged))),
        text(*hint_lines(advice, say, chips=chips), *reason),
        text(*_choices(mistake, picked, say, chips=chips)),
        *([text(say("own-puzzle-again"))] if question.own and how == "wrong" else []),
        *_lying(question, say),
        text(say("your-hand", cards=say.cards(position.hand))),
        row(*_onward(question, say)),
        *map(row, play_on_link(question.view.id, position.prompt, say)),
        colour=PURPLE,
    )


def _choices(mistake: Mistake, picked: tuple[Card, ...], say: Translator, *, chips: bool) -> Iterator[str]:
    """The best cards, the picked ones, and those of the game with what they have cost, a line each."""
    (chosen, best), how = mistake.cards, mistake.answer(picked)
    again, you = sorted(picked) == sorted(chosen), f"**{say('seat-you')}**"
    cost, then = points_more(mistake.cost), say("review-in-game")
    yield choice_line(best, RIGHT, "", [you] if how == "right" else [], say)
    if how != "right":
        told = [you, then] if again else [you]
        yield choice_line(picked, RIGHT if how == "alike" else WRONG, cost if again else "", told, say)
    if not again:
        yield choice_line(chosen, "", cost, [then], say)
    yield "-# " + say("choices-key", chips=chips)


def _onward(question: Question, say: Translator) -> list[Component]:
    """The ways from an answer: to the next question and back to the review or, from a puzzle of one's own, to the next
    puzzle and to the review."""
    view, following = question.view, question.index + 1
    if question.own:
        return [*puzzle_link(say, "button-puzzle-next", discord.ButtonStyle.primary), *review_link(view.id, say)]
    return [*([_ask(view, following, say)] if following < question.of else []), way_back(say, "review", view.id)]


def verdict(mistake: Mistake, position: View, say: Translator) -> tuple[str, ...]:
    """What the person did in a position, what would have been better, and what speaks for that."""
    best = hint_lines(_best(mistake, position), say, chips=position.rules.scoring == "chips")
    return say("review-yours", cards=say.cards(mistake.cards[0]), passes=position.phase is Phase.PASSING), *best


def _best(mistake: Mistake, position: View) -> Hint:
    return advised(position, mistake.cards[1], moon=mistake.because is AdviceReason.OWN_MOON)


def _face(card: Card, copies: int, say: Translator) -> Face:
    face = say.faces.button(card)
    return marked(face, f"×{copies}") if copies > 1 else face


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
    rest = total - average - (round(by_play) if by_play >= WHOLE else 0)
    luck = "none" if not rest else "good" if rest < 0 else "bad"
    yield say("review-by-cards", amount=amount(abs(rest), say, chips=chips), luck=luck)


def _round(review: RoundReview, view: TableView, say: Translator) -> str:
    """A round in a line: its points; in a game for chips, what it has won."""
    points = signed(-review.points) + unit(view.rules)
    if not _chips(view):
        points = say("review-points", points=review.points, chips=False)
    return say("review-round", round=review.number + 1, points=points, mistakes=len(review.mistakes))


def _question_title(question: Question, say: Translator) -> Component:
    """The title of one of the questions of a review, or of a puzzle of one's own."""
    if question.own:
        return text(say("own-puzzle-title"))
    return text(say("review-question", number=question.index + 1, of=question.of))


def _origin(question: Question, say: Translator) -> str:
    return say("review-from", game=which_game(question.view, say))


def _asks(question: Question, say: Translator) -> str:
    """What is asked, right above the hand."""
    position = question.position
    if question.passes:
        return say("review-asks-pass", round=position.number + 1, direction=direction(question.here, say))
    return say("review-asks-play", void=void_in(position))


def _lying(question: Question, say: Translator) -> list[Component]:
    """Which trick is being played, and its cards; nothing while cards are passed."""
    position = question.position
    if question.passes:
        return []
    plays = position.trick.plays if position.trick else ()
    lying = " · ".join(f"{say.card(card)} {_name(question, seat, say)}" for seat, card in plays)
    where = say("review-trick", round=position.number + 1, trick=len(position.tricks) + 1)
    return [text(where, say("review-table", cards=lying) if lying else say("review-you-lead"))]


def _remembered(question: Question, say: Translator) -> Iterator[str]:
    """What somebody would remember who had played the round up to here, in small lines: the last trick, the points of
    each, and what everybody could have noticed."""
    if question.passes:
        return
    position, here = question.position, question.here
    if position.tricks:
        yield last_trick_line(here, say)
        yield cards_gone(here, say)
    if any(position.points):
        taken = ", ".join(f"{_name(question, seat, say)} {position.points[seat]}" for seat in position.players)
        yield say("review-taken", taken=taken, chips=_chips(here))
    if notes := round_notes(here, say):
        yield "-# " + " · ".join(notes)


def _name(question: Question, seat: int, say: Translator) -> str:
    position = question.position
    return safe_name(question.view.name_at(seat, position.number, len(position.tricks) + 1), say)


def _ask(view: TableView, index: int, say: Translator) -> Component:
    label = say("button-review-ask", number=index + 1)
    return button("review", view.id, index, "ask", label=label, style=discord.ButtonStyle.primary)
