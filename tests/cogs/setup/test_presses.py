"""Presses on the questions of the setup, also by people who may not answer them."""

import discord
import pytest

from bot.community.settings import Settings
from cogs.setup.screens import QUESTIONS
from tests.bot.messages.test_guild_events import greeted
from tests.cogs.setup.test_commands import menu, settings
from tests.payloads import BUTTON, MENU
from tests.world import Person, World


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


async def test_a_question_leads_back_to_the_one_before_it(world: World, mia: Person) -> None:
    shown = await mia.command("setup")
    for move, number in (("step", 2), ("step", 3), ("back", 2), ("back", 1)):
        await mia.press(shown, menu(shown, move))
        assert shown.says("setup-title", number=number, all=len(QUESTIONS) + 1), move


async def test_nothing_is_posted_while_no_channel_is_chosen(world: World, mia: Person) -> None:
    shown = await mia.command("setup")
    await mia.press(shown, menu(shown, "skip"))
    assert not menu(shown, "post").disabled
    await mia.actor.select(shown.message, [], custom_id=menu(shown, "where").custom_id)
    assert menu(shown, "post").disabled
    assert (await mia.forge(shown, menu(shown, "post").custom_id)).says("refusal-unreadable")
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


async def test_the_welcome_to_a_new_server_leads_those_who_manage_it_to_the_setup(world: World, mia: Person) -> None:
    shown = await greeted(world)
    assert (await world.ben.press(shown, "setup")).says("refusal-managers-only")
    assert (await mia.press(shown, "setup")).says("setup-title", number=1, all=6)
