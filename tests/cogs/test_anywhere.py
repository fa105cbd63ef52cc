"""Anywhere: if a person has installed the bot but the server has not, commands are private and belong to no server."""

from __future__ import annotations

import pytest

from tests.connected import ConnectedWorld


@pytest.mark.parametrize("command", ["daily", "solo", "help", "profile"])
async def test_a_person_uses_the_bot_on_a_server_that_does_not_have_it(connected: ConnectedWorld, command: str) -> None:
    connected.server.state.installed_by.add(connected.ana.id)
    screen = await connected.ana.command(command)
    assert screen.private
    rows = (await connected.bot.store.privacy.export(connected.ana.id))["names"]
    assert all(row["guild_id"] == 0 for row in rows), "nothing is remembered of the server"
    assert "history" not in screen.verbs


async def test_the_deal_of_the_day_is_played_there_and_only_its_player_shares_it(connected: ConnectedWorld) -> None:
    connected.server.state.installed_by.add(connected.ana.id)
    screen = await connected.ana.command("daily")
    screen = await connected.ana.press(screen, next(item for item in screen.buttons if item.arg == "begin"))
    while "daily" not in screen.verbs:
        screen = await (connected.ana.pass_cards() if "clear" in screen.verbs else connected.ana.play())
        assert screen.private
    (calendar,) = screen.all("daily")
    assert calendar.arg == "calendar"
    for what in ("share", "table"):
        forged = connected.ana.person.forge(screen.message, calendar.custom_id.replace("calendar", what))
        assert (await connected.ana.answer(forged)).says("refusal-guild-only"), what
    elsewhere = await connected.ben.command("daily")
    assert elsewhere.private


async def test_a_try_goes_on_from_a_direct_message_to_a_group_and_nobody_else_sees_it(
    connected: ConnectedWorld,
) -> None:
    ana, server = connected.ana, connected.server
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
    for name in ("solo", "help", "profile"):
        assert (await ana.command(name, channel=group)).private
    assert connected.ben.person.sees(group) == []
    assert all(message.only_for == ana.id for message in (*direct.messages.values(), *group.messages.values()))
    everything = await connected.bot.store.privacy.export(ana.id)
    assert all(row["guild_id"] == 0 for name in ("names", "tables") for row in everything[name]), "of no server"


@pytest.mark.parametrize("command", ["hearts status", "leaderboard"])
async def test_tables_are_only_opened_where_the_bot_is_a_member(connected: ConnectedWorld, command: str) -> None:
    connected.server.state.installed_by.add(connected.ana.id)
    assert (await connected.ana.command(command)).says("refusal-guild-only")
