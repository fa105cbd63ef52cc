"""Learn: presses on the cards of a position and on the buttons that lead to one."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from bot.answers.asker import Asker
from bot.answers.replies import show_panel
from bot.tables.errors import NotAllowed
from bot.ui.actions import Action, read_digits
from cogs.learn.lessons import LESSONS
from cogs.learn.screens import answer, known, learnt, lesson


async def press(asker: Asker, action: Action) -> None:
    """Handles a press on a card of a position (its arg is ``3.QS``), or on a button that leads to one (``3``). Raises
    NotAllowed."""
    match action.arg:
        case "":
            await go_on(asker, action.table)
        case "knows":
            await _knows(asker, action.table)
        case "alone":
            await asker.prefer(coached=False)
            await show_panel(asker, await asker.bot.tables.get(action.table))
        case _:
            await _answer(asker, action.table, *action.arg.partition(".")[::2])


async def go_on(asker: Asker, table_id: int = 0) -> None:
    """Shows the position where the person left, or the first one."""
    await _show(asker, table_id, asker.bot.people.preferences(asker.id).lesson or 0)


async def _show(asker: Asker, table_id: int, number: int, answered: Sequence[str] = ()) -> None:
    if number < len(LESSONS):
        await asker.private(lesson(number, asker.say, answered, table_id=table_id))
        return
    _, rules = await asker.bot.house_rules.rules_for(asker.guild_id, None, None)
    await asker.private(learnt(answered, rules, asker.say, table_id))


async def _answer(asker: Asker, table_id: int, step: str, card: str) -> None:
    """Answers a card: a right one with the next position, a wrong one with the rule. Without a card shows the
    position."""
    number = read_digits(step, 1)
    if number >= len(LESSONS):
        raise NotAllowed("unreadable")
    cards = {str(each): each for each in LESSONS[number].cards}
    if not card:
        await _show(asker, table_id, number)
    elif card not in cards:
        raise NotAllowed("unreadable")
    elif cards[card] in LESSONS[number].right:
        if number >= (asker.bot.people.preferences(asker.id).lesson or 0):
            await asker.prefer(lesson=number + 1, **_first_game(asker, number))
            if number + 1 == len(LESSONS) and table_id:
                await _coach(asker, table_id)
        await _show(asker, table_id, number + 1, [answer(number, True, asker.say)])
    else:
        told = [answer(number, False, asker.say)]
        await asker.private(lesson(number, asker.say, told, wrong=True, table_id=table_id))


def _first_game(asker: Asker, number: int) -> dict[str, str | bool]:
    """What changes with an answer, beside how far the person has come: after the last one they play alone with the
    coach, against beginners unless they have chosen a level."""
    if number + 1 < len(LESSONS):
        return {}
    chosen = asker.bot.people.preferences(asker.id).solo_level
    return {"coached": True} | ({"solo_level": "beginner"} if chosen is None else {})


async def _coach(asker: Asker, table_id: int) -> None:
    """Lets the coach speak in the game alone from which the person came."""
    if (await asker.bot.tables.get(table_id)).kind.solitaire:
        with suppress(NotAllowed):  # a game without hints, or one that has ended
            await asker.bot.tables.mark_hinted(table_id, asker.person)


async def _knows(asker: Asker, table_id: int) -> None:
    """Notes that the person knows the game, so that the lessons are not offered again."""
    if asker.bot.people.preferences(asker.id).lesson is None:
        await asker.prefer(lesson=0)
    if table_id:
        await show_panel(asker, await asker.bot.tables.get(table_id))
    else:
        await asker.private(known(asker.say))
