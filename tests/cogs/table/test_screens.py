"""Screens that one person sees: the settings of a table, what is seldom done, whose turn it is where, a fair deal."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from bot.past import Proof, prove
from bot.tables.person import Person
from bot.tables.seating import reserve
from bot.tables.table import Table
from bot.ui.actions import read_action
from bot.ui.board import board
from bot.ui.items import ACTION_ROW, GREEN, RED, SEPARATOR, with_way_back
from bot.ui.lobby import IN_LOBBY
from bot.ui.panel import Outsider, farewell
from bot.ui.tabletop import named
from bot.ui.words import grouped
from cogs.table.screens import more, status, sure, table_settings, verify
from db import Status
from hearts import Rules, commitment
from hearts.values import replace
from players import LEVELS
from tests.bot.tables.lobby import ANA, BEN, CHIDI, DANA, lobby, playing
from tests.bot.test_past import rounds_of
from tests.bot.test_past import table as finished
from tests.bot.ui.drawn import Drawn, in_every_language, say
from tests.hearts.table import Table as Round
from tests.past import play

HANDS = ("2C 4C 9D 3S 5H", "AS AH AD 4S 6H", "3C 7C JD 5S 7H")
MANAGER = Person(DANA.id, "Dana", may_manage=True)


def table() -> Table:
    return playing(Round(*HANDS).game, BEN, CHIDI)


@pytest.mark.parametrize(
    ("person", "verbs"),
    [
        (ANA, ["sure", "rules", "pause", "sure"]),
        (BEN, ["sure", "rules", "sure"]),
        (DANA, ["rules"]),
        (MANAGER, ["rules", "pause", "sure"]),
    ],
    ids=["the host", "a player", "a stranger", "who manages the server"],
)
def test_each_person_sees_the_actions_open_to_them(person: Person, verbs: list[str]) -> None:
    assert Drawn(more(table().seen_by(person.id), say, person)).verbs == verbs


@pytest.mark.parametrize(
    ("person", "verbs"),
    [
        (ANA, ["regulars", "computer", "nocomputer", "sure", "rules", "levels", "sure"]),
        (BEN, ["regulars", "computer", "nocomputer", "sure", "rules"]),
        (DANA, ["join", "rules"]),
        (MANAGER, ["join", "rules", "levels", "sure"]),
    ],
    ids=["the host", "a player", "a stranger", "who manages the server"],
)
def test_in_a_lobby_whoever_has_a_seat_fills_the_others_and_the_host_has_the_settings(
    person: Person, verbs: list[str]
) -> None:
    free, full = lobby(BEN, CHIDI), reserve(lobby(BEN, CHIDI), [(9, "Eve")], until=600_000)
    shown, taken = (Drawn(more(each.seen_by(person.id), say, person)) for each in (free, full))
    assert [verb for verb in shown.verbs if verb != "invite"] == verbs
    seated = "computer" in verbs
    assert ("invite" in shown.verbs) == seated
    assert taken.verbs == verbs, "a double press gets no other button"
    assert not seated or all(taken.one(verb).disabled for verb in ("regulars", "computer"))
    in_every_language(lambda say: more(free.seen_by(person.id), say, person))


def test_no_double_press_on_more_seats_a_computer_player_or_takes_its_seat() -> None:
    shown = more(lobby(BEN).seen_by(ANA.id), say, ANA).to_components()[0]["components"]
    below = [part for part in shown if part["type"] == ACTION_ROW]
    actions = [read_action(item) for part in below for item in part["components"]]
    verbs = {action.verb for action in actions if action is not None}
    assert verbs == {"invite", "rules", "levels", "sure"}, "the rest stands at the right edge, away from *More…*"


def test_a_person_who_is_away_may_come_back_and_a_single_person_may_pause() -> None:
    away = Drawn(more(table().with_seat(1, away=True).seen_by(BEN.id), say, BEN))
    assert "back" in away.verbs
    alone = table().with_seat(0, away=True).with_seat(2, away=True)
    assert "pause" in Drawn(more(alone.seen_by(BEN.id), say, BEN)).verbs
    in_every_language(lambda say: more(table().seen_by(ANA.id), say, ANA))


def test_what_can_be_done_at_a_table_has_one_order_and_what_ends_it_for_all_stands_apart_below() -> None:
    asked = table().with_seat(1, wants_end=True)
    for each, person, labels in (
        (lobby(BEN), ANA, [["leave", "rules"], ["table-settings", "close"], ["close-table"]]),
        (lobby(BEN), BEN, [["leave", "rules", "close"]]),
        (table(), ANA, [["leave", "rules"], ["pause", "close"], ["ask-to-end"]]),
        (table(), BEN, [["leave", "rules", "close"], ["ask-to-end"]]),
        (asked, ANA, [["keep-playing", "agree-to-end"], ["leave", "rules"], ["pause", "close"]]),
    ):
        layout = with_way_back(more(each.seen_by(person.id), say, person), say, None)
        parts = layout.to_components()[0]["components"]
        rows = [part["components"] for part in parts if part["type"] == ACTION_ROW and "label" in part["components"][0]]
        assert [[item["label"] for item in row] for row in rows] == [
            [say(f"button-{label}") for label in row] for row in labels
        ]
        if len(rows[-1]) == 1:
            assert [part["type"] for part in parts[-2:]] == [SEPARATOR, ACTION_ROW]


def test_in_a_match_the_menu_says_which_deal_is_played() -> None:
    shown = Drawn(more(replace(table().seen_by(ANA.id), deal=2, deals=8), say, ANA))
    assert f"{say('more-title', code='1')} · {say('panel-deal', deal=3, deals=8)}" in shown.text


def test_ending_a_game_asks_only_where_somebody_else_is_there_to_agree() -> None:
    alone = table().with_seat(1, away=True).with_seat(2, away=True)
    for each, label in ((table(), "ask-to-end"), (alone, "end-game")):
        *_, end = Drawn(more(each.seen_by(ANA.id), say, ANA)).buttons
        assert end.label == say(f"button-{label}")


def test_a_stranger_reads_whose_seat_they_would_take() -> None:
    view = playing(Round(*HANDS).game, BEN)
    shown, taken = Drawn(more(view.seen_by(DANA.id), say, DANA)), named(view.seen_by(DANA.id).seats[2], say)
    assert shown.says("spectator-seat", who=taken, points=0, chips=False)


def test_everybody_reads_who_asked_to_end_the_game_and_who_has_not_agreed_and_can_say_no() -> None:
    asked = table().with_seat(1, wants_end=True).with_seat(2, away=True)
    no, yes = say("button-keep-playing"), say("button-agree-to-end")
    wish, missing = {"who": "**Ben**", "count": 1}, say("end-missing", who="**Ana**", count=1)
    told = {me: say("end-agreed", me=me, **wish) for me in (False, True)}
    for person, question, answers in (
        (ANA, f"{told[False]} {say('end-yours')}", [no, yes]),
        (BEN, f"{told[True]} {missing}", [no]),
        (DANA, "", []),
    ):
        shown = Drawn(more(asked.seen_by(person.id), say, person))
        assert question in shown.text.splitlines() or not question
        assert "Chidi" not in shown.text, "who is away is not asked"
        assert [item.label for item in shown.buttons if item.verb == "cancel" or item.arg == "end"] == answers
    board_ = Drawn(board(asked.seen_by(None), say))
    assert f"{told[False]} {missing}" in board_.text.splitlines()
    assert [item.label for item in board_.buttons][:2] == [no, yes]
    assert board_.one("sure") in Drawn(more(asked.seen_by(ANA.id), say, ANA)).buttons, "in the same colour"
    assert "cancel" not in Drawn(more(asked.seen_by(DANA.id), say, DANA)).verbs, "a stranger is not asked"
    assert "cancel" not in Drawn(more(table().seen_by(ANA.id), say, ANA)).verbs
    in_every_language(lambda say: more(asked.seen_by(BEN.id), say, BEN))


def test_whoever_agrees_to_an_end_is_asked_first_by_no_double_press_and_no_word_of_the_other_answer() -> None:
    view = table().with_seat(1, wants_end=True).seen_by(ANA.id)
    shown, asked = Drawn(more(view, say, ANA)), Drawn(sure(view, say, "end"))
    assert shown.place("sure", "end") not in (asked.place("cancel"), asked.place("hand"))
    assert asked.one("hand").label == say("button-to-hand")


@pytest.mark.parametrize(("what", "verb"), [("leave", "leave"), ("end", "cancel")])
def test_irreversible_actions_ask_for_confirmation_and_can_be_cancelled(what: str, verb: str) -> None:
    shown, waiting = (Drawn(sure(each.seen_by(ANA.id), say, what)) for each in (table(), lobby()))
    assert {*shown.verbs} == {*waiting.verbs} == {"hand", verb}
    assert shown.says("sure-end-asks", agreed="no") if what == "end" else shown.says("sure-leave")
    assert waiting.says(f"sure-{what}-lobby")
    asks = "button-yes-ask-end" if what == "end" else "button-yes-leave"
    assert {item.label for item in shown.buttons} == {say("button-keep-playing"), say(asks)}
    stay, yes = ("button-keep-table", "button-yes-close") if what == "end" else ("button-stay", "button-yes-leave")
    assert {item.label for item in waiting.buttons} == {say(stay), say(yes)}
    assert {(item.verb, item.arg) for item in waiting.buttons} == {("hand", ""), (verb, IN_LOBBY)}


def test_whoever_plays_alone_with_computer_players_is_told_that_the_game_ends_when_they_leave() -> None:
    alone = playing(Round(*HANDS).game)
    assert Drawn(sure(alone.seen_by(ANA.id), say, "leave")).says("sure-leave-alone")
    ends = Drawn(sure(alone.seen_by(ANA.id), say, "end"))
    assert ends.says("sure-end-asks", agreed="alone")
    assert say("button-yes-end") in [item.label for item in ends.buttons]
    assert Drawn(sure(lobby().seen_by(ANA.id), say, "leave")).says("sure-leave-lobby")
    in_every_language(lambda say: sure(alone.seen_by(ANA.id), say, "leave"))
    in_every_language(lambda say: more(alone.seen_by(ANA.id), say, ANA))


def test_whoever_would_like_to_end_a_game_reads_whether_others_have_to_agree() -> None:
    others_away = table().with_seat(1, away=True).with_seat(2, away=True)
    one_agreed = table().with_seat(1, wants_end=True)
    tables = {"no": (table(), table().with_seat(1, away=True), one_agreed), "alone": (others_away,)}
    tables["all"] = one_agreed.with_seat(2, wants_end=True), one_agreed.with_seat(2, away=True)
    for agreed, those in tables.items():
        for each in those:
            assert Drawn(sure(each.seen_by(ANA.id), say, "end")).says("sure-end-asks", agreed=agreed)
    in_every_language(lambda say: sure(tables["all"][0].seen_by(ANA.id), say, "end"))


@pytest.mark.parametrize("person", [ANA, BEN, MANAGER])
@pytest.mark.parametrize(("what", "verb"), [("leave", "leave"), ("end", "cancel")])
@pytest.mark.parametrize("at", [table, lambda: lobby(BEN, CHIDI)], ids=["a game", "a lobby"])
def test_a_double_press_does_not_answer_the_question(
    at: Callable[[], Table], person: Person, what: str, verb: str
) -> None:
    view = at().seen_by(person.id)
    shown, asked = Drawn(more(view, say, person)), Drawn(sure(view, say, what))
    if ("sure", what) in shown.leads():
        assert shown.place("sure", what) != asked.place(verb)
        assert what == "leave" or shown.place("sure", what)[1] == 0, "the first of its row"
    if what == "leave":
        left = Drawn(farewell(replace(view, me=None), say))
        assert "join" not in left.verbs or left.place("join") != asked.place(verb)


def test_a_seat_is_offered_where_one_can_be_had_and_to_former_players_also_of_closed_tables() -> None:
    opened, closed = (playing(Round(*HANDS).game, BEN, open_seats=seats) for seats in (True, False))
    tried: list[tuple[Table, Outsider]] = [(table(), "new"), (opened, "new"), (closed, "new"), (closed, "former")]
    tried.append((opened, "banned"))
    offered = ["join" in Drawn(more(each.seen_by(DANA.id), say, DANA, outsider)).verbs for each, outsider in tried]
    assert offered == [False, True, False, True, False]
    in_every_language(lambda say: more(opened.seen_by(DANA.id), say, DANA))


def test_a_moderator_who_does_not_play_reads_who_does_before_a_table_is_ended() -> None:
    for view, stay in ((lobby(BEN), "button-keep-table"), (table(), "button-let-play")):
        asked = Drawn(sure(view.seen_by(MANAGER.id), say, "end"))
        assert "**Ana**, **Ben**" in asked.text
        assert asked.one("hand").label == say(stay)
    own = Drawn(sure(lobby(BEN).seen_by(ANA.id), say, "end"))
    assert "Ben" not in own.text, "who sits there knows"


def test_looking_for_players_says_whether_it_pings_a_role() -> None:
    for pings in (True, False):
        assert Drawn(more(lobby(BEN).seen_by(ANA.id), say, ANA, pings=pings)).says("more-regulars", role=pings)
    in_every_language(lambda say: more(lobby(BEN).seen_by(ANA.id), say, ANA, pings=True))


def test_tables_that_wait_for_the_person_come_first_and_each_leads_to_its_message() -> None:
    hers = playing(Round(*HANDS).game, BEN, CHIDI).with_record(id=35, message_id=99).seen_by(ANA.id)
    other = lobby().seen_by(ANA.id)
    shown = Drawn(status([(other, "a lobby", False), (hers, "trick 1", False)], say))
    assert shown.text.index("trick 1") < shown.text.index("a lobby")
    address = "https://discord.com/channels/7/8/99"
    assert shown.says("status-line", code=hers.code, state="trick 1", where=address, turn="yes")
    in_every_language(lambda say: status([(other, "a lobby", False), (hers, "trick 1", False)], say))


def test_a_table_whose_channel_is_gone_leads_nowhere_and_says_how_to_go_on() -> None:
    view = playing(Round(*HANDS).game, BEN, CHIDI).seen_by(ANA.id)
    shown = Drawn(status([(view, "paused", True)], say))
    assert shown.says("status-line-gone", code=view.code, state="paused")
    assert "https://" not in shown.text
    in_every_language(lambda say: status([(view, "paused", True)], say))


def test_a_status_without_tables_says_what_to_do() -> None:
    shown = Drawn(status([], say))
    assert shown.says("status-none")
    assert not shown.says("solo-to-continue")
    alone = Drawn(status([], say, alone=["solo", "study"])).text
    assert alone.count(say("solo-to-continue")) == 1, "a study is left for the solo game with the same command"


GAME, SECRETS = play(Rules(), Random(7), rounds=1)


def proved(**fields: Any) -> Drawn:
    """The screen of `/hearts verify` for the first round of this game."""
    (round,) = rounds_of(GAME)
    proof = prove(GAME.rules, (), commitment(SECRETS[0]), SECRETS[0], round.deal)
    return Drawn(verify(finished(GAME).seen_by(None), replace(proof, **fields), say))


def test_a_round_that_is_over_says_in_words_whether_its_deal_was_fair() -> None:
    shown = proved()
    assert shown.says("verify-sealed")
    assert shown.says("verify-fair")
    assert shown.says("verify-title", holds=True, round=1, code="7")
    assert "`" not in shown.text, "numbers are in the file"
    assert shown.one("replay").number == 0


def test_a_check_that_fails_is_reported() -> None:
    assert proved(matches_hash=False).says("verify-not-sealed")
    assert proved(fair=False).says("verify-not-fair")
    assert proved(fair=False).says("verify-title", holds=False, round=1, code="7")
    colours = [
        proved(**fields).components[0]["accent_color"] for fields in ({}, {"matches_hash": False}, {"fair": False})
    ]
    assert colours == [GREEN.value, RED.value, RED.value]


def test_the_cut_is_shown_if_somebody_was_asked() -> None:
    assert proved(cut=17).says("verify-cut", cut=17)
    assert not proved().says("verify-cut", cut=0), "nobody was asked"


@pytest.mark.parametrize(("status", "key"), [(Status.PLAYING, "verify-playing"), (Status.CANCELLED, "verify-ended")])
def test_only_the_hash_of_a_running_round_is_shown(status: Status, key: str) -> None:
    view = finished(GAME).with_record(status=status).seen_by(None)
    shown = Drawn(verify(view, Proof(1, "ab" * 32), say))
    assert grouped("ab" * 32) in shown.text
    assert shown.says(key)
    assert shown.says("verify-title", holds="open", round=2, code="7")
    assert not shown.buttons


def test_the_settings_of_a_lobby_say_what_each_switch_does() -> None:
    shown = Drawn(table_settings(lobby(BEN).seen_by(BEN.id), say, hints=True, threads=True))
    assert all(shown.says(f"settings-{name}") for name in ("hints", "threads", "cut"))
    assert shown.verbs[-1] == "more", "the way back to the table"


def test_each_level_says_what_it_is_like() -> None:
    shown = Drawn(table_settings(lobby(BEN).seen_by(BEN.id), say, hints=True, threads=True))
    assert len(shown.all("levels")) == 1, "one menu is enough for one computer player"
    for menu in shown.all("levels"):
        assert [option["description"] for option in menu.options] == [
            say("level-character", value=each) for each in LEVELS
        ]
