"""Finished matches: each player's result in each deal, and where the play of two of them differed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from bot.past import Archive, PlayedRound
from bot.tables.errors import NotAllowed
from cogs.match.deals import deals_played
from cogs.match.matches import Matches
from cogs.match.views import MatchView, match_view
from db import MatchPlayer, MatchRecord, MatchStatus, MatchTable
from hearts import Card


@dataclass(frozen=True, slots=True)
class Line:
    """The result of one person in a match. Tuples are indexed by deal."""

    player: MatchPlayer
    points: tuple[int, ...]
    differences: tuple[Fraction, ...]
    """Points below the mean of all who held the same cards; over those people these add up to zero."""
    by_computer: tuple[bool, ...]
    """Whether a computer player played the deal, from the start or from some point on."""
    seats: tuple[int, ...]
    """The seat from which the person played each deal."""

    @property
    def total(self) -> Fraction:
        """The sum of the differences over all deals."""
        return sum(self.differences, Fraction())

    @property
    def so_far(self) -> tuple[Fraction, ...]:
        """The running total after each deal."""
        return tuple(sum(self.differences[: deal + 1], Fraction()) for deal in range(len(self.differences)))


@dataclass(frozen=True, slots=True)
class SoFar:
    """How a person stands while the match is played. It tells nothing about deals that somebody may still play."""

    points: int
    """Their points in all deals that they have finished."""
    compared: int
    """How many deals everybody has finished."""
    total: Fraction
    """The sum of their differences in these."""


@dataclass(frozen=True, slots=True)
class ComputerPlay:
    """The result in one deal of a computer player with a place of its own at a table."""

    table_id: int
    points: int


@dataclass(frozen=True, slots=True)
class TeamLine:
    """The result of a team."""

    team: int
    names: tuple[str, ...]
    total: Fraction
    """The mean of its members' totals, so that teams need not be equally large."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """The result of a match: its people, best first, and its teams, if any."""

    match: MatchView
    lines: tuple[Line, ...]
    teams: tuple[TeamLine, ...]
    tables: Mapping[tuple[int, int], int]
    """The id of the table at which each (player id, deal) was played."""
    computers: Mapping[tuple[int, int], tuple[ComputerPlay, ...]] = field(default_factory=dict)
    """By (deal, seat): the computer players that had places of their own at tables."""

    @property
    def deals(self) -> int:
        """How many deals everybody has finished: fewer than planned if the computer players of the match are gone."""
        return len(self.lines[0].points) if self.lines else 0

    def place(self, line: Line) -> int:
        """The place of a line, from 1; equal totals share a place."""
        return 1 + sum(other.total > line.total for other in self.lines)

    def beside(self, line: Line, deal: int) -> tuple[Line, ...]:
        """All lines of people who held the same cards in a deal, including this one, in the order of the sheet."""
        return tuple(other for other in self.lines if other.seats[deal] == line.seats[deal])

    def computers_beside(self, line: Line, deal: int) -> tuple[ComputerPlay, ...]:
        """The computer players that held the same cards in a deal."""
        return self.computers.get((deal, line.seats[deal]), ())

    def best(self, line: Line, deal: int) -> tuple[Line, ...]:
        """The lines of `beside` with the fewest points in the deal."""
        least = min(other.points[deal] for other in self.beside(line, deal))
        return tuple(other for other in self.beside(line, deal) if other.points[deal] == least)

    def rival(self, line: Line, deal: int) -> Line | ComputerPlay | None:
        """Whose play of a deal to compare with this line's: somebody else who did best; a computer player if nobody
        else held these cards; None if this line alone did best."""
        if self.beside(line, deal) == (line,):
            return next(iter(self.computers_beside(line, deal)), None)
        return next((other for other in self.best(line, deal) if other is not line), None)


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


