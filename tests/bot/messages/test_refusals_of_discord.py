"""Refusals of Discord: whatever it answers to a request, the move counts once, and soon all screens are right again."""

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from bot.tables.persistence import restore
from db import Status
from tests.connected import ConnectedWorld, Member
from tests.discord_server.faults import Fault, Faults
from tests.screens import trick_shown

pytestmark = pytest.mark.usefixtures("counted")

ANSWER: Final = ("POST", "/interactions/*/*/callback")
PANEL: Final = ("PATCH", "/webhooks/*/*/messages/@original")
MESSAGE: Final = ("PATCH", "/channels/*/messages/*")
Strike = Callable[[Faults, str, str], Fault]

TRIED_AGAIN: Final = 80.0
"""Seconds within which every request that may succeed later is retried, and delayed ones have finished."""


@dataclass(frozen=True)
class Refusal:
    """One way in which Discord does not carry out a request."""

    name: str
    strike: Strike
    loses_panel: bool = False
    """Whether the owner of the panel has to open it again."""
    loses_channel: bool = False
    """Whether the table waits until somebody calls it up again."""
    asked: int = 4
    """The most requests that it may affect: three updates of panels, or an answer and a message that reports it."""


def answered(status: int, code: int = 0, **what: bool) -> Refusal:
    """A refusal with this status and code. Requests that may succeed later are tried five times by discord.py, and
    again by us."""
    asked, name = (4, f"{code}") if code else (60, f"{status}, always")
    return Refusal(name, lambda faults, *where: faults.fail(*where, status, code, times=None), asked=asked, **what)


def limited(name: str, seconds: float, *, everywhere: bool = False) -> Refusal:
    return Refusal(name, lambda faults, *where: faults.limit(*where, seconds, everywhere=everywhere))


LIMITS: Final = (
    limited("429, short", 1.0),
    limited("429, long", 70.0),
    limited("429, global", 3.0, everywhere=True),
)
BAD_MOMENTS: Final = (
    Refusal("500, once", lambda faults, *where: faults.fail(*where, 500)),
    Refusal("502, once, although it was carried out", lambda faults, *where: faults.fail(*where, 502, when="after")),
    Refusal("connection cut before it arrived", lambda faults, *where: faults.cut(*where)),
    Refusal("connection cut after it arrived", lambda faults, *where: faults.cut(*where, when="after")),
)
OF_TOKENS: Final = (404, 10015), (401, 50027), (404, 10008)
OF_CHANNELS: Final = (404, 10003), (403, 50001), (403, 50013), (403, 160005)
LOCKED: Final = 400, 50083
OFTEN: Final = *BAD_MOMENTS, answered(500), answered(502)
REFUSALS: Final = {
    ANSWER: (
        *(*LIMITS, *OFTEN),
        *(answered(*code) for code in ((404, 10062), (400, 40060), (400, 30046), *OF_TOKENS, *OF_CHANNELS, LOCKED)),
    ),
    PANEL: (*LIMITS, *OFTEN, *(answered(*code, loses_panel=True) for code in OF_TOKENS)),
    MESSAGE: (
        *(*LIMITS, *OFTEN, answered(404, 10008), answered(400, 30046)),
        *(answered(*code, loses_channel=True) for code in (*OF_CHANNELS, LOCKED)),
    ),
}
NEW_MESSAGE: Final = (
    limited("429, short", 10.0),  # it is posted some seconds after the move
    limited("429, long", 70.0),
    limited("429, global", 10.0, everywhere=True),
    *OFTEN,
    *(answered(*code, loses_channel=True) for code in OF_CHANNELS),
)


async def whose_turn(world: ConnectedWorld) -> Member:
    """The person who is to choose a card after those that play themselves. Everybody has a fresh panel."""
    asked = await world.until_asked()
    for person in world.people:
        await person.look()
    return asked


