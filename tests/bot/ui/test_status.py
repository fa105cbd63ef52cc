"""Status: the tables of a person, first those that wait for them."""

from __future__ import annotations

from bot.ui.status import status
from tests.bot.tables.lobby import ANA, BEN, CHIDI, lobby, playing
from tests.bot.ui.drawn import Drawn, in_every_language, say
from tests.hearts.table import Table

HANDS = ("2C 4C 9D 3S 5H", "AS AH AD 4S 6H", "3C 7C JD 5S 7H")


def test_tables_that_wait_for_the_person_come_first_and_each_leads_to_its_message() -> None:
    hers = playing(Table(*HANDS).game, BEN, CHIDI).with_record(id=35, message_id=99).seen_by(ANA.id)
    other = lobby().seen_by(ANA.id)
    shown = Drawn(status([(other, "a lobby", False), (hers, "trick 1", False)], say))
    assert shown.text.index("trick 1") < shown.text.index("a lobby")
    address = "https://discord.com/channels/7/8/99"
    assert shown.says("status-line", code=hers.code, state="trick 1", where=address, turn="yes")
    in_every_language(lambda say: status([(other, "a lobby", False), (hers, "trick 1", False)], say))


def test_a_table_whose_channel_is_gone_leads_nowhere_and_says_how_to_go_on() -> None:
    view = playing(Table(*HANDS).game, BEN, CHIDI).seen_by(ANA.id)
    shown = Drawn(status([(view, "paused", True)], say))
    assert shown.says("status-line-gone", code=view.code, state="paused")
    assert "https://" not in shown.text
    in_every_language(lambda say: status([(view, "paused", True)], say))


def test_a_status_without_tables_says_what_to_do() -> None:
    shown = Drawn(status([], say))
    assert shown.says("status-title")
    assert shown.says("status-none")
