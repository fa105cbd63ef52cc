"""/hearts: everything that a button does can be done by a command, and every mistake gets a sentence."""

import io
from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.answers.server_settings import change_server
from bot.language.card_names import in_words
from bot.language.names import harmless
from bot.pictures.emojis import SYMBOLS
from bot.tables.pace import SECOND
from bot.tables.service import MOMENT
from bot.ui.rules import differ_in_lines
from db import Status
from hearts import PRESETS, Phase, Rules, Suit, parse_cards, write_code
from tests.bot.tables.test_runner import shot_by_ana
from tests.past import store_game
from tests.payloads import PING
from tests.secrecy import cards_in
from tests.world import EXAMPLE, Person, World, say


async def test_a_round_is_played_with_commands_alone(world: World) -> None:
    ana, ben = world.ana, world.ben
    await ana.command("hearts new", computers=2, pace="relaxed")
    assert (await ben.command("hearts join")).says("note-seated")
    assert len((await ana.command("hearts start")).cards) == 13
    for person in (ana, ben):
        hand = (await world.table()).game.hand((await world.table()).my_seat(person.id))
        panel = await person.command("hearts pass", cards=" ".join(map(str, hand[:3])))
        assert panel.private
    for _ in range(200):
        table = await world.table()
        if table.game.rounds:
            break
        seat = table.game.to_act[0]
        on_turn = next((one for one in (ana, ben) if one.id == table.seats[seat].player_id), None)
        if on_turn is None:
            await world.wait(2)
            continue
        choices = await on_turn.complete("hearts play", "card", "")
        assert {choice["value"] for choice in choices} == {str(card) for card in table.game.legal_plays(seat)}
        await on_turn.command("hearts play", card=choices[0]["value"])
    assert sum((await world.table()).game.totals) in (26, 78)
    assert (await ana.end()).says("closed-game")
    assert (await world.table()).record.status is Status.OVER


@pytest.mark.parametrize(
    ("options", "key", "values"),
    [
        ({"computers": 4}, "too-many-computers", {"seats": 4, "most": 3}),
        ({"preset": "three", "players": 5}, "preset-seats", {"preset": say("preset-three"), "seats": 5, "usual": 3}),
        ({"preset": "no such game"}, "no-such-rules", {"name": "no such game"}),
    ],
)
async def test_a_table_with_invalid_options_is_refused(
    world: World, options: dict[str, Any], key: str, values: dict[str, Any]
) -> None:
    answer = await world.ana.command("hearts new", **options)
    assert answer.private
    assert answer.says(f"refusal-{key}", **values)
    assert not await world.bot.store.tables.alive_of_player(world.ana.id)


async def test_without_the_database_only_choices_from_memory_are_offered(world: World, log_lines: io.StringIO) -> None:
    await world.ana.command("help")
    games = await world.ana.complete("hearts new", "preset", "")
    await world.bot.store.close()
    assert await world.ana.complete("hearts new", "preset", "") == games
    for typed, option in (("Berl", "time_zone"), ("+15", "at")):
        assert await world.ana.complete("hearts new", option, typed), option
    for command, option in (("hearts hand", "table"), ("hearts play", "card"), ("hearts replay", "table")):
        assert await world.ana.complete(command, option, "") == [], command
    assert '"level": "error"' not in log_lines.getvalue()


async def test_a_channel_in_which_the_bot_may_not_write_gets_no_table(world: World) -> None:
    mute = world.guild.create_text_channel(
        "mute",
        overwrites={world.guild.default_role: discord.PermissionOverwrite(send_messages=False, view_channel=True)},
    )
    world.channel = mute
    answer = await world.ana.command("hearts new")
    assert answer.private
    assert answer.says("refusal-may-not-write", where=f"<#{mute.id}>", what="send", remedy="choose")
    no_threads: dict[Any, discord.PermissionOverwrite] = {
        world.guild.default_role: discord.PermissionOverwrite(send_messages_in_threads=False)
    }
    world.channel = world.guild.create_text_channel("hall", overwrites=no_threads)
    world.env.backend.create_thread(world.channel.id, "cards", world.ana.id)
    await world.env.settle()
    (world.channel,) = world.channel.threads
    answer = await world.ana.command("hearts new")
    assert answer.says("refusal-may-not-write", where=f"<#{world.channel.id}>", what="threads", remedy="choose")
    world.channel = world.guild.create_text_channel(
        "cellar", overwrites={world.guild.default_role: discord.PermissionOverwrite(read_message_history=False)}
    )
    answer = await world.ana.command("hearts new")
    assert answer.says("refusal-may-not-write", where=f"<#{world.channel.id}>", what="history", remedy="choose")


