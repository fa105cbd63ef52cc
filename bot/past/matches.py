"""Matches that are over: what each has made of each deal beside the others, and where two of them part."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from bot.past.archive import Archive
from bot.past.replay import PlayedRound, Proof
from bot.tables.duplicate import deal_secret, drawn_for
from bot.tables.errors import NotAllowed
from bot.tables.match_deals import deals_played
from bot.tables.matches import Matching
from bot.tables.views import TableView
from db import MatchPlayer, MatchRecord, MatchStatus, MatchTable
from hearts import Card, commitment


@dataclass(frozen=True, slots=True)
class Line:
    """What one person has made of a match. Tuples go by deal."""

    player: MatchPlayer
    points: tuple[int, ...]
    differences: tuple[Fraction, ...]
    """Points below the mean of all who held the same cards: theirs add up to zero."""
    by_computer: tuple[bool, ...]
    """A computer player has played it, from the beginning or to its end."""
    seats: tuple[int, ...]
    """From which seat it was played."""

    @property
    def total(self) -> Fraction:
        """Of all deals."""
        return sum(self.differences, Fraction())

    @property
    def so_far(self) -> tuple[Fraction, ...]:
        """The total after each deal."""
        return tuple(sum(self.differences[: deal + 1], Fraction()) for deal in range(len(self.differences)))


@dataclass(frozen=True, slots=True)
class ComputerPlay:
    """What a computer player that had a place of its own at a table has made of one deal."""

    table_id: int
    points: int


@dataclass(frozen=True, slots=True)
class TeamLine:
    """What a team has made of a match."""

    team: int
    names: tuple[str, ...]
    total: Fraction
    """The mean of its people, so that teams need not be equally large."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """The result of a match: its people, the best first, and its teams if it had any."""

    match: MatchRecord
    lines: tuple[Line, ...]
    teams: tuple[TeamLine, ...]
    tables: Mapping[tuple[int, int], int]
    """By person and deal: at which table it was played."""
    computers: Mapping[tuple[int, int], tuple[ComputerPlay, ...]] = field(default_factory=dict)
    """By deal and seat: the computer players that had places of their own at tables."""

    @property
    def deals(self) -> int:
        """How many were played by everybody: fewer than those of the match where its computer players went."""
        return len(self.lines[0].points) if self.lines else 0

    def place(self, line: Line) -> int:
        """From 1; equal totals share one."""
        return 1 + sum(other.total > line.total for other in self.lines)

    def beside(self, line: Line, deal: int) -> tuple[Line, ...]:
        """Those who held the same cards in a deal as somebody, who is among them, in the order of the table."""
        return tuple(other for other in self.lines if other.seats[deal] == line.seats[deal])

    def computers_beside(self, line: Line, deal: int) -> tuple[ComputerPlay, ...]:
        """The computer players that held the same cards in a deal as somebody."""
        return self.computers.get((deal, line.seats[deal]), ())

    def best(self, line: Line, deal: int) -> tuple[Line, ...]:
        """Who of them did best with the deal."""
        least = min(other.points[deal] for other in self.beside(line, deal))
        return tuple(other for other in self.beside(line, deal) if other.points[deal] == least)

    def rival(self, line: Line, deal: int) -> Line | ComputerPlay | None:
        """Whose play of a deal is worth a look beside somebody's: who did best, or as well; a computer player where
        nobody else held these cards; None for whoever did best alone."""
        if self.beside(line, deal) == (line,):
            return next(iter(self.computers_beside(line, deal)), None)
        return next((other for other in self.best(line, deal) if other is not line), None)


@dataclass(frozen=True, slots=True)
class SideBySide:
    """One deal as two have played it."""

    deal: int
    names: tuple[str, str]
    played: tuple[PlayedRound, PlayedRound]
    seat: int
    """From which both have played it."""
    passed_alike: bool
    alike: int
    """How many tricks are the same, from the first on. What is played after a claim was nobody's choice."""
    cards: tuple[Card, Card] | None
    """The first cards that differ; None where nothing does that somebody chose."""
    own: bool = True
    """They are those of these two, and not of others at their tables."""

    @property
    def trick(self) -> int | None:
        """The first trick that is not the same, from 0."""
        return None if self.cards is None else self.alike


@dataclass(frozen=True, slots=True)
class Drawn:
    """How the secret of a deal follows from that of its match, which was sealed before anybody cut."""

    commitment: str
    secret: str
    """Of the match, in hexadecimal."""
    text: str
    """What the secret of the deal is drawn for: its number, and the cuts."""
    sealed: bool
    """The hash is that of the secret of the match."""
    holds: bool
    """The secret of the deal follows from it."""


