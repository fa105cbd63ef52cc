"""Presses and forms: the editor of rules, of a server or of one table; the list of games; the poster of a game."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import discord
import segno
from cachetools import LRUCache

from bot.answers.access import authorize
from bot.answers.context import Context
from bot.answers.error_messages import explain_refusal
from bot.answers.server_settings import change_default
from bot.house_rules import HouseSet, check_may_change_rules, key_of, may_change_rules
from bot.tables.errors import EditConflict, NotAllowed
from bot.tables.person import check_host_in_lobby
from bot.ui.actions import Action, read_digits
from bot.ui.forms import Filled
from bot.ui.items import message_address
from bot.ui.rules import WHOLE, differ
from bot.ui.words import plain_title, title
from cogs.rules import screens
from cogs.rules.forms import TABLE, name_form, read_form, section_form
from cogs.rules.proposals import Proposal
from cogs.rules.screens import MORE, PICTURE, edit_conflict, editor, named_rules, poster_link, saved, told
from hearts import PRESETS, Rules, write_code
from hearts.options import SECTIONS

MAX_TEXTS: Final = 200
_PIXELS: Final = 400
"""The approximate width of a QR code: large enough for a camera, small enough for a chat."""


class Editor:
    """The editor of rules. The buttons on its screen hold its whole state, or the key to it."""

    def __init__(self) -> None:
        self._unread: LRUCache[tuple[int, str], dict[str, str]] = LRUCache(MAX_TEXTS)
        """The texts that could not be read by field, of the most recent forms, by person and section: they are shown
        again."""

    async def open(self, ctx: Context, proposal: Proposal, notes: Sequence[str] = (), page: int | None = None) -> None:
        """Shows this proposal: in place if the press was on a private message, else in a new one."""
        house_rules = ctx.bot.house_rules
        base = None if proposal.table else await house_rules.base(ctx.guild_id, proposal.base)
        if base is not None and base.deleted:
            base, proposal = None, replace(proposal, base=0)
            notes = [*notes, ctx.say("refusal-rules-gone")]
        kept = base.rules if base else None
        if proposal.table:
            kept = (await ctx.bot.tables.get(proposal.table)).rules
        name = base.name if base else ""
        if base is None and proposal.rules is not None:
            name = await house_rules.name_of(ctx.guild_id, proposal.rules)
        opens = bool(name) or ctx.server.codes
        await house_rules.keep(proposal.code)
        await ctx.private(editor(proposal, kept, ctx.say, notes, page, name, opens=opens))

    # -- presses

    async def open_table(self, ctx: Context, action: Action) -> None:
        """Shows the rules of a lobby, for its host."""
        await _check(ctx, action.table)
        table = await ctx.bot.tables.get(action.table)
        base = await ctx.bot.house_rules.keep_base(table.rules)
        await self.open(ctx, Proposal.of(table.rules, base, action.table))

    async def fill_in(self, ctx: Context, action: Action) -> None:
        """Opens the form of a section."""
        await _check(ctx, action.table)
        what, proposal = await _read(ctx, action)
        typed = self._unread.get((ctx.id, what), {})
        await ctx.open_form(section_form(_section(what), proposal, ctx.say, typed))

    async def begin_from(self, ctx: Context, action: Action) -> None:
        """Starts from the preset that was chosen, or shows the next page of presets."""
        await _check(ctx, action.table)
        page, proposal = await _read(ctx, action)
        chosen = "".join(action.values)
        if chosen == MORE:
            await self.open(ctx, proposal, page=int(page) if page.isdecimal() else 0)
        elif chosen in PRESETS:
            await self.open(ctx, Proposal.of(PRESETS[chosen], proposal.base, proposal.table))
        else:
            raise NotAllowed("unreadable")

    async def reset(self, ctx: Context, action: Action) -> None:
        """Goes back to what is saved."""
        if action.table:
            await self.open_table(ctx, action)
            return
        await _check(ctx, action.table)
        base = await ctx.bot.house_rules.base(ctx.guild_id, action.number)
        rules = PRESETS["standard"] if base is None else base.rules
        await self.open(ctx, Proposal.of(rules, action.number))

    async def save(self, ctx: Context, action: Action) -> None:
        """Saves a proposal: as the next version of its set, under a name that a form asks for, or as the rules of a
        table."""
        await _check(ctx, action.table)
        what, proposal = await _read(ctx, action)
        if proposal.table:
            await _play(ctx, proposal)
            return
        house_rules, guild_id = ctx.bot.house_rules, ctx.guild_id
        base = await house_rules.base(guild_id, proposal.base)
        if base is None or what == "as":
            name = "" if base is None or what == "as" else base.name
            await ctx.open_form(name_form(proposal, what, name, ctx.say))
            return
        try:
            saved = await house_rules.save(guild_id, proposal.base, proposal.whole(), ctx.person)
        except EditConflict as faster:
            await ctx.private(edit_conflict(proposal, what, faster, faster.newest_id, base.name, ctx.say))
            return
        await self._saved(ctx, saved, what)

    # -- forms

    async def submit(self, ctx: Context, filled: Filled) -> None:
        """Takes over a section, or saves under the name that was typed."""
        what, _, key = filled.arg.partition(".")
        what, _, of_table = what.partition("-")
        base, table_id = filled.number, 0
        if filled.verb == TABLE:
            base, table_id = read_digits(of_table or "0"), filled.number
        await authorize(ctx, table_id or None)
        await _check(ctx, table_id)
        proposal = Proposal.read(await ctx.bot.house_rules.code(key), base, table_id)
        if filled.verb == "house-save":
            await self._name(ctx, what, proposal, filled.text("name"))
        else:
            await self._change(ctx, _section(what), proposal, filled)

    async def _change(self, ctx: Context, section: str, before: Proposal, filled: Filled) -> None:
        """Changes the rules of one section; text that cannot be read is reported, and kept for the next try."""
        say = ctx.say
        values, unread = read_form(section, before, filled.answers)
        notes = [
            say("house-typed", field=say(f"field-{field}"), reason=explain_refusal(refusal, say))
            for field, (_, refusal) in unread.items()
        ]
        after, texts = before.changed(values), {field: typed for field, (typed, _) in unread.items()}
        if after.too_long:
            names = [option.name for option in SECTIONS[section] if option.name in filled.answers]
            after, texts = before, {name: filled.text(name) for name in names}
            notes.append(explain_refusal(NotAllowed("rules-too-long"), say))
        self._unread.pop((ctx.id, section), None)
        if texts:
            self._unread[ctx.id, section] = texts
        await self.open(ctx, after, notes)

    async def _name(self, ctx: Context, what: str, proposal: Proposal, name: str) -> None:
        """Saves a new set; if the name cannot be used, shows the editor again with the reason."""
        try:
            saved = await ctx.bot.house_rules.save_as(ctx.guild_id, name, proposal.whole(), ctx.person)
        except NotAllowed as refusal:
            await self.open(ctx, proposal, [explain_refusal(refusal, ctx.say)])
            return
        await self._saved(ctx, saved, what)

    async def _saved(self, ctx: Context, kept: HouseSet, what: str) -> None:
        note = ctx.say("settings-saved")
        if what == "main":
            await change_default(ctx, kept.name)
            kept = replace(kept, is_default=True)
            note = ctx.say("house-default-set", name=title(kept.name, ctx.say))
        await show_saved(ctx, kept, [note])


async def show_saved(ctx: Context, kept: HouseSet, notes: Sequence[str]) -> None:
    """Shows a set that was just saved."""
    await ctx.bot.house_rules.keep(write_code(kept.rules))
    await ctx.private(saved(kept, ctx.say, notes))


async def _check(ctx: Context, table_id: int) -> None:
    """Raises NotAllowed if the person may not change the rules of a table; of the server if ``table_id`` is 0."""
    if not table_id:
        check_may_change_rules(ctx.person)
        return
    check_host_in_lobby(await ctx.bot.tables.get(table_id), ctx.person)
    if not (ctx.server.codes or may_change_rules(ctx.person)):
        raise NotAllowed("codes-off")


async def _read(ctx: Context, action: Action) -> tuple[str, Proposal]:
    what, _, key = action.arg.partition(".")
    return what, Proposal.read(await ctx.bot.house_rules.code(key), action.number, action.table)


def _section(name: str) -> str:
    if name not in SECTIONS:
        raise NotAllowed("unreadable")
    return name


async def _play(ctx: Context, proposal: Proposal) -> None:
    """Makes these the rules of a lobby; everybody who sits there sees that its host has changed them."""
    rules, say = proposal.whole(), ctx.say
    name = await ctx.bot.house_rules.name_of(ctx.guild_id, rules)
    base = await ctx.bot.house_rules.table_base(proposal.base)
    try:
        await ctx.bot.tables.change_rules(proposal.table, ctx.person, name, rules, base)
    except EditConflict as faster:
        newest = await ctx.bot.house_rules.keep_base(faster.newest)
        await ctx.private(edit_conflict(proposal, "", faster, newest, "", say))
        return
    await ctx.private(told(say("table-rules-set"), differ(rules, say)))


async def list_presets(ctx: Context, page: int = 0) -> None:
    """Shows a page of the list of games."""
    house_rules, guild_id = ctx.bot.house_rules, ctx.guild_id
    default, _ = await house_rules.named(guild_id, None)
    await ctx.private(screens.presets(await house_rules.sets(guild_id), ctx.say, page, default=default))


async def choose(ctx: Context, action: Action) -> None:
    """Explains the game that was chosen in the list."""
    await explain(ctx, *await ctx.bot.house_rules.named(ctx.guild_id, "".join(action.values)))


async def explain(ctx: Context, name: str, rules: Rules, page: int = 0, *, whole: bool = False) -> None:
    """Explains rules; who may open a table by them gets the button for that."""
    code = write_code(rules)
    await ctx.bot.house_rules.keep(code)
    playable = bool(name) or ctx.server.codes
    await ctx.private(named_rules(name, rules, ctx.say, key_of(code), page, whole=whole, playable=playable))


async def delete(ctx: Context, action: Action) -> None:
    """Deletes a set."""
    house_rules, say = ctx.bot.house_rules, ctx.say
    default = await house_rules.default(ctx.guild_id)
    gone = await house_rules.delete(ctx.guild_id, action.number, ctx.person)
    was_default = default is not None and default.name == gone.name
    after = [say("house-default-standard")] if was_default else []
    await ctx.private(told(say("house-deleted", name=title(gone.name, say)), *after))


async def keep(ctx: Context, action: Action) -> None:
    """Says that a set was not deleted."""
    kept = await ctx.bot.house_rules.undeleted(ctx.guild_id, action.number)
    await ctx.private(told(ctx.say("house-kept", name=title(kept.name, ctx.say))))


async def poster(ctx: Context, action: Action) -> None:
    """Posts rules for everybody, with a button that opens a table; explains them to the person who asks; or draws the
    address of their poster."""
    what, proposal = await _read(ctx, action)
    rules, say = proposal.whole(), ctx.say
    code, name = write_code(rules), await ctx.bot.house_rules.name_of(ctx.guild_id, rules)
    match what:
        case "show":
            ctx.bot.servers.check_channel(ctx.guild_id, *ctx.channel_ids)
            await ctx.answer.public(screens.poster(name, code, rules, ctx.public_say, proposal.key))
        case "rules":
            await explain(ctx, name, rules)
        case "all" | "back" | "next":
            await explain(ctx, name, rules, action.number, whole=what == WHOLE)
        case "qr":
            address, words = _address(ctx), say("poster-picture", name=plain_title(name, say))
            await ctx.private(poster_link(name, address, words, say), file=await picture(address, words))
        case _:
            raise NotAllowed("unreadable")


async def picture(text: str, words: str) -> discord.File:
    """The QR code of a text, described in words."""
    return discord.File(io.BytesIO(await asyncio.to_thread(qr_code, text)), PICTURE, description=words)


def _address(ctx: Context) -> str:
    """The address of the message that was pressed, which opens in Discord, on a phone too. No address can run a
    command."""
    message = ctx.interaction.message
    if message is None or ctx.in_private:
        raise NotAllowed("unreadable")
    return message_address(ctx.guild_id, ctx.channel_id, message.id)


def qr_code(text: str) -> bytes:
    """The QR code of a text as a PNG. A long text takes a tenth of a second: call it in a thread."""
    code = segno.make_qr(text, error="m")
    buffer = io.BytesIO()
    width, _ = code.symbol_size()
    code.save(buffer, kind="png", scale=max(1, _PIXELS // int(width)))
    return buffer.getvalue()
