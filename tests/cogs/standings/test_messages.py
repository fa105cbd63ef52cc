"""Announcements: the end of a season and the weekly digest, sent once to the channel that a server has chosen."""

from typing import Any

import pytest

from bot.background import JOB_RETRY
from bot.language.wording import FORMER, Translator
from bot.messages.channel_messages import ChannelMessages
from bot.tables.person import Person as Somebody
from bot.ui.words import rating
from cogs.standings.messages import DELAY, LATEST
from cogs.standings.screens.leaderboard import period_name
from db import StoreUnavailable, period_end, periods
from tests.bot.messages.test_permissions import forbid
from tests.bot.messages.test_posted_once import POST, again_after
from tests.cogs.standings.test_commands import play
from tests.connected import ConnectedWorld
from tests.db.games import ended
from tests.discord_server.channels import SAME
from tests.discord_server.faults import gaps
from tests.hindered import failing
from tests.payloads import PING
from tests.world import Person, Screen, World, say

DAY = 86_400
SILENT = 1 << 12
"""The flag of a message that notifies nobody."""


def now(world: World) -> int:
    return int(world.env.backend.clock.now().timestamp() * 1000)


def until(world: World, length: str) -> float:
    """Seconds until the period of this length is over and announced."""
    return ((period_end(length, now(world)) or 0) - now(world) + DELAY + 1000) / 1000


async def choose(mia: Person, **settings: Any) -> None:
    await mia.has(lambda ctx: ctx.bot.servers.change(ctx.guild_id, ctx.person, **settings))


async def named(world: World, mia: Person, **switches: bool) -> Any:
    """Chooses a channel for announcements, and returns it."""
    news = world.guild.create_text_channel("news")
    await choose(mia, announce=int(news.id), **switches)
    for person in world.people:  # the bot knows the names of those who have used it
        await person.command("leaderboard")
    return news


async def compete(world: World, first: int = 1) -> None:
    """Ana is ahead of Ben in as many games as a rank takes."""
    await play(world, first, world.ana.id, world.ben.id, games=5)


@pytest.fixture
async def news(world: World, mia: Person) -> Any:
    """The channel that the server has chosen for announcements."""
    return await named(world, mia)


@pytest.fixture
async def announced(world: World, news: Any) -> Screen:
    """The announcement of a season in which Ana was ahead of Ben."""
    await compete(world)
    await season_ends(world)
    (message,) = world.messages(news)
    return message


async def season_ends(world: World) -> str:
    """Lets time pass until a new season has begun; returns the name of the old one."""
    season = periods(now(world))["quarter"]
    await pass_time(world, until(world, "quarter"))
    return season


async def pass_time(world: World, seconds: float) -> None:
    """Lets time pass quickly: the bot is stopped, and started again for the last hour."""
    if seconds > 2 * DAY:
        await world.restart(away=seconds - DAY / 24)
        seconds = DAY / 24
    await world.wait(seconds)


async def week_ends(connected: ConnectedWorld) -> Any:
    """Starts the bot again a minute before the end of a week with games, which is to be announced in the channel that
    is returned."""
    news = connected.server.add_channel(connected.guild, "news")
    await connected.change_settings(announce=news.id, digest=True)
    now = connected.time.milliseconds()
    totals: dict[int | None, int] = {connected.ana.id: 10, connected.ben.id: 20}
    for number in range(5):
        await connected.bot.store.commit(ended(100 + number, totals, guild_id=connected.guild.id, at=now))
    await connected.stop()
    await connected.wait(((period_end("week", now) or 0) - now) / 1000 - 60)
    await connected.connect()
    return news


async def test_a_period_is_announced_soon_after_an_outage(connected: ConnectedWorld) -> None:
    news = await week_ends(connected)
    outage = connected.server.faults.fail("POST", f"/channels/{news.id}/messages", 503, times=None)
    await connected.wait(60 + DELAY / 1000 + JOB_RETRY - 60)
    assert max(gaps(outage)) <= 16
    outage.end()
    await connected.wait(16)
    assert len(connected.messages(news)) == 1


async def test_an_announcement_that_is_found_again_names_nobody_who_has_deleted_their_data_meanwhile(
    connected: ConnectedWorld,
) -> None:
    news = await week_ends(connected)
    for person in (connected.ana, connected.ben):
        await person.command("leaderboard")
    cut = connected.server.faults.cut("POST", f"/channels/{news.id}/messages", when="after")
    while not cut.met:
        await connected.wait(1)
    (message,) = connected.messages(news)
    assert "Ana" in message.text
    await connected.bot.privacy.delete(Somebody(connected.ana.id, "Ana"))
    await connected.wait(30)
    assert "Ana" not in message.text


