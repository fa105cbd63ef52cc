"""History: the games of a server or a person, each with its winner and its people."""

import re
from dataclasses import replace

import discord
from simcord.enums import ChannelType

from bot.past import PAGE, HistoryLine, HistoryPage, HistoryResult
from bot.tables.person import Person as Sitter
from bot.ui.actions import Action
from cogs.standings.screens.history import MAX_NAMES, history, read_history
from hearts import PRESETS
from tests.bot.answers.test_onlookers import hide
from tests.bot.ui.drawn import Drawn, in_every_language, say
from tests.db.games import ended
from tests.past import SHORT, code, past
from tests.world import World


def result(seat: int, name: str, total: int, *, computer: bool = False) -> HistoryResult:
    return HistoryResult(None if computer else 10 + seat, name, total, not seat)


ENDS = result(0, "Ana", 20), result(1, "Ben", 44), result(2, "Fern", 101, computer=True)
GAME = HistoryLine(35, "omnibus", 1_795_262_400_000, False, ENDS)


def test_a_game_lists_its_winner_the_others_and_the_number_of_its_table() -> None:
    shown = Drawn(history(HistoryPage(0, (GAME,), more=False), say, 0))
    first, others = shown.text.index("Ana"), shown.text.index("Ben")
    assert first < others < shown.text.index("Fern\N{NO-BREAK SPACE}🤖")
    assert "<t:1795262400:d>" in shown.text
    assert "🏆 **Ana**:\N{NO-BREAK SPACE}20\n" in shown.text, "few points are good"
    assert "table 35" in shown.text
    assert (shown.one("replay").values, shown.one("replay").placeholder) == (["35"], say("history-replay"))
    assert "history" not in shown.verbs, "there is no other page"


def test_a_game_that_ended_early_says_so() -> None:
    early = replace(GAME, ended_early=True, results=tuple(replace(end, won=False) for end in ENDS))
    shown = [Drawn(history(HistoryPage(0, (game,), more=False), say, 0)).text for game in (GAME, early)]
    assert [say("history-early") in each for each in shown] == [False, True]


def test_a_game_without_a_finished_round_offers_no_replay() -> None:
    short = replace(GAME, table_id=36, replay=False)
    shown = Drawn(history(HistoryPage(0, (GAME, short), more=False), say, 0))
    assert "table 36" in shown.text
    assert shown.one("replay").values == ["35"]
    assert "replay" not in Drawn(history(HistoryPage(0, (short,), more=False), say, 0)).verbs


async def test_a_game_that_was_ended_in_its_first_round_offers_no_replay(world: World) -> None:
    number = await world.begin(computers=3)
    await world.bot.tables.end(number, Sitter(world.ana.id, "Ana"))
    await world.wait(2)
    answer = await world.ana.command("history")
    assert f"table {number}" in answer.text
    assert "replay" not in answer.verbs
    assert (await world.ana.command("hearts review")).says("refusal-review-nothing", code=str(number))


def test_the_person_whose_games_they_are_is_bold_and_named() -> None:
    shown = Drawn(history(HistoryPage(0, (GAME,), more=False, player_id=11), say, 0, "Ben_"))
    assert shown.says("history-title-of", who="Ben\\_")
    assert "**Ben" in shown.text
    assert "**Fern" not in shown.text


def test_readers_find_themselves_among_the_games_of_a_server() -> None:
    for reader in (0, 11):
        shown = Drawn(history(HistoryPage(0, (GAME,), more=False), say, reader))
        assert ("**Ben" in shown.text) == (reader == 11)


def test_all_pages_are_of_the_same_person() -> None:
    shown = Drawn(history(HistoryPage(1, (GAME,), more=True, player_id=11), say, 0))
    assert shown.says("history-page", page=2)
    assert not Drawn(history(HistoryPage(0, (GAME,), more=False), say, 0)).says("history-page", page=1), "the only one"
    back, onward = shown.all("history")
    assert (back.number, onward.number, back.disabled, onward.disabled) == (0, 2, False, False)
    assert read_history(Action("history", 0, 2, onward.arg)) == 11
    everybody = Drawn(history(HistoryPage(0, (GAME,), more=True), say, 0)).all("history")[1]
    assert read_history(Action("history", 0, 1, everybody.arg)) is None


def test_a_large_table_lists_the_best_and_counts_the_others() -> None:
    many = HistoryLine(1, "x" * 40, 0, False, tuple(result(seat, "W" * 32, seat) for seat in range(16)))
    page = HistoryPage(0, tuple(replace(many, table_id=number) for number in range(1, 6)), more=True)
    assert Drawn(history(page, say, 0)).says("history-more", count=16 - MAX_NAMES)
    in_every_language(lambda say: history(page, say, 0, "W" * 32))


# -- in a server


