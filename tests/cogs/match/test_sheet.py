"""The sheet of a match: one person's deals, and two people's play of one deal."""

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction

import pytest

from bot.language.wording import Translator
from cogs.match.results import Line, Play, Sheet, compare, sheet_of
from cogs.match.sheet import COMPUTER_TABLE, deal_sheet, parting, sheet, side_by_side
from cogs.match.views import match_view
from tests.bot.ui.drawn import Drawn, say
from tests.cogs.match.test_results import match_of, round_of, tables
from tests.payloads import texts

MATCH = match_of(2, 3)
FOUND = sheet_of(MATCH, tables([[0, 10, 13], [26, 10, 1]]))
"""P0 has 23 points, P1 has 37."""
MINE = FOUND.lines[0]


def computer(table_id: int, points: int, deal: int = 0, seat: int = 0, difference: int = 0) -> Play:
    """How a computer player with a place of its own has played a deal."""
    return Play(deal, seat, table_id, None, points, Fraction(difference))


def at_seats(lines: Iterable[Line]) -> tuple[Line, ...]:
    """The same, but in the first deal everybody has held other cards."""
    return tuple(
        replace(each, plays=(replace(each.plays[0], seat=each.player.place), *each.plays[1:])) for each in lines
    )


def test_each_deal_has_its_points_the_difference_and_who_did_best() -> None:
    shown = Drawn(sheet(FOUND, MINE, say))
    first, second, third = (line.split() for line in shown.text.splitlines() if line.strip()[:1].isdigit())
    assert (first[1], second[1], third[1]) == ("0", "10", "13")
    assert (first[-1], second[-1], third[-1]) == ("P0", say("sheet-all"), "P1")
    assert shown.says("sheet-title", who="P0", place=1, total="−7.00")
    assert shown.one("match").values == ["0", "1", "2"]


def test_a_deal_lists_all_players_best_first_and_leads_to_their_play() -> None:
    shown = Drawn(deal_sheet(FOUND, MINE.plays[2], None, say))
    assert shown.text.index("P1") < shown.text.index("P0")
    menu, back = shown.all("match")
    assert (menu.arg, menu.values, back.arg) == ("beside.2.0", ["1"], "sheet")
    assert [option["label"] for option in menu.options] == ["P1"]
    assert shown.one("replay").table == 2


def test_a_person_who_has_not_played_gets_no_link_to_a_table_that_refuses_them() -> None:
    pair = compare(0, ("Ana", "Ben"), round_of([]), round_of([]))
    mine = MINE.plays[2]
    for looks in (deal_sheet(FOUND, mine, None, say, own=False), side_by_side(FOUND, pair, mine, say, own=False)):
        shown = Drawn(looks)
        assert "replay" not in shown.verbs
        assert [item.arg for item in shown.all("match")][-1] == "sheet"


def test_the_table_of_computer_players_can_be_compared_with_ones_own_play() -> None:
    found = replace(FOUND, computers=(computer(57, 9, deal=2),))
    shown = Drawn(deal_sheet(found, MINE.plays[2], None, say, own=True))
    menu = shown.all("match")[0]
    assert menu.values == ["1", f"{COMPUTER_TABLE}57"]
    assert menu.options[1]["label"] == say("side-computer", who=say("match-computer"), points=9)


def test_a_computer_player_with_the_same_cards_is_named_as_the_best_if_it_had_fewer_points_than_all_people() -> None:
    computers = tuple(computer(57 + deal, points, deal) for deal, points in enumerate((0, 9, 2)))
    shown = Drawn(sheet(replace(FOUND, computers=computers), MINE, say))
    rows = [row for row in shown.text.splitlines() if row.strip()[:1].isdigit()]
    assert [row.split()[-1] for row in rows] == ["P0", "🤖", "P1"]


def test_whoever_alone_held_their_cards_is_best_with_them() -> None:
    alone = replace(FOUND, lines=at_seats(FOUND.lines))
    shown = Drawn(sheet(alone, alone.lines[1], say))
    assert next(row for row in shown.text.splitlines() if row.strip()[:1].isdigit()).split()[-1] == "P1"


