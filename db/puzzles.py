"""Puzzles: which of them people have open, what they have answered, and the ratings of people and puzzles."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db import schema
from db.database import Subject
from db.records import PuzzleAnswer
from db.statements import as_row, insert_once
from db.tally import NEWCOMER, PuzzlePlayer, Skill, after_duel

_A: Final = schema.puzzle_answers.c
_P: Final = schema.puzzle_players.c
UNTRIED: Final = 4.0
"""How uncertain (sigma) the rating of a puzzle is that nobody has answered."""


class PuzzleStore(Subject):
    """Answers to puzzles, and ratings."""

    async def open(self, player_id: int, puzzle: str, at: int, *, rated: bool = True) -> None:
        """Notes that somebody sees a puzzle, unless they have seen it before, and whether it is ``rated``."""
        row = {"player_id": player_id, "puzzle": puzzle, "opened_at": at, "rated": rated}
        await self._database.write(insert_once(schema.puzzle_answers, **row))

    async def seen(self, player_id: int) -> dict[str, PuzzleAnswer]:
        """The puzzles that somebody has seen, by id, in that order."""
        mine, order = _A.player_id == player_id, (_A.opened_at, _A.puzzle)
        answers = await self._database.records(schema.puzzle_answers, PuzzleAnswer, mine, order_by=order)
        return {answer.puzzle: answer for answer in answers}

    async def player(self, player_id: int) -> PuzzlePlayer:
        """How somebody has done so far."""
        found = await self._database.record(schema.puzzle_players, PuzzlePlayer, _P.player_id == player_id)
        return found or NEWCOMER

    async def ratings(self) -> dict[str, float]:
        """The ratings of the puzzles that somebody has answered, by id."""
        table = schema.puzzles.c
        rows = await self._database.read(select(table.puzzle, table.mu, table.sigma))
        return {puzzle: Skill(mu, sigma).rating for puzzle, mu, sigma in rows}

    async def chosen(self, puzzle: str) -> Counter[str]:
        """How many people have given each answer to a puzzle."""
        query = select(_A.answer, func.count()).where(_A.puzzle == puzzle, _A.answered_at.is_not(None))
        return Counter(dict(await self._database.read(query.group_by(_A.answer))))

    async def answer(self, player_id: int, puzzle: str, answer: str, *, correct: bool, rating: float, at: int) -> bool:
        """Stores an answer to an open puzzle and rates both sides, in one transaction. ``rating`` is that of a puzzle
        that nobody has answered yet. False if the person has no such puzzle open: then nothing has changed.

        Somebody without a rating moves no puzzle: not a second account, and not a person who has deleted their data,
        begins anew, and knows the answers."""
        counted = False
        this = (_A.player_id == player_id) & (_A.puzzle == puzzle)

        async def run(connection: AsyncConnection) -> None:
            nonlocal counted
            given = {"answer": answer, "correct": correct, "answered_at": at}
            still_open = update(schema.puzzle_answers).where(this, _A.answered_at.is_(None))
            counted = bool((await connection.execute(still_open.values(given))).rowcount)
            rated = select(_A.rated).where(this)
            if not counted or not (await connection.execute(rated)).scalar_one():
                return
            await connection.execute(insert_once(schema.puzzle_players, **as_row(NEWCOMER, player_id=player_id)))
            await connection.execute(insert_once(schema.puzzles, **as_row(Skill.of(rating, UNTRIED), puzzle=puzzle)))
            person = PuzzlePlayer(*await _locked(connection, schema.puzzle_players, _P.player_id == player_id))
            tried = Skill(*await _locked(connection, schema.puzzles, schema.puzzles.c.puzzle == puzzle))
            before = Skill(person.mu, person.sigma)
            after, tried = after_duel(before, tried) if correct else after_duel(tried, before)[::-1]
            streak = person.streak + 1 if correct else 0
            changed = PuzzlePlayer(
                mu=after.mu,
                sigma=after.sigma,
                solved=person.solved + correct,
                answered=person.answered + 1,
                streak=streak,
                best_streak=max(person.best_streak, streak),
            )
            mine, its = update(schema.puzzle_players), update(schema.puzzles)
            await connection.execute(mine.where(_P.player_id == player_id).values(as_row(changed)))
            if not person.provisional:
                await connection.execute(its.where(schema.puzzles.c.puzzle == puzzle).values(as_row(tried)))
            moved = {"rating": after.rating, "rating_change": after.rating - before.rating}
            await connection.execute(update(schema.puzzle_answers).where(this).values(moved))

        await self._database.write(run)
        return counted


async def _locked(connection: AsyncConnection, table: Any, which: Any) -> tuple[Any, ...]:
    """The values of a row without its key, which other processes cannot change until the transaction ends."""
    values = [column for column in table.c if not column.primary_key]
    row: tuple[Any, ...] = (await connection.execute(select(*values).where(which).with_for_update())).one()
    return row
