"""What the coach shows: a hint in a sentence, and its numbers for those who ask why; the review of a game, and its
costliest moves as questions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

import discord

from bot.language.wording import Translator
from bot.numerals import numeral, signed
from bot.pictures.emojis import NBSP, Face, marked, short
from bot.tables.drafts import Draft
from bot.tables.views import TableView, between_tricks
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
from bot.ui.memory import remembered
from bot.ui.passing import so_far, toggles, write_pass
from bot.ui.playing import void_in
from bot.ui.progress import which_game
from bot.ui.tabletop import own_seats, trick_number
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
from cogs.coach.reviews import Mistake, RoundReview, mistake_of, to_ask
from hearts import Card, Phase, Suit, View
from hearts.passing import size
from players import Hint
from players.coach import MISTAKE, MOONS, Advice, AdviceReason, Outlook, Verdict
from players.hints import Drawback, advised, drawback

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
    chips, mistake, cards = view.rules.scoring == "chips", mistake_of(0, verdict), verdict.chosen.cards

    def words(say: Translator, *, why: bool = False) -> str:
        costs = say("check-cost", cards=say.cards(cards), amount=amount(mistake.cost, say, chips=chips))
        if not why:
            return costs
        against, speaks = _difference(mistake, view, cards, say)
        judged = [drawback_in_words(against, say, points=False)] if against is not None else []
        return "\n".join([costs, *judged, *speaks])

    return words


def hint_of(advice: Advice | Hint, view: View) -> Hint:
    """The cards that are advised, each with what speaks for it."""
    if isinstance(advice, Hint):
        return advice
    worse = next((other.cards for other in advice.outlooks if other.clear), ())
    return advised(view, advice.best.cards, moon=advice.moon, beside=worse)


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
    questions, to_puzzle = len(to_ask(reviews)), puzzle_link(say, "button-review-puzzle")
    keep = button("review", view.id, 0, "keep", label=say("button-review-keep"), emoji="🧩")
    rounds = listed((_round(review, view, say) for review in reviews), say, MAX_ROUNDS_LENGTH, "\n")
    return screen(
        text(_title(view, say)),
        text(*_summary(reviews, view, say)),
        text(rounds),
        text(say("review-about", mistakes=questions)),
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
        """The table as they saw it then, with those who had the seats."""
        position, seats = self.position, self.view.seats
        step = 0 if self.passes else len(position.tricks) + 1
        then = (replace(seat, name=self.view.name_at(seat.seat, position.number, step)) for seat in seats)
        return replace(self.view, game=position, seats=tuple(then))

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
    memory = [*remembered(question.here, say)]
    back = [] if question.own else [row(way_back(say, "review", question.view.id))]
    # At least a line and some words, or what leads away from the answer would come to lie under a second press.
    below = [*([] if memory else [line()]), text(*memory, _origin(question, say)), *back]

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
    against, speaks = _difference(mistake, position, picked if how == "wrong" else chosen, say)
    right, heading, judged = len({*picked} & {*best}), say("review-picked", answer=how), list[str]()
    if how == "wrong":
        judged += [say("review-some", right=right, count=len(picked))] if question.passes and right else []
        judged.append(drawback_line(picked, against, say, chips=chips))
    else:
        heading += " " + say("own-puzzle-solved") if question.own else ""
        judged += [verdict(mistake, position, say)[0]] if against is not None else []  # of the card of the game
    return screen(
        _question_title(question, say),
        text(heading, " ".join(filter(None, judged))),
        text(*speaks),
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
    """What the person did in a position, what speaks against it, what would have been better, and what speaks for
    that."""
    chosen, chips = mistake.cards[0], position.rules.scoring == "chips"
    yours = say("review-yours", cards=say.cards(chosen), passes=position.phase is Phase.PASSING)
    against, speaks = _difference(mistake, position, chosen, say)
    return f"{yours} {drawback_in_words(against, say, points=not chips)}".strip(), *speaks


def _difference(
    mistake: Mistake, position: View, worse: tuple[Card, ...], say: Translator
) -> tuple[Drawback | None, list[str]]:
    """What speaks against worse cards than the best, if anything certain does; and in lines what speaks for the best
    ones. Where none of that tells the difference, the first line is why the coach prefers them to those of the game, as
    far as that is known; the coach's reasons are the same for many cards of a round."""
    chosen, best = mistake.cards
    given = advised(position, best, moon=mistake.because is AdviceReason.OWN_MOON, beside=worse)
    against, lines = drawback(position, worse, given), hint_lines(given, say, chips=position.rules.scoring == "chips")
    if not given.telling and against is None and sorted(worse) == sorted(chosen):
        lines = [*because(mistake.because, best, chosen, position, say), *lines]
    return against, lines


