"""A process that plays games through `Tables` until it is killed; it prints every acknowledged move.

Usage: python crash_driver.py URL GAMES SEED. A line is ``table prompt seat move``; ``done`` when all games are over.
"""

import asyncio
import random
import sys
import time

import structlog

from bot.tables.pace import Tempo
from bot.tables.person import Person
from bot.tables.seating import TableOptions
from bot.tables.service import Tables
from bot.tables.table import Table
from db import Status, Store, TableSettings
from hearts import Move, Pass, Phase, Play, preset, write_cards
from hearts.passing import size

PEOPLE = (11, 12, 13, 14)
TEMPO = Tempo(think=0, linger=0, between_rounds=0)


async def main(url: str, games: int, seed: int) -> None:
    rng = random.Random(seed)
    store = await Store.open(url)
    tables = Tables(store, lambda: int(time.time() * 1000), tempo=TEMPO, rng=random.Random(seed))
    await tables.resume()
    for number in range(1, games + 1):
        if await store.tables.load(number) is None:
            await open_game(tables, number)
    await asyncio.gather(*(play(tables, number, rng) for number in range(1, games + 1)))
    await tables.close()
    await store.close()
    print("done", flush=True)


async def open_game(tables: Tables, number: int) -> None:
    """Opens a short game of four people; each table has its own people."""
    people = [Person(player * 1000 + number, f"Player {player}") for player in PEOPLE]
    opened = await tables.open(people[0], TableOptions(1, 2, preset("quick"), "quick", TableSettings(pace="slow")))
    for person in people[1:]:
        await tables.join(opened.record.id, person)


async def play(tables: Tables, number: int, rng: random.Random) -> None:
    while True:
        table = await tables.get(number)
        if table.record.status is Status.LOBBY:
            await seat_everybody(tables, table, number)
        elif not table.alive:
            return
        elif table.game.phase is Phase.DEALING:
            await asyncio.sleep(0.001)  # the clock deals
        else:
            await move(tables, table, rng)


async def seat_everybody(tables: Tables, table: Table, number: int) -> None:
    """Fills and starts a lobby that was interrupted."""
    for player in PEOPLE:
        person = Person(player * 1000 + number, f"Player {player}")
        if table.seat_of(person.id) is None:
            await tables.join(table.record.id, person)
    await tables.start(table.record.id, Person(table.record.host_id, "host"))


async def move(tables: Tables, table: Table, rng: random.Random) -> None:
    game, number = table.game, table.record.id
    seat = rng.choice(game.to_act)
    made: Move
    if game.phase is Phase.PASSING:
        made = Pass(tuple(rng.sample(game.hand(seat), size(game.pass_target))))
        text = write_cards(made.cards).replace(" ", ".")
    else:
        made = Play(rng.choice(game.legal_plays(seat)))
        text = str(made.card)
    player = table.seats[seat].player_id
    assert player is not None
    acted = await tables.act(number, Person(player, table.seats[seat].name), made, game.prompt)
    if not acted.outdated:  # the clock was first: the only legal card has played itself
        print(number, game.prompt, seat, text, flush=True)


if __name__ == "__main__":
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))  # the test reads stdout
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
