"""Progress: the deadline of a table, the number of its round or deal, and the panel of who waits."""

from bot.ui.board import board
from bot.ui.playing import playing as panel
from bot.ui.progress import due, waiting, which_deal, which_round
from db import Status
from tests.bot.tables.lobby import ANA, BEN, playing
from tests.bot.ui.drawn import BUTTONS, Drawn, in_every_language, say
from tests.hearts.table import Table

HANDS = ("2C 4C 9D 3S 5H", "AS AH AD 4S 6H", "3C 7C JD 5S 7H", "5C 8C QD 6S 8H")


def test_a_deadline_counts_down_on_the_readers_own_clock() -> None:
    table = playing(Table(*HANDS).game, BEN)
    assert due(table.with_record(due_at=90_500).seen_by(ANA.id)) == "<t:90:R>"
    assert due(table.seen_by(ANA.id)) == "none"


def test_a_match_shows_the_number_of_the_deal_and_other_games_that_of_the_round() -> None:
    table = playing(Table(*HANDS).game)
    assert which_round(table.seen_by(None), say) == say("panel-round", round=1)
    assert which_deal(table.seen_by(None), say) == ""
    third = table.with_record(deal=2, deals=8).seen_by(ANA.id)
    assert which_round(third, say) == which_deal(third, say) == say("panel-deal", deal=3, deals=8)
    assert say("panel-deal", deal=3, deals=8) in Drawn(board(third, say)).text
    assert say("panel-deal", deal=3, deals=8) in Drawn(panel(third, say, BUTTONS, "")).text


def test_a_waiting_panel_can_be_refreshed_and_a_paused_game_continued() -> None:
    table = playing(Table(*HANDS).game)
    assert Drawn(waiting(table.seen_by(ANA.id), say, "a word", "")).verbs == ["refresh"]
    resting = Drawn(waiting(table.with_record(status=Status.SUSPENDED).seen_by(ANA.id), say, "a word"))
    assert resting.verbs == ["go-on", "refresh"]
    assert resting.text == "a word"
    in_every_language(lambda say: waiting(table.with_record(status=Status.SUSPENDED).seen_by(ANA.id), say, "x"))
