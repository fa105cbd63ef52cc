"""A message in the simulated Discord."""

from typing import Any

import simcord
from simcord.results import ResponseMessage

from tests import screens
from tests.screens import EPHEMERAL


class Screen(screens.Screen):
    """A message of the simulated Discord as it looks now."""

    def __init__(self, env: simcord.Env, channel_id: int, message_id: int) -> None:
        self._env = env
        self.channel_id = channel_id
        self.id = message_id

    @property
    def stored(self) -> Any:
        return self._env.backend.get_message(self.channel_id, self.id)

    @property
    def components(self) -> list[dict[str, Any]]:
        components: list[dict[str, Any]] = self.stored.components
        return components

    @property
    def message(self) -> ResponseMessage:
        return ResponseMessage(self._env, self.stored)

    @property
    def exists(self) -> bool:
        return self.id in self._env.backend.messages.get(self.channel_id, {})

    @property
    def private(self) -> bool:
        return bool(self.stored.flags & EPHEMERAL)
