"""/leaderboard: who is best, page by page, shown privately or to everybody."""

import re

from cogs.standings.screens.leaderboard import METRICS, period_name
from db import periods
from tests.cogs.test_anywhere import is_used, without
from tests.connected import ConnectedWorld
from tests.db.games import ended
from tests.world import Screen, World, say

__all__ = ["without"]

DAY = 86_400_000


async def play(world: World, number: int, *order: int, rules: str = "standard", ago: int = 0, games: int = 1) -> None:
    """Stores games that ended ``ago`` days ago: people by id, the best first."""
    for extra in range(games):
        totals: dict[int | None, int] = {person: 10 * (place + 1) for place, person in enumerate(order)}
        at = int(world.env.backend.clock.now().timestamp() * 1000) - ago * DAY
        await world.bot.store.commit(
            ended(100 * number + extra, totals, guild_id=world.guild.id, rules=rules, at=at, moons=number % 2)
        )


async def crowd(world: World, size: int) -> None:
    """Stores games of this many people, the first is the best, and Ana is the last."""
    for number in range(1, size):
        await world.bot.store.directory.see_player(number, f"Player {number:02}", "en-US", 1)
    people = [*range(1, size), world.ana.id]
    for start in range(0, size, 4):
        await play(world, 1 + start, *people[start : start + 4], games=5)


def lines(screen: Screen) -> list[str]:
    return [line for line in screen.text.splitlines() if "** · " in line]


def arrows(screen: Screen) -> dict[str, tuple[str, bool]]:
    return {item.arg.split(".")[0]: (item.custom_id, item.disabled) for item in screen.all("ranking")}


async def turn(world: World, screen: Screen, how: str) -> Screen:
    (item,) = [item for item in screen.all("ranking") if item.arg.startswith(f"{how}.")]
    return await world.ana.press(screen, item)


async def test_an_empty_leaderboard_says_what_to_do(world: World) -> None:
    for by in METRICS:
        screen = await world.ana.command("leaderboard", by=by)
        assert screen.private
        assert screen.says("ranking-empty", by=by, least=5, over=False)
        assert "new" in screen.verbs
        assert not any(
            screen.says("ranking-not-mine", why=why, games=0, least=5) for why in ("none", "few", "wins", "moons")
        ), "why nobody is there is said already"
        assert not {"first", "next", "me", "share"} & arrows(screen).keys(), "there is nothing to go through or share"


async def test_past_seasons_can_be_looked_through(world: World) -> None:
    ana, ben = world.ana.id, world.ben.id
    for person in (world.ana, world.ben):
        await person.command("leaderboard")
    await play(world, 1, ben, ana, games=5, ago=200)
    await play(world, 2, ana, ben, games=5)
    at = int(world.env.backend.clock.now().timestamp() * 1000)
    before = periods(at - 200 * DAY)["quarter"]
    screen = await world.ana.command("leaderboard", by="wins", period="season")
    assert (
        say("ranking-line", rank="🥇", name="Ana", value=say("ranking-wins", value=5, games=5), me="yes") in screen.text
    )
    assert arrows(screen)["later"][1]
    screen = await turn(world, screen, "earlier")
    assert screen.says("ranking-past", name=period_name(before, say), value="everything")
    assert [("Ben" in line, "Ana" in line) for line in lines(screen)] == [(True, False)]
    assert arrows(screen)["earlier"][1], "nobody played before"
    (menu,) = [item for item in screen.all("ranking") if item.arg.startswith("by.")]
    screen = await world.ana.pick(screen, menu, ["rating"])
    assert screen.says("ranking-past", name=period_name(before, say), value="everything")
    screen = await turn(world, screen, "later")
    assert not screen.says("ranking-past", name=period_name(before, say), value="everything")
    assert arrows(screen)["later"][1]


