"""Checks: after each pass and card of somebody who wants that, the coach says what it has cost, if that is much. It
judges as its reviews do."""

from __future__ import annotations

import structlog

from bot.answers.context import Bot
from bot.background import Tasks
from bot.tables.drafts import GivenHint
from bot.tables.errors import NotAllowed
from bot.tables.persistence import reached
from bot.tables.person import Person
from bot.tables.repository import Cause
from bot.tables.table import Table
from bot.tables.thinking import TooLong
from cogs.coach.screens import check_in_words, hint_of
from db import SeatRecord, StoreError
from hearts import Card, Game, Phase, View
from players import coach
from players.worlds import seed_of

log = structlog.get_logger(__name__)


class Checks:
    """Judges the newest choice of each person, off the event loop. What is found is shown once it is known."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._tasks = Tasks()

    def changed(self, before: Table, after: Table, cause: Cause) -> None:
        """A listener of `Repository`: judges what somebody who plays alone has just chosen, where hints are allowed."""
        if after.kind.solitaire and after.kind.hints and self._bot.tables.thinking.searches:
            for seat in after.seats:
                if seat.player_id is not None and self._has_moved(before, after, seat):
                    person, round = Person(seat.player_id, seat.name), reached(before.game, seat.seat)[0]
                    self._bot.panels.check(after.record.id, person.id, None)
                    if not _was_forced(before.game, seat.seat):
                        judging = self._judge(after.record.id, person, round)
                        self._tasks.replace(judging, f"check of {person.id} at {after.record.id}")

    def _has_moved(self, before: Table, after: Table, seat: SeatRecord) -> bool:
        """Whether somebody who wants checks has passed or played since."""
        moved = reached(before.game, seat.seat) != reached(after.game, seat.seat) and seat in before.seats
        return moved and self._bot.people.preferences(seat.player_id or 0).checked

    async def _judge(self, table_id: int, person: Person, round: int) -> None:
        bot = self._bot
        try:
            table = await bot.tables.get(table_id)
            seat = table.my_seat(person.id)
            made = await bot.archive.decisions(table, round, seat)
            choices = [each for each in made if each[0].has_choice]
            if not choices:
                return
            if table.alive and not table.seats[seat].hinted:
                await bot.tables.mark_hinted(table_id, person)
            view, move = choices[-1]
            verdict = await bot.tables.thinking.advise(coach.judge, view, move)
        except (NotAllowed, StoreError, TooLong) as error:
            log.info("a card could not be checked", table=table_id, reason=repr(error))
            return
        if verdict is not None and verdict.mistake and not self._was_advised(view, verdict.chosen.cards):
            said = GivenHint(verdict.chosen.cards, check_in_words(verdict, view), explained=False)
            bot.panels.check(table_id, person.id, said)

    def _was_advised(self, view: View, cards: tuple[Card, ...]) -> bool:
        """Whether the coach or a rule of thumb had advised what was chosen: it does not change its mind afterwards."""
        said = self._bot.tables.thinking.answer_to(seed_of(view))
        return said is not None and sorted(hint_of(said, view).cards) == sorted(cards)

    async def close(self) -> None:
        """Checks nothing more."""
        await self._tasks.close()


def _was_forced(game: Game, seat: int) -> bool:
    """Whether a seat that has moved had only one legal card."""
    return game.phase is Phase.PLAYING and seat in game.to_act and len({*game.legal_plays(seat)}) == 1