async def test_a_person_is_taken_out_of_an_announcement_that_was_edited_too_often_before(
    world: World, announced: Screen
) -> None:
    world.env.inject_error("PATCH", f"/channels/{announced.channel_id}/messages/*", status=400, code=30046, times=3)
    await world.ben.delete_data()
    await world.wait(60)
    assert "Ben" not in announced.text


async def test_the_end_of_a_season_is_announced_once_with_its_three_best(world: World, news: Any) -> None:
    ana, ben, chidi, dana = world.people
    await play(world, 1, ana.id, ben.id, chidi.id, dana.id, games=5)
    season = await season_ends(world)
    (message,) = world.messages(news)
    (post,) = [
        request.body for request in world.watch.requests if request.method == "POST" and str(news.id) in request.path
    ]
    assert post["flags"] & SILENT
    assert post["nonce"] == f"{world.guild.id}{season[2:]}", "Discord drops it if it is sent again after a crash"
    assert message.says("season-over", season=period_name(season, say))
    lines = [line for line in message.text.splitlines() if "**" in line and "🏁" not in line]
    told = say("ranking-rating", value=rating(0.0, say, provisional=True), games=5)
    assert lines == [
        f"{medal} **{name}** · {told}" for medal, name in zip("🥇🥈🥉", ("Ana", "Ben", "Chidi"), strict=True)
    ]
    assert "Dana" not in message.text
    assert not PING.search(message.text)
    await world.restart(away=DAY)
    await world.wait(DAY)
    assert len(world.messages(news)) == 1


async def test_a_season_is_announced_some_days_late_but_not_weeks_late(world: World, news: Any) -> None:
    await compete(world)
    await world.restart(away=until(world, "quarter") + 3 * DAY)
    await world.wait(5)
    assert len(world.messages(news)) == 1
    await compete(world, 7)
    await world.restart(away=until(world, "quarter") + LATEST / 1000)
    await world.wait(5)
    assert len(world.messages(news)) == 1


async def test_an_announcement_that_could_not_be_sent_is_tried_again(world: World, mia: Person) -> None:
    news = await named(world, mia, digest=True)  # the digest, which is looked at next, needs no second try
    await compete(world)
    world.env.inject_error("POST", f"/channels/{news.id}/messages", status=403, code=50013)
    await season_ends(world)
    assert not world.messages(news)
    await world.wait(JOB_RETRY)
    assert len(world.messages(news)) == 1


async def test_a_season_without_games_and_a_server_without_a_channel_are_silent(
    world: World, mia: Person, news: Any
) -> None:
    await season_ends(world)
    assert not world.messages(news)
    await choose(mia, announce=None)
    await compete(world)
    await season_ends(world)
    assert not world.messages(news)


async def test_a_season_is_announced_though_its_channel_was_chosen_in_its_last_hour(world: World, mia: Person) -> None:
    await world.restart(away=until(world, "quarter") - DAY / 24)
    news = await named(world, mia)
    await compete(world)
    await world.wait(DAY / 24)
    assert len(world.messages(news)) == 1


async def test_a_season_that_ended_before_a_channel_was_chosen_is_not_announced(world: World, mia: Person) -> None:
    await compete(world)
    await season_ends(world)
    news = await named(world, mia)
    await world.wait(2 * DAY)
    assert not world.messages(news)


async def test_the_digest_sums_up_a_week_where_the_server_likes_one(world: World, mia: Person) -> None:
    news = await named(world, mia, digest=True)
    week = periods(now(world))["week"]
    await compete(world)
    await play(world, 31, world.ana.id, world.chidi.id)
    await pass_time(world, until(world, "week"))
    message = world.messages(news)[0]
    assert message.says("digest-title", week=period_name(week, say))
    assert message.says("digest-games", games=6, moons=12)
    assert message.says("digest-busiest", who="Ana", games=6)
    assert message.says("digest-best", by="rating", who="Ana", value=say("rating-provisional"))
    assert not PING.search(message.text)


