"""Badges: what a game earns, from its rounds and, if the order of tricks matters, from its events; and what people have
earned on each server, stored with every game that ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

import structlog
from sqlalchemy import bindparam, select
from sqlalchemy.dialects.postgresql import insert  # SQLite has the same clause for conflicts
from sqlalchemy.ext.asyncio import AsyncConnection

from db import schema
from db.records import EventRecord, SittingRecord, had_round
from db.table_rows import by_table, read_log, sittings_of
from db.tally import EndedGame
from hearts import Card, Game, RoundResult, Rules, Suit, read_event, read_result, read_rules
from hearts.cards import QUEEN_OF_SPADES, without
from hearts.deck import Deck
from hearts.round import Round
from hearts.scoring import moon_shot

log = structlog.get_logger(__name__)

LONG: Final = 4
"""How many rounds a game must have for most badges about a whole game; shorter games are mostly luck."""
MOONS: Final = 2
BONUSES: Final = 3
FEW: Final = 10
"""A game that is won with fewer points earns the badge "light"."""


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game, as it was played. Tuples of numbers go by seat."""

    rules: Rules
    rounds: tuple[RoundResult, ...]
    stoppers: Mapping[int, int] = field(default_factory=dict)
    """By the number of a round: the seat that stopped a moon in it by taking the last penalty card, a heart."""

    @property
    def totals(self) -> tuple[int, ...]:
        """The totals at the end of the game."""
        return self.rounds[-1].totals

    def behind(self, seat: int, number: int) -> int:
        """How many seats were ahead of this one after a round."""
        totals = self.rounds[number].totals
        order = [totals[each] for each in self.rules.best_first(totals)]
        return order.index(totals[seat])

    def is_sole(self, seat: int, number: int) -> bool:
        """Whether no other seat had the same total after a round."""
        totals = self.rounds[number].totals
        return totals.count(totals[seat]) == 1

    def players(self, result: RoundResult) -> tuple[int, ...]:
        """The seats in play in a round; in a game for chips some may be out."""
        return Game(self.rules, self.rounds[: result.number]).players

    def deck(self, result: RoundResult) -> Deck:
        """The deck of a round."""
        return self.rules.deck_for(len(self.players(result)))


def badges(game: FinishedGame, seat: int, *, won: bool, rounds: Collection[int] | None = None) -> Counter[str]:
    """The badges of a person who ended the game at this seat, with how many times each. ``rounds`` are the rounds that
    the person played from start to end, by default all; if some are missing, there are no badges about the whole
    game."""
    mine = [result for result in game.rounds if rounds is None or result.number in rounds]
    earned = Counter(name for result in mine for name in _of_round(game, result, seat))
    if len(mine) == len(game.rounds):
        earned.update(name for name, test in _OF_GAMES.items() if test(game, seat, won))
    return earned


def _of_round(game: FinishedGame, result: RoundResult, seat: int) -> Iterator[str]:
    if result.shooter == seat:
        yield "moon"
    if result.tricks[seat] and result.tricks[seat] == sum(result.tricks):
        yield "sun"
    if not result.tricks[seat] and seat in game.players(result):
        yield "no-trick"
    if game.stoppers.get(result.number) == seat:
        yield "last-heart"


def close_calls(game: FinishedGame) -> dict[int, tuple[int, int, Card]]:
    """The rounds in which one seat took all penalty cards but one heart, by number: the seat that took this heart, the
    seat that took the others, and the heart. Only the events tell whether it was taken last."""
    found = {}
    for result in game.rounds:
        if game.rules.moon == "off" or result.shooter is not None:
            continue
        deck = game.deck(result)
        taken = {seat: [card for card in pile if card in deck.points] for seat, pile in enumerate(result.piles)}
        order = sorted((seat for seat in taken if taken[seat]), key=lambda seat: len(taken[seat]))
        if len(order) == 2 and len(taken[order[0]]) == 1 and deck.suits[taken[order[0]][0]] is Suit.HEARTS:
            found[result.number] = (order[0], order[1], taken[order[0]][0])
    return found


def stopped_a_moon(round: Round, stopper: int, other: int, heart: Card) -> bool:
    """Whether a heart was the last penalty card to be taken in a round, and with it the other seat would have shot the
    moon by the rules of this game."""
    piles = [*round.piles]
    piles[stopper], piles[other] = without(piles[stopper], (heart,)), (*piles[other], heart)
    moon = moon_shot(replace(round, piles=tuple(piles)))
    return _last_taker(round) == stopper and moon is not None and moon.seat == other


def _last_taker(round: Round) -> int | None:
    """The seat that took the last penalty cards of the round, also those of earlier tricks that nobody took."""
    last, waiting = None, False
    for trick in round.tricks:
        waiting = waiting or any(card in round.deck.points for card in trick.cards)
        if waiting and trick.taker is not None:
            last, waiting = trick.taker, False
    return last


def _without_penalties(game: FinishedGame, seat: int, won: bool) -> bool:
    played = [(result.piles[seat], game.deck(result).points) for result in game.rounds]
    return len(played) >= LONG and not any(card in points for pile, points in played for card in pile)


def _without_the_queen(game: FinishedGame, seat: int, won: bool) -> bool:
    dealt = game.rules.queen and QUEEN_OF_SPADES in game.rules.deck.cards
    if not dealt or len(game.rounds) < LONG:
        return False
    return not any(QUEEN_OF_SPADES in result.piles[seat] for result in game.rounds)


