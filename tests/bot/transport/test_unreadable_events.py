"""Unreadable events: whatever Discord says of one server, people on the others play on."""

import asyncio
import io
import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest
from prometheus_client import REGISTRY

from bot.language.wording import Translator
from tests.connected import ConnectedWorld, Place
from tests.discord_server import objects
from tests.discord_server.gateway import Session
from tests.discord_server.interactions import COMMAND, FORM
from tests.discord_server.state import Interaction
from tests.driven_time import until

Json = dict[str, Any]
Path = tuple[Any, ...]
LEFT_OUT = object()
LABEL, TEXT_INPUT = 18, 4
OF_PEOPLE = 2
"""The type of a command in the menu of a person."""
ODD = (LEFT_OUT, None, 7, "odd", ["odd"], {"odd": 7})


def keys(told: Any, path: Path = ()) -> Iterator[Path]:
    """Where the keys of a payload are, in lists those of the first element."""
    parts = told.items() if isinstance(told, dict) else enumerate(told[:1]) if isinstance(told, list) else ()
    for key, value in parts:
        yield (*path, key)
        yield from keys(value, (*path, key))


def spoiled(told: Json, path: Path, value: object) -> Json:
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


async def works(place: Place) -> bool:
    """Whether somebody who gives a command there is answered."""
    answer = await place.ana.command("hearts status")
    return answer.says("status-none") or answer.text.startswith("## ")


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


# -- presses, commands, typing and forms


async def asked(place: Place) -> dict[str, Interaction]:
    """What Ana asks of the bot, one thing of each kind."""
    ana, person, channel = place.ana, place.ana.person, place.channel
    lobby = await place.open()
    more = await ana.press(lobby, "more")
    levels = await ana.press_more(lobby, "levels")
    menu = levels.all("arrange")[0]
    filled = {"type": LABEL, "id": 1, "component": {"type": TEXT_INPUT, "id": 2, "custom_id": "cut", "value": "7"}}
    of_people = next(each for each in place.server.state.commands if each["type"] == OF_PEOPLE)
    known = person._resolved(channel, [place.ben.person.user])
    target = {"target_id": str(place.ben.id), "guild_id": str(place.guild.id), "resolved": known}
    return {
        "a button": ana.begin(lobby, "start"),
        "a menu": person.choose(levels.message, menu.custom_id, menu.values[:1]),
        "a menu of people": person.choose(more.message, more.one("invite").custom_id, [str(place.ben.id)]),
        "a form": person._send(FORM, channel, {"custom_id": "h1:m:cut:1:", "components": [filled]}, lobby.message),
        "a command": person.type(channel, "hearts remove", member=place.ben.person),
        "a command about somebody": person._send(
            COMMAND, channel, {key: of_people[key] for key in ("id", "name", "type")} | target
        ),
        "typing": person.complete(channel, "hearts new", "time_zone", "o", preset="omnibus"),
    }


def ask_again(place: Place, what: Interaction, path: Path, value: object) -> Interaction:
    """Ana asks the same again, and Discord says something odd of it in one place."""
    gateway = place.server.gateway
    dispatch = gateway.dispatch
    with pytest.MonkeyPatch.context() as odd:
        odd.setattr(gateway, "dispatch", lambda guild, name, data: dispatch(guild, name, spoiled(data, path, value)))
        return place.ana.person._send(what.kind, place.channel, what.data, what.source)


@pytest.mark.parametrize(
    ("what", "path", "value"),
    [
        ("a button", ("data", "component_type"), LEFT_OUT),
        ("a button", ("guild_id",), LEFT_OUT),
        ("a button", ("member",), None),
        ("a button", ("member", "nick"), 7),
        ("a menu", ("type",), 7),
        ("a form", ("locale",), None),
        ("a command", ("data", "options"), None),
        ("a command about somebody", ("data", "type"), "odd"),
    ],
)
async def test_what_somebody_asks_and_cannot_be_read_is_dropped_logged_once_and_counted_and_they_are_told_so(
    connected: ConnectedWorld, log_lines: io.StringIO, what: str, path: Path, value: object
) -> None:
    connected.ana.person.user.locale = "de"
    recorded = (await asked(connected))[what]
    before = REGISTRY.get_sample_value("hearts_unreadable_events_total") or 0
    for _ in range(2):
        again = ask_again(connected, recorded, path, value)
        await connected.quiet()  # `answer` would wait minutes for one that never comes
        assert again.answered.is_set()
        answer = await connected.ana.answer(again)
        assert answer.private
        assert answer.text == Translator("en" if path == ("locale",) else "de")("error-unreadable")
    assert await works(connected)
    assert REGISTRY.get_sample_value("hearts_unreadable_events_total") == before + 2
    (line,) = [json.loads(each) for each in log_lines.getvalue().splitlines() if "cannot be read" in each]
    assert line["event_kind"] == "INTERACTION_CREATE"
    assert line["server"] == (None if path == ("guild_id",) else str(connected.guild.id))
    assert line["key"]


async def test_a_stop_waits_until_they_are_told_so_and_begins_nothing_more(connected: ConnectedWorld) -> None:
    button = (await asked(connected))["a button"]
    hold = connected.server.faults.hold("POST", "/interactions/*/*/callback")
    first = ask_again(connected, button, ("guild_id",), LEFT_OUT)
    await until(lambda: bool(hold.met))
    stopping = asyncio.create_task(connected.disconnect(), name="the bot stops")
    await connected.quiet()
    late = ask_again(connected, button, ("guild_id",), LEFT_OUT)
    await connected.quiet()
    assert not stopping.done()
    hold.release()
    await stopping
    assert first.answered.is_set()
    assert not late.answered.is_set()


@pytest.mark.traceback
@pytest.mark.slow
@pytest.mark.parametrize(
    "what",
    ["a button", "a menu", "a menu of people", "a form", "a command", "a command about somebody", "typing"],
)
async def test_whatever_is_odd_in_what_somebody_asks_they_are_answered_and_people_on_another_server_too(
    connected: ConnectedWorld, what: str
) -> None:
    odd = Place(connected)
    await connected.wait(1)
    recorded = (await asked(odd))[what]
    told = 0
    unanswered = set()
    for path in keys(objects.interaction(odd.server.state, recorded)):
        spoiled_ones = [ask_again(odd, recorded, path, value) for value in ODD]
        other = connected.ana.person.type(connected.channel, "hearts status")
        await until(other.answered.is_set, f"nobody is answered after something odd in {path}")
        await connected.quiet()
        told += len(spoiled_ones)
        if not all(each.answered.is_set() for each in spoiled_ones):
            unanswered.add(path)
    assert told > 300
    if what == "typing":  # somebody who types gets choices or nothing
        odd.server.complaints.clear()  # of a sentence, where it cannot be read that somebody only types
    else:
        assert unanswered == {("id",), ("token",)}, "without these no answer is possible"