async def test_the_history_lists_the_games_of_the_server_the_newest_first(world: World) -> None:
    first = await past(world, 0, 1)
    second = await past(world, 2, 3, at=90_000_000, preset="omnibus", rules=PRESETS["quick"], seed=3)
    await past(world, 0, guild_id=99, at=100_000_000)
    await past(world, 0, rounds=1, at=100_000_000)
    screen = await world.dana.command("history")
    assert screen.private
    assert screen.one("replay").values == [str(second.record.id), str(first.record.id)]
    assert "<t:90000:d>" in screen.text
    assert say("preset-omnibus") in screen.text
    for seat, total in enumerate(second.game.totals):
        assert re.search(rf"{second.seats[seat].name}(\*\*)?(\s🤖)?(\*\*)?:\s{total}\b", screen.text)
    assert screen.text.count("🤖") == 4
    assert screen.text.count("🏆") == len(first.game.winners) + len(second.game.winners)
    assert "history" not in screen.verbs
    await world.dana.choose(screen, "replay", [str(first.record.id)])
    assert screen.says(
        "replay-deal", game=say("note-table", code=code(first)), round=1, rounds=len(first.game.rounds), passes="yes"
    )


async def test_the_history_of_a_person_lists_their_games(world: World) -> None:
    await past(world, 0, 1)
    theirs = [await past(world, 1, 2, at=2_000_000 * number, rules=SHORT) for number in range(1, 11)]
    screen = await world.dana.command("history", member=world.chidi.actor)
    assert screen.says("history-title-of", who="Chidi")
    assert screen.one("replay").values == [str(table.record.id) for table in theirs[:3:-1]]
    assert screen.text.count("**Chidi**") == 6
    await world.dana.press(screen, next(item for item in screen.all("history") if item.arg.startswith("next")))
    assert screen.says("history-title-of", who="Chidi")
    assert screen.one("replay").values == [str(table.record.id) for table in theirs[3::-1]]
    nobody = await world.dana.command("history", member=world.dana.actor)
    assert nobody.says("history-none", page=0)


async def test_who_gave_up_their_seat_is_listed_as_gone(world: World) -> None:
    game = ended(1, {world.ana.id: 10, world.ben.id: 20}, guild_id=world.guild.id)
    first, last = game.results
    await world.bot.store.commit(replace(game, results=(first, replace(last, name="Ben", departed=True))))
    screen = await world.dana.command("history")
    assert screen.says("history-standing", who="Ben", total=20, won=False, bold=False, departed=True)


async def test_pages_of_the_history_are_filled_with_games_that_may_be_seen(world: World) -> None:
    room = hide(world)
    seen = [await past(world, 0, 1, at=at, seed=at) for at in range(1, 2 * PAGE, 2)]
    hidden = [await past(world, 0, 2, at=at, seed=at, channel_id=room.id) for at in range(2, 2 * PAGE + 1, 2)]
    numbers = {str(table.record.id) for table in seen}
    listed = (await world.dana.command("history")).one("replay")
    assert {option["value"] for option in listed.options} == numbers
    offered = {choice["value"] for choice in await world.dana.complete("hearts replay", "table", "")}
    assert offered == {code(table) for table in seen}
    mine = (await world.chidi.command("history", member=world.chidi.actor.user)).one("replay")
    assert {option["value"] for option in mine.options} == {str(table.record.id) for table in hidden}


async def test_lists_show_games_of_a_private_thread_only_in_it_and_to_those_who_manage_threads(world: World) -> None:
    thread = world.env.backend.create_thread(world.channel.id, "secret", world.ana.id, type=ChannelType.PRIVATE_THREAD)
    world.env.backend.add_thread_member(thread.id, world.dana.id)
    await past(world, 0, 1, channel_id=thread.id)
    await world.env.settle()
    keeper = world.arrive(
        "Eve", roles=[world.guild.create_role("Keepers", permissions=discord.Permissions(manage_threads=True))]
    )
    assert "replay" not in (await world.chidi.command("history")).verbs
    assert "replay" in (await keeper.command("history")).verbs
    (world.channel,) = world.channel.threads
    assert "replay" in (await world.dana.command("history")).verbs


async def test_pages_of_the_history_leave_out_what_is_hidden(world: World) -> None:
    room = hide(world)
    await past(world, 0, 1, channel_id=room.id)
    open_one = await past(world, 0, 1, seed=2)
    page = await world.dana.forge(await world.dana.command("history"), "h1:b:history:0:0:next.0")
    assert page.one("replay").values == [str(open_one.record.id)]


async def test_the_history_leaves_out_games_in_a_thread_of_a_hidden_channel(world: World) -> None:
    thread = world.env.backend.create_thread(hide(world).id, "cards", world.ana.id)
    await past(world, 0, 1, channel_id=thread.id)
    await world.env.settle()
    assert "replay" not in (await world.dana.command("history")).verbs


async def test_the_history_does_not_lead_to_a_game_that_was_broken_off(world: World) -> None:
    table = await past(world, rounds=1)
    await world.ana.end(table=code(table))
    assert (await world.dana.command("history")).says("history-early")
