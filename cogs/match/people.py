"""The people of a match: who plays, who may decide, whether it can begin with them, and who sits where in each deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from bot.tables.errors import NotAllowed
from bot.tables.person import Person
from db import MatchPlayer, MatchRecord, MatchStatus

MIN_PLAYERS: Final = 2
SEATS: Final = 4
SIZES: Final = (4, 8, 12, 16)
"""The possible numbers of players at tables of four."""
_TIMES: Final = ((0, 0, 0, 0), (0, 1, 2, 3), (0, 2, 3, 1), (0, 3, 1, 2))
"""The multiplication table of the field of four elements; addition is exclusive or."""
_THREE: Final = ((0, 0, 0, 0), (0, 0, 1, 2), (0, 1, 2, 1), (1, 0, 2, 1))
"""By group and by deal within four: how many tables a group moves on, with three tables. Three is not a power of two,
so these were found by search: any two groups are moved apart by each distance at least once, as in a difference
matrix."""

Placement = tuple[tuple[int, ...], ...]
"""By table and seat: the number of the player, from 0."""


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


def may_decide(match: MatchRecord, person: Person) -> bool:
    """Whether the person may start and cancel the match: the host, or somebody who may manage the server."""
    return person.id == match.host_id or person.may_manage


def check_host(match: MatchRecord, person: Person) -> None:
    """Raises NotAllowed unless the person may start and cancel the match."""
    if not may_decide(match, person):
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
    sizes = Counter(player.team for player in match.players)
    if set(sizes) != {0} and (0 in sizes or len(sizes) < 2 or min(sizes.values()) < 2):
        raise NotAllowed("match-teams")


def last_team(players: Sequence[MatchPlayer]) -> int:
    """The last team that can be chosen, from 1: there may be as many as there are pairs of people, and those that
    somebody is in. 0 while there are too few people for two teams."""
    chosen = max((player.team for player in players), default=0)
    pairs = len(players) // 2
    return max(chosen, pairs if pairs > 1 else 0)


def size_for(people: int) -> int:
    """The smallest of `SIZES` that has room for this many people."""
    return next(size for size in SIZES if people <= size)


def placement(size: int, deal: int) -> Placement:
    """The movement: who sits where in a deal, counted from 0, of a match of ``size`` players (one of `SIZES`).

    It is built in the field of four elements, like the lines of an affine plane (Colbourn and Dinitz, *Handbook of
    Combinatorial Designs*, VII.2). In every four deals each player has each seat once; by the eighth deal everybody has
    met everybody.
    """
    tables = size // SEATS
    four, turn = divmod(deal, SEATS)
    placed = [[0] * SEATS for _ in range(tables)]
    for player in range(size):
        row, column = divmod(player, SEATS)
        group = _TIMES[1 + four % 3][column ^ _TIMES[four % SEATS][row]]
        placed[_table(tables, row, group, turn)][(group + turn) % SEATS] = player
    return tuple(map(tuple, placed))


def _table(tables: int, row: int, group: int, turn: int) -> int:
    """The table of a player. The players of a group are at different tables; players of two groups meet at most about
    once in four deals."""
    if tables == 3:
        return (row + _THREE[group][turn]) % tables
    return row ^ (_TIMES[group][turn] & (tables - 1))
