"""The tabletop: every seat keeps its line, and a finished trick stays until somebody leads."""

from dataclasses import replace
from itertools import takewhile

import pytest

from bot.language.card_names import in_words
from bot.language.wording import Translator, languages
from bot.pictures.emojis import NBSP
from bot.tables.table import Table as Stored
from bot.tables.views import TableView
from bot.ui.board import board
from bot.ui.hand import large
from bot.ui.names import MAX_NAME_LENGTH, SHORT_NAME
from bot.ui.playing import playing
from bot.ui.tabletop import (
    gained,
    last_trick,
    last_trick_line,
    own_seats,
    round_notes,
    score,
    seats,
    which_trick,
)
from db import SittingRecord
from hearts import Card, Game, Play, Rules
from tests.bot.test_past import table as stored
from tests.bot.ui.drawn import BUTTONS, FACES, Drawn
from tests.bot.ui.test_playing import PICTURED, panel, shown
from tests.hearts.table import Table
from tests.payloads import TEXT, lint_components
from tests.phone import fits_a_line
from tests.secrecy import cards_in

say = Translator("en")

HANDS = ("2C 4C 9D 3S 5H", "AS AH AD 4S 6H", "3C 7C JD 5S 7H")


def after(played: str, hands: tuple[str, ...] = HANDS) -> TableView:
    return panel(Table(*hands).play(played).game, 0)


def test_each_seat_keeps_its_line_and_shows_the_card_that_it_has_played() -> None:
    first, second, third = seats(after("2C AD"), say, SHORT_NAME)
    assert say.card(Card.parse("2C")) in first
    assert first.endswith(say("seat-leads"))
    assert say.card(Card.parse("AD")) in second
    assert third.startswith("▶️")


def test_the_points_of_a_seat_look_like_no_card() -> None:
    view = after("2C AD")
    for scoring in "points", "chips":
        rules = view.rules.model_copy(update={"scoring": scoring})
        for points in range(1, 14):
            taken = replace(view, rules=rules, game=replace(view.game, points=(points,) * 3))
            assert str(points) in score(taken, 0)
            assert not cards_in(score(taken, 0))


def test_a_finished_trick_and_its_taker_are_shown_until_the_next_lead() -> None:
    held = after("2C AD 3C 7C 4C AH")
    assert all(say.card(Card.parse(card)) in " ".join(seats(held, say, SHORT_NAME)) for card in ("7C", "4C", "AH"))
    takes = say("trick-taker", taken="yes", who="Somebody 2", points="+1")
    assert which_trick(held, say) == say("trick-over", trick=2, taken=takes)
    assert which_trick(replace(held, me=2), say) == say(
        "trick-over", trick=2, taken=say("trick-taker", taken="me", who="", points="+1")
    )
    led = after("2C AD 3C 7C 4C AH 5S")
    assert which_trick(led, say) == say("panel-trick", trick=3)
    assert say.card(Card.parse("7C")) not in " ".join(seats(led, say, SHORT_NAME))


def test_a_finished_trick_shows_who_played_first() -> None:
    first = [line.endswith(say("seat-leads")) for line in seats(after("2C AD 3C 7C 4C AH"), say, SHORT_NAME)]
    assert first == [False, False, True]


def test_a_panel_says_you_in_place_of_the_readers_own_name_and_changes_nothing_else() -> None:
    view = after("2C AD 3C 7C 4C AH 5S")
    everybody = [line.replace("Somebody 1", say("seat-you")) for line in seats(view, say, SHORT_NAME)]
    assert own_seats(replace(view, me=1), say) == everybody
    assert own_seats(replace(view, me=None), say) == list(seats(view, say, SHORT_NAME))


def test_a_trick_without_points_is_told_as_one() -> None:
    assert gained(after("2C AD 3C")) == "none"


def test_the_last_trick_is_one_line_of_a_hand_once_the_next_one_is_led() -> None:
    cards = " ".join(say.card(Card.parse(card)) for card in ("7C", "4C", "AH"))
    line = "-# " + say("trick-line", cards=cards, who="Somebody 2", points="+1")
    assert line in shown(after("2C AD 3C 7C 4C AH 5S"), say, menus=False)
    assert line not in shown(after("2C AD 3C 7C 4C AH"), say, menus=False)