def result_lines(match: MatchRecord, tables: Iterable[MatchTable]) -> tuple[Line, ...]:
    """The lines of a match that is over, the best first; of equals whoever joined first. The deals count that everybody
    has played."""
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
    return tuple(sorted(lines, key=lambda line: (-line.total, line.player.place)))


def field_means(tables: Iterable[MatchTable]) -> dict[tuple[int, int], Fraction]:
    """By deal and seat: the mean of the points of all who held these cards, computer players too. How far each of them
    is below it adds up to zero."""
    fields: dict[tuple[int, int], list[int]] = {}
    for table in tables:
        fields.setdefault((table.deal, table.seat), []).append(table.points or 0)
    return {field: Fraction(sum(points), len(points)) for field, points in fields.items()}


def team_lines(lines: Iterable[Line]) -> tuple[TeamLine, ...]:
    """The teams of a match, the best first."""
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
    """Where two went different ways with one deal, which both have played from a seat. Where they played alone, the
    first card that differs is one of theirs: computer players answer the same cards alike."""
    passed_alike, pair = one.passed[seat] == other.passed[seat], (one, other)
    plays = list(zip(_chosen(one), _chosen(other), strict=False))
    for number, (mine, theirs) in enumerate(plays):
        if mine != theirs:
            own, alike = mine[0] == theirs[0] == seat, number // len(one.players)
            return SideBySide(deal, names, pair, seat, passed_alike, alike, (mine[1], theirs[1]), own)
    return SideBySide(deal, names, pair, seat, passed_alike, len(plays) // len(one.players), None)


def _chosen(played: PlayedRound) -> list[tuple[int, Card]]:
    """The plays of a round up to a claim."""
    return [play for trick in played.tricks for play in trick.plays][: played.claimed_after]


class PastMatches:
    """Reads matches that are over; of others it tells nothing."""

    def __init__(self, matching: Matching, archive: Archive) -> None:
        self._matching = matching
        self._archive = archive

    async def sheet(self, match_id: int) -> Sheet:
        """Raises NotAllowed while anybody may still play."""
        match = await self._matching.get(match_id)
        if match.status is not MatchStatus.OVER:
            raise NotAllowed("match-not-over")
        tables = await self._matching.tables_of(match)
        lines = result_lines(match, tables)
        places, computers = {}, defaultdict[tuple[int, int], tuple[ComputerPlay, ...]](tuple)
        for table in tables:
            if table.player_id is not None:
                places[table.player_id, table.deal] = table.table_id
            else:
                computers[table.deal, table.seat] += (ComputerPlay(table.table_id, table.points or 0),)
        return Sheet(match, lines, team_lines(lines), places, computers)

    async def side_by_side(self, sheet: Sheet, deal: int, one: Line, other: Line | ComputerPlay) -> SideBySide:
        """One deal as somebody has played it, and as another person or a computer player has from the same seat. Raises
        NotAllowed where they have not, or not to its end."""
        seat = one.seats[deal]
        if other not in (*sheet.beside(one, deal), *sheet.computers_beside(one, deal)):
            raise NotAllowed("unreadable")
        (name, mine), (their_name, theirs) = [await self._round(sheet, deal, who, seat) for who in (one, other)]
        return compare(deal, (name, their_name), mine, theirs, seat)

    async def drawn(self, view: TableView, proof: Proof) -> Drawn | None:
        """Of a proof of a deal that was played in a match; None for any other."""
        if view.match_id is None or view.deal is None or not proof.secret:
            return None
        match = await self._matching.get(view.match_id)
        holds = deal_secret(match, view.deal).hex() == proof.secret
        sealed = commitment(match.secret) == match.commitment
        return Drawn(match.commitment, match.secret.hex(), drawn_for(match, view.deal), sealed, holds)

    async def _round(self, sheet: Sheet, deal: int, who: Line | ComputerPlay, seat: int) -> tuple[str, PlayedRound]:
        """Who played a deal from a seat, by name, and how."""
        if isinstance(who, Line):
            player = who.player
            _, played = await self._archive.round(sheet.tables[player.player_id, deal], 0, player.player_id)
            return player.name, played
        view, played = await self._archive.round(who.table_id, 0, sheet.match.host_id)
        return f"🤖 {view.seats[seat].name}", played