def test_the_first_difference_between_two_plays_is_one_sentence() -> None:
    pair = compare(0, ("Ana", "Ben"), round_of([]), round_of([], slice(3, 6)))
    assert not pair.passed_alike
    assert parting(pair, say).count("Ana") >= 1
    alike = compare(0, ("Ana", "Ben"), round_of([]), round_of([]))
    assert parting(alike, say) == say("parting-none", one="Ana", other="Ben")
    claimed = replace(alike, alike=9)
    assert parting(claimed, say) == say("parting-claim", one="Ana", other="Ben")


@pytest.mark.parametrize("differs", [0, 8])
def test_side_by_side_are_the_tricks_that_brought_points_each_with_the_winning_card_first(differs: int) -> None:
    pair = compare(0, ("Ana", "Ben"), round_of([]), round_of([0] * differs + [1]))
    assert pair.trick == differs
    assert pair.played[0].points(differs)[0] == (14 if differs else 0), "what was alike is listed, too, but once"
    shown = Drawn(side_by_side(FOUND, pair, MINE.plays[0], say))
    assert shown.says("side-key")
    assert shown.text.index(parting(pair, say)) < shown.text.index("**Ana**"), "the answer first"
    for who, played in zip(pair.names, pair.played, strict=True):
        assert shown.says("side-player", who=who, points=played.result.points[0])
        mine = [(at, trick) for at, trick in enumerate(played.tricks) if trick.taker == 0]
        gained = {at: played.points(at + 1)[0] - played.points(at)[0] for at, _ in mine}
        for at, trick in mine:
            won = [card for seat, card in trick.plays if seat == 0]
            cards = say.cards([*won, *(card for seat, card in trick.plays if seat)])
            told = shown.says("side-trick", cards=cards, points=gained[at], trick=at + 1)
            assert told is bool(gained[at])
            assert shown.text.count(cards) <= 1
        assert sum(gained.values()) == played.result.points[0], "the tricks add up to what stands above them"


def test_play_that_was_alike_shows_no_tricks() -> None:
    alike = compare(0, ("Ana", "Ben"), round_of([]), round_of([]))
    shown = Drawn(side_by_side(FOUND, alike, MINE.plays[0], say))
    assert shown.says("parting-none", one="Ana", other="Ben")
    assert not shown.says("side-key")


def test_at_tables_those_with_the_same_cards_stand_together_and_the_readers_first() -> None:
    found = Sheet(match_view(replace(MATCH, pace="live")), at_seats(FOUND.lines), (computer(57, 9),))
    for mine in found.lines:
        shown = Drawn(deal_sheet(found, mine.plays[0], None, say))
        first, second = (each for each in texts(shown.components) if "average" in each)
        assert mine.player.name in first
        assert ("🤖" in first) == (mine.plays[0].seat == 0)
        assert ("🤖" in second) == (mine.plays[0].seat != 0)
        offered = [item.values for item in shown.all("match") if item.options]
        assert offered == ([["t57"]] if mine.plays[0].seat == 0 else []), "nobody else has held the other cards"


def test_what_each_line_of_a_deal_says_is_what_counts_for_the_result() -> None:
    """The difference from the average, which is half of that between two."""
    shown = Drawn(deal_sheet(FOUND, MINE.plays[2], None, say))
    assert shown.says("sheet-average", value=7.0)
    assert "**P0** · 13 points · +6.00" in shown.text
    assert "P1 · 1 point · −6.00" in shown.text
    found = sheet_of(match_of(3, 1), tables([[0], [26], [1]]))
    many = Drawn(deal_sheet(found, found.lines[0].plays[0], None, say))
    assert many.says("sheet-average", value=9.0)
    assert "P0** · 0 points · −9.00" in many.text


def test_at_tables_it_is_said_who_sat_where_and_a_computer_player_is_named_after_its_table() -> None:
    lines = tuple(
        replace(each, plays=(replace(each.plays[0], table_id=56), *each.plays[1:])) for each in at_seats(FOUND.lines)
    )
    computers = tuple(computer(57, 9, seat=seat) for seat in range(4))
    found = Sheet(match_view(replace(MATCH, pace="live")), lines, computers)
    pair = compare(0, ("P0", ""), round_of([]), round_of([], slice(3, 6)))
    shown = Drawn(deal_sheet(found, found.lines[0].plays[0], pair, say))
    assert shown.says("sheet-seated", table="A", who="P0, P1")
    assert shown.says("sheet-seated", table="B", who="4 🤖")
    assert f"\n{say('sheet-table', table='B')} · 9 points" in shown.text
    assert shown.says("sheet-rival", who=say("sheet-table", table="B"), several=False)
    assert not Drawn(deal_sheet(FOUND, MINE.plays[0], None, say)).says("sheet-seated", table="A", who="P0")