@pytest.mark.parametrize("language", languages())
def test_the_last_trick_of_eight_players_says_so_in_a_line_and_shows_its_cards_in_another(language: str) -> None:
    game = Game.new(Rules(seats=8, passing="none"))
    game = game.deal(game.shuffle(bytes(16)))
    while len(game.tricks) < 2:
        (seat,) = game.to_act
        game = game.act(seat, Play(game.legal_plays(seat)[0]))
    view = panel(game, 0)
    named = replace(view, seats=tuple(replace(seat, name="Sami") for seat in view.seats), me=None)
    say = Translator(language, FACES)
    taken, cards = last_trick_line(named, say).split("\n")
    assert taken == "-# " + say("trick-taken", taker="Sami", points=0)
    assert cards.count("<:") == 8
    assert fits_a_line(cards)


def test_a_panel_tells_its_reader_that_they_took_the_trick_and_have_every_point() -> None:
    hands = ("2C 4C 9D 3S 5H", "QS AH AD 4S 6H", "3C 7C JD 5S 7H")
    view = after("2C AD 3C 7C 4C QS 5S", hands)
    assert f"→{NBSP}you +13" in shown(replace(view, me=2), say, menus=False)
    moon = say("note-moon", who="Somebody 2", me=True, points=13, kitty=False)
    assert moon in round_notes(replace(view, me=2), say)
    assert moon not in round_notes(view, say)


def test_a_trick_taken_by_whoever_had_the_seat_before_names_them() -> None:
    view = after("2C AD 3C 7C 4C AH 5S")
    inherited = replace(view, me=2, sittings=(SittingRecord(2, 0, 3, None, "Ben"),))
    assert last_trick_line(inherited, say).endswith(f"→{NBSP}Ben +1")
    assert f"{NBSP}You" not in last_trick(inherited, say)
    assert "**Ben**" in last_trick(inherited, say)


def test_the_last_trick_is_listed_with_its_taker_and_points() -> None:
    view = replace(after("2C AD 3C 7C 4C AH"), me=None)
    words = last_trick(view, say)
    for seat, card in ((2, "7C"), (0, "4C"), (1, "AH")):
        assert f"{say.card(Card.parse(card))}{NBSP}Somebody {seat}" in words
    assert words.startswith("-# " + say("trick-taken", taker="Somebody 2", points=1))


def test_the_last_trick_of_a_round_is_shown_after_it_and_to_who_played_in_it_as_you() -> None:
    game = finished(Table(*HANDS).game)
    trick = game.rounds[-1].last_trick
    assert trick is not None
    for me in (None, 0, 1, 2):
        view, names = replace(panel(game, 0), me=me), [f"Somebody {seat}" for seat in range(3)]
        if me is not None:
            names[me] = "You"
        heading, *plays = last_trick(view, say).split("\n")
        first, second, third = (f"{say.card(card)}{NBSP}{names[seat]}" for seat, card in trick.plays)
        assert plays == [f"-# {first} · {second}", f"-# {third}"]
        assert f"**{names[trick.taker or 0]}**" in heading


def finished(game: Game) -> Game:
    while game.to_act:
        seat = game.to_act[0]
        game = game.act(seat, Play(game.legal_plays(seat)[0]))
    return game


def test_open_hearts_the_queen_and_a_possible_moon_are_mentioned() -> None:
    hands = ("2C 4C 9D 3S 5H", "QS AH AD 4S 6H", "3C 7C JD 5S 7H")
    before = round_notes(after("2C AD", hands), say)
    assert before == (say("note-hold"), say("note-hearts-closed"))
    taken = round_notes(after("2C AD 3C 7C 4C QS", hands), say)
    assert say("note-queen-fallen", queen=say.card(Card.parse("QS"))) in taken
    assert say("note-moon", who="Somebody 2", me=False, points=13, kitty=False) in taken


def test_the_first_point_is_no_moon_yet() -> None:
    assert "🌙" not in " ".join(round_notes(after("2C AD 3C 7C 4C AH"), say))


