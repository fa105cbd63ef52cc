"""The sheet of a match: each deal beside the others' play of it, and two people's play of one deal side by side."""

from __future__ import annotations

from fractions import Fraction
from operator import itemgetter
from typing import Final

import discord

from bot.language.names import first_visible, harmless_code, in_columns
from bot.language.wording import Translator
from bot.numerals import numeral
from bot.past import PlayedRound
from bot.pictures.artwork import rank
from bot.pictures.emojis import SYMBOLS
from bot.ui.features import replay_button
from bot.ui.items import PURPLE, Component, Layout, button, menu_option, row, screen, select, text
from bot.ui.names import COMPUTER, safe_name
from cogs.match.results import ComputerPlay, Line, Sheet, SideBySide
from cogs.match.screens import MATCH, difference
from hearts import Card

NAME: Final = 7
"""Characters of a name in a column."""
COMPUTER_TABLE: Final = "t"
"""Begins the value that chooses the play of a computer player; the id of its table follows."""
MAX_PICTURES: Final = 70
"""Pictures of cards that fit into the 4,000 characters of a message; with more, cards are written."""
WIDE: Final = 7
"""The width of a column of numbers, in characters: with a name no more than a small phone shows."""


def sheet(found: Sheet, mine: Line, say: Translator) -> Layout:
    """All deals of one person: their points, the difference, and who did best."""
    head = f" #{say('sheet-points'):>{WIDE}}{'+/−':>{WIDE}} {say('sheet-best')}"
    rows = [_row(found, mine, deal, say) for deal in range(found.deals)]
    total = difference(mine.total, say)
    legend = say("sheet-columns"), say("match-below"), say("sheet-hint") if any(mine.by_computer) else ""
    return screen(
        text(say("sheet-title", who=safe_name(mine.player.name, say), place=found.place(mine), total=total)),
        text("```", head, *rows, "```", *legend),
        row(_deals(found, say)),
        colour=PURPLE,
    )


def _row(found: Sheet, mine: Line, deal: int, say: Translator) -> str:
    mark = "*" if mine.by_computer[deal] else " "  # about this person, and not about the best
    points, below = numeral(mine.points[deal]), difference(mine.differences[deal], say)
    return f"{deal + 1:>2}{mark}{points:>{WIDE - 1}}{below:>{WIDE}} {_best(found, mine, deal, say)}".rstrip()


def _best(found: Sheet, mine: Line, deal: int, say: Translator) -> str:
    """The name of who had the fewest points with these cards; a person, rather the reader, if several had."""
    best = found.best(mine, deal)
    if any(each.points < best[0].points[deal] for each in found.computers_beside(mine, deal)):
        return COMPUTER
    return in_columns(harmless_code(say.person((mine if mine in best else best[0]).player.name)), NAME)


def _deals(found: Sheet, say: Translator) -> Component:
    options = [menu_option(say("sheet-deal", deal=deal + 1), str(deal)) for deal in range(found.deals)]
    return select(MATCH, 0, found.match.id, "deal", options=options, placeholder=say("sheet-choose"))


def deal_sheet(
    found: Sheet, deal: int, mine: Line, parted: SideBySide | None, say: Translator, *, own: bool = True
) -> Layout:
    """What all have made of one deal, and where the best of the others played differently. ``own``: the line is the
    reader's, who can open the table; else the line of somebody else, for a reader who did not play."""
    held: dict[int, list[Line]] = {mine.seats[deal]: []}  # the reader's own cards first
    for each in sorted(found.lines, key=lambda each: (-each.differences[deal], each.player.place)):
        held.setdefault(each.seats[deal], []).append(each)
    computers = {seat: found.computers.get((deal, seat), ()) for seat in held}
    pairs = all(len(lines) + len(computers[seat]) == 2 for seat, lines in held.items())
    about = ("pair" if pairs else "all") if len(held) == 1 else "pairs" if pairs else "groups"
    heading = say("match-deal-now", deal=deal + 1, deals=found.match.deals)
    parts: list[Component] = [text(heading), text(say("sheet-about", held=about))]
    for seat, lines in held.items():
        told = [(each.points[deal], _line(each, deal, say, bold=own and each is mine)) for each in lines]
        mean = lines[0].points[deal] + lines[0].differences[deal]
        told += [(each.points, _computer_line(each, mean, say)) for each in computers[seat]]
        parts.append(text(*(words for _, words in sorted(told, key=itemgetter(0)))))
    if any(each.by_computer[deal] for each in found.lines):
        parts.append(text(say("sheet-computer")))
    if parted is not None:
        parts.append(text(parting(parted, say)))
    return screen(*parts, *_lookers(found, deal, mine, say, own), colour=PURPLE)


def _named(name: str, say: Translator) -> str:
    """A person's name; a computer player has none here."""
    return safe_name(name, say) if name else say("match-computer")


