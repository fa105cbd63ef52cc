"""Day messages: one per day in the chosen channel, edited later, and never a ping."""

from collections import Counter
from typing import Any

import discord
import pytest
from sqlalchemy import update

from bot.language.wording import Translator
from bot.tables.pace import DAY, SECOND
from cogs.daily.messages import PERIOD
from cogs.daily.screens import ends
from db import StoreUnavailable, schema
from db.batch import Procedure
from tests.bot.messages.test_permissions import forbid
from tests.bot.messages.test_posted_once import POST, again_after
from tests.bot.test_bounds import later
from tests.cogs.daily.test_commands import daily_of, next_day, play_the_day, today
from tests.connected import ConnectedWorld
from tests.discord_server.channels import SAME
from tests.discord_server.faults import gaps
from tests.hindered import failing
from tests.world import World

EDIT = "/channels/*/messages/*"


async def choose_channel(world: World) -> None:
    await world.change_settings(daily_channel=int(world.channel.id))
    await world.wait(PERIOD + 5)


def counts(message: Any, people: int) -> bool:
    """Whether the message of today says that so many people have played."""
    return bool(message.says("daily-announced-ends", people=people, ends=ends(message.buttons[0].number)))


async def test_each_day_has_one_message_that_is_edited(world: World) -> None:
    await choose_channel(world)
    (message,) = world.messages()
    assert counts(message, 0)
    before = message.cards
    await play_the_day(world.ben)
    await world.wait(PERIOD + 5)
    (message,) = world.messages()
    assert counts(message, 1)
    assert message.cards == before
    assert len(world.messages()) == 1
    await next_day(world)
    await world.wait(PERIOD + 5)
    yesterday, now = world.messages()
    (tried,) = await world.bot.store.dailies.tries_on(yesterday.buttons[0].number, world.guild.id)
    assert yesterday.says("daily-announced-over", people=1, best=tried.points)
    assert counts(now, 0)


async def test_after_an_outage_the_message_of_a_day_is_completed_though_nobody_plays(world: World) -> None:
    await choose_channel(world)
    (message,) = world.messages()
    world.env.inject_error("PATCH", EDIT, status=503, times=None)
    await play_the_day(world.ben)
    await world.wait(PERIOD + 5)
    assert counts(message, 0)
    world.env.backend.faults.clear()
    await world.wait(PERIOD + 5)
    assert counts(message, 1)
    world.env.inject_error("PATCH", EDIT, status=404, code=10008, times=None)
    await play_the_day(world.chidi)
    mark = len(world.watch.requests)
    await world.wait(5 * PERIOD)
    assert world.watch.count(mark)["edit"] == 1, "what is refused is not asked for again and again"
    assert len(world.messages()) == 1, "and what was deleted is not posted again"


async def test_the_message_of_a_day_is_right_soon_after_an_outage(connected: ConnectedWorld) -> None:
    await connected.change_settings(daily_channel=connected.channel.id)
    await connected.wait(PERIOD + 5)
    (message,) = connected.messages()
    outage = connected.server.faults.fail("PATCH", EDIT, 503, times=None)
    for language in "de", "fr":  # what is to be shown changes
        await connected.change_settings(language=language)
        await connected.wait(PERIOD + 5)
    assert max(gaps(outage)) <= 16
    outage.end()
    await connected.wait(16)
    assert Translator("fr")("daily-announced", people=0) in message.text


async def test_the_message_of_a_day_is_posted_once_the_bot_may_write_there(connected: ConnectedWorld) -> None:
    forbid(connected, connected.channel, view_channel=False)
    await connected.change_settings(daily_channel=connected.channel.id)
    await connected.wait(PERIOD + 5)
    assert connected.messages() == []
    forbid(connected, connected.channel, view_channel=True)
    await connected.wait(5)
    assert len(connected.messages()) == 1
    before, other = len(connected.server.requests), connected.server.add_channel(connected.guild, "other")
    forbid(connected, other, view_channel=False)
    await connected.wait(5)
    assert len(connected.server.requests) == before, "it shows all that there is"


async def test_the_message_of_a_day_that_was_edited_too_often_is_completed_later(world: World) -> None:
    await choose_channel(world)
    world.env.inject_error("PATCH", EDIT, status=400, code=30046)
    await play_the_day(world.ben)
    await world.wait(2 * PERIOD)
    assert world.messages()[0].says("daily-announced", people=1)


