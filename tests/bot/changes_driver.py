"""A process that makes one change of each kind through `Tables`. It prints when each begins and is acknowledged.

Usage: python changes_driver.py URL. A line is ``begin change`` or ``end change table version``.
"""

import asyncio
import os
import random
import sys
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Final

import structlog

from bot.community.servers import Servers
from bot.house_rules import HouseRules
from bot.tables.kind import Kind, add_kind
from bot.tables.pace import AT_ONCE
from bot.tables.person import Person
from bot.tables.seating import TableOptions, private_options
from bot.tables.service import Tables
from bot.tables.table import Table
from bot.tables.thinking import Thinking
from cogs.table.guests import Invitations
from db import KindName, Store, TableSettings, engines
from hearts import Pass, Phase, Play, Rules

PEOPLE: Final = [Person(number, name) for number, name in enumerate(("Ana", "Ben", "Chidi", "Dana"), 11)]
ANA, BEN, CHIDI, DANA = PEOPLE
MODERATOR: Final = Person(15, "Mia", may_manage=True)
ALONE: Final = Kind(KindName.SOLO, solitaire=True, stoppable=True)
"""The kind of a game on no server. No feature adds one in this process."""
SERVER, CHANNEL = 7, 8
NOW: Final = 1_795_262_400_000
"""The time never changes, so that nothing happens that nobody asked for."""

Act = Callable[[Tables, int], Awaitable[Table]]
"""Makes a change at the table with this number; returns the table that was changed."""


async def joining(person: Person, tables: Tables, game_id: int) -> Table:
    return await tables.join(game_id, person)


async def moving(tables: Tables, game_id: int) -> Table:
    """One move of whoever's turn it is: the first three cards, or the first legal one."""
    table = await tables.get(game_id)
    game = table.game
    seat = game.to_act[0]
    passes = game.phase is Phase.PASSING
    move = Pass(tuple(game.hand(seat)[:3])) if passes else Play(game.legal_plays(seat)[0])
    player = table.seats[seat].player_id
    assert player is not None
    return (await tables.act(game_id, Person(player, table.seats[seat].name), move, game.prompt)).table


async def moving_until(left: int, tables: Tables, game_id: int) -> Table:
    """All passes, and then cards until so many are left."""
    while True:
        table = await tables.get(game_id)
        game = table.game
        if game.phase is not Phase.PASSING and sum(len(game.hand(seat)) for seat in range(4)) <= left:
            return table
        await moving(tables, game_id)


async def getting_ready(person: Person, tables: Tables, game_id: int) -> Table:
    return await tables.ready(game_id, person)


async def asking_for_a_rematch(tables: Tables, game_id: int) -> Table:
    return (await tables.rematch(game_id, ANA, CHANNEL))[0]


async def on_the_second_table(act: Callable[[Tables, int], Awaitable[object]], tables: Tables, game_id: int) -> Table:
    """A change of Ana's other table, which is the rematch."""
    (other,) = await tables.store.tables.alive_of_player(ANA.id, KindName.TABLE)
    await act(tables, other)
    return await tables.get(other)


async def on_the_server(act: Callable[[Servers, HouseRules], Awaitable[object]], tables: Tables, game_id: int) -> Table:
    """A change of the server, which is known as after a start; at no table."""
    servers = Servers(tables.store, tables.now)
    await servers.load()
    await act(servers, HouseRules(tables.store, tables.now))
    return await tables.get(game_id)


async def deleting(tables: Tables, game_id: int) -> Table:
    """Deletes the data of Chidi, who played."""
    running = await tables.store.privacy.running(CHIDI.id)
    await tables.repository.with_tables_locked(running, partial(tables.store.privacy.delete, CHIDI.id, "Former player"))
    return await tables.get(game_id)