def test_after_the_readers_own_cards_come_those_that_were_played_best_and_of_the_same_cards_the_fewest_points() -> None:
    found = sheet_of(match_of(4, 1), tables([[9], [4], [0], [13]]))
    computers = tuple(computer(57 + seat, 5, seat=seat) for seat in range(4))
    found = replace(found, lines=at_seats(found.lines), computers=computers)
    shown = Drawn(deal_sheet(found, found.lines[-1].plays[0], None, say)).text.splitlines()
    told = [each.strip("*")[:2] for each in shown[1:] if not each.startswith("-#")]
    assert told[:8] == ["🤖 ", "P3", "P2", "🤖 ", "P1", "🤖 ", "🤖 ", "P0"]


def test_computer_players_have_a_difference_too_as_it_adds_up_to_zero_over_the_same_cards() -> None:
    mine, *others = tables([[10], [3], [5]])
    found = sheet_of(match_of(1, 1), [mine, *(replace(each, player_id=None, finished=False) for each in others)])
    shown = Drawn(deal_sheet(found, found.lines[0].plays[0], None, say)).text
    assert [shown.count(each) for each in ("10 points · +4.00", "3 points · −3.00", "5 points · −1.00")] == [1, 1, 1]


def test_what_is_compared_is_said_before_where_the_play_differed() -> None:
    pair = compare(0, ("P0", "P1"), round_of([]), round_of([], slice(3, 6)))
    shown = Drawn(deal_sheet(FOUND, MINE.plays[0], pair, say)).text
    assert shown.index(say("sheet-average", value=13.0)) < shown.index("26 points") < shown.index(parting(pair, say))


def test_where_ones_play_differed_is_told_of_a_person_or_a_computer_player() -> None:
    pair = compare(0, ("P0", "P1"), round_of([]), round_of([], slice(3, 6)))
    for other in (pair, replace(pair, names=("P0", ""))):
        shown = Drawn(deal_sheet(FOUND, MINE.plays[0], other, say))
        assert shown.says("match-deal-now", deal=1, deals=FOUND.match.deals)
        assert parting(other, say) in shown.text


def test_among_several_it_is_said_with_whom_a_play_is_compared_and_why() -> None:
    for people in (2, 3):
        found = sheet_of(match_of(people, 1), tables([[5], [0], [13]][:people]))
        mine = next(line for line in found.lines if line.player.name == "P0").plays[0]
        pair = compare(0, ("P0", "P1"), round_of([]), round_of([], slice(3, 6)))
        shown = Drawn(deal_sheet(found, mine, pair, say))
        assert shown.says("sheet-rival", who="P1", several=people == 3)


def test_a_deal_that_a_computer_player_finished_is_marked_before_its_points_and_not_beside_another_name() -> None:
    finished = replace(MINE, plays=(*MINE.plays[:2], replace(MINE.plays[2], by_computer=True)))
    rows = [row for row in Drawn(sheet(FOUND, finished, say)).text.splitlines() if row.strip()[:1].isdigit()]
    assert [row.split()[0] for row in rows] == ["1", "2", "3*"]
    assert rows[2].endswith(" P1")


def test_points_below_zero_have_a_minus_sign_and_long_names_end_with_a_whole_sign() -> None:
    people = tuple(replace(player, name="Zoë 👨‍👩‍👧‍👦👨‍👩‍👧‍👦") for player in MATCH.players)
    found = sheet_of(replace(MATCH, players=people), tables([[-10, 0, 0], [26, 10, 1]]))
    found = replace(found, computers=(computer(57, -4),))
    (row, *_) = (line for line in Drawn(sheet(found, found.lines[0], say)).text.splitlines() if line.startswith(" 1"))
    assert row.split() == ["1", "−10", "−18.00", "Zoë", "👨‍👩‍👧‍👦"]
    assert Drawn(deal_sheet(found, found.lines[0].plays[0], None, say)).text.count("−4") == 1


def test_two_names_beside_each_other_are_joined_as_in_spanish() -> None:
    assert "Ben e Inés" in Translator("es-ES")("side-title", deal=1, one="Ben", other="Inés")
