"""Matches that are over: differences that add up to zero, places and teams, and where two people part."""

from __future__ import annotations

import random
from dataclasses import replace
from fractions import Fraction
from statistics import pstdev

import pytest

from bot.past.matches import Sheet, compare, field_means, result_lines, team_lines
from bot.past.replay import PlayedRound, played_round
from db import MatchPlayer, MatchRecord, MatchStatus, MatchTable, Status
from hearts import Game, Pass, Phase, Play, Rules
from players.pinned import CLUB, answer


def match_of(people: int, deals: int, teams: int = 0, pace: str = "") -> MatchRecord:
    players = tuple(MatchPlayer(n, f"P{n}", n, team=1 + n % teams if teams else 0) for n in range(people))
    return MatchRecord(1, 7, 8, None, 0, MatchStatus.OVER, deals, 24, "standard", "{}", 0, 0, b"", "", players, pace)


def tables(points: list[list[int]]) -> list[MatchTable]:
    """By person and deal."""
    return [
        MatchTable(deal, 100 * person + deal, person, Status.OVER, each, True)
        for person, row in enumerate(points)
        for deal, each in enumerate(row)
    ]


@pytest.mark.parametrize("people", [2, 3, 5, 16])
def test_the_differences_of_a_match_add_up_to_zero_and_agree_with_a_recount(people: int) -> None:
    rng = random.Random(people)
    points = [[rng.randint(-10, 26) for _ in range(5)] for _ in range(people)]
    lines = result_lines(match_of(len(points), 5), tables(points))
    for deal in range(5):
        assert sum(line.differences[deal] for line in lines) == 0
    for line in lines:
        row = points[line.player.player_id]
        assert line.points == tuple(row)
        assert line.total == Fraction(sum(map(sum, points)), len(points)) - sum(row)
        assert line.so_far[-1] == line.total
    assert [line.total for line in lines] == sorted((line.total for line in lines), reverse=True)
    sheet = Sheet(match_of(len(points), 5), lines, (), {})
    totals = [sum(row) for row in points]
    for line in lines:
        assert sheet.place(line) == 1 + sum(other < sum(points[line.player.player_id]) for other in totals)


def test_a_field_of_equal_players_differs_by_noise_only() -> None:
    """300 matches of 8 people and 16 deals, all with the same chances: 2,400 totals around zero, as wide as chance."""
    rng = random.Random(5)
    deals, people, spread = 16, 8, 6.0
    totals = []
    for _ in range(300):
        points = [[round(rng.gauss(6.5, spread)) for _ in range(deals)] for _ in range(people)]
        totals += [float(line.total) for line in result_lines(match_of(people, deals), tables(points))]
    wanted = spread * (deals * (people - 1) / people) ** 0.5
    assert abs(sum(totals)) < 1e-6
    assert pstdev(totals) == pytest.approx(wanted, rel=0.06)


def test_a_better_player_is_found_though_everybody_has_bad_cards_at_times() -> None:
    luck = [0, 26, 3, 18]
    assert field_means(tables([[13], [26]])) == {(0, 0): Fraction(39, 2)}
    lines = result_lines(match_of(2, 4), tables([luck, [each + 1 for each in luck]]))
    assert [line.total for line in lines] == [2, -2]


def test_teams_are_compared_by_the_mean_of_their_people() -> None:
    points = [[0], [4], [8], [12], [6]]
    found = team_lines(result_lines(match_of(5, 1, teams=2), tables(points)))
    assert [(each.team, each.names, each.total) for each in found] == [
        (1, ("P0", "P4", "P2"), Fraction(6) - Fraction(14, 3)),
        (2, ("P1", "P3"), Fraction(-2)),
    ]


def test_what_a_computer_player_has_played_is_marked() -> None:
    played = tables([[3, 4], [5, 6]])
    played[1] = replace(played[1], finished=False)
    marks = {line.player.name: line.by_computer for line in result_lines(match_of(2, 2), played)}
    assert marks == {"P0": (False, True), "P1": (False, False)}


def round_of(choose: list[int], passed: slice = slice(0, 3)) -> PlayedRound:
    """A deal against the pinned players: ``choose`` says which legal card in each trick; after it the lowest."""
    rules = Rules(end="rounds", end_rounds=1)
    game, trick = Game.new(rules), 0
    game = game.deal(game.shuffle(b"the same for both"))
    while game.phase is not Phase.OVER:
        (seat, *_) = game.to_act
        if seat:
            game = game.act(seat, answer(CLUB, game.view(seat)))
        elif game.phase is Phase.PASSING:
            game = game.act(0, Pass(game.hand(0)[passed]))
        else:
            legal = game.legal_plays(0)
            game = game.act(0, Play(legal[choose[trick] % len(legal) if trick < len(choose) else 0]))
            trick += 1
    return played_round(rules, (), game.events)


def test_two_people_part_with_the_first_card_of_theirs_that_differs() -> None:
    one = round_of([])
    assert compare(0, ("Ana", "Ben"), one, round_of([])).trick is None
    for trick in range(0, 12, 3):
        other = round_of([0] * trick + [-1])
        found = compare(0, ("Ana", "Ben"), one, other)
        mine, theirs = (dict(played.tricks[trick].plays)[0] for played in (one, other))
        if mine is theirs:  # there was nothing to choose
            continue
        assert (found.trick, found.cards) == (trick, (mine, theirs))
        assert one.tricks[:trick] == other.tricks[:trick], "computer players answer alike until then"
        assert found.passed_alike


def test_two_people_who_pass_other_cards_part_there() -> None:
    assert not compare(0, ("Ana", "Ben"), round_of([]), round_of([], slice(3, 6))).passed_alike
