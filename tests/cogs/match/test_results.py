"""Finished matches: differences that add up to zero, places and teams, and where the play of two people differed."""

import random
from collections.abc import Callable, Collection
from dataclasses import replace
from fractions import Fraction
from itertools import count

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.language.wording import Translator
from bot.past import PlayedRound, played_round
from cogs.match.deals import players_at
from cogs.match.results import compare, field_means, sheet_of, so_far
from cogs.match.sheet import parting
from db import MatchPlayer, MatchRecord, MatchStatus, MatchTable, Status
from hearts import Game, Pass, Phase, Play, Rules
from hearts.claim import settled
from players.pinned import CLUB, answer


def match_of(people: int, deals: int, teams: int = 0, pace: str = "") -> MatchRecord:
    players = tuple(MatchPlayer(n, f"P{n}", n, team=1 + n % teams if teams else 0) for n in range(people))
    return MatchRecord(1, 7, 8, None, 0, MatchStatus.OVER, deals, 24, "standard", "{}", 0, 0, b"", "", players, pace)


def tables(points: list[list[int]]) -> list[MatchTable]:
    """The tables of a match, from points by person and deal."""
    return [
        MatchTable(deal, 100 * person + deal, person, Status.OVER, each, True)
        for person, row in enumerate(points)
        for deal, each in enumerate(row)
    ]


@pytest.mark.parametrize("people", [2, 3, 5, 16])
def test_the_differences_of_a_match_add_up_to_zero_and_agree_with_a_recount(people: int) -> None:
    rng = random.Random(people)
    points = [[rng.randint(-10, 26) for _ in range(5)] for _ in range(people)]
    sheet = sheet_of(match_of(len(points), 5), tables(points))
    lines = sheet.lines
    for deal in range(5):
        assert sum(play.difference for play in sheet.of_deal(deal)) == 0
    for line in lines:
        row = points[line.player.player_id]
        assert [play.points for play in line.plays] == row
        assert line.total == sum(row) - Fraction(sum(map(sum, points)), len(points))
        assert line.so_far[-1] == line.total
    assert [line.total for line in lines] == sorted(line.total for line in lines), "fewest first"
    totals = [sum(row) for row in points]
    for line in lines:
        assert sheet.place(line) == 1 + sum(other < sum(points[line.player.player_id]) for other in totals)


def test_of_equal_players_the_one_who_joined_first_comes_first() -> None:
    lines = sheet_of(match_of(4, 1), tables([[9], [5], [9], [5]])).lines
    assert [line.player.place for line in lines] == [1, 3, 0, 2]


def at_tables(match: MatchRecord, points: Callable[[int, int], int], away: Collection[int] = ()) -> list[MatchTable]:
    """The results of each deal of a match at tables: ``points`` by place and deal; a computer player's place is -1."""
    found = []
    for deal in range(match.deals):
        for number, players in enumerate(players_at(match, deal)):
            for seat, player in enumerate(players):
                person, place = (player.player_id, player.place) if player else (None, -1)
                table, finished = 100 * deal + number, player is not None and place not in away
                found.append(MatchTable(deal, table, person, Status.OVER, points(place, deal), finished, seat))
    return found


@given(
    people=st.integers(2, 16),
    deals=st.integers(4, 16),
    teams=st.integers(0, 8),
    away=st.sets(st.integers(0, 15)),
    alone=st.booleans(),
    rng=st.randoms(use_true_random=False),
)
@settings(max_examples=40, deadline=None)
def test_the_differences_add_up_to_zero_for_any_seats_absences_and_teams(
    people: int, deals: int, teams: int, away: set[int], alone: bool, rng: random.Random
) -> None:
    match = match_of(people, deals, teams, pace="" if alone else "live")
    if alone:
        played = tables([[rng.randint(-10, 26) for _ in range(deals)] for _ in range(people)])
        played = [replace(each, finished=each.player_id not in away) for each in played]
    else:
        played = at_tables(match, lambda place, deal: rng.randint(-10, 26), away)
    means, sheet = field_means(played), sheet_of(match, played)
    lines = sheet.lines
    for field in means:
        held = [each.points or 0 for each in played if (each.deal, each.seat) == field]
        assert sum(means[field] - points for points in held) == 0
    everybody = sum((means[each.deal, each.seat] - (each.points or 0) for each in played), Fraction())
    computers = [each for each in played if each.player_id is None]
    theirs = sum((means[each.deal, each.seat] - (each.points or 0) for each in computers), Fraction())
    assert everybody == 0
    assert sum((line.total for line in lines), Fraction()) == theirs
    assert sum((play.difference for play in sheet.computers), Fraction()) == -theirs
    assert len(lines) == people
    for line in lines:
        assert [play.by_computer for play in line.plays] == [line.player.place in away] * deals
        mine = [each for each in played if each.player_id == line.player.player_id]
        assert [(play.seat, play.table_id) for play in line.plays] == [(each.seat, each.table_id) for each in mine]
    members = [name for team in sheet.teams for name in team.names]
    assert sorted(members) == sorted(player.name for player in match.players if player.team)


