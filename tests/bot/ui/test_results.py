"""Results of a game for chips: the richest first, wherever a result is shown."""

import re
from dataclasses import replace
from random import Random

import pytest

from bot.language.names import END, ISOLATE, columns
from bot.language.wording import Translator
from bot.pictures.emojis import NBSP
from bot.tables.endings import results
from bot.tables.views import Rated
from bot.ui.curves import scores_in_words
from bot.ui.hand import spoken
from bot.ui.items import BUTTONS_A_LINE, GOLD, GREY, PURPLE
from bot.ui.names import who
from bot.ui.panel import panel
from bot.ui.results import (
    PHONE,
    ended_early,
    game_result,
    headlines,
    own_points,
    round_result,
    score_table,
    scores,
    standings,
    steps,
)
from bot.ui.rules import rules_line
from bot.ui.tabletop import last_trick_line, named, score, standing
from db import SittingRecord, Status
from hearts import PRESETS, Game, Phase, Rules, parse_cards
from hearts.cards import QUEEN_OF_SPADES
from tests.bot.tables.lobby import BEN, CHIDI, playing
from tests.bot.test_past import table
from tests.bot.ui.drawn import Drawn
from tests.bot.ui.test_playing import HANDS
from tests.hearts.strategies import random_move
from tests.hearts.table import Table as Round
from tests.hearts.test_scoring import shoot
from tests.past import play
from tests.payloads import ROW, texts, walk
from tests.screens import buttons_of

say = Translator("en-US")
GAME, _ = play(PRESETS["chips"], Random(0))
TABLE = table(GAME)
VIEW = TABLE.seen_by(None)
RICHEST_FIRST = sorted(range(4), key=lambda seat: -GAME.totals[seat])


def order(shown: str) -> list[int]:
    """The seats in the order of their names in a text."""
    return sorted(range(4), key=lambda seat: shown.index(VIEW.name(seat)))


def test_the_chips_differ_or_their_order_would_say_nothing() -> None:
    assert len(set(GAME.totals)) == 4
    assert len(GAME.rounds) == 10


def test_a_name_that_is_written_from_right_to_left_moves_no_column() -> None:
    view = table(GAME, "مرحبا").seen_by(None)
    lines = score_table(view, GAME.rounds[-1], say).splitlines()
    assert {len(line.replace(ISOLATE, "").replace(END, "")) for line in lines[1:-1]} == {len(lines[1])}
    assert all(re.match(rf"{ISOLATE}مرحبا [0-3] *{END} ", line) for line in lines[2:-1])
    legend = "\n".join(texts(scores(view, say).to_components())).splitlines()[1]
    assert legend.count(ISOLATE) == legend.count(END) == 4


def test_a_name_with_wide_signs_moves_no_column() -> None:
    view = table(GAME, "🦊日本").seen_by(None)
    lines = score_table(view, GAME.rounds[-1], say).splitlines()[1:-1]
    assert len({columns(line) for line in lines}) == 1
    short = table(GAME, "日").seen_by(None)
    _, header, *rows = "".join(texts(scores(short, say).to_components())).split("```")[1].splitlines()
    assert header.split()[::2] == ["日"] * 4
    assert {columns(row) for row in rows if row.strip().startswith(tuple("-−0123456789"))} == {columns(header)}


