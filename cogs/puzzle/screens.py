"""Puzzles: the position with its question, the answer, and what somebody shares with others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date
from typing import Final

import discord

from bot.language.wording import Translator
from bot.pictures.emojis import NBSP, short
from bot.tables.views import between_tricks
from bot.ui.actions import write_action
from bot.ui.hand import large, open_answer, rows_by_suit
from bot.ui.items import (
    BLUE,
    GOLD,
    GREEN,
    PURPLE,
    RED,
    Component,
    Layout,
    button,
    line,
    menu_option,
    row,
    screen,
    select,
    text,
)
from bot.ui.memory import remembered
from bot.ui.names import SHORT_NAME, safe_name
from bot.ui.playing import void_in
from bot.ui.tabletop import seats, trick_number
from bot.ui.words import (
    RIGHT,
    WRONG,
    choice_line,
    direction,
    drawback_line,
    hint_lines,
    points_more,
    rating,
    rating_change,
)
from cogs.puzzle.puzzles import Answered, NotRated, Position, Standing
from hearts import Card, parse_cards
from players.hints import drawback
from players.puzzles import THEMES

VERB: Final = "puzzle"
ANY: Final = "any"
"""Stands for all themes in their menu."""
CARDS_A_ROW: Final = 4
"""How many cards a phone shows side by side."""
LETTERS: Final = "ABCDE"
"""Stand for the sets of cards to pass: a button has room for one picture only, and their suits need their colours."""
ENOUGH: Final = 3
"""With fewer answers than this nothing is said of what people choose."""
RARELY: Final = 0.05
"""Of what no more people than this share have chosen that is not told."""
MAX_CHOICES: Final = 5
"""So many moves have a line of their own below an answer."""
_GO: Final = discord.ButtonStyle.success


def asked(position: Position, standing: Standing | NotRated, say: Translator, note: str = "") -> Layout:
    """The position and its question."""
    below = [] if position.passing else [*remembered(position.table, say)]
    return screen(
        text(_title(position, say), note),
        *_above(position, say),
        *_moves(position, say),
        text(*below) if below else line(),
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
    """Whether the answer is right, what speaks against it and for the best move; then what each move costs and who
    chooses it, and the position. What leads away stands at the very end, below where a card was pressed: a second
    press must not skip this."""
    right, primary = given.move == position.best, discord.ButtonStyle.primary
    onward = [button(VERB, 0, 0, position.following or "next", label=say("button-puzzle-next"), style=primary)]
    if share:
        onward.append(button(VERB, 0, 0, f"share.{position.id}", label=say("button-puzzle-share")))
    told = _standing(standing, say, given.change) if isinstance(standing, Standing) else ""  # or it was told before
    return screen(
        text(_title(position, say), told, note),
        text(say("puzzle-judged", right=right), "" if right else _against(position, given.move, say)),
        text(*hint_lines(position.advice(given.move), say)),
        text(*_choices(position, given, say)),
        *([] if position.passing else [_lying(position, say)]),
        text(say("your-hand", cards=say.cards(position.view.hand))),
        row(_themes(position.following, say)),
        row(*onward),
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


def _moves(position: Position, say: Translator) -> list[Component]:
    """The hand as buttons; of cards to pass, the hand, and the sets among which one chooses, each with its button."""
    if position.passing:
        sets = sorted(position.costs, key=lambda move: [*map(position.view.hand.index, parse_cards(move))])
        lettered = [*zip(LETTERS, sets, strict=False)]
        lines = [f"**{letter}**{NBSP} {say.cards(parse_cards(move))}" for letter, move in lettered]
        answers = [open_answer({"label": letter}, _answer(position, move), may=True) for letter, move in lettered]
        return [text(say("puzzle-hand"), large(position.view.hand, say)), text(*lines), row(*answers)]

    def drawn(card: Card, copies: int) -> Component:
        move = str(card)
        return open_answer(say.faces.button(card), _answer(position, move), may=move in position.costs)

    return rows_by_suit(position.view.hand, CARDS_A_ROW, drawn)


def _answer(position: Position, move: str) -> str:
    """The custom_id of the button that answers with this move."""
    return write_action("b", VERB, 0, 0, ".".join((position.id, position.following, *move.split())))


def _against(position: Position, move: str, say: Translator) -> str:
    """What speaks against a move, if anything certain does."""
    cards = parse_cards(move)
    return drawback_line(cards, drawback(position.view, cards, position.advice(move)), say)


def _choices(position: Position, given: Answered, say: Translator) -> Iterator[str]:
    """The moves, the best first, each with what it costs, who has chosen it of people, once some have, and which
    computer players choose it, who may be wrong. Of many the best, the picked and the most chosen ones have a line; how
    much the others cost is told in one."""
    people = sum(given.chosen.values())
    shares = {move: given.chosen.get(move, 0) / people if people >= ENOUGH else 0 for move in position.costs}
    shares = {move: share for move, share in shares.items() if share > RARELY}
    levels = {move: [level for level, its in position.chose.items() if its == move] for move in position.costs}

    def interest(move: str) -> tuple[bool, float, bool]:
        return move not in (position.best, given.move), -shares.get(move, 0), not levels[move]

    told = {*sorted(position.costs, key=interest)[:MAX_CHOICES]}
    for move, cost in position.costs.items():
        if move in told:
            best, picked = move == position.best, move == given.move
            computers = ", ".join(say("level-name", value=level) for level in levels[move])
            notes = (
                f"**{say('seat-you')}**" if picked else "",
                say("puzzle-share", percent=round(100 * shares[move])) if move in shares else "",
                computers and f"🤖{NBSP}{computers}",
            )
            mark = RIGHT if best else WRONG if picked else ""
            yield choice_line(parse_cards(move), mark, "" if best else points_more(cost), notes, say)
    if rest := [points_more(cost) for move, cost in position.costs.items() if move not in told]:
        yield say("puzzle-rest", least=rest[0], most=rest[-1], same="yes" if rest[0] == rest[-1] else "no")
    key = [say("choices-key", chips=False), *([say("puzzle-people", people=people)] if shares else [])]
    yield "-# " + " · ".join(key)


def _plain(move: str) -> str:
    """Cards as text."""
    return NBSP.join(map(short, parse_cards(move)))
