"""The calling panel: the dealer builds the call card by card."""

from __future__ import annotations

import pytest

from bot.tables.table import Table
from bot.ui.calling import calling, one_more, read_call, write_call
from hearts import PassTarget
from tests.bot.tables.lobby import ANA, BEN, CHIDI, playing
from tests.bot.ui.drawn import Drawn, in_every_language, say
from tests.hearts.table import Table as Round

HANDS = ("2C 4C 9D 3S 5H", "AS AH AD 4S 6H", "3C 7C JD 5S 7H")


def calls() -> Table:
    """Ana is the dealer, and calls a pass of three cards."""
    return playing(Round(*HANDS, passing="dealers_choice", dealer=0).game, BEN, CHIDI)


@pytest.mark.parametrize("called", [(), ((1, 3),), ((1, 1), (2, 2))])
def test_a_call_is_read_back_from_its_button(called: PassTarget) -> None:
    assert read_call(write_call(called)) == called
    assert read_call("hold") == ()


@pytest.mark.parametrize("text", ["x", "1", "1x2x3", "1x.2x1"])
def test_text_that_no_button_has_is_no_call(text: str) -> None:
    with pytest.raises(ValueError, match=r"unpack|invalid"):
        read_call(text)


def test_each_card_goes_to_a_seat_and_more_to_the_same() -> None:
    assert one_more(one_more(one_more((), 2), 1), 2) == ((2, 2), (1, 1))


def test_the_dealer_names_seats_until_all_cards_are_given_and_sees_no_hand() -> None:
    view = calls().seen_by(ANA.id)
    nothing, some, all_given = (Drawn(calling(view, say, called, "")) for called in ((), ((2, 1),), ((1, 1), (2, 2))))
    assert [option["label"] for option in nothing.one("give").options] == ["Ben", "Chidi"]
    assert nothing.says("panel-asks-call", most=3, due="")
    assert "a note" in Drawn(calling(view, say, (), "a note")).text
    assert not nothing.cards
    assert [button.disabled for button in nothing.all("call")] == [True, False]
    assert some.says("call-share", to="Chidi", count=1)
    assert some.one("give").arg == "2x1"
    assert all_given.one("give").disabled
    assert [button.arg for button in all_given.all("call")] == ["1x1.2x2", "hold"]
    in_every_language(lambda say: calling(view, say, ((2, 1),), "a note"))


def test_everybody_else_waits_with_their_hand() -> None:
    shown = Drawn(calling(calls().seen_by(BEN.id), say, (), ""))
    assert shown.says("panel-waits-call", who="**Ana**")
    assert len(shown.cards) == 5


def test_the_seats_are_counted_from_the_dealer() -> None:
    bens = playing(Round(*HANDS, passing="dealers_choice", dealer=1).game, BEN, CHIDI).seen_by(BEN.id)
    assert [option["label"] for option in Drawn(calling(bens, say, (), "")).one("give").options] == ["Chidi", "Ana"]
