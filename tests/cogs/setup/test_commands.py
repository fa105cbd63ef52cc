"""/setup: five questions to whoever manages a server."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.community.settings import Settings
from cogs.setup.screens import QUESTIONS
from tests.payloads import BUTTON, MENU
from tests.world import Button, Person, Screen, World


def settings(world: World) -> Settings:
    return world.bot.servers.settings(world.guild.id)


def menu(shown: Screen, name: str) -> Button:
    (found,) = (item for item in shown.all("setup") if item.arg.partition(".")[0] == name)
    return found


async def find(person: Person, shown: Screen, name: str, things: list[Any]) -> Screen:
    """Chooses channels or roles."""
    result = await person.actor.select(shown.message, things, custom_id=menu(shown, name).custom_id)
    return person._shown(result)


async def test_only_people_who_manage_the_server_are_asked(world: World) -> None:
    refused = await world.ana.command("setup")
    assert refused.private
    assert refused.says("refusal-managers-only")


async def test_five_questions_are_asked_one_by_one_and_each_answer_is_kept_at_once(world: World, mia: Person) -> None:
    hall, news = world.guild.create_text_channel("hall"), world.guild.create_text_channel("news")
    role = world.guild.create_role("Rule makers")
    shown = await mia.command("setup")
    assert shown.private
    assert shown.says("setup-title", number=1, all=5)
    assert shown.says("setup-channels")
    await find(mia, shown, "channels", [hall, world.channel])
    assert shown.says("settings-saved")
    assert settings(world).channels == (hall.id, world.channel.id)
    await mia.press(shown, menu(shown, "step"))
    assert shown.says("setup-title", number=2, all=5)
    await mia.pick(shown, menu(shown, "language"), ["en"])
    assert settings(world).language == "en"
    await mia.press(shown, menu(shown, "step"))
    await mia.pick(shown, menu(shown, "pace"), ["slow"])
    assert menu(shown, "pace").chosen == ["slow"]
    await mia.press(shown, menu(shown, "step"))
    await find(mia, shown, "announce", [news])
    await mia.press(shown, menu(shown, "step"))
    await find(mia, shown, "rules_role", [role])
    await mia.press(shown, menu(shown, "step"))
    assert settings(world) == Settings(
        channels=(hall.id, world.channel.id), language="en", pace="slow", announce=news.id, rules_role=role.id
    )
    assert shown.says("setup-ready")
    assert all(mention in shown.text for mention in (f"<#{hall.id}>", "English", f"<#{news.id}>", "Rule makers"))


async def test_who_skips_the_rest_sees_what_holds_without_an_answer(world: World, mia: Person) -> None:
    shown = await mia.command("setup")
    await mia.press(shown, menu(shown, "skip"))
    assert shown.says("setup-ready")
    assert shown.says("setup-everywhere")
    assert shown.says("setup-nowhere")
    assert shown.says("setup-nobody")
    assert settings(world) == Settings()
    await mia.press(shown, menu(shown, "step"))
    assert shown.says("setup-title", number=1, all=5), "it can be changed"


async def test_the_right_is_looked_at_again_with_every_press(world: World, mia: Person) -> None:
    shown = await mia.command("setup")
    for number in range(len(QUESTIONS) + 1):
        for item in shown.all("setup"):
            if item.kind not in (BUTTON, MENU) or item.disabled:
                continue  # the simulator cannot forge Discord's own menus
            answer = await world.ana.forge(shown, item.custom_id, ["en"] if item.options else None)
            assert answer is not None
            assert answer.says("refusal-managers-only")
        if number < len(QUESTIONS):
            await mia.press(shown, menu(shown, "step"))
    assert settings(world) == Settings()
    assert not world.messages()


@pytest.mark.parametrize("custom_id", ["h1:s:setup:0:1:language", "h1:s:setup:0:2:pace", "h1:s:setup:0:2:spectators"])
async def test_what_was_never_on_the_screen_is_refused(world: World, mia: Person, custom_id: str) -> None:
    answer = await mia.forge(await mia.command("setup"), custom_id, ["klingon"])
    assert answer is not None
    assert answer.says("refusal-unreadable")
    assert settings(world) == Settings()


async def test_nothing_is_announced_where_the_bot_may_not_write(world: World, mia: Person) -> None:
    mute = discord.PermissionOverwrite(send_messages=False)
    hall = world.guild.create_text_channel("hall", overwrites={world.guild.default_role: mute})
    theirs = world.env.create_guild("Elsewhere").create_text_channel("staff")
    shown = await mia.command("setup")
    refusals = {hall.id: "refusal-may-not-write", theirs.id: "refusal-unreadable"}
    for channel_id, refusal in refusals.items():
        answer = await mia.forge(shown, "h1:o:setup:0:3:announce", [str(channel_id)])
        assert answer is not None
        values = {"where": f"<#{hall.id}>", "what": "send", "remedy": "choose"} if channel_id == hall.id else {}
        assert answer.says(refusal, **values)
    assert settings(world) == Settings()
