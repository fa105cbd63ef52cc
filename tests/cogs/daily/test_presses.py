"""Presses about the deal of the day."""

from bot.tables.table import Table
from bot.ui.items import TEXT
from cogs.daily.results import CALENDAR
from cogs.learn.lessons import LESSONS
from db import KindName
from tests.cogs.daily.test_commands import daily_of, forged, named, next_day, play_on, play_the_day, table_of, today
from tests.play import has_no_hints
from tests.world import World


async def test_a_press_in_the_first_second_of_the_next_day_changes_nothing(world: World) -> None:
    screen = await world.ana.command("daily")
    passing = await world.ana.press(screen, named(screen, "begin"))
    day, before = today(world), (await table_of(world, world.ana)).game
    await next_day(world)
    await world.ana.press(passing, passing.all("toggle")[0])
    assert (await table_of(world, world.ana, day)).game.round == before.round
    assert (await forged(world.ben, f"daily:0:{day}:begin")).says("refusal-daily-over")
    assert await world.bot.store.dailies.table_of(day + 1, world.ben.id) is None


async def test_nobody_sees_a_result_before_they_have_ended_the_deal(world: World) -> None:
    await world.ana.press(screen := await world.ana.command("daily"), named(screen, "begin"))
    await play_the_day(world.ben)
    for what in ("result", "table", "share"):
        assert (await forged(world.ana, f"daily:0:{today(world)}:{what}")).says("refusal-daily-not-played")
    assert len(await daily_of(world.bot).results.calendar(world.ana.id)) == CALENDAR


async def test_a_person_shares_one_line_that_shows_no_card_however_often_they_press(world: World) -> None:
    over = await play_the_day(world.ana)
    before = len(world.messages())
    for said in (False, True):
        shown = await world.ana.press(over, named(over, "share"))
        assert bool(shown and shown.says("refusal-shared")) is said
    (shared,) = (message for message in world.messages()[before:] if not message.private)
    assert "⬜" in shared.text or "🟩" in shared.text
    assert not shared.cards


async def test_a_result_leads_to_the_replay_once_nobody_can_play_the_deal_any_more(world: World) -> None:
    over = await play_the_day(world.ana)
    day = today(world)
    assert "replay" not in over.verbs
    await next_day(world)
    opened = await forged(world.ana, f"daily:0:{day}:result")
    assert "replay" in opened.verbs


async def test_a_past_day_can_be_practised_any_number_of_times_without_counting(world: World) -> None:
    await play_the_day(world.ana)
    day = today(world)
    points = (await table_of(world, world.ana)).game.totals
    assert (await forged(world.ben, f"daily:0:{day}:practise")).says("refusal-daily-no-such-day")
    assert (await forged(world.ben, f"daily:0:{day - 999}:practise")).says("refusal-daily-no-such-day"), "never dealt"
    await next_day(world)
    await world.ben.at_once()
    before = await world.ben.command("daily")
    calendar = await world.ben.press(before, named(before, "calendar"))
    screen = await world.ben.pick(calendar, named(calendar, "practise"), [str(day)])
    screen = await play_on(world.ben, screen)
    (number,) = [table.record.id for table in await _practised(world)]
    table = await world.bot.tables.get(number)
    assert table.record.kind == KindName.PRACTICE
    assert table.game.totals == points, "the same presses, the same answers"
    assert await world.bot.store.dailies.field(day) == {(True, points[0]): 1}
    assert await world.bot.store.dailies.tries_of(world.ben.id) == []
    again = await world.ben.press(screen, named(screen, "practise"))
    assert "pass" in again.verbs
    assert all(shown.says("daily-practice-about") for shown in (screen, again)), "its end and its beginning say so"


async def test_the_hand_of_a_practice_game_says_that_another_one_ended_it(world: World) -> None:
    await play_the_day(world.ana)
    day = today(world)
    await next_day(world)
    hands = []
    for _ in range(2):
        screen = await world.ben.command("daily")
        calendar = await world.ben.press(screen, named(screen, "calendar"))
        hands.append(await world.ben.pick(calendar, named(calendar, "practise"), [str(day)]))
        await world.wait(3)
    assert hands[0].says("closed-alone")
    assert hands[0].says("daily-practice-about")
    assert [item.verb for item in hands[0].buttons] == ["daily", "daily", "close"], "no game that counts begins there"
    assert hands[1].all("toggle")
    told = await world.ben.command("hearts hand")
    assert told.says("refusal-no-table-of-yours"), "/daily leads to the deal of today, and not to this one"


async def _practised(world: World) -> list[Table]:
    found = [await world.bot.tables.get(number) for number in (1, 2)]
    return [table for table in found if table.record.kind == KindName.PRACTICE]


async def test_there_are_no_hints_in_the_deal_of_the_day(world: World) -> None:
    await world.ana.press(day := await world.ana.command("daily"), named(day, "begin"))
    await has_no_hints(world)


async def test_the_lessons_are_offered_before_the_only_try_and_whoever_begins_without_them_knows_the_game(
    world: World,
) -> None:
    before = await world.ana.command("daily")
    assert before.says("panel-learn")
    assert before.components[0]["components"][-1]["type"] == TEXT, "the code of the deal stays below all buttons"
    assert [item.verb for item in before.buttons][:2] == ["learn", "daily"], "who cannot play reads on first"
    assert (await world.ana.press(before, "learn")).says("learn-step", step=1, steps=len(LESSONS))
    before = await world.ana.command("daily")
    hand = await world.ana.press(before, named(before, "begin"))
    assert hand.all("toggle")
    assert not hand.says("panel-learn")
    assert not (await world.ana.command("solo")).says("panel-learn")
