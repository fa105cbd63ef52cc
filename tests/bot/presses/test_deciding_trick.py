"""Sharing the deciding trick of a game: first in private, then for everybody."""

from __future__ import annotations

import re

from bot.tables.table import Table
from tests.cogs.privacy.test_commands import delete
from tests.cogs.test_history import past
from tests.payloads import walk
from tests.world import Screen, World


async def shared(world: World) -> tuple[Table, Screen]:
    """A finished game of Ana and Ben, and what Ana sees after she has pressed Share."""
    table = await past(world)
    replay = await world.ana.command("hearts replay")
    screen = await world.ana.forge(replay, f"h1:b:share:{table.record.id}:0:")
    assert screen is not None
    return table, screen


def described(screen: Screen) -> str:
    (item,) = [item for part in walk(screen.components) if part["type"] == 12 for item in part["items"]]
    return str(item["description"])


async def test_the_result_of_a_game_leads_to_the_picture(world: World) -> None:
    table, screen = await shared(world)
    assert screen.private
    assert len(screen.stored.attachments) == 1
    assert table.seats[0].name in described(screen)
    assert not [message for message in world.messages() if message.stored.attachments]


async def test_a_second_press_posts_the_picture_with_the_name_of_its_sharer(world: World) -> None:
    table, screen = await shared(world)
    await world.ana.press(screen, "share")
    public = world.messages()[-1]
    assert not public.private
    assert public.says("deciding-shared", who="Ana", code=table.seen_by(None).code)
    assert len(public.stored.attachments) == 1
    assert described(public).startswith("Round ")
    assert "share" not in public.verbs


async def test_the_replay_beside_the_picture_begins_with_that_trick(world: World) -> None:
    _, screen = await shared(world)
    round, trick = re.findall(r"[0-9]+", described(screen))[:2]
    replay = await world.ana.press(screen, "replay")
    assert re.search(rf"round {round} of [0-9]+ · trick\s{trick}\sof", replay.text)


async def test_an_onlooker_sees_the_picture_and_cannot_post_it(world: World) -> None:
    table, _ = await shared(world)
    replay = await world.dana.command("hearts replay")
    screen = await world.dana.forge(replay, f"h1:b:share:{table.record.id}:0:")
    assert screen.private
    assert "share" not in screen.verbs
    refused = await world.dana.forge(replay, f"h1:b:share:{table.record.id}:0:public")
    assert refused.says("refusal-not-seated")


async def test_a_game_that_goes_on_has_no_deciding_trick(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await world.skip_round()
    for arg in ("", "public"):
        refused = await world.ana.forge(world.board(), f"h1:b:share:1:0:{arg}")
        assert refused.says("refusal-share-unfinished")


async def test_the_picture_is_posted_only_where_the_game_was_played(world: World) -> None:
    elsewhere = world.guild.create_text_channel("lounge")
    table = await past(world, channel_id=elsewhere.id)
    screen = await world.ana.command("hearts replay", table=table.seen_by(None).code)
    refused = await world.ana.forge(screen, f"h1:b:share:{table.record.id}:0:public")
    assert refused.says("refusal-share-elsewhere", where=f"<#{elsewhere.id}>")


async def test_the_picture_is_deleted_when_a_person_on_it_has_their_data_deleted(world: World) -> None:
    table, screen = await shared(world)
    await world.ana.press(screen, "share")
    public = world.messages()[-1]
    await delete(world.ben)
    await world.wait(30)
    (now,) = [message for message in world.messages() if message.id == public.id]
    assert now.says("deciding-withdrawn", code=table.seen_by(None).code)
    assert not now.stored.attachments
