"""The sheet of a match: one person's deals, and two people's play of one deal."""

from dataclasses import replace
from fractions import Fraction

from bot.language.wording import Translator
from cogs.match.results import ComputerPlay, Sheet, compare, result_lines
from cogs.match.sheet import COMPUTER_TABLE, deal_sheet, parting, sheet, side_by_side
from cogs.match.views import match_view
from tests.bot.ui.drawn import Drawn, say
from tests.cogs.match.test_results import match_of, round_of, tables
from tests.payloads import texts

MATCH = match_of(2, 3)
LINES = result_lines(MATCH, tables([[0, 10, 13], [26, 10, 1]]))
"""P0 has 23 points, P1 has 37."""
FOUND = Sheet(
    match_view(MATCH), LINES, (), {(person, deal): 100 * person + deal for person in range(2) for deal in range(3)}
)
MINE = LINES[0]


def test_each_deal_has_its_points_the_difference_and_who_did_best() -> None:
    shown = Drawn(sheet(FOUND, MINE, say))
    first, second, third = (line.split() for line in shown.text.splitlines() if line.strip()[:1].isdigit())
    assert (first[1], second[1], third[1]) == ("0", "10", "13")
    assert (first[-1], third[-1]) == ("P0", "P1")
    assert shown.says("sheet-title", who="P0", place=1, total="+14.0") or "P0" in shown.text
    assert shown.one("match").values == ["0", "1", "2"]


def test_a_deal_lists_all_players_best_first_and_leads_to_their_play() -> None:
    shown = Drawn(deal_sheet(FOUND, 2, MINE, None, say))
    assert shown.text.index("P1") < shown.text.index("P0")
    menu, back = shown.all("match")
    assert (menu.arg, menu.values, back.arg) == ("beside.2.0", ["1"], "sheet")
    assert [option["label"] for option in menu.options] == ["P1"]
    assert shown.one("replay").table == 2


def test_a_person_who_has_not_played_gets_no_link_to_a_table_that_refuses_them() -> None:
    pair = compare(0, ("Ana", "Ben"), round_of([]), round_of([]))
    for looks in (deal_sheet(FOUND, 2, MINE, None, say, own=False), side_by_side(FOUND, pair, MINE, say, own=False)):
        shown = Drawn(looks)
        assert "replay" not in shown.verbs
        assert [item.arg for item in shown.all("match")][-1] == "sheet"


def test_the_table_of_computer_players_can_be_compared_with_ones_own_play() -> None:
    found = replace(FOUND, computers={(2, 0): (ComputerPlay(57, 9),)})
    shown = Drawn(deal_sheet(found, 2, MINE, None, say, own=True))
    assert shown.says("side-computer", points=9)
    menu = shown.all("match")[0]
    assert menu.values == ["1", f"{COMPUTER_TABLE}57"]
    assert menu.options[1]["label"] == say("side-computer", points=9)


def test_a_computer_player_with_the_same_cards_is_named_as_the_best_if_it_had_fewer_points_than_all_people() -> None:
    computers = {(0, 0): (ComputerPlay(57, 0),), (1, 0): (ComputerPlay(58, 9),), (2, 0): (ComputerPlay(59, 2),)}
    shown = Drawn(sheet(replace(FOUND, computers=computers), MINE, say))
    rows = [row for row in shown.text.splitlines() if row.strip()[:1].isdigit()]
    assert [row.split()[-1] for row in rows] == ["P0", "🤖", "P1"]


def test_the_first_difference_between_two_plays_is_one_sentence() -> None:
    pair = compare(0, ("Ana", "Ben"), round_of([]), round_of([], slice(3, 6)))
    assert not pair.passed_alike
    assert parting(pair, say).count("Ana") >= 1
    alike = compare(0, ("Ana", "Ben"), round_of([]), round_of([]))
    assert parting(alike, say) == say("parting-none", one="Ana", other="Ben")
    claimed = replace(alike, alike=9)
    assert parting(claimed, say) == say("parting-claim", one="Ana", other="Ben")


def test_side_by_side_are_the_tricks_that_brought_points_each_with_the_winning_card_first() -> None:
    pair = compare(0, ("Ana", "Ben"), round_of([]), round_of([1]))
    assert pair.trick is not None
    before = [played.points(pair.alike)[0] for played in pair.played]
    assert before[0] == before[1]
    shown = Drawn(side_by_side(FOUND, pair, MINE, say))
    assert shown.says("side-key", before=before[0])
    assert shown.text.index(parting(pair, say)) < shown.text.index("**Ana**"), "the answer first"
    for who, played in zip(pair.names, pair.played, strict=True):
        assert shown.says("side-player", who=who, points=played.result.points[0])
        mine = [(at, trick) for at, trick in enumerate(played.tricks) if trick.taker == 0]
        gained = {at: played.points(at + 1)[0] - played.points(at)[0] for at, _ in mine}
        for at, trick in mine:
            won = [card for seat, card in trick.plays if seat == 0]
            cards = say.cards([*won, *(card for seat, card in trick.plays if seat)])
            told = shown.says("side-trick", cards=cards, points=gained[at], trick=at + 1)
            assert told is bool(gained[at] and at >= pair.alike), "what was alike stands in neither list"


def test_play_that_was_alike_shows_no_tricks() -> None:
    alike = compare(0, ("Ana", "Ben"), round_of([]), round_of([]))
    shown = Drawn(side_by_side(FOUND, alike, MINE, say))
    assert shown.says("parting-none", one="Ana", other="Ben")
    assert not shown.says("side-key", before=0)


