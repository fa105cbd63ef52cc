"""/hearts: everything that a button does can be done by a command, and every mistake gets a sentence."""

from __future__ import annotations

import io
from typing import Any

import discord
import pytest

from bot.language.names import harmless
from bot.tables.codes import write_table_code
from db import Status
from hearts import Phase, Suit, parse_cards
from tests.secrecy import cards_in
from tests.world import EXAMPLE, World, say


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
    assert (await ana.end()).says("ended-game")
    assert (await world.table()).record.status is Status.OVER


@pytest.mark.parametrize(
    ("options", "key", "values"),
    [
        ({"computers": 4}, "too-many-computers", {"seats": 4, "most": 3}),
        ({"preset": "three", "players": 5}, "preset-seats", {"preset": say("preset-three"), "seats": 5, "usual": 3}),
    ],
)
async def test_a_table_with_invalid_options_is_refused(
    world: World, options: dict[str, Any], key: str, values: dict[str, Any]
) -> None:
    answer = await world.ana.command("hearts new", **options)
    assert answer.private
    assert answer.says(f"refusal-{key}", **values)
    assert not await world.bot.store.tables.alive_of_player(world.ana.id)


async def test_an_unknown_game_is_refused_with_a_sentence(world: World) -> None:
    answer = await world.ana.command("hearts new", preset="no such game")
    assert answer.private
    assert answer.text
    assert not answer.says("error-unexpected", reference=answer.text.split()[-1])


async def test_autocomplete_offers_games(world: World) -> None:
    everything = await world.ana.complete("hearts new", "preset", "")
    assert 10 < len(everything) <= 25
    some = await world.ana.complete("hearts new", "preset", "omni")
    assert {choice["value"] for choice in some} == {"omnibus", "omnibus_choice", "omnibus_slam"}
    (by_name,) = await world.ana.complete("hearts new", "preset", "for chips")
    assert by_name["value"] == "chips"
    assert not await world.ana.complete("hearts new", "preset", "zzzz")


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
    for command in ("hand", "leave", "start", "back", *filled):
        answer = await world.dana.command(f"hearts {command}", **filled.get(command, {}))
        assert answer.private, command
        assert answer.says("refusal-no-table-of-yours"), command


async def test_without_a_table_there_is_nothing_to_join_or_to_end(world: World) -> None:
    assert (await world.dana.command("hearts join")).says("refusal-no-table-here")
    assert (await world.dana.command("hearts end")).says("refusal-no-table-of-yours")
    assert (await world.dana.command("hearts status")).says("status-none")


@pytest.mark.parametrize("command", ["join", "hand", "leave", "start", "end", "back"])
async def test_a_table_that_does_not_exist_is_refused(world: World, command: str) -> None:
    await world.open(world.ben)
    for code in ("zzz", "0", "-1", "9999999999999999999999", "1;2", "é", " "):
        answer = await world.ana.command(f"hearts {command}", table=code)
        assert answer.private, code
        assert answer.says("refusal-no-such-table"), code


async def test_a_table_of_another_channel_is_not_joined_from_here(world: World) -> None:
    await world.open()
    world.channel = world.guild.create_text_channel("attic")
    assert (await world.ben.command("hearts join", table="1")).says("refusal-no-such-table")
    assert (await world.ben.command("hearts join")).says("refusal-no-table-here")


