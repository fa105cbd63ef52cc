"""Illustrations: a message whose picture Discord refuses is sent without it, and says the same in words."""

from __future__ import annotations

from hearts import Rules, write_code
from tests.connected import ConnectedWorld, Screen
from tests.discord_server.faults import Fault

SHORT = write_code(Rules(seats=3, end="rounds", end_rounds=1, passing="none"))
ANSWER, POST, EDIT = "/interactions/*/*/callback", "/channels/*/messages", "/channels/*/messages/*"


def is_in_words(screen: Screen, refused: Fault) -> bool:
    """Whether a message whose picture was refused once is there without it."""
    return len(refused.met) == 1 and screen.exists and not screen.message.attachments


async def test_a_result_is_posted_and_redrawn_without_a_picture_that_is_refused(connected: ConnectedWorld) -> None:
    await connected.begin(computers=2, preset=SHORT)
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
