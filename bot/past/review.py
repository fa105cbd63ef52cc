"""Reviews: what the moves of a person have cost them in each round of a game, thought once and kept."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

import structlog
from pydantic import BaseModel, ConfigDict

import players
from bot.past.archive import Archive, check_opened
from bot.past.replay import PlayedRound
from bot.tables.errors import NotAllowed
from bot.tables.service import Tables
from bot.tables.sittings import name_at
from bot.tables.table import Table
from bot.tables.thinking import Thinking
from hearts import Card, Claimed, Event, Game, Move, Pass, Passed, Play, Played, Rules, View, parse_cards
from players import coach
from players.coach import Because, Verdict

log = structlog.get_logger(__name__)

MOST_ASKED: Final = 3
"""Of the costliest mistakes of a game so many are put as questions."""


class Mistake(BaseModel):
    """A move that was worse than another, by so much that it can be said."""

    model_config = ConfigDict(frozen=True)

    at: int
    """The number of the decision in the round, from 0 (see `decisions`)."""
    chosen: str
    """Cards as they are typed, with spaces between them."""
    best: str
    cost: float
    """In points."""
    error: float
    """The standard error of that."""
    because: Because
    share: float
    """How often what ``because`` names happens with the best move, from 0 to 1; 0 where it names nothing."""
    instead: float
    """How often with the move that was chosen."""

    @property
    def cards(self) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        """What was chosen, and what would have been best."""
        return parse_cards(self.chosen), parse_cards(self.best)


class RoundReview(BaseModel):
    """What a round has cost a person: ``points = par + by_play + by_cards``."""

    model_config = ConfigDict(frozen=True)

    number: int
    """Counts from 0."""
    points: int
    par: float
    """What a seat gets on average."""
    judged: int
    """Decisions about which something can be said; none by rules that the coach does not know."""
    mistakes: tuple[Mistake, ...]

    @property
    def by_play(self) -> float:
        """What the mistakes have cost."""
        return sum(mistake.cost for mistake in self.mistakes)

    @property
    def by_cards(self) -> float:
        """What the cards, the others and luck have cost; below zero it was good luck."""
        return self.points - self.par - self.by_play


def costliest(reviews: Iterable[RoundReview]) -> list[tuple[RoundReview, Mistake]]:
    """The mistakes of a game that are worth a question, the costliest first."""
    found = [(review, mistake) for review in reviews for mistake in review.mistakes]
    return sorted(found, key=lambda pair: (-pair[1].cost, pair[0].number, pair[1].at))[:MOST_ASKED]


def decisions(game: Game, events: Iterable[Event], seat: int) -> list[tuple[View, Move]]:
    """What a seat saw and did in a round: its pass, as it was at last, and each of its cards up to a claim."""
    passed: list[tuple[View, Move]] = []
    found: list[tuple[View, Move]] = []
    for event in events:
        match event:
            case Passed(who, cards) if who == seat:
                passed = [((passed[0][0] if passed else game.view(seat)), Pass(cards))]
            case Played(who, card) if who == seat:
                found.append((game.view(seat), Play(card)))
            case Claimed():  # what is played after it is nobody's choice
                break
        game = game.after(event)
    return [*passed, *found]


def own(table: Table, seat: int, view: View, move: Move) -> bool:
    """Whether a decision was made by whoever has the seat now, and not by somebody who had it before."""
    step = len(view.tricks) + 1 if isinstance(move, Play) else 0
    return not name_at(table.sittings, seat, view.number, step)


def par_of(rules: Rules) -> float:
    """What a seat gets in a round on average."""
    return 0.0 if rules.scoring == "chips" else rules.deck.total / rules.seats


def reviewed(number: int, points: int, par: float, verdicts: Iterable[Verdict | None]) -> RoundReview:
    """A round from the verdicts on its decisions."""
    judged = list(verdicts)
    mistakes = tuple(_mistake(at, verdict) for at, verdict in enumerate(judged) if verdict and verdict.mistake)
    return RoundReview(
        number=number, points=points, par=par, judged=sum(each is not None for each in judged), mistakes=mistakes
    )


def _mistake(at: int, verdict: Verdict) -> Mistake:
    best, chosen = verdict.advice.best, verdict.chosen
    share, instead = verdict.because.shares(best, chosen)
    return Mistake(
        at=at,
        chosen=" ".join(map(str, chosen.cards)),
        best=" ".join(map(str, best.cards)),
        cost=round(verdict.cost, 3),
        error=round(chosen.error, 3),
        because=verdict.because,
        share=round(share, 3),
        instead=round(instead, 3),
    )


Tell = Callable[[list[RoundReview]], Awaitable[None]]
"""Is told all that was found, after each round."""


class Reviews:
    """Thinks through the games of people, one round after another, in the background."""

    def __init__(self, tables: Tables, archive: Archive, thinking: Thinking) -> None:
        self._tables = tables
        self._archive = archive
        self._thinking = thinking
        self._running: dict[tuple[int, int], asyncio.Task[None]] = {}
        """By table and person."""

    async def found(self, table_id: int, player_id: int) -> tuple[Table, list[RoundReview]]:
        """A table and what is known of its rounds, in their order. Raises NotAllowed where nothing can be reviewed."""
        table = await self._tables.get(table_id)
        table.my_seat(player_id)
        if table.alive:
            raise NotAllowed("not-over")
        check_opened(table, self._tables.now())
        if not table.game.rounds:
            raise NotAllowed("no-finished-round")
        bodies = await self._tables.store.reviews.of(table_id, player_id)
        return table, [RoundReview.model_validate_json(bodies[round]) for round in sorted(bodies)]

    async def mistakes(self, table_id: int, played: PlayedRound, player_id: int) -> dict[int, Mistake]:
        """What a person did wrong in a round, by the steps of its replay; nothing before the round is reviewed."""
        body = (await self._tables.store.reviews.of(table_id, player_id)).get(played.number)
        if body is None:
            return {}
        first = 0 if played.target else 1  # the pass is step 0, and the n-th trick is step n
        return {mistake.at + first: mistake for mistake in RoundReview.model_validate_json(body).mistakes}

    async def position(self, table: Table, player_id: int, round: int, at: int) -> View:
        """What a person saw when they made a decision."""
        game = Game(table.rules, table.game.rounds[:round])
        events = await self._archive.events(table.record.id, round)
        return decisions(game, events, table.my_seat(player_id))[at][0]

    def begin(self, table: Table, player_id: int, tell: Tell) -> None:
        """Thinks about the rounds that are not known yet. Raises NotAllowed where it cannot; never twice at once."""
        if not self._thinking.searches:
            raise NotAllowed("review-off")
        if not players.ready():
            self._thinking.prepare()
            raise NotAllowed("review-not-ready")
        key = table.record.id, player_id
        if key not in self._running:
            task = asyncio.get_running_loop().create_task(self._think(table, player_id, tell), name="review")
            self._running[key] = task
            task.add_done_callback(lambda _: self._running.pop(key, None))

    async def close(self) -> None:
        """Leaves what is not thought through; what is has been kept."""
        tasks = [*self._running.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _think(self, table: Table, player_id: int, tell: Tell) -> None:
        table_id = table.record.id
        try:
            _, known = await self.found(table_id, player_id)
            for round in range(len(table.game.rounds)):
                if round in {review.number for review in known}:
                    continue
                review = await self._round(table, table.my_seat(player_id), round)
                await self._tables.store.reviews.keep(table_id, player_id, round, review.model_dump_json())
                known.append(review)
                await tell(known)
        except Exception:
            log.exception("a game could not be reviewed to its end", table=table_id)

    async def _round(self, table: Table, seat: int, round: int) -> RoundReview:
        game, result = Game(table.rules, table.game.rounds[:round]), table.game.rounds[round]
        verdicts = []
        for view, move in decisions(game, await self._archive.events(table.record.id, round), seat):
            judge = own(table, seat, view, move)
            verdicts.append(await self._thinking.advise(coach.judge, view, move) if judge else None)
        return reviewed(round, result.points[seat], par_of(table.rules), verdicts)
