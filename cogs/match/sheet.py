"""The sheet of a match: each deal beside the others' play of it, and two people's play of one deal side by side."""

from __future__ import annotations

from operator import attrgetter
from string import ascii_uppercase
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
from cogs.match.results import Line, Play, Sheet, SideBySide
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
    rows = [_row(found, play, say) for play in mine.plays]
    total = difference(mine.total, say)
    by_computer = any(play.by_computer for play in mine.plays)
    legend = say("sheet-columns"), say("sheet-hint") if by_computer else ""
    return screen(
        text(say("sheet-title", who=safe_name(mine.player.name, say), place=found.place(mine), total=total)),
        text("```", head, *rows, "```", *legend),
        row(_deals(found, say)),
        colour=PURPLE,
    )


def _row(found: Sheet, play: Play, say: Translator) -> str:
    mark = "*" if play.by_computer else " "  # about this person, and not about the best
    points, apart = numeral(play.points), difference(play.difference, say)
    return f"{play.deal + 1:>2}{mark}{points:>{WIDE - 1}}{apart:>{WIDE}} {_best(found, play, say)}".rstrip()


def _best(found: Sheet, play: Play, say: Translator) -> str:
    """The name of who had the fewest points with these cards; a person, rather the one looked at, if several had; that
    all people are alike, if there is no difference."""
    best, beside = found.best(play), found.beside(play)
    if any(each.points < best[0].points for each in beside):
        return COMPUTER
    if len(best) == sum(each.player is not None for each in beside) > 1:
        return say("sheet-all")
    return in_columns(harmless_code(say.person((play if play in best else best[0]).name)), NAME)


def _deals(found: Sheet, say: Translator) -> Component:
    options = [menu_option(say("sheet-deal", deal=deal + 1), str(deal)) for deal in range(found.deals)]
    return select(MATCH, 0, found.match.id, "deal", options=options, placeholder=say("sheet-choose"))


def deal_sheet(found: Sheet, mine: Play, parted: SideBySide | None, say: Translator, *, own: bool = True) -> Layout:
    """What all have made of one deal, and where the best of the others played differently. ``own``: this play is the
    reader's, who can open the table; else that of somebody else, for a reader who did not play."""
    held: dict[int, list[Play]] = {mine.seat: []}  # the reader's own cards first
    for line in sorted(found.lines, key=lambda line: (line.plays[mine.deal].difference, line.player.place)):
        play = line.plays[mine.deal]
        held.setdefault(play.seat, []).append(play)
    for play in found.computers:
        if play.deal == mine.deal and play.seat in held:
            held[play.seat].append(play)
    tables = _tables(found, mine.deal)
    told = [sorted(plays, key=attrgetter("points")) for plays in held.values()]
    return screen(
        text(say("match-deal-now", deal=mine.deal + 1, deals=found.match.deals)),
        text(*_seated(found, mine.deal, tables, say)),
        *(
            text(
                say("sheet-average", value=float(plays[0].mean)),
                *(_line(each, tables, say, bold=own and each is mine) for each in plays),
            )
            for plays in told
        ),
        text(say("sheet-computer") if any(each.by_computer for each in found.of_deal(mine.deal)) else ""),
        text(_beside_whom(found, mine, tables, say), parting(parted, say)) if parted is not None else text(),
        *_lookers(found, mine, say, own),
        colour=PURPLE,
    )


def _tables(found: Sheet, deal: int) -> dict[int, str]:
    """The letters of the tables of a deal, by their ids; empty if each person played alone."""
    plays = (*found.of_deal(deal), *found.computers) if found.match.at_tables else ()
    ids = sorted({play.table_id for play in plays if play.deal == deal})
    return dict(zip(ids, ascii_uppercase, strict=False))


def _seated(found: Sheet, deal: int, tables: dict[int, str], say: Translator) -> list[str]:
    """Who sat at each table of a deal: the people, and how many computer players."""
    lines = []
    for table_id, letter in tables.items():
        names = [safe_name(play.name, say) for play in found.of_deal(deal) if play.table_id == table_id]
        computers = sum((play.deal, play.table_id) == (deal, table_id) for play in found.computers)
        names += [f"{computers} {COMPUTER}"] if computers else []
        lines.append(say("sheet-seated", table=letter, who=", ".join(names)))
    return lines


