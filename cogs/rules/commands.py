"""/rules: look at rules, change those of the server, carry them to another."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.answers.context import Context
from bot.answers.feature import Feature
from bot.answers.options import command, game_choices, my_table, own_choices, table_choices, table_here
from bot.answers.server_settings import change_default
from bot.client import HeartsBot
from bot.house_rules import MAX_NAME_LENGTH, check_may_change_rules, key_of, may_change_rules
from bot.tables.errors import NotAllowed
from bot.tables.table import Table
from bot.ui.rules import rules
from bot.ui.words import title
from cogs.rules.forms import HOUSE, TABLE
from cogs.rules.presses import Editor, choose, delete, explain, keep, list_presets, picture, poster, show_saved
from cogs.rules.proposals import Proposal
from cogs.rules.screens import picture_in_words, share, sure_to_delete, told
from hearts import BadCode, Rules, read_code, write_code

Name = app_commands.Range[str, 1, MAX_NAME_LENGTH]


@app_commands.guild_only()
class RulesCommands(commands.GroupCog, group_name="rules"):
    """/rules ..."""

    def __init__(self, editor: Editor) -> None:
        self.editor = editor

    # -- looking

    @command("show", name=game_choices, table=table_choices)
    async def show(self, ctx: Context, name: str | None = None, table: str | None = None) -> None:
        found = None if name is not None else await _played(ctx, table)
        if found is not None:
            await ctx.private(rules(found.seen_by(ctx.id), ctx.say))
        else:
            await explain(ctx, *await ctx.bot.house_rules.named(ctx.guild_id, name))

    @command("presets")
    async def presets(self, ctx: Context) -> None:
        await list_presets(ctx)

    @command("share", name=game_choices)
    async def share(self, ctx: Context, name: str | None = None) -> None:
        say = ctx.say
        found, shared = await ctx.bot.house_rules.named(ctx.guild_id, name)
        code = write_code(shared)
        await ctx.bot.house_rules.keep(code)
        layout = share(found, code, shared, say, key_of(code), chosen=name is not None)
        await ctx.private(layout, file=await picture(code, picture_in_words(code, say)))

    # -- changing

    @command("edit", name=game_choices)
    async def edit(self, ctx: Context, name: str | None = None) -> None:
        check_may_change_rules(ctx.person)
        house_rules, guild = ctx.bot.house_rules, ctx.guild_id
        try:
            found, begun = await house_rules.named(guild, name)
        except NotAllowed as refusal:
            key = "no-rules-to-edit" if refusal.key == "no-such-rules" else refusal.key
            raise NotAllowed(key, **refusal.details) from None
        own = next((each for each in await house_rules.sets(guild) if each.name == found), None)
        await self.editor.open(ctx, Proposal.of(begun, own.id if own else 0))

    @command("import")
    async def import_code(self, ctx: Context, code: str, name: Name | None = None) -> None:
        try:
            read = read_code(code)
        except BadCode as error:
            raise NotAllowed(f"code-{error.key}") from None
        if name is not None:
            await self._save(ctx, read, name)
            return
        if may_change_rules(ctx.person):
            await self.editor.open(ctx, Proposal.of(read), await _noted(ctx, read))
        else:
            await explain(ctx, await ctx.bot.house_rules.name_of(ctx.guild_id, read), read)

    async def _save(self, ctx: Context, read: Rules, name: str) -> None:
        known = await _known(ctx, read)
        saved = await ctx.bot.house_rules.save_as(ctx.guild_id, name, read, ctx.person)
        await show_saved(ctx, saved, [ctx.say("settings-saved"), *known])

    @command("default", name=game_choices)
    async def default(self, ctx: Context, name: str) -> None:
        check_may_change_rules(ctx.person)
        found, say = await change_default(ctx, name), ctx.say
        set_ = say("house-default-set", name=title(found, say))
        await ctx.private(told(say("house-default-standard") if found == "standard" else set_))

    @command("rename", name=own_choices)
    async def rename(self, ctx: Context, name: str, new: Name) -> None:
        check_may_change_rules(ctx.person)
        house_rules, guild, say = ctx.bot.house_rules, ctx.guild_id, ctx.say
        old = await house_rules.own(guild, name)
        renamed = await house_rules.rename(guild, old.name, new, ctx.person)
        await ctx.bot.servers.rules_renamed(guild, old.name, renamed.name)
        names = {"old": title(old.name, say), "new": title(renamed.name, say)}
        await ctx.private(told(say("house-renamed", **names)))

    @command("delete", name=own_choices)
    async def delete(self, ctx: Context, name: str) -> None:
        check_may_change_rules(ctx.person)
        found = await ctx.bot.house_rules.own(ctx.guild_id, name)
        await ctx.private(sure_to_delete(found, ctx.say))


async def _noted(ctx: Context, read: Rules) -> list[str]:
    """That a code was read, and what its rules are called on the server."""
    _, now = await ctx.bot.house_rules.named(ctx.guild_id, None)
    known = [ctx.say("note-house-import-same")] if now == read else await _known(ctx, read)
    return [ctx.say("note-house-import-read"), *known]


async def _known(ctx: Context, read: Rules) -> list[str]:
    """The name that rules have on the server already, in a sentence; nothing if they have none."""
    name = await ctx.bot.house_rules.name_of(ctx.guild_id, read)
    return [ctx.say("note-house-import-known", name=title(name, ctx.say))] if name else []


async def _played(ctx: Context, code: str | None) -> Table | None:
    """The table that was named, the one at which the person sits, or that of this channel; None if there is none."""
    try:
        return await my_table(ctx, code, None)
    except NotAllowed as refusal:
        if refusal.key == "which-table":
            raise
    try:
        return await table_here(ctx, code)
    except NotAllowed as refusal:
        if refusal.key == "no-table-here":
            return None
        raise


async def setup(bot: HeartsBot) -> None:
    editor = Editor()
    presses = {
        "house-open": editor.open_table,
        "house-edit": editor.fill_in,
        "house-from": editor.begin_from,
        "house-reset": editor.reset,
        "house-save": editor.save,
        "house-list": lambda ctx, action: list_presets(ctx, action.number),
        "house-show": choose,
        "house-delete": delete,
        "house-keep": keep,
        "poster": poster,
    }
    bot.add_feature(Feature(presses=presses, forms=dict.fromkeys((HOUSE, TABLE, "house-save"), editor.submit)))
    await bot.add_cog(RulesCommands(editor))