def test_all_rounds_fit_a_phone_whatever_the_names_and_their_number() -> None:
    for preset, name in (("standard", "Ana"), ("standard", "Maximiliane"), ("six", "Maximiliane")):
        game, _ = play(PRESETS[preset], Random(0))
        _, *blocks = "\n".join(texts(scores(table(game, name).seen_by(None), say).to_components())).split("```")
        lines = [line for block in blocks[::2] for line in block.strip("\n").splitlines()]
        assert max(map(columns, lines)) <= PHONE, lines
        named = [at for at, line in enumerate(lines) if line == "Total"]
        assert len(named) == len(blocks) // 2, "a line above each sum says what it is"
        assert [int(total) for at in named for total in lines[at + 1].split()] == list(game.totals)
        assert {lines[at - 1] for at in named} == {" "}
        assert lines.count("Round") == len(named)


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_the_first_rounds_of_a_very_long_game_are_left_out(seats: int) -> None:
    game, _ = play(Rules(seats=seats, end_score=1_000), Random(0))
    view = table(game, "Maximiliane").seen_by(None)
    shown = "\n".join(texts(scores(view, say).to_components()))
    assert len(shown) <= 4_000
    last = [line.split()[0] for line in shown.splitlines() if line[:2].strip().isdigit()]
    assert last[-1] == str(len(game.rounds))
    if "1" not in last:
        assert say("scores-cut", rounds=len(set(last))) in shown


def test_the_scores_of_a_first_round_show_the_points_so_far() -> None:
    view = playing(Round(*HANDS).play("2C 3C 5C").game, BEN).seen_by(None)
    shown = "\n".join(texts(scores(view, say).to_components()))
    assert all(line in shown for line in standing(view, say))
    assert "```" not in shown


def test_only_the_panel_of_whoever_took_the_queen_says_with_which_card() -> None:
    hands = Round("2C 4C QS 3S 5H", "AS AH AD 4S 6H", "3C 7C JD 5S 7H").finish()
    result = hands.game.rounds[0]
    (taker,) = (seat for seat, pile in enumerate(result.piles) if QUEEN_OF_SPADES in pile)
    for reader in (None, 0, 1, 2):
        view = replace(table(hands.game).seen_by(None), me=reader)
        queen, lines = say.card(QUEEN_OF_SPADES), headlines(view, result, say)
        told = say("headline-queen", me=False, queen=queen, who=view.name(taker))
        assert [told in lines, f"{queen} took 14" in " ".join(lines).replace(NBSP, " ")] == [
            reader != taker,
            reader == taker,
        ]
        old = headlines(view, replace(result, hauls=()), say)  # from before it was recorded
        assert say("headline-queen", me=reader == taker, queen=queen, who=view.name(taker)) in old


def test_whoever_took_points_reads_with_which_cards() -> None:
    hands = Round("2C 4S 2H 5C 5D", "3C AS 3H 6C 6D", "4C QS 4H 7C 7D")
    result = hands.play("2C 3C 4C QS 4S AS 6C 7C 5C 7D 5D 6D 4H 2H 3H").game.rounds[0]
    view = table(GAME).seen_by(None)
    spade, queen, heart = map(say.card, parse_cards("AS QS 4H"))
    lines = [own_points(replace(view, rules=Rules(), me=me), result, say) for me in (None, 0, 1, 2)]
    assert [line.replace(NBSP, " ") for line in lines] == [
        "",
        "",
        f"Your points: {spade} took 13 with {queen}",
        f"Your points: {heart} took 3",
    ]


@pytest.mark.parametrize("preset", PRESETS)
def test_where_the_points_of_a_round_came_from_adds_up_by_every_rule(preset: str) -> None:
    rules, rng, told = PRESETS[preset], Random(preset), 0
    for _ in range(6):
        game = Game.new(rules)
        game = game.deal(game.shuffle(rng.randbytes(16)))
        while game.phase not in (Phase.DEALING, Phase.OVER):
            seat = game.to_act[0]
            game = game.act(seat, random_move(game, seat, rng, None))
        (result,) = game.rounds
        for seat in range(rules.seats):
            line = own_points(replace(table(game).seen_by(None), me=seat), result, say)
            said = [int(each.replace("−", "-")) for each in re.findall(r"(?<=\s)[+−]?\d+(?=\s|,|$)", line)]
            hearts = sum(game.view(None).deck.points.get(card, 0) for card in result.piles[seat])
            want = hearts if rules.scoring == "chips" else result.points[seat]
            assert sum(said) == (0 if result.shooter is not None else want), line
            told += bool(line)
    assert told


