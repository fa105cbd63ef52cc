"""/setup: five questions to whoever manages a server."""

from typing import Any

from bot.community.settings import Settings
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
    assert shown.says("setup-title", number=1, all=6)
    assert shown.says("setup-channels")
    await find(mia, shown, "channels", [hall, world.channel])
    assert shown.says("settings-saved")
    assert settings(world).channels == (hall.id, world.channel.id)
    await mia.press(shown, menu(shown, "step"))
    assert shown.says("setup-title", number=2, all=6)
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
    assert shown.says("setup-title", number=6, all=6)
    assert all(mention in shown.text for mention in (f"<#{hall.id}>", "English", f"<#{news.id}>", "Rule makers"))


async def test_who_skips_the_rest_changes_nothing(world: World, mia: Person) -> None:
    shown = await mia.command("setup")
    await mia.press(shown, menu(shown, "skip"))
    assert shown.says("setup-title", number=6, all=6)
    assert settings(world) == Settings()
    await mia.press(shown, menu(shown, "step"))
    assert shown.says("setup-title", number=1, all=6), "it can be changed"
