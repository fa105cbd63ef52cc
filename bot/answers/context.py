"""The context of an answer: who pressed or gave a command, where, in which language, and what they may see."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Protocol

import discord
import structlog

from bot.answers.interactions import Interactions, reference
from bot.community.moderation import Moderation
from bot.community.people import People
from bot.community.privacy import Privacy
from bot.community.regulars import Regulars
from bot.community.servers import Servers
from bot.community.settings import Preferences, Settings
from bot.house_rules import HouseRules
from bot.language.names import first_visible, name_of
from bot.language.wording import Translator
from bot.messages.boards import Boards
from bot.messages.panels import Panels
from bot.messages.permissions import invitation
from bot.past import Archive
from bot.pictures.emojis import Faces
from bot.tables.drafts import GivenHint
from bot.tables.errors import NotAllowed
from bot.tables.kind import Kind
from bot.tables.person import Person
from bot.tables.service import Tables
from bot.tables.table import Table
from bot.tables.views import TableView
from bot.transport.answer import Answer
from bot.transport.failures import is_gone
from bot.transport.library import Interaction as Interaction  # exported to commands
from bot.transport.library import actions_in
from bot.transport.mentions import NOBODY
from bot.ui.actions import Action
from bot.ui.items import Layout, with_way_back
from db import Status
from hearts import Phase

if TYPE_CHECKING:  # only for the annotations of `Bot`
    from bot.messages.outdated_messages import OutdatedMessages

log = structlog.get_logger(__name__)


class Bot(Protocol):
    """The parts of the bot that an answer may need; `bot.client.HeartsBot` puts them together."""

    tables: Tables
    regulars: Regulars
    people: People
    servers: Servers
    moderation: Moderation
    privacy: Privacy
    archive: Archive
    house_rules: HouseRules
    boards: Boards
    panels: Panels
    faces: Faces
    interactions: Interactions
    outdated_messages: OutdatedMessages

    def public_say(self, guild_id: int) -> Translator:
        """The translator for the language of a server."""
        ...

    def ending(self, kind: Kind) -> Ending | None:
        """What shows how a game of this kind has ended, if the table alone does not tell enough."""
        ...

    def tip(self, view: TableView, player_id: int) -> GivenHint | None:
        """What the coach tells a person unasked about their present question."""
        ...


def private_say(bot: Bot, player_id: int, locale: discord.Locale) -> Translator:
    """The translator for a person: their language, and cards as they see them."""
    return Translator(str(locale), bot.faces.seen_as(bot.people.preferences(player_id).cards))


def _is_on_its_server(interaction: Interaction) -> bool:
    """Whether the bot is on the server of an interaction, which may have only its commands. Discord tells the bot of
    every server on which it is, and of no other one."""
    return interaction.client.get_guild(interaction.guild_id or 0) is not None


def _by_the_person_alone(interaction: Interaction) -> bool:
    """Whether the person has installed the bot, and the server has not."""
    return interaction.is_user_integration() and not interaction.is_guild_integration()


class Context:
    """The person behind one interaction, and how to answer them. Lives as long as the answer takes."""

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self.bot: Bot = interaction.client
        self.id = interaction.user.id
        served = _is_on_its_server(interaction) and not _by_the_person_alone(interaction)
        self.guild_id = (interaction.guild_id or 0) if served else 0
        """Zero outside of servers, and on a server that does not have the bot."""
        self.channel_id = interaction.channel_id or 0

    @property
    def answer(self) -> Answer:
        """The answer to the interaction."""
        return Answer.to(self.interaction)

    @property
    def reference(self) -> str:
        """The id that an error message shows, and that the log has as `request`."""
        return reference(self.interaction)

    def check_on_a_server(self) -> None:
        """Raises NotAllowed outside of servers, and on a server that does not have the bot: it could post nothing there
        by itself, and edit its answers for fifteen minutes only."""
        here = self.interaction
        if here.guild_id is not None and not _is_on_its_server(here):
            raise NotAllowed("no-member", where=invitation(here.application_id, here.guild_id))
        if not self.guild_id:
            raise NotAllowed("guild-only")

    async def remember(self) -> None:
        """Stores the person's names and language, and reads their preferences."""
        user = self.interaction.user
        names = first_visible(user.global_name or "", user.name), name_of(user)
        await self.bot.people.remember(self.id, self.guild_id, *names, str(self.interaction.locale))

    @property
    def person(self) -> Person:
        """Who asks, by the name that they go by on this server."""
        user = self.interaction.user
        role = self.server.rules_role
        return Person(
            user.id,
            name_of(user),
            may_manage=self.interaction.permissions.manage_guild,
            may_change_rules=role is not None and isinstance(user, discord.Member) and user.get_role(role) is not None,
        )

    @property
    def say(self) -> Translator:
        """The translator for the person: their language, and cards as they see them."""
        return private_say(self.bot, self.id, self.interaction.locale)

    @property
    def public_say(self) -> Translator:
        """The translator for messages that everybody on the server reads."""
        return self.bot.public_say(self.guild_id)

    @property
    def server(self) -> Settings:
        """The settings of the server; the defaults outside of servers."""
        return self.bot.servers.settings(self.guild_id)

    @property
    def parent_id(self) -> int | None:
        """In a thread, the id of its parent channel; None elsewhere."""
        return getattr(self.interaction.channel, "parent_id", None)

    @property
    def channel_ids(self) -> tuple[int, ...]:
        """The id of the interaction's channel; for a thread, also that of its parent channel."""
        return (self.channel_id, *([self.parent_id] if self.parent_id else ()))

    async def prefer(self, **changes: Any) -> Preferences:
        """Changes the person's preferences, and their tables and open panels with them. Raises ValueError for an
        invalid value."""
        people, tables = self.bot.people, self.bot.tables
        async with tables.person_locks.changing(self.id):
            before = await people.known_preferences(self.id)
            preferences = await people.prefer(self.id, **changes)
            if preferences.forced is not before.forced:
                for table in await tables.of_player(self.id):
                    await tables.autoplay_changed(table.record.id, self.id)
        self.bot.panels.redraw(self.id)
        return preferences

    @property
    def in_private(self) -> bool:
        """Whether the press came from a message that only this person sees."""
        return self.interaction.message is not None and self.interaction.message.flags.ephemeral

    def pressed_on(self, about: Callable[[Action], bool]) -> bool:
        """Whether the public message that was pressed has a button or menu for which ``about`` is true. Discord tells
        what is on it: a forged press may name another table than its message shows, and must not be answered by drawing
        that table there."""
        message = self.interaction.message
        return message is not None and not self.in_private and any(map(about, actions_in(message.components)))

    def pressed_on_table(self, table_id: int) -> bool:
        """Whether the public message that was pressed shows this table."""
        return self.pressed_on(lambda action: action.table == table_id)

    async def private(self, layout: Layout, *, file: discord.File | None = None) -> None:
        """Shows the person alone another screen than their hand (see `Answer.private`), with a button that leads back
        to the hand or the result, or one that closes it."""
        if file is not None:
            await self.answer.private(await self._with_way_back(layout, None), file)
        else:
            layout = await self._with_way_back(layout, self.bot.panels.table_of_panel(self.interaction))
            with self._unless_closed(), self.bot.panels.setting_aside(self.interaction, layout):
                await self.answer.private(layout)

    async def edit_answer(self, layout: Layout) -> None:
        """Shows another screen in the private answer that was sent. Raises what `bot.transport.failures.FAILED`
        names."""
        layout = await self._with_way_back(layout, self.bot.panels.table_of_panel(self.interaction))
        await self.interaction.edit_original_response(view=layout, allowed_mentions=NOBODY)

    async def close(self) -> None:
        """Deletes the private message that was pressed."""
        with self._unless_closed():
            if not await self.answer.is_deferred():
                await self.answer.send(self.interaction.response.defer)
            await self.answer.send(self.interaction.delete_original_response)

    async def open_form(self, form: discord.ui.Modal) -> None:
        """Opens a form. Raises NotAllowed if the answer was deferred: Discord accepts no form after that."""
        if await self.answer.is_deferred():
            raise NotAllowed("form-too-late")
        await self.answer.send(lambda: self.interaction.response.send_modal(form))

    @contextmanager
    def _unless_closed(self) -> Iterator[None]:
        """Ignores that a private screen was closed before the answer came: nobody looks at it, and what was asked for
        has happened."""
        try:
            yield
        except discord.HTTPException as error:
            if not (self.in_private and is_gone(error)):
                raise
            log.info("the screen that was pressed is closed")

    async def _with_way_back(self, layout: Layout, table_id: int | None) -> Layout:
        label = "button-to-hand"
        if table_id is not None:
            table = await self.bot.tables.get(table_id)
            if table.record.status is Status.CANCELLED:
                table_id = None  # it has no result
            elif not table.alive:
                label = "button-to-result"
            elif table.game.phase is Phase.DEALING and table.game.rounds:
                label = "button-to-round"
        return with_way_back(layout, self.say, table_id, label)


Ending = Callable[[Context, Table, str], Awaitable[None]]
"""Shows how somebody's game has ended, in place of the panel; the text is a note above it."""
