"""The invitation: who is invited, and how they answer."""

from __future__ import annotations

from bot.tables.seating import reserve
from bot.ui.invitation import guest_menu, invitation
from db import Status
from tests.bot.tables.lobby import BEN, CHIDI, DANA, lobby
from tests.bot.ui.drawn import Drawn, in_every_language, parts, say

GUESTS = [(CHIDI.id, "Chidi"), (DANA.id, "_Dana_")]


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
