"""Adds the game at a public table to the bot."""

from __future__ import annotations

from discord import app_commands

from bot.answers.feature import Feature
from bot.client import HeartsBot
from bot.ui.cutting import CUT
from cogs.table import presses, turns
from cogs.table.commands import HeartsCommands
from cogs.table.guests import Invitations, be_called, call_regulars, come
from cogs.table.new_table import NewTables
from cogs.table.past import press_replay, show_deciding_trick

ALSO_ALONE = frozenset({"hand", "refresh", "close", "scores", "rules", "ready"})
"""What is pressed on the screens of private games too."""


async def setup(bot: HeartsBot) -> None:
    invitations = Invitations(bot.tables)
    new_tables = NewTables(bot.tables, invitations)
    at_table = {**presses.HANDLERS, "rematch": lambda asker, action: new_tables.rematch(asker, action.table)}
    bot.add_feature(
        Feature(
            presses={
                **at_table,
                **turns.HANDLERS,
                "new": new_tables.press,
                "invite": invitations.press,
                "accept": invitations.accept,
                "decline": invitations.decline,
                "regulars": call_regulars,
                "come": come,
                "be-called": be_called,
                "replay": press_replay,
                "share": show_deciding_trick,
            },
            forms={CUT: turns.submit_cut},
            with_others=frozenset(at_table) - ALSO_ALONE,
        )
    )
    hearts = HeartsCommands(new_tables, invitations)
    await bot.add_cog(hearts)
    name = app_commands.locale_str("Invite to Hearts", key="menu-invite")
    bot.tree.add_command(app_commands.guild_only(app_commands.ContextMenu(name=name, callback=hearts.invite_person)))
