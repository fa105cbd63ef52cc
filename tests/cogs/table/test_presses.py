"""Presses about a table: ending and leaving it asks for confirmation, wherever the button is."""

from typing import Any

import pytest

from bot.community.moderation import Moderation
from bot.tables.person import Person as Sitter
from bot.tables.table import Table
from bot.ui.lobby import IN_LOBBY
from db import Status
from tests.world import World


async def test_cancel_table_asks_first(world: World) -> None:
    lobby = await world.open(world.ben)
    asked = await world.ana.press_more(lobby, "sure", "end")
    assert asked.private
    assert asked.says("sure-end-lobby")
    assert (await world.table()).record.status is Status.LOBBY
    kept = await world.ana.press(asked, "hand")
    assert kept.says("panel-lobby", host=True)
    again = await world.ana.forge(lobby, "h1:b:cancel:1:0:")  # as an older version had it on the lobby itself
    assert again is not None
    assert again.says("sure-end-lobby")
    assert (await world.ana.press(again, "cancel")).says("ended-game")
    await world.wait(2)
    assert (await world.table()).record.status is Status.CANCELLED
    assert lobby.says("closed-title", code="1")


async def test_whoever_closes_a_table_reads_once_in_private_that_it_is_closed(world: World) -> None:
    lobby = await world.open(world.ben)
    panel = await world.ana.command("hearts hand")
    closed = await world.ana.press(await world.ana.command("hearts end"), "cancel")
    await world.wait(3)
    assert closed.says("ended-game")
    assert closed.verbs == ["close"], "the rest is on the table's message"
    assert lobby.says("closed-title", code="1")
    assert closed.exists
    assert not panel.exists


async def test_the_lobby_of_a_game_that_is_over_asks_nobody_to_play(world: World) -> None:
    lobby = await world.open(world.ben, computers=2)
    await world.ana.press(lobby, "start")
    await world.wait(2)
    assert lobby.says("lobby-started-title")
    await world.ana.end()
    await world.wait(5)
    assert lobby.says("lobby-ended-title")
    assert not lobby.buttons
    assert world.messages()[-1].says("closed-game")


async def test_the_rules_lead_back_to_where_the_guests_of_a_lobby_are_invited(world: World) -> None:
    lobby = await world.open()
    shown = await world.ana.press_more(lobby, "rules")
    whole = await world.ana.press(shown, "rules") if shown.all("rules") else shown
    assert (await world.ana.press(whole, "more")).all("invite")
    await world.ana.press(lobby, "start")
    await world.wait(2)
    shown = await world.ana.press_more(world.messages()[-1], "rules")
    assert not shown.all("more"), "the hand is the way back then"


@pytest.mark.parametrize(("command", "question"), [("end", "sure-end"), ("leave", "sure-leave")])
async def test_the_commands_ask_first(world: World, command: str, question: str) -> None:
    await world.open(world.ben)
    asked = await world.ana.command(f"hearts {command}")
    assert asked.private
    assert asked.says(f"{question}-lobby")
    assert "-# Table 1" in asked.text.splitlines(), "the command has chosen the table"
    await world.ana.command("hearts start")
    before = await world.table()
    asked = await world.ana.command(f"hearts {command}")
    assert asked.text.endswith("\n-# Table 1")
    assert asked.says("sure-end-asks", agreed="no") if command == "end" else asked.says(question)
    assert await world.table() == before
    await world.ana.press(asked, "cancel" if command == "end" else "leave")
    assert (await world.table()).record.host_id != world.ana.id or (await world.table()).seats[0].wants_end


async def test_a_press_that_meant_the_lobby_neither_leaves_nor_ends_the_game_that_has_begun(world: World) -> None:
    lobby = await world.open(world.ben, world.chidi)
    closing = await world.ana.press_more(lobby, "sure", "end")
    leaving = await world.chidi.command("hearts leave")
    start, leave = lobby.one("start").custom_id, f"h1:b:leave:1:0:{IN_LOBBY}"  # as an older version had it
    _, late = await world.at_once((world.ana, lobby, start, None), (world.ben, lobby, leave, None))
    ending = await world.ana.press(closing, "cancel")
    for asked in (late, await world.chidi.press(leaving, "leave"), ending):
        assert asked.private
        assert asked.says("sure-end-asks", agreed="no") if asked is ending else asked.says("sure-leave")
        assert asked.says("note-outdated")
    assert world.seated(await world.table()) == world.people[:3]
    assert (await world.ana.press(ending, "cancel")).says("end-asked-yours")


