"""/learn: seven small positions for somebody who has never played Hearts, and the presses on their cards."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from discord.ext import commands

from bot.answers.context import Context
from bot.answers.feature import Feature
from bot.answers.options import anywhere, command
from bot.answers.replies import show_panel
from bot.client import HeartsBot
from bot.tables.errors import NotAllowed
from bot.ui.actions import Action, read_digits
from cogs.learn.lessons import LESSONS
from cogs.learn.screens import VERB, answer, learnt, lesson


class LearnCog(commands.Cog):
    """/learn"""

    @command("learn")
    @anywhere
    async def learn(self, ctx: Context) -> None:
        await go_on(ctx)


async def press(ctx: Context, action: Action) -> None:
    """Handles a press on a card of a position (its arg is ``3.QS``), or on a button that leads to one (``3``). Raises
    NotAllowed."""
    match action.args:
        case [""]:
            await go_on(ctx, action.table)
        case ["alone"]:
            await ctx.prefer(coached=False)
            await show_panel(ctx, await ctx.bot.tables.get(action.table))
        case [number]:
            await _show(ctx, action.table, _read(number))
        case [number, card]:
            await _answer(ctx, action.table, _read(number), card)
        case _:
            raise NotAllowed("unreadable")


def _read(text: str) -> int:
    """The number of a position."""
    number = read_digits(text)
    if number >= len(LESSONS):
        raise NotAllowed("unreadable")
    return number


async def go_on(ctx: Context, table_id: int = 0) -> None:
    """Shows the position where the person left, or the first one."""
    await _show(ctx, table_id, ctx.bot.people.preferences(ctx.id).lesson or 0)


async def _show(ctx: Context, table_id: int, number: int, answered: Sequence[str] = ()) -> None:
    if number < len(LESSONS):
        await ctx.private(lesson(number, ctx.say, answered, table_id=table_id))
        return
    _, rules = await ctx.bot.house_rules.rules_for(ctx.guild_id, None, None)
    await ctx.private(learnt(answered, rules, ctx.say, table_id))


async def _answer(ctx: Context, table_id: int, number: int, card: str) -> None:
    """Answers a card: a right one with the next position, a wrong one with the rule."""
    cards = {str(each): each for each in LESSONS[number].cards}
    if card not in cards:
        raise NotAllowed("unreadable")
    pressed = cards[card]
    told = [answer(number, pressed, ctx.say)]
    if pressed not in LESSONS[number].right:
        await ctx.private(lesson(number, ctx.say, told, wrong=pressed, table_id=table_id))
        return
    if number >= (ctx.bot.people.preferences(ctx.id).lesson or 0):
        await ctx.prefer(lesson=number + 1, **_first_game(ctx, number))
        if number + 1 == len(LESSONS) and table_id:
            await _coach(ctx, table_id)
    await _show(ctx, table_id, number + 1, told)


def _first_game(ctx: Context, number: int) -> dict[str, str | bool]:
    """What changes with an answer, beside how far the person has come: after the last one they play alone with the
    coach, against beginners unless they have chosen a level."""
    if number + 1 < len(LESSONS):
        return {}
    chosen = ctx.bot.people.preferences(ctx.id).solo_level
    return {"coached": True} | ({"solo_level": "beginner"} if chosen is None else {})


async def _coach(ctx: Context, table_id: int) -> None:
    """Lets the coach speak in the game alone from which the person came."""
    if (await ctx.bot.tables.get(table_id)).kind.solitaire:
        with suppress(NotAllowed):  # a game without hints, or one that has ended
            await ctx.bot.tables.mark_hinted(table_id, ctx.person)


async def setup(bot: HeartsBot) -> None:
    bot.add_feature(Feature(presses={VERB: press}, anywhere=frozenset({VERB})))
    await bot.add_cog(LearnCog())