@pytest.mark.parametrize("where", REFUSALS, ids=["an answer", "a panel", "the message of a table"])
async def test_a_move_counts_once_whatever_discord_refuses(
    connected: ConnectedWorld, log_lines: io.StringIO, where: tuple[str, str]
) -> None:
    await connected.begin_first_trick(pace="slow")
    for refusal in REFUSALS[where]:
        person, before = await whose_turn(connected), await connected.cards_played()
        fault = refusal.strike(connected.server.faults, *where)
        card = min(person.panel.playable)
        person.begin(person.panel, next(item for item in person.panel.all("play") if item.arg == str(card)))
        await connected.wait(TRIED_AGAIN)
        assert 1 <= len(fault.met) <= refusal.asked, f"{refusal.name}: {len(fault.met)}"
        connected.server.faults.clear()

        table = await connected.table()
        stored = await connected.bot.store.tables.load(1)
        assert stored is not None
        assert restore(stored).game.view(None) == table.game.view(None), refusal.name
        assert await connected.cards_played() > before, refusal.name
        assert (table.record.status is Status.SUSPENDED) is refusal.loses_channel, refusal.name
        if refusal.loses_channel:
            await person.command("hearts back")
        await connected.wait(TRIED_AGAIN)
        assert (await connected.table()).record.status is Status.PLAYING, refusal.name

        view = (await connected.table()).game.view(None)
        assert connected.board().says("board-title-trick", round=1, trick=trick_shown(view)), refusal.name
        asked = await connected.until_asked()
        if not refusal.loses_panel:
            assert asked.panel.playable, f"{refusal.name}: {asked.panel}"
        assert not [line for line in log_lines.getvalue().splitlines() if '"level": "error"' in line], refusal.name


async def test_a_message_that_is_posted_anew_stands_there_once_whatever_discord_refuses(
    connected: ConnectedWorld, log_lines: io.StringIO
) -> None:
    await connected.begin_first_trick(pace="slow")
    for refusal in NEW_MESSAGE:
        person, before, old = await whose_turn(connected), await connected.cards_played(), connected.board().message
        connected.server.channels.remove(connected.channel, old)
        fault = refusal.strike(connected.server.faults, "POST", "/channels/*/messages")
        await person.play()
        await connected.wait(TRIED_AGAIN)
        assert 1 <= len(fault.met) <= refusal.asked, f"{refusal.name}: {len(fault.met)}"
        connected.server.faults.clear()
        assert await connected.cards_played() > before, refusal.name
        assert ((await connected.table()).record.status is Status.SUSPENDED) is refusal.loses_channel, refusal.name
        if refusal.loses_channel:
            await person.command("hearts back")
        await connected.wait(2 * TRIED_AGAIN)
        (new,) = [each for each in connected.messages() if "more" in each.verbs]
        assert (await connected.table()).record.message_id == new.id > old.id, refusal.name
        view = (await connected.table()).game.view(None)
        assert new.says("board-title-trick", round=1, trick=trick_shown(view)), refusal.name
        assert not [line for line in log_lines.getvalue().splitlines() if '"level": "error"' in line], refusal.name


async def test_choices_that_discord_refuses_are_no_error(connected: ConnectedWorld, log_lines: io.StringIO) -> None:
    world, ana = connected, connected.ana.person
    for refusal in REFUSALS[ANSWER]:
        fault = refusal.strike(world.server.faults, *ANSWER)
        ana.complete(world.channel, "hearts new", "time_zone", "Europe/Berl")
        await world.wait(TRIED_AGAIN)
        assert fault.met, refusal.name
        world.server.faults.clear()
        asked = ana.complete(world.channel, "hearts new", "time_zone", "Europe/Berl")
        await world.quiet()
        assert [choice["value"] for choice in asked.choices or ()] == ["Europe/Berlin"], refusal.name
    assert '"level": "error"' not in log_lines.getvalue()


def test_the_documents_tell_what_the_bot_does_about_each_refusal() -> None:
    told = (Path(__file__).parents[3] / "docs" / "failures.md").read_text()
    for refusals in REFUSALS.values():
        for refusal in refusals:
            assert f"| {refusal.name} |" in told