def test_only_the_panel_of_whoever_shot_the_moon_or_ended_the_round_says_you_did() -> None:
    game = shoot(moon="others_up").game
    result = replace(game.rounds[0], claimed=0)
    for reader in (None, 0, 1):
        view = replace(playing(game, BEN, CHIDI).seen_by(None), me=reader)
        shot, *_, ended = headlines(view, result, say)
        assert [("You" in told, "Ana" in told) for told in (shot, ended)] == [(reader == 0, reader != 0)] * 2


def test_a_game_of_one_round_shows_each_number_once() -> None:
    hands = Round("2C 4C 9D 3S 5H", "AS AH AD 4S 6H", "3C 7C JD 5S 7H", end="rounds", end_rounds=1).finish()
    view = table(hands.game).seen_by(0)
    rounds, game = score_table(view, hands.game.rounds[0], say), "".join(texts(scores(view, say).to_components()))
    order = view.rules.best_first(view.game.totals)
    assert rounds.splitlines() == [f"{named(view.seats[seat], say)} · {score(view, seat)}" for seat in order]
    assert "Total" not in game
    assert say("column-total") not in rounds
    longer = table(GAME).seen_by(0)
    assert say("column-chips") in score_table(longer, GAME.rounds[0], say)
    assert "Total" in "".join(texts(scores(longer, say).to_components()))


def test_once_the_game_is_over_the_column_of_its_last_round_says_that_it_is_the_last() -> None:
    view = table(GAME).seen_by(0)
    _, header, *lines, _ = score_table(view, GAME.rounds[-1], say).splitlines()
    assert header.split("  ")[-2:] == [say("column-round", last=True), say("column-chips")]
    assert {columns(line) for line in (header, *lines)} == {PHONE}
    assert say("column-round", last=True) not in score_table(view, GAME.rounds[0], say)
    going_on = playing(Round(*HANDS, end_score=1000).finish().game, BEN, CHIDI).seen_by(None)
    assert say("column-round", last=True) not in score_table(going_on, going_on.game.rounds[0], say)


def test_a_round_lists_the_richest_first() -> None:
    for number, result in enumerate(GAME.rounds):
        richest = sorted(range(4), key=lambda seat: -result.totals[seat])
        shown = "\n".join(texts(round_result(VIEW, number, say).to_components())).split("```")[1]
        assert order(shown) == richest


def test_the_result_and_its_picture_list_the_richest_first() -> None:
    assert order(texts(game_result(VIEW, say).to_components())[1]) == RICHEST_FIRST
    assert order(scores_in_words(VIEW, say)) == RICHEST_FIRST


@pytest.mark.parametrize(("preset", "named"), [("standard", "standard"), ("Our game", "other"), ("", "other")])
def test_only_the_standard_game_is_called_so_beside_ratings(preset: str, named: str) -> None:
    rated = (Rated("Ana", 0, departed=False, rating=1512, change=12, provisional=False),)
    shown = texts(game_result(replace(VIEW, rated=rated, division="standard", preset=preset), say).to_components())
    assert say("rating-about", value=named, computers=True) in "\n".join(shown)


def test_the_richest_is_in_the_first_place() -> None:
    places = {result.seat: result.place for result in results(TABLE)}
    assert sorted(places, key=lambda seat: places[seat]) == RICHEST_FIRST


def test_the_lobby_says_how_a_game_for_chips_ends() -> None:
    endless = Rules(**PRESETS["chips"].differences() | {"end": "score"})
    assert say("ends-rounds", rounds=10) in rules_line(VIEW, say)
    lobby = table(play(endless, Random(3), rounds=1)[0]).seen_by(None)
    assert say("ends-chips") in rules_line(lobby, say)
    assert "100" not in rules_line(lobby, say)


