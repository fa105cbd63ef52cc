"""The library: with a version of discord.py that is not known, or if the operator says so, the bot runs on the public
interface alone, and everything works."""

import asyncio
import io
from pathlib import Path
from types import SimpleNamespace

import discord
import pytest
from discord.state import AutoShardedConnectionState

from bot.transport.library import Library, actions_in
from bot.transport.library_bot import KNOWN, LibraryBot
from bot.ui.actions import Action, read_action
from bot.ui.items import screen, text
from hearts import Phase
from tests.bot.transport.test_card_pictures import upload
from tests.bot.transport.test_internals import asked_of
from tests.connected import ConnectedWorld
from tests.db.template import database_at
from tests.payloads import walk
from tests.processes import PlayedTable, processes, until

TOLD = "public interface alone"


@pytest.fixture(autouse=True)
def _unknown_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """The library is one that no test has seen yet."""
    monkeypatch.setattr(discord, "version_info", SimpleNamespace(major=2, minor=99))
    monkeypatch.setattr(discord, "__version__", "2.99.0")


async def test_a_round_is_played_with_a_version_that_is_not_known(
    connected: ConnectedWorld, log_lines: io.StringIO
) -> None:
    assert type(connected.bot.library) is Library
    assert type(connected.bot._connection) is AutoShardedConnectionState
    assert [line.count("version 2.99.0 is not known") for line in told(log_lines)] == [1]
    await connected.begin(connected.ben, connected.chidi, connected.dana)
    await connected.play_round()
    await connected.go_on()
    game = (await connected.table()).game
    assert (len(game.rounds), game.phase) == (1, Phase.PASSING)
    assert all(len(person.panel.cards) == 13 for person in connected.people)


async def test_a_version_that_is_known_is_used_by_private_names_unless_the_operator_forbids_it(
    monkeypatch: pytest.MonkeyPatch, log_lines: io.StringIO
) -> None:
    major, minor = max(KNOWN)
    monkeypatch.setattr(discord, "version_info", SimpleNamespace(major=major, minor=minor))
    assert type(bot().library) is not Library
    assert told(log_lines) == []
    assert type(bot(plain=True).library) is Library
    assert [line.count("PLAIN_DISCORD is set") for line in told(log_lines)] == [1]


async def test_messages_are_edited_posted_and_deleted_through_a_token(connected: ConnectedWorld) -> None:
    asked, library = asked_of(connected), connected.bot.library
    answer = await connected.ana.command("hearts status")
    (command,) = asked
    await library.edit_original(command.token, screen(text("Another thing")))
    assert answer.text == "Another thing"
    number = await library.post_follow_up(command.token, screen(text("More")))
    await library.edit_follow_up(command.token, number, screen(text("Less")))
    assert connected.messages()[-1].text == "Less"
    await library.delete_original(command.token)
    assert not answer.exists


async def test_a_message_is_not_posted_again_that_discord_may_have_posted(connected: ConnectedWorld) -> None:
    asked = asked_of(connected)
    await connected.ana.command("hearts status")
    fails = connected.server.faults.fail("POST", "/webhooks/*", 502, times=None)
    posting = asyncio.create_task(connected.bot.library.post_follow_up(asked[0].token, screen(text("More"))))
    await connected.wait(60)
    with pytest.raises(discord.DiscordServerError):
        await posting
    assert len(fails.met) == 1


async def test_pictures_of_cards_that_were_deleted_are_missed_once_a_message_was_refused(
    connected: ConnectedWorld,
) -> None:
    asked, pictures = asked_of(connected), connected.bot.card_pictures
    await connected.ana.command("hearts status")
    upload(connected)
    await pictures.look_up()
    assert connected.bot.faces.complete
    connected.server.state.emojis.clear()
    connected.server.faults.fail("POST", "/webhooks/*", 400)
    with pytest.raises(discord.HTTPException):
        await connected.bot.library.post_follow_up(asked[0].token, screen(text("More")))
    await connected.wait(1)
    assert not connected.bot.faces.emojis


async def test_what_can_be_pressed_around_a_press_is_known(connected: ConnectedWorld) -> None:
    asked = asked_of(connected)
    lobby = await connected.open()
    drawn = [read_action({"custom_id": part["custom_id"]}) for part in walk(lobby.components) if "custom_id" in part]
    await connected.ben.press(lobby, "join")
    pressed = asked[-1].message
    assert pressed is not None
    assert [*actions_in(pressed.components)] == drawn
    button = discord.ui.Button[discord.ui.LayoutView](custom_id="h1:b:hand:1:0:")
    assert [*actions_in([discord.ui.Section("Words", accessory=button)])] == [Action("hand", 1, 0, "")]


@pytest.mark.slow
async def test_whole_rounds_are_played_by_the_real_program_if_the_operator_forbids_private_names(
    tmp_path: Path,
) -> None:
    async with processes(str(database_at(tmp_path / "hearts.db")), tmp_path, 1) as world:
        table = PlayedTable(world.server, 0, 1)
        process = await world.start(PLAIN_DISCORD="true")
        await until(lambda: process.said('"event": "ready"') > 0, what="the bot is not ready")
        await table.begin()
        await table.play(2 * 52)
        assert process.said(TOLD) == process.said("PLAIN_DISCORD is set") == 1
        assert process.said('"level": "error"') == 0


def bot(**options: bool) -> LibraryBot:
    return LibraryBot(now=lambda: 0, command_prefix=(), intents=discord.Intents.none(), **options)


def told(log_lines: io.StringIO) -> list[str]:
    """The lines that tell that private names are not used."""
    return [line for line in log_lines.getvalue().splitlines() if TOLD in line]
