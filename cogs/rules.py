"""The commands about rules: look at them, change those of the server, carry them to another."""

from __future__ import annotations

import io

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import HeartsBot
from bot.community.people import person
from bot.delivery.answering import NOBODY, answering, voice
from bot.house_rules.house import LONGEST_NAME
from bot.house_rules.proposal import Proposal
from bot.pictures import qr
from bot.presses.rules import check, open_editor
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.ui.editor import changes
from bot.ui.house import PICTURE, presets, share, sure_to_delete, told
from bot.ui.items import Layout
from bot.ui.rules import differ, named_rules, rules
from bot.ui.words import title, typed
from cogs.choosing import Asking, game_choices, my_table, own_choices, table_choices, table_here
from hearts import PRESETS, BadCode, Rules, read_code, write_code

Name = app_commands.Range[str, 1, LONGEST_NAME]


@app_commands.guild_only()
class RulesCommands(commands.GroupCog, group_name="rules"):
    """/rules ..."""

    # -- looking

    @app_commands.command(name="show")
    @app_commands.autocomplete(name=game_choices, table=table_choices)
    async def show(self, interaction: Asking, name: str | None = None, table: str | None = None) -> None:
        async with answering(interaction):
            say = voice(interaction)
            found = None if name is not None else await _played(interaction, table)
            if found is not None:
                layout = rules(found.seen_by(interaction.user.id), say)
            else:
                layout = named_rules(*await interaction.client.house.named(interaction.guild_id or 0, name), say)
            await interaction.client.router.private(interaction, layout)

    @app_commands.command(name="presets")
    async def presets(self, interaction: Asking) -> None:
        async with answering(interaction):
            sets = await interaction.client.house.sets(interaction.guild_id or 0)
            await interaction.client.router.private(interaction, presets(sets, voice(interaction)))

    @app_commands.command(name="share")
    @app_commands.autocomplete(name=game_choices)
    async def share(self, interaction: Asking, name: str | None = None) -> None:
        async with answering(interaction):
            say = voice(interaction)
            found, shared = await interaction.client.house.named(interaction.guild_id or 0, name)
            code = write_code(shared)
            picture = discord.File(io.BytesIO(qr.picture(code)), PICTURE, description=say("share-picture", code=code))
            layout = share(found, code, differ(shared, say), say)
            await interaction.response.send_message(view=layout, file=picture, ephemeral=True, allowed_mentions=NOBODY)

    # -- changing

    @app_commands.command(name="edit")
    @app_commands.autocomplete(name=game_choices)
    async def edit(self, interaction: Asking, name: str | None = None) -> None:
        async with answering(interaction):
            check(interaction)
            house, guild = interaction.client.house, interaction.guild_id or 0
            found, begun = await house.named(guild, name)
            own = next((each for each in await house.sets(guild) if each.name == found), None)
            await open_editor(interaction.client.router, interaction, Proposal.of(begun, own.id if own else 0))

    @app_commands.command(name="import")
    async def import_code(self, interaction: Asking, code: str, name: Name | None = None) -> None:
        async with answering(interaction):
            try:
                read = read_code(code)
            except BadCode as error:
                raise Refusal(f"code-{error.key}") from None
            if name is not None:
                await self._save(interaction, read, name)
                return
            notes = [voice(interaction)("note-house-import"), await _compared(interaction, read)]
            try:
                check(interaction)
            except Refusal:
                await interaction.client.router.private(
                    interaction, named_rules(code.strip().upper()[:LONGEST_NAME], read, voice(interaction))
                )
                return
            await open_editor(interaction.client.router, interaction, Proposal.of(read), notes)

    async def _save(self, interaction: Asking, read: Rules, name: str) -> None:
        house, guild, say = interaction.client.house, interaction.guild_id or 0, voice(interaction)
        saved = await house.save_as(guild, name, Proposal.of(read), person(interaction))
        shown = title(saved.name, say)
        note = say("note-house-saved", name=shown, version=saved.version, plain=typed(saved.name))
        await interaction.client.router.private(interaction, told(note, differ(read, say)))

    @app_commands.command(name="default")
    @app_commands.autocomplete(name=game_choices)
    async def default(self, interaction: Asking, name: str) -> None:
        async with answering(interaction):
            check(interaction)
            house, guild, say = interaction.client.house, interaction.guild_id or 0, voice(interaction)
            found, chosen = await house.named(guild, name)
            if found == "standard":
                await house.make_default(guild, None, person(interaction))
                await interaction.client.router.private(interaction, told(say("house-default-standard")))
                return
            if found in PRESETS and not any(each.name == found for each in await house.sets(guild)):
                saved = await house.save_as(guild, say(f"preset-{found}"), Proposal.of(chosen), person(interaction))
                found = saved.name
            await house.make_default(guild, found, person(interaction))
            await interaction.client.router.private(interaction, told(say("house-default-set", name=title(found, say))))

    @app_commands.command(name="rename")
    @app_commands.autocomplete(name=own_choices)
    async def rename(self, interaction: Asking, name: str, new: Name) -> None:
        async with answering(interaction):
            check(interaction)
            house, guild, say = interaction.client.house, interaction.guild_id or 0, voice(interaction)
            old = await house.own(guild, name)
            renamed = await house.rename(guild, old.name, new, person(interaction))
            names = {"old": title(old.name, say), "new": title(renamed.name, say)}
            await interaction.client.router.private(interaction, told(say("house-renamed", **names)))

    @app_commands.command(name="delete")
    @app_commands.autocomplete(name=own_choices)
    async def delete(self, interaction: Asking, name: str) -> None:
        async with answering(interaction):
            check(interaction)
            found = await interaction.client.house.own(interaction.guild_id or 0, name)
            await interaction.client.router.private(interaction, sure_to_delete(found, voice(interaction)))


async def _compared(interaction: Asking, read: Rules) -> str:
    """How rules differ from what the server plays by default."""
    say = voice(interaction)
    name, now = await interaction.client.house.named(interaction.guild_id or 0, None)
    if now == read:
        return say("note-house-import-same")
    return say("note-house-import-change", name=title(name, say), changes=changes(now, read, say))


async def _show(interaction: Asking, layout: Layout) -> None:
    await interaction.client.router.private(interaction, layout)


async def _played(interaction: Asking, code: str | None) -> Table | None:
    """The table in this channel, or that at which somebody sits; None where they are at none and have named none."""
    try:
        return await table_here(interaction, code)
    except Refusal:
        try:
            return await my_table(interaction, code)
        except Refusal as refusal:
            if refusal.key == "no-table-of-yours":
                return None
            raise


async def setup(bot: HeartsBot) -> None:
    await bot.add_cog(RulesCommands())
