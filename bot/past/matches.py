"""Matches that are over: what each has made of each deal beside the others, and where two of them part."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import zip_longest

from bot.past.archive import Archive
from bot.past.replay import PlayedRound, Proof
from bot.tables.duplicate import deal_secret, drawn_for
from bot.tables.errors import NotAllowed
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
    """Points below the mean of all: those of a deal add up to zero."""
    by_computer: tuple[bool, ...]
    """A computer player has played it, from the beginning or to its end."""

    @property
    def total(self) -> Fraction:
        """Of all deals."""
        return sum(self.differences, Fraction())

    @property
    def so_far(self) -> tuple[Fraction, ...]:
        """The total after each deal."""
        return tuple(sum(self.differences[: deal + 1], Fraction()) for deal in range(len(self.differences)))


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

    def place(self, line: Line) -> int:
        """From 1; equal totals share one."""
        return 1 + sum(other.total > line.total for other in self.lines)

    def best(self, deal: int) -> tuple[Line, ...]:
        """Who did best with a deal, in the order of the table."""
        least = min(line.points[deal] for line in self.lines)
        return tuple(line for line in self.lines if line.points[deal] == least)


@dataclass(frozen=True, slots=True)
class SideBySide:
    """One deal as two people have played it."""

    deal: int
    names: tuple[str, str]
    played: tuple[PlayedRound, PlayedRound]
    passed_alike: bool
    trick: int | None
    """The first trick that is not the same, from 0; None where all are."""
    cards: tuple[Card, Card] | None
    """The first cards that differ in it, and are not the same because somebody chose otherwise."""


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


def differences(points: Sequence[int]) -> list[Fraction]:
    """Of each how far below the mean: they add up to zero."""
    mean = Fraction(sum(points), len(points))
    return [mean - each for each in points]


def result_lines(match: MatchRecord, tables: Iterable[MatchTable]) -> tuple[Line, ...]:
    """The lines of a match whose deals are all played, the best first; of equals whoever joined first."""
    found = {(table.player_id, table.deal): table for table in tables if table.points is not None}
    people = [player for player in match.players if all((player.player_id, d) in found for d in range(match.deals))]
    rows = [[found[player.player_id, deal] for player in people] for deal in range(match.deals)]
    below = [differences([table.points or 0 for table in row]) for row in rows]
    lines = [
        Line(
            player,
            tuple(row[index].points or 0 for row in rows),
            tuple(each[index] for each in below),
            tuple(not row[index].finished for row in rows),
        )
        for index, player in enumerate(people)
    ]
    return tuple(sorted(lines, key=lambda line: (-line.total, line.player.place)))


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


def compare(deal: int, names: tuple[str, str], one: PlayedRound, other: PlayedRound) -> SideBySide:
    """Where two went different ways with one deal. The first card that differs is always one of theirs: computer
    players answer the same cards alike."""
    for number, (mine, theirs) in enumerate(zip_longest(one.tricks, other.tricks)):
        if mine.plays != theirs.plays:
            pairs = zip(mine.plays, theirs.plays, strict=True)
            cards = next((a[1], b[1]) for a, b in pairs if a != b)
            return SideBySide(deal, names, (one, other), one.passed == other.passed, number, cards)
    return SideBySide(deal, names, (one, other), one.passed == other.passed, None, None)


class PastMatches:
    """Reads matches that are over; of others it tells nothing."""

    def __init__(self, matching: Matching, archive: Archive) -> None:
        self._matching = matching
        self._archive = archive

    async def sheet(self, number: int) -> Sheet:
        """Raises NotAllowed while anybody may still play."""
        match = await self._matching.get(number)
        if match.status is not MatchStatus.OVER:
            raise NotAllowed("match-not-over")
        tables = await self._matching.tables_of(match)
        lines = result_lines(match, tables)
        places = {(table.player_id, table.deal): table.table_id for table in tables}
        return Sheet(match, lines, team_lines(lines), places)

    async def side_by_side(self, sheet: Sheet, deal: int, one: Line, other: Line) -> SideBySide:
        """One deal as two people have played it. Raises NotAllowed where it was not played to its end."""
        rounds = [await self._round(sheet, deal, line) for line in (one, other)]
        return compare(deal, (one.player.name, other.player.name), rounds[0], rounds[1])

    async def drawn(self, view: TableView, proof: Proof) -> Drawn | None:
        """Of a proof of a deal that was played in a match; None for any other."""
        if view.match_id is None or view.deal is None or not proof.secret:
            return None
        match = await self._matching.get(view.match_id)
        holds = deal_secret(match, view.deal).hex() == proof.secret
        sealed = commitment(match.secret) == match.commitment
        return Drawn(match.commitment, match.secret.hex(), drawn_for(match, view.deal), sealed, holds)

    async def _round(self, sheet: Sheet, deal: int, line: Line) -> PlayedRound:
        player_id = line.player.player_id
        _, played = await self._archive.round(sheet.tables[player_id, deal], 0, player_id)
        return played