async def test_a_person_without_a_seat_is_told_so(world: World) -> None:
    filled = {"play": {"card": "QS"}, "pass": {"cards": "QS AS KS"}}
    for command in ("hand", "leave", "start", "back", "end", *filled):
        answer = await world.dana.command(f"hearts {command}", **filled.get(command, {}))
        assert answer.private, command
        assert answer.says("refusal-no-table-of-yours"), command
    assert (await world.dana.command("hearts join")).says("refusal-no-table-here")
    assert (await world.dana.command("hearts status")).says("status-none")


async def test_whoever_has_no_seat_gets_buttons_to_take_one_and_to_open_a_table(world: World) -> None:
    nowhere = await world.ben.command("hearts hand")
    assert nowhere.verbs[0] == "new", "there is no table"
    await world.open()
    (await world.ben.command("hearts hand")).one("join")
    await world.open(world.ben)
    answer = await world.chidi.command("hearts hand")
    assert answer.one("join").table == 2, "the newest"
    assert answer.verbs[:2] == ["join", "new"]
    assert (await world.chidi.press(answer, "join")).says("panel-lobby", host=False)
    await world.dana.press(await world.dana.command("hearts leave"), "new")
    assert world.board(3).says("lobby-title")


async def test_whoever_finds_no_table_or_no_seat_can_open_a_table_with_a_press(world: World) -> None:
    assert (await world.dana.command("hearts join")).verbs[0] == "new"
    assert (await world.dana.command("hearts status")).verbs[0] == "new"
    await world.open(world.ben, world.chidi, world.dana)
    full = await world.arrive("Eve").command("hearts join")
    assert full.says("refusal-table-full", seats=4)
    assert full.verbs[0] == "new"


async def test_whoever_is_blocked_gets_no_button_that_would_refuse_them(world: World) -> None:
    await world.open()
    await world.manager().block(world.dana)
    for command in ("hand", "join"):
        answer = await world.dana.command(f"hearts {command}")
        assert not {"join", "new"} & {*answer.verbs}
    await world.begin(world.ben, computers=2)
    await world.wait(2)
    for verb in ("hand", "more"):
        shown = await world.dana.press(world.board(2), verb)
        assert "join" not in shown.verbs, verb
        assert "take over" not in shown.text, verb


async def test_a_table_that_does_not_exist_is_refused(world: World) -> None:
    await world.open(world.ben)
    for command in ("join", "hand", "leave", "start", "end", "back"):
        for code in ("zzz", "0", "-1", "9999999999999999999999", "1;2", "é", " "):
            answer = await world.ana.command(f"hearts {command}", table=code)
            assert answer.private, (command, code)
            assert answer.says("refusal-no-such-table"), (command, code)


async def test_a_table_of_another_channel_is_not_joined_from_here(world: World) -> None:
    await world.open()
    world.channel = world.guild.create_text_channel("attic")
    assert (await world.ben.command("hearts join", table="1")).says("refusal-no-such-table")
    assert (await world.ben.command("hearts join")).says("refusal-no-table-here")


