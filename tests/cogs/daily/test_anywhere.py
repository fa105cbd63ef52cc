"""Anywhere: the deal of the day on a server without the bot, in a direct message, and in a group."""

from tests.cogs.test_anywhere import address, is_used, without
from tests.connected import ConnectedWorld

__all__ = ["without"]


async def test_a_person_is_shown_the_deal_of_the_day_there(without: ConnectedWorld) -> None:
    await is_used(without, "daily")


async def test_the_deal_of_the_day_is_played_there_and_only_its_player_shares_it(without: ConnectedWorld) -> None:
    await without.ana.at_once()
    screen = await without.ana.command("daily")
    screen = await without.ana.press(screen, next(item for item in screen.buttons if item.arg == "begin"))
    while "daily" not in screen.verbs:
        screen = await (without.ana.pass_cards() if "pass" in screen.verbs else without.ana.play())
        assert screen.private
    (calendar,) = screen.all("daily")
    assert calendar.arg == "calendar", "nothing is shared, and no server has a table"
    for what in ("share", "table"):
        forged = without.ana.person.forge(screen.message, calendar.custom_id.replace("calendar", what))
        assert (await without.ana.answer(forged)).says("refusal-no-member", where=address(without)), what
    elsewhere = await without.ben.command("daily")
    assert elsewhere.private


async def test_a_try_goes_on_from_a_direct_message_to_a_group_and_nobody_else_sees_it(
    connected: ConnectedWorld,
) -> None:
    ana, server = connected.ana, connected.server
    await ana.at_once()
    server.state.installed_by.add(ana.id)
    direct = server.add_direct(ana.person.user)
    group = server.add_group("Friends", ana.person.user, connected.ben.person.user)
    screen = await ana.command("daily", channel=direct)
    screen = await ana.press(screen, next(item for item in screen.buttons if item.arg == "begin"))
    await ana.pass_cards()
    await ana.play()
    (table,) = await connected.bot.tables.of_player(ana.id)
    there = await ana.command("daily", channel=group)
    assert there.message.channel_id == group.id
    assert set(there.playable) <= set(table.game.hand(0)), "the same hand"
    held = len(table.game.hand(0))  # 12, or fewer if the only legal card has played itself
    await ana.play(screen=there)
    (table,) = await connected.bot.tables.of_player(ana.id)
    assert len(table.game.hand(0)) < held <= 12
    for name in ("help", "profile"):
        assert (await ana.command(name, channel=group)).private
    assert connected.ben.person.sees(group) == []
    assert all(message.only_for == ana.id for message in (*direct.messages.values(), *group.messages.values()))
    everything = await connected.bot.store.privacy.export(ana.id)
    assert all(row["guild_id"] == 0 for name in ("names", "tables") for row in everything[name]), "of no server"
