"""Tables: everything that people and the clock can do with a table."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection
from contextlib import suppress
from functools import partial
from typing import Any, Final

from bot.tables import endings, seating
from bot.tables.automatic_moves import Premove, plays_in
from bot.tables.clock import DEADLINE_RETRY, Clock, Downtime, Heard, all_heard, was_set_back
from bot.tables.computers import NOT_NOW, STRONGEST, Computers
from bot.tables.drafts import Drafts
from bot.tables.errors import NotAllowed
from bot.tables.locks import Locks
from bot.tables.pace import SECOND, Tempo
from bot.tables.person import Person, check_host_in_lobby, check_in_lobby, check_in_play
from bot.tables.repository import Cause, Ownership, Repository, Step
from bot.tables.runner import Runner, new_secret
from bot.tables.seating import TableOptions, check_start, complete, overdue, reserve
from bot.tables.table import Autoplayers, Table, everybody
from bot.tables.thinking import Thinking, can_be_played
from bot.tables.turns import Acted, IsOutdated, check_cut, outdated_cut, outdated_in_round, outdated_look, outdated_move
from db import PUBLIC, Closing, Status, Store, StoreError
from hearts import CallPass, Card, Move, Phase, Rules
from hearts.values import replace

MOMENT: Final = 15 * SECOND
"""Within this time nobody wants two lobbies of the same game: Discord can be slow, and somebody who sees no answer
presses again."""


class Tables:
    """All tables of this process. Whoever calls a method learns of a change after it is committed; if that is in doubt,
    the table is read again."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        *,
        tempo: Tempo | None = None,
        rng: random.Random | None = None,
        secret: Callable[[], bytes] = new_secret,
        banned: Callable[[int, int], bool] = lambda guild_id, player_id: False,
        thinking: Thinking | None = None,
        autoplayers: Autoplayers = everybody,
        ownership: Ownership | None = None,
        heard: Heard = all_heard,
    ) -> None:
        """``secret`` makes what a round is dealt from. ``banned(guild_id, player_id)`` tells who may not take a seat on
        a server, ``autoplayers`` whose only legal card plays itself, ``ownership`` which tables are this process's, and
        ``heard`` which presses it has received. The defaults are those of a single process without Discord."""
        self.store, self.now, self.banned = store, now, banned
        self.tempo = tempo or Tempo()
        self.rng = rng or random.Random()
        self.thinking = thinking or Thinking()
        self.runner = Runner(self.tempo, Computers(self.rng, self.thinking.may_search))
        self.clock = Clock(now, self.tick)
        self.ownership = ownership or Ownership()
        self.repository = Repository(store, self.clock, now, self.thinking, autoplayers, self.ownership)
        self.person_locks = Locks()
        """One lock per person: only its holder may change where that person sits, until it is known what is written."""
        self.drafts = Drafts()
        """What people are choosing."""
        self._rematch_locks = Locks()
        """One lock per game, held from looking for its rematch until it is known whether one is opened."""
        self.secret = secret
        self.downtime = Downtime(heard)

    async def resume(self, shards: int = 1, shard: int = 0) -> None:
        """Takes over a shard: sets the clock for its tables."""
        self.downtime.begin(shards, shard)
        now = self.now()
        for table_id, due_at, changed_at in await self.store.tables.to_resume(shards, shard):
            self.clock.set(table_id, now if due_at is not None and was_set_back(changed_at, now) else due_at)

    async def close(self) -> None:
        """Stops the clock, the repository and the computer players."""
        await self.clock.close()
        await self.repository.close()
        self.thinking.close()

    async def get(self, table_id: int) -> Table:
        """The current table. Raises NotAllowed if there is none."""
        return await self.repository.get(table_id)

    async def of_player(self, player_id: int) -> list[Table]:
        """The tables that are not over and at which a person has a seat."""
        found = [await self.get(table_id) for table_id in await self.store.tables.alive_of_player(player_id)]
        return [table for table in found if table.alive]

    async def in_channel(self, channel_id: int) -> list[Table]:
        """The tables that are not over and were opened in a channel, also those that moved to threads of their own."""
        return [await self.get(table_id) for table_id in await self.store.tables.alive_in_channel(channel_id)]

    # -- playing. All of these raise NotAllowed, hearts.IllegalMove with the reason, and db.StoreUnavailable if nothing
    # was written. ``prompt`` is the question that the panel showed; None if the answer was typed. Each passes a step to
    # `_answer`: what the answer changes, given the table as it is under its lock.

    async def act(self, table_id: int, player: Person, move: Move, prompt: int | None = None) -> Acted:
        """Makes a person's move. An answer to an older question changes nothing."""

        def step(table: Table, seat: int) -> Table:
            return self.runner.move(table, seat, move, self.now())

        # After a call of the pass, computer players choose their cards; other moves of people need no thread.
        called = isinstance(move, CallPass)
        return await self._answer(table_id, player, prompt, step, outdated_move(move), in_thread=called)

    async def choose_premove(
        self,
        table_id: int,
        player: Person,
        card: Card,
        prompt: int | None = None,
        seen: int | None = None,
        *,
        back: bool | None = None,
    ) -> Acted:
        """Chooses a premove, or takes it ``back``; None: takes it back if this card is chosen already. ``seen`` is how
        many cards of the round had been played when the person last saw the table; None: all that have been played."""

        def step(table: Table, seat: int) -> Table:
            chosen = table.premove(seat)
            if back or (back is None and chosen is not None and chosen.card is card):
                return self.runner.take_back(table, seat, card, self.now())
            played = plays_in(table.game.view(None))
            premove = Premove(card, played if seen is None else min(seen, played))
            return self.runner.choose_premove(table, seat, premove, self.now())

        return await self._answer(
            table_id, player, prompt, step, outdated_in_round, in_thread=lambda table: table.lingers
        )

    async def go_on(self, table_id: int, player: Person, prompt: int) -> Acted:
        """Goes on after a finished trick that stays on the table until its person has seen it."""

        def step(table: Table, seat: int) -> Table:
            return self.runner.go_on(table, table, self.now())

        return await self._answer(table_id, player, prompt, step, outdated_look, in_thread=True)

    async def claim(self, table_id: int, player: Person, prompt: int | None = None) -> Acted:
        """Claims: ends the round because nothing that is left can change a score."""

        def step(table: Table, seat: int) -> Table:
            return self.runner.claim(table, seat, self.now())

        return await self._answer(table_id, player, prompt, step, outdated_in_round)

    async def cut(self, table_id: int, player: Person, cut: int, prompt: int | None = None) -> Acted:
        """Cuts ``cut`` cards from the pack, or none, and deals the round."""

        def step(table: Table, seat: int) -> Table:
            check_cut(table, seat, cut)
            return self.runner.deal_sealed(table, cut, self.now())

        return await self._answer(table_id, player, prompt, step, outdated_cut, in_thread=True)

    async def _answer(
        self,
        table_id: int,
        player: Person,
        prompt: int | None,
        change: Callable[[Table, int], Table],
        is_outdated: IsOutdated,
        *,
        in_thread: Callable[[Table], bool] | bool = False,
    ) -> Acted:
        """Applies ``change(table, seat)`` for a person who has a seat. The answer changes nothing if it ``is_outdated``
        or the game has ended. A typed one is refused if no game is being played."""
        outdated = False

        def step(table: Table) -> Table:
            nonlocal outdated
            seat = table.my_seat(player.id)
            if prompt is None:
                check_in_play(table)
            over = table.record.status is not Status.PLAYING or table.too_late(self.now())
            outdated = over or is_outdated(table, seat, prompt)
            return table if outdated else change(seating.rename(table, player), seat)

        return Acted(await self.repository.change(table_id, step, in_thread=in_thread), outdated)

    async def autoplay_changed(self, table_id: int, player_id: int) -> None:
        """A person has chosen that their only legal card plays itself, or that it no longer does. If they are asked for
        it now, the table goes on sooner or later than it would have; their deadline stays."""

        def step(table: Table) -> Table:
            before = replace(table, autoplayers=table.autoplayers ^ {player_id})
            asked = before.autoplay is not table.autoplay
            return self.runner.advance(table, before, self.now()) if asked else table

        await self.repository.change(table_id, step)

    # -- the clock

    async def tick(self, table_id: int) -> None:
        """Called by the clock when the deadline of a table comes: moves the table on if it belongs to this process."""
        table = await self.get(table_id)
        guild_id, due, now = table.record.guild_id, table.record.due_at, self.now()
        if not self.ownership.owns(guild_id):
            return
        if due is not None and due <= now and table.asks_people and not await self.downtime.is_known(guild_id, due):
            self.clock.set(table_id, now + DEADLINE_RETRY)
            return
        try:
            table = await self.repository.change(
                table_id, self._ticked, Cause.CLOCK, in_thread=self.runner.may_take_long
            )
        except NotAllowed as error:
            if error.key not in NOT_NOW:
                raise
            self.clock.set(table_id, self.now() + DEADLINE_RETRY)  # its pinned computer players are not ready yet
            return
        self.clock.set(table_id, table.record.due_at if table.alive else None)

    def _ticked(self, table: Table) -> Table:
        """The table after its deadline; the same table if that has not come."""
        due, now, runner = table.record.due_at, self.now(), self.runner
        if (sooner := runner.with_time_left(table, now)) is not table:
            return sooner
        if due is None or due > now or not table.alive:
            return table
        if table.too_late(now):
            return runner.time_up(table, now)
        if table.record.status is not Status.PLAYING or table.waits_for_its_person:
            return self._advanced(overdue(table, now), table)
        if table.asks_people and self.downtime.covers(table.record.guild_id, due):
            return runner.ask_again(table, now)
        if table.awaits_deal:
            return runner.deal_sealed(table, 0, now)
        dealing = table.game.phase is Phase.DEALING
        if dealing and table.present:
            return runner.seal_round(table, self.secret(), now)
        if not dealing and not table.waits:
            return runner.play_overdue_seats(table, now, self._chosen)
        return self._advanced(table.with_record(status=Status.SUSPENDED), table)

    def _chosen(self, table: Table, seat: int) -> tuple[Card, ...]:
        """The cards of a pass that the person of a seat has chosen, and not passed; empty while some are missing."""
        draft = self.drafts.of(table.record.id, table.seats[seat].player_id or 0, table.game.prompt)
        passing = table.game.phase is Phase.PASSING
        return draft.cards if passing and draft.complete(table.game.pass_target) else ()

    # -- opening

    def lobby(self, host: Person, options: TableOptions, table_id: int) -> Table:
        """A new table in its lobby, which is not stored yet."""
        now, guests = self.now(), ((guest.id, guest.name) for guest in options.guests)
        opened = seating.open_table(table_id, host, options, now, self.rng)
        return reserve(opened, guests, now + self.tempo.invitation)

    async def open(self, host: Person, options: TableOptions) -> Table:
        """Opens a table in its lobby. Raises NotAllowed."""
        async with self.person_locks.changing(host.id):
            return await self._open_locked(host, options.guild_id, partial(self.lobby, host, options))

    async def _open_locked(self, host: Person, guild_id: int, make: Callable[[int], Table]) -> Table:
        """Opens the table ``make(table_id)``. The caller holds the host's lock."""
        await self._check_room(host)
        self.check_ban(guild_id, host)
        return await self.repository.open(self._advanced(table := make(await self.store.new_table_id()), table))

    async def open_once(self, host: Person, options: TableOptions) -> tuple[Table, bool]:
        """Opens a table; if the person has just opened one for the same game in this channel, returns that one. Returns
        also whether it is new. Raises NotAllowed."""
        async with self.person_locks.changing(host.id):
            for table in await self.of_player(host.id):
                record = table.record
                theirs = record.status is Status.LOBBY and record.host_id == host.id and table.rules == options.rules
                if theirs and table.is_in(options.channel_id) and self.now() - record.created_at < MOMENT:
                    return table, False
            return await self._open_locked(host, options.guild_id, partial(self.lobby, host, options)), True

    async def open_private(
        self,
        person: Person,
        options: TableOptions,
        secret: bytes,
        rng: random.Random,
        *,
        instead_of: Collection[int] = (),
        **how: Any,
    ) -> Table:
        """Opens a private game and deals its first round, in place of other games. ``how``: the keyword arguments of
        `seating.begun`. Raises NotAllowed."""
        return await self.open_dealt(
            lambda number, now: seating.begun(number, person, options, now, rng, **how), secret, instead_of
        )

    async def open_dealt(
        self, begin: Callable[[int, int], Table], secret: bytes, instead_of: Collection[int] = ()
    ) -> Table:
        """Opens and deals a game, with the passes of its computer players, in one transaction. ``begin(table_id, now)``
        returns the game that has begun. Raises NotAllowed, also if this program does not know the computer players with
        which the deal was sealed."""
        now = self.now()
        table = await self.repository.with_preferences(begin(await self.store.new_table_id(), now))
        if table.kind.shared_deal and not can_be_played(secret):
            raise NotAllowed("deal-version")
        return await self.open_instead(
            await self.thinking.decide(self.runner.seal_round, table, secret, now), instead_of
        )

    async def open_instead(self, table: Table, ended: Collection[int]) -> Table:
        """Opens a game, and ends games that its person plays alone, by one write."""

        def end(other: Table) -> Table:
            return self._advanced(endings.close(other, Closing.PLAYERS), other) if other.alive else other

        return await self.repository.open(table, ended, end)

    async def rematch(self, table_id: int, person: Person, channel_id: int) -> tuple[Table, bool]:
        """Opens a rematch, or joins the one that somebody else has opened; returns its table and whether it is new.
        When the last of those who played takes a seat, it begins automatically.

        A new rematch begins at once if it was asked for in the channel of its table and no seat is free or reserved.
        Elsewhere its lobby has to be shown first, because its thread is made from that message. Raises NotAllowed.
        """
        over = await self.get(table_id)
        if over.alive or not over.begun:
            raise NotAllowed("not-over" if over.alive else "table-closed")

        def make(new: int) -> Table:
            now = self.now()
            return seating.again(new, over, person, now, now + self.tempo.rematch, self.rng)

        # If several people ask at once, one opens and the others join. The person's lock comes first, as in a join.
        async with self.person_locks.changing(person.id), self._rematch_locks.changing(table_id):
            for table in await self.in_channel(over.home[0]):
                if table.record.rematch_of == table_id:
                    seated = table.seat_of(person.id) is not None
                    return (table if seated else await self._join_locked(table.record.id, person)), False
            opened = await self._open_locked(person, over.record.guild_id, make)
            if complete(opened) and opened.record.channel_id == channel_id:
                with suppress(StoreError):  # else it would be open, and nobody would see its lobby
                    opened = await self.start(opened.record.id, person)
            return opened, True

    # -- seating

    async def join(self, table_id: int, person: Person) -> Table:
        """Seats a person at a table. Raises NotAllowed."""
        async with self.person_locks.changing(person.id):
            return await self._join_locked(table_id, person)

    async def _join_locked(self, table_id: int, person: Person) -> Table:
        """Like `join`, for a caller who holds the person's lock. A rematch begins when its last seat is taken."""
        await self._check_room(person, table_id)

        def step(table: Table) -> Table:
            self.check_ban(table.record.guild_id, person)
            after = self._advanced(seating.join(table, person), table)
            rematch = table.record.rematch_of is not None and table.record.status is Status.LOBBY
            return self._begun(after) if rematch and complete(after) else after

        return await self.repository.change(table_id, step, in_thread=True)

    async def leave(self, table_id: int, person: Person, *, in_lobby: bool = False) -> Table:
        """A person gives up their seat; in a running game a computer player takes it. Raises NotAllowed, with
        ``in_lobby`` also once the game has begun."""

        def step(table: Table) -> Table:
            if in_lobby:
                check_in_lobby(table)
            return seating.leave(table, person, self.rng)

        return await self.advance(table_id, step)

    async def arrange(self, table_id: int, person: Person, **changes: Any) -> Table:
        """Changes settings of a lobby. Raises NotAllowed."""

        def step(table: Table) -> Table:
            check_host_in_lobby(table, person)
            return table.with_settings(**changes)

        return await self.advance(table_id, step)

    async def change_rules(
        self, table_id: int, person: Person, preset: str, rules: Rules, base: Rules | None = None
    ) -> Table:
        """Changes the rules of a lobby; ``preset`` is their name, ``base`` the ones that were edited. Raises NotAllowed
        and EditConflict."""
        return await self.advance(table_id, lambda table: seating.change_rules(table, person, preset, rules, base))

    async def add_computer(self, table_id: int, person: Person) -> Table:
        """A computer player takes a free seat of a lobby. Raises NotAllowed."""
        return await self.advance(table_id, lambda table: seating.add_computer(table, person, self.rng))

    async def remove_computer(self, table_id: int, person: Person) -> Table:
        """Removes the last computer player from a lobby. Raises NotAllowed."""
        return await self.advance(table_id, lambda table: seating.remove_computer(table, person))

    async def seat_computers(
        self, table_id: int, person: Person, count: int | None = None, level: str | None = None, seat: int | None = None
    ) -> Table:
        """Sets how many computer players sit in a lobby, and the level of all or of one. Raises NotAllowed."""
        return await self.advance(table_id, lambda t: seating.seat_computers(t, person, self.rng, count, level, seat))

    async def start(self, table_id: int, person: Person) -> Table:
        """Begins the game and deals its first round. Raises NotAllowed."""

        def step(table: Table) -> Table:
            check_start(table, person, self.now())
            return self._begun(table)

        return await self.repository.change(table_id, step, in_thread=True)

    def _begun(self, table: Table) -> Table:
        return self.runner.seal_round(seating.begin(table, self.rng), self.secret(), self.now())

    async def end(self, table_id: int, person: Person) -> Table:
        """Cancels a lobby; ends a game, or asks the others for that (`bot.tables.endings`). Raises NotAllowed."""
        return await self.advance(table_id, lambda table: endings.end(table, person))

    async def remove(self, table_id: int, player_id: int) -> None:
        """Takes a person's seat from them, for a moderator. Raises NotAllowed if they have none."""

        def step(table: Table) -> Table:
            return seating.remove(table, player_id, self.rng, self.now())

        await self.advance(table_id, step, Cause.MODERATOR)

    async def pause(self, table_id: int, person: Person) -> Table:
        """Suspends the game. Raises NotAllowed."""
        return await self.advance(table_id, lambda table: seating.pause(table, person))

    async def come_back(self, table_id: int, person: Person) -> Table:
        """A person who is away plays again; a suspended table goes on. Raises NotAllowed."""
        return await self.advance(table_id, lambda table: seating.come_back(table, person))

    async def ready(self, table_id: int, person: Person) -> Table:
        """Marks a person as ready for the next round, which is dealt as soon as everybody present is ready."""

        def step(table: Table) -> Table:
            if table.game.phase is not Phase.DEALING or table.awaits_deal or table.record.status is not Status.PLAYING:
                return table
            ready = self._advanced(seating.get_ready(table, person), table)
            waiting = any(not seat.ready for seat in ready.present)
            return ready if waiting else self.runner.seal_round(ready, self.secret(), self.now())

        return await self.repository.change(table_id, step, in_thread=True)

    async def suspend(self, table_id: int) -> None:
        """The channel is out of reach: suspends a game (first back from its own thread) or cancels a lobby."""
        if (table := await self.get(table_id)).alive and table.record.own_thread:
            await self.repository.move_to(table_id, table.home[0])

        def step(table: Table) -> Table:
            if not table.kind.public:  # a private table has no message of its own
                return table
            if not table.alive:
                return _end_shown(table)
            if table.record.status is Status.SUSPENDED:
                return table
            lobby = table.record.status is Status.LOBBY
            closed = endings.close(table, Closing.CHANNEL) if lobby else table.with_record(status=Status.SUSPENDED)
            return self._advanced(closed, table)

        await self.repository.change(table_id, step)

    async def end_shown(self, table_id: int) -> None:
        """Called once the message of a table shows that it is over. Until then the table stays due, so that a restart
        shows that again."""
        await self.repository.change(table_id, _end_shown)

    async def _check_room(self, person: Person, table_id: int | None = None) -> None:
        """Raises NotAllowed if somebody sits at as many tables as anybody may, and not at this one."""
        taken = await self.store.tables.alive_of_player(person.id, *PUBLIC)
        if table_id not in taken and len(taken) >= seating.MAX_TABLES_A_PERSON:
            raise NotAllowed("too-many-tables", most=seating.MAX_TABLES_A_PERSON)

    def check_ban(self, guild_id: int, person: Person) -> None:
        """Raises NotAllowed if the person is banned from the tables of the server."""
        if self.banned(guild_id, person.id):
            raise NotAllowed("blocked")

    async def mark_hinted(self, table_id: int, person: Person) -> Table:
        """Notes that a person gets a hint: from then on they can win nothing in this game. Raises NotAllowed."""
        return await self.repository.change(table_id, lambda table: seating.mark_hinted(table, person))

    async def advance(self, table_id: int, step: Step, cause: Cause = Cause.PERSON) -> Table:
        """Applies a step, and everything that follows from it. Raises what the step raises."""
        return await self.repository.change(
            table_id, lambda table: self._advanced(step(table), table), cause, in_thread=True
        )

    def _advanced(self, table: Table, before: Table) -> Table:
        """The table after a change, with the moves that computer players owe now and a new deadline."""
        if table.alive and any(seat.level == STRONGEST for seat in table.seats):
            self.thinking.prepare()
        if table.record.status is Status.PLAYING:
            return self.runner.advance(table, before, self.now())
        return table.with_record(due_at=self.runner.due_at(table, before, self.now()))


def _end_shown(table: Table) -> Table:
    """The table, without a deadline if it is over."""
    return table if table.alive or table.record.due_at is None else table.with_record(due_at=None)
