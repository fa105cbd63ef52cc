"""The screens of a duplicate match, with invented results of deals that were really played."""

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

import cogs.match.results
import cogs.match.screens
import cogs.match.sheet
from bot.language.wording import Translator
from bot.past import PlayedRound, played_round
from bot.tables.table import Table
from bot.ui.items import Layout, with_way_back
from bot.ui.panel import panel
from cogs.match.deals import players_at
from cogs.match.matches import ALONE, AT_TABLES
from cogs.match.results import Line, Sheet, compare, sheet_of
from cogs.match.screens import (
    all_played,
    deal_over,
    host_cancelled,
    left,
    menu,
    nothing_counts,
    public,
    result,
    so_far_told,
    sure,
)
from cogs.match.sheet import deal_sheet, sheet, side_by_side
from cogs.match.views import AtTable, match_view
from cogs.table.screens import more
from db import Closing, MatchPlayer, MatchRecord, MatchStatus, MatchTable, Status
from hearts import Card, Game, Pass, Phase, Play, Rules
from players.pinned import CLUB, answer
from tests.browser.screens import ANA, Gallery, Screen

SHOWN = cogs.match.screens, cogs.match.sheet
HASH = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
NAMES = ("Ana", "Ben", "Chidi", "Dana")
POINTS = ((0, 5, 13, 2, 12, 1, 4, 3), (3, 5, 1, 9, 5, 14, 0, 6), (1, 18, 3, 0, 13, 2, 8, 5), (13, 4, 7, 3, 9, 1, 2, 26))
"""Of each person alone, by deal; of the fifth deal as `_round` plays it for Ana and Ben."""
AT_ONE_TABLE = (
    (0, 5, 13, 2, 12, 1, 4, 3),
    (3, 5, 1, 9, 5, 14, 0, 6),
    (10, 12, 3, 0, 9, 2, 8, 5),
    (13, 4, 9, 15, 0, 9, 14, 12),
)
"""By seat and deal: 26 points in each deal."""


def screens(gallery: Gallery, middle: Table) -> Iterator[Screen]:
    """Each screen, in the order in which people meet them; ``middle`` is a table in the middle of a round."""
    for name, layout in drawn(gallery.say, gallery.now):
        yield Screen(name, layout)
    say, deal = gallery.say, middle.with_record(kind=AT_TABLES.name, match_id=7, deal=2, deals=8)
    yield Screen("match-hand", panel(gallery.seen(deal, ANA), say, hints=False))
    yield Screen("match-more", with_way_back(more(gallery.seen(deal, ANA), say, ANA), say, None))
    yield Screen("match-left", left(gallery.seen(deal, ANA), say, ""))
    sealed = gallery.sealed(ALONE.name, match_id=1, deal=2, deals=8, opens_at=gallery.now)
    yield from gallery.panels(*sealed)
    told = so_far_told(_stands(2), say)
    yield Screen("match-so-far", deal_over(gallery.seen(sealed[1], ANA), say, "", told))


