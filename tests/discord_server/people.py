"""People: what a person sees now, and what they can press, choose, type and send."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from tests.discord_server import objects
from tests.discord_server.commands import find_command, typed_options
from tests.discord_server.interactions import COMMAND, FORM, PRESS, TYPING
from tests.discord_server.permissions import permissions_of
from tests.discord_server.state import Channel, Guild, Interaction, Message, User
from tests.payloads import walk

if TYPE_CHECKING:
    from tests.discord_server.server import DiscordServer

Json = dict[str, Any]
PEOPLE = 5
"""The type of a menu of people."""
_tokens = itertools.count(1)


class Person:
    """A member of a server. Every action returns its interaction at once; the bot's answer sets its ``answered``."""

    def __init__(self, server: DiscordServer, guild: Guild, name: str, *, locale: str = "en-US") -> None:
        self.server = server
        self.guild = guild
        self.user = server.state.add_user(name, locale=locale)
        guild.members[self.user.id] = set()

    @property
    def id(self) -> int:
        return self.user.id

    @property
    def name(self) -> str:
        return self.user.name

    # -- seeing

    def sees(self, channel: Channel) -> list[Message]:
        """The messages of a channel that the person sees, oldest first, as they look now."""
        if not self.may_see(channel):
            return []
        return [message for message in channel.messages.values() if message.only_for in (None, self.id)]

    def may_see(self, channel: Channel) -> bool:
        """Whether the person is in a channel."""
        if channel.guild_id is not None:
            return bool(permissions_of(self.id, channel, self._home(channel)))
        return self.id in channel.group if channel.group else channel.recipient_id in (None, self.id)

    def message(self, number: int) -> Message | None:
        """One message as it looks now; None if it is deleted, or not visible to this person."""
        for channel in self.server.state.channels():
            found = channel.messages.get(number)
            if found is not None and found in self.sees(channel):
                return found
        return None

    def _is_shown(self, message: Message) -> bool:
        channel = self.server.state.channel(message.channel_id)
        return channel is not None and any(seen is message for seen in self.sees(channel))

    def dismiss(self, message: Message) -> None:
        """Dismisses a private message; the bot is not told."""
        assert message.only_for == self.id, "only one's own private messages can be dismissed"
        del self._channel(message).messages[message.id]

    # -- doing

    def press(self, message: Message, custom_id: str) -> Interaction:
        """Presses a button that the person sees."""
        self._component(message, custom_id)
        return self.forge(message, custom_id)

    def choose(self, message: Message, custom_id: str, values: Sequence[str]) -> Interaction:
        """Selects values in a menu; it must offer them and allow this many."""
        part = self._component(message, custom_id)
        offered = [option["value"] for option in part.get("options") or ()]
        assert set(values) <= set(offered) or not offered, f"{values} are not offered"
        assert part.get("min_values", 1) <= len(values) <= part.get("max_values", 1), f"{len(values)} values"
        return self.forge(message, custom_id, values, kind=part["type"])

    def forge(
        self, message: Message, custom_id: str, values: Sequence[str] | None = None, *, kind: int | None = None
    ) -> Interaction:
        """Sends a press that Discord's own clients would not: of a disabled button, or of one that was never there."""
        kind = kind or (2 if values is None else 3)
        data: Json = {"custom_id": custom_id, "component_type": kind, "id": 1}
        if values is not None:
            data["values"] = list(values)
        channel = self._channel(message)
        if kind == PEOPLE:
            data["resolved"] = self._resolved(channel, [self.server.state.users[int(value)] for value in values or ()])
        return self._send(PRESS, channel, data, message)

    def type(self, channel: Channel, name: str, /, **options: Any) -> Interaction:
        """Types a slash command by its name with its groups, such as ``hearts new``."""
        command, path, asked = find_command(self.server.state.commands, name)
        given = typed_options(asked, options)
        for part in reversed(path):
            given = [part | {"options": given}]
        data = {"id": command["id"], "name": command["name"], "type": 1, "options": given}
        people = [value.user for value in options.values() if isinstance(value, Person)]
        data["resolved"] = self._resolved(channel, people)
        data["resolved"] |= _resolved_channels(value for value in options.values() if isinstance(value, Channel))
        return self._send(COMMAND, channel, data | self._place_of(channel))

    def complete(self, channel: Channel, name: str, option: str, text: str, /, **options: Any) -> Interaction:
        """Types in an option of a command; the ``choices`` of the answer are what autocomplete offers."""
        command, path, asked = find_command(self.server.state.commands, name)
        given = typed_options(asked, options, complete=False)
        kind = next(each["type"] for each in asked if each["name"] == option)
        given.append({"name": option, "type": kind, "value": text, "focused": True})
        for part in reversed(path):
            given = [part | {"options": given}]
        data = {"id": command["id"], "name": command["name"], "type": 1, "options": given}
        return self._send(TYPING, channel, data | self._place_of(channel))

    def fill(self, opened: Interaction, **values: Any) -> Interaction:
        """Submits the form with which an interaction was answered. Inputs without a value keep theirs."""
        assert opened.form is not None, "no form was opened"
        channel = self.server.state.channel(opened.channel_id)
        assert channel is not None
        labels = [_filled(label, values) for label in opened.form["components"]]
        assert not values.keys() - {label["component"]["custom_id"] for label in labels}, "no such place in the form"
        data = {"custom_id": opened.form["custom_id"], "components": labels}
        return self._send(FORM, channel, data, opened.source)

    # -- how it reaches the bot

    def _send(self, kind: int, channel: Channel, data: Json, message: Message | None = None) -> Interaction:
        state = self.server.state
        assert message is None or self._is_shown(message), "the message is not on the screen"
        assert self.may_see(channel), "the channel is hidden"
        number = state.new_id()
        token = f"token-{next(_tokens)}-{number}"
        guild_id = channel.guild_id
        asked = Interaction(number, token, kind, self.id, channel.id, guild_id, state.now(), data, message)
        state.keep(asked)
        told = json.loads(json.dumps(objects.interaction(state, asked)))  # a copy: what it shows may change at once
        self.server.gateway.dispatch(guild_id, "INTERACTION_CREATE", told)
        return asked

    def _place_of(self, channel: Channel) -> Json:
        """The server of a command; empty outside of servers."""
        return {} if channel.guild_id is None else {"guild_id": str(channel.guild_id)}

    def _channel(self, message: Message) -> Channel:
        channel = self.server.state.channel(message.channel_id)
        assert channel is not None, "the channel is gone"
        return channel

    def _component(self, message: Message, custom_id: str) -> Json:
        found = [part for part in walk(message.components) if part.get("custom_id") == custom_id]
        assert found, f"there is no {custom_id} on the message"
        assert not found[0].get("disabled"), f"{custom_id} is disabled"
        return found[0]

    def _resolved(self, channel: Channel, people: Sequence[User]) -> Json:
        """The data about people who are named in a channel; only those on its server are members."""
        resolved: Json = {}
        for user in people:
            resolved.setdefault("users", {})[str(user.id)] = objects.user(user)
            if channel.guild_id is not None and user.id in self._home(channel).members:
                member = objects.member(self.server.state, self._home(channel), user.id) | {"permissions": "0"}
                resolved.setdefault("members", {})[str(user.id)] = member
        return resolved

    def _home(self, channel: Channel) -> Guild:
        """The server of a channel. Somebody may be on several."""
        assert channel.guild_id is not None
        return self.server.state.guilds[channel.guild_id]


def _resolved_channels(channels: Iterable[Channel]) -> Json:
    """The data about channels that options name."""
    found = {str(each.id): objects.channel(each) | {"permissions": "0"} for each in channels}
    return {"channels": found} if found else {}


def _filled(label: Json, values: dict[str, Any]) -> Json:
    """One submitted input of a form."""
    place = label["component"]
    name, kind = place["custom_id"], place["type"]
    shown = [option["value"] for option in place.get("options") or () if option.get("default")]
    part: Json = {"type": kind, "id": 2, "custom_id": name}
    if kind == 4:
        part["value"] = values.get(name, place.get("value") or "")
    elif kind in (21, 23):
        part["value"] = values.get(name, (shown or [None])[0])
    else:
        part["values"] = list(values.get(name, shown))
    return {"type": label["type"], "id": 1, "component": part}
