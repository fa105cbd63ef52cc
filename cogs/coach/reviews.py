"""Reviews: what a person's moves cost them in each round of a game, computed once and stored."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import Final, Literal

import structlog
from pydantic import BaseModel, ConfigDict

import players
from bot.background import Tasks
from bot.past import Archive, PlayedRound, check_opened
from bot.tables.errors import NotAllowed
from bot.tables.pace import DAY
from bot.tables.service import Tables
from bot.tables.table import Table
from db.records import sitting_at
from hearts import Card, Move, Pass, Play, Rules, View, parse_cards, write_cards
from players import coach
from players.coach import AdviceReason, Verdict

log = structlog.get_logger(__name__)

MAX_QUESTIONS: Final = 3
"""How many mistakes of a game are turned into questions."""


class Mistake(BaseModel):
    """A move that was clearly worse than the best one."""

    model_config = ConfigDict(frozen=True)

    at: int
    """The index of the decision in the round, from 0 (see `bot.past.decisions`)."""
    chosen: str
    """Card names separated by spaces."""
    best: str
    cost: float
    """The cost in points."""
    error: float
    """The standard error of the cost."""
    because: AdviceReason
    alike: tuple[str, ...] = ()
    """Other moves that may be as good as the best."""
    step: int | None = None
    """The number of its trick, or 0 for the pass; None in reviews of earlier versions."""

    @property
    def cards(self) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        """The cards chosen, and the best choice."""
        return parse_cards(self.chosen), parse_cards(self.best)

    def answer(self, picked: Iterable[Card]) -> Literal["right", "alike", "wrong"]:
        """How good a move is that somebody would make now."""
        cards = sorted(picked)
        if cards == sorted(parse_cards(self.best)):
            return "right"
        return "alike" if cards in map(sorted, map(parse_cards, self.alike)) else "wrong"


class RoundReview(BaseModel):
    """What the person's own mistakes have cost in a round."""

    model_config = ConfigDict(frozen=True)

    number: int
    """The number of the round, from 0."""
    points: int
    """The points of the round; in a game for chips, the chips lost: below 0 if they were won."""
    judged: int
    """How many decisions were judged; 0 if the coach does not know the rules."""
    mistakes: tuple[Mistake, ...]

    @property
    def by_play(self) -> float:
        """The points that mistakes cost."""
        return sum(mistake.cost for mistake in self.mistakes)


Asked = tuple[RoundReview, Mistake]


def to_ask(reviews: Iterable[RoundReview]) -> list[Asked]:
    """The mistakes of a game to ask about, in the order of the game, each with its round: the costliest of each round
    and then, if there are too few, others that have another answer, as one answer gives away the next."""
    found = [(review, mistake) for review in reviews for mistake in review.mistakes]
    found.sort(key=lambda pair: (-pair[1].cost, pair[0].number, pair[1].at))
    rounds, answers = dict[int, Asked](), dict[tuple[int, str], Asked]()
    for pair in found:
        rounds.setdefault(pair[0].number, pair)
        answers.setdefault((pair[0].number, pair[1].best), pair)
    others = (pair for pair in answers.values() if pair not in rounds.values())
    chosen = [*rounds.values(), *others][:MAX_QUESTIONS]
    return sorted(chosen, key=lambda pair: (pair[0].number, pair[1].at))


def made_by_owner(table: Table, seat: int, view: View, move: Move) -> bool:
    """Whether the present owner of the seat made a decision, and not an earlier one."""
    step = len(view.tricks) + 1 if isinstance(move, Play) else 0
    return sitting_at(table.sittings, seat, view.number, step) is None


def lost(rules: Rules, points: int) -> int:
    """What a round has cost a seat: its points, or the chips that it has lost."""
    return -points if rules.scoring == "chips" else points


def reviewed(number: int, points: int, verdicts: Iterable[Verdict | None], *, passed: bool) -> RoundReview:
    """The review of a round from the verdicts on its decisions, of which the first is a pass if cards were
    ``passed``."""
    judged, first = list(verdicts), 0 if passed else 1
    mistakes = tuple(
        mistake_of(at, verdict, at + first) for at, verdict in enumerate(judged) if verdict and verdict.mistake
    )
    return RoundReview(number=number, points=points, judged=sum(each is not None for each in judged), mistakes=mistakes)


def mistake_of(at: int, verdict: Verdict, step: int | None = None) -> Mistake:
    """The mistake that a verdict names, in this decision of a round, at this step of its replay."""
    return Mistake(
        at=at,
        chosen=write_cards(verdict.chosen.cards),
        best=write_cards(verdict.advice.best.cards),
        cost=round(verdict.cost, 3),
        error=round(verdict.chosen.error, 3),
        because=verdict.because,
        alike=tuple(write_cards(outlook.cards) for outlook in verdict.advice.alike),
        step=step,
    )


Tell = Callable[[list[RoundReview], bool], Awaitable[None]]
"""Called with all reviews found so far, after each round and when the coach has stopped; and with whether it has."""


