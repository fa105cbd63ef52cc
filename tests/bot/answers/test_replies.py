"""Replies whose connection breaks, or that Discord accepted but reported as failed: people are told the truth."""

import asyncio
import io

import pytest

from bot.tables.person import Person as Sitter
from bot.tables.table import Table
from bot.transport.answer import DEFER_AFTER
from bot.ui.tabletop import score
from db import Status, StoreUnavailable
from hearts import Phase
from tests.connected import ConnectedWorld
from tests.world import World

ANSWER = "/interactions/*/*/callback"


@pytest.mark.parametrize("verb", ["join", "more", "start"])
async def test_an_answer_to_a_press_on_the_lobby_that_is_repeated_though_discord_had_taken_it_is_a_success(
    connected: ConnectedWorld, log_lines: io.StringIO, verb: str
) -> None:
    lobby = await connected.ana.command("hearts new")
    person = connected.ana if verb == "start" else connected.ben
    connected.server.faults.fail("POST", ANSWER, 502, when="after")
    person.begin(lobby, verb)
    await connected.wait(5)
    assert '"level": "error"' not in log_lines.getvalue()
    assert len(person.said()) == (verb == "more")


async def test_a_lobby_that_was_opened_stays_open(connected: ConnectedWorld) -> None:
    connected.server.faults.fail("POST", ANSWER, 502, when="after")
    connected.ana.person.type(connected.channel, "hearts new")
    await connected.wait(5)
    (lobby,) = connected.messages()
    table = await connected.table()
    assert (table.record.status, table.record.message_id) == (Status.LOBBY, lobby.id)
    await connected.ben.press(lobby, "join")
    await connected.ana.press(lobby, "start")
    await connected.wait(2)
    assert (await connected.table()).record.status is Status.PLAYING


async def test_an_invitation_whose_answer_was_lost_is_known_and_ends_with_its_lobby(connected: ConnectedWorld) -> None:
    lobby = await connected.open(computers=2)
    connected.server.faults.cut("POST", ANSWER, when="after")
    invitation = await connected.ana.choose_more(lobby, "invite", [str(connected.ben.id)])
    await connected.wait(2)
    assert invitation.one("accept")
    assert [said.says("more-title", code="1") for said in connected.ana.said()] == [True], "and nothing of an error"
    await connected.ana.end()
    await connected.wait(10)
    assert not invitation.exists


async def test_whoever_gets_ready_late_is_on_the_board_at_once(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.begin(world.ben, computers=2)
    await world.skip_round()
    await world.wait(3)
    board, ready = world.board(), world.bot.tables.ready

    async def slowly(table_id: int, person: Sitter) -> Table:
        await asyncio.sleep(DEFER_AFTER + 0.5)
        return await ready(table_id, person)

    monkeypatch.setattr(world.bot.tables, "ready", slowly)
    await world.at_once((world.ana, board, board.one("ready").custom_id, None))
    await world.wait(DEFER_AFTER + 1)
    assert board.says("result-ready", ready="Ana")


async def test_a_refused_answer_to_a_press_on_a_public_message_is_told(connected: ConnectedWorld) -> None:
    lobby = await connected.open()
    connected.server.faults.fail("POST", ANSWER, 404, 10008)
    asked = connected.ana.begin(lobby, "more")
    await connected.wait(2)
    (told,) = connected.ana.said()
    assert told.says("error-answer", reference=str(asked.id))


async def test_closing_over_a_broken_connection_is_logged_as_a_lost_answer(
    connected: ConnectedWorld, log_lines: io.StringIO
) -> None:
    answer = await connected.ana.command("hearts status")
    connected.server.faults.cut("DELETE", "/webhooks/*/*/messages/@original", times=None)
    connected.ana.begin(answer, "close")
    await connected.wait(2)
    assert "an answer was lost" in log_lines.getvalue()
    assert '"level": "error"' not in log_lines.getvalue()


@pytest.mark.parametrize("times", [1, None], ids=["once", "always"])
async def test_the_placeholder_of_a_late_start_goes_over_a_broken_connection_too(
    connected: ConnectedWorld, monkeypatch: pytest.MonkeyPatch, log_lines: io.StringIO, times: int | None
) -> None:
    lobby, start = await connected.open(connected.ben, computers=2), connected.bot.tables.start

    async def slowly(table_id: int, person: Sitter) -> Table:
        await asyncio.sleep(DEFER_AFTER + 0.5)
        return await start(table_id, person)

    monkeypatch.setattr(connected.bot.tables, "start", slowly)
    cut = connected.server.faults.cut("DELETE", "/webhooks/*/*/messages/@original", times=times)
    connected.ana.begin(lobby, "start")
    await connected.wait(DEFER_AFTER + 8)
    assert cut.met
    assert ("an answer was lost" in log_lines.getvalue()) is (times is None)
    assert connected.board().says("board-title-pass", round=1)
    assert '"level": "error"' not in log_lines.getvalue()


@pytest.mark.parametrize("late", [False, True], ids=["while cards are passed", "after a trick"])
async def test_whoever_takes_a_seat_of_a_game_reads_whose_it_was_and_what_it_inherits(world: World, late: bool) -> None:
    await world.begin(world.ben, computers=2)
    if late:
        await world.pass_all()
        await world.play_on(until=lambda table: len(table.game.tricks) == 1)
    await world.bot.tables.leave(1, Sitter(world.ben.id, "Ben"))
    await world.wait(10)
    for person, note in ((world.ben, "note-seated-back"), (world.chidi, "note-seated-late")):
        names = [seat.name for seat in (await world.table()).seats]
        answer, table = await person.command("hearts join"), await world.table()
        seat = table.my_seat(person.id)
        whose = {} if person is world.ben else {"who": names[seat]}
        inherits = {"score": score(table.seen_by(person.id), seat), "passed": not late, "late": late}
        assert answer.says(note, **inherits, **whose)


async def test_whoever_takes_a_seat_that_has_done_nothing_yet_reads_whose_it_was(world: World) -> None:
    await world.change_settings(cut=True)
    await world.begin(world.ben, world.chidi, world.dana)
    await world.bot.tables.leave(1, Sitter(world.chidi.id, "Chidi"))
    names = [seat.name for seat in (await world.table()).seats]
    answer, table = await world.arrive("Eve").command("hearts join"), await world.table()
    (seat,) = (seat.seat for seat in table.seats if seat.name == "Eve")
    assert not table.sittings
    assert answer.says("note-seated-late", who=names[seat], score="0", passed=False, late=False)


async def test_whoever_sees_their_hand_is_told_of_no_error_if_it_cannot_be_noted_that_they_play(
    world: World, monkeypatch: pytest.MonkeyPatch, log_lines: io.StringIO
) -> None:
    async def fail(player_id: int, **changes: object) -> None:
        raise StoreUnavailable("full")

    await world.begin(world.ben, computers=2, pace="slow")
    await world.skip(until=lambda table: table.game.phase is Phase.PLAYING)
    monkeypatch.setattr(world.bot.people, "prefer", fail)
    mark = len(world.watch.requests)
    await world.ana.command("hearts hand")
    await world.wait(2)
    assert not world.watch.count(mark)["follow-up"], "the hand is the answer"
    assert '"level": "error"' not in log_lines.getvalue()
