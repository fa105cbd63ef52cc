"""Presses on puzzles: the first answer counts, and nothing moves a rating but an answer."""

from datetime import date, timedelta

import pytest

from bot.tables.pace import DAY
from bot.tables.person import Person as Sitter
from db.tally import PuzzlePlayer
from hearts import parse_cards
from players.puzzles import THEMES, Puzzle
from tests.cogs.puzzle.made import MADE, ship
from tests.screens import Button
from tests.world import Person, World, say
from tests.world.screen import Screen

ALL = {puzzle.id: puzzle for puzzle in MADE}


@pytest.fixture(autouse=True)
def shipped(monkeypatch: pytest.MonkeyPatch) -> None:
    ship(monkeypatch, *MADE)


def moves(screen: Screen) -> dict[str, Button]:
    """The moves that can be pressed, by their name."""
    found = (item for item in screen.all("puzzle") if item.arg[:8] in ALL and not item.disabled)
    return {" ".join(item.arg.split(".")[2:]): item for item in found}


def asked(screen: Screen) -> Puzzle:
    """The puzzle on a screen that asks."""
    (number,) = {item.arg[:8] for item in moves(screen).values()}
    return ALL[number]


async def answer(person: Person, screen: Screen, *, right: bool = True) -> Screen:
    puzzle = asked(screen)
    move = next(move for move in moves(screen) if (move == puzzle.best) is right)
    shown = await person.press(screen, moves(screen)[move])
    assert shown.says("puzzle-judged", right=right)
    return shown


def leading_to(screen: Screen, what: str) -> Button:
    return next(item for item in screen.all("puzzle") if item.arg.partition(".")[0] == what)


async def following(person: Person, screen: Screen) -> Screen:
    return await person.press(screen, next(item for item in screen.all("puzzle") if item.arg in ("next", *THEMES)))


async def stored(world: World, person: Person) -> object:
    """All that an answer could change."""
    puzzles = world.bot.store.puzzles
    return await puzzles.player(person.id), await puzzles.ratings(), await puzzles.seen(person.id)


async def test_a_second_press_on_another_card_changes_nothing_and_says_so(world: World) -> None:
    screen = await world.ana.command("puzzle")
    puzzle, buttons = asked(screen), moves(screen)
    await answer(world.ana, screen, right=False)
    before = await stored(world, world.ana)
    shown = await world.ana.forge(screen, buttons[puzzle.best].custom_id)
    assert shown is not None
    assert shown.says("puzzle-answered")
    assert shown.says("puzzle-judged", right=False)
    assert await stored(world, world.ana) == before


async def test_a_theme_is_chosen_from_the_menu_below_an_answer(world: World) -> None:
    shown = await answer(world.ana, await world.ana.command("puzzle"))
    theme = next(each.theme for each in MADE if not leading_to(shown, "share").arg.endswith(each.id))
    themed = await world.ana.pick(shown, leading_to(shown, "theme"), [theme])
    assert asked(themed).theme == theme
    shown = await answer(world.ana, themed)
    chosen = [option["value"] for option in leading_to(shown, "theme").options if option["default"]]
    assert chosen == [theme], "the next one is about the same"
    anything = await world.ana.pick(shown, leading_to(shown, "theme"), ["any"])
    assert asked(anything).theme != theme


async def test_two_presses_at_once_count_once(world: World) -> None:
    screen = await world.ana.command("puzzle")
    pressed = [(world.ana, screen, item.custom_id, None) for item in [*moves(screen).values()][:2]]
    await world.at_once(*pressed)
    assert (await world.bot.store.puzzles.player(world.ana.id)).answered == 1


@pytest.mark.parametrize(
    "arg",
    [
        "{other}..{best}",
        "theme",
        "{open}..ZZ",
        "{open}.stars.{best}",
        "{open}",
        "ffffffff..2C",
        "x",
        "share.{open}",
        "share",
    ],
)
async def test_a_forged_press_changes_nothing(world: World, arg: str) -> None:
    screen = await world.ana.command("puzzle")
    puzzle = asked(screen)
    other = next(each for each in MADE if each != puzzle)
    best = (other if "other" in arg else puzzle).best.replace(" ", ".")
    before = await stored(world, world.ana)
    shown = await world.ana.forge(screen, f"h1:b:puzzle:0:0:{arg.format(other=other.id, open=puzzle.id, best=best)}")
    assert shown is not None
    assert shown.says("refusal-unreadable") or "That puzzle is gone" in shown.text
    assert shown.private, "nobody shares a puzzle that they have not answered"
    assert await stored(world, world.ana) == before


async def test_nothing_before_the_press_says_which_card_is_best(world: World) -> None:
    screen = await world.ana.command("puzzle")
    assert len({(item.style, item.disabled) for item in moves(screen).values()}) == 1
    assert "💡" not in screen.text + "".join(item.label or "" for item in screen.buttons)