def test_at_tables_those_with_the_same_cards_stand_together_and_the_readers_first() -> None:
    match = replace(MATCH, pace="live")
    lines = tuple(replace(line, seats=(line.player.place, 0, 0)) for line in LINES)
    found = Sheet(match_view(match), lines, (), FOUND.tables, {(0, 0): (ComputerPlay(57, 9),)})
    for mine in lines:
        shown = Drawn(deal_sheet(found, 0, mine, None, say))
        assert shown.says("sheet-about", held="groups")
        first, second = texts(shown.components)[2:4]
        assert mine.player.name in first
        assert ("🤖" in first) == (mine.seats[0] == 0)
        assert ("🤖" in second) == (mine.seats[0] != 0)


def test_what_each_line_of_a_deal_says_is_what_counts_for_the_result() -> None:
    """Half the difference of two with the same cards, or the difference from the average of more."""
    shown = Drawn(deal_sheet(FOUND, 2, MINE, None, say))
    assert shown.says("sheet-about", held="pair")
    assert "**P0** · 13 points · −6.0" in shown.text
    assert "P1 · 1 point · +6.0" in shown.text
    three = match_of(3, 1)
    found = replace(FOUND, lines=result_lines(three, tables([[0], [26], [1]])), tables={(0, 0): 1})
    many = Drawn(deal_sheet(found, 0, found.lines[0], None, say))
    assert many.says("sheet-about", held="all")
    assert "P0** · 0 points · +9.0" in many.text


def test_at_two_tables_each_pair_is_compared() -> None:
    lines = tuple(replace(line, seats=(line.player.place, 0, 0)) for line in LINES)
    computers = {(0, seat): (ComputerPlay(57 + seat, 9),) for seat in range(2)}
    found = replace(FOUND, lines=lines, computers=computers)
    assert Drawn(deal_sheet(found, 0, lines[0], None, say)).says("sheet-about", held="pairs")


def test_after_the_readers_own_cards_come_those_that_were_played_best_and_of_the_same_cards_the_fewest_points() -> None:
    match = match_of(4, 1)
    lines = tuple(
        replace(line, seats=(line.player.place,)) for line in result_lines(match, tables([[9], [4], [0], [13]]))
    )
    computers = {(0, seat): (ComputerPlay(57 + seat, 5),) for seat in range(4)}
    found = Sheet(match_view(match), lines, (), {(3, 0): 1}, computers)
    shown = Drawn(deal_sheet(found, 0, lines[-1], None, say)).text.splitlines()
    assert [each.strip("*")[:2] for each in shown[2:10]] == ["🤖 ", "P3", "P2", "🤖 ", "P1", "🤖 ", "🤖 ", "P0"]


def test_computer_players_have_a_difference_too_as_it_adds_up_to_zero_over_the_same_cards() -> None:
    match = match_of(1, 1)
    computers = {(0, 0): (ComputerPlay(57, 3), ComputerPlay(58, 5))}
    (line,) = result_lines(match, tables([[10]]))
    found = Sheet(match_view(match), (replace(line, differences=(Fraction(-4),)),), (), {(0, 0): 1}, computers)
    shown = Drawn(deal_sheet(found, 0, found.lines[0], None, say)).text
    assert [shown.count(each) for each in ("10 points · −4.0", "3 points · +3.0", "5 points · +1.0")] == [1, 1, 1]


def test_what_is_compared_is_said_before_where_the_play_differed() -> None:
    pair = compare(0, ("P0", "P1"), round_of([]), round_of([], slice(3, 6)))
    shown = Drawn(deal_sheet(FOUND, 0, MINE, pair, say)).text
    assert shown.index(say("sheet-about", held="pair")) < shown.index("26 points") < shown.index(parting(pair, say))


def test_where_ones_play_differed_is_told_of_a_person_or_a_computer_player() -> None:
    pair = compare(0, ("P0", "P1"), round_of([]), round_of([], slice(3, 6)))
    for other in (pair, replace(pair, names=("P0", ""))):
        shown = Drawn(deal_sheet(FOUND, 0, MINE, other, say))
        assert shown.says("match-deal-now", deal=1, deals=FOUND.match.deals)
        assert parting(other, say) in shown.text


def test_a_deal_that_a_computer_player_finished_is_marked_before_its_points_and_not_beside_another_name() -> None:
    finished = replace(MINE, by_computer=(False, False, True))
    rows = [row for row in Drawn(sheet(FOUND, finished, say)).text.splitlines() if row.strip()[:1].isdigit()]
    assert [row.split()[0] for row in rows] == ["1", "2", "3*"]
    assert rows[2].endswith(" P1")


def test_points_below_zero_have_a_minus_sign_and_long_names_end_with_a_whole_sign() -> None:
    lines = result_lines(MATCH, tables([[-10, 0, 0], [26, 10, 1]]))
    lines = tuple(replace(line, player=replace(line.player, name="Zoë 👨‍👩‍👧‍👦👨‍👩‍👧‍👦")) for line in lines)
    found = replace(FOUND, lines=lines, computers={(0, 0): (ComputerPlay(57, -4),)})
    (row, *_) = (line for line in Drawn(sheet(found, lines[0], say)).text.splitlines() if line.startswith(" 1"))
    assert row.split() == ["1", "−10", "+18.0", "Zoë", "👨‍👩‍👧‍👦"]
    assert Drawn(deal_sheet(found, 0, lines[0], None, say)).text.count("−4") == 1


def test_two_names_beside_each_other_are_joined_as_in_spanish() -> None:
    assert "Ben e Inés" in Translator("es-ES")("side-title", deal=1, one="Ben", other="Inés")
