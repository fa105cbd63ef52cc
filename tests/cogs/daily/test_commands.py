"""/daily: the same cards for everybody, one try, and a comparison with all others."""

import io
import re
from pathlib import Path

from bot.client import HeartsBot
from bot.tables.pace import DAY
from bot.tables.table import Table
from bot.ui.results import score_table
from bot.ui.tabletop import which_trick
from bot.ui.words import short_hash
from cogs.daily.commands import DailyCog
from cogs.daily.deals import day_of
from cogs.daily.screens import ends
from db import Status
from tests.bot.tables.test_clock import Machine
from tests.db.rows import cells
from tests.screens import Button
from tests.world import World, living, say
from tests.world.person import Person
from tests.world.screen import Screen


def at(world: World) -> int:
    """The time of the simulated Discord in epoch milliseconds."""
    return int(world.env.backend.clock.now().timestamp() * 1000)


def daily_of(bot: HeartsBot) -> DailyCog:
    cog = bot.get_cog("DailyCog")
    assert isinstance(cog, DailyCog)
    return cog


def today(world: World) -> int:
    return day_of(at(world))


async def play_the_day(person: Person) -> Screen:
    """Begins the deal of the day if necessary, and plays what the panel offers until the result is shown."""
    await person.at_once()
    screen = await person.command("daily")
    if "daily" in screen.verbs and any(item.arg == "begin" for item in screen.all("daily")):
        screen = await person.press(screen, named(screen, "begin"))
    return await play_on(person, screen)


async def play_on(person: Person, screen: Screen) -> Screen:
    while "daily" not in screen.verbs:
        screen = await (person.pass_cards() if "pass" in screen.verbs else person.play())
    return screen


def named(screen: Screen, arg: str) -> Button:
    return next(item for item in screen.all("daily") if item.arg == arg)


async def forged(person: Person, press: str) -> Screen:
    """A press of a button that the person may not have been shown."""
    answer = await person.forge(await person.command("help"), f"h1:b:{press}")
    assert answer is not None
    return answer


async def table_of(world: World, person: Person, day: int | None = None) -> Table:
    table = await daily_of(world.bot).deals.tried(person.id, today(world) if day is None else day)
    assert table is not None
    return table


async def next_day(world: World) -> None:
    """Lets time pass until a minute into the next day, UTC."""
    now = at(world)
    await world.wait(((day_of(now) + 1) * DAY - now) / 1000 + 60)


async def test_a_deal_is_dealt_only_when_somebody_begins(world: World) -> None:
    screen = await world.ana.command("daily")
    assert screen.private
    assert not screen.cards
    assert await daily_of(world.bot).deals.tried(world.ana.id, today(world)) is None
    assert (await play_the_day(world.ana)).says("daily-streak", days=1)
    tomorrow = await world.bot.store.dailies.deal(today(world) + 1)
    await next_day(world)
    screen = await world.ana.command("daily")
    assert screen.says("note-sealed-why", hash=short_hash(tomorrow.commitment)), (
        "the hash can be read before the deal is played"
    )
    deal = await world.bot.store.dailies.deal(today(world))
    assert deal.secret.hex()[:8] not in screen.text


async def test_the_end_of_a_try_shows_the_result_and_no_hands(world: World) -> None:
    await world.change_settings(daily_age=0)
    first = await play_the_day(world.ana)
    table = await table_of(world, world.ana)
    assert table.record.status is Status.OVER
    points = table.game.totals[0]
    assert score_table(table.seen_by(world.ana.id), table.game.rounds[0], say) in first.text, "and of the others"
    assert first.says("daily-against", shared=0, others=0, place=1, size=1, mean=float(points))
    assert 13 in [len(line) for line in re.findall("[⬜🟩🟥]+", first.text)]
    assert not {"replay", "review", "hand"} & set(first.verbs)
    assert "close" in first.verbs
    assert table.rounds[0].secret.hex() not in first.text
    second = await play_the_day(world.ben)
    assert second.says("daily-against", shared=1, others=1, place=1, size=2, mean=float(points))
    shown = await world.ana.press(first, named(first, "table"))
    assert shown.says("daily-line", place=1, who="Ana", points=points, finished="yes", me="yes")
    assert "Ben" in shown.text
    tables = [await table_of(world, person) for person in (world.ana, world.ben)]
    logs = [[event.body for event in await world.bot.store.tables.log(each.record.id)] for each in tables]
    assert logs[0] == logs[1], "the same presses bring the same tricks to everybody"


