"""Endings: games that end before their rules say so (decision 29 says what they count for whom), and how a game has
ended for each seat and for each person who left."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.person import Person, check_alive, check_close
from bot.tables.table import Table
from db import Closing, DepartureRecord, Ending, ResultRecord, SeatRecord, Status
from db.records import had_round
from hearts import Game, Phase
from hearts.cards import QUEEN_OF_SPADES


def end(table: Table, person: Person) -> Table:
    """Cancels a lobby. Ends a game for somebody who manages the server and has no seat there. A player would like to
    end it from now on, and it ends if everybody present would. Raises NotAllowed."""
    check_close(table, person)
    seat = table.seat_of(person.id)
    if table.record.status is Status.LOBBY:
        return close(table, Closing.PLAYERS if person.id == table.record.host_id else Closing.MODERATOR)
    if seat is None:
        return close(table, Closing.MODERATOR)
    table = table.with_seat(seat, wants_end=True, away=False, misses=0)
    return close(table, Closing.PLAYERS) if all(other.wants_end for other in table.present) else table


def play_on(table: Table, person: Person) -> Table:
    """A player would like to play on: nobody's wish to end the game is left. Raises NotAllowed."""
    check_alive(table)
    table = table.with_seat(table.my_seat(person.id), away=False, misses=0)
    return replace(table, seats=tuple(replace(seat, wants_end=False) for seat in table.seats))


def is_agreed(table: Table) -> bool:
    """Whether everybody who is present would like to end the game. One person alone agrees with nobody."""
    wishes = [seat.wants_end for seat in table.present]
    return len(wishes) > 1 and all(wishes)


def close(table: Table, why: Closing) -> Table:
    """The table after its end. A game of a channel has results as soon as it was dealt."""
    dealt = table.game.round is not None or bool(table.game.rounds)
    over = table.kind.public and dealt
    return table.with_record(status=Status.OVER if over else Status.CANCELLED, closing=why)


def ending(table: Table) -> Ending:
    """How a game that is over has ended."""
    if not table.ended_early:
        return Ending.PLAYED
    return Ending.AGREED if is_agreed(table) else Ending.UNFINISHED


def results(table: Table) -> tuple[ResultRecord, ...]:
    """The result of each seat, equal totals sharing a place; and of each person who left for good, in the last
    place."""
    totals = _totals(table.game)
    order = [totals[seat] for seat in table.rules.best_first(totals)]
    ends = [_result(table, seat, totals[seat.seat], 1 + order.index(totals[seat.seat])) for seat in table.seats]
    gone = [departure for departure in table.departures if table.seat_of(departure.player_id) is None]
    found = (*ends, *(_departed(ends[departure.seat], departure, len(ends)) for departure in gone))
    how = ending(table)
    return tuple(replace(_counted(table, result), ending=how) for result in found)


def _totals(game: Game) -> tuple[int, ...]:
    """The totals, plus the penalty points taken so far in a round that will not be finished. There hearts cost no
    chips, because a round for chips is paid at its end."""
    round = game.round
    if round is None or game.rules.scoring == "chips":
        return game.totals
    taken = (sum(round.deck.points.get(card, 0) for card in pile) for pile in round.piles)
    return tuple(total + points for total, points in zip(game.totals, taken, strict=True))


def _departed(end: ResultRecord, departure: DepartureRecord, last: int) -> ResultRecord:
    """The result of a person who gave up the seat whose result is ``end``."""
    own = replace(end, player_id=departure.player_id, name=departure.name, hinted=departure.hinted)
    return replace(own, place=last, won=False, finished=False, departed=True)


def _counted(table: Table, result: ResultRecord) -> ResultRecord:
    """The result with its person's moons, queens and tricks, counted over the rounds that they played from start to
    end."""
    seat, queen = result.seat, QUEEN_OF_SPADES if table.rules.queen else None
    rounds = [round for round in table.game.rounds if had_round(table.sittings, result, round.number)]
    return replace(
        result,
        moons=sum(round.shooter == seat for round in rounds),
        queens=sum(card is queen for round in rounds for card in round.piles[seat]),
        tricks=sum(round.tricks[seat] for round in rounds),
    )


def _result(table: Table, seat: SeatRecord, total: int, place: int) -> ResultRecord:
    """The result of a seat. Whoever is the only one present when a game ends early has left it like the others."""
    there = table.game.phase is Phase.OVER or (table.ended_early and len(table.present) > 1)
    return ResultRecord(
        seat=seat.seat,
        player_id=seat.player_id,
        name=seat.name,
        level=seat.level,
        total=total,
        place=place,
        won=seat.seat in table.game.winners and not table.ended_early,
        finished=seat.player_id is not None and not seat.away and there,
        hinted=seat.hinted,
    )
