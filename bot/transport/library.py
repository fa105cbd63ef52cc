"""The library: discord.py, used through its public interface alone.

`Library` is all that the bot needs. `bot.transport.internals.Internals` does the same for less, or does more, with
private names of the library; `bot.transport.library_bot` chooses. docs/discord-py.md tells what each of them buys.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection, Iterable, Iterator
from contextlib import asynccontextmanager
from typing import Any, Final, cast

import discord
from discord.ext import commands

from bot.transport.budget import RequestBudget
from bot.transport.mentions import NOBODY
from bot.transport.session import Instead
from bot.ui.actions import Action, read_action
from bot.ui.items import Layout, pictures_on

Interaction = discord.Interaction[Any]
TOKEN_LIFETIME: Final = 15 * 60_000
"""Milliseconds for which Discord accepts the token of an interaction."""
EPHEMERAL: Final = discord.MessageFlags(ephemeral=True).value
COMPONENTS_V2: Final = discord.MessageFlags(components_v2=True).value
ORIGINAL: Final = cast("int", "@original")
"""What Discord calls the message that an interaction was answered with, or that was pressed."""


class Watch:
    """What watches the connections to the gateway: nothing, because the public interface does not tell of them."""

    def open(self, shard: int) -> None:
        """Call when the first connection of a shard was opened."""

    async def heard(self, guild_id: int, at: int) -> bool:
        """Whether everything that people on a server pressed until ``at`` (epoch milliseconds) has come, as far as can
        be known."""
        return True

    def complaint(self, shards: Collection[int] | None = None) -> str | None:
        """A sentence if one of these shards (None: of all) is known to be cut off from Discord; else None."""
        return None

    def close(self) -> None:
        """Stops watching all connections."""


class Library:
    """discord.py by its public interface."""

    def __init__(self, client: commands.AutoShardedBot) -> None:
        """``client`` need not be initialised yet."""
        self._client = client
        self.watch = Watch()

    # -- the client

    def state(self, **options: Any) -> Any:
        """What keeps the servers in the place of the library's own state; None: nothing does. ``options`` are the
        library's."""
        return None

    def adapt(self, budget: RequestBudget, instead: Instead) -> None:
        """Call once the client is initialised. ``budget`` delays requests."""

    def survive_unreadable(self, dropped: Callable[[dict[str, Any]], object]) -> None:
        """Makes the client drop what it cannot read, if that is possible: ``dropped`` is called with each press, form
        or command among it."""

    async def close_shard(self, shard: int) -> None:
        """Closes the connection of a shard."""
        info = self._client.get_shard(shard)
        if info is not None:
            await info.disconnect()

    # -- interactions

    def release(self, interaction: Interaction) -> None:
        """Call once nobody answers an interaction any more."""

    async def edit_pressed(self, interaction: Interaction, layout: Layout) -> None:
        """Answers a press by editing the message that was pressed, with those of its files that the layout shows.

        Raises discord.InteractionResponded if there is an answer already, and `failures.FAILED`.
        """
        kept = files_kept(interaction, layout)
        await interaction.response.edit_message(view=layout, attachments=kept, allowed_mentions=NOBODY)

    async def edit_original(self, token: str, layout: Layout, file: discord.File | None = None) -> None:
        """Edits the message that an interaction was answered with, or that was pressed. Raises `failures.FAILED`."""
        await self.edit_follow_up(token, ORIGINAL, layout, file)

    async def edit_follow_up(
        self, token: str, message_id: int, layout: Layout, file: discord.File | None = None
    ) -> None:
        """Edits a message that follows the answer to an interaction; a ``file`` takes the place of those that it has.
        Raises `failures.FAILED`."""
        files = attached(layout, [] if file is None else [file])
        await self._webhook(token).edit_message(message_id, view=layout, allowed_mentions=NOBODY, **files)

    async def post_follow_up(self, token: str, layout: Layout) -> int:
        """Posts a public message that follows the answer to an interaction; returns its id. Raises `failures.FAILED`;
        after an error that `failures.may_pass`, Discord may have posted it."""
        session: Any = FilteredSession(self._webhook(token).session, once)
        hook = self._webhook(token, session=session)
        return (await hook.send(view=layout, allowed_mentions=NOBODY, wait=True)).id

    async def delete_original(self, token: str) -> None:
        """Deletes the message that an interaction was answered with, or that was pressed. Raises `failures.FAILED`."""
        await self._webhook(token).delete_message(ORIGINAL)

    def _webhook(self, token: str, **options: Any) -> discord.Webhook:
        return discord.Webhook.partial(self._application, token, client=self._client, **options)

    @property
    def _application(self) -> int:
        """The id of our application, through whose webhook interactions are answered. Known once it is logged in."""
        assert self._client.application_id is not None
        return self._client.application_id


async def answer_unread(client: discord.Client, number: str, token: str, layout: Layout) -> None:
    """Answers an interaction that the library could not read with a private message. Raises `failures.FAILED`."""
    shown, kind = body(layout), discord.InteractionResponseType.channel_message
    data = shown | {"flags": shown["flags"] | EPHEMERAL}
    await client.http.request(callback(number, token), json={"type": kind.value, "data": data})


def callback(number: str | int, token: str) -> discord.http.Route:
    """Where an interaction is answered."""
    path: dict[str, Any] = {"webhook_id": number, "webhook_token": token}
    return discord.http.Route("POST", "/interactions/{webhook_id}/{webhook_token}/callback", **path)


def body(layout: Layout) -> dict[str, Any]:
    """A message as Discord takes it, which mentions nobody."""
    return {"components": layout.to_components(), "flags": COMPONENTS_V2, "allowed_mentions": NOBODY.to_dict()}


def attached(layout: Layout, files: list[discord.File]) -> dict[str, Any]:
    """What an edit says of files: those that it brings, or that none is left; nothing if the message shows a picture
    that it has. One that is no longer shown would stay, with the names of people who may have their data deleted."""
    return {"attachments": files} if files or not pictures_on(layout) else {}


def files_kept(interaction: Interaction, layout: Layout) -> list[discord.Attachment]:
    """The files of the pressed message that a layout in its place shows. Discord removes those that an answer to the
    press does not name, as no other edit does."""
    pressed, shown = interaction.message, pictures_on(layout)
    return [] if pressed is None else [file for file in pressed.attachments if file.filename in shown]


def message_of(interaction: Interaction) -> int | None:
    """The id of the private message that was pressed; None if the answer will be a new message."""
    pressed = interaction.message
    return pressed.id if pressed is not None and pressed.flags.ephemeral else None


def actions_in(components: Iterable[Any]) -> Iterator[Action]:
    """What the buttons and menus of a message ask for, those in rows, in containers and beside texts included."""
    for component in components:
        action = read_action({"custom_id": getattr(component, "custom_id", None)})
        if action is not None:
            yield action
        yield from actions_in(getattr(component, "children", ()))
        if accessory := getattr(component, "accessory", None):
            yield from actions_in([accessory])


class FilteredSession:
    """A session whose answers go through a function before the library reads them."""

    def __init__(self, session: Any, filter: Callable[[Any], Any]) -> None:
        self._session, self._filter = session, filter

    @asynccontextmanager
    async def request(self, *what: Any, **options: Any) -> AsyncIterator[Any]:
        """A context that sends a request and gives its answer. Raises what the function raises."""
        async with self._session.request(*what, **options) as answer:
            yield self._filter(answer)


def once(answer: Any) -> Any:
    """Raises a server error: the library would repeat the request, though Discord may have done what it was asked
    for."""
    if answer.status >= 500:
        raise discord.DiscordServerError(answer, None)
    return answer
