"""The ledger: a table as rows of the store, and back."""

from __future__ import annotations

from dataclasses import replace

from bot.table import Table
from db import Change, EventRecord, ResultRecord, SeatRecord, Status, StoredTable
from hearts import Dealt, Game, Rules, read_event, read_result, write_event


def restore(stored: StoredTable) -> Table:
    """The table again: its finished rounds are checkpoints, the round being played is folded from its events."""
    rules = Rules.model_validate_json(stored.table.rules)
    finished = tuple(read_result(round.result) for round in stored.rounds if round.result is not None)
    events = (read_event(event.kind, event.body) for event in stored.events)
    return Table(stored.table, stored.seats, rules, Game.replay(rules, events, finished), stored.rounds)


def change(before: Table | None, after: Table, now: int) -> tuple[Table, Change]:
    """What to write so that the store holds the new value, and that value with its new version."""
    events = _events(before, after, now)
    seq = after.record.seq + max(1, len(events))
    after = after.with_record(seq=seq, updated_at=now)
    known = before.rounds if before is not None else ()
    return after, Change(
        table=after.record,
        expected_seq=before.record.seq if before is not None else 0,
        events=events,
        seats=after.seats if before is None or before.seats != after.seats else None,
        rounds=tuple(round for round in after.rounds if round not in known),
        results=results(after) if _just_over(before, after) else (),
    )


def _just_over(before: Table | None, after: Table) -> bool:
    return after.record.status is Status.OVER and (before is None or before.record.status is not Status.OVER)


def _events(before: Table | None, after: Table, now: int) -> tuple[EventRecord, ...]:
    known = len(before.game.events) if before is not None else 0
    round = len(before.game.rounds) if before is not None else 0
    dealt = before is not None and before.game.round is not None
    records = []
    for number, event in enumerate(after.game.events[known:], after.record.seq + 1):
        if isinstance(event, Dealt):
            round += dealt
            dealt = True
        kind, body = write_event(event)
        records.append(EventRecord(number, round, kind, body, now))
    return tuple(records)


def results(table: Table) -> tuple[ResultRecord, ...]:
    """How the game ended for each seat; equal totals share a place."""
    totals, chips = table.game.totals, table.rules.scoring == "chips"
    order = sorted(totals, reverse=chips)
    return tuple(_result(table, seat, totals[seat.seat], 1 + order.index(totals[seat.seat])) for seat in table.seats)


def _result(table: Table, seat: SeatRecord, total: int, place: int) -> ResultRecord:
    return ResultRecord(
        seat=seat.seat,
        player_id=seat.player_id,
        name=seat.name,
        level=seat.level,
        total=total,
        place=place,
        won=seat.seat in table.game.winners,
        finished=seat.player_id is not None and not seat.away,
    )


def forget_events(table: Table) -> Table:
    """The table without the events of its finished rounds: their results say what is needed to go on."""
    game = table.game
    if game.round is not None or not game.events:
        return table
    return replace(table, game=Game(game.rules, game.rounds))
