"""Adds the rules to the bot."""

from __future__ import annotations

from bot.answers.feature import Feature
from bot.client import HeartsBot
from cogs.rules.commands import RulesCommands
from cogs.rules.forms import HOUSE, TABLE
from cogs.rules.presses import Editor, delete, keep, poster, presets


async def setup(bot: HeartsBot) -> None:
    editor = Editor()
    presses = {
        "house-open": editor.open_table,
        "house-edit": editor.fill_in,
        "house-from": editor.begin_from,
        "house-reset": editor.reset,
        "house-save": editor.save,
        "house-list": presets,
        "house-delete": delete,
        "house-keep": keep,
        "poster": poster,
    }
    bot.add_feature(Feature(presses=presses, forms=dict.fromkeys((HOUSE, TABLE, "house-save"), editor.submit)))
    await bot.add_cog(RulesCommands(editor))
