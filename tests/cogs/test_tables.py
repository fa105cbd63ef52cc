"""/hearts pause and rematch: a game is suspended and resumed, or played again."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables.person import Person as Sitter
from bot.ui.rules import differ
from db import Status
from hearts import PRESETS, Phase, Rules, write_code
from tests.past import store_game
from tests.payloads import PING
from tests.world import World, say


async def status(world: World, number: int = 1) -> Status:
    return (await world.table(number)).record.status


# -- pauses


async def test_the_host_pauses_and_anybody_who_plays_goes_on(world: World) -> None:
    await world.begin(world.ben, world.chidi, computers=1)
    await world.pass_all()
    before = (await world.table()).game
    answer = await world.ana.command("hearts pause")
    assert answer.private
    assert answer.says("panel-suspended")
    assert answer.verbs == ["go-on", "refresh"]
    await world.wait(2)
    board = world.board()
    assert board.says("paused-title")
    assert board.says("paused-hint")
    assert world.ben.panel.says("panel-suspended"), "the other panels show it too"
    await world.wait(24 * 3600)
    assert (await world.table()).game is before
    await world.chidi.press(board, "go-on")
    assert await status(world) is Status.PLAYING
    await world.wait(2)
    assert world.board().id == board.id
    assert not board.says("paused-title")
    for person in (world.ana, world.ben):
        await person.show(board)
    await world.play_on(until=lambda table: len(table.game.tricks) == 2)


async def test_a_game_that_is_paused_at_its_start_has_no_message_of_its_round_before_it_goes_on(world: World) -> None:
    lobby = await world.open(world.ben, computers=2)
    await world.ana.press(lobby, "start")
    panel = await world.ana.command("hearts pause")
    await world.wait(5)
    assert [message.id for message in world.messages()] == [lobby.id]
    await world.ana.press(panel, "go-on")
    await world.wait(5)
    assert len(world.messages()) == 2
    assert world.board().says("board-title-pass", round=1)


async def test_a_pause_outlives_a_restart_and_calls_nobody(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await world.ana.command("hearts pause")
    await world.restart(away=3600)
    await world.wait(3600)
    assert await status(world) is Status.SUSPENDED
    assert not [message for message in world.messages() if PING.search(message.text)]
    panel = await world.ben.command("hearts hand")
    await world.ben.press(panel, "go-on")
    assert len(panel.cards) == 13


async def test_back_means_the_paused_table_and_not_the_one_that_waits_for_a_move(world: World) -> None:
    paused = await world.begin(world.ben, computers=2)
    await world.ana.command("hearts pause")
    waiting = await world.begin(world.ben, computers=2)
    await world.ana.command("hearts back")
    assert {await status(world, paused), await status(world, waiting)} == {Status.PLAYING}


async def test_back_finds_a_paused_table_of_another_channel_though_one_sits_at_a_table_here(world: World) -> None:
    paused = await world.begin(world.ben, computers=2)
    await world.ana.command("hearts pause")
    world.channel = world.guild.create_text_channel("hall")
    await world.begin(world.ben, computers=2)
    await world.ana.command("hearts back")
    assert await status(world, paused) is Status.PLAYING


async def test_a_turn_begins_anew_after_a_pause(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await world.wait(80)
    await world.ana.command("hearts pause")
    await world.ana.command("hearts back")
    await world.wait(60)
    table = await world.table()
    assert table.game.phase is Phase.PASSING
    assert not any(seat.misses for seat in table.seats)


async def test_a_player_who_is_not_the_host_pauses_only_when_alone(world: World) -> None:
    await world.begin(world.ben, computers=2)
    assert (await world.ben.command("hearts pause")).says("refusal-host-only", host="Ana")
    assert "pause" not in (await world.ben.press(world.board(), "more")).verbs
    assert (await world.dana.command("hearts pause")).says("refusal-no-table-of-yours")
    world.bot.tables.door._live[1] = (await world.table()).with_seat(0, away=True, misses=2)
    await world.ben.press(await world.ben.press(world.board(), "more"), "pause")
    assert await status(world) is Status.SUSPENDED
    await world.ben.command("hearts back")
    assert (await world.table()).seats[0].away, "one who goes on does not bring the others back"


async def test_a_manager_of_the_server_pauses_any_table(world: World) -> None:
    mod = world.manager("Mod")
    await world.begin(world.ben, computers=2)
    answer = await mod.command("hearts pause")
    assert answer.private
    assert await status(world) is Status.SUSPENDED
    await world.wait(2)
    pressed = await mod.press(world.board(), "go-on")
    assert pressed.says("refusal-not-seated")
    assert await status(world) is Status.SUSPENDED


async def test_only_a_running_game_is_paused(world: World) -> None:
    await world.open(world.ben)
    assert (await world.ana.command("hearts pause")).says("refusal-not-started")
    await world.ana.command("hearts start")
    await world.ana.command("hearts pause")
    assert (await world.ana.command("hearts pause")).says("refusal-paused")


async def test_commands_for_a_lobby_mean_the_lobby_of_somebody_whose_game_is_running(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await world.open(preset="quick")
    assert (await world.ana.command("hearts seats")).says("levels-title")
    await world.ana.command("hearts start")
    assert (await world.table(2)).record.status is Status.PLAYING


async def test_a_moderator_pauses_the_game_and_not_a_newer_lobby(world: World) -> None:
    mod = world.manager("Mod")
    await world.begin(world.ben, computers=2)
    await world.open(world.chidi, host=world.dana)
    await mod.command("hearts pause")
    assert await status(world) is Status.SUSPENDED


async def test_a_moderator_is_asked_which_of_two_games_is_to_pause(world: World) -> None:
    mod = world.manager("Mod")
    await world.begin(world.ben, computers=2)
    await world.begin(world.dana, host=world.chidi, computers=2)
    answer = await mod.command("hearts pause")
    assert "1 · round 1" in answer.text
    assert "2 · round 1" in answer.text
    assert {(await world.table(number)).record.status for number in (1, 2)} == {Status.PLAYING}


async def test_a_host_ends_the_own_game_and_no_lobby_of_somebody_else(world: World) -> None:
    await world.begin(world.chidi, computers=2)
    await world.open(world.ana, host=world.ben)
    assert (await world.ana.command("hearts end")).says("sure-end-asks")


async def test_the_list_of_tables_says_at_which_one_sits(world: World) -> None:
    await world.open()
    await world.open(host=world.ben)
    lines = (await world.ana.command("hearts status")).text.splitlines()
    mine, other = (next(each for each in lines if f"[Table {code}]" in each) for code in "12")
    assert "you sit here" in mine
    assert "you sit here" not in other


async def test_no_card_is_played_during_a_pause(world: World) -> None:
    await world.begin(world.ben, world.chidi, world.dana)
    await world.pass_all()
    person = await world.until_turn()
    card = person.panel.playable[0]
    button = next(item.custom_id for item in person.panel.all("play") if item.card is card)
    await world.ana.command("hearts pause")
    before = (await world.table()).game
    answer = await person.forge(world.board(), button)
    assert answer is not None
    assert answer.says("note-outdated")
    assert "go-on" in answer.verbs
    await person.command("hearts play", card=str(card))
    assert (await world.table()).game is before


async def test_two_people_who_continue_at_once_both_see_their_cards(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await world.ana.command("hearts pause")
    await world.wait(2)
    board = world.board()
    press = board.one("go-on").custom_id
    answers = await world.at_once((world.ana, board, press, None), (world.ben, board, press, None))
    assert [len(answer.cards) for answer in answers if answer is not None] == [13, 13]


async def only_in(world: World, *channel_ids: int) -> None:
    """From now on the server allows tables in these channels alone; in all if none is named."""
    await world.bot.servers.change(world.guild.id, Sitter(0, "", may_manage=True), channels=channel_ids)


@pytest.mark.parametrize("way", ["button", "command"])
async def test_a_paused_table_moves_to_the_channel_where_it_is_continued(world: World, way: str) -> None:
    await world.begin(world.ben, computers=2)
    await world.ana.command("hearts pause")
    await world.wait(2)
    old, world.channel = world.channel, world.guild.create_text_channel("attic")
    await only_in(world, old.id)
    for person, refusal in ((world.dana, "refusal-not-seated"), (world.ben, "refusal-wrong-channel")):
        answer = await person.forge(await person.command("help"), "h1:b:go-on:1:0:")
        assert answer is not None
        assert answer.says(refusal, where=f"<#{old.id}>")
    assert (await world.table()).record.channel_id == old.id
    await only_in(world)
    if way == "button":
        await world.ben.press(await world.ben.command("hearts hand"), "go-on")
    else:
        await world.ben.command("hearts back")
    await world.wait(5)
    assert (await world.table()).record.channel_id == world.channel.id
    assert world.board().one("hand").table == 1
    left = world.messages(old)[-1]
    assert not left.buttons
    assert f"<#{world.channel.id}>" in left.text


async def test_a_table_that_waits_in_its_lobby_has_a_button_to_look_again(world: World) -> None:
    await world.open(world.ben)
    panel = await world.ben.command("hearts hand")
    assert panel.says("panel-lobby", host=False)
    assert panel.verbs == ["refresh"]
    assert (await world.ben.press(panel, "refresh")).id == panel.id
    await world.ana.command("hearts start")
    await world.wait(1)
    assert len(panel.cards) == 13, "it shows the hand by itself, too"


# -- rules by their code


async def test_a_plain_member_opens_a_table_by_a_code(world: World) -> None:
    code = write_code(FRIDAY := Rules(queen_points=17, pass_count=2))
    assert [choice["value"] for choice in await world.ben.complete("hearts new", "preset", code)] == [code]
    lobby = await world.ben.command("hearts new", preset=code.lower())
    assert (await world.table()).rules == FRIDAY
    assert lobby.says("lobby-unnamed", rules=differ(FRIDAY, say))
    await world.ben.command("hearts new", preset=code, players=5)
    assert (await world.table(2)).rules == Rules(queen_points=17, pass_count=2, seats=5)


async def test_rules_without_a_name_are_never_called_by_their_code(world: World) -> None:
    rules = Rules(end="rounds", end_rounds=1, passing="none")
    code = write_code(rules)
    (choice,) = await world.ana.complete("hearts new", "preset", code)
    assert choice["name"] == f"🔣 {say('game-unnamed')}"
    hall = world.channel
    lobby = await world.ana.command("hearts new", preset=code, computers=3, thread=True)
    await world.ana.press(lobby, "start")
    await world.wait(3)
    (thread,) = hall.threads
    assert thread.name == say("thread-name", game=say("game-unnamed"), code="1")
    await world.skip(until=lambda table: not table.alive)
    await world.wait(5)
    history = await world.ana.command("history")
    assert say("game-unnamed") in history.text
    assert not [screen for screen in (lobby, history, *world.messages(thread)) if code in screen.text]


async def test_a_code_of_a_game_that_is_known_has_its_name(world: World) -> None:
    await world.ben.command("hearts new", preset=write_code(PRESETS["omnibus"]))
    assert (await world.table()).record.preset == "omnibus"
    assert (await world.ben.command("hearts new", preset="no code")).says("refusal-no-such-rules", name="no code")


async def test_shared_rules_have_a_button_that_opens_a_table(world: World) -> None:
    shown = await world.ben.command("rules share", name="omnibus")
    lobby = await world.ben.press(shown, "new")
    assert not lobby.private
    assert (await world.table()).rules == PRESETS["omnibus"]


async def test_two_presses_on_a_button_open_one_table(world: World) -> None:
    shown = await world.ben.command("rules share", name="omnibus")
    press = (world.ben, shown, shown.one("new").custom_id, None)
    lobby, answer = await world.at_once(press, press)
    assert lobby is not None
    assert answer is not None
    assert [lobby.private, answer.private] == [False, True]
    assert answer.says("note-seated")
    assert [table.record.id for table in await world.bot.tables.of_player(world.ben.id)] == [1]
    await world.wait(6)
    later = await world.ben.command("rules share", name="omnibus")
    assert not (await world.ben.press(later, "new")).private
    assert [table.record.id for table in await world.bot.tables.of_player(world.ben.id)] == [1, 2]


async def test_a_server_without_codes_plays_only_named_games(world: World) -> None:
    mia = world.manager()
    shown = await mia.command("settings server")
    await mia.press(shown, next(item for item in shown.buttons if item.arg.startswith("codes.")))
    answer = await world.ben.command("hearts new", preset=write_code(Rules(queen_points=17)))
    assert answer.says("refusal-codes-off")
    await world.ben.command("hearts new", preset=write_code(PRESETS["omnibus"]))
    assert (await world.table()).rules == PRESETS["omnibus"]


# -- rematches


async def finished(world: World, **options: Any) -> None:
    people = {world.ana.id: "Ana", world.ben.id: "Ben"}
    where = {"channel_id": world.channel.id} | options
    await store_game(world.bot.store, people, guild_id=world.guild.id, **where)


async def test_a_rematch_by_command_is_the_last_game_of_the_channel_again(world: World) -> None:
    await finished(world)
    lobby = await world.ben.command("hearts rematch")
    assert not lobby.private
    assert lobby.one("start").table == 2
    second = await world.ana.command("hearts rematch", table="1")
    assert second.says("note-seated")
    table = await world.table(2)
    assert {seat.player_id for seat in table.seats} == {world.ana.id, world.ben.id, None}
    assert table.record.rematch_of == 1
    assert "clear" in second.verbs, "all who played are there, so it has begun"


async def test_a_rematch_is_played_where_the_game_was(world: World) -> None:
    await finished(world, channel_id=77)
    assert (await world.ana.command("hearts rematch")).says("refusal-no-past-game")
    assert (await world.ana.command("hearts rematch", table="1")).says("refusal-rematch-elsewhere", where="<#77>")
    assert (await world.ana.command("hearts rematch", table="zz")).says("refusal-no-such-table")
    await only_in(world, 77)
    assert (await world.ana.command("hearts rematch", table="1")).says("refusal-wrong-channel", where="<#77>")


async def test_a_game_that_is_not_over_has_no_rematch(world: World) -> None:
    await world.begin(world.ben, computers=2)
    assert (await world.ana.command("hearts rematch", table="1")).says("refusal-not-over")


async def test_games_of_other_servers_do_not_exist_here(world: World) -> None:
    await store_game(world.bot.store, {world.ana.id: "Ana"}, guild_id=7, channel_id=world.channel.id)
    assert (await world.ana.command("hearts rematch", table="1")).says("refusal-no-such-table")


async def test_the_commands_of_hearts_fit_into_one(world: World) -> None:
    (root,) = [command for command in world.bot.tree.get_commands() if command.name == "hearts"]
    names = [option["name"] for option in root.to_dict(world.bot.tree)["options"]]
    assert len(names) == len(set(names)) <= 25
    assert {"scores", "ready", "rematch", "seats", "call", "moon", "pause", "hint"} <= set(names)