def test_hearts_that_nothing_has_to_break_are_not_called_broken() -> None:
    told = round_notes(panel(Table(*HANDS, breaking="none").play("2C").game, 0), say)
    assert told == (say("note-hold"),)


def test_of_several_queens_it_is_said_how_many_have_fallen() -> None:
    hands = ("2C 4C 9D 3S 5H", "QS AH AD 4S 6H", "3C 7C QS 5S 7H")
    view = panel(Table(*hands, decks=2).play("2C AD 3C 7C 4C QS").game, 0)
    queen = say.card(Card.parse("QS"))
    assert say("note-queens-fallen", queen=queen, fallen=1, dealt=2) in round_notes(view, say)


def test_no_deck_is_put_together_to_count_queens_that_have_not_fallen(monkeypatch: pytest.MonkeyPatch) -> None:
    view = after("2C")
    monkeypatch.setattr(Rules, "deck_for", None)
    assert round_notes(view, say) == (say("note-hold"), say("note-hearts-closed"))


def test_what_lies_in_the_kitty_of_another_is_left_out_of_who_has_all_points() -> None:
    """The taker of the kitty may have points that nobody else knows of."""
    hands = ("3C 4C", "AC KH", "5C 2S AH")
    table = Table(*hands, remainder="kitty", kitty="2H", opening="any_club", breaking="none")
    table.play("3C AC 5C").play("KH AH 2D")
    assert table.game.view(0).kitty_takers == (1,)
    view = panel(table.game, 0)
    assert say("note-moon", who="Somebody 2", me=False, points=2, kitty=True) in round_notes(view, say)


def test_unusual_points_of_cards_are_said_in_every_trick() -> None:
    view = panel(Table(*HANDS, bonus_card="JD", heart_values="rank").game, 0)
    said = f"{in_words(Card.parse('JD'), say)} −10 · hearts score their rank, ace 14"
    assert said in shown(view, say, menus=False)
    assert "hearts score" not in shown(after("2C"), say, menus=False)


def test_a_game_for_chips_shows_how_many_hearts_a_seat_has() -> None:
    """However much they are worth in a game for points."""
    table = Table(*HANDS, scoring="chips", moon="off", heart_values="rank").play("2C AD 3C 7C 4C AH")
    (taker,) = (line for line in seats(panel(table.game, 0), say, SHORT_NAME) if "♥×" in line)
    shown_score = "20\N{NO-BREAK SPACE}🪙 (♥×1)"
    assert taker == f"{say.card(Card.parse('7C'))} **Somebody 2** 🤖 · {shown_score} · {say('seat-leads')}"


def test_the_name_of_whoever_is_asked_or_has_taken_the_trick_stands_out() -> None:
    table = Table(*HANDS)
    for card in ["2C", "AD", "3C"]:
        table = table.play(card)
        bold = [seat for seat, line in enumerate(seats(panel(table.game, 0), say, SHORT_NAME)) if "**" in line]
        assert bold == [table.game.to_act[0]]
    assert bold == [table.game.tricks[-1].taker]


def lines_above_the_hand(view: TableView) -> list[int]:
    """The number of lines in each text above the first card."""
    (whole,) = playing(view, say, BUTTONS, "").to_components()
    above = takewhile(lambda part: part["type"] == TEXT, whole["components"])
    return [1 + part["content"].count("\n") for part in above]


def test_the_number_of_lines_above_the_hand_never_changes() -> None:
    table = Table(*HANDS)
    lines = lines_above_the_hand(panel(table.game, 0))
    assert lines == [2, 3, 1]
    for card in ["2C", "AD", "3C", "7C", "4C", "AS", "5S", "3S", "4S"]:
        table = table.play(card)
        assert lines_above_the_hand(panel(table.game, 0)) == lines


