"""Commands for one: where a person has the bot and the server has not, all is private and of no server."""

from __future__ import annotations

import pytest

from tests.connected import ConnectedWorld


@pytest.mark.parametrize("command", ["daily", "solo", "help", "profile"])
async def test_a_person_uses_it_where_the_server_does_not_have_the_bot(connected: ConnectedWorld, command: str) -> None:
    connected.server.state.installed_by.add(connected.ana.id)
    screen = await connected.ana.command(command)
    assert screen.private
    rows = (await connected.bot.store.privacy.export(connected.ana.id))["names"]
    assert all(row["guild_id"] == 0 for row in rows), "nothing is remembered of the server"
    assert "history" not in screen.verbs


async def test_the_deal_of_the_day_is_played_there_and_shared_by_nobody_else(connected: ConnectedWorld) -> None:
    connected.server.state.installed_by.add(connected.ana.id)
    screen = await connected.ana.command("daily")
    screen = await connected.ana.press(screen, next(item for item in screen.buttons if item.arg == "begin"))
    while "daily" not in screen.verbs:
        screen = await (connected.ana.pass_cards() if "clear" in screen.verbs else connected.ana.play())
        assert screen.private
    assert {item.arg for item in screen.all("daily")} == {"calendar"}
    elsewhere = await connected.ben.command("daily")
    assert elsewhere.private


@pytest.mark.parametrize("command", ["hearts status", "leaderboard"])
async def test_tables_stay_where_the_bot_is(connected: ConnectedWorld, command: str) -> None:
    connected.server.state.installed_by.add(connected.ana.id)
    assert (await connected.ana.command(command)).says("refusal-guild-only")
