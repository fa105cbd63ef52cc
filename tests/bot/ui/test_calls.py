"""Calls: who is called, how they answer, and how a server is welcomed."""

from dataclasses import replace

import pytest

from bot.tables.seating import reserve
from bot.ui.calls import CALLED, being_called, guest_menu, invitation, nudge, regulars_call, welcome
from db import Status
from tests.bot.tables.lobby import BEN, CHIDI, DANA, lobby, playing
from tests.bot.ui.drawn import Drawn, in_every_language, parts, say
from tests.hearts.table import Table

GUESTS = [(CHIDI.id, "Chidi"), (DANA.id, "_Dana_")]
HANDS = ("2C 4C 9D 3S 5H", "AS AH AD 4S 6H", "3C 7C JD 5S 7H")


def test_an_invitation_calls_its_guests_and_later_names_those_who_have_not_answered() -> None:
    view = reserve(lobby(BEN), GUESTS, until=600_000).seen_by(None)
    called, later = Drawn(invitation(view, say, "<@13> <@14>")), Drawn(invitation(view, say))
    assert "<@13> <@14>" in called.text
    assert later.says("invitation-waits", who="Chidi, \\_Dana\\_")
    assert called.verbs == later.verbs == ["accept", "decline", "rules"]
    in_every_language(lambda say: invitation(view, say))


def test_an_invitation_without_reserved_seats_or_to_a_running_game_has_no_buttons() -> None:
    waiting = reserve(lobby(BEN), GUESTS, until=600_000)
    for table in (lobby(BEN), waiting.with_record(status=Status.PLAYING)):
        shown = Drawn(invitation(table.seen_by(None), say, "<@13>"))
        assert shown.says("invitation-over", code="1")
        assert not shown.buttons


def test_an_invitation_shows_an_answer_above_what_is_left_of_it() -> None:
    waiting, answer = reserve(lobby(BEN), GUESTS[:1], until=600_000), say("invitation-declined", who="Dana")
    for table in (waiting, lobby(BEN)):
        assert Drawn(invitation(table.seen_by(None), say, answer=answer)).text.startswith(answer)


def test_the_menu_takes_as_many_guests_as_seats_are_free() -> None:
    (menu,) = parts(*guest_menu(lobby(BEN).seen_by(None), say)).buttons
    assert (menu.verb, menu.count) == ("invite", 2)
    assert guest_menu(reserve(lobby(BEN), GUESTS, until=9).seen_by(None), say) == []


def test_a_call_to_play_or_to_pass_leads_to_the_hand() -> None:
    for passing, key in (("none", "nudge"), ("left", "nudge-pass")):
        view = playing(Table(*HANDS, passing=passing).game, BEN, CHIDI).seen_by(None)
        shown = Drawn(nudge(view, "<@11>", say))
        assert shown.says(key, who="<@11>", code=view.code)
        assert (shown.one("hand").table, shown.one("hand").number) == (1, view.game.prompt)


def test_a_call_to_an_announced_start_leads_to_the_button_that_begins() -> None:
    view = lobby(BEN, starts_at=60_000).with_record(starting=True).seen_by(None)
    shown = Drawn(nudge(view, "<@11>, <@12>", say))
    assert shown.says("nudge-start", who="<@11>, <@12>", host="Ana")
    assert shown.leads() == [("start", CALLED)]
    assert Drawn(nudge(replace(view, begun=True), "<@11>", say)).verbs == ["hand"], "it has begun in between"
    in_every_language(lambda say: nudge(view, "<@11>", say))


def test_the_call_names_the_regulars_and_leads_to_a_seat_while_it_is_a_lobby() -> None:
    table = lobby(BEN)
    shown = Drawn(regulars_call(table.seen_by(None), say, "<@1> <@2>"))
    assert "<@1> <@2>" in shown.text
    assert [(item.verb, item.table) for item in shown.buttons] == [("come", 1), ("rules", 1), ("be-called", 0)]
    above = shown.components[0]["components"][0]["content"]
    assert say("regulars-note", free=2, code="1") in above, "above *Join*"
    later = Drawn(regulars_call(table.seen_by(None), say))
    assert later.says("regulars-waits", host="Ana")
    over = Drawn(regulars_call(table.with_record(status=Status.PLAYING).seen_by(None), say))
    assert over.says("regulars-over", code="1")
    assert not over.buttons
    in_every_language(lambda say: regulars_call(table.seen_by(None), say))


@pytest.mark.parametrize(("called", "asks"), [(True, "no"), (False, "yes")])
def test_the_switch_shows_and_changes_whether_a_person_is_a_regular(called: bool, asks: str) -> None:
    shown = Drawn(being_called(called, say, "a note"))
    assert "a note" in shown.text
    assert shown.one("be-called").arg == asks


def test_the_welcome_leads_to_a_table_the_help_and_the_setup() -> None:
    shown = Drawn(welcome(say))
    assert shown.leads()[-4:] == [("new", ""), ("learn", ""), ("help", "start"), ("setup", "step")]
    assert all(shown.says(key) for key in ("welcome-title", "welcome-table", "welcome-learn", "welcome-setup"))
    in_every_language(welcome)
