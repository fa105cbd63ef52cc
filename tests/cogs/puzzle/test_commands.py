"""/puzzle: which puzzle comes, wherever somebody asks for it."""

from bot.tables.pace import DAY
from tests.cogs.puzzle.made import MADE
from tests.cogs.puzzle.test_presses import ALL, answer, asked, following, moves, shipped
from tests.cogs.test_anywhere import is_used, without
from tests.connected import ConnectedWorld
from tests.world import World, say

__all__ = ["shipped", "without"]


async def test_each_puzzle_comes_once_and_then_there_is_none_left(world: World) -> None:
    screen, seen = await world.ana.command("puzzle"), list[str]()
    for _ in MADE:
        assert screen.private
        seen.append(asked(screen).id)
        assert set(moves(screen)) == set(ALL[seen[-1]].costs)
        screen = await following(world.ana, await answer(world.ana, screen))
    assert sorted(seen) == sorted(ALL)
    assert screen.says("puzzle-all-seen")
    assert (await world.ana.command("puzzle")).says("puzzle-all-seen")
    assert (await world.bot.store.puzzles.player(world.ana.id)).streak == len(MADE)


async def test_the_first_is_that_of_the_day_for_everybody_and_another_one_tomorrow(world: World) -> None:
    first = [await person.command("puzzle") for person in (world.ana, world.ben)]
    assert all("of the day" in screen.text for screen in first)
    today, same = map(asked, first)
    assert today == same
    answered = await answer(world.ana, first[0])
    await world.later(DAY / 1000)
    tomorrow = await following(world.ana, answered)
    assert "of the day" in tomorrow.text
    in_order = sorted(ALL)
    assert asked(tomorrow).id == in_order[(in_order.index(today.id) + 1) % len(in_order)]
    left_open = await world.ben.command("puzzle")
    assert asked(left_open) == today
    assert "of the day" not in left_open.text


async def test_an_open_puzzle_comes_again_until_it_is_answered_whatever_else_is_asked_for(world: World) -> None:
    first = asked(await world.ana.command("puzzle"))
    await world.restart()
    other = "moon" if first.theme != "moon" else "queen"
    again = await world.ana.command("puzzle", theme=other)
    assert asked(again) == first
    assert again.says("puzzle-first")
    themed = await following(world.ana, await answer(world.ana, again))
    assert asked(themed).theme == other, "the theme is kept"


async def test_the_seat_that_is_asked_is_called_you_in_private_and_in_public(world: World) -> None:
    screen = await world.ana.command("puzzle", theme="moon")
    assert f"**{say('seat-you')}** · " in screen.text
    assert "Ana" not in screen.text
    answered = await answer(world.ana, screen)
    await world.ana.press(answered, next(item for item in answered.all("puzzle") if item.arg.startswith("share")))
    (shared,) = (message for message in world.messages() if not message.private)
    assert f"**{say('seat-you')}** · " in shared.text


async def test_a_theme_that_is_used_up_says_so_and_leads_to_the_others(world: World) -> None:
    screen = await world.ana.command("puzzle", theme="moon")
    assert asked(screen).theme == "moon"
    screen = await following(world.ana, await answer(world.ana, screen))
    assert screen.says("puzzle-theme-seen", theme="Shooting the moon")
    assert asked(await following(world.ana, screen)).theme != "moon"


async def test_a_puzzle_is_solved_where_the_bot_is_no_member_and_not_shared_there(without: ConnectedWorld) -> None:
    await is_used(without, "puzzle")
    screen = await without.ana.command("puzzle")
    move = next(item for item in screen.all("puzzle") if not item.disabled)
    answered = await without.ana.press(screen, move)
    assert answered.private
    assert not [item.arg for item in answered.all("puzzle") if item.arg.startswith("share")]
