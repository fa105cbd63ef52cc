"""Tables: everything that can be done with a table, by people and by the clock."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from functools import partial

from bot.tables import seating
from bot.tables.clock import RETRY, Clock, was_set_back
from bot.tables.computers import NOT_NOW, SEARCHES, Computers
from bot.tables.door import Cause, Door, Step
from bot.tables.downtime import Downtime
from bot.tables.errors import NotAllowed
from bot.tables.held_seats import complete, hold
from bot.tables.locks import Locks
from bot.tables.ownership import Ownership, Sole
from bot.tables.pace import Tempo
from bot.tables.person import Person
from bot.tables.runner import Runner, new_secret, outdated
from bot.tables.seating import TableOptions
from bot.tables.starts import check_start, overdue
from bot.tables.table import Table
from bot.tables.thinking import Thinking
from bot.tables.turns import Acted, Turns
from db import Kind, Post, Status, Store, Unsettled
from hearts import CallPass, Move, Phase


class Tables:
    """All tables of this process. A move is on disk before it is acknowledged; in doubt the table is read again."""

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
        plays_forced: Callable[[int], Awaitable[bool]] | None = None,
        ownership: Ownership | None = None,
    ) -> None:
        """``banned`` says of a server and a person whether the person may not sit down there."""
        self.store, self.now, self.banned = store, now, banned
        self.tempo = tempo or Tempo()
        self.rng = rng or random.Random()
        self.thinking = thinking or Thinking()
        self.runner = Runner(self.tempo, Computers(self.rng, self.thinking.may_search))
        self.clock = Clock(now, self.tick)
        self.ownership = ownership or Sole()
        self.door = Door(store, self.clock, now, self.thinking, plays_forced, self.ownership)
        self.turns = Turns(self.door, self.runner, now)
        self.people = Locks()
        """Who holds a person's lock decides alone where the person sits."""
        self._secret = secret
        self.downtime = Downtime()

    async def resume(self, shards: int = 1, shard: int = 0) -> list[Unsettled]:
        """A shard has come to this process: the clock learns when its tables are due. Gives those that need more."""
        self.downtime.begin(shards, shard)
        now = self.now()
        for table_id, due_at, changed_at in await self.store.alive(shards, shard):
            self.clock.set(table_id, now if due_at is not None and was_set_back(changed_at, now) else due_at)
        return await self.store.unsettled(shards, shard)

    def shard_connected(self, shards: int, shard: int) -> None:
        """A shard is connected: shortly after now its people can press."""
        self.downtime.end(shards, shard, self.now() + self.tempo.opening)

    async def close(self) -> None:
        """Stops the clock, and all thinking."""
        await self.clock.close()
        self.thinking.close()

    async def get(self, table_id: int) -> Table:
        """The table as it is now. Raises NotAllowed where there is none."""
        return await self.door.get(table_id)

    async def of_player(self, player_id: int) -> list[Table]:
        """The tables that are not over and at which a person has a seat."""
        return [await self.get(table_id) for table_id in await self.store.alive_of_player(player_id)]

    async def in_channel(self, channel_id: int) -> list[Table]:
        """Those that were opened there, in threads of their own too."""
        return [await self.get(table_id) for table_id in await self.store.alive_in_channel(channel_id)]

    async def act(self, table_id: int, player: Person, move: Move, prompt: int | None = None) -> Acted:
        """A person's move. ``prompt`` is the question that the button answered: a late answer changes nothing.
        What is typed answers no such question, and is refused where nothing is played.

        Raises NotAllowed and hearts.IllegalMove with the reason, db.StoreUnavailable where nothing could be written.
        """
        return await self.turns.answer(
            table_id,
            player,
            prompt,
            lambda table, seat: self.runner.move(table, seat, move, self.now()),
            lambda table, seat, asked: outdated(table.game, seat, move, asked),
            # Once a pass is called, computer players choose what they pass; no other move of a person makes them think.
            in_thread=isinstance(move, CallPass),
        )

    async def tick(self, table_id: int) -> None:
        """The table is due: the clock moves it on, where it is this process's."""
        if not self.ownership.owns((await self.get(table_id)).record.guild_id):
            return

        def step(table: Table) -> Table:
            due, now, runner = table.record.due_at, self.now(), self.runner
            if (sooner := runner.time_left(table, now)) is not table:
                return sooner
            if due is None or due > now or not table.alive:
                return table
            if table.too_late(now):
                return runner.time_up(table, now)
            if table.record.status is not Status.PLAYING or table.waits_for_its_person:
                return self._advanced(overdue(table, now), table)
            asks_people = not all(map(table.by_computer, table.game.to_act)) and table.autoplay is None
            if (asks_people or table.sealed) and self.downtime.covers(table.record.guild_id, due):
                return runner.ask_again(table, now)
            if table.sealed:
                return runner.cut(table, 0, now)
            dealing = table.game.phase is Phase.DEALING
            if not table.present if dealing else table.waits:
                return self._advanced(table.with_record(status=Status.SUSPENDED), table)
            return runner.deal(table, self._secret(), now) if dealing else runner.play_overdue_seats(table, now)

        try:
            table = await self.door.change(table_id, step, Cause.CLOCK, in_thread=True)
        except NotAllowed as error:
            if error.key not in NOT_NOW:
                raise
            self.clock.set(table_id, self.now() + RETRY)  # its pinned computer players are being got ready
            return
        self.clock.set(table_id, table.record.due_at if table.alive else None)

    # -- seating

    async def open(self, host: Person, options: TableOptions) -> Table:
        """A new table in its lobby. Raises NotAllowed."""

        def make(table_id: int) -> Table:
            now, guests = self.now(), ((guest.id, guest.name) for guest in options.guests)
            opened = seating.open_table(table_id, host, options, now, self.rng)
            return hold(opened, guests, now + self.tempo.invitation_hold)

        async with self.people.of(host.id):
            return await self.open_locked(host, options.guild_id, make)

    async def open_locked(self, host: Person, guild_id: int, make: Callable[[int], Table]) -> Table:
        """The table that ``make`` makes of its number. Whoever calls has the person's lock."""
        await self._check_room(host)
        self._check_ban(guild_id, host)
        return await self.door.open(self._advanced(table := make(await self.store.new_table_id()), table))

    async def join(self, table_id: int, person: Person) -> Table:
        """A seat at the table. Raises NotAllowed."""
        async with self.people.of(person.id):
            return await self.join_locked(table_id, person)

    async def join_locked(self, table_id: int, person: Person) -> Table:
        """The same, with the person's lock. With the last of those who played, a rematch begins."""
        await self._check_room(person, table_id)

        def step(table: Table) -> Table:
            self._check_ban(table.record.guild_id, person)
            after = self._advanced(seating.join(table, person), table)
            rematch = table.record.rematch_of is not None and table.record.status is Status.LOBBY
            return self._begun(after) if rematch and complete(after) else after

        return await self.door.change(table_id, step, in_thread=True)

    async def leave(self, table_id: int, person: Person) -> Table:
        """Gives a seat up; in a running game a computer player takes it. Raises NotAllowed."""
        return await self.advance(table_id, lambda table: seating.leave(table, person, self.rng))

    async def add_computer(self, table_id: int, person: Person) -> Table:
        """A computer player takes a free seat of a lobby. Raises NotAllowed."""
        return await self.advance(table_id, lambda table: seating.add_computer(table, person, self.rng))

    async def remove_computer(self, table_id: int, person: Person) -> Table:
        """The last computer player leaves a lobby. Raises NotAllowed."""
        return await self.advance(table_id, lambda table: seating.remove_computer(table, person))

    async def seat_computers(
        self, table_id: int, person: Person, count: int | None = None, level: str | None = None, seat: int | None = None
    ) -> Table:
        """So many computer players sit in a lobby, all of a level, or the one on a seat. Raises NotAllowed."""
        return await self.advance(table_id, lambda t: seating.seat_computers(t, person, self.rng, count, level, seat))

    async def start(self, table_id: int, person: Person) -> Table:
        """The game begins, and its first round is dealt with it."""

        def step(table: Table) -> Table:
            check_start(table, person, self.now())
            return self._begun(table)

        return await self.door.change(table_id, step, in_thread=True)

    def _begun(self, table: Table) -> Table:
        return self.runner.deal(seating.begin(table, self.rng), self._secret(), self.now())

    async def end(self, table_id: int, person: Person) -> Table:
        """Ends the table, for its host and those who may manage the server. Raises NotAllowed."""
        return await self.advance(table_id, lambda table: seating.close(table, person))

    async def remove(self, table_id: int, player_id: int) -> None:
        """Somebody loses their seat."""
        await self.advance(table_id, lambda table: seating.remove(table, player_id, self.rng))

    async def pause(self, table_id: int, person: Person) -> Table:
        """Lets the game rest. Raises NotAllowed."""
        return await self.advance(table_id, lambda table: seating.pause(table, person))

    async def come_back(self, table_id: int, person: Person) -> Table:
        """Gives a seat back to who gave it up, or whom a computer player stood in for. Raises NotAllowed."""
        return await self.advance(table_id, lambda table: seating.come_back(table, person))

    async def ready(self, table_id: int, person: Person) -> Table:
        """A person does not need the pause between two rounds any longer; with all of them the next one is dealt."""

        def step(table: Table) -> Table:
            if table.game.phase is not Phase.DEALING or table.sealed or table.record.status is not Status.PLAYING:
                return table
            ready = self._advanced(seating.get_ready(table, person), table)
            waiting = any(not seat.ready for seat in ready.present)
            return ready if waiting else self.runner.deal(ready, self._secret(), self.now())

        return await self.door.change(table_id, step, in_thread=True)

    async def suspend(self, table_id: int) -> None:
        """Nobody can see the table any more: it waits for its players to call it up elsewhere, or in its channel."""
        if (table := await self.get(table_id)).alive and table.record.own_thread:
            await self.move_to(table_id, table.home[0])

        def step(table: Table) -> Table:
            if not table.public:  # a table of a match is shown nowhere but to its people
                return table
            if not table.alive:
                return table if table.record.due_at is None else table.with_record(due_at=None)
            status = Status.CANCELLED if table.record.status is Status.LOBBY else Status.SUSPENDED
            return table if table.record.status is status else self._advanced(table.with_record(status=status), table)

        await self.door.change(table_id, step)

    async def end_shown(self, table_id: int) -> None:
        """The message of an ended table says so. Until then the table is due, and is shown again after a restart."""

        def step(table: Table) -> Table:
            return table if table.alive or table.record.due_at is None else table.with_record(due_at=None)

        await self.door.change(table_id, step)

    async def posted(self, table_id: int, message_id: int | None, subject: str = "") -> None:
        """Which message of its channel is the table's now, and what about; None: it has none any more."""
        write = partial(self.store.set_message, table_id, message_id)
        await self.door.set_location(table_id, write, message_id=message_id)
        if message_id is not None:
            channel_id = (await self.get(table_id)).record.channel_id
            await self.store.posts.keep(Post(message_id, table_id, channel_id, subject))

    async def move_to(
        self,
        table_id: int,
        channel_id: int,
        parent_id: int | None = None,
        *,
        own_thread: bool = False,
        members: str | None = None,
    ) -> None:
        """The table goes on in another channel, where it has no message yet; of a thread with the one it hangs on."""
        write = partial(self.store.move, table_id, channel_id, parent_id, own_thread, members)
        where = {"channel_id": channel_id, "parent_id": parent_id, "own_thread": own_thread, "members": members}
        await self.door.set_location(table_id, write, message_id=None, **where)

    async def _check_room(self, person: Person, table_id: int | None = None) -> None:
        """Whether somebody may sit down at one table more, or sits at this one already. Raises NotAllowed."""
        taken = await self.store.alive_of_player(person.id, Kind.TABLE)
        if table_id not in taken and len(taken) >= seating.MOST_TABLES_A_PERSON:
            raise NotAllowed("too-many-tables", most=seating.MOST_TABLES_A_PERSON)

    def _check_ban(self, guild_id: int, person: Person) -> None:
        if self.banned(guild_id, person.id):
            raise NotAllowed("barred")

    async def advance(self, table_id: int, step: Step) -> Table:
        """A change of the seats, and what follows from it. Raises what the step does."""
        return await self.door.change(table_id, lambda table: self._advanced(step(table), table), in_thread=True)

    def _advanced(self, table: Table, before: Table) -> Table:
        """The seats have changed: computer players do what they now owe, and the clock is set anew."""
        if table.alive and any(seat.level == SEARCHES for seat in table.seats):
            self.thinking.prepare()
        if table.record.status is Status.PLAYING:
            return self.runner.advance(table, before, self.now())
        return table.with_record(due_at=self.runner.due_at(table, before, self.now()))
