"""The poster of a game: its button opens a table, its picture leads a phone to it."""

from __future__ import annotations

from bot.tables.person import Person as Sitter
from tests.cogs.test_rules import FRIDAY, keep
from tests.world import Person, World


async def test_a_poster_opens_a_table_and_its_picture_leads_a_phone_to_it(world: World, mia: Person) -> None:
    await keep(mia)
    shared = await world.ana.command("rules share", name="Friday")
    poster = await world.ana.press(shared, "poster")
    assert not poster.private
    assert poster.says("poster-title", name="Friday")
    explained, drawn = poster.all("poster")
    assert (await world.ben.press(poster, explained)).says("rules-title-named", name="Friday")
    picture = await world.ben.press(poster, drawn)
    assert picture.private
    assert f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/{poster.id}" in picture.text
    assert len(picture.stored.attachments) == 1
    (forged,) = await world.at_once((world.ben, picture, drawn.custom_id, None))
    assert forged is not None
    assert forged.says("refusal-unreadable"), "nobody else could open a private message"
    await world.restart()
    lobby = await world.dana.press(poster, "new")
    assert lobby.says("lobby-title")
    table = await world.table()
    assert (table.rules, table.record.preset, table.record.host_id) == (FRIDAY, "Friday", world.dana.id)
    assert poster.says("poster-title", name="Friday"), "and it opens more"
    await world.bot.servers.change(world.guild.id, Sitter(0, "", may_manage=True), channels=(77,))
    assert (await world.ana.press(shared, "poster")).says("refusal-wrong-channel", where="<#77>")
