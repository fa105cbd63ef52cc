"""The people of a match: tables of four are full, or somebody decides that computer players fill them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.tables.errors import NotAllowed
from bot.tables.match_people import check_places, check_teams, free_places
from tests.bot.past.test_matches import match_of


@pytest.mark.parametrize(
    ("people", "more", "fewer"),
    [(2, 2, 0), (3, 1, 0), (5, 3, 1), (6, 2, 2), (7, 1, 3), (9, 3, 1), (14, 2, 2), (15, 1, 3)],
)
def test_a_match_that_does_not_fill_tables_of_four_says_how_many_people_are_missing(
    people: int, more: int, fewer: int
) -> None:
    match = match_of(people, 4, pace="live")
    assert free_places(match) == more
    with pytest.raises(NotAllowed, match="match-places") as refused:
        check_places(match)
    assert refused.value.details == {"more": more, "fewer": fewer}


@pytest.mark.parametrize("people", [4, 8, 12, 16])
def test_full_tables_may_begin(people: int) -> None:
    check_places(match_of(people, 4, pace="live"))


def test_any_number_may_play_alone() -> None:
    assert free_places(match_of(5, 4)) == 0


@pytest.mark.parametrize(
    ("teams", "may_begin"),
    [((0, 0, 0), True), ((1, 1, 2, 2), True), ((1, 1, 2, 2, 0), False), ((1, 1, 1), False), ((1, 1, 2), False)],
)
def test_nobody_has_a_team_or_everybody_has_one_of_two_people_at_least(teams: tuple[int, ...], may_begin: bool) -> None:
    match = match_of(len(teams), 4)
    players = tuple(replace(player, team=team) for player, team in zip(match.players, teams, strict=True))
    match = replace(match, players=players)
    if may_begin:
        check_teams(match)
    else:
        with pytest.raises(NotAllowed, match="match-teams"):
            check_teams(match)
