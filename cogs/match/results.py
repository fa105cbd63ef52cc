"""Finished matches: each player's result in each deal, and where the play of two of them differed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate
from statistics import mean

from bot.past import Archive, PlayedRound
from bot.tables.errors import NotAllowed
from cogs.match.deals import deals_played
from cogs.match.matches import Matches
from cogs.match.views import MatchView, match_view
from db import MatchPlayer, MatchRecord, MatchStatus, MatchTable
from hearts import Card


@dataclass(frozen=True, slots=True)
class Play:
    """How a deal was played from one seat."""

    deal: int
    seat: int
    table_id: int
    player: MatchPlayer | None
    """Whose result it is; None for a computer player with a place of its own at a table."""
    points: int
    difference: Fraction
    """Points above the mean of all who held the same cards, so fewer are better; over those these add up to zero."""
    by_computer: bool = False
    """Whether a computer player played it for the person, from the start or from some point on."""

    @property
    def mean(self) -> Fraction:
        """The mean points of all who held the same cards."""
        return self.points - self.difference

    @property
    def name(self) -> str:
        """The name of the person; empty for a computer player."""
        return self.player.name if self.player is not None else ""


@dataclass(frozen=True, slots=True)
class Line:
    """The result of one person in a match."""

    player: MatchPlayer
    plays: tuple[Play, ...]
    """By deal."""

    @property
    def total(self) -> Fraction:
        """The sum of the differences over all deals."""
        return sum((play.difference for play in self.plays), Fraction())

    @property
    def so_far(self) -> tuple[Fraction, ...]:
        """The running total after each deal."""
        return tuple(accumulate(play.difference for play in self.plays))


@dataclass(frozen=True, slots=True)
class TeamLine:
    """The result of a team."""

    team: int
    names: tuple[str, ...]
    total: Fraction
    """The mean of its members' totals, so that teams need not be equally large."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """The result of a match: its people, best first."""

    match: MatchView
    lines: tuple[Line, ...]
    computers: tuple[Play, ...] = ()
    """What computer players with places of their own have played."""

    @property
    def teams(self) -> tuple[TeamLine, ...]:
        """Its teams, best first; empty if there are none."""
        teams: dict[int, list[Line]] = {}
        for line in self.lines:
            if line.player.team:
                teams.setdefault(line.player.team, []).append(line)
        found = [
            TeamLine(team, tuple(line.player.name for line in members), mean(line.total for line in members))
            for team, members in teams.items()
        ]
        return tuple(sorted(found, key=lambda each: (each.total, each.team)))

    @property
    def deals(self) -> int:
        """How many deals everybody has finished: fewer than planned if the computer players of the match are gone."""
        return len(self.lines[0].plays) if self.lines else 0

    def place(self, line: Line) -> int:
        """The place of a line, from 1; equal totals share a place."""
        return 1 + sum(other.total < line.total for other in self.lines)

    def of_deal(self, deal: int) -> list[Play]:
        """How people played a deal, in the order of the sheet."""
        return [line.plays[deal] for line in self.lines]

    def beside(self, play: Play) -> list[Play]:
        """How all who held the same cards played them, this play included: people first."""
        plays = (*self.of_deal(play.deal), *self.computers)
        return [each for each in plays if (each.deal, each.seat) == (play.deal, play.seat)]

    def best(self, play: Play) -> list[Play]:
        """Those of `beside` that are of people, with the fewest points of these."""
        people = [each for each in self.beside(play) if each.player is not None]
        least = min(each.points for each in people)
        return [each for each in people if each.points == least]

    def rival(self, play: Play) -> Play | None:
        """What to compare this play with: that of somebody else who did best; of a computer player if nobody else held
        these cards; None if this one alone is best."""
        others = [each for each in self.beside(play) if each is not play]
        if all(each.player is None for each in others):
            return next(iter(others), None)
        return next((each for each in self.best(play) if each is not play), None)