def test_no_button_is_left_over_alone_in_a_line_of_a_phone() -> None:
    """A phone shows three buttons with words in a line."""
    hands = Round("2C 4C 5D 3S 4H", "3C 6C 6D 4S 5H", "5C 7C 7D 5S 6H")
    waits = replace(table(hands.finish().game).seen_by(None), status=Status.PLAYING)
    panel_of_it = panel(replace(VIEW, me=0), say)
    for layout in (round_result(waits, 0, say), game_result(VIEW, say), ended_early(VIEW, say), panel_of_it):
        rows = [buttons_of([part]) for part in walk(layout.to_components()) if part["type"] == ROW]
        assert rows
        assert all(1 < len(row) <= BUTTONS_A_LINE for row in rows), [[item.verb for item in row] for row in rows]


def test_a_round_leads_to_its_replay_and_the_next_one_begins_when_all_are_ready() -> None:
    hands = Round("2C 4C 5D 3S 4H", "3C 6C 6D 4S 5H", "5C 7C 7D 5S 6H", end_score=1000)
    waits = replace(table(hands.finish().game).seen_by(None), status=Status.PLAYING)
    shown = buttons_of(round_result(waits, 0, say).to_components())
    prompt = waits.game.prompt
    assert [(item.verb, item.table, item.number, item.arg) for item in shown] == [
        ("ready", 7, prompt, ""),
        ("scores", 7, 0, ""),
        ("replay", 7, 0, ""),
        ("more", 7, 0, ""),
    ]
    assert not buttons_of(round_result(VIEW, 3, say).to_components()), "it is long over"


def test_equals_share_a_place_and_the_next_one_is_left_out() -> None:
    tied = replace(VIEW, rules=Rules(), game=replace(VIEW.game, totals=(30, 8, 30, 101), winners=(1,)))
    told = standings(tied, say)
    assert [
        line == say("standing", place=place, who=who(tied.seats[seat], say), total=tied.game.totals[seat])
        for line, (place, seat) in zip(told, [(1, 1), (2, 0), (2, 2), (4, 3)], strict=True)
    ] == [True] * 4


def test_those_who_are_ready_for_the_next_round_are_named() -> None:
    hands = Round("2C 4C 5D 3S 4H", "3C 6C 6D 4S 5H", "5C 7C 7D 5S 6H", end_score=1000)
    waits = playing(hands.finish().game, BEN, CHIDI)
    assert say("result-ready", ready="") not in "\n".join(
        texts(round_result(waits.seen_by(None), 0, say).to_components())
    )
    ready = "\n".join(texts(round_result(waits.with_seat(1, ready=True).seen_by(None), 0, say).to_components()))
    assert say("result-ready", ready="Ben") in ready


def test_the_secret_of_a_round_is_not_told_where_nobody_asked_to_check_it() -> None:
    opened = replace(VIEW, opened="cd" * 16)
    last = len(GAME.rounds) - 1
    assert "cdcd" not in "\n".join(texts(round_result(opened, last, say).to_components()))


def test_the_main_thing_after_a_game_is_another_one() -> None:
    assert buttons_of(game_result(VIEW, say).to_components())[0].verb == "rematch"


def test_a_game_that_was_ended_says_how_long_it_was_and_offers_another() -> None:
    ended = "\n".join(texts(ended_early(VIEW, say, "a note").to_components()))
    assert say("closed-length", rounds=len(GAME.rounds), ending="") in ended
    assert "a note" in ended
    left = SittingRecord(0, 0, 3, 7, "Zoe")
    for view in (VIEW, replace(VIEW, game=replace(VIEW.game, rounds=()))):
        shown = "\n".join(texts(ended_early(replace(view, sittings=(left,)), say).to_components()))
        assert "Zoe" in shown, "who played and left is named"
    none = ended_early(replace(VIEW, game=replace(VIEW.game, rounds=())), say)
    assert [item.verb for item in buttons_of(none.to_components())] == ["rematch"]
    assert say("closed-length", rounds=0, ending="") in "\n".join(texts(none.to_components()))
    assert all(seat.name in "\n".join(texts(none.to_components())) for seat in VIEW.seats), "so it is told from others"