async def test_a_move_without_a_table_goes_to_the_one_that_waits_for_it(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await world.begin(world.chidi, computers=2)
    tables = [
        f"{write_table_code(number)} · {say('state-playing', round=1)} · {', '.join((await world.table(number)).names)}"
        for number in (1, 2)
    ]
    for person, command in ((world.ana, "hand"), (world.dana, "join")):
        refused = await person.command(f"hearts {command}")
        assert refused.says("refusal-which-table", tables=harmless("; ".join(tables)))
    await world.ana.pass_cards(world.ana.panels[1])
    assert len((await world.ana.command("hearts hand", table="2")).cards) == 13
    codes = await world.ana.complete("hearts hand", "table", "")
    assert [choice["value"] for choice in codes] == [write_table_code(1), write_table_code(2)]
    assert [choice["value"] for choice in await world.ana.complete("hearts hand", "table", " 2")] == [
        write_table_code(2)
    ]


async def test_a_card_is_chosen_ahead_by_command(world: World) -> None:
    await world.begin(world.ben, world.chidi, world.dana)
    await world.pass_all()
    first = await world.until_turn()
    waits = next(person for person in world.people if person is not first)
    seat = world.people.index(waits)
    card = (await world.table()).game.hand(seat)[0]
    await waits.command("hearts play", card=str(card))
    chosen = (await world.table()).premove(seat)
    assert chosen is not None
    assert chosen.card is card


async def test_text_that_is_no_card_is_refused(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await world.pass_all()
    before = await world.table()
    for card in ("-", "Q", "QX", "queen", "11C", "🂡", "@everyone", "x" * 300):
        answer = await world.ana.command("hearts play", card=card)
        assert answer.private, card
        assert answer.cards <= cards_in(EXAMPLE), card
        assert (await world.table()).game is before.game


async def test_cards_may_be_written_in_several_ways(world: World) -> None:
    await world.begin(world.ben, world.chidi, world.dana)
    await world.pass_all()
    person = await world.until_turn()
    hands = (await world.table()).game.hand
    lacking = [one for seat, one in enumerate(world.people) if not {*parse_cards("QS TD")} & {*hands(seat)}]
    other = next(one for one in lacking if one is not person)
    for written in ("qs", "QS", "Q♠", "10d", "td", "10♦"):
        assert (await other.command("hearts play", card=written)).says("reason-not-your-turn"), written


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


async def test_a_wrong_pass_is_explained(world: World) -> None:
    await world.begin(world.ben, computers=2)
    hand = (await world.table()).game.hand(0)
    others = (await world.table()).game.hand(1)
    two = " ".join(map(str, hand[:2]))
    assert (await world.ana.command("hearts pass", cards=two)).says("reason-pass-count", count=3)
    assert (await world.ana.command("hearts pass", cards=f"{two} {others[0]}")).says("reason-not-held")
    assert (await world.ana.command("hearts pass", cards=f"{two}, {hand[2]}")).private
    assert (await world.table()).game.view(0).passed == hand[:3]


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


async def test_a_player_leaves_by_command(world: World) -> None:
    await world.begin(world.ben, computers=2)
    assert (await world.ben.leave()).says("left-game")
    assert (await world.table()).seat_of(world.ben.id) is None
    assert (await world.ben.command("hearts leave")).says("refusal-no-table-of-yours")
    assert (await world.ana.leave()).says("ended-game")


async def test_start_and_end_are_for_the_host(world: World) -> None:
    await world.open(world.ben)
    for command in ("start", "end"):
        assert (await world.ben.command(f"hearts {command}")).says("refusal-host-only", host="Ana")
    await world.ana.command("hearts start")
    assert (await world.ana.command("hearts start")).says("refusal-already-started")
    assert (await world.table()).game.phase is Phase.PASSING


async def test_a_manager_of_the_server_ends_a_table_by_command(world: World) -> None:
    mod = world.manager("Mod")
    await world.begin(world.ben, computers=2)
    assert (await mod.end()).says("ended-game")
    await world.wait(2)
    assert (await world.table()).record.status is Status.OVER


async def test_status_lists_the_tables_with_ones_turn(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await world.open(host=world.chidi)
    answer = await world.ana.command("hearts status")
    assert answer.private
    assert str(world.board(1).id) in answer.text
    assert str(world.board(2).id) in answer.text


async def test_the_command_back_is_refused_to_a_person_who_is_not_away(world: World) -> None:
    await world.begin(world.ben, computers=2)
    assert (await world.ana.command("hearts back")).says("refusal-not-away")


async def test_every_command_can_be_given_in_a_thread_or_an_empty_channel(world: World) -> None:
    await world.begin(world.ben, computers=2)
    world.channel = world.guild.create_text_channel("attic")
    assert len((await world.ana.command("hearts hand")).cards) == 13
    assert str((await world.table()).record.message_id) in (await world.ana.command("hearts status")).text


async def test_commands_are_for_servers_except_those_for_a_single_person(world: World) -> None:
    root = [command for command in world.bot.tree.get_commands() if command.name == "hearts"]
    assert root[0].guild_only
    for command in world.bot.tree.get_commands():
        shown = command.to_dict(world.bot.tree)
        alone = command.name in ("solo", "daily", "help", "profile")
        assert shown["contexts"] == ([0, 1, 2] if alone else [0]), command.name  # 1: a direct message, 2: a group
        assert shown["integration_types"] == ([0, 1] if alone else [0]), command.name  # 1: installed by a person
