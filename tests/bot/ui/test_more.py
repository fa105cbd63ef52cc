"""More: rare actions at a table, each only if this person may do it."""

from __future__ import annotations

import pytest

from bot.tables.person import Person
from bot.tables.table import Table
from bot.ui.lobby import IN_LOBBY
from bot.ui.more import farewell, more, removed, sure
from db import DepartureRecord, Status, TableSettings
from hearts.values import having
from tests.bot.tables.lobby import ANA, BEN, CHIDI, DANA, lobby, playing
from tests.bot.ui.drawn import Drawn, in_every_language, say
from tests.hearts.table import Table as Round

HANDS = ("2C 4C 9D 3S 5H", "AS AH AD 4S 6H", "3C 7C JD 5S 7H")
MANAGER = Person(DANA.id, "Dana", may_manage=True)


def table() -> Table:
    return playing(Round(*HANDS).game, BEN, CHIDI)


@pytest.mark.parametrize(
    ("person", "verbs"),
    [
        (ANA, ["sure", "sure", "rules", "pause"]),
        (BEN, ["sure", "sure", "rules"]),
        (DANA, ["rules"]),
        (MANAGER, ["sure", "rules", "pause"]),
    ],
    ids=["the host", "a player", "a stranger", "who manages the server"],
)
def test_each_person_sees_the_actions_open_to_them(person: Person, verbs: list[str]) -> None:
    assert Drawn(more(table().seen_by(person.id), say, person)).verbs == verbs


def test_a_person_who_is_away_may_come_back_and_a_single_person_may_pause() -> None:
    away = Drawn(more(table().with_seat(1, away=True).seen_by(BEN.id), say, BEN))
    assert "back" in away.verbs
    alone = table().with_seat(0, away=True).with_seat(2, away=True)
    assert "pause" in Drawn(more(alone.seen_by(BEN.id), say, BEN)).verbs
    in_every_language(lambda say: more(table().seen_by(ANA.id), say, ANA))


@pytest.mark.parametrize(("what", "verb"), [("leave", "leave"), ("end", "cancel")])
def test_irreversible_actions_ask_for_confirmation_and_can_be_cancelled(what: str, verb: str) -> None:
    shown, waiting = (Drawn(sure(each.seen_by(ANA.id), say, what)) for each in (table(), lobby()))
    assert shown.verbs == waiting.verbs == ["hand", verb]
    assert shown.says("sure-end-asks" if what == "end" else "sure-leave")
    assert waiting.says(f"sure-{what}-lobby")
    assert [item.label for item in shown.buttons] == [say("button-keep-playing"), say(f"button-yes-{what}")]
    assert [item.label for item in waiting.buttons] == [say("button-stay"), say(f"button-yes-{what}")]
    assert [(item.verb, item.arg) for item in waiting.buttons] == [("hand", ""), (verb, IN_LOBBY)]


def test_whoever_plays_alone_with_computer_players_is_told_that_the_game_ends_when_they_leave() -> None:
    alone = playing(Round(*HANDS).game)
    beforehand = Drawn(more(alone.seen_by(ANA.id), say, ANA))
    assert beforehand.says("more-hint-alone")
    assert not beforehand.says("more-hint")
    assert Drawn(sure(alone.seen_by(ANA.id), say, "leave")).says("sure-leave-alone")
    assert Drawn(sure(alone.seen_by(ANA.id), say, "end")).says("sure-end-asks")
    assert Drawn(sure(lobby().seen_by(ANA.id), say, "leave")).says("sure-leave-lobby")
    in_every_language(lambda say: sure(alone.seen_by(ANA.id), say, "leave"))
    in_every_language(lambda say: more(alone.seen_by(ANA.id), say, ANA))


@pytest.mark.parametrize("person", [ANA, BEN, MANAGER])
@pytest.mark.parametrize(("what", "verb"), [("leave", "leave"), ("end", "cancel")])
def test_a_double_press_does_not_answer_the_question(person: Person, what: str, verb: str) -> None:
    view = table().seen_by(person.id)
    shown, asked = Drawn(more(view, say, person)), Drawn(sure(view, say, what))
    if ("sure", what) in shown.leads():
        assert asked.place(verb) != shown.place("sure", what)
    left = Drawn(farewell(view, say))
    assert "join" not in left.verbs or left.place("join") != asked.place(verb)


def test_who_can_only_look_at_the_rules_or_end_the_game_does_both_from_one_row() -> None:
    paused = table().with_record(status=Status.SUSPENDED).seen_by(MANAGER.id)
    rows = [part for part in Drawn(more(paused, say, MANAGER)).components[0]["components"] if part["type"] == 1]
    assert [len(each["components"]) for each in rows] == [2]


def test_a_seat_is_offered_where_one_can_be_had_and_to_former_players_also_of_closed_tables() -> None:
    opened, closed = (playing(Round(*HANDS).game, BEN, open_seats=seats) for seats in (True, False))
    left, taken = (
        having(closed, departures=(DepartureRecord(DANA.id, 2, "Dana", 0, removed=removed),))
        for removed in (False, True)
    )
    offered = [
        "join" in Drawn(more(each.seen_by(DANA.id), say, DANA)).verbs for each in (table(), opened, closed, left, taken)
    ]
    assert offered == [False, True, False, True, False]


def test_whoever_a_moderator_has_removed_is_offered_a_seat_only_where_they_may_have_it() -> None:
    view = playing(Round(*HANDS).game, BEN).seen_by(DANA.id)
    assert "join" in Drawn(removed(view, say)).verbs
    assert "join" not in Drawn(removed(view, say, banned=True)).verbs
    assert "join" not in Drawn(removed(having(view, settings=TableSettings(open_seats=False)), say)).verbs
    empty = playing(Round(*HANDS).game).with_seat(0, player_id=None).with_record(status=Status.CANCELLED)
    assert "join" not in Drawn(removed(empty.seen_by(None), say)).verbs