async def test_an_announcement_is_in_the_language_of_the_server(world: World, mia: Person, news: Any) -> None:
    await choose(mia, language="de")
    await compete(world)
    season = await season_ends(world)
    german = Translator("de")
    assert german("season-over", season=period_name(season, german)) in world.messages(news)[0].text


async def test_a_person_whose_data_was_deleted_is_taken_out_of_an_announcement(world: World, announced: Screen) -> None:
    assert "Ben" in announced.text
    world.env.inject_error("PATCH", f"/channels/{announced.channel_id}/messages/*", status=500, times=None)
    await world.ben.delete_data()
    await world.wait(30)
    assert "Ben" in announced.text
    world.env.backend.faults.clear()
    await world.wait(JOB_RETRY)
    assert "Ben" not in announced.text
    assert FORMER not in announced.text
    world.env.inject_error("PATCH", f"/channels/{announced.channel_id}/messages/*", status=403, code=50013)
    await world.ana.delete_data()
    await world.wait(2 * JOB_RETRY)
    assert "Ana" in announced.text, "what Discord refuses is not asked for again"


@pytest.mark.parametrize("removed", [True, False], ids=["removed", "may not see"])
async def test_a_person_is_taken_out_of_an_announcement_once_the_bot_can_see_it(
    connected: ConnectedWorld, removed: bool
) -> None:
    news = await week_ends(connected)
    for person in (connected.ana, connected.ben):
        await person.command("leaderboard")
    await connected.wait(120)
    (message,) = connected.messages(news)
    if removed:
        connected.server.remove_bot(connected.guild)
    else:
        forbid(connected, news, view_channel=False)
    await connected.wait(5)
    await connected.bot.privacy.delete(Somebody(connected.ana.id, "Ana"))
    await connected.wait(30)
    assert "Ana" in message.text
    if removed:
        connected.server.invite_bot(connected.guild)
    else:
        forbid(connected, news, view_channel=True)
    await connected.wait(30)
    assert "Ana" not in message.text


async def test_somebody_who_deletes_their_data_while_an_announcement_is_drawn_anew_is_taken_out_of_it_as_well(
    world: World, announced: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    edit = world.bot.channel_messages.edit

    async def meanwhile(*asked: Any) -> None:
        monkeypatch.undo()
        await edit(*asked)
        await world.bot.privacy.delete(Somebody(world.ana.id, "Ana"))

    monkeypatch.setattr(world.bot.channel_messages, "edit", meanwhile)
    await world.ben.delete_data()
    await world.wait(2 * JOB_RETRY)
    assert "Ben" not in announced.text
    assert "Ana" not in announced.text


async def test_somebody_who_deletes_their_data_while_an_announcement_is_sent_is_taken_out_of_it(
    world: World, news: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    await compete(world)
    post = ChannelMessages.post

    async def meanwhile(*asked: Any, **options: Any) -> int:
        sent = await post(*asked, **options)
        await world.bot.privacy.delete(Somebody(world.ben.id, "Ben"))
        return sent

    monkeypatch.setattr(ChannelMessages, "post", meanwhile)  # also after a restart
    await season_ends(world)
    await world.wait(60)
    (message,) = world.messages(news)
    assert "Ben" not in message.text


@pytest.mark.slow
@pytest.mark.parametrize("world_url", ["postgresql"], indirect=True)
async def test_somebody_who_deletes_their_data_at_another_process_is_taken_out_of_an_announcement(
    world: World, announced: Screen
) -> None:
    await world.bot.store.privacy.delete(world.ben.id, FORMER)
    await world.wait(2 * JOB_RETRY)
    assert "Ben" not in announced.text


# -- posted once


async def test_an_announcement_that_the_store_did_not_take_stands_there_once(
    world: World, news: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    await compete(world)
    monkeypatch.setattr("db.standings.SeasonStore.announced", failing(StoreUnavailable("full")))
    await season_ends(world)
    await world.wait(6 * JOB_RETRY)
    assert len(world.messages(news)) == 1


async def test_an_announcement_is_posted_once_though_the_bot_is_killed_before_it_knows_of_it(
    connected: ConnectedWorld,
) -> None:
    news = await week_ends(connected)
    cut = connected.server.faults.cut("POST", POST, when="after", times=None)
    await again_after(connected, cut, "kill", 2 * SAME)
    assert len(connected.messages(news)) == 1
    now = periods(connected.time.milliseconds())["week"]
    assert await connected.bot.store.seasons.expected(connected.guild.id, "week") == now