def _face(card: Card, copies: int, say: Translator) -> Face:
    face = say.faces.button(card)
    return marked(face, f"×{copies}") if copies > 1 else face


def _title(view: TableView, say: Translator) -> str:
    return say("review-title", game=which_game(view, say))


def _chips(view: TableView) -> bool:
    return view.rules.scoring == "chips"


def _summary(reviews: Sequence[RoundReview], view: TableView, say: Translator) -> Iterator[str]:
    """The points of the game, how many more than those of an average player of it, what the person's own mistakes have
    cost, and what all the rest has. Whoever adds up these numbers gets the difference: the rest is what is left of it
    as they are written."""
    chips, total, by_play = _chips(view), sum(each.points for each in reviews), sum(each.by_play for each in reviews)
    everybody = sum(sum(view.game.rounds[each.number].points) for each in reviews)
    average = 0 if chips else round(everybody / view.rules.seats)
    scored = say("review-points", points=abs(total) if chips else total, chips=chips)
    yield say(
        "review-scored",
        scored=scored,
        average=numeral(average),
        apart=abs(total - average),
        more=total > average,
        chips=("lost" if total > 0 else "won") if chips else "no",
    )
    if by_play:
        yield say("review-by-play", amount=amount(by_play, say, chips=chips))
    rest = total - average - (round(by_play) if by_play >= WHOLE else 0)
    luck = "none" if not rest else "good" if rest < 0 else "bad"
    yield say("review-by-cards", amount=amount(abs(rest), say, chips=chips), luck=luck)


def _round(review: RoundReview, view: TableView, say: Translator) -> str:
    """A round: in a line its points, or in a game for chips what it has won; and each mistake in a small line."""
    points = signed(-review.points) + unit(view.rules)
    if not _chips(view):
        points = say("review-points", points=review.points, chips=False)
    whole = say("review-round", round=review.number + 1, points=points, mistakes=len(review.mistakes))
    return "\n".join((whole, *(_mistake(mistake, view, say) for mistake in review.mistakes)))


def _mistake(mistake: Mistake, view: TableView, say: Translator) -> str:
    """A mistake in a small line. What was better hides behind a spoiler, as it may be asked; of cards as pictures, a
    phone would tear that apart."""
    cards, best = (NBSP.join(map(short, each)) for each in mistake.cards)
    step = "none" if mistake.step is None else mistake.step
    cost = amount(mistake.cost, say, chips=_chips(view))
    return say("review-mistake", step=step, cards=cards, best=best, amount=cost)


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
    leads = not (position.trick and position.trick.plays)
    return say("review-asks-play", leads=leads, trick=len(position.tricks) + 1, void=void_in(position))


def _lying(question: Question, say: Translator) -> list[Component]:
    """Which trick lies there, beside the names; nothing while cards are passed."""
    position, here = question.position, question.here
    if question.passes:
        return []
    taken = between_tricks(position)  # by the person, who therefore leads
    where = say("review-trick", round=position.number + 1, trick=trick_number(here), taken=taken)
    return [text(where, *own_seats(here, say))]


def _ask(view: TableView, index: int, say: Translator) -> Component:
    label = say("button-review-ask", number=index + 1)
    return button("review", view.id, index, "ask", label=label, style=discord.ButtonStyle.primary)
