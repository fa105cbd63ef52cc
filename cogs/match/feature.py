"""Adds duplicate matches to the bot."""

from __future__ import annotations

from typing import Final

from bot.answers.feature import Feature
from bot.client import HeartsBot
from bot.ui.features import KindScreens
from cogs.match.commands import MatchCommands
from cogs.match.kinds import ALONE, AT_TABLES
from cogs.match.matches import Matches
from cogs.match.messages import MatchMessages
from cogs.match.presses import Match
from cogs.match.results import PastMatches
from cogs.match.screens import MATCH, deal_over

KINDS: Final = {kind: KindScreens(over=deal_over, cancelled=deal_over) for kind in (ALONE, AT_TABLES)}


async def setup(bot: HeartsBot) -> None:
    matches = Matches(bot.tables)
    past = PastMatches(matches, bot.archive)
    messages = MatchMessages(bot.channel_messages, bot.tables, matches, past, bot.public_say)
    match = Match(matches, past, messages)
    bot.tables.door.listen(messages.changed)
    bot.add_feature(
        Feature(
            presses={MATCH: match.press},
            forms={MATCH: match.submit},
            kinds=KINDS,
            begin=messages.begin,
            close=messages.close,
            forgetting=matches.without,
            banned=match.leave_open,
            redraw_server=messages.redraw_server,
        )
    )
    await bot.add_cog(MatchCommands(match))