def drawn(say: Translator, now: int) -> Iterator[tuple[str, Layout]]:
    """Each screen of the feature's own, with its name."""
    players = tuple(MatchPlayer(n, name, n, 17 * (n == 1), 1 + n % 2) for n, name in enumerate(NAMES))
    match = MatchRecord(
        1, 7, 8, None, 0, MatchStatus.OPEN, 8, 24, "standard", "{}", now, now + 80_000_000, bytes(24), HASH, players
    )  # fmt: skip
    tables = [
        MatchTable(deal, 1, person, Status.OVER, points, (person, deal) not in ((3, 6), (3, 7)))
        for person, row in enumerate(POINTS)
        for deal, points in enumerate(row)
    ]
    yield "match-alone", public(match_view(replace(match, players=(replace(players[0], team=0),))), say)
    yield "match-open", public(match_view(match), say)
    behind = menu(match_view(match), say, plays=True, decides=False)
    yield "match-open-more", with_way_back(behind, say, None)
    playing = match_view(replace(match, status=MatchStatus.PLAYING))
    yield "match-playing", public(replace(playing, played={0: 8, 1: 8, 2: 4}), say)
    at_tables = replace(match, pace="live", players=tuple(replace(each, team=0) for each in players[:3]))
    yield "match-tables-open", public(match_view(at_tables), say)
    names = NAMES, ("Emil", "Fatima", "Goran", "Hana")
    nobody, one = (False,) * 4, (False, True, False, False)
    ours = AtTable("14", names[0], nobody, frozenset(range(4)), 7, False)
    seated = ours, AtTable("15", names[1], one, frozenset((4, 6, 7)), 13, True)
    begun = match_view(replace(at_tables, status=MatchStatus.PLAYING))
    yield "match-tables-playing", public(replace(begun, deal=2, tables=seated), say)
    behind = menu(replace(begun, tables=seated), say, plays=True, decides=True)
    yield "match-playing-more", with_way_back(behind, say, None)
    yield "match-sure-leave", sure(begun, say, "quit", plays=True)
    yield "match-sure-cancel", sure(match_view(match), say, "cancel", plays=True)
    yield "match-sure-end", sure(begun, say, "stop", plays=True)
    told = so_far_told(_stands(5), say)
    yield "match-all-played", with_way_back(all_played(playing.due_at, told, say), say, None)
    over = replace(match, status=MatchStatus.OVER)
    yield "match-cancelled-done", host_cancelled(say)
    yield "match-nothing-counts", with_way_back(nothing_counts(match_view(over), say), say, None)
    found = sheet_of(over, tables)
    yield "match-over", result(found, say)
    ana, ben = (next(line for line in found.lines if line.player.player_id == number) for number in (0, 1))
    pair = compare(4, ("Ana", "Ben"), _round(2), _round(0))
    yield "match-sheet", with_way_back(sheet(found, ana, say), say, None)
    yield "match-deal", with_way_back(deal_sheet(found, ana.plays[4], pair, say), say, None)
    yield "match-beside", with_way_back(side_by_side(found, pair, ben.plays[4], say), say, None)
    found = _at_tables(replace(at_tables, players=players))
    yield "match-tables-over", result(found, say)
    mine = next(play for play in found.of_deal(4) if play.seat == 0)
    closed = compare(4, (mine.name, ""), _round(2), _round(0))
    yield "match-tables-deal", with_way_back(deal_sheet(found, mine, closed, say), say, None)
    yield "match-tables-beside", with_way_back(side_by_side(found, closed, mine, say), say, None)
    short = [table for table in tables if table.deal < 3]
    stopped = replace(over, closing=Closing.PLAYERS)
    yield "match-broken-off", result(sheet_of(stopped, short), say)
    cancelled = replace(match, status=MatchStatus.CANCELLED)
    yield "match-cancelled", public(match_view(replace(cancelled, closing=Closing.PLAYERS)), say)
    yield "match-cancelled-update", public(match_view(replace(cancelled, closing=Closing.UPDATE)), say)


def _stands(deals: int) -> Line:
    """How Ana stands when all have played so many deals."""
    ana, played = MatchPlayer(0, NAMES[0], 0), [*zip(*POINTS, strict=True)][:deals]
    apart = [points[0] - Fraction(sum(points), len(points)) for points in played]
    return Line(ana, tuple(cogs.match.results.Play(n, 0, n, ana, played[n][0], each) for n, each in enumerate(apart)))


def _at_tables(match: MatchRecord) -> Sheet:
    """A match of four people, who are compared with computer players."""
    tables = [
        MatchTable(
            deal,
            2 * deal + number,
            player.player_id if player else None,
            Status.OVER,
            AT_ONE_TABLE[(seat + number) % 4][deal],
            player is not None,
            seat,
        )
        for deal in range(match.deals)
        for number, players in enumerate(players_at(match, deal))
        for seat, player in enumerate(players)
    ]
    return sheet_of(replace(match, status=MatchStatus.OVER), tables)


def _round(pick: int) -> PlayedRound:
    """A deal in which the person plays the first legal card, from the fourth trick on the one with this number."""
    rules = Rules(end="rounds", end_rounds=1)
    game = Game.new(rules)
    game = game.deal(game.shuffle(b"the pictures of a match"))
    while game.phase is not Phase.OVER:
        (seat, *_) = game.to_act
        if seat:
            game = game.act(seat, answer(CLUB, game.view(seat)))
        elif game.phase is Phase.PASSING:
            game = game.act(0, Pass(game.hand(0)[:3]))
        else:
            game = game.act(0, Play(_chosen(game, pick if len(game.tricks) >= 3 else 0)))
    return played_round(rules, (), game.events)


def _chosen(game: Game, pick: int) -> Card:
    legal = game.legal_plays(0)
    return legal[min(pick, len(legal) - 1)]