async def test_an_end_that_everybody_had_agreed_to_is_not_asked_for_anew_by_a_late_press(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await world.ana.press(await world.ana.command("hearts end"), "cancel")
    at_once = await world.ben.command("hearts end")
    assert at_once.says("sure-end-asks", agreed="all")
    await world.ana.press_more(world.board(), "cancel")
    late = await world.ben.press(at_once, "cancel")
    assert late.says("note-outdated")
    assert late.says("sure-end-asks", agreed="no")
    assert not any(seat.wants_end for seat in (await world.table()).seats)
    assert (await world.ben.press(late, "cancel")).says("end-asked-yours")


async def test_who_would_ask_others_does_not_lose_the_game_either_if_they_leave_in_the_same_moment(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.begin(world.ben, computers=2)
    asks, end = await world.ana.command("hearts end"), Moderation.end

    async def after_the_other(moderation: Moderation, *asked: Any) -> Table:
        await world.bot.tables.leave(1, Sitter(world.ben.id, "Ben"))
        return await end(moderation, *asked)

    monkeypatch.setattr(Moderation, "end", after_the_other)
    assert (await world.ana.press(asks, "cancel")).says("sure-end-asks", agreed="alone")
    assert (await world.table()).alive


async def test_everybody_can_agree_to_end_the_game_on_the_message_that_says_who_would_like_to(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await world.bot.tables.mark_hinted(1, Sitter(world.ben.id, "Ben"))
    await world.ana.press(await world.ana.command("hearts end"), "cancel")
    await world.wait(5)
    question = await world.ben.press(world.board(), "sure")
    assert question.private
    assert world.board().says("end-agreed", who="**Ana**", count=1, me=False), "the others still see their game"
    assert (await world.ana.press(world.board(), "sure")).says("end-asked-yours")
    assert (await world.dana.press(world.board(), "sure")).says("refusal-not-seated")
    await world.ben.press(question, "cancel")
    assert (await world.table()).record.status is Status.OVER
    await world.wait(5)
    assert world.board().says("closed-game")
    assert "Ben" in world.board().text
    assert "💡" not in world.board().text, "a game that counts for nobody has no help that counts"


async def test_a_moderator_who_ends_a_game_reads_the_same_as_everybody_else(world: World) -> None:
    mia = world.manager()
    await world.begin(world.ben, world.dana)
    await mia.block(world.dana)
    own = await mia.press(await mia.command("hearts end", table="1"), "cancel")
    await world.wait(5)
    for screen in (own, world.board()):
        assert screen.says("closed-length", rounds=0, ending="unfinished")
    assert world.board().says("rating-removed", who="Dana"), "she did not leave"
    assert not world.board().says("rating-departed", who="Dana")
    assert "rematch" in world.board().verbs
    assert "rematch" not in own.verbs, "who did not play"


async def test_only_who_gave_up_a_seat_may_come_back_to_it_at_a_table_with_closed_seats(world: World) -> None:
    mia = world.manager()
    await world.begin(world.ben, world.dana, world.chidi, open_seats=False)
    await world.ben.leave()
    await mia.command("hearts remove", member=world.dana.actor)
    await world.wait(3)
    for verb in ("hand", "more"):
        offered = ["join" in (await each.press(world.board(), verb)).verbs for each in (world.ben, world.dana, mia)]
        assert offered == [True, False, False], verb


async def test_whoever_looks_at_a_lobby_is_not_told_that_they_watch(world: World) -> None:
    mia = world.manager()
    await world.open(world.ben)
    kept = await mia.press(await mia.command("hearts end", table="1"), "hand")
    assert kept.says("spectator-lobby")
    assert not kept.says("spectator-title")


async def test_a_press_on_a_message_that_the_table_has_left_draws_no_second_board(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await world.skip_round()
    await world.wait(5)
    old = world.board()
    ready = old.one("ready").custom_id
    await world.ana.command("hearts pause")
    world.channel = world.guild.create_text_channel("attic")
    await world.ana.press(await world.ana.command("hearts hand"), "go-on")
    await world.wait(5)
    answer = await world.ben.forge(old, ready)
    assert answer.private
    assert not old.buttons


async def test_a_person_without_the_right_to_end_a_game_is_refused_at_once(world: World) -> None:
    lobby = await world.open(world.ben)
    await world.begin(world.dana, host=world.chidi, computers=2)
    assert "end" not in [item.arg for item in (await world.ben.press(lobby, "more")).buttons]
    for forged in ("h1:b:cancel:1:0:", "h1:b:sure:1:0:end"):
        answer = await world.ben.forge(lobby, forged)
        assert answer.says("refusal-host-only", host="Ana")
    for what in ("end", "leave"):
        answer = await world.ben.forge(lobby, f"h1:b:sure:2:0:{what}")
        assert answer is not None
        assert answer.says("refusal-not-seated")


async def test_somebody_without_a_seat_is_offered_one_where_they_press(world: World) -> None:
    await world.begin(world.ben, computers=2)
    answer = await world.chidi.forge(world.board(), "h1:b:sure:1:0:leave")
    assert answer is not None
    assert answer.says("refusal-not-seated")
    await world.chidi.press(answer, "join")
    assert (await world.table()).seat_of(world.chidi.id) is not None


# -- games that were ended early


async def test_a_game_that_is_ended_early_keeps_its_standings_its_scores_and_its_rematch(world: World) -> None:
    number = await world.begin(world.ben, computers=2)
    await world.skip_round(number)
    panel, totals = world.ana.panel, (await world.table()).game.totals
    await world.go_on()
    await world.ana.end()
    await world.wait(3)
    board = world.messages()[-1]
    assert board.says("closed-game")
    for seat, total in zip((await world.table()).seats, totals, strict=True):
        assert any(seat.name in line and str(total) in line for line in board.text.splitlines())
    assert [verb for verb in board.verbs if verb != "review"] == ["scores", "replay", "rematch"]
    assert str(max(totals)) in (await world.dana.press(board, "scores")).text
    for person, screen in ((world.ana, panel), (world.dana, board)):
        answer = await person.forge(screen, f"h1:b:hand:{number}:0:")
        assert answer.says("closed-game")
        assert ("rematch" in answer.verbs) is (person is world.ana), "who did not play has that of the message"
    lobby = await world.ben.press(board, "rematch")
    assert (await world.table(lobby.one("start").table)).record.rematch_of == number


async def test_an_open_panel_says_that_the_game_was_ended_and_gives_way_to_an_answer_that_says_so(world: World) -> None:
    await world.begin(world.ben, computers=2)
    before = world.ben.panel
    answer = await world.ana.end()
    await world.wait(3)
    assert world.ana.panel.says("closed-game")
    assert answer.says("closed-game"), "what Ben reads, who has agreed last"
    assert not before.exists


async def test_a_lobby_that_was_closed_has_no_rematch(world: World) -> None:
    lobby = await world.open(world.ben)
    await world.ana.end()
    answer = await world.ben.forge(lobby, "h1:b:rematch:1:0:")
    assert answer.says("refusal-table-closed")


async def test_nobody_closes_a_public_message(world: World) -> None:
    lobby = await world.open()
    answer = await world.ben.forge(lobby, "h1:b:close:1:0:")
    assert answer.says("refusal-unreadable")
    assert lobby.exists


async def test_the_host_changes_no_setting_that_the_lobby_does_not_offer(world: World) -> None:
    answer = await world.ana.forge(await world.open(), "h1:b:arrange:1:0:open_seats.no")
    assert answer.says("note-outdated")
    assert (await world.table()).record.settings.open_seats


async def test_who_has_left_can_take_a_seat_again_at_one_press(world: World) -> None:
    await world.begin(world.ben, computers=2)
    left = await world.ben.leave()
    assert left.verbs == ["join", "close"], "there is no hand to go back to"
    assert (await world.ben.press(left, "join")).cards
    assert (await world.table()).seat_of(world.ben.id) is not None
    for person in (world.ben, world.ana):
        left = await person.leave()
    assert left.verbs == ["close"], "nobody sits there any more"


async def test_a_game_that_is_not_paused_stays_in_its_channel_though_somebody_comes_back_elsewhere(
    world: World,
) -> None:
    await world.begin(world.ben, computers=2)
    hall, world.channel = world.channel, world.guild.create_text_channel("elsewhere")
    await world.ana.command("hearts back")
    assert (await world.table()).record.channel_id == hall.id


async def test_a_press_for_the_next_round_is_answered_by_the_message_that_was_pressed(world: World) -> None:
    await world.begin(world.ben, world.chidi, world.dana)
    await world.skip_round()
    await world.wait(5)
    for person in (world.ana, world.ben):
        mark = len(world.watch.requests)
        answer = await person.press(world.board(), "ready")
        assert not answer.private
        assert world.watch.count(mark) == {"answer": 1}
    assert [seat.ready for seat in (await world.table()).seats] == [True, True, False, False]


async def test_a_button_with_a_part_too_many_changes_nothing(world: World) -> None:
    answer = await world.ana.forge(await world.open(world.ben, computers=2), "h1:b:arrange:1:0:hints.x.no")
    assert answer.says("note-outdated")
    assert (await world.table()).record.settings.hints
    await world.ana.command("hearts start")
    panel = await world.ana.command("hearts hand")
    toggle = panel.all("toggle")[0].custom_id
    assert toggle.endswith(".1")
    for custom_id, chooses in ((f"{toggle[:-1]}x.1", False), (toggle, True)):
        answer = await world.ana.forge(panel, custom_id)
        assert (answer.says("note-outdated"), "Chosen" in answer.text) == (not chooses, chooses)
