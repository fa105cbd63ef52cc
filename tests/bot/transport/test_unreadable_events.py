"""Unreadable events: whatever Discord says of one server, people on the others play on."""

from __future__ import annotations

import io
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from bot.language.wording import Translator
from tests.connected import ConnectedWorld, Place
from tests.discord_server import objects
from tests.discord_server.gateway import Session

Json = dict[str, Any]


async def works(place: Place) -> bool:
    """Whether somebody who gives a command there is answered."""
    return "Hearts" in (await place.ana.command("help")).text


def described(place: Place) -> Json:
    return deepcopy(objects.guild(place.server.state, place.guild))


@pytest.mark.parametrize(
    "spoil",
    [
        lambda guild: guild["channels"][0].pop("position"),
        lambda guild: guild["channels"][0].pop("id"),
        lambda guild: guild["roles"][0].pop("id"),
        lambda guild: guild["roles"][0].update(permissions=None),
        lambda guild: guild.update(roles=None),
        lambda guild: guild.update(threads=[{"id": "77", "type": 11}]),
        lambda guild: guild.update(members=[{}]),
        lambda guild: guild.pop("id"),
    ],
)
async def test_a_server_that_is_described_oddly_leaves_the_others_alone(
    connected: ConnectedWorld, log_lines: io.StringIO, spoil: Any
) -> None:
    odd = Place(connected)
    await connected.wait(1)
    guild = described(odd)
    spoil(guild)
    connected.server.gateway.dispatch(odd.guild.id, "GUILD_CREATE", guild)
    await connected.wait(1)
    assert await works(odd), "its people go on with what is known of it"
    assert await works(connected)
    assert log_lines.getvalue().count("cannot be read") == 1


@pytest.mark.parametrize(
    "spoil",
    [lambda data: data["data"].pop("component_type"), lambda data: data.pop("guild_id")],
    ids=["without the kind of what is pressed", "by a member of no server"],
)
async def test_somebody_whose_press_cannot_be_read_is_told_so_and_others_press_on(
    connected: ConnectedWorld, spoil: Any
) -> None:
    lobby = await connected.open(connected.ben)
    interaction = connected.ana.person.press
    spoiled = connected.server.gateway

    def spoiled_press(guild_id: int | None, name: str, data: Json) -> None:
        if name == "INTERACTION_CREATE":
            spoil(data)
        type(spoiled).dispatch(spoiled, guild_id, name, data)

    spoiled.dispatch = spoiled_press  # type: ignore[method-assign]
    asked = interaction(lobby.message, lobby.one("join").custom_id)
    answer = await connected.ana.answer(asked)
    assert answer.text.startswith(Translator("en")("error-unreadable"))
    del spoiled.dispatch
    assert await works(connected)


async def test_a_session_that_begins_oddly_is_followed_by_another_one(
    connected: ConnectedWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    gateway, dispatch = connected.server.gateway, Session.dispatch
    odd: list[str] = []

    def odd_once(session: Session, name: str, data: Json) -> None:
        if name == "READY" and not odd:
            odd.append(name)
            data = {key: value for key, value in data.items() if key != "user"}
        dispatch(session, name, data)

    monkeypatch.setattr(Session, "dispatch", odd_once)
    before = gateway.identified
    gateway.invalidate()
    await connected.wait(60)
    assert odd
    assert gateway.identified == before + 2
    assert await works(connected)


LEFT_OUT = object()
ODD = (LEFT_OUT, None, 7, "odd", ["odd"], {"odd": 7})


def keys(told: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where the keys of a payload are, in lists those of the first element."""
    parts = told.items() if isinstance(told, dict) else enumerate(told[:1]) if isinstance(told, list) else ()
    for key, value in parts:
        yield (*path, key)
        yield from keys(value, (*path, key))


def spoiled(told: Json, path: tuple[Any, ...], value: object) -> Json:
    """A payload with something odd in one place."""
    told = deepcopy(told)
    place: Any = told
    for key in path[:-1]:
        place = place[key]
    if value is LEFT_OUT:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    return told


@pytest.mark.traceback
@pytest.mark.slow
async def test_whatever_is_odd_in_an_event_of_one_server_people_on_another_are_answered(
    connected: ConnectedWorld,
) -> None:
    odd = Place(connected)
    await connected.wait(1)
    guild = described(odd)
    channel = guild["channels"][0] | {"guild_id": str(odd.guild.id)}
    role = {"guild_id": str(odd.guild.id), "role": guild["roles"][0]}
    recorded = {"GUILD_CREATE": guild, "GUILD_UPDATE": guild, "GUILD_ROLE_CREATE": role, "GUILD_ROLE_UPDATE": role}
    recorded |= {"CHANNEL_CREATE": channel, "CHANNEL_UPDATE": channel, "CHANNEL_DELETE": channel, "GUILD_DELETE": guild}
    told = 0
    for event, data in recorded.items():
        for path in keys(data):
            for value in ODD:
                connected.server.gateway.dispatch(odd.guild.id, event, spoiled(data, path, value))
                told += 1
        await connected.wait(1)
        assert await works(connected), event
    assert told > 500
    connected.server.gateway.dispatch(odd.guild.id, "GUILD_CREATE", described(odd))
    await connected.wait(1)
    assert await works(odd), "and it works again once it is described well"