async def test_a_move_without_a_table_goes_to_the_one_that_waits_for_it(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await world.begin(world.chidi, computers=2)
    tables = [
        f"{number!s} · {say('state-playing', round=1)} · {', '.join((await world.table(number)).names)}"
        for number in (1, 2)
    ]
    for person, command in ((world.ana, "hand"), (world.dana, "join")):
        refused = await person.command(f"hearts {command}")
        assert refused.says("refusal-which-table", tables="\n".join(f"• {harmless(each)}" for each in tables))
    await world.ana.pass_cards(world.ana.panels[1])
    assert len((await world.ana.command("hearts hand", table="2")).cards) == 13
    codes = await world.ana.complete("hearts hand", "table", "")
    assert [choice["value"] for choice in codes] == [str(1), str(2)]
    assert [choice["value"] for choice in await world.ana.complete("hearts hand", "table", " 2")] == [str(2)]


async def test_a_card_is_chosen_ahead_by_command(world: World) -> None:
    await world.begin(world.ben, world.chidi, world.dana)
    await world.pass_all()
    first = await world.until_turn()
    waits = next(person for person in world.people if person is not first)
    seat = world.people.index(waits)
    card = (await world.table()).game.hand(seat)[0]
    await waits.command("hearts play", card=str(card))
    chosen = (await world.table()).premove(seat)
    assert chosen.card is card


async def test_cards_may_be_written_in_several_ways_and_other_text_is_refused(world: World) -> None:
    await world.begin(world.ben, world.chidi, world.dana)
    await world.pass_all()
    person = await world.until_turn()
    game = (await world.table()).game
    lacking = [one for seat, one in enumerate(world.people) if not {*parse_cards("QS TD")} & {*game.hand(seat)}]
    other = next(one for one in lacking if one is not person)
    for written in ("qs", "QS", "Q♠", "10d", "td", "10♦"):
        assert (await other.command("hearts play", card=written)).says("reason-not-your-turn"), written
    for written in ("-", "Q", "QX", "queen", "11C", "🂡", "@everyone", "x" * 300):
        answer = await person.command("hearts play", card=written)
        assert answer.private, written
        assert answer.cards <= cards_in(EXAMPLE), written
        assert (await world.table()).game is game


async def test_a_card_that_may_not_be_played_is_explained(world: World) -> None:
    await world.begin(world.ben, world.chidi, world.dana)
    await world.pass_all()
    table = await world.table()
    (seat,) = table.game.to_act
    person = world.people[seat]
    held = next(card for card in table.game.hand(seat) if str(card) != "2C")
    assert (await person.command("hearts play", card=str(held))).says("reason-lead-the-low-club")
    elsewhere = next(card for card in table.game.hand((seat + 1) % 4))
    assert (await person.command("hearts play", card=str(elsewhere))).says("reason-not-held")
    assert (await person.command("hearts pass", cards="2C 3C 4C")).says("refusal-not-passing")


async def test_a_wrong_pass_is_explained_and_cards_are_typed_in_letters_with_symbols_or_in_words(world: World) -> None:
    await world.begin(world.ben, computers=2)
    game = (await world.table()).game
    (first, second, third), others = game.hand(0)[:3], game.hand(1)
    assert (await world.ana.command("hearts pass", cards=f"{first} {second}")).says("reason-pass-count", count=3)
    assert (await world.ana.command("hearts pass", cards=f"{first} {second} {others[0]}")).says("reason-not-held")
    assert (await world.ana.command("hearts pass", cards="queen of frogs")).says("refusal-unknown-card", text="queen")
    assert third.suit is not None
    typed = f"{str(first)[::-1].lower()}, {in_words(second, say)} {SYMBOLS[third.suit]}{str(third)[0]}"
    assert (await world.ana.command("hearts pass", cards=typed)).private
    assert (await world.table()).game.view(0).passed == (first, second, third)


async def test_autocomplete_offers_legal_cards_of_the_own_hand(world: World) -> None:
    await world.begin(world.ben, world.chidi, world.dana)
    assert not await world.ana.complete("hearts play", "card", "")
    await world.pass_all()
    person = await world.until_turn()
    assert [choice["value"] for choice in await person.complete("hearts play", "card", "2")] == ["2C"]
    other = next(one for one in world.people if one is not person)
    ahead = [choice["value"] for choice in await other.complete("hearts play", "card", "")]
    hand = (await world.table()).game.hand(world.people.index(other))
    assert ahead == [str(card) for card in hand]
    some = [choice["value"] for choice in await other.complete("hearts play", "card", "Spades")]
    assert some == [str(card) for card in hand if card.suit is Suit.SPADES]
    assert not await world.arrive("Eve").complete("hearts play", "card", "")


async def test_status_lists_the_tables_of_the_channel_and_says_at_which_one_sits(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await world.open(host=world.chidi)
    await world.open()
    answer = await world.ana.command("hearts status")
    assert answer.private
    asked, other, mine = (
        next(each for each in answer.text.splitlines() if f"[Table {code}]" in each) for code in "123"
    )
    assert all(str(world.board(number).id) in answer.text for number in (1, 2, 3))
    assert "your turn" in asked
    yours, here = answer.text.index(say("status-yours")), answer.text.index(say("status-here"))
    assert yours < answer.text.index(asked) < answer.text.index(mine) < here < answer.text.index(other)


async def test_status_leads_to_a_game_that_one_plays_alone(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await world.ben.command("solo")
    answer = await world.ben.command("hearts status")
    assert answer.says("solo-to-continue")
    assert not (await world.ana.command("hearts status")).says("solo-to-continue")


async def test_commands_about_a_running_game_can_be_given_in_another_channel(world: World) -> None:
    await world.begin(world.ben, computers=2)
    assert (await world.ana.command("hearts back")).says("refusal-not-away")
    assert (await world.ana.command("hearts rematch", table="1")).says("refusal-not-over")
    world.channel = world.guild.create_text_channel("attic")
    assert len((await world.ana.command("hearts hand")).cards) == 13
    assert str((await world.table()).record.message_id) in (await world.ana.command("hearts status")).text


async def test_commands_are_for_servers_except_those_for_a_single_person(world: World) -> None:
    root = [command for command in world.bot.tree.get_commands() if command.name == "hearts"]
    assert root[0].guild_only
    for command in world.bot.tree.get_commands():
        shown = command.to_dict(world.bot.tree)
        alone = command.name in ("solo", "learn", "puzzle", "daily", "help", "profile")
        assert shown["contexts"] == ([0, 1, 2] if alone else [0]), command.name  # 1: a direct message, 2: a group
        assert shown["integration_types"] == ([0, 1] if alone else [0]), command.name  # 1: installed by a person


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
    assert board.says("paused-title")
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


async def test_back_means_the_paused_table_though_another_waits_for_a_move_and_here(world: World) -> None:
    paused = await world.begin(world.ben, computers=2)
    await world.ana.command("hearts pause")
    waiting = await world.begin(world.ben, computers=2)
    await world.ana.command("hearts back")
    assert {await status(world, paused), await status(world, waiting)} == {Status.PLAYING}
    await world.ana.command("hearts pause", table=str(paused))
    assert await status(world, paused) is Status.SUSPENDED
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
    world.bot.tables.repository._live[1] = (await world.table()).with_seat(0, away=True, misses=2)
    await world.ben.press(await world.ben.press(world.board(), "more"), "pause")
    assert await status(world) is Status.SUSPENDED
    await world.ben.command("hearts back")
    assert (await world.table()).seats[0].away, "one who goes on does not bring the others back"


async def test_a_manager_of_the_server_pauses_any_game_and_is_asked_which_of_two(world: World) -> None:
    mod = world.manager("Mod")
    await world.begin(world.ben, computers=2)
    await world.open(world.chidi, host=world.dana, computers=2)
    assert (await mod.command("hearts pause")).private
    assert await status(world) is Status.SUSPENDED, "the game, and not the newer lobby"
    await world.wait(2)
    assert (await mod.press(world.board(1), "go-on")).says("refusal-not-seated")
    assert await status(world) is Status.SUSPENDED
    await world.ana.command("hearts back")
    await world.dana.command("hearts start")
    answer = await mod.command("hearts pause")
    assert "1 · round 1" in answer.text
    assert "2 · round 1" in answer.text
    assert {await status(world, number) for number in (1, 2)} == {Status.PLAYING}


async def test_commands_for_a_lobby_mean_the_lobby_of_somebody_whose_game_is_running(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await world.open(preset="quick")
    assert (await world.ana.command("hearts seats")).says("levels-title")
    await world.ana.command("hearts start")
    assert (await world.table(2)).record.status is Status.PLAYING


async def test_a_host_ends_the_own_game_and_no_lobby_of_somebody_else(world: World) -> None:
    await world.begin(world.chidi, computers=2)
    await world.open(world.ana, host=world.ben)
    assert (await world.ana.command("hearts end")).says("sure-end-asks", agreed="no")


async def test_no_card_is_played_during_a_pause(world: World) -> None:
    await world.begin(world.ben, world.chidi, world.dana)
    await world.pass_all()
    person = await world.until_turn()
    card = person.panel.playable[0]
    button = next(item.custom_id for item in person.panel.all("play") if item.card is card)
    await world.ana.command("hearts pause")
    before = (await world.table()).game
    answer = await person.forge(world.board(), button)
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


@pytest.mark.parametrize("way", ["button", "command"])
async def test_a_paused_table_moves_to_the_channel_where_it_is_continued(world: World, way: str) -> None:
    await world.begin(world.ben, computers=2)
    await world.ana.command("hearts pause")
    await world.wait(2)
    old, world.channel = world.channel, world.guild.create_text_channel("attic")
    await world.change_settings(channels=(old.id,))
    for person, refusal in ((world.dana, "refusal-not-seated"), (world.ben, "refusal-wrong-channel")):
        answer = await person.forge(await person.command("help"), "h1:b:go-on:1:0:")
        assert answer.says(refusal, where=f"<#{old.id}>")
    assert (await world.table()).record.channel_id == old.id
    await world.change_settings(channels=())
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
    assert panel.verbs == ["refresh", "learn"]
    assert (await world.ben.press(panel, "refresh")).id == panel.id
    await world.ana.command("hearts start")
    await world.wait(1)
    assert len(panel.cards) == 13, "it shows the hand by itself, too"


# -- rules by their code


async def test_a_plain_member_opens_a_table_by_a_code_unless_the_server_plays_only_named_games(world: World) -> None:
    code = write_code(FRIDAY := Rules(queen_points=17, pass_count=2))
    assert [choice["value"] for choice in await world.ben.complete("hearts new", "preset", code)] == [code]
    lobby = await world.ben.command("hearts new", preset=code.lower())
    assert (await world.table()).rules == FRIDAY
    assert differ_in_lines(FRIDAY, say) in lobby.text
    await world.ben.command("hearts new", preset=code, players=5)
    assert (await world.table(2)).rules == Rules(queen_points=17, pass_count=2, seats=5)
    await world.manager().has(lambda ctx: change_server(ctx, codes=False))
    assert (await world.ben.command("hearts new", preset=code)).says("refusal-codes-off")
    await world.chidi.command("hearts new", preset=write_code(PRESETS["omnibus"]))
    named = await world.table(3)
    assert (named.rules, named.record.preset) == (PRESETS["omnibus"], "omnibus")


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


async def test_two_presses_on_a_button_open_one_table(world: World) -> None:
    shown = await world.ben.command("rules share", name="omnibus")
    press = (world.ben, shown, shown.one("new").custom_id, None)
    lobby, answer = await world.at_once(press, press)
    assert [lobby.private, answer.private] == [False, True]
    assert answer.says("note-seated")
    assert [table.record.id for table in await world.bot.tables.of_player(world.ben.id)] == [1]
    assert (await world.table()).rules == PRESETS["omnibus"]
    await world.wait(MOMENT / SECOND + 1)
    later = await world.ben.command("rules share", name="omnibus")
    assert not (await world.ben.press(later, "new")).private
    assert [table.record.id for table in await world.bot.tables.of_player(world.ben.id)] == [1, 2]


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
    assert "pass" in second.verbs, "all who played are there, so it has begun"


async def test_a_rematch_is_played_where_the_game_was(world: World) -> None:
    await finished(world, channel_id=77)
    assert (await world.ana.command("hearts rematch")).says("refusal-no-past-game")
    assert (await world.ana.command("hearts rematch", table="1")).says("refusal-rematch-elsewhere", where="<#77>")
    assert (await world.ana.command("hearts rematch", table="zz")).says("refusal-no-such-table")
    await world.change_settings(channels=(77,))
    assert (await world.ana.command("hearts rematch", table="1")).says("refusal-wrong-channel", where="<#77>")


async def computers(world: World) -> list[str]:
    """The names of the computer players."""
    return [seat.name for seat in (await world.table()).seats if seat.name and seat.player_id is None]


async def test_the_host_says_how_many_computer_players_there_are(world: World) -> None:
    lobby = await world.open(world.ben)
    answer = await world.ana.command("hearts seats", computers=2)
    assert answer.private
    assert answer.says("note-computers", count=2)
    names = await computers(world)
    assert len(names) == 2
    await world.wait(2)
    assert all(name in lobby.text for name in names)
    await world.ana.command("hearts seats", computers=1)
    assert await computers(world) == names[:1]
    await world.ana.command("hearts seats", computers=0)
    assert await computers(world) == []
    table = await world.table()
    assert [seat.player_id for seat in table.seats if seat.player_id] == [world.ana.id, world.ben.id]


async def test_a_level_is_set_for_all_seats_or_for_one_and_kept(world: World) -> None:
    await world.open(computers=1)
    assert {seat.level for seat in (await world.table()).seats} == {"casual"}
    await world.ana.command("hearts seats", computers=2, level="beginner")
    await world.ana.command("hearts seats", computers=3, level="club", seat=4)
    await world.restart()
    assert [seat.level for seat in (await world.table()).seats] == ["beginner"] * 3 + ["club"]
    assert len(await computers(world)) == 3
    menus = await world.ana.command("hearts seats", level="casual")
    assert len(menus.all("levels")) == 4
    assert {seat.level for seat in (await world.table()).seats} == {"casual"}


async def test_seats_are_for_the_host_before_the_game_and_what_does_not_fit_is_not_half_done(world: World) -> None:
    await world.open(world.ben)
    assert (await world.ben.command("hearts seats", computers=1)).says("refusal-host-only", host="Ana")
    assert (await world.dana.command("hearts seats", computers=1)).says("refusal-no-table-of-yours")
    for wanted in (3, 15):
        answer = await world.ana.command("hearts seats", computers=wanted)
        assert answer.says("refusal-no-room-for-computers", seats=4, people=2, most=2)
    answer = await world.ana.command("hearts seats", computers=1, level="club", seat=2)
    assert answer.says("refusal-no-computer-there", seat=2)
    assert await computers(world) == []
    await world.ana.command("hearts start")
    assert (await world.ana.command("hearts seats", computers=1)).says("refusal-already-started")


async def dealer(world: World) -> tuple[Person, Person]:
    """Begins a game in which one of two people calls the pass; returns that person and the other one."""
    for _ in range(40):
        number = await world.begin(world.ben, preset="dealers_choice", computers=2)
        table = await world.table(number)
        caller = table.seats[table.game.to_act[0]].player_id
        if caller is not None and table.game.phase is Phase.CALLING:
            pair = (world.ana, world.ben)
            return pair if caller == world.ana.id else pair[::-1]
        await world.ana.end(table=str(number))
    raise AssertionError("no person deals")


async def test_the_dealer_calls_by_command_with_choices_in_words(world: World) -> None:
    caller, other = await dealer(world)
    everything = await caller.complete("hearts call", "to", "")
    assert [choice["value"] for choice in everything] == [
        "hold", "3L", "3A", "3R", "2L", "2A", "2R", "1L", "1A", "1R",
    ]  # fmt: skip
    assert everything[2]["name"] == "3A · 3 across"
    assert [choice["value"] for choice in await caller.complete("hearts call", "to", "2")] == ["2L", "2A", "2R"]
    (split,) = await caller.complete("hearts call", "to", "2l+1a")
    assert split == {"name": "2L+1A · 2 to the left and 1 across", "value": "2L+1A"}
    assert await caller.complete("hearts call", "to", "2l + 1a") == [split]
    assert not await caller.complete("hearts call", "to", "nonsense")
    assert not await world.arrive("Eve").complete("hearts call", "to", "")
    assert (await other.command("hearts call", to="3L")).says("reason-not-your-turn")
    for written in ("left", "3", "1L+", "3L;", "A"):
        assert (await caller.command("hearts call", to=written)).says("refusal-not-a-pass", text=written)
    assert (await caller.command("hearts call", to="4L")).says("reason-call-too-many", count=3)
    assert (await caller.command("hearts call", to="1L+1L")).says("reason-call-unknown-seat")
    panel = await caller.command("hearts call", to="1l+1a+1R")
    number = panel.buttons[0].table
    table = await world.table(number)
    assert table.game.phase is Phase.PASSING
    assert table.game.pass_target == ((1, 1), (2, 1), (-1, 1))
    assert (await caller.command("hearts call", to="hold")).says("reason-wrong-phase")


async def test_a_typed_pass_takes_the_place_of_what_was_chosen_on_the_panel(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await world.ana.pass_cards(world.ana.panel)
    before = (await world.table()).game.view(0)
    panel = await world.ana.press(world.ana.panel, "change")
    other = [card for card in before.hand if card not in before.passed][:3]
    assert (await world.ana.command("hearts pass", cards="2C")).says("reason-pass-count", count=3)
    assert "pass" in (await world.ana.command("hearts hand")).verbs, "what was chosen waits for a confirmation"
    panel = await world.ana.command("hearts pass", cards=" ".join(map(str, other)))
    assert panel.says("pass-chosen")
    assert {*other} == {*(await world.table()).game.view(0).passed}
    assert "pass" not in panel.verbs


async def test_what_is_asked_in_a_game_is_not_asked_in_a_lobby(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await world.ana.pass_cards(world.ana.panel)
    await world.open(world.ben)
    assert (await world.ana.command("hearts hand")).says("pass-chosen"), "though the game does not wait for her"
    assert (await world.ana.command("hearts ready")).says("refusal-not-between-rounds")
    assert (await world.ana.command("hearts pass", cards="2C")).says("reason-pass-count", count=3)
    for name, options in (("claim", {}), ("call", {"to": "3L"}), ("moon", {"effect": "others_up"})):
        assert (await world.ana.command(f"hearts {name}", **options)).says("reason-wrong-phase")
    assert await world.ana.complete("hearts call", "to", "")
    await world.ben.pass_cards(world.ben.panel)
    waits = next(person for person in (world.ana, world.ben) if not person.panel.playable)
    card = (await waits.complete("hearts play", "card", ""))[0]["value"]
    await waits.command("hearts play", card=card)
    assert [seat.ahead.split()[0] for seat in (await world.table()).seats if seat.ahead] == [card]
    await world.skip_round()
    assert not (await world.ana.command("hearts scores")).says("scores-none")


async def test_what_may_be_done_in_a_lobby_too_asks_which_table_is_meant(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await world.ana.pass_cards(world.ana.panel)
    await world.open(world.ben)
    refusal = say("refusal-which-table", tables="|").partition("|")[0]
    for command in ("hearts leave", "rules show"):
        assert refusal in (await world.ana.command(command)).text, command


async def test_what_needs_a_running_game_is_refused_in_a_lobby_and_in_a_pause(world: World) -> None:
    await world.open(world.ben)
    for refusal in ("not-started", "paused"):
        for name, options in (("play", {"card": "2C"}), ("moon", {"effect": "others_up"}), ("pause", {})):
            answer = await world.ana.command(f"hearts {name}", **options)
            assert answer.says(f"refusal-{refusal}"), name
            assert "You played" not in answer.text
        await world.ana.command("hearts start")
        await world.ana.command("hearts pause")


async def shoot_the_moon(world: World) -> None:
    """Goes on at table 1, which has three seats, where Ana has shot the moon and chooses what it does."""
    game = shot_by_ana(())
    rules = game.rules.model_dump_json(exclude_defaults=True)
    shot = replace(await world.table(), game=game, rules=game.rules, rounds=()).with_record(rules=rules)
    world.watch.tables[1] = world.bot.tables.repository._live[1] = shot


async def test_the_shooter_of_the_moon_chooses_by_command(world: World) -> None:
    await world.begin(world.ben, world.chidi, players=3, preset="three")
    assert (await world.ana.command("hearts moon", effect="others_up")).says("reason-wrong-phase")
    await shoot_the_moon(world)
    assert (await world.ben.command("hearts moon", effect="others_up")).says("reason-not-your-turn")
    waiting = await world.ben.command("hearts hand")
    assert waiting.verbs == ["refresh"]
    assert (await world.ana.command("hearts moon", effect="shooter_down")).private
    assert (await world.table()).game.rounds[-1].effect == "shooter_down"


async def test_the_next_round_begins_when_all_have_said_so_by_command(world: World) -> None:
    await world.begin(world.ben, computers=2)
    assert (await world.ana.command("hearts ready")).says("refusal-not-between-rounds")
    await world.skip_round()
    await world.ana.command("hearts ready")
    assert (await world.table()).game.phase is Phase.DEALING
    panel = await world.ben.command("hearts ready")
    assert (await world.table()).game.phase is Phase.PASSING
    assert len(panel.cards) == 13
    await world.ana.command("hearts pause")
    assert (await world.table()).record.status is Status.SUSPENDED
    assert (await world.ben.command("hearts ready")).says("refusal-not-between-rounds")


async def test_scores_are_those_of_the_own_table_or_of_the_channels(world: World) -> None:
    await world.begin(world.ben, computers=2)
    assert (await world.ana.command("hearts scores")).says("scores-none")
    await world.skip_round()
    totals = (await world.table()).game.totals
    for person in (world.ana, world.dana):
        shown = await person.command("hearts scores")
        assert shown.private
        assert shown.text == (await person.press(world.board(), "scores")).text
        assert all(str(total) in shown.text for total in totals)


async def test_scores_of_a_game_that_is_over_are_shown_like_those_of_a_running_one(world: World) -> None:
    people = {world.ana.id: "Ana", world.ben.id: "Ben"}
    over = await store_game(world.bot.store, people, guild_id=world.guild.id, channel_id=world.channel.id)
    for options in ({}, {"table": "1"}):
        shown = await world.dana.command("hearts scores", **options)
        assert all(str(total) in shown.text for total in over.game.totals)
