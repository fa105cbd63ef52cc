"""The people of a match: who plays, who may decide about it, and whether it can begin with these players."""

from __future__ import annotations

from typing import Final

from bot.tables.errors import NotAllowed
from bot.tables.movement import SEATS, size_for
from bot.tables.person import Person
from db import MatchPlayer, MatchRecord, MatchStatus

MIN_PLAYERS: Final = 2
MAX_TEAMS: Final = 8


def player_of(match: MatchRecord, player_id: int) -> MatchPlayer | None:
    """A player of a match; None if the person does not play in it."""
    return next((player for player in match.players if player.player_id == player_id), None)


def require_player(match: MatchRecord, player_id: int) -> MatchPlayer:
    """A player of a match. Raises NotAllowed if the person does not play in it."""
    if (found := player_of(match, player_id)) is None:
        raise NotAllowed("match-join-first" if match.status is MatchStatus.OPEN else "not-in-match")
    return found


def host_name(match: MatchRecord) -> str:
    """The name of the host; empty if they do not play in the match any more."""
    host = player_of(match, match.host_id)
    return host.name if host is not None else ""


def check_host(match: MatchRecord, person: Person) -> None:
    """Raises NotAllowed unless the person is the host or may manage the server."""
    if person.id != match.host_id and not person.may_manage:
        raise NotAllowed("host-only", host=host_name(match))


def free_places(match: MatchRecord) -> int:
    """How many more people fit at the tables of four before another table is needed; 0 if everybody plays alone."""
    return size_for(len(match.players)) - len(match.players) if match.at_tables else 0


def check_places(match: MatchRecord) -> None:
    """Raises NotAllowed unless the players fill tables of four or each plays alone; it says how many are too few or too
    many."""
    more, fewer = free_places(match), len(match.players) % SEATS
    if more:
        raise NotAllowed("match-places", more=more, fewer=fewer if len(match.players) > SEATS else 0)


def check_teams(match: MatchRecord) -> None:
    """Raises NotAllowed unless nobody has a team, or everybody has one and there are at least two teams of at least two
    people."""
    sizes = [sum(player.team == team for player in match.players) for team in range(MAX_TEAMS + 1)]
    teams = [size for size in sizes[1:] if size]
    if teams and (sizes[0] or len(teams) < 2 or min(teams) < 2):
        raise NotAllowed("match-teams", most=MAX_TEAMS)