async def test_a_person_has_one_try_which_cannot_be_given_up(world: World) -> None:
    screen = await world.ana.command("daily")
    begun = await world.ana.press(screen, named(screen, "begin"))
    assert begun.says("daily-about"), "which game it is"
    assert begun.private
    shown = begun.text
    table = await table_of(world, world.ana)
    again = await world.ana.command("daily")
    assert again.text == shown
    assert (await forged(world.ana, f"daily:0:{today(world)}:begin")).text == shown
    for command in ("hearts end", "hearts leave", "hearts pause", "hearts hint"):
        await world.ana.command(command)
    assert (await table_of(world, world.ana)).game == table.game
    assert (await table_of(world, world.ana)).record.status is Status.PLAYING
    assert "hint" not in (await world.ana.command("daily")).verbs
    await world.restart()
    assert (await world.ana.command("daily")).text == shown


async def test_deleting_ones_data_gives_no_second_try_and_keeps_no_number(world: World, tmp_path: Path) -> None:
    await play_the_day(world.ana)
    day = today(world)
    for _ in range(2):
        await world.ana.delete_data()
        assert (await forged(world.ana, f"daily:0:{day}:begin")).says("refusal-daily-tried")
    assert await daily_of(world.bot).deals.tried(world.ana.id, day) is None
    (kept,) = cells(tmp_path / "hearts.db")["daily_marks"]
    assert kept.keys() == {"day", "mark"}
    assert str(world.ana.id) not in kept["mark"]
    await play_the_day(world.ben)
    await next_day(world)
    assert cells(tmp_path / "hearts.db")["daily_marks"] == []
    begun = await forged(world.ana, f"daily:0:{day + 1}:begin")
    assert "pass" in begun.verbs, "each day has its own try"


async def test_a_server_may_keep_young_accounts_out_of_its_table(world: World) -> None:
    await world.restart(away=8 * DAY / 1000)  # Ana's account is eight days old now
    eve = world.arrive("Eve")
    for person in (world.ana, eve):
        await play_the_day(person)
    for age, shown in ((None, False), (0, True), (7, False), (30, False)):
        if age is not None:  # else by the default
            await world.change_settings(daily_age=age)
        age = 7 if age is None else age
        table = await forged(eve, f"daily:0:{today(world)}:table")
        assert table.says("daily-new-account", age=age or 7) is not shown
        assert ("Eve" in table.text, "Ana" in table.text) == (shown, age < 30)
    assert len(await world.bot.store.dailies.tries_on(today(world), world.guild.id)) == 2, (
        "their results count all the same"
    )


async def test_only_ones_own_profile_leads_to_the_calendar(world: World) -> None:
    await play_the_day(world.ana)
    shown = await world.ana.press(mine := await world.ana.command("profile"), named(mine, "calendar"))
    assert shown.private
    assert shown.says("daily-calendar-title")
    assert shown.text.count("🟩") == 2, "of the day, and in the key"
    for options in ({"member": world.ben.actor}, {"public": True}):
        assert "daily" not in (await world.ana.command("profile", **options)).verbs