def test_what_the_points_in_brackets_are_is_said_as_soon_as_there_are_any() -> None:
    hands = "2C 9D 3S 5H 6H", "AC AH AD 4S 7H", "3C 7C JD 5S 8H"
    table = Table(*hands, breaking="none", moon="off")
    chips = Table(*hands, breaking="none", moon="off", scoring="chips")
    for played, told in ("2C AC 3C", False), ("AD JD 9D", False), ("AH 8H 5H", True):
        view = panel(table.play(played).game, 1)  # who took it, and is asked
        for layout in playing(view, say, BUTTONS, ""), board(view, say):
            assert Drawn(layout).says("note-brackets") is told is ("(+3)" in Drawn(layout).text)
    for played in "2C AC 3C", "AD JD 9D", "AH 8H 5H":
        chips.play(played)
    hearts = Drawn(board(panel(chips.game, 0), say))
    assert "(♥×3)" in hearts.text
    assert not hearts.says("note-brackets"), "a heart explains itself"


def test_no_line_of_a_trick_is_wider_than_a_phone_however_many_play_and_whatever_they_are_called() -> None:
    game = Game.new(Rules(seats=8, passing="none"))
    game = game.deal(game.shuffle(b"eight seats"))
    named = tuple(replace(seat, name="Maximilian-Alexander") for seat in panel(game, 3).seats)
    for _ in range(12):
        game = game.act(game.to_act[0], Play(game.legal_plays(game.to_act[0])[0]))
        view = replace(panel(game, 3), seats=named, me=None)
        assert all("Maximilia…" in line for line in seats(view, say, SHORT_NAME))
    plays = last_trick(view, say).split("\n")[1:]
    assert [line.count("Maximilia…") for line in plays] == [2, 2, 2, 2]


def test_a_hand_in_a_text_has_each_suit_once_and_a_line_for_it() -> None:
    hand = [Card.parse(card) for card in ("2C", "TC", "QS", "AH")]
    clubs, spades, hearts = (PICTURED.faces.emoji(card.suit) for card in (hand[0], hand[2], hand[3]))
    assert large(hand, PICTURED).split("\n") == [
        f"### {clubs}{NBSP}2{NBSP}10",
        f"### {spades}{NBSP}Q",
        f"### {hearts}{NBSP}A",
    ]


def test_sixteen_seats_with_long_names_fit_into_a_message() -> None:
    game = Game.new(Rules(seats=16, passing="none", duplicates="cancel"))
    game = game.deal(game.shuffle(b"sixteen seats"))
    named = tuple(replace(seat, name="_*[W](W)*_" * 3) for seat in panel(game, 3).seats)
    for _ in range(40):
        game = game.act(game.to_act[0], Play(game.legal_plays(game.to_act[0])[0]))
        assert not lint_components(
            playing(replace(panel(game, 3), seats=named), PICTURED, BUTTONS, "-# a note").to_components()
        )


def with_people(game: Game) -> Stored:
    table = stored(game)
    return replace(table, seats=tuple(replace(seat, player_id=10 + seat.seat) for seat in table.seats))


def test_public_parts_are_drawn_once_for_each_version_of_a_table() -> None:
    table = with_people(Table(*HANDS).play("2C AD").game)
    views = [table.seen_by(seat.player_id) for seat in table.seats]
    assert all(seats(view, say, SHORT_NAME) is seats(views[0], say, SHORT_NAME) for view in views)
    assert seats(views[0], say, SHORT_NAME) is seats(table.seen_by(None), say, SHORT_NAME)
    assert seats(views[0], PICTURED, SHORT_NAME) != seats(views[0], say, SHORT_NAME)
    assert seats(views[0], say, MAX_NAME_LENGTH) is not seats(views[0], say, SHORT_NAME)
    later = replace(views[0], game=Table(*HANDS).play("2C AD 3C").game.view(0))
    assert seats(later, say, SHORT_NAME) != seats(views[0], say, SHORT_NAME)


def test_a_person_is_shown_their_own_hand_however_often_a_version_is_looked_at() -> None:
    table = with_people(Table(*HANDS).game)
    for _ in range(2):
        hands = [table.seen_by(seat.player_id).game.hand for seat in table.seats]
        assert hands == [table.game.hand(seat.seat) for seat in table.seats]
        assert table.seen_by(None).game.hand == ()
        assert table.seen_by(999_999).game.hand == ()
