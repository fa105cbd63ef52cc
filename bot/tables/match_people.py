"""The people of a match: who plays in it, who decides about it, and whether so many can begin."""

from __future__ import annotations

from typing import Final

from bot.tables.errors import NotAllowed
from bot.tables.movement import SEATS, size_for
from bot.tables.person import Person
from db import MatchPlayer, MatchRecord

LEAST_PLAYERS: Final = 2
MOST_TEAMS: Final = 8


def find(match: MatchRecord, player_id: int) -> MatchPlayer | None:
    """Somebody among its players; None for whoever does not play."""
    return next((player for player in match.players if player.player_id == player_id), None)


def mine(match: MatchRecord, player_id: int) -> MatchPlayer:
    """The same. Raises NotAllowed for whoever does not play."""
    if (found := find(match, player_id)) is None:
        raise NotAllowed("not-in-match")
    return found


def host_only(match: MatchRecord, person: Person) -> None:
    """Lets only its host decide, and who may manage the server. Raises NotAllowed."""
    if person.id != match.host_id and not person.may_manage:
        host = find(match, match.host_id)
        raise NotAllowed("host-only", host=host.name if host is not None else "")


def free_places(match: MatchRecord) -> int:
    """How many more people its tables of four have room for, before another table is needed."""
    return size_for(len(match.players)) - len(match.players) if match.at_tables else 0


def check_places(match: MatchRecord) -> None:
    """Whether its people fill tables of four. Raises NotAllowed with how many are too few, or too many."""
    more, fewer = free_places(match), len(match.players) % SEATS
    if more:
        raise NotAllowed("match-places", more=more, fewer=fewer if len(match.players) > SEATS else 0)


def check_teams(match: MatchRecord) -> None:
    """Either nobody has a team, or everybody has one and there are two teams or more, of two people at least. Raises
    NotAllowed."""
    sizes = [sum(player.team == team for player in match.players) for team in range(MOST_TEAMS + 1)]
    teams = [size for size in sizes[1:] if size]
    if teams and (sizes[0] or len(teams) < 2 or min(teams) < 2):
        raise NotAllowed("match-teams")