def _beside_whom(found: Sheet, mine: Play, tables: dict[int, str], say: Translator) -> str:
    """With whose play this one is compared and, of several who held the same cards, why with that."""
    rival = found.rival(mine)
    several = len(found.beside(mine)) > 2
    return say("sheet-rival", who=_who(rival, tables, say), several=several) if rival is not None else ""


def _who(play: Play, tables: dict[int, str], say: Translator) -> str:
    """A person's name; for a computer player its table, of several."""
    at = tables.get(play.table_id, "") if play.player is None else ""
    return say("sheet-table", table=at) if at else _named(play.name, say)


def _named(name: str, say: Translator) -> str:
    """A person's name; a computer player has none here."""
    return safe_name(name, say) if name else say("match-computer")


def _line(play: Play, tables: dict[int, str], say: Translator, *, bold: bool) -> str:
    """What somebody has made of a deal, and the difference that counts."""
    name, apart = _who(play, tables, say), difference(play.difference, say)
    who = f"**{name}**" if bold else name
    return say("sheet-line", who=who, points=play.points, difference=apart, computer=play.by_computer)


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


def side_by_side(found: Sheet, pair: SideBySide, mine: Play, say: Translator, *, own: bool = True) -> Layout:
    """Two people's play of a deal: where it first differed, and the tricks from which both or one of them got points;
    ``own`` as for `deal_sheet`."""
    one, other = (_named(name, say) for name in pair.names)
    costly = [_costly(played, pair.seat) for played in pair.played]
    cards = sum(
        len(played.tricks[at].plays) for played, tricks in zip(pair.played, costly, strict=True) for at in tricks
    )
    pictures, both = cards <= MAX_PICTURES, _alike(pair, costly)
    shared = [_trick(pair.played[0], at, pair.seat, say, pictures=pictures) for at in both]
    told = [
        text(
            say("side-player", who=who, points=played.result.points[pair.seat]),
            _moon(played, pair.seat, say),
            *(_trick(played, at, pair.seat, say, pictures=pictures) for at in tricks if at not in both),
        )
        for who, played, tricks in zip((one, other), pair.played, costly, strict=True)
    ]
    told[:0] = [text(say("side-both"), *shared)] if shared else []
    return screen(
        text(say("side-title", deal=pair.deal + 1, one=one, other=other)),
        text(parting(pair, say)),
        text(say("side-key") if pair.trick is not None and any(costly) else ""),
        *(told if pair.trick is not None else []),
        *_lookers(found, mine, say, own),
        colour=PURPLE,
    )


def _costly(played: PlayedRound, seat: int) -> list[int]:
    """The tricks, from 0, that changed the points of a seat."""
    so_far = [played.points(step)[seat] for step in range(played.last_step + 1)]
    return [at for at in range(played.last_step) if so_far[at + 1] != so_far[at]]


def _alike(pair: SideBySide, costly: list[list[int]]) -> list[int]:
    """Of the tricks that cost each of two points, those that are the same in both plays."""
    one, other = (played.tricks for played in pair.played)
    return [at for at in costly[0] if at in costly[1] and one[at].plays == other[at].plays]


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


def _lookers(found: Sheet, mine: Play, say: Translator, own: bool) -> list[Component]:
    """The buttons and menus that lead on: another's play of the deal beside the reader's, the reader's replay, the
    sheet."""
    tables = _tables(found, mine.deal)
    options = [
        menu_option(
            first_visible(say.person(each.name))
            if each.player is not None
            else say("side-computer", who=_who(each, tables, say), points=each.points),
            value_of(each),
        )
        for each in found.beside(mine)
        if each is not mine
    ]
    arg = f"beside.{mine.deal}.{value_of(mine)}"
    blue = discord.ButtonStyle.primary
    back = button(MATCH, 0, found.match.id, "sheet", label=say("button-match-sheet"), style=blue)
    replay = [replay_button(mine.table_id, say)] if own else []
    menu = select(MATCH, 0, found.match.id, arg, options=options, placeholder=say("side-choose"))
    return [row(*([menu] if options else [])), row(back, *replay)]


def value_of(play: Play) -> str:
    """What stands for a play of a deal in menus."""
    return f"{COMPUTER_TABLE}{play.table_id}" if play.player is None else str(play.player.place)


def _written(card: Card) -> str:
    return f"{rank(card)}{SYMBOLS[card.suit]}" if card.suit else rank(card)
