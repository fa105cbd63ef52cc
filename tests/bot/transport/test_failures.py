"""Failures: which are temporary, how long to wait, and what happens to an answer that was lost."""

from io import BytesIO

import aiohttp
import discord
import pytest

from bot.transport.failures import (
    MAX_PAUSE,
    PATIENCE,
    RETRY,
    STEADY,
    illustrated,
    may_pass,
    pause_after,
)
from bot.ui.items import Layout, screen, text
from tests.connected import ConnectedWorld, Screen
from tests.discord_server.faults import Fault
from tests.people import short


class Response:
    """The parts of a response that discord.py reads."""

    reason = "for a test"

    def __init__(self, status: int) -> None:
        self.status = status


def refused(status: int, code: int = 0) -> discord.HTTPException:
    return discord.HTTPException(Response(status), {"code": code, "message": "no"})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "error",
    [
        refused(500),
        refused(503),
        refused(429),
        discord.RateLimited(3),
        aiohttp.ClientError(),
        OSError(),
        TimeoutError(),
    ],
    ids=repr,
)
def test_server_errors_of_discord_and_broken_connections_are_worth_another_try(error: BaseException) -> None:
    assert may_pass(error)


@pytest.mark.parametrize("error", [refused(400), refused(403), refused(404), ValueError("ours")], ids=repr)
def test_refusals_of_discord_and_errors_of_ours_are_not_worth_another_try(error: BaseException) -> None:
    assert not may_pass(error)


def test_what_fails_is_tried_every_quarter_of_a_minute_at_first_then_ever_more_rarely_and_never_before_it_may() -> None:
    assert [pause_after(RETRY * failing, OSError()) for failing in (0, 1, 3, 7)] == [RETRY, 2 * RETRY, STEADY, STEADY]
    assert pause_after(PATIENCE - 1, OSError()) == pause_after(PATIENCE, OSError()) == STEADY
    assert [pause_after(PATIENCE + STEADY * n, OSError()) for n in (1, 3, 7)] == [STEADY * n for n in (2, 4, 8)]
    assert pause_after(10**9, OSError()) == MAX_PAUSE
    for error in refused(400), ValueError("ours"):  # nobody waits for the end of an outage
        assert [pause_after(RETRY * n, error) for n in (0, 1, 3, 7)] == [RETRY * n for n in (1, 2, 4, 8)]
    assert pause_after(0, discord.RateLimited(60.5)) == 60_500


ANSWER, POST, EDIT = "/interactions/*/*/callback", "/channels/*/messages", "/channels/*/messages/*"


def is_in_words(screen: Screen, refused: Fault) -> bool:
    """Whether a message whose picture was refused once is there without it."""
    return len(refused.met) == 1 and screen.exists and not screen.message.attachments


async def test_a_result_is_posted_and_redrawn_without_a_picture_that_is_refused(connected: ConnectedWorld) -> None:
    await connected.begin(computers=2, preset=short(seats=3))
    refused = connected.server.faults.fail("POST", POST, 400, 50035)
    await connected.play_round()
    await connected.wait(30)
    (result,) = [screen for screen in connected.messages() if "rematch" in screen.verbs]
    assert is_in_words(result, refused)
    refused = connected.server.faults.fail("PATCH", EDIT, 400, 50035)
    await connected.bot.store.posts.outdate(result.id)
    connected.bot.outdated_messages.begin()
    await connected.wait(5)
    assert is_in_words(result, refused)
    assert len([request for request in connected.server.requests if request.path.endswith(str(result.id))]) == 2


async def test_a_picture_is_sent_whole_though_an_earlier_try_has_read_it() -> None:
    file, sent = discord.File(BytesIO(b"picture"), "scores.png"), list[bytes]()

    async def send(shown: Layout, files: list[discord.File]) -> None:
        sent.append(files[0].fp.read())

    for _ in range(2):
        await illustrated(send, screen(text("The scores")), file)
    assert sent == [b"picture"] * 2
