"""The runner: how a running game advances, by the moves of people and computer players and by the clock."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

import structlog

from bot.tables.automatic_moves import MissedTurn, Premove, may_follow, stand_in
from bot.tables.clock import was_set_back
from bot.tables.computers import NOT_NOW, Computers
from bot.tables.endings import close, is_agreed
from bot.tables.errors import NotAllowed
from bot.tables.pace import AT_ONCE, SPEEDS, Tempo
from bot.tables.table import Table
from bot.tables.views import between_tricks
from db import Closing, RoundRecord, Status
from hearts import Card, ChooseMoon, Game, IllegalMove, Move, Pass, Phase, Play, Reason, commitment, write_result
from hearts.values import replace

log = structlog.get_logger(__name__)

MISSES_UNTIL_AWAY: Final = 2
"""After how many missed turns in a row a person is away."""
SECRET_BYTES: Final = 16


def new_secret() -> bytes:
    """A random secret to deal from. It cannot be guessed, and is published after the round."""
    return secrets.token_bytes(SECRET_BYTES)


@dataclass(frozen=True)
class Runner:
    """Applies moves and everything that follows from them."""

    tempo: Tempo
    computers: Computers

    def move(self, table: Table, seat: int, move: Move, now: int) -> Table:
        """A person's move. Raises hearts.IllegalMove."""
        return self._answered(table, seat, table.game.act(seat, move), now)

    def claim(self, table: Table, seat: int, now: int) -> Table:
        """A person claims: ends the round. Raises hearts.IllegalMove if something that is left can still change a
        score."""
        return self._answered(table, seat, table.game.claim(seat), now)

    def _answered(self, table: Table, seat: int, game: Game, now: int) -> Table:
        """The table after a person's move has led to this game. A person who moves is no longer away, and has no
        premove any more: it was for this turn."""
        return self.advance(replace(table, game=game).with_seat(seat, misses=0, away=False, ahead=""), table, now)

    def choose_premove(self, table: Table, seat: int, premove: Premove, now: int) -> Table:
        """A person chooses a premove. Raises hearts.IllegalMove for a card that cannot be played on their next turn,
        whatever comes before."""
        if table.game.phase is not Phase.PLAYING:
            raise IllegalMove(Reason.WRONG_PHASE)
        if premove.card not in table.game.hand(seat):
            raise IllegalMove(Reason.NOT_HELD, card=premove.card)
        if not may_follow(table.game, seat, premove.card):
            raise IllegalMove(Reason.FOLLOW_SUIT, card=premove.card)
        return self._with_premove(table, seat, premove.write(), now)

    def take_back(self, table: Table, seat: int, card: Card, now: int) -> Table:
        """A person takes a premove back, if this card is still the one that they have chosen."""
        chosen = table.premove(seat)
        kept = chosen is not None and chosen.card is not card
        return self._with_premove(table, seat, table.seats[seat].ahead if kept else "", now)

    def _with_premove(self, table: Table, seat: int, ahead: str, now: int) -> Table:
        return self.go_on(table.with_seat(seat, ahead=ahead, misses=0, away=False), table, now)

    def go_on(self, table: Table, before: Table, now: int) -> Table:
        """Goes on after a person's choice. If a finished trick stayed on the table until then, the computer player who
        took it leads to the next."""
        if table.lingers:
            table = self._computer_moves(table, table.game.to_act[0])
        return self.advance(table, before, now)

    def seal_round(self, table: Table, secret: bytes, now: int) -> Table:
        """Starts the next round, sealed by its secret. It is dealt at once unless somebody may cut the pack."""
        round = RoundRecord(len(table.game.rounds), secret, commitment(secret), now)
        seats = tuple(replace(seat, ready=False) for seat in table.seats)
        sealed = replace(table, rounds=(*table.rounds, round), seats=seats)
        return self.deal_sealed(sealed, None, now) if sealed.cutter is None else self.advance(sealed, table, now)

    def deal_sealed(self, table: Table, cut: int | None, now: int) -> Table:
        """Deals the sealed round after ``cut`` cards were cut; None: nobody was asked."""
        round = replace(table.rounds[-1], cut=cut)
        game = table.game.deal(table.game.shuffle(round.secret, cut or 0))
        return self.advance(replace(table, game=game, rounds=(*table.rounds[:-1], round)), table, now)

    def play_overdue_seats(
        self, table: Table, now: int, chosen: Callable[[Table, int], tuple[Card, ...]] = lambda table, seat: ()
    ) -> Table:
        """Computer players move for every seat that owes a move. A person whose time is up misses a turn, unless they
        have ``chosen(table, seat)`` all cards of a pass: then these are passed."""
        before = table
        for seat in table.game.to_act:
            if table.by_computer(seat):
                table = self._computer_moves(table, seat)
                continue
            if (card := table.autoplay) is not None:
                table = replace(table, game=table.game.act(seat, Play(card)))
                continue
            if cards := chosen(table, seat):
                with suppress(IllegalMove):  # menus let people choose cards that may not be passed
                    table = replace(table, game=table.game.act(seat, Pass(cards)))
                    continue
            misses = table.seats[seat].misses + 1
            table = table.with_seat(seat, misses=misses, away=misses >= MISSES_UNTIL_AWAY)
            asked, round = table.game, table.game.round
            if round is not None and round.phase is Phase.CHOOSING:
                # A shooter who does not choose gets the effect of the smart rule, not a computer player's choice.
                effect = ChooseMoon(table.game.smart_effect(round))
                table = replace(table, game=table.game.act(seat, effect))
            else:
                table = self._computer_moves(table, seat)
            table = table.with_seat(seat, missed=MissedTurn.between(asked, table.game, seat).write())
        return self.advance(table, before, now)

    def may_take_long(self, table: Table) -> bool:
        """Whether what the clock does next may take long: a deal, or a computer player's search. A card that plays
        itself takes long only if the time of its deal may be up, because computer players then finish that."""
        return table.autoplay is None or table.opens_at is not None

    def with_time_left(self, table: Table, now: int) -> Table:
        """The table with the time that was left at the last change, if the machine's clock was set back since; else the
        same table. A deal that somebody plays alone closes when it was said to."""
        record = table.record
        due = record.due_at
        closes = table.kind.solitaire and due is not None and due == table.opens_at
        counts = record.status is Status.PLAYING and not closes
        if due is None or not counts or not was_set_back(record.updated_at, now):
            return table
        return table.with_record(due_at=due - (record.updated_at - now))

    def ask_again(self, table: Table, now: int) -> Table:
        """Gives the people who owe a move their whole time again."""
        return table.with_record(due_at=now + self._time_to_answer(table))

    def advance(self, table: Table, before: Table, now: int) -> Table:
        """Does everything that follows from a change: immediate moves, closing of rounds, the next deadline."""
        while (moved := self._moved_at_once(table)) is not None:
            table = moved
        table = self._close_rounds(table)
        if table.game.phase is Phase.OVER and table.record.status is Status.PLAYING:
            table = table.with_record(status=Status.OVER)
        elif is_agreed(table):
            table = close(table, Closing.PLAYERS)
        return table.with_record(due_at=self.due_at(table, before, now))

    def _moved_at_once(self, table: Table) -> Table | None:
        """The table after one move that need not wait: a computer player's pass; if computer players answer at once,
        any move of theirs or a card that plays itself. None if there is no such move."""
        owing = [seat for seat in table.game.to_act if table.by_computer(seat)]
        if owing and (table.game.phase is Phase.PASSING or table.answers_at_once):
            return self._computer_moves(table, owing[0])
        if table.answers_at_once and (card := table.autoplay) is not None:
            return replace(table, game=table.game.act(table.game.to_act[0], Play(card)))
        return None

    def due_at(self, table: Table, before: Table, now: int) -> int | None:
        """When the table is due next, in epoch milliseconds. While the same people are asked the same question, their
        deadline stays; a card that plays itself is due before it (see `Table.deadline`)."""
        tempo = self.tempo
        if table.kind.solitaire:
            return self._solo_due_at(table, now)
        if table.record.status is not Status.PLAYING:
            return self._idle_due_at(table, now)
        if table.awaits_deal:
            return before.record.due_at if before.cutter is not None else now + self._time_to_answer(table)
        if table.game.phase is Phase.DEALING:
            waiting = [seat for seat in table.present if not seat.ready]
            if not waiting or not table.game.rounds:
                return now
            paused = before.record.status is Status.PLAYING and before.game.phase is Phase.DEALING
            return before.record.due_at if paused else now + tempo.between_rounds
        asked, due = table.asked, before.record.due_at
        if not asked:
            return now + self._pause(table)
        same = (
            before.game.prompt == table.game.prompt
            and asked <= before.asked
            and before.record.status is table.record.status
            and before.pace.clock is table.pace.clock
        )
        deadline = due + before.time_spared if same and due is not None else now + self._time_to_answer(table)
        return deadline - table.time_spared

    def _idle_due_at(self, table: Table, now: int) -> int | None:
        """The deadline of a table at which no game is being played."""
        match table.record.status:
            case Status.LOBBY:
                times = [seat.held_until or now for seat in table.reserved]
                times += [table.announced] if table.announced is not None else []
                return min(times) if times else now + self.tempo.lobby_idle
            case Status.SUSPENDED:
                return now + self.tempo.suspended
            case _:
                return now if table.kind.public else None  # until its message shows the end: see Tables.end_shown

    def _solo_due_at(self, table: Table, now: int) -> int | None:
        """Whoever plays alone has no clock: the game waits only for its computer players, and ends when its deal may be
        shown to others or else, when it was idle for long."""
        if not table.alive:
            return None
        ends = table.opens_at
        if table.waits_for_its_person:
            return now + self.tempo.solo_idle if ends is None else ends
        if table.autoplay is None:
            due = now + self._pause(table)
        else:
            due = now + int(table.autoplay_pause * SPEEDS[table.record.settings.speed])
        return due if ends is None else min(due, ends)

    def _pause(self, table: Table) -> int:
        """The pause before a computer player's move, in milliseconds."""
        pause = self.tempo.linger if between_tricks(table.game) else self.tempo.think
        return int(pause * SPEEDS[table.record.settings.speed])

    def _time_to_answer(self, table: Table) -> int:
        if table.awaits_deal:
            return self.tempo.cut
        return table.pace.choose if table.game.phase is Phase.PASSING else table.pace.play

    def time_up(self, table: Table, now: int) -> Table:
        """The time of a sealed deal is up. It counts as it stands, or is finished by computer players if its kind is
        played out; if the program does not know them any more, the deal is cancelled and counts for nobody. Raises
        NotAllowed if they cannot move just now."""
        if table.kind.played_out:
            try:
                return self.advance(left_to_computers(table), table, now)
            except NotAllowed as error:
                if error.key in NOT_NOW:
                    raise
                log.error("a deal of a match is not played to its end", table=table.record.id, reason=error.key)
                return table.with_record(status=Status.CANCELLED, due_at=None)
        return table.with_record(status=Status.OVER, due_at=None)

    def _computer_moves(self, table: Table, seat: int) -> Table:
        if table.kind.shared_deal:
            return replace(table, game=self.computers.pinned_move(table.rounds[-1].secret, table.game, seat))
        owner = table.seats[seat]
        level = owner.level if owner.player_id is None else stand_in(owner.level)
        return replace(table, game=self.computers.move(level, table.game, seat))

    def _close_rounds(self, table: Table) -> Table:
        ended = len(table.game.rounds)
        if all(round.result is not None or round.number >= ended for round in table.rounds):
            return table
        rounds = tuple(
            replace(round, result=write_result(table.game.rounds[round.number]))
            if round.result is None and round.number < ended
            else round
            for round in table.rounds
        )
        return replace(table, rounds=rounds)


def left_to_computers(table: Table) -> Table:
    """The table with all of its people away and no pauses, so that it is played to its end in one step."""
    seats = tuple(replace(seat, away=seat.player_id is not None) for seat in table.seats)
    return replace(table, seats=seats).with_settings(speed=AT_ONCE)