async def test_an_unfinished_try_counts_at_the_end_of_the_day_after_all_finished_ones(world: World) -> None:
    screen = await world.ana.command("daily")
    await world.ana.press(screen, named(screen, "begin"))
    day = today(world)
    await play_the_day(world.ben)
    await next_day(world)
    table = await table_of(world, world.ana, day)
    assert table.record.status is Status.OVER
    mine = next(result for result in table.results if result.player_id == world.ana.id)
    assert (mine.total, mine.finished) == (0, False)
    result = await daily_of(world.bot).results.result(world.ana.id, day, "UTC")
    assert (result.standing.better, result.standing.worse) == (1, 0), "no points, but no cards played either"
    theirs = await daily_of(world.bot).results.result(world.ben.id, day, "UTC")
    assert theirs.standing.worse == 1


async def test_a_try_stops_at_each_finished_trick_goes_on_after_a_restart_and_ends_with_its_day(world: World) -> None:
    """As every game that somebody plays alone."""
    screen = await world.ana.command("daily")
    await world.ana.press(screen, named(screen, "begin"))
    await world.ana.pass_cards()
    stops = 0
    for _ in range(40):
        await world.wait(3)
        table, panel = await table_of(world, world.ana), world.ana.panel
        if not table.alive or stops == 3:
            break
        if not table.lingers:
            await world.ana.play()
            continue
        stops += 1
        assert which_trick(table.seen_by(world.ana.id), say) in panel.text
        if stops == 2:
            await world.restart()
            await world.wait(3)
            assert (await table_of(world, world.ana)).lingers
        await world.ana.press(panel, "on")
    assert stops == 3
    led = (await table_of(world, world.ana)).game.trick
    assert led is not None
    assert led.plays, "computer players go on"
    day = today(world)
    await next_day(world)
    assert (await table_of(world, world.ana, day)).record.status is Status.OVER


async def test_the_deal_of_a_day_stays_secret_until_the_day_is_over(world: World, log_lines: io.StringIO) -> None:
    await play_the_day(world.ana)
    day, table = today(world), await table_of(world, world.ana)
    deals = [await world.bot.store.dailies.deal(each) for each in (day, day + 1)]
    secrets = {deal.secret.hex() for deal in deals if deal is not None}
    for person in (world.ana, world.ben):
        exported = str(await world.bot.privacy.export(person.id))
        assert not any(secret in exported for secret in secrets)
    number, code = table.record.id, table.seen_by(None).code
    mark = len(world.watch.requests)
    for person in (world.ana, world.ben):
        for command in ("hearts replay", "hearts review", "hearts verify"):
            told = await person.command(command, table=code)
            assert table.rounds[0].secret.hex() not in told.text
            assert not told.cards
            assert not told.stored.attachments
    assert (await world.ana.command("hearts replay", table=code)).says("refusal-daily-sealed", when=ends(day))
    assert (await forged(world.ben, f"daily:0:{day}:table")).says("refusal-daily-not-played")
    assert (await forged(world.ben, f"daily:0:{day}:result")).says("refusal-daily-not-played")
    assert (await forged(world.ben, f"replay:{number}:0:open")).says("refusal-no-such-table")
    assert len(world.watch.requests) > mark
    assert len(secrets) == 2, "today's and tomorrow's"
    assert not any(secret in log_lines.getvalue() for secret in secrets)
    assert not any(secret in screen.text for screen in world.messages() for secret in secrets)
    await next_day(world)
    opened = await world.ana.command("hearts verify", table=code)
    assert opened.says("verify-fair")
    assert opened.stored.attachments, "now it is opened"


async def test_nobody_gets_a_deal_of_the_day_twice_because_a_clock_is_set(tmp_path: Path) -> None:
    machine = Machine()
    async with living(tmp_path, now=machine.now) as world:
        screen = await world.ana.command("daily")
        await world.ana.press(screen, next(item for item in screen.all("daily") if item.arg == "begin"))
        for set_by in (-3600.0, DAY):
            machine.set_by = set_by
            await world.ana.command("daily")
        assert len(await world.bot.store.tables.alive_of_player(world.ana.id)) == 1