async def test_past_seasons_are_left_one_after_another(world: World) -> None:
    for table_id, ago in ((1, 400), (10, 200), (20, 0)):
        await play(world, table_id, world.ana.id, world.ben.id, games=5, ago=ago)
    screen, seen = await world.ana.command("leaderboard", by="wins", period="season"), []
    for how in ("earlier", "earlier", "later", "later"):
        screen = await turn(world, screen, how)
        seen.append(screen.text)
    first, second, third, fourth = seen
    assert (first, second == first, fourth == first) == (third, False, False)
    assert arrows(screen)["later"][1]


async def test_the_games_of_a_past_season_can_be_replayed(world: World) -> None:
    await play(world, 1, world.ben.id, world.ana.id, games=7, ago=200)
    await play(world, 2, world.ana.id, world.ben.id, games=8)
    screen = await world.ana.command("leaderboard", by="wins", period="season")
    assert "games" not in arrows(screen), "these are the first ones in the history anyway"
    shown = await turn(world, await turn(world, screen, "earlier"), "games")
    listed = {int(number) // 100 for number in re.findall(r"table (\d+)", shown.text)}
    assert listed == {1, 2}, "the page on which the later season ends"
    for name in ("2025W53", "0000", "9999W52"):
        forged = await world.ana.forge(screen, f"h1:b:ranking:0:0:games.wins.week.everything.{name}")
        assert forged.says("refusal-unreadable")


async def test_a_season_of_another_length_than_now_shows_the_one_that_goes_on(world: World) -> None:
    screen = await world.ana.command("leaderboard", period="season")
    shown = await world.ana.forge(screen, "h1:b:ranking:0:0:open.rating.season.everything.2025H1")
    assert any(item.arg.startswith("earlier.rating.season") for item in shown.all("ranking"))
    assert "2025" not in shown.text
    for name in ("2025Q5", "2025W54", "%", "all"):
        refused = await world.ana.forge(screen, f"h1:b:ranking:0:0:open.rating.season.everything.{name}")
        assert refused.says("refusal-unreadable")


async def test_people_are_listed_in_order_and_see_their_own_rank(world: World) -> None:
    ana, ben, chidi, dana = world.people
    for person in world.people:
        await person.command("help")
        await person.command("leaderboard")
    await play(world, 1, dana.id, ben.id, ana.id, chidi.id, games=5)
    screen = await ana.command("leaderboard")
    assert [line.split("**")[1] for line in lines(screen)] == ["Dana", "Ben", "Ana", "Chidi"]
    assert lines(screen)[0].startswith("🥇")
    assert [line.endswith("👈") for line in lines(screen)] == [False, False, True, False]
    assert not screen.says("ranking-mine", rank=3, size=4), "the line says it"
    wins = await ana.command("leaderboard", by="wins")
    assert [line.split("**")[1] for line in lines(wins)] == ["Dana"]
    assert say("ranking-wins", value=5, games=5) in wins.text
    assert wins.says("ranking-not-mine", why="wins", games=0, least=5)


async def test_a_menu_chooses_the_rules(world: World) -> None:
    ana, ben, chidi, dana = world.people
    await play(world, 1, ana.id, ben.id, chidi.id, dana.id, rules="omnibus")
    screen = await ana.command("leaderboard", by="wins")
    for family, there in (("spot", 0), ("omnibus", 1), ("everything", 1)):
        (menu,) = [item for item in screen.all("ranking") if item.arg.startswith("of.")]
        await ana.pick(screen, menu, [family])
        (menu,) = [item for item in screen.all("ranking") if item.arg.startswith("of.")]
        assert menu.chosen == [family]
        assert screen.says("ranking-title", by="wins") if there else screen.says("ranking-title-empty")
        assert len(lines(screen)) == there


async def test_a_share_or_an_average_takes_some_games(world: World) -> None:
    ana, ben, chidi, dana = world.people
    await play(world, 1, ana.id, ben.id, chidi.id, games=4)
    screen = await ana.command("leaderboard", by="win-rate")
    assert screen.says("ranking-empty", by="win-rate", least=5, over=False)
    assert screen.says("ranking-not-mine", why="few", games=4, least=5)
    await play(world, 2, dana.id, ana.id, ben.id)
    screen = await ana.command("leaderboard", by="win-rate")
    assert say("ranking-win-rate", value=0.8, games=5) in screen.text
    await play(world, 3, ana.id, ben.id, rules="chips")
    screen = await ana.command("leaderboard", by="average")
    average = say("ranking-average", value=12.0, games=5, division="everything")
    assert f"** · {average}" in lines(screen)[0], "chips are no points, and the sign by which it is ranked is not shown"


async def test_games_of_other_rules_and_servers_do_not_count(world: World) -> None:
    ana, ben, chidi, _ = world.people
    await play(world, 1, ana.id, ben.id, chidi.id, rules="omnibus", games=5)
    await world.bot.store.commit(ended(999, {ana.id: 1, 77: 2, 78: 3}, guild_id=5))
    assert len(lines(await ana.command("leaderboard"))) == 3
    assert len(lines(await ana.command("leaderboard", rules="omnibus"))) == 3
    assert lines(await ana.command("leaderboard", rules="standard")) == []


async def test_sharing_posts_the_page_and_others_browse_it_in_private(world: World) -> None:
    await crowd(world, 12)
    screen = await world.ana.command("leaderboard")
    await world.restart()
    await turn(world, screen, "last")
    assert screen.says("ranking-page", page=2, pages=2)
    shared = await turn(world, screen, "share")
    assert not shared.private
    assert lines(shared) == [line.removesuffix(" 👈") for line in lines(screen)]
    assert "👈" not in shared.text
    assert {item.arg.split(".")[0] for item in shared.all("ranking")} == {"open", "me"}
    before = shared.text
    (look,) = [item for item in shared.all("ranking") if item.arg.startswith("open.")]
    own = await world.ben.press(shared, look)
    assert own.private
    assert own.id != shared.id
    assert shared.text == before
    assert own.says("ranking-not-mine", why="few", games=0, least=5)
    assert not (await world.ana.command("leaderboard", public=True)).private, "at once"


async def test_an_unlisted_person_is_told_so_and_not_shown_to_others(world: World) -> None:
    ana, ben, chidi, _ = world.people
    await ana.command("help")
    await ana.command("leaderboard")
    await play(world, 1, ana.id, ben.id, chidi.id, games=5)
    await world.bot.store.directory.set_preferences(ana.id, '{"listed": false}')
    screen = await ana.command("leaderboard")
    assert screen.says("ranking-not-mine", why="hidden", games=0, least=5)
    assert "Ana" not in screen.text


async def test_people_have_their_names_on_the_server_also_after_they_left(world: World) -> None:
    ana, ben, chidi, _ = world.people
    for person in (ana, ben, chidi):
        await person.command("help")
    await play(world, 1, ben.id, ana.id, chidi.id, games=5)
    world.env.backend.edit_member(world.guild.id, ben.id, {"nick": "Benny"})
    await ben.command("help")
    await world.bot.store.directory.name_player(ben.id, 5, "Mister Secret")
    assert [line.split("**")[1] for line in lines(await ana.command("leaderboard"))] == ["Benny", "Ana", "Chidi"]
    world.guild.remove_member(ben.actor)
    assert [line.split("**")[1] for line in lines(await ana.command("leaderboard"))] == ["Benny", "Ana", "Chidi"]


async def test_names_are_shown_safely(world: World) -> None:
    await world.bot.store.directory.see_player(1, "**@everyone** [x](http://y)", "en-US", 1)
    await play(world, 1, 1, 2, 3, games=5)
    (first, *rest) = lines(await world.ana.command("leaderboard"))
    assert "@everyone" not in first
    assert all("**?**" in line for line in rest)


async def test_a_profile_is_read_on_a_server_that_does_not_have_the_bot(without: ConnectedWorld) -> None:
    await is_used(without, "profile")
