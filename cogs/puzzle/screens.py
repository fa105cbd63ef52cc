"""Puzzles: the position with its question, the answer, and what somebody shares with others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from typing import Final

import discord

from bot.language.wording import Translator
from bot.numerals import signed
from bot.pictures.emojis import NBSP, SYMBOLS, Face, short
from bot.tables.views import between_tricks
from bot.ui.actions import write_action
from bot.ui.features import ADVISED, RIGHT, WRONG
from bot.ui.hand import judged_answer, large, open_answer, rows_by_suit
from bot.ui.items import (
    BLUE,
    GOLD,
    GREEN,
    PURPLE,
    RED,
    Component,
    Layout,
    button,
    menu_option,
    row,
    rows,
    screen,
    select,
    text,
)
from bot.ui.names import SHORT_NAME, safe_name, seat_name
from bot.ui.playing import void_in
from bot.ui.tabletop import cards_gone, last_trick_line, round_notes, seats, trick_number
from bot.ui.words import direction, drawback_in_words, hint_lines, joined, rating, rating_change
from cogs.puzzle.puzzles import Answered, NotRated, Position, Standing
from hearts import Card, Suit, parse_cards
from hearts.passing import seat_at
from players.hints import drawback
from players.knowledge import Knowledge
from players.puzzles import THEMES

VERB: Final = "puzzle"
SHOWN: Final = "shown"
"""How the presses on the judged moves of an answer begin, which show it once more: they can be pressed, as Discord
fades what cannot."""
ANY: Final = "any"
"""Stands for all themes in their menu."""
CARDS_A_ROW: Final = 4
COSTS_A_ROW: Final = 3
SETS_A_ROW: Final = 2
"""How many cards, cards with what they cost, and sets of cards to pass a phone shows side by side."""
ENOUGH: Final = 3
"""With fewer answers than this nothing is said of what people choose."""
RARELY: Final = 0.05
"""What no more people than this share have chosen is not listed."""
_GO: Final = discord.ButtonStyle.success


def asked(position: Position, standing: Standing | NotRated, say: Translator, note: str = "") -> Layout:
    """The position and its question."""
    remembered = [*_remembered(position, say)]
    return screen(
        text(_title(position, say), note),
        *_above(position, say),
        *_hand(position, say),
        *([text(*remembered)] if remembered else []),
        text(_standing(standing, say)),
        colour=BLUE,
    )


def answered(
    position: Position,
    given: Answered,
    standing: Standing | NotRated,
    say: Translator,
    note: str = "",
    *,
    share: bool,
) -> Layout:
    """Whether the answer is right, what speaks against it and for the best move; then the same position, in which each
    move says what it costs, and who has chosen what."""
    right, primary = given.move == position.best, discord.ButtonStyle.primary
    buttons = [row(button(VERB, 0, 0, position.following or "next", label=say("button-puzzle-next"), style=primary))]
    if share:
        buttons.append(row(button(VERB, 0, 0, f"share.{position.id}", label=say("button-puzzle-share"))))
    told = _standing(standing, say, given.change) if isinstance(standing, Standing) else ""  # or it was told before
    return screen(
        text(_title(position, say), told, note),
        text(*_judged(position, given.move, say)),
        text(*hint_lines(position.advice, say)),
        *([] if position.passing else [_lying(position, say)]),
        *_hand(position, say, given.move),
        *_key(position, given.move, say),
        *map(text, _chosen(position, given.chosen, say)),
        *buttons,
        row(_themes(position.following, say)),
        colour=GREEN if right else RED,
    )


def _themes(following: str, say: Translator) -> Component:
    """A menu of what the next puzzle is about; ``following`` is chosen."""
    options = [menu_option(say("puzzle-any-theme"), ANY)]
    options += [menu_option(say("choice-theme", value=each), each, default=each == following) for each in THEMES]
    return select(VERB, 0, 0, "theme", options=options, placeholder=say("puzzle-choose-theme"))


def all_seen(theme: str | None, say: Translator) -> Layout:
    """Says that there is no puzzle left, or none of this theme."""
    every = button(VERB, 0, 0, "next", label=say("button-puzzle-all"), style=_GO)
    if theme is None:
        return screen(text(say("puzzle-all-seen")), colour=GOLD)
    return screen(text(say("puzzle-theme-seen", theme=say("choice-theme", value=theme))), row(every), colour=GOLD)


def shared(position: Position, name: str, right: bool, say: Translator) -> Layout:
    """A puzzle that somebody shows others, who are asked as they were. Its answer is shown to whoever has pressed one,
    so that nobody looks first; whether they were right hides behind a spoiler."""
    who = say("puzzle-shared", who=safe_name(name, say), right=right)
    return screen(*_for_all(position, f"{_title(position, say)}\n{who}", say), colour=PURPLE)


def in_channel(position: Position, day: date, over: bool, say: Translator) -> Sequence[Component]:
    """The puzzle of a day in the message of that day; once it is over, with the best move behind a spoiler, where three
    pictures could be torn apart."""
    if not over:
        return _for_all(position, _title(position, say), say, say("puzzle-day"))
    best = _plain(position.best) if position.passing else say.cards(parse_cards(position.best))
    return _for_all(position, say("puzzle-title-over", day=day), say, say("puzzle-day-over", cards=best))


def _for_all(position: Position, heading: str, say: Translator, below: str = "") -> list[Component]:
    """A puzzle for everybody who reads it, with a line ``below`` it and a button to answer it, which shows all that
    somebody would remember."""
    label, blue = say("button-puzzle-try"), discord.ButtonStyle.primary
    solve = button(VERB, 0, 0, f"try.{position.id}", label=label, emoji="🧩", style=blue)
    return [
        text(heading),
        *_above(position, say),
        text(say("puzzle-hand"), large(position.view.hand, say)),
        *([text(below)] if below else []),
        row(solve),
    ]


def _title(position: Position, say: Translator) -> str:
    return say("puzzle-title", today=position.today)


def _standing(standing: Standing | NotRated, say: Translator, change: float | None = None) -> str:
    """The rating, with what an answer has changed, and the streak, in one small line; or why there is none."""
    if isinstance(standing, NotRated):
        return say("puzzle-not-rated", age=standing.age)
    if standing.rating is None:
        parts = [say("puzzle-unrated", missing=standing.missing)]
    else:
        changed = "none" if change is None else rating_change(standing.rating, change)
        parts = [say("puzzle-rating", rating=rating(standing.rating, say), change=changed)]
    if standing.streak > 1:
        parts.append(say("puzzle-streak", streak=standing.streak))
    elif standing.best_streak > 1:
        parts.append(say("puzzle-best-streak", best=standing.best_streak))
    return "-# " + " · ".join(parts)


def _above(position: Position, say: Translator) -> list[Component]:
    """The trick beside the names, and right above the hand the question."""
    table = position.table
    if position.passing:
        return [text(say("puzzle-asks-pass", direction=direction(table, say)))]
    leads, trick = between_tricks(position.view), trick_number(table) + 1
    asks = say("puzzle-asks-play", leads=leads, trick=trick, void=void_in(position.view))
    return [_lying(position, say), text(asks)]


def _lying(position: Position, say: Translator) -> Component:
    """The trick beside the names."""
    table = position.table
    taken = between_tricks(position.view)  # by the person, who therefore leads
    return text(say("puzzle-trick", trick=trick_number(table), taken=taken), *seats(table, say, SHORT_NAME))


def _hand(position: Position, say: Translator, picked: str | None = None) -> list[Component]:
    """The hand as buttons; of cards to pass, the hand and a button for each set. Once one was ``picked``, each other
    one says what it costs."""
    if position.passing:
        sets = sorted(position.costs, key=lambda move: [*map(position.view.hand.index, parse_cards(move))])
        faces = [_move(position, move, {"label": _plain(move)}, picked) for move in sets]
        return [text(say("puzzle-hand"), large(position.view.hand, say)), *rows(faces, SETS_A_ROW)]

    def drawn(card: Card, copies: int) -> Component:
        return _move(position, str(card), say.faces.button(card), picked)

    return rows_by_suit(position.view.hand, CARDS_A_ROW if picked is None else COSTS_A_ROW, drawn)


def _move(position: Position, move: str, face: Face, picked: str | None) -> Component:
    arg = ".".join((position.id, position.following, *move.split()))
    if picked is None:
        return open_answer(face, write_action("b", VERB, 0, 0, arg), may=move in position.costs)
    return judged_answer(face, write_action("b", VERB, 0, 0, f"{SHOWN}.{arg}"), _mark(position, move, picked))


def _mark(position: Position, move: str, picked: str) -> str:
    """What stands on a card once one was ``picked``: the cost of that one is told in the verdict. Nothing on a card
    that could not be played."""
    if move not in position.costs:
        return ""
    if move == position.best:
        return RIGHT if move == picked else ADVISED
    return WRONG if move == picked else f"({signed(_cost(position, move))})"


def _cost(position: Position, move: str) -> int:
    """About how many points worse than the best move another one is."""
    return max(1, round(position.costs[move]))


def _remembered(position: Position, say: Translator) -> Iterator[str]:
    """What somebody would remember who had played the round up to here: the last trick, all cards that are gone, who
    has shown a void, and what was passed."""
    table, view = position.table, position.view
    if position.passing:
        return
    if view.tricks:
        if not between_tricks(view):
            yield last_trick_line(table, say)
        yield cards_gone(table, say)
    voids = [
        say(
            "puzzle-void",
            who=seat_name(table, seat, say),
            suits=NBSP.join(SYMBOLS[each] for each in Suit if each in shown),
        )
        for seat, shown in Knowledge.of(view).voids.items()
        if shown
    ]
    if notes := [*round_notes(table, say), *voids]:
        yield "-# " + " · ".join(notes)
    if view.passed and view.seat is not None:
        to = seat_name(table, seat_at(view.players, view.seat, view.pass_target[0][0]), say)
        received, passed = (NBSP.join(map(short, cards)) for cards in (view.received, view.passed))
        yield "-# " + say("puzzle-received", cards=received)
        yield "-# " + say("puzzle-passed", cards=passed, to=to)


def _judged(position: Position, move: str, say: Translator) -> Iterator[str]:
    """Whether a move is right; of another one what it costs, and what speaks against it."""
    right = move == position.best
    yield say("puzzle-judged", right=right)
    if not right:
        costs = say("puzzle-costs", cards=say.cards(parse_cards(move)), cost=_cost(position, move))
        against = drawback(position.view, parse_cards(move), position.advice)
        yield f"{costs} {drawback_in_words(against, say)}".strip()


def _key(position: Position, picked: str, say: Translator) -> list[Component]:
    """What the numbers on the cards mean, if there are any."""
    return [text(say("puzzle-key"))] if position.costs.keys() - {picked, position.best} else []


def _chosen(position: Position, chosen: Mapping[str, int], say: Translator) -> Iterator[str]:
    """What people have chosen, once some have, and what computer players choose, who may be wrong; a paragraph each,
    the best first."""
    people = sum(chosen.values())
    if people >= ENOUGH:
        shares = [(chosen.get(move, 0) / people, move) for move in position.costs]
        told = [(say("puzzle-share", percent=round(100 * share)), move) for share, move in shares if share > RARELY]
        yield "-# " + say("puzzle-people", people=people, moves=_each(position, told, say))
    chose = {move: [level for level, its in position.chose.items() if its == move] for move in position.costs}
    told = [
        (joined([say("level-name", value=level) for level in levels], say), move)
        for move, levels in chose.items()
        if levels
    ]
    yield "-# " + say("puzzle-computers", moves=_each(position, told, say))


def _each(position: Position, told: Sequence[tuple[str, str]], say: Translator) -> str:
    """Who chose which card, in a row; who chose which cards to pass, in a line each."""
    if position.passing:
        return "".join("\n-# " + say("puzzle-chose", who=who, cards=_plain(move)) for who, move in told)
    return ", ".join(f"{who}{NBSP}{_plain(move)}" for who, move in told)


def _plain(move: str) -> str:
    """Cards as text: a button has room for one picture only, and a phone tears pictures from their ranks."""
    return NBSP.join(map(short, parse_cards(move)))
