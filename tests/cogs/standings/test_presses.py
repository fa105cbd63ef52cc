"""Presses on a leaderboard (pages, menus, and sharing) and on a list of games."""

from cogs.standings.screens.leaderboard import DIVISIONS, METRICS, PERIODS
from db import period_end
from tests.cogs.standings.test_commands import arrows, crowd, lines, play, turn
from tests.past import SHORT, past
from tests.world import World


async def test_pages_are_turned_in_place_and_all_buttons_differ(world: World) -> None:
    await crowd(world, 23)
    screen = await world.ana.command("leaderboard")
    assert len(lines(screen)) == 10
    assert screen.says("ranking-page", page=1, pages=3)
    assert len({custom_id for custom_id, _ in arrows(screen).values()}) == len(screen.all("ranking"))
    assert {how for how, (_, disabled) in arrows(screen).items() if disabled} == {"first", "back"}
    pages = {"next": 2, "last": 3, "back": 2, "first": 1}
    for how, page in pages.items():
        turned = await turn(world, screen, how)
        assert turned.id == screen.id
        assert screen.says("ranking-page", page=page, pages=3)
    await turn(world, screen, "last")
    assert {how for how, (_, disabled) in arrows(screen).items() if disabled} == {"next", "last"}
    assert len(lines(screen)) == 3


async def test_an_arrow_that_was_drawn_before_an_update_leads_on(world: World) -> None:
    await crowd(world, 33)
    screen = await world.ana.command("leaderboard")
    for how, page in {"next": 3, "last": 4, "back": 1, "first": 1}.items():
        await world.ana.forge(screen, f"h1:b:ranking:0:1:{how}.rating.all-time.everything")  # it stood on page 2
        assert screen.says("ranking-page", page=page, pages=4), how


async def test_menus_choose_the_division_and_the_period(world: World) -> None:
    ana, ben, chidi, dana = world.people
    await play(world, 1, ben.id, ana.id, chidi.id, dana.id, ago=200, games=5)
    screen = await ana.command("leaderboard", rules="standard")
    by, period, family = [item for item in screen.all("ranking") if item.options]
    assert (by.chosen, period.chosen, family.chosen) == (["rating"], ["all-time"], ["standard"])
    assert (by.values, period.values, family.values) == ([*METRICS], [*PERIODS], [*DIVISIONS])
    assert len(lines(screen)) == 4
    await ana.actor.select(screen.message, ["moons"], custom_id=by.custom_id)
    assert screen.says("ranking-title", by="moons")
    assert len(lines(screen)) == 4
    (period,) = [item for item in screen.all("ranking") if item.arg.startswith("in.")]
    await ana.actor.select(screen.message, ["season"], custom_id=period.custom_id)
    ends = period_end("quarter", int(world.env.backend.clock.now().timestamp() * 1000))
    assert ends is not None
    assert screen.says("ranking-ends", period="season", ends=f"<t:{ends // 1000}:R>")
    assert lines(screen) == []
    await play(world, 3, ana.id, ben.id, chidi.id, dana.id)
    assert len(lines(await ana.command("leaderboard", period="week", by="moons"))) == 4


async def test_a_forged_button_is_refused(world: World) -> None:
    screen = await world.ana.command("leaderboard")
    unreadable = "first.x.all-time.standard", "me.rating.ever.standard", "of.rating.week.x", "by.rating.week.x.y"
    for arg in ("", "first", *unreadable):
        answer = await world.ana.forge(screen, f"h1:b:ranking:0:0:{arg}")
        assert answer.says("refusal-unreadable"), arg


async def test_the_history_has_pages(world: World) -> None:
    games = [await past(world, at=1_000_000 * number, rules=SHORT) for number in range(1, 20)]
    newest = [str(table.record.id) for table in games[::-1]]
    screen, seen = await world.dana.command("history"), []
    for _ in range(4):
        seen += screen.one("replay").values
        onward = next(item for item in screen.all("history") if item.arg.startswith("next"))
        if not onward.disabled:
            await world.dana.press(screen, onward)
            assert screen.says("history-title"), "of everybody"
    assert seen == newest
    assert onward.disabled
    back = next(item for item in screen.all("history") if item.arg.startswith("back"))
    await world.dana.press(screen, back)
    assert screen.one("replay").values == newest[12:18]


async def test_a_forged_page_of_games_is_refused(world: World) -> None:
    await past(world)
    screen = await world.dana.command("history")
    for arg in ("next", "next.", "next.x", "next." + "9" * 30):
        answer = await world.dana.forge(screen, f"h1:b:history:0:0:{arg}")
        assert answer.says("refusal-unreadable"), arg


async def test_a_result_leads_to_the_leaderboard_of_whoever_presses(world: World) -> None:
    await world.begin(world.ben, computers=2, preset=await world.short_game())
    await world.skip(until=lambda table: not table.alive)
    await world.wait(5)
    page = await world.ana.press(world.board(), "ranking")
    assert page.private
    assert page.says("ranking-not-mine", why="few", games=1, least=5)
