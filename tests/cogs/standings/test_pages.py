"""The page of a leaderboard that is found."""

from db import Leaderboard
from tests.cogs.standings.test_commands import crowd, lines, turn
from tests.world import World


async def test_the_button_me_leads_to_ones_own_page(world: World) -> None:
    await crowd(world, 23)
    screen = await world.ana.command("leaderboard")
    place = await world.bot.store.standings.place(
        Leaderboard(world.guild.id, "everything", "all", "rating"), world.ana.id
    )
    assert place.position >= 10
    await turn(world, screen, "me")
    assert screen.says("ranking-page", page=place.position // 10 + 1, pages=3)
    assert [line.endswith("👈") for line in lines(screen)].index(True) == place.position % 10


async def test_the_button_me_stays_on_the_page_for_somebody_who_has_no_rank_any_more(world: World) -> None:
    await crowd(world, 23)
    screen = await world.dana.command("leaderboard")
    await world.dana.forge(screen, "h1:b:ranking:0:1:me.rating.all-time.everything")
    assert screen.says("ranking-page", page=2, pages=3)


async def test_a_page_beyond_the_end_shows_the_last(world: World) -> None:
    await crowd(world, 20)
    screen = await world.ana.command("leaderboard")
    await world.ana.forge(screen, "h1:b:ranking:0:999999999:next.rating.all-time.everything")
    assert screen.says("ranking-page", page=2, pages=2)
