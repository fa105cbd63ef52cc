"""Persistence: converts tables to rows of the store and back."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.calls import uncalled
from bot.tables.endings import results
from bot.tables.seating import without_old_witnesses
from bot.tables.table import Table
from db import Change, DepartureRecord, EventRecord, Fence, SittingRecord, Status, StoredTable, unmoved
from hearts import Dealt, Game, read_event, read_result, read_rules, write_event


def restore(stored: StoredTable) -> Table:
    """Rebuilds a table. Finished rounds are read as checkpoints; the present round is folded from its events."""
    rules = read_rules(stored.table.rules)
    finished = tuple(read_result(round.result) for round in stored.rounds if round.result is not None)
    events = (read_event(event.kind, event.body) for event in stored.events)
    game = Game.replay(rules, events, finished)
    return Table(
        stored.table, stored.seats, rules, game, stored.rounds, stored.departures, stored.sittings, stored.results
    )


def change(before: Table | None, after: Table, now: int, fence: Fence | None = None) -> tuple[Table, Change]:
    """Returns the new table with its next version, and the change to write. ``fence``: what must still hold when it is
    written."""
    after = _without_old_choices(without_old_witnesses(after))
    events = _events(before, after, now)
    seq = after.record.seq + max(1, len(events))
    departures = _departures(before, after, now)
    if departures:
        gone = {departure.player_id: departure for departure in (*after.departures, *departures)}
        after = replace(after, departures=tuple(gone.values()))
    sittings = ended_sittings(before, after)
    if sittings:
        after = replace(after, sittings=(*after.sittings, *sittings))
    after = after.with_record(seq=seq, updated_at=now, uncalled=bool(uncalled(after)))
    ended = results(after) if _just_over(before, after) else ()
    if ended:
        after = replace(after, results=ended)  # their ratings are known once they are written
    known = before.rounds if before is not None else ()
    return after, Change(
        table=after.record,
        expected_seq=before.record.seq if before is not None else 0,
        events=events,
        seats=after.seats if before is None or before.seats != after.seats else None,
        rounds=tuple(round for round in after.rounds if round not in known),
        departures=departures,
        sittings=sittings,
        results=ended,
        fence=fence,
        moved=before is not None and unmoved(before.record) == unmoved(after.record),
    )


def _without_old_choices(table: Table) -> Table:
    """The table without premoves that have left the hand, or whose seat a computer player plays."""
    for seat in table.seats:
        if seat.ahead and (table.by_computer(seat.seat) or table.premove(seat.seat) is None):
            table = table.with_seat(seat.seat, ahead="")
    return table


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


def _departures(before: Table | None, after: Table, now: int) -> tuple[DepartureRecord, ...]:
    """The departures to write: of people who lost or gave up a seat in a running game by this change."""
    if before is None or before.seats is after.seats or before.record.status not in (Status.PLAYING, Status.SUSPENDED):
        return ()
    known = {departure.player_id: departure for departure in after.departures}
    found = []
    for seat in before.seats:
        if seat.player_id is not None and after.seat_of(seat.player_id) is None:
            departure = known.get(seat.player_id, DepartureRecord(seat.player_id, seat.seat, seat.name, now))
            found.append(replace(departure, hinted=seat.hinted))
    return tuple(departure for departure in found if departure not in before.departures)


def ended_sittings(before: Table | None, after: Table) -> tuple[SittingRecord, ...]:
    """The sittings that end between two states of a running game, because a seat went to somebody else.

    A person who did nothing in the seat leaves no sitting.
    """
    if before is None or before.seats is after.seats or before.record.status is Status.LOBBY:
        return ()
    found = []
    for old, new in zip(before.seats, after.seats, strict=True):
        if (old.player_id, old.name) == (new.player_id, new.name):
            continue
        round, steps = reached(before.game, old.seat)
        last = max(((one.round, one.steps) for one in before.sittings if one.seat == old.seat), default=(0, 0))
        if (round, steps) > last:
            found.append(SittingRecord(old.seat, round, steps, old.player_id, old.name))
    return tuple(found)


def reached(game: Game, seat: int) -> tuple[int, int]:
    """The present round, from 0, and how many of its steps the seat has done (pass and cards)."""
    round = game.round
    if round is None:
        return len(game.rounds), 0
    cards = sum(player == seat for trick in (*round.tricks, round.trick) for player, _ in trick.plays)
    return round.number, 1 + cards if cards or round.passed[seat] is not None else 0


def forget_events(table: Table) -> Table:
    """The table without the events of its finished rounds; their results are enough to go on. Returned unchanged during
    a round."""
    game = table.game
    if game.round is not None or not game.events:
        return table
    return replace(table, game=Game(game.rules, game.rounds))