def test_a_better_player_is_found_though_everybody_has_bad_cards_at_times() -> None:
    luck = [0, 26, 3, 18]
    assert field_means(tables([[13], [26]])) == {(0, 0): Fraction(39, 2)}
    lines = sheet_of(match_of(2, 4), tables([luck, [each + 1 for each in luck]])).lines
    assert [line.total for line in lines] == [-2, 2]


def test_teams_are_compared_by_the_mean_of_their_people() -> None:
    points = [[0], [4], [8], [12], [6]]
    found = sheet_of(match_of(5, 1, teams=2), tables(points)).teams
    assert [(each.team, each.names, each.total) for each in found] == [
        (1, ("P0", "P4", "P2"), Fraction(14, 3) - Fraction(6)),
        (2, ("P1", "P3"), Fraction(2)),
    ]


def test_deals_that_a_computer_player_played_are_marked() -> None:
    played = tables([[3, 4], [5, 6]])
    played[1] = replace(played[1], finished=False)
    lines = sheet_of(match_of(2, 2), played).lines
    marks = {line.player.name: [play.by_computer for play in line.plays] for line in lines}
    assert marks == {"P0": [False, True], "P1": [False, False]}


def test_how_a_person_stands_tells_nothing_about_deals_that_others_still_play() -> None:
    played = tables([[0, 4, 13], [26, 2]])
    for person, total in enumerate((Fraction(-12), Fraction(12))):
        stands = so_far(match_of(2, 3), played, person)
        assert stands is not None
        assert (len(stands.plays), stands.total) == (2, total), "the third deal is still played"
        assert so_far(match_of(2, 3), played[:1], person) is None, "nobody else has played it"


def round_of(choose: list[int], passed: slice = slice(0, 3)) -> PlayedRound:
    """A deal against the pinned players: ``choose`` gives the index of the legal card for each trick; after it the
    lowest."""
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


def test_two_people_differ_from_their_first_other_card() -> None:
    one = round_of([])
    assert compare(0, ("Ana", "Ben"), one, round_of([])).trick is None
    for trick in range(0, 12, 3):
        other = round_of([0] * trick + [-1])
        found = compare(0, ("Ana", "Ben"), one, other)
        mine, theirs = (dict(played.tricks[trick].plays)[0] for played in (one, other))
        if mine is theirs:  # there was only one legal card
            continue
        assert (found.trick, found.cards) == (trick, (mine, theirs))
        assert one.tricks[:trick] == other.tricks[:trick], "computer players answer alike until then"
        assert found.passed_alike


def settled_early(secret: bytes) -> list[PlayedRound]:
    """A deal that somebody ended with a claim as soon as possible, and the same deal played on from the highest card
    down; empty if no claim was possible."""
    rules = Rules(end="rounds", end_rounds=1, passing="none")
    game = Game.new(rules)
    game = game.deal(game.shuffle(secret))
    while game.phase is not Phase.OVER and not (game.to_act == (0,) and settled(game.view(0))):
        (seat,) = game.to_act
        game = game.act(seat, Play(game.legal_plays(seat)[0]))
    if game.phase is Phase.OVER:
        return []
    claimed, played = game.claim(0), game
    while played.phase is not Phase.OVER:
        (seat,) = played.to_act
        played = played.act(seat, Play(played.legal_plays(seat)[-1]))
    return [played_round(rules, (), each.events) for each in (claimed, played)]


def test_cards_after_a_claim_make_no_difference() -> None:
    found = (settled_early(b"%d" % number) for number in count())
    claimed, played = next(pair for pair in found if pair and pair[0].tricks != pair[1].tricks)
    for one, other in ((claimed, played), (played, claimed)):
        pair = compare(0, ("Ana", "Ben"), one, other)
        assert (pair.trick, pair.cards) == (None, None), "nobody has chosen those cards"
        assert pair.alike * 4 == claimed.claimed_after
        say = Translator("en")
        assert parting(pair, say) == say("parting-claim", one="Ana", other="Ben")


def test_two_tables_differ_from_the_first_other_card_of_any_seat() -> None:
    """Compared from each seat that two people can have held; the result says whose card differs."""
    one = round_of([])
    other = next(r for r in (round_of([0] * n + [-1]) for n in range(12)) if r.tricks != one.tricks)
    whose = [compare(0, ("Ana", "Ben"), one, other, seat).own for seat in range(4)]
    assert whose == [True, False, False, False]
    say = Translator("en")
    assert "Ana's table" in parting(compare(0, ("Ana", "Ben"), one, other, 2), say)


def test_two_people_who_pass_other_cards_differ_in_the_pass() -> None:
    one, other = round_of([]), round_of([], slice(3, 6))
    assert [compare(0, ("Ana", "Ben"), one, other, seat).passed_alike for seat in range(4)] == [False, True, True, True]