class Reviews:
    """Reviews the games of people in the background, one round after another."""

    def __init__(self, tables: Tables, archive: Archive) -> None:
        self._tables = tables
        self._archive = archive
        self._thinking = tables.thinking
        self._tasks = Tasks()
        self._tell: dict[tuple[int, int], Tell | None] = {}
        """By table and person: who is told how far the review is that is running; None: nobody."""

    async def found(self, table_id: int, player_id: int) -> tuple[Table, list[RoundReview]]:
        """A table and its stored round reviews, in order. Raises NotAllowed if the table cannot be reviewed."""
        table = await self._tables.get(table_id)
        table.my_seat(player_id)
        if table.alive:
            raise NotAllowed("not-over")
        check_opened(table, self._tables.now())
        if not table.game.rounds:
            raise NotAllowed("review-nothing", code=str(table_id))
        bodies = await self._tables.store.reviews.found(table_id, player_id)
        return table, [RoundReview.model_validate_json(bodies[round]) for round in sorted(bodies)]

    async def mistakes(self, table_id: int, played: PlayedRound, player_id: int) -> dict[int, tuple[Mistake, View]]:
        """A person's mistakes in a round, each with what they saw then, by the step of its replay; empty if the round
        was not reviewed yet."""
        body = (await self._tables.store.reviews.found(table_id, player_id)).get(played.number)
        if body is None:
            return {}
        table = await self._tables.get(table_id)
        first = 0 if played.target else 1  # the pass is step 0, the n-th trick is step n
        return {
            mistake.at + first: (mistake, await self.position(table, player_id, played.number, mistake.at))
            for mistake in RoundReview.model_validate_json(body).mistakes
        }

    async def position(self, table: Table, player_id: int, round: int, at: int) -> View:
        """The view that a person had when they made decision ``at`` of a round."""
        return (await self._archive.decisions(table, round, table.my_seat(player_id)))[at][0]

    async def practise(self, table: Table, player_id: int, questions: int) -> None:
        """Keeps the questions of a review as puzzles of the person's own."""
        for index in range(questions):
            await self._tables.store.reviews.practise(table.record.id, player_id, index, self._tables.now())

    async def due(self, player_id: int, guild_id: int) -> tuple[int, int] | None:
        """The next question to ask somebody on a server, as its table and index; None if none is due."""
        return await self._tables.store.reviews.due(player_id, guild_id, self._tables.now())

    async def practised(self, table: Table, player_id: int, index: int, *, solved: bool) -> None:
        """Notes an answer: a question that is solved is not asked again, any other one is, a day later."""
        now = self._tables.now()
        again_at = None if solved else now + DAY
        await self._tables.store.reviews.answered(table.record.id, player_id, index, now, again_at)

    def begin(self, table: Table, player_id: int) -> None:
        """Starts reviewing the rounds that were not reviewed yet, unless that is running. Raises NotAllowed if reviews
        are off or the kernel is not ready."""
        if not self._thinking.searches:
            raise NotAllowed("review-off")
        if not players.ready():
            self._thinking.prepare()
            raise NotAllowed("review-not-ready")
        key = table.record.id, player_id
        if key not in self._tell:
            self._tell[key] = None
            self._tasks.begin(self._think(table, player_id), "review")

    async def follow(self, table: Table, player_id: int, tell: Tell) -> None:
        """Has ``tell``, and no earlier one, called after each round from now on; at once if the last one is over."""
        key = table.record.id, player_id
        if key in self._tell:
            self._tell[key] = tell
        else:
            await tell((await self.found(*key))[1], False)

    async def close(self) -> None:
        """Cancels running reviews; finished rounds are stored."""
        await self._tasks.close()

    async def _think(self, table: Table, player_id: int) -> None:
        key = table.record.id, player_id
        known: list[RoundReview] = []
        try:
            known += (await self.found(*key))[1]
            await self._go_on(table, player_id, known)
        except Exception as error:
            log.error("a game could not be reviewed to its end", table=table.record.id, exc_info=error)
            if (tell := self._tell.get(key)) is not None:
                await tell(known, True)
        finally:
            del self._tell[key]

    async def _go_on(self, table: Table, player_id: int, known: list[RoundReview]) -> None:
        """Reviews the rounds that are not ``known``, stores them and adds them."""
        key = table.record.id, player_id
        for round in sorted({*range(len(table.game.rounds))} - {review.number for review in known}):
            review = await self._round(table, table.my_seat(player_id), round)
            await self._tables.store.reviews.keep(*key, round, review.model_dump_json())
            known.append(review)
            told = None
            while (tell := self._tell.get(key)) is not told and tell is not None:
                await tell(known, False)  # meanwhile the person may have asked again, with another message
                told = tell

    async def _round(self, table: Table, seat: int, round: int) -> RoundReview:
        points, verdicts, passed = table.game.rounds[round].points[seat], list[Verdict | None](), False
        for view, move in await self._archive.decisions(table, round, seat):
            passed |= isinstance(move, Pass)
            judged = made_by_owner(table, seat, view, move)
            verdicts.append(await self._thinking.advise(coach.judge, view, move) if judged else None)
        return reviewed(round, lost(table.rules, points), verdicts, passed=passed)