def test_points_below_zero_have_a_minus_sign_in_all_rounds() -> None:
    game, _ = play(PRESETS["omnibus"], Random(0))
    assert min(min(result.points) for result in game.rounds) < 0
    shown = "\n".join(texts(scores(table(game).seen_by(None), say).to_components()))
    assert "−" in shown
    assert "-1" not in shown


def test_a_game_that_goes_on_because_several_are_level_says_so() -> None:
    hands = ("2C 4C 9D 3S 5H", "AS AH AD 4S 6H", "3C 7C JD 5S 7H")
    for tie, told in (("extra_round", True), ("shared", False)):
        game = Round(*hands, end="rounds", end_rounds=2, tie=tie, moon="off", totals=(14, 11, 40)).finish().game
        assert game.rounds[-1].totals[:2] == (14, 14)
        view = playing(game, BEN, CHIDI).seen_by(None)
        shown = "\n".join(texts(round_result(view, 1, say).to_components()))
        assert (say("headline-level", who="Ana and Ben") in shown) is told


def test_a_moon_is_a_feast_in_the_result_of_its_round_and_stays_one() -> None:
    for effect, points in (("others_up", "+19"), ("shooter_down", "−19")):
        moon = playing(shoot(moon=effect).game, BEN, CHIDI).seen_by(None)
        shown = Drawn(round_result(moon, 0, say))
        heading = say("headline-moon", who=moon.name(0), me=False, effect=effect, points=points)
        assert shown.text.startswith(f"-# {say('panel-round', round=1)}\n## {heading}\n")
        assert "✨" not in shown.text, "the heading has told it"
        assert not steps(moon, moon.game.rounds[0], say), "the heading has told it"
    assert shown.components[0]["accent_color"] == GOLD.value
    later = replace(moon, status=Status.OVER)
    assert Drawn(round_result(later, 0, say)).components[0]["accent_color"] == GOLD.value


def test_a_moon_that_counts_for_nobody_says_why_nobody_scores() -> None:
    moon = playing(shoot(moon="void").game, BEN, CHIDI).seen_by(None)
    assert Drawn(round_result(moon, 0, say)).says("result-moon", who=moon.name(0), sun=False)


def test_the_result_of_the_last_round_says_that_the_game_is_over_and_not_which_round_its_column_is() -> None:
    view, last = table(GAME).seen_by(None), len(GAME.rounds)
    shown = Drawn(round_result(view, last - 1, say))
    assert shown.says("result-title-last", round=last)
    assert say("column-round", last=True) not in shown.text
    assert not shown.says("result-title", round=last)
    assert Drawn(round_result(view, 0, say)).says("result-title", round=1)


def test_a_picture_tells_who_took_the_queen_in_place_of_the_headline() -> None:
    hands = Round("2C 4C 9D 3S 5H", "AS AH AD 4S 6H", "3C QS JD 5S 7H", moon="off", end_score=1000).finish()
    view, result = playing(hands.game, BEN, CHIDI).seen_by(None), hands.game.rounds[0]
    (told,) = headlines(view, result, say)
    assert told in Drawn(round_result(view, 0, say, "A picture of another trick")).text
    assert told not in Drawn(round_result(view, 0, say, f"Ben plays the {spoken(QUEEN_OF_SPADES, say)}")).text


def test_the_last_trick_of_a_moon_has_no_points() -> None:
    """They would stand beside the name of the shooter, who gets none."""
    moon = playing(shoot(moon="others_up").game, BEN, CHIDI).seen_by(None)
    result = replace(moon.game.rounds[0], last_points=1)
    view = replace(moon, game=replace(moon.game, rounds=(result,)))
    assert last_trick_line(view, say).endswith(f"→{NBSP}{moon.name(0)}")
    plain = replace(view, game=replace(view.game, rounds=(replace(result, shooter=None),)))
    assert last_trick_line(plain, say).endswith(" +1")


def test_a_round_without_a_moon_is_no_feast() -> None:
    shown = Drawn(round_result(VIEW, 0, say))
    assert "✨" not in shown.text
    assert shown.components[0]["accent_color"] in (GREY.value, PURPLE.value)
