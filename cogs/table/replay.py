"""The replay viewer: one step of a finished round, with every hand open. Its buttons hold its whole state."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import discord

from bot.language.names import one_line
from bot.language.wording import Translator
from bot.numerals import signed
from bot.past import OPENED, PlayedRound
from bot.pictures.artwork import rank
from bot.pictures.emojis import SYMBOLS
from bot.tables.views import TableView
from bot.ui.actions import Action, read_digits
from bot.ui.features import LAST_STEP, play_on_link, read_position, write_position
from bot.ui.hand import by_suit
from bot.ui.items import MAX_OPTIONS, PURPLE, Component, Layout, button, line, menu_option, row, screen, select, text
from bot.ui.names import names_in, safe_name
from bot.ui.progress import which_game
from bot.ui.results import moon
from bot.ui.tabletop import plays_shown
from hearts import Card, RoundResult
from hearts.round import FIRST_TRICK, PROMPTS_A_ROUND

MAX_PICTURES: Final = 70
"""Pictures of cards that fit into the 4,000 characters of a message; with more, cards are shown as ranks behind
suits."""
HIDDEN: Final = "hidden"
LAST, HANDS = "last", "hands"
"""The values of the menu, beside the numbers of rounds."""
DOWNLOAD: Final = "download"
"""The arg of the button for the file; of older replays, a value of their menu."""
NO_NOTES: Final[Mapping[int, Sequence[str]]] = {}


def replay(
    view: TableView,
    played: PlayedRound,
    step: int,
    say: Translator,
    *,
    hidden: bool = False,
    notes: Mapping[int, Sequence[str]] = NO_NOTES,
) -> Layout:
    """A step of a round. ``hidden`` leaves out the hands, for readers who want to guess, and the ``notes``: lines for
    the reader alone, by step."""
    step = min(step, played.last_step)
    return screen(
        text(_taker(view, played, step, say) if step else "", _where(view, played, step, say)),
        *(text(seat) for seat in _seats(view, played, step, say, hidden)),
        *([text(*notes[step])] if step in notes and not hidden else []),
        *([text(*_result(view, played, say))] if step == played.last_step else []),
        line(),
        row(*_play_on(view, played, step, say)),  # above what leads here, and what is pressed again and again
        row(*_steps(view, played, step, say, hidden)),
        row(_menu(view, played, step, say, hidden)),
        row(*_download(view, played, say)),
        colour=PURPLE,
    )


def _where(view: TableView, played: PlayedRound, step: int, say: Translator) -> str:
    """Which step of which round is shown: the title of a deal, a small line below who takes a trick."""
    game = which_game(view, say) if view.id < OPENED else say("replay-file")
    values = {"game": game, "round": played.number + 1, "rounds": len(view.game.rounds)}
    if step == 0:
        return say("replay-deal", **values, passes=bool(played.target))
    return say("replay-trick", **values, trick=step, tricks=played.last_step)


def _name(view: TableView, played: PlayedRound, seat: int, step: int, say: Translator) -> str:
    """Who had a seat at a step; the reader is *You*."""
    if view.mine_at(seat, played.number, step):
        return say("seat-you")
    return safe_name(view.name_at(seat, played.number, step), say)


def _taker(view: TableView, played: PlayedRound, step: int, say: Translator) -> str:
    """Who took the trick, and how many points, as its title."""
    trick = played.tricks[step - 1]
    if trick.taker is None:
        return say("replay-nobody")
    gained = played.points(step)[trick.taker] - played.points(step - 1)[trick.taker]
    key = "replay-taker-you" if view.mine_at(trick.taker, played.number, step) else "replay-taker"
    return _scored(key, _name(view, played, trick.taker, step, say), gained, played, say)


def _scored(key: str, who: str, points: int, played: PlayedRound, say: Translator) -> str:
    """A sentence about somebody and their points; in a round for chips, their hearts, as only these count."""
    if played.rules.scoring != "chips":
        return say(key, who=who, points=points)
    return say(key, who=who, points=0) + (f" · ♥×{points}" if points else "")


def _seats(view: TableView, played: PlayedRound, step: int, say: Translator, hidden: bool) -> list[str]:
    """A paragraph for each seat: its card in the trick, its points so far and its hand; at the deal also what it passed
    to whom, unless hands are hidden."""
    trick = played.tricks[step - 1] if step else None
    cards = dict(plays_shown(trick, played.rules, say.card)) if trick else {}
    hands, points = played.hands(step), played.points(step)
    passed = [card for seat in played.players for card in played.passed[seat]] if step == 0 else []
    pictures = sum(map(len, hands)) + len(passed) + len(played.deal.kitty) + len(played.players) <= MAX_PICTURES
    parts = []
    for seat in played.players:
        if hidden and trick is None:
            continue
        who = _scored("replay-seat", _name(view, played, seat, step, say), points[seat], played, say)
        leads = f" · {say('seat-leads')}" if trick and trick.leader == seat else ""
        lines = [f"{cards.get(seat, '')} {who}{leads}".lstrip()]
        if hands[seat] and not hidden:
            lines.append("-# " + _cards(hands[seat], say, pictures))
        if step == 0 and passed:
            gifts = (
                say("replay-passed", to=_name(view, played, to, step, say), cards=_cards(cards, say, pictures))
                for to, cards in played.gifts(seat)
            )
            lines.append("  ".join(gifts))
        parts.append("\n".join(lines))
    if step == 0 and played.deal.kitty and not hidden:
        parts.append(say("replay-kitty", cards=_cards(played.deal.kitty, say, pictures)))
    return parts


def _cards(cards: Iterable[Card], say: Translator, pictures: bool) -> str:
    if pictures:
        return say.cards(cards)
    groups = by_suit(cards).items()
    return " · ".join(
        f"{SYMBOLS[suit]} {' '.join(map(rank, group))}" if suit else " ".join(map(rank, group))
        for suit, group in groups
    )


def _result(view: TableView, played: PlayedRound, say: Translator) -> list[str]:
    """The result of the round, below its last trick."""
    result, lines = played.result, []
    if result.shooter is not None:
        lines.append(moon(view, result, say))
    scores = (
        say(
            "replay-score",
            who=_names(view, played, seat, say),
            points=signed(result.points[seat]),
            total=result.totals[seat],
        )
        for seat in range(len(view.seats))
    )
    return [*lines, say("replay-result", scores=", ".join(scores))]


def _names(view: TableView, played: PlayedRound, seat: int, say: Translator) -> str:
    """Everybody who had a seat in the round; the reader who had it alone is *You*."""
    alone = seat == view.me and len(view.names_in(seat, played.number)) == 1
    return say("seat-you") if alone else names_in(view, say, seat, played.number)


def _steps(view: TableView, played: PlayedRound, step: int, say: Translator, hidden: bool) -> list[Component]:
    """The buttons back and next, which lead on into the rounds before and after."""
    here, last = write_position(played.number, 0), len(view.game.rounds) - 1
    back = here + step - 1 if step else max(0, write_position(played.number - 1, LAST_STEP))
    onward = here + step + 1 if step < played.last_step else write_position(played.number + 1, 0)
    at_start, at_end = step == 0, step == played.last_step
    styles = discord.ButtonStyle
    buttons = (
        ("back", back, "◀️", styles.secondary, at_start and played.number == 0),
        ("next", onward, "▶️", styles.primary, at_end and played.number == last),
    )
    mode = f".{HIDDEN}" if hidden else ""
    return [
        button(
            "replay", view.id, to, arg + mode, label=say(f"button-replay-{arg}"), emoji=emoji, style=style, disabled=off
        )
        for arg, to, emoji, style, off in buttons
    ]


def _download(view: TableView, played: PlayedRound, say: Translator) -> list[Component]:
    """The button that gives the game as a file, unless it is shown from one."""
    here = write_position(played.number, 0)
    return [button("replay", view.id, here, DOWNLOAD, label=say("button-download"))] if view.id < OPENED else []


def _play_on(view: TableView, played: PlayedRound, step: int, say: Translator) -> list[Component]:
    """The button that plays on after this step: from the pass, or with the next trick. After the last one none is
    left."""
    if step == played.last_step:
        return []
    return play_on_link(view.id, played.number * PROMPTS_A_ROUND + (FIRST_TRICK + step if step else 0), say)


def _menu(view: TableView, played: PlayedRound, step: int, say: Translator, hidden: bool) -> Component:
    """A menu of whatever else can be done: the last trick, hiding the hands, and the rounds around this one."""
    rounds, here = view.game.rounds, write_position(played.number, step)
    options = [
        menu_option(say("replay-last"), LAST),
        menu_option(say("replay-hands", hidden=hidden), HANDS),
    ]
    room = MAX_OPTIONS - len(options)
    first = max(0, min(played.number - room // 2, len(rounds) - room))
    options += [
        menu_option(say("replay-round", round=result.number + 1), str(result.number), _points(view, result, say))
        for result in rounds[first : first + room]
    ]
    arg = f"menu.{HIDDEN}" if hidden else "menu"
    return select("replay", view.id, here, arg, options=options, placeholder=say("replay-menu"))


def step_pressed(action: Action) -> tuple[int, int]:
    """The round and the step of it to which a press on a replay leads. Raises NotAllowed."""
    round, step = read_position(action.number)
    match action.values:
        case (one,) if one == LAST:
            return round, LAST_STEP
        case (one,) if one == HANDS:
            return round, step
        case (number,):
            return (read_digits(number) if action.table else 0), 0
    return round, step


def hides_hands(action: Action) -> bool:
    """Whether the hands are hidden after a press on a replay."""
    return action.arg.endswith(HIDDEN) != (action.values == (HANDS,))


def _points(view: TableView, result: RoundResult, say: Translator) -> str:
    names = (one_line(say.person(view.names_in(seat.seat, result.number)[-1])) for seat in view.seats)
    return ", ".join(f"{name} {signed(points)}" for name, points in zip(names, result.points, strict=True))
