"""Drawing: which screen a public message shows, depending on its subject and the state of the table."""

from __future__ import annotations

from typing import Any

import pytest

from bot.messages.drawing import draw
from bot.tables.table import Table
from bot.tables.views import TableView
from db import Status
from tests.bot.tables.lobby import BEN, CHIDI, lobby, playing
from tests.bot.tables.test_table import sealed
from tests.bot.ui.drawn import Drawn, say
from tests.hearts.table import Table as Round

HANDS = ("2C 4C 9D 3S 5H", "AS AH AD 4S 6H", "3C 7C JD 5S 7H")


def begun(**rules: Any) -> Table:
    return playing(Round(*HANDS, **rules).game, BEN, CHIDI)


def over(**rules: Any) -> Table:
    return playing(Round(*HANDS, **rules).finish().game, BEN, CHIDI)


@pytest.mark.parametrize(
    ("table", "subject", "verb"),
    [
        (lobby(BEN), "lobby", "join"),
        (begun(), "round 0", "more"),
        (over(end_score=1000), "round 0", "ready"),
        (sealed(dealer=2), "round 1", "cut"),
        (begun().with_record(status=Status.SUSPENDED), "round 0", "go-on"),
        (over(totals=(10, 97, 20), moon="off").with_record(status=Status.OVER), "game", "rematch"),
    ],
    ids=["a lobby", "a round", "its result", "a pack to be cut", "a game that rests", "the end"],
)
def test_a_message_offers_what_can_be_done_there(table: Table, subject: str, verb: str) -> None:
    assert verb in Drawn(draw(table, subject, say)).verbs


def test_the_lobby_of_a_game_that_has_begun_and_a_closed_table_offer_no_seat() -> None:
    started, closed = (
        Drawn(draw(each, "lobby", say)) for each in (begun(), lobby().with_record(status=Status.CANCELLED))
    )
    assert "join" not in started.verbs
    assert "join" not in closed.verbs


def test_the_message_of_an_earlier_round_keeps_its_result_and_a_moved_table_leads_on() -> None:
    earlier = Drawn(draw(sealed(dealer=2), "round 0", say))
    assert "cut" not in earlier.verbs
    assert "<#8>" in Drawn(draw(begun(), "moved", say)).text
    assert Drawn(draw(begun(), "invitation", say)).says("invitation-over", code="1")


def test_no_public_message_shows_a_hand() -> None:
    for table in (begun(), begun(passing="left"), sealed(dealer=2)):
        subject = f"round {len(table.game.rounds)}"
        assert not Drawn(draw(table, subject, say)).cards & set(table.game.hand(0))


def test_the_message_of_a_round_shows_its_result_though_the_next_one_is_played() -> None:
    later = playing(Round(*HANDS, totals=(10, 20, 30)).game, BEN, CHIDI)
    assert Drawn(draw(later, "round 0", say)).says("result-title", round=1)
    assert not Drawn(draw(later, "round 1", say)).says("result-title", round=2)


@pytest.mark.parametrize("subject", ["moved", "trick", "invitation", "regulars", "lobby", "game", "round 0"])
def test_a_public_message_is_drawn_from_what_everybody_may_see(monkeypatch: pytest.MonkeyPatch, subject: str) -> None:
    seen_by, readers = Table.seen_by, []

    def noted(table: Table, player_id: int | None) -> TableView:
        readers.append(player_id)
        return seen_by(table, player_id)

    monkeypatch.setattr(Table, "seen_by", noted)
    draw(over(totals=(10, 97, 20), moon="off"), subject, say)
    assert readers == [None]