@dataclass(frozen=True, slots=True)
class SideBySide:
    """One deal as played by two."""

    deal: int
    names: tuple[str, str]
    """Empty for a computer player."""
    played: tuple[PlayedRound, PlayedRound]
    seat: int
    """The seat from which both played it."""
    passed_alike: bool
    alike: int
    """How many tricks, from the first on, are the same in both. Cards after a claim are not compared."""
    cards: tuple[Card, Card] | None
    """The first cards that differ; None if no chosen card differs."""
    own: bool = True
    """Whether these two played the cards that differ, and not other people at their tables."""

    @property
    def trick(self) -> int | None:
        """The number of the first trick that differs, from 0; None if none does."""
        return None if self.cards is None else self.alike


def sheet_of(match: MatchRecord, tables: Iterable[MatchTable]) -> Sheet:
    """The result of a match, of equal people first who joined first. Only deals that everybody has finished count."""
    tables = [table for table in tables if table.points is not None]
    deals, means = deals_played(match, tables), field_means(tables)
    people: dict[int | None, MatchPlayer] = {player.player_id: player for player in match.players}
    plays = []
    for table in tables:
        if table.deal < deals:
            player, points = people.get(table.player_id), table.points or 0
            above, by_computer = points - means[table.deal, table.seat], player is not None and not table.finished
            plays.append(Play(table.deal, table.seat, table.table_id, player, points, above, by_computer))
    lines = [Line(player, tuple(play for play in plays if play.player is player)) for player in match.players]
    whole = (line for line in lines if len(line.plays) == deals)
    best_first = tuple(sorted(whole, key=lambda line: line.total))
    return Sheet(match_view(match), best_first, tuple(play for play in plays if play.player is None))


def so_far(match: MatchRecord, tables: Iterable[MatchTable], player_id: int) -> Line | None:
    """How a player stands after the deals that everybody has finished; None before the first one. It tells nothing
    about deals that somebody may still play."""
    lines = sheet_of(match, tables).lines
    return next((line for line in lines if line.player.player_id == player_id and line.plays), None)


def field_means(tables: Iterable[MatchTable]) -> dict[tuple[int, int], Fraction]:
    """By (deal, seat): the mean points of all who held these cards, computer players included."""
    fields: dict[tuple[int, int], list[int]] = {}
    for table in tables:
        fields.setdefault((table.deal, table.seat), []).append(table.points or 0)
    return {field: Fraction(sum(points), len(points)) for field, points in fields.items()}


def compare(deal: int, names: tuple[str, str], one: PlayedRound, other: PlayedRound, seat: int = 0) -> SideBySide:
    """Compares how two played the same deal from the same seat. If both played alone, the first card that differs is
    one of theirs, because pinned computer players answer the same cards alike."""
    passed_alike, pair = one.passed[seat] == other.passed[seat], (one, other)
    plays = list(zip(_chosen(one), _chosen(other), strict=False))
    for number, (mine, theirs) in enumerate(plays):
        if mine != theirs:
            own, alike = mine[0] == theirs[0] == seat, number // len(one.players)
            return SideBySide(deal, names, pair, seat, passed_alike, alike, (mine[1], theirs[1]), own)
    return SideBySide(deal, names, pair, seat, passed_alike, len(plays) // len(one.players), None)


def _chosen(played: PlayedRound) -> list[tuple[int, Card]]:
    """The (seat, card) pairs of a round up to a claim."""
    return [play for trick in played.tricks for play in trick.plays][: played.claimed_after]


class PastMatches:
    """Reads finished matches. Refuses matches that are not over."""

    def __init__(self, matches: Matches, archive: Archive) -> None:
        self._matches = matches
        self._archive = archive

    async def sheet(self, match_id: int) -> Sheet:
        """The result of a match. Raises NotAllowed while anybody may still play."""
        match = await self._matches.get(match_id)
        if match.status is not MatchStatus.OVER:
            raise NotAllowed("match-sealed")
        return sheet_of(match, await self._matches.deals.results_so_far(match))

    async def side_by_side(self, sheet: Sheet, one: Play, other: Play) -> SideBySide:
        """A deal as two played it who held the same cards."""
        anybody = sheet.lines[0].player.player_id  # the match is over
        mine, theirs = [(await self._archive.round(each.table_id, 0, anybody))[1] for each in (one, other)]
        return compare(one.deal, (one.name, other.name), mine, theirs, one.seat)
