"""The Discord client: creates the parts of the bot and connects them with Discord."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any, Final

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from bot.answers.context import Ending, Interaction
from bot.answers.feature import Feature, Features
from bot.answers.interactions import Admit, Interactions
from bot.answers.replies import draw_for
from bot.answers.router import Router, Tree
from bot.background import Tasks, retry_until_stored
from bot.community.moderation import Moderation
from bot.community.people import People
from bot.community.privacy import Privacy
from bot.community.regulars import Regulars
from bot.community.servers import Servers
from bot.house_rules import HouseRules
from bot.language import card_names
from bot.language.commands import CommandTranslator, describe
from bot.language.wording import ENGLISH, Translator
from bot.messages.boards import Boards
from bot.messages.channel_messages import ChannelMessages
from bot.messages.guild_events import GuildEvents
from bot.messages.nudges import DirectMessages, Nudges
from bot.messages.outdated_messages import OutdatedMessages
from bot.messages.panels import Panels
from bot.messages.subjects import CALL
from bot.messages.table_messages import TableMessages
from bot.past import Archive
from bot.requests import GLOBAL_LIMIT
from bot.tables.clock import steady
from bot.tables.drafts import GivenHint
from bot.tables.kind import Kind
from bot.tables.pace import Tempo
from bot.tables.repository import Ownership
from bot.tables.runner import new_secret
from bot.tables.service import Tables
from bot.tables.thinking import Thinking
from bot.tables.views import TableView
from bot.transport.budget import RequestBudget
from bot.transport.card_pictures import CardPictures
from bot.transport.library_bot import LibraryBot
from bot.transport.mentions import NOBODY
from bot.transport.registration import Registration
from bot.transport.session import trace
from bot.ui import features
from bot.ui.actions import read_action
from bot.ui.features import add_kinds
from bot.ui.forms import filled
from db import Store
from db.leases import shard_of

log = structlog.get_logger(__name__)

FEATURES: Final = (
    "table",
    "solo",
    "learn",
    "puzzle",
    "daily",
    "match",
    "rules",
    "coach",
    "standings",
    "settings",
    "setup",
    "privacy",
    "help",
)
"""The folders of `cogs/`, in the order in which they are loaded: who adds commands to the group of another comes after
it."""
DISCORD: dict[str, Any] = {
    "command_prefix": commands.when_mentioned,
    "help_command": None,
    "tree_cls": Tree,
    "intents": discord.Intents(guilds=True),
    "allowed_mentions": NOBODY,
    "max_messages": None,
    "member_cache_flags": discord.MemberCacheFlags.none(),
    "chunk_guilds_at_startup": False,
    "max_ratelimit_timeout": 60.0,
    "allowed_installs": app_commands.AppInstallationType(guild=True, user=False),
    "allowed_contexts": app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
}
"""Options for discord.py: it caches nothing that the bot does not need."""
SPREAD: Final = 0.05
"""Seconds between two tables whose messages are sent after a restart, to spread the load."""


class HeartsBot(LibraryBot):
    """The bot. It needs the guilds intent and nothing else."""

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], int] | None = None,
        tempo: Tempo | None = None,
        rng: random.Random | None = None,
        secret: Callable[[], bytes] = new_secret,
        sync: bool = True,
        locale: str = ENGLISH,
        thinking_threads: int = 1,
        ownership: Ownership | None = None,
        admit: Admit | None = None,
        request_limit: int = GLOBAL_LIMIT,
        **options: Any,
    ) -> None:
        """``request_limit``: requests a second of all processes."""
        now = now or steady()
        self.budget, self.card_pictures = RequestBudget(now, request_limit), CardPictures(self)
        tracing = trace(self.budget, self.card_pictures.look_after)
        super().__init__(now=now, **DISCORD, http_trace=tracing, **options)
        self.library.adapt(self.budget, self.card_pictures.instead)
        self.store, self._locale, self._sync = store, locale, sync
        self._tasks = Tasks()
        """The tasks that send what was left unsent, one for each new session of a shard."""
        self.people, self.servers = People(store, now), Servers(store, now, ownership)
        self.tables = Tables(
            store,
            now,
            tempo=tempo,
            rng=rng,
            secret=secret,
            banned=self.servers.banned,
            thinking=Thinking(thinking_threads),
            autoplayers=self.people.autoplayers,
            ownership=ownership,
            heard=self.library.watch.heard,
        )
        self.features = Features()
        self._add_services()
        self._add_messages()
        self.registration, self.interactions = Registration(self.tree), Interactions(admit)
        self.router = Router()
        self.library.survive_unreadable(partial(self.interactions.dropped, self))

    def _add_services(self) -> None:
        """Creates the parts that several features ask."""
        self.regulars = Regulars(self.tables, self.servers)
        self.moderation = Moderation(self.tables, self.servers, self.features.banned)
        self.house_rules = HouseRules(
            self.store, self.tables.now, self.tables.ownership, lambda guild_id: self.servers.settings(guild_id).rules
        )
        self.archive = Archive(self.tables)

    def _add_messages(self) -> None:
        """Creates the parts that keep messages up to date, and makes them listen to changes of tables."""
        tables, features = self.tables, self.features
        self.channel_messages = channels = ChannelMessages(self)
        self.table_messages = messages = TableMessages(
            self, channels, self.servers, self.people, self.public_say, self.archive
        )
        self.boards = boards = Boards(tables, messages, self.library, self.budget.wait_to_edit)
        self.panels = Panels(tables, partial(draw_for, self), self.library)
        self.nudges = Nudges(tables, messages, DirectMessages(self, self.people, tables.now))
        self.outdated_messages = outdated = OutdatedMessages(tables, messages, boards, self.sees)
        for part in (boards, self.panels, self.nudges, outdated):
            tables.repository.listen(part.changed)
        tables.repository.listen_to_places(outdated.placed)
        self.servers.listen(self.panels.redraw_server, "hints")
        self.privacy = Privacy(
            tables,
            features.forgetting,
            self.people,
            self.servers,
            outdated.begin,
            features.begin,
        )
        self.guild_events = GuildEvents(
            self, tables, boards, outdated, self.servers, self.public_say, features.redraw_server
        )

    def add_feature(self, feature: Feature) -> None:
        """Adds what a feature brings. Raises ValueError for a verb that another one has."""
        self.router.add(feature)
        add_kinds(feature.kinds)
        self.features.append(feature)

    def ending(self, kind: Kind) -> Ending | None:
        """What shows how a game of a kind has ended, if that asks for more than the table."""
        return next((feature.endings[kind] for feature in self.features if kind in feature.endings), None)

    def tip(self, view: TableView, player_id: int) -> GivenHint | None:
        """What the coach tells a person by itself about the question that they are asked."""
        return next(filter(None, (feature.tip(view, player_id) for feature in self.features)), None)

    # -- life

    async def setup_hook(self) -> None:
        """Called once by discord.py, before the gateway is connected."""
        await self.servers.load()
        card_names.prepare()
        for name in FEATURES:  # they are never reloaded, so they are plain modules
            await import_module(f"cogs.{name}.commands").setup(self)
        features.load(self.router.presses.keys())
        describe(self.tree)
        await self.tree.set_translator(CommandTranslator())
        await self.begin()
        await self.card_pictures.look_up()

    async def begin(self) -> None:
        """Does what only one process does for all servers."""
        self.register()
        await self.tables.resume()

    def register(self) -> None:
        """Registers the commands with Discord, unless the configuration says not to."""
        if self._sync:
            self.registration.job.wake()

    async def close(self) -> None:
        """Stops accepting work, finishes and stores what has begun, and disconnects from Discord."""
        await self.interactions.finish()
        await self._tasks.close()
        await self.features.close()
        waiting = self.registration.job, self.privacy.job, self.outdated_messages, self.guild_events
        showing = self.boards, self.panels, self.nudges, self.card_pictures.job
        for part in (self.tables, *waiting, *showing):  # first what changes that which others show
            await part.close()
        await super().close()

    async def on_ready(self) -> None:
        """Called when all servers of all shards are known."""
        log.info("ready", servers=len(self.guilds), user=str(self.user))

    async def on_shard_ready(self, shard_id: int) -> None:
        """Called when all servers of a shard are known, after a start and whenever its session has begun anew."""
        self.shard_connected(shard_id)
        self.go_on(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Called when a shard has its connection again, and hears what was pressed meanwhile."""
        self.shard_connected(shard_id)

    def shard_connected(self, shard_id: int) -> None:
        """A shard has a new connection: shortly after now its people can press."""
        self.tables.downtime.end(self.shard_count or 1, shard_id, self.tables.now() + self.tables.tempo.opening)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Called when a shard has lost its connection: its people cannot press."""
        self.tables.downtime.begin(self.shard_count or 1, shard_id)

    def go_on(self, shard: int) -> None:
        """Sends what was left unsent on the servers of a shard: when the bot stopped, or while the shard had no
        session, in which Discord has told of no server that removed the bot, or took it back."""
        for what, work in ("unsent", self._send_unsent), ("presence", self._update_presence):
            name = f"{what} of shard {shard}"
            self._tasks.begin(retry_until_stored(name, partial(work, shard)), name)

    async def _send_unsent(self, shard: int) -> None:
        for table in await self.store.tables.unsettled(self.shard_count or 1, shard):
            if table.outdated:
                self.boards.mark_dirty(table.id)
            if table.uncalled:
                await self.nudges.resume(table.id)
            await asyncio.sleep(SPREAD)
        for version, call in await self.store.posts.of_running(CALL, self.shard_count or 1, shard):
            await self.nudges.adopt(call, version)
        self.outdated_messages.begin()
        self.features.begin()
        self.panels.begin()

    def is_on(self, guild_id: int) -> bool:
        """Whether the bot is on a server now."""
        return self.get_guild(guild_id) is not None

    def sees(self, guild_id: int, channel_id: int) -> bool:
        """Whether the bot is on a server now, and may see a channel there as far as it knows: archived threads are not
        cached."""
        if (guild := self.get_guild(guild_id)) is None:
            return False
        channel = guild.get_channel_or_thread(channel_id)
        return channel is None or channel.permissions_for(guild.me).view_channel

    async def _update_presence(self, shard: int) -> None:
        """Notes on which servers of a shard the bot is, before any is deleted on which it is no more."""
        owns = self.tables.ownership.owns  # it may be another process's by now
        await self.privacy.update_presence(
            self.is_on,
            lambda guild: owns(guild) and shard_of(guild, self.shard_count or 1) == shard,
        )
        self.privacy.job.wake()

    async def on_interaction(self, interaction: Interaction) -> None:
        """Handles a press or a form. Commands go through the tree."""
        data: dict[str, Any] = dict(interaction.data or {})
        if interaction.type is discord.InteractionType.component:
            await self.router.press(interaction, read_action(data))
        elif interaction.type is discord.InteractionType.modal_submit:
            await self.router.submit(interaction, filled(data))

    def public_say(self, guild_id: int) -> Translator:
        """The translator for public messages on a server: in the language that it has chosen for the bot, or else in
        its own."""
        language, guild = self.servers.settings(guild_id).language, self.get_guild(guild_id)
        if language is None and guild is not None and not guild.unavailable:
            language = str(guild.preferred_locale)
        if language is None:  # Discord has not told of it
            self.guild_events.redraw_once_known(guild_id)
        return Translator(language or self._locale, self.faces)
