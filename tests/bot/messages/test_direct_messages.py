"""Direct messages: people who prefer that are called in private, with a sentence and a link, never with a card."""

import discord
import pytest

from bot.messages.nudges import BACKOFF, DirectMessages
from bot.tables.pace import PACES
from tests.payloads import BUTTON, LINK, walk
from tests.world import Person, Request, Screen, World, say

NUDGE = PACES["live"].nudge / 1000 + 1
NUDGE_ALONE = PACES["none"].nudge / 1000 + 1
"""For somebody who plays alone with computer players: such a table has no clock."""


async def likes_direct(world: World, person: Person) -> None:
    await person.has(lambda ctx: ctx.prefer(direct=True))


def letters(world: World, person: Person) -> list[Screen]:
    """The messages that the bot has sent to a person and not deleted."""
    return world.messages(world.env.backend.get_dm_channel(person.id))


def sent(world: World, person: Person) -> list[Request]:
    channel = world.env.backend.get_dm_channel(person.id)
    return [
        request
        for request in world.watch.requests
        if request.kind == "post" and request.path == f"/channels/{channel.id}/messages"
    ]


async def test_people_who_like_direct_messages_are_called_there_and_the_others_in_the_channel(world: World) -> None:
    await world.begin(world.ben, world.chidi, computers=1)
    await likes_direct(world, world.ben)
    await world.wait(NUDGE)
    (letter,) = letters(world, world.ben)
    assert letter.text == say("nudge-direct-pass", server="Card club")
    (link,) = (part for part in walk(letter.stored.components) if part["type"] == BUTTON)
    board = world.board()
    assert link["style"] == LINK
    assert link["url"] == f"https://discord.com/channels/{world.guild.id}/{board.channel_id}/{board.id}"
    assert not letter.cards
    (call,) = world.calls()
    assert str(world.ben.id) not in call.text
    assert "Ben" not in call.text
    assert str(world.ana.id) in call.text
    await world.wait(20)
    assert len(sent(world, world.ben)) == 1
    opened = [request for request in world.watch.requests if request.path == "/users/@me/channels"]
    assert len(opened) == 1, "only people who asked for direct messages get some"


async def test_the_next_question_gets_a_direct_message_of_its_own(world: World) -> None:
    await world.begin(world.ben, world.chidi, world.dana)
    for person in world.people:
        await likes_direct(world, person)
    await world.pass_all()
    first = await world.until_asked()
    await world.wait(NUDGE)
    assert [letter.text for letter in letters(world, first)] == [say("nudge-direct", server="Card club")]
    await first.play()
    await world.wait(1)
    assert not letters(world, first)
    second = await world.until_asked()
    await world.wait(NUDGE)
    assert len(letters(world, second)) == 1


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/users/@me/channels", 400, 40003),
        ("/channels/{dm}/messages", 403, 50007),
        ("/channels/{dm}/messages", 403, 50278),
        ("/channels/{dm}/messages", 500, 0),
    ],
)
async def test_a_person_whose_direct_messages_are_closed_is_called_in_the_channel(
    world: World, path: str, status: int, code: int
) -> None:
    await world.begin(world.ben, computers=2)
    await likes_direct(world, world.ben)
    dm = world.env.backend.get_dm_channel(world.ben.id)
    world.env.inject_error("POST", path.format(dm=dm.id), status=status, code=code, times=None)
    await world.ana.pass_cards()
    await world.wait(NUDGE)
    (call,) = world.calls()
    assert str(world.ben.id) in call.text
    assert not letters(world, world.ben)


async def until_ana_is_asked(world: World) -> None:
    while (person := await world.until_asked()) is not world.ana:
        await person.play(screen=await person.show(world.board()))


async def test_a_refusal_is_not_asked_for_again_at_once(world: World) -> None:
    await world.begin(world.ben, computers=2, pace="slow")
    await world.ben.pass_cards()
    await likes_direct(world, world.ana)
    dm = world.env.backend.get_dm_channel(world.ana.id)
    world.env.inject_error("POST", f"/channels/{dm.id}/messages", status=403, code=50007)
    await world.wait(PACES["slow"].nudge / 1000 + 1)
    assert len(world.calls()) == 1
    await world.pass_all()
    await until_ana_is_asked(world)
    await world.wait(PACES["slow"].nudge / 1000 + 1)
    assert len(world.calls()) == 1
    assert len(sent(world, world.ana)) == 1
    await world.ana.play()
    await world.wait(BACKOFF / 1000)
    await until_ana_is_asked(world)
    await world.ana.play(screen=await world.ana.show(world.board()))
    await until_ana_is_asked(world)
    await world.wait(PACES["slow"].nudge / 1000 + 1)
    assert len(letters(world, world.ana)) == 1


async def test_after_a_broken_connection_the_next_message_is_tried_at_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.begin(computers=3)
    await likes_direct(world, world.ana)
    tries = []

    async def broken(person: discord.Object) -> None:
        tries.append(person.id)
        raise ConnectionResetError

    monkeypatch.setattr(world.bot, "create_dm", broken)
    direct = DirectMessages(world.bot, world.bot.people, world.bot.tables.now)
    for _ in range(2):
        assert await direct.nudge(await world.table(), world.ana.id) is None
    assert tries == [world.ana.id] * 2


async def test_a_person_who_likes_silence_gets_silent_direct_messages_in_the_language_that_they_used_last(
    world: World,
) -> None:
    await world.begin(computers=3)
    await world.bot.people.prefer(world.ana.id, direct=True, silent=True)
    await world.bot.store.directory.see_player(world.ana.id, "Ana", "de", 0)
    await world.wait(NUDGE_ALONE)
    (request,) = sent(world, world.ana)
    assert int(request.body["flags"]) & 1 << 12
    assert not world.calls(), "the channel stays quiet"
    (letter,) = letters(world, world.ana)
    assert "Hearts-Tisch" in letter.text