async def test_a_shared_puzzle_shows_no_answer_and_is_not_rated_for_whoever_tries_it(world: World) -> None:
    screen = await answer(world.ana, await world.ana.command("puzzle"))
    puzzle = next(each for each in MADE if leading_to(screen, "share").arg.endswith(each.id))
    await world.ana.press(screen, leading_to(screen, "share"))
    public = world.messages()[-1]
    assert not public.private
    assert [item.arg for item in public.buttons] == [f"try.{puzzle.id}"]
    assert "||✅" in public.text
    assert "💡" not in public.text
    tried = await world.ben.press(public, leading_to(public, "try"))
    assert tried.private
    assert asked(tried) == puzzle
    assert tried.says("puzzle-not-rated", age=0)
    told = await answer(world.ben, tried, right=False)
    assert not told.says("puzzle-not-rated", age=0), "it was said before"
    assert (await world.bot.store.puzzles.player(world.ben.id)).answered == 0
    before = await stored(world, world.ana)
    assert (await world.ana.press(public, leading_to(public, "try"))).says("puzzle-answered")
    assert await stored(world, world.ana) == before


async def test_a_puzzle_is_shared_once_a_day_in_a_channel_not_counting_what_could_not_be_posted(world: World) -> None:
    screen = await answer(world.ana, await world.ana.command("puzzle"))
    share = leading_to(screen, "share").custom_id
    world.env.inject_error("POST", "/interactions/*/callback", status=403)
    await world.ana.forge(screen, share)
    assert all(message.private for message in world.messages())
    for said in (False, True, True):
        shown = await world.ana.forge(screen, share)
        assert bool(shown and shown.says("refusal-shared")) is said
    assert sum(not message.private for message in world.messages()) == 1
    await world.later(DAY / 1000)
    await world.ana.forge(screen, share)
    assert sum(not message.private for message in world.messages()) == 2


async def test_the_puzzles_of_the_last_days_are_not_rated(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    ship(monkeypatch, *MADE, lately=2)
    screen, in_order = await world.ana.command("puzzle"), sorted(ALL)
    today = in_order.index(asked(screen).id)
    lately = {in_order[today], in_order[today - 1]}
    for _ in MADE:
        assert screen.says("puzzle-not-rated", age=0) is (asked(screen).id in lately)
        screen = await following(world.ana, await answer(world.ana, screen))
    player = await world.bot.store.puzzles.player(world.ana.id)
    assert (player.answered, player.streak) == (3, 3)


async def test_the_message_of_a_day_shows_its_puzzle_and_the_answer_once_the_day_is_over(world: World) -> None:
    manager = Sitter(0, "", may_manage=True)
    await world.bot.servers.change(world.guild.id, manager, daily_channel=int(world.channel.id))
    await world.wait(605)
    (message,) = world.messages()
    puzzle = ALL[leading_to(message, "try").arg[4:]]
    day = date(1970, 1, 1) + timedelta(days=message.one("daily").number)
    over = {"puzzle-day-over": {"cards": say.cards(parse_cards(puzzle.best))}}
    assert message.says("puzzle-day")
    assert not message.says("puzzle-day-over", **over["puzzle-day-over"])
    tried = await world.ana.press(message, leading_to(message, "try"))
    assert asked(tried) == puzzle
    assert tried.says("puzzle-not-rated", age=0)
    await world.later(DAY / 1000)
    await world.wait(605)
    assert message.says("puzzle-day-over", **over["puzzle-day-over"])
    assert not message.says("puzzle-title", today=True)
    assert message.says("puzzle-title-over", day=day), "nobody takes it for that of today"
    assert ALL[leading_to(world.messages()[-1], "try").arg[4:]] != puzzle


async def test_a_puzzle_that_is_no_longer_shipped_is_left_out(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = await world.ana.command("puzzle")
    gone, buttons = asked(screen), moves(screen)
    await answer(world.ben, await world.ben.command("puzzle"))
    ship(monkeypatch, *(each for each in MADE if each != gone))
    shown = await world.ana.forge(screen, buttons[gone.best].custom_id)
    assert shown is not None
    assert "That puzzle is gone" in shown.text
    assert asked(await world.ana.command("puzzle")) != gone
    assert asked(await world.ben.command("puzzle")) != gone
    ship(monkeypatch)
    assert (await world.ana.command("puzzle")).says("puzzle-all-seen")


async def test_the_next_one_is_near_the_rating(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.puzzle.puzzles.NEAREST", 1)
    monkeypatch.setattr(PuzzlePlayer, "rating", property(lambda player: 1890.0))
    screen = await answer(world.ana, await world.ana.command("puzzle"))
    left = [each for each in MADE if not leading_to(screen, "share").arg.endswith(each.id)]
    nearest = min(left, key=lambda puzzle: abs(puzzle.rating - 1890))
    assert asked(await following(world.ana, screen)) == nearest


async def test_what_others_chose_is_told_once_some_have(world: World) -> None:
    people = [world.ana, world.ben, world.arrive("Chidi")]
    shown = [await answer(each, await each.command("puzzle"), right=each is world.ana) for each in people]
    assert not shown[1].says("puzzle-people", people=2)
    assert shown[2].says("puzzle-people", people=3)
    assert "67" in shown[2].text


async def test_answers_of_a_new_account_move_no_rating_and_say_from_when_they_do(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ship(monkeypatch, *MADE, old_enough=7)
    screen = await world.ana.command("puzzle")
    assert screen.says("puzzle-not-rated", age=7)
    screen = await answer(world.ana, screen)
    await world.later(7 * DAY / 1000)
    assert (await world.bot.store.puzzles.player(world.ana.id)).answered == 0
    assert await world.bot.store.puzzles.ratings() == {}
    screen = await following(world.ana, screen)
    assert not screen.says("puzzle-not-rated", age=7)
    await answer(world.ana, screen)
    assert (await world.bot.store.puzzles.player(world.ana.id)).answered == 1