SHORT: Final = TableOptions(SERVER, CHANNEL, Rules(end="rounds", end_rounds=2), "standard", TableSettings(pace="slow"))
IN_PRIVATE: Final = private_options(Rules(), "standard", "beginner", AT_ONCE)
CHANGES: Final[dict[str, Act]] = {
    "opening": lambda tables, game: tables.open(ANA, SHORT),
    "joining": partial(joining, BEN),
    "adding-a-computer": lambda tables, game: tables.add_computer(game, ANA),
    "removing-a-computer": lambda tables, game: tables.remove_computer(game, ANA),
    "inviting": lambda tables, game: Invitations(tables).reserve(game, ANA, [CHIDI]),
    "declining": lambda tables, game: Invitations(tables).release(game, CHIDI),
    "Chidi joins": partial(joining, CHIDI),
    "Dana joins": partial(joining, DANA),
    "starting": lambda tables, game: tables.start(game, ANA),
    "passing": moving,
    "the first cards": partial(moving_until, 48),
    "playing": moving,
    "pausing": lambda tables, game: tables.pause(game, ANA),
    "coming-back": lambda tables, game: tables.come_back(game, ANA),
    "all cards but one": partial(moving_until, 1),
    "ending-a-round": moving,
    "Ana is ready": partial(getting_ready, ANA),
    "Ben is ready": partial(getting_ready, BEN),
    "Chidi is ready": partial(getting_ready, CHIDI),
    "dealing": partial(getting_ready, DANA),
    "all cards of the second round but one": partial(moving_until, 1),
    "ending-a-game": moving,
    "rematch": asking_for_a_rematch,
    "Ben comes": partial(on_the_second_table, partial(joining, BEN)),
    "Chidi comes": partial(on_the_second_table, partial(joining, CHIDI)),
    "beginning-by-itself": partial(on_the_second_table, partial(joining, DANA)),
    "leaving": partial(on_the_second_table, lambda tables, game: tables.leave(game, CHIDI)),
    "removing": partial(on_the_second_table, lambda tables, game: tables.remove(game, BEN.id)),
    "ending-early": partial(on_the_second_table, lambda tables, game: tables.end(game, MODERATOR)),
    "playing-alone": lambda tables, game: tables.open_private(
        BEN, IN_PRIVATE, tables.secret(), tables.rng, kind=ALONE.name
    ),
    "changing-a-setting": partial(on_the_server, lambda servers, _: servers.change(SERVER, MODERATOR, language="de")),
    "saving-rules": partial(
        on_the_server, lambda _, house: house.save_as(SERVER, "Ours", Rules(end_score=50), MODERATOR)
    ),
    "making-them-the-default": partial(on_the_server, lambda _, house: house.make_default(SERVER, "Ours", MODERATOR)),
    "banning": partial(on_the_server, lambda servers, _: servers.ban(SERVER, DANA.id, DANA.name, MODERATOR)),
    "lifting-a-ban": partial(on_the_server, lambda servers, _: servers.unban_typed(SERVER, str(DANA.id), MODERATOR)),
    "resetting-leaderboards": partial(on_the_server, lambda servers, _: servers.reset_leaderboards(SERVER, MODERATOR)),
    "deleting": deleting,
}
"""What happens, in order. What has no space in its name is one change; the others lead from one to the next."""
WATCHED: Final = [name for name in CHANGES if " " not in name]


def tables_of(store: Store) -> Tables:
    """Tables at which the same always happens: no time passes, and no card plays itself."""

    async def nobody(people: Iterable[int]) -> frozenset[int]:
        return frozenset()

    return Tables(
        store,
        lambda: NOW,
        rng=random.Random(1),
        secret=lambda: bytes(range(32)),
        thinking=Thinking(0),
        autoplayers=nobody,
    )


async def main(url: str) -> None:
    add_kind(ALONE)
    engines.CHECKPOINT_PAGES = 40  # type: ignore[misc]  # so that checkpoints are among what is seen
    store = await Store.open(url)
    tables = tables_of(store)
    game_id = 0
    for name, act in CHANGES.items():
        if name in WATCHED:
            os.write(1, f"begin {name}\n".encode())
        table = await act(tables, game_id)
        game_id = game_id or table.record.id
        if name in WATCHED:
            os.write(1, f"end {name} {table.record.id} {table.record.seq}\n".encode())
    await tables.close()
    await store.close()


if __name__ == "__main__":
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))  # the test reads stdout
    asyncio.run(main(sys.argv[1]))
