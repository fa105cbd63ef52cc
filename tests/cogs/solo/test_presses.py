"""Presses in a solo game."""

from bot.tables.pace import SPEEDS
from db import KindName, Status
from tests.bot.messages.test_guild_events import greeted
from tests.bot.messages.test_panels_on_their_way import PUSH
from tests.cogs.solo.test_commands import begin, named
from tests.connected import ConnectedWorld
from tests.payloads import MENU
from tests.world import World, say

BULB = "💡"


async def test_presses_of_others_on_a_solo_game_are_refused(world: World) -> None:
    panel = await begin(world)
    before = await world.table()
    for verb in ("hand", "solo", "join", "play", "replay", "scores", "rules", "hint", "cancel"):
        refusal = await world.ben.forge(panel, f"h1:b:{verb}:1:0:{panel.playable[0] if verb == 'play' else ''}")
        assert refusal.says("refusal-no-such-table")
    for command in ("hearts replay", "hearts verify", "hearts review", "hearts end", "hearts join"):
        assert (await world.ben.command(command, table="1")).says("refusal-no-such-table")
    assert await world.table() is before


async def test_level_and_speed_are_chosen_on_the_panel_and_remembered(world: World) -> None:
    panel = await begin(world)
    arranged = await world.ana.press(panel, named(panel, "game"))
    level, speed = (item for item in arranged.all("solo") if item.kind == MENU)
    assert speed.values == [*SPEEDS]
    arranged = await world.ana.pick(arranged, level, ["beginner"])
    await world.ana.pick(arranged, speed, ["brisk"])
    table = await world.table()
    assert {seat.level for seat in table.seats} == {"beginner"}
    assert table.record.settings.speed == "brisk"
    new = await world.ana.command("solo", restart=True)
    assert new.one("pass")
    table = await world.table(2)
    assert ({seat.level for seat in table.seats}, table.record.settings.speed) == ({"beginner"}, "brisk")
    assert (await world.table(1)).record.status is Status.CANCELLED


async def test_a_level_chosen_after_a_game_is_that_of_the_next_one(world: World) -> None:
    await world.ana.command("solo", preset=await world.short_game(), speed="at-once")
    await world.skip_round()
    await world.wait(5)
    over = world.ana.panel
    arranged = await world.ana.press(over, named(over, "game"))
    level, speed = (item for item in arranged.all("solo") if item.kind == MENU)
    arranged = await world.ana.pick(arranged, level, ["beginner"])
    assert arranged.says("settings-saved")
    arranged = await world.ana.pick(arranged, speed, ["brisk"])
    await world.ana.press(arranged, named(arranged, "new"))
    table = await world.table(2)
    assert ({seat.level for seat in table.seats}, table.record.settings.speed) == ({"beginner"}, "brisk")


async def test_a_running_game_is_given_up_only_after_a_second_press(world: World) -> None:
    panel = await begin(world)
    game = await world.ana.press(panel, named(panel, "game"))
    sure = await world.ana.press(game, named(game, "sure"))
    assert sure.says("solo-sure-new")
    assert (await world.table()).record.status is Status.PLAYING
    game = await world.ana.press(sure, "hand")
    assert game.playable
    game = await world.ana.press(game, named(game, "game"))
    sure, mark = await world.ana.press(game, named(game, "sure")), len(world.watch.requests)
    await world.ana.press(sure, "solo")
    await world.wait(3)
    assert world.watch.count(mark)["push"] == 0, "the end of the old game is not shown in the place of the new one"
    assert (await world.table()).record.status is Status.CANCELLED
    assert (await world.table(2)).record.kind == KindName.SOLO


async def test_two_presses_at_once_deal_one_new_game(world: World) -> None:
    panel = await begin(world)
    sure = await world.ana.press(await world.ana.press(panel, named(panel, "game")), named(panel, "sure"))
    new = named(sure, "new").custom_id
    await world.at_once((world.ana, sure, new, None), (world.ana, sure, new, None))
    assert await world.bot.store.tables.alive_of_player(world.ana.id) == [2]


async def test_a_hint_in_a_game_of_ones_own_costs_nothing(world: World) -> None:
    panel = await begin(world)
    assert BULB in (await world.ana.press(panel, "hint")).text


async def test_a_game_that_takes_the_place_of_another_is_not_hidden_by_its_last_push(connected: ConnectedWorld) -> None:
    world, ana = connected, connected.ana
    panel = await ana.command("solo")
    await world.wait(3)
    asked = await ana.press(panel, next(item for item in panel.all("solo") if item.arg == "game"))
    asked = await ana.press(asked, next(item for item in asked.all("solo") if item.arg == "sure"))
    hold = world.server.faults.hold("PATCH", PUSH, times=None)
    await ana.press(asked, next(item for item in asked.all("solo") if item.arg == "new"))
    await world.wait(3)
    hold.release()
    await world.wait(3)
    (shown,) = ana.said()
    assert {item.table for item in shown.all("toggle")} == {2}, shown


async def test_everybody_who_reads_the_greeting_may_play_at_once(world: World) -> None:
    shown = await greeted(world)
    assert shown.says("welcome-title")
    panel = await world.ana.press(shown, "solo")
    assert panel.private
    assert panel.one("pass")
    assert [message.id for message in world.messages()] == [shown.id]


async def test_a_replay_between_two_rounds_calls_its_reader_you_and_leads_back_to_the_result(world: World) -> None:
    await world.ana.command("solo", speed="at-once")
    await world.skip_round()
    panel = await world.ana.command("solo")
    shown = await world.ana.press(panel, "replay")
    assert shown.one("hand").label == say("button-to-round")
    titles = []
    for _ in range(13):
        shown = await world.ana.press(shown, next(item for item in shown.all("replay") if item.arg == "next"))
        titles.append(shown.text.splitlines()[0])
        assert f"**{say('seat-you')}**" in shown.text
        assert world.ana.name not in shown.text
    mine = say("replay-taker-you", points=0)
    assert any(title.startswith(mine) for title in titles)
    assert (await world.ana.press(shown, "hand")).says("solo-round-over", round=1)