def result_lines(match: MatchRecord, tables: Iterable[MatchTable]) -> tuple[Line, ...]:
    """The lines of a finished match, best first; of equal ones, who joined first. Only deals that everybody has
    finished count."""
    tables = [table for table in tables if table.points is not None]
    deals = deals_played(match, tables)
    found, means = {(table.player_id, table.deal): table for table in tables}, field_means(tables)
    lines = []
    for player in match.players:
        mine = [found.get((player.player_id, deal)) for deal in range(deals)]
        played = [table for table in mine if table is not None]
        if len(played) == deals:
            points = tuple(table.points or 0 for table in played)
            below = (means[table.deal, table.seat] - each for table, each in zip(played, points, strict=True))
            by_computer, seats = (not table.finished for table in played), (table.seat for table in played)
            lines.append(Line(player, points, tuple(below), tuple(by_computer), tuple(seats)))
    return tuple(sorted(lines, key=lambda line: line.total, reverse=True))


def so_far(match: MatchRecord, tables: Sequence[MatchTable], player_id: int) -> SoFar | None:
    """How a player stands after the deals that they have finished; None before the first one."""
    mine = [table.points for table in tables if table.player_id == player_id and table.points is not None]
    line = next((line for line in result_lines(match, tables) if line.player.player_id == player_id), None)
    return SoFar(sum(mine), len(line.points), line.total) if mine and line is not None else None


def field_means(tables: Iterable[MatchTable]) -> dict[tuple[int, int], Fraction]:
    """By (deal, seat): the mean points of all who held these cards, computer players included."""
    fields: dict[tuple[int, int], list[int]] = {}
    for table in tables:
        fields.setdefault((table.deal, table.seat), []).append(table.points or 0)
    return {field: Fraction(sum(points), len(points)) for field, points in fields.items()}


def team_lines(lines: Iterable[Line]) -> tuple[TeamLine, ...]:
    """The teams of a match, best first."""
    teams: dict[int, list[Line]] = {}
    for line in lines:
        if line.player.team:
            teams.setdefault(line.player.team, []).append(line)
    found = [
        TeamLine(team, tuple(line.player.name for line in members), _mean([line.total for line in members]))
        for team, members in teams.items()
    ]
    return tuple(sorted(found, key=lambda each: (-each.total, each.team)))


def _mean(values: Sequence[Fraction]) -> Fraction:
    return sum(values, Fraction()) / len(values)


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
        tables = await self._matches.deals.tables_of(match)
        lines = result_lines(match, tables)
        places, computers = {}, defaultdict[tuple[int, int], tuple[ComputerPlay, ...]](tuple)
        for table in tables:
            if table.player_id is not None:
                places[table.player_id, table.deal] = table.table_id
            else:
                computers[table.deal, table.seat] += (ComputerPlay(table.table_id, table.points or 0),)
        return Sheet(match_view(match), lines, team_lines(lines), places, computers)

    async def side_by_side(self, sheet: Sheet, deal: int, one: Line, other: Line | ComputerPlay) -> SideBySide:
        """One deal as ``one`` and ``other`` played it from the same seat. Raises NotAllowed if ``other`` did not hold
        those cards, or the deal is not finished."""
        seat = one.seats[deal]
        if other not in (*sheet.beside(one, deal), *sheet.computers_beside(one, deal)):
            raise NotAllowed("unreadable")
        (name, mine), (their_name, theirs) = [await self._round(sheet, deal, who) for who in (one, other)]
        return compare(deal, (name, their_name), mine, theirs, seat)

    async def _round(self, sheet: Sheet, deal: int, who: Line | ComputerPlay) -> tuple[str, PlayedRound]:
        """The name of who played a deal from a seat, empty for a computer player, and the round as they played it."""
        if isinstance(who, Line):
            player = who.player
            _, played = await self._archive.round(sheet.tables[player.player_id, deal], 0, player.player_id)
            return player.name, played
        anybody = sheet.lines[0].player.player_id  # the match is over
        _, played = await self._archive.round(who.table_id, 0, anybody)
        return "", played
