"""Posted once: a message of a table that Discord took is not posted again, though the bot does not know that it did."""

from __future__ import annotations

from bot.tables.person import Person
from tests.connected import ConnectedWorld
from tests.discord_server.faults import Failing

MANAGER = Person(0, "", may_manage=True)
POST = "/channels/*/messages"


async def second_round(connected: ConnectedWorld, *, cuts: int = 1) -> Failing:
    """Plays one round after a restart, so that the message of the next is posted by a counted request. The connection
    breaks just after Discord has taken it. Returns that fault."""
    await connected.begin(connected.ben, computers=2, pace="slow")
    await connected.disconnect()
    await connected.connect()
    for person in (connected.ana, connected.ben):
        await person.show(connected.board())
    await connected.play_round()
    cut = connected.server.faults.cut("POST", POST, when="after", times=cuts)
    for person in (connected.ana, connected.ben):
        await person.command("hearts ready")
    return cut


def boards(connected: ConnectedWorld) -> list[str]:
    """The messages of the table's second round."""
    return [screen.text for screen in connected.messages() if screen.says("board-title-pass", round=2)]


async def test_the_message_of_a_round_is_posted_once_though_the_connection_breaks_after_discord_has_taken_it(
    connected: ConnectedWorld,
) -> None:
    cut = await second_round(connected, cuts=2)
    await connected.wait(30)
    assert len(cut.met) == 2
    assert len(boards(connected)) == 1
    assert (await connected.table()).record.message_id == connected.board().message.id


async def test_the_message_shows_what_has_happened_before_it_was_posted_again(connected: ConnectedWorld) -> None:
    cut = await second_round(connected)
    while not cut.met:
        await connected.wait(0.1)
    await connected.ana.show(connected.board())
    await connected.ana.pass_cards()
    await connected.wait(30)
    (shown,) = boards(connected)
    assert "✅ **Ana**" in shown


async def test_the_message_is_posted_once_though_the_bot_is_killed_before_it_knows_of_it(
    connected: ConnectedWorld,
) -> None:
    cut = await second_round(connected)
    while not cut.met:
        await connected.wait(0.1)
    await connected.kill()
    await connected.connect()
    await connected.wait(30)
    assert len(boards(connected)) == 1


async def test_a_message_that_is_deleted_again_and_again_is_posted_again_each_time(connected: ConnectedWorld) -> None:
    await second_round(connected)
    await connected.wait(30)
    for person in (connected.ana, connected.ben):
        old = connected.board().message
        connected.server.channels.remove(connected.channel, old)
        await person.command("hearts hand")
        await person.pass_cards()
        await connected.wait(10)
        assert connected.board().message.id > old.id
        assert (await connected.table()).record.message_id == connected.board().message.id


async def test_a_match_is_posted_once_though_the_connection_breaks_after_discord_has_taken_it(
    connected: ConnectedWorld,
) -> None:
    await connected.ana.command("match new", deals=4)
    message = connected.messages()[-1].message
    connected.server.channels.remove(connected.channel, message)
    cut = connected.server.faults.cut("POST", POST, when="after")
    connected.bot.match_messages.mark(1, 0)
    await connected.wait(60)
    assert len(cut.met) == 1
    (shown,) = connected.messages()
    assert (await connected.bot.matching.get(1)).message_id == shown.message.id


async def test_the_message_of_a_day_is_posted_once_though_the_bot_is_killed_before_it_knows_of_it(
    connected: ConnectedWorld,
) -> None:
    await connected.bot.servers.change(connected.guild.id, MANAGER, daily_channel=connected.channel.id)
    cut = connected.server.faults.cut("POST", POST, when="after", times=None)
    while not cut.met:
        await connected.wait(60)
    await connected.kill()
    cut.end()
    await connected.connect()
    await connected.wait(60)
    assert len(connected.messages()) == 1