async def test_a_message_that_the_store_did_not_take_is_not_posted_twice(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    dailies = world.bot.store.dailies
    keep, full = dailies.keep_message, [True]

    async def keep_later(*asked: int) -> None:
        if full:
            raise StoreUnavailable("full")
        await keep(*asked)

    monkeypatch.setattr(dailies, "keep_message", keep_later)
    await choose_channel(world)
    assert await dailies.message(world.guild.id, today(world)) is None
    full.clear()
    await world.wait(PERIOD)
    (message,) = world.messages()
    assert await dailies.message(world.guild.id, today(world)) == (world.channel.id, message.message.id)


async def test_a_message_stays_where_it_was_posted_when_another_channel_is_chosen(world: World) -> None:
    await choose_channel(world)
    (message,) = world.messages()
    attic = world.guild.create_text_channel("attic")
    await world.change_settings(daily_channel=attic.id)
    await play_the_day(world.ben)
    await world.wait(PERIOD + 5)
    assert counts(message, 1)
    assert world.messages(attic) == []


async def test_a_server_that_chooses_a_channel_hears_nothing_of_the_day_before(world: World) -> None:
    await next_day(world)
    await world.wait(PERIOD + 5)
    await choose_channel(world)
    (message,) = world.messages()
    assert counts(message, 0)


async def test_a_press_on_the_message_of_a_day_begins_a_private_try(world: World) -> None:
    await choose_channel(world)
    screen = await world.ben.press(world.messages()[0], "daily")
    assert screen.private


async def test_a_restart_posts_no_second_message(world: World) -> None:
    await choose_channel(world)
    await world.restart()
    await world.wait(PERIOD + 5)
    assert len(world.messages()) == 1


async def test_a_server_without_a_channel_for_the_day_gets_no_message(world: World) -> None:
    await world.wait(PERIOD + 5)
    await next_day(world)
    assert world.messages() == []


async def test_the_message_of_a_day_is_posted_once_another_channel_is_chosen(world: World) -> None:
    mute = discord.PermissionOverwrite(send_messages=False, view_channel=True)
    hall = world.guild.create_text_channel("hall", overwrites={world.guild.default_role: mute})
    await world.change_settings(daily_channel=hall.id)
    await world.wait(PERIOD + 5)
    assert world.messages(hall) == []
    await world.change_settings(daily_channel=world.channel.id)
    await world.wait(6 * PERIOD)
    assert len(world.messages()) == 1


async def test_the_message_of_a_day_is_posted_once_though_the_bot_is_killed_before_it_knows_of_it(
    connected: ConnectedWorld,
) -> None:
    await connected.change_settings(daily_channel=connected.channel.id)
    cut = connected.server.faults.cut("POST", POST, when="after", times=None)
    await again_after(connected, cut, "kill", 2 * SAME)
    (shown,) = connected.messages()
    day = daily_of(connected.bot).deals.today
    assert await connected.bot.store.dailies.message(connected.guild.id, day) == (connected.channel.id, shown.id)


async def test_the_message_of_a_day_that_is_over_says_so_though_the_bot_was_killed_before_it_knew_of_it(
    connected: ConnectedWorld,
) -> None:
    await connected.change_settings(daily_channel=connected.channel.id)
    cut = connected.server.faults.cut("POST", POST, when="after", times=None)
    await again_after(connected, cut, "kill", DAY / SECOND)
    assert [screen.says("daily-announced-over", people=0, best="none") for screen in connected.messages()] == [
        True,
        False,
    ]


@pytest.mark.traceback
async def test_a_game_that_cannot_be_read_keeps_nothing_else_from_being_sent(world: World) -> None:
    await world.begin(world.ben, computers=2, pace="slow")
    await world.change_settings(daily_channel=world.channel.id)
    broken = update(schema.events).where(schema.events.c.table_id == 1).values(body="?")
    await world.bot.store._writer.write(Procedure([broken]))
    before = len(world.messages())
    await world.restart()
    await world.wait(3 * PERIOD)
    assert len(world.messages()) == before + 1, "the message of the day"


async def test_what_is_sent_does_not_wait_for_the_list_of_all_servers(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.privacy.PrivacyStore.servers", failing(StoreUnavailable("It did not answer in time.")))
    await world.change_settings(daily_channel=world.channel.id)
    await world.restart()
    await world.wait(3 * PERIOD)
    assert len(world.messages()) == 1, "the message of the day"


async def test_nothing_is_kept_of_a_day_that_is_over(world: World) -> None:
    await world.change_settings(daily_channel=int(world.channel.id))
    before = await later(world)
    await world.ben.command("daily")
    assert await later(world) - before == Counter()
