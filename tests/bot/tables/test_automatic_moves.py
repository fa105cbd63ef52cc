"""Premoves: they are played if nothing unexpected has happened."""

from random import Random
from typing import Any

import pytest

from bot.tables.automatic_moves import MissedTurn, Premove, Surprise, may_follow, plays_in, stand_in, surprise
from bot.tables.computers import Computers
from bot.tables.pace import Tempo
from bot.tables.runner import Runner
from hearts import Card, Game, Rules
from tests.bot.tables.lobby import BEN, playing
from tests.hearts.table import Table

HANDS = ("2C 9C TD 3S 4H", "3C 8C JD 5S 6S", "4C 7C QD KS QS", "5C 6C KD AS 5H")


def chosen(game: Game, card: str) -> Premove:
    return Premove(Card.parse(card), plays_in(game.view(None)))


def asked(card: str, before: str, after: str, *hands: str, **rules: Any) -> Surprise | None:
    """The surprise, if any, for a card that was chosen after some plays, when it is its seat's turn."""
    table = Table(*(hands or HANDS), **rules).play(before)
    premove = chosen(table.game, card)
    table.play(after)
    return surprise(table.game.view(table.turn), premove)


def test_a_premove_is_played_if_nothing_changed_and_it_is_legal_and_no_lead() -> None:
    assert asked("5C", "2C", "3C 4C") is None
    assert asked("KD", "2C", "3C 4C") is Surprise.BLOCKED
    assert asked("6C", "2C 3C 4C", "5C") is Surprise.LEAD


def test_a_card_that_does_not_follow_the_suit_that_was_led_cannot_be_played_next_if_one_can_follow() -> None:
    game = Table(*HANDS).play("2C 3C").game
    assert [may_follow(game, 2, Card.parse(card)) for card in ("7C", "QD")] == [True, False]
    assert may_follow(game, 0, Card.parse("TD")), "they have played to this trick, and wait for the next one"
    assert may_follow(Table(*HANDS).game, 2, Card.parse("QD")), "nothing was led yet"
    assert may_follow(Table(*HANDS[:2], "QD KD KS QS TH", HANDS[3]).play("2C 3C").game, 2, Card.parse("QD")), (
        "they have none of that suit"
    )


def test_a_new_void_stops_a_premove_and_an_old_one_does_not() -> None:
    table = Table("2C 9C TC 3S 4S", "3C JD QD 5S 6S", "4C 8C KC KD KS", "5C 6C 7C AS 5H").play("2C 3C 4C 5C 6C 9C")
    premove = chosen(table.game, "8C")
    assert surprise(table.play("JD").game.view(2), premove) is Surprise.VOID
    table.play("8C")
    premove = chosen(table.game, "KC")
    assert surprise(table.play("TC QD").game.view(2), premove) is None, "seat 1 was known to have no clubs"


@pytest.mark.parametrize(
    ("card", "rules", "reason"),
    [
        ("5H", {}, Surprise.HEARTS),
        ("QS", {}, Surprise.CARD),
        ("JD", {}, Surprise.VOID),
        ("JD", {"bonus_card": "JD", "bonus_points": -10}, Surprise.CARD),
    ],
)
def test_broken_hearts_and_cards_that_count_stop_a_premove(card: str, rules: dict[str, Any], reason: Surprise) -> None:
    hands = ("2C 9C TC 3S 4S", "3C JD QS 5H 6S", "4C 8C KC KD KS", "5C 6C 7C AS 6H")
    table = Table(*hands, **rules).play("2C 3C 4C 5C 6C 9C")
    premove = chosen(table.game, "8C")
    assert surprise(table.play(card).game.view(2), premove) is reason


OPEN = ("2C 4C 9H 3S 4S", "3C AC TH 5S 6S", "5C 6C AH 4H KS", "7C 8C 2H 7S 6D")
"""The first trick goes to seat 3, and everybody has hearts."""


@pytest.mark.parametrize(
    ("card", "before", "after", "reason"),
    [
        ("AH", "", "2H 9H TH", Surprise.TAKES),
        ("AH", "2H", "9H TH", None),
        ("4H", "", "2H 9H TH", None),
        ("KS", "", "7S 3S 5S", None),
    ],
)
def test_a_premove_that_would_take_points_is_kept_unless_that_was_seen_or_cannot_be_helped(
    card: str, before: str, after: str, reason: Surprise | None
) -> None:
    assert asked(card, f"2C 3C 5C 7C {before}", after, *OPEN, breaking="none") is reason


def test_a_premove_that_would_take_points_is_played_if_every_card_would() -> None:
    hands = (*OPEN[:2], "5C 6C AH JH KS", OPEN[3])
    assert asked("AH", "2C 3C 5C 7C", "2H 9H TH", *hands, breaking="none") is None
    assert asked("JH", "2C 3C 5C 7C", "2H 9H TH", *hands, breaking="none") is None


def test_a_premove_is_stored_as_text() -> None:
    premove = Premove(Card.parse("QS"), 17)
    assert Premove.read(premove.write()) == premove


def test_a_missed_move_is_stored_as_text() -> None:
    table = Table(*HANDS)
    before = table.game
    missed = MissedTurn.between(before, table.play("2C").game, 0)
    assert missed == MissedTurn(1, 1, Card.parse("2C"))
    assert MissedTurn.read(missed.write()) == missed
    passing = Table(*HANDS, passing="left")
    before = passing.game
    assert MissedTurn.between(before, passing.passes("2C 9C TD").game, 0) == MissedTurn(1, 0)
    assert MissedTurn.read("1 0") == MissedTurn(1, 0)
    assert MissedTurn.read("") is None


@pytest.mark.parametrize(("level", "plays"), [("expert", "casual"), ("club", "casual"), ("beginner", "beginner")])
def test_a_stand_in_plays_like_a_casual_player_at_most(level: str, plays: str) -> None:
    assert stand_in(level) == plays


def test_whoever_is_late_gets_a_stand_in_and_a_computer_player_its_own_level(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, str]] = []
    move = Computers.move

    def noted(self: Computers, level: str, game: Game, seat: int) -> Game:
        asked.append((seat, level))
        return move(self, level, game, seat)

    monkeypatch.setattr(Computers, "move", noted)
    game = Game.new(Rules(passing="none"))
    table = playing(game.deal(game.shuffle(bytes(16))), BEN, level="club")
    runner = Runner(Tempo(), Computers(Random(1), lambda: False))
    for _ in range(8):
        table = runner.play_overdue_seats(table, 0)
    assert {level for seat, level in asked if seat < 2} == {"casual"}
    assert {level for seat, level in asked if seat >= 2} == {"club"}
