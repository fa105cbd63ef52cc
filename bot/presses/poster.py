"""The poster of a game: a public message whose button opens a table, and a picture of its address for phones."""

from __future__ import annotations

import asyncio
import io

import discord

from bot.answers.asker import Asker
from bot.house_rules.sets import whole
from bot.pictures import qr
from bot.tables.errors import NotAllowed
from bot.ui.actions import Action
from bot.ui.house_rules import PICTURE, poster, poster_link
from bot.ui.items import message_address
from bot.ui.rules import named_rules
from bot.ui.words import plain_title
from hearts import write_code


async def press(asker: Asker, action: Action) -> None:
    """Posts a poster of rules for everybody, explains the rules to the person who asks, or draws the address of their
    poster. Raises NotAllowed."""
    what, _, key = action.arg.partition(".")
    proposal, say = await asker.bot.house_rules.proposal(key, 0), asker.say
    rules = whole(proposal)
    code, name = write_code(rules), await asker.bot.house_rules.name_of(asker.guild_id, rules)
    match what:
        case "show":
            asker.bot.servers.check_channel(asker.guild_id, *asker.channel_ids)
            await asker.public(poster(name, code, asker.bot.public_say(asker.guild_id), key))
        case "rules":
            await asker.private(named_rules(name, rules, say, key))
        case "qr":
            address = _address(asker)
            words = say("poster-picture", name=plain_title(name, say))
            drawn = io.BytesIO(await asyncio.to_thread(qr.picture, address))
            file = discord.File(drawn, PICTURE, description=words)
            await asker.private(poster_link(name, address, words, say), file=file)
        case _:
            raise NotAllowed("unreadable")


def _address(asker: Asker) -> str:
    """The address of the message that was pressed, which opens in Discord, on a phone too. No address can run a
    command."""
    message = asker.interaction.message
    if message is None or asker.in_private:
        raise NotAllowed("unreadable")
    return message_address(asker.guild_id, asker.channel_id, message.id)