def _came_back(game: FinishedGame, seat: int, won: bool) -> bool:
    """Whether the game was won by a seat that alone was last at half time."""
    half = len(game.rounds) // 2 - 1
    if not won or len(game.rounds) < LONG:
        return False
    return game.behind(seat, half) == len(game.totals) - 1  # two seats that share the last place have fewer ahead


def _always_ahead(game: FinishedGame, seat: int, won: bool) -> bool:
    numbers = range(len(game.rounds))
    return len(game.rounds) >= LONG and all(
        not game.behind(seat, number) and game.is_sole(seat, number) for number in numbers
    )


def _by_one_point(game: FinishedGame, seat: int, won: bool) -> bool:
    order = [game.totals[each] for each in game.rules.best_first(game.totals)]
    return won and game.totals[seat] == order[0] and abs(order[0] - order[1]) == 1


def _light(game: FinishedGame, seat: int, won: bool) -> bool:
    return won and game.rules.scoring == "points" and len(game.rounds) >= LONG and game.totals[seat] < FEW


def _two_moons(game: FinishedGame, seat: int, won: bool) -> bool:
    return sum(result.shooter == seat for result in game.rounds) >= MOONS


def _bonus_cards(game: FinishedGame, seat: int, won: bool) -> bool:
    bonus = game.rules.bonus_card
    return bonus is not None and sum(bonus in result.piles[seat] for result in game.rounds) >= BONUSES


_OF_GAMES: Final[dict[str, Callable[[FinishedGame, int, bool], bool]]] = {
    "two-moons": _two_moons,
    "clean-game": _without_penalties,
    "no-queen": _without_the_queen,
    "comeback": _came_back,
    "always-ahead": _always_ahead,
    "one-point": _by_one_point,
    "light": _light,
    "bonus-cards": _bonus_cards,
}
BADGES: Final = ("moon", "sun", "last-heart", "no-trick", *_OF_GAMES)
"""All badges, in the order in which a profile shows them."""


# -- badges in the store

AT_ONCE: Final = 200
"""The number of games whose rounds one query reads."""
_TABLE: Final = schema.badges
_ROUNDS: Final = (
    select(schema.rounds.c.table_id, schema.rounds.c.result)
    .where(schema.rounds.c.table_id.in_(bindparam("tables", expanding=True)), schema.rounds.c.result.is_not(None))
    .order_by(schema.rounds.c.table_id, schema.rounds.c.number)
)
_earning: Final = insert(_TABLE)
_MORE: Final = _earning.on_conflict_do_update(
    index_elements=[*_TABLE.primary_key], set_={"times": _TABLE.c.times + _earning.excluded.times}
)
"""Adds to the count of a badge and keeps the date of the first one."""


async def add_badges(connection: AsyncConnection, games: Sequence[EndedGame]) -> None:
    """Stores the badges of games with counted results, in the order in which they ended, in the caller's transaction.

    Games without a division, people who left or can only lose, and people whose data was deleted earn nothing.
    """
    rows: dict[tuple[int, int, str], dict[str, Any]] = {}
    for first in range(0, len(games), AT_ONCE):
        chunk = games[first : first + AT_ONCE]
        table_ids = [game.table_id for game in chunk]
        rounds = by_table(await connection.execute(_ROUNDS, {"tables": table_ids}), str)
        sittings = by_table(await connection.execute(sittings_of(table_ids)), SittingRecord)
        for game in chunk:
            sat = sittings.get(game.table_id, ())
            for player_id, earned in (await _earned(connection, game, rounds.get(game.table_id, ()), sat)).items():
                for name, times in earned.items():
                    key = {"player_id": player_id, "guild_id": game.guild_id, "badge": name}
                    row = rows.setdefault((player_id, game.guild_id, name), key | {"times": 0, "first_at": game.at})
                    row["times"] += times
    if rows:
        await connection.execute(_MORE, [rows[key] for key in sorted(rows)])


async def _earned(
    connection: AsyncConnection, game: EndedGame, rounds: Sequence[str], sittings: Sequence[SittingRecord]
) -> dict[int, Counter[str]]:
    """The badges earned in a game, by person; none if the game cannot be read any more, so that it can still end."""
    counted = [one for one in game.results if one.division is not None and one.finished and not one.only_loses]
    people = [one for one in counted if (one.player_id or 0) > 0]
    if not people or not rounds:
        return {}
    try:
        played = FinishedGame(read_rules(game.rules), tuple(map(read_result, rounds)))
        if close := close_calls(played):
            events = await read_log(connection, game.table_id)
            stoppers = {
                number: call[0]
                for number, call in close.items()
                if stopped_a_moon(_folded(played, events, number), *call)
            }
            played = replace(played, stoppers=stoppers)
        whole = {one.seat: {n for n in range(len(rounds)) if had_round(sittings, one, n)} for one in people}
        return {one.player_id or 0: badges(played, one.seat, won=one.won, rounds=whole[one.seat]) for one in people}
    except ValueError as error:
        log.warning("the badges of a game were left out", table=game.table_id, error=repr(error))
        return {}


def _folded(played: FinishedGame, log: Sequence[EventRecord], number: int) -> Round:
    before: tuple[RoundResult, ...] = played.rounds[:number]
    events = (read_event(event.kind, event.body) for event in log if event.round == number)
    return Game.last_of(played.rules, before, events)[0]
