"""A person on the simulated server, who types commands and presses what screens offer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from simcord.results import InteractionResult

from tests.people import Player
from tests.screens import Button
from tests.world.screen import Screen

if TYPE_CHECKING:
    from tests.world.world import World


@dataclass
class Person(Player[Screen]):
    """A person on the simulated server."""

    world: World
    actor: Any
    panels: dict[int, Screen] = field(default_factory=dict)

    @property
    def id(self) -> int:
        return int(self.actor.id)

    @property
    def server(self) -> World:
        return self.world

    @property
    def name(self) -> str:
        return str(self.actor.user.global_name or self.actor.name)

    async def command(self, name: str, /, **options: Any) -> Screen:
        """Types a slash command; returns the answer."""
        return self._shown(await self.result(name, **options))

    async def result(self, name: str, /, *, channel: Any = None, **options: Any) -> InteractionResult:
        self.world.said(" ".join(map(str, options.values())))
        result: InteractionResult = await self.actor.slash(channel or self.world.channel, name, **options)
        return result

    async def complete(self, name: str, option: str, typed: str, /, **filled: Any) -> list[dict[str, Any]]:
        """The choices that autocomplete offers while a person types."""
        self.world.said(typed)
        return list(await self.actor.autocomplete(self.world.channel, name, option, typed, **filled))

    async def press(self, screen: Screen, verb: str | Button) -> Screen:
        """Clicks an enabled button of a message."""
        item = screen.one(verb) if isinstance(verb, str) else verb
        self.world.said(item.arg)
        return self._shown(await self.actor.click(screen.message, custom_id=item.custom_id))

    async def block(self, person: Person) -> Screen:
        """Blocks somebody on the server, and answers that they are sure if they are asked."""
        shown = await self.command("hearts block", member=person.actor)
        return await self.press(shown, "block") if "block" in shown.verbs else shown

    async def close(self, screen: Screen) -> None:
        """Presses *Hide*: the message is deleted, and nothing replaces it."""
        result = await self.actor.click(screen.message, custom_id=screen.one("close").custom_id)
        assert result.acknowledged, "nobody answered"

    async def forge(self, screen: Screen, custom_id: str, values: Sequence[str] | None = None) -> Screen:
        (answer,) = await self.world.at_once((self, screen, custom_id, values))
        assert answer is not None, f"nobody answered {custom_id}"
        return answer

    async def pick(self, screen: Screen, menu: Button, values: Sequence[str]) -> Screen:
        """Selects values in one of several menus."""
        self.world.said(" ".join(values))
        return self._shown(await self.actor.select(screen.message, values, custom_id=menu.custom_id))

    async def invite(self, lobby: Screen, *people: Person) -> Screen:
        """Selects people in the menu behind *More…* of a lobby."""
        more, guests = await self.press(lobby, "more"), [person.actor for person in people]
        return self._shown(await self.actor.select(more.message, guests, custom_id=more.one("invite").custom_id))

    async def use_menu(self, name: str, person: Person) -> Screen:
        """Selects a command in the context menu of a person."""
        return self._shown(await self.actor.context_menu(self.world.channel, name, person.actor))

    def _shown(self, result: InteractionResult) -> Screen:
        assert result.acknowledged, "nobody answered"
        message = result.response
        assert message is not None, "the answer is no message"
        screen = Screen(self.world.env, message.channel_id, message.id)
        self.keep(screen)
        return screen