def _line(each: Line, deal: int, say: Translator, *, bold: bool) -> str:
    """What somebody has made of a deal, and the difference that counts."""
    name = safe_name(each.player.name, say)
    return say(
        "sheet-line",
        who=f"**{name}**" if bold else name,
        points=each.points[deal],
        difference=difference(each.differences[deal], say),
        computer=each.by_computer[deal],
    )


def _computer_line(each: ComputerPlay, mean: Fraction, say: Translator) -> str:
    """The same of a computer player; ``mean``: of all who held these cards."""
    below = difference(mean - each.points, say)
    return say("sheet-line", who=say("match-computer"), points=each.points, difference=below, computer=False)


def parting(pair: SideBySide, say: Translator) -> str:
    """The first difference between two people's play of a deal, in one sentence."""
    one, other = (_named(name, say) for name in pair.names)
    if not pair.passed_alike:
        mine, theirs = (say.cards(played.passed[pair.seat]) for played in pair.played)
        return say("parting-pass", one=one, other=other, mine=mine, theirs=theirs)
    if pair.trick is None or pair.cards is None:
        return say("parting-none" if _all_alike(pair) else "parting-claim", one=one, other=other)
    mine, theirs = map(say.card, pair.cards)
    return say(
        "parting-trick" if pair.own else "parting-table",
        one=one,
        other=other,
        trick=pair.trick + 1,
        mine=mine,
        theirs=theirs,
    )


def _all_alike(pair: SideBySide) -> bool:
    """Whether both took every trick of the deal with the same cards."""
    return pair.alike == pair.played[0].last_step


def side_by_side(found: Sheet, pair: SideBySide, mine: Line, say: Translator, *, own: bool = True) -> Layout:
    """Two people's play of a deal: where it first differed, and the tricks from then on from which each got points;
    ``own`` as for `deal_sheet`."""
    one, other = (_named(name, say) for name in pair.names)
    costly = [[at for at in _costly(played, pair.seat) if at >= pair.alike] for played in pair.played]
    cards = sum(
        len(played.tricks[at].plays) for played, tricks in zip(pair.played, costly, strict=True) for at in tricks
    )
    told = [
        text(
            say("side-player", who=who, points=played.result.points[pair.seat]),
            _moon(played, pair.seat, say),
            *(_trick(played, at, pair.seat, say, pictures=cards <= MAX_PICTURES) for at in tricks),
        )
        for who, played, tricks in zip((one, other), pair.played, costly, strict=True)
    ]
    return screen(
        text(say("side-title", deal=pair.deal + 1, one=one, other=other)),
        text(parting(pair, say)),
        *(
            [text(say("side-key", before=pair.played[0].points(pair.alike)[pair.seat]))]
            if pair.trick is not None and any(costly)
            else []
        ),
        *(told if pair.trick is not None else []),
        *_lookers(found, pair.deal, mine, say, own),
        colour=PURPLE,
    )


def _costly(played: PlayedRound, seat: int) -> list[int]:
    """The tricks, from 0, that changed the points of a seat."""
    so_far = [played.points(step)[seat] for step in range(played.last_step + 1)]
    return [at for at in range(played.last_step) if so_far[at + 1] != so_far[at]]


def _moon(played: PlayedRound, seat: int, say: Translator) -> str:
    """That somebody shot the moon, so that the points are not those of the tricks."""
    shooter = played.result.shooter
    return "" if shooter is None else say("side-moon", own=shooter == seat)


def _trick(played: PlayedRound, at: int, seat: int, say: Translator, *, pictures: bool) -> str:
    """A trick that a seat took: the winning card, the others in the order of play, and the points."""
    plays = sorted(played.tricks[at].plays, key=lambda play: play[0] != seat)  # sorted() keeps the order of the others
    cards = [card for _, card in plays]
    points = played.points(at + 1)[seat] - played.points(at)[seat]
    written = say.cards(cards) if pictures else " ".join(map(_written, cards))
    return say("side-trick", cards=written, points=points, trick=at + 1)


def _lookers(found: Sheet, deal: int, mine: Line, say: Translator, own: bool) -> list[Component]:
    """The buttons and menus that lead on: another's play of the deal beside the reader's, the reader's replay, the
    sheet."""
    others = [each for each in found.beside(mine, deal) if each is not mine]
    options = [menu_option(first_visible(say.person(each.player.name)), str(each.player.place)) for each in others]
    options += [
        menu_option(say("side-computer", points=each.points), f"{COMPUTER_TABLE}{each.table_id}")
        for each in found.computers_beside(mine, deal)
    ]
    arg = f"beside.{deal}.{mine.player.place}"
    blue = discord.ButtonStyle.primary
    back = button(MATCH, 0, found.match.id, "sheet", label=say("button-match-sheet"), style=blue)
    table = found.tables[mine.player.player_id, deal]
    replay = [replay_button(table, say)] if own else []
    menu = [row(select(MATCH, 0, found.match.id, arg, options=options, placeholder=say("side-choose")))]
    return [*(menu if options else []), row(back, *replay)]


def _written(card: Card) -> str:
    return f"{rank(card)}{SYMBOLS[card.suit]}" if card.suit else rank(card)
