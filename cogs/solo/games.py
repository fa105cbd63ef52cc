"""Solo: games of one person against computer players on no server: a solo game, of which a person has at most one, and
study, which goes on from a position of another game."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import suppress
from itertools import chain
from typing import Final

from bot.past import Archive
from bot.tables.computers import STRONGEST
from bot.tables.errors import NotAllowed
from bot.tables.kind import Kind
from bot.tables.person import Person
from bot.tables.seating import TableOptions, begun, private_options
from bot.tables.service import Tables
from bot.tables.table import Table
from db import Conflict, Speed, StoreError
from hearts import Claimed, Event, Game, Passed, Rules
from hearts.round import round_of
from hearts.values import replace
from players import name_for

SOLO: Final = Kind("solo", solitaire=True, commanded=True, hints=True, stoppable=True, adjustable=True, takes_back=True)
"""As often and as slowly as its person likes."""
STUDY: Final = replace(SOLO, name="study")
"""Played on from a position of a finished round, or after a choice was taken back. It counts for nothing."""


class SoloGames:
    """Opens solo games and finds a person's running one. Moves go through `Tables`, as in any other game."""

    def __init__(self, tables: Tables, archive: Archive) -> None:
        self._tables, self._archive = tables, archive

    async def play(self, person: Person, options: TableOptions, *, hinted: bool = False) -> tuple[Table, bool]:
        """Returns the person's running game, or opens a new one, in which they are ``hinted`` from the beginning; and
        whether it is new."""
        async with self._tables.person_locks.changing(person.id):
            running = await self._running(person)
            return await self._open(person, options, hinted) if running is None else (running, False)

    async def anew(
        self, person: Person, options: TableOptions, instead_of: int | None = None, *, hinted: bool = False
    ) -> Table:
        """Opens a new game. The person's running games, if any, are cancelled and do not count. If ``instead_of`` names
        another game than the running one, that one is returned as it is; if it names a study, a solo game that waits
        below it is returned instead of a new one."""
        async with self._tables.person_locks.changing(person.id):
            games = await self._tables.store.tables.alive_of_player(person.id, SOLO.name, STUDY.name)
            if games and instead_of not in (None, games[-1]):
                return await self._tables.get(games[-1])
            if instead_of is not None and len(games) > 1:
                await self._tables.end(instead_of, person)
                return await self._running(person) or await self._tables.get(instead_of)
            return (await self._open(person, options, hinted, games))[0]

    async def arrange(
        self, table_id: int, person: Person, *, level: str | None = None, speed: str | None = None
    ) -> Table:
        """Changes the level and the speed of the computer players from now on. Raises NotAllowed."""

        def step(table: Table) -> Table:
            table.my_seat(person.id)
            if not table.alive or table.kind not in (SOLO, STUDY):
                raise NotAllowed("table-closed")
            if speed is not None:
                table = table.with_settings(speed=speed)
            if level is not None:
                table = replace(table, seats=tuple(replace(seat, level=level) for seat in table.seats))
            return table

        return await self._tables.advance(table_id, step)

    async def play_on(self, person: Person, table_id: int, prompt: int, speed: Speed) -> Table:
        """Opens a study against experts from a finished round: with the cards that were dealt, and all that was done up
        to the person's next turn from this prompt on. Raises NotAllowed, also for a round that they may not see."""
        tables = self._tables
        async with tables.person_locks.changing(person.id):  # first: their data may be deleted at the moment
            _, played = await self._archive.round(table_id, round_of(prompt), person.id)
            source = await self._archive.open_to(person.id, table_id)
            gone = [one.seat for one in source.departures if one.player_id == person.id]
            seat = next(seat for seat in (source.seat_of(person.id), *gone, *played.players) if seat in played.players)
            options = private_options(source.rules, source.record.preset, STRONGEST, speed)
            new_id, now = await tables.store.new_table_id(), tables.now()
            study = begun(new_id, person, options, now, tables.rng, seat=seat, kind=STUDY.name)
            for other in study.computers:  # one knows the computer players again; people are not played by them
                taken = (*source.names, *study.names)
                name = source.seats[other].name if other in source.computers else name_for(taken, tables.rng)
                study = study.with_seat(other, name=name)
            return await self._open_study(study, source, prompt, person)

    async def take_back(self, person: Person, table_id: int, prompt: int, moves: int) -> tuple[Table, bool]:
        """Takes the person's last choice back, with which they had made so many ``moves`` in the round of this prompt:
        a study goes on from there in place of the game. Returns it; or, if they have moved since, the game as it is
        and False. Raises NotAllowed if there is no such choice."""
        tables = self._tables
        async with tables.person_locks.changing(person.id):
            table = await tables.get(table_id)
            seat = table.my_seat(person.id)
            here = round_of(table.game.prompt), table.seen_by(person.id).moves
            if not table.alive or here != (round_of(prompt), moves):
                return await self._running(person) or table, False
            made = await self._archive.decisions(table, len(table.game.rounds), seat) if table.game.round else []
            choices = [view for view, _ in made if view.has_choice]
            if not choices:
                raise NotAllowed("nothing-to-take-back")
            new_id, now = await tables.store.new_table_id(), tables.now()
            record = replace(table.record, id=new_id, kind=STUDY.name, seq=0, created_at=now)
            seats = tuple(replace(each, ahead="") for each in table.seats)
            study = replace(table, record=record, seats=seats)
            return await self._open_study(study, table, choices[-1].prompt, person, [table_id]), True

    async def _open_study(
        self, study: Table, source: Table, prompt: int, person: Person, instead_of: Collection[int] = ()
    ) -> Table:
        """Opens the study with the rounds and the moves of its source up to this prompt, in place of an earlier one and
        of these games."""
        tables, number = self._tables, round_of(prompt)
        rounds = await self._archive.rounds(source)
        game = await tables.thinking.decide(
            position, source.rules, rounds[: number + 1], prompt, study.my_seat(person.id)
        )
        if game.round is None:
            raise NotAllowed("unreadable")
        sealed = tuple(
            replace(one, result=one.result if one.number < number else None, witnesses="")
            for one in source.rounds[: number + 1]
        )
        study = await tables.repository.with_preferences(replace(study, game=game, rounds=sealed))
        tables.thinking.prepare()
        earlier = await tables.store.tables.alive_of_player(person.id, STUDY.name)
        study = await tables.thinking.decide(tables.runner.advance, study, study, tables.now())
        opened = await tables.open_instead(study, {*earlier, *instead_of})
        with suppress(StoreError):  # it is open
            *others, newest = await tables.store.tables.alive_of_player(person.id, STUDY.name)
            for table_id in others:  # which other processes have opened in the same moment
                await tables.end(table_id, person)
            return await tables.get(newest)
        return opened

    async def studies_besides(self, table_id: int, person: Person) -> bool:
        """Whether a person is playing another study than this table."""
        return bool({*await self._tables.store.tables.alive_of_player(person.id, STUDY.name)} - {table_id})

    async def waits_below(self, table: Table, person: Person) -> bool:
        """Whether a person's solo game waits below this study."""
        waiting = await self._tables.store.tables.alive_of_player(person.id, SOLO.name)
        return table.kind is STUDY and bool(waiting)

    async def _running(self, person: Person) -> Table | None:
        """The person's study, or else their solo game."""
        table_ids = await self._tables.store.tables.alive_of_player(person.id, SOLO.name, STUDY.name)
        return await self._tables.get(table_ids[-1]) if table_ids else None

    async def _open(
        self, person: Person, options: TableOptions, hinted: bool, ended: Collection[int] = ()
    ) -> tuple[Table, bool]:
        """Opens a game in place of these, unless another process did in the same moment; returns the person's game, and
        whether it is new."""
        tables = self._tables
        if options.level == STRONGEST:
            tables.thinking.prepare()
        try:
            how = {"kind": SOLO.name, "hinted": hinted}
            secret, rng = tables.secret(), tables.rng
            return await tables.open_private(person, options, secret, rng, instead_of=ended, **how), True
        except Conflict:
            if (running := await self._running(person)) is None:
                raise
            return running, False


def position(rules: Rules, rounds: Sequence[Sequence[Event]], prompt: int, seat: int) -> Game:
    """The game after these rounds, of the last one up to the seat's first turn from a prompt on. What the others did
    before that stays, their passes too."""
    game = Game.replay(rules, chain.from_iterable(rounds[:-1]))
    for event in rounds[-1]:
        if game.prompt >= prompt and seat in game.to_act:
            if not isinstance(event, Passed):
                break
            if event.seat == seat:
                continue
        if not isinstance(event, Claimed):
            game = game.after(event)
    return game
