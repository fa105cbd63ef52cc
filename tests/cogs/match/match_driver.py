"""A process that plays a match until it is killed; it prints every acknowledged move.

Usage: python match_driver.py URL PACE, with a pace for tables of four, or "" if people play alone. Everybody plays the
lowest card, so the same match is played each time. A line is ``table prompt seat``; ``done`` when it is over.
"""

import asyncio
import sys
import time

import structlog

from bot.tables.kind import add_kind
from bot.tables.pace import Tempo
from bot.tables.person import Person
from bot.tables.service import Tables
from bot.tables.table import Table
from bot.tables.thinking import Thinking
from cogs.match.matches import ALONE, AT_TABLES, Matches, MatchOptions
from db import MatchStatus, Store
from hearts import Move, Pass, Phase, Play, Rules
from hearts.passing import size

PEOPLE = [Person(number, name) for number, name in enumerate(("Ana", "Ben", "Chidi", "Dana"), 1)]
DEALS = 4
TEMPO = Tempo(think=0, linger=0, between_rounds=0)


async def main(url: str, pace: str) -> None:
    for kind in (ALONE, AT_TABLES):
        add_kind(kind)
    store = await Store.open(url)
    tables = Tables(store, lambda: int(time.time() * 1000), tempo=TEMPO, thinking=Thinking(0), secret=lambda: bytes(16))
    matches = Matches(tables)
    await tables.resume()
    people = PEOPLE if pace else PEOPLE[:2]
    number = await begin(matches, people, pace)
    while (await matches.advance(number)).status is MatchStatus.PLAYING:
        for person in people:
            table = await matches.play(number, person)
            if table is not None and table.alive and table.my_seat(person.id) in table.game.to_act:
                await move(tables, table, person)
    await tables.close()
    await store.close()
    print("done", flush=True)


async def begin(matches: Matches, people: list[Person], pace: str) -> int:
    """Opens the match and joins these people, as far as that was not done before."""
    number = await matches.newest(8, people[0].id, 7)
    if number is None:
        number = (await matches.open(people[0], MatchOptions(7, 8, Rules(), "standard", DEALS, 24, pace))).id
    match = await matches.get(number)
    if match.status is MatchStatus.OPEN:
        for person in people[len(match.players) :]:
            await matches.join(number, person)
        await matches.start(number, people[0])
    return number


async def move(tables: Tables, table: Table, person: Person) -> None:
    seat, prompt, number = table.my_seat(person.id), table.game.prompt, table.record.id
    made: Move = Play(table.game.legal_plays(seat)[0]) if table.game.phase is Phase.PLAYING else Pass(())
    if table.game.phase is Phase.PASSING:
        made = Pass(table.game.hand(seat)[: size(table.game.pass_target)])
    if not (await tables.act(number, person, made, prompt)).outdated:
        print(number, prompt, seat, flush=True)


if __name__ == "__main__":
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))  # the test reads stdout
    asyncio.run(main(sys.argv[1], sys.argv[2]))
