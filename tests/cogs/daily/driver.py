"""A process that plays the deal of the day with the lowest legal cards, and is killed after some moves."""

import asyncio
import os
import signal
import sys

import structlog

from bot.tables.person import Person
from bot.tables.service import Tables
from bot.tables.thinking import Thinking
from bot.ui.features import add_kinds
from cogs.daily.commands import KINDS
from cogs.daily.deals import DailyDeals
from db import Store
from hearts import Pass, Phase, Play

ANA = Person(1, "Ana")


async def main(url: str, now: int, moves: int) -> None:
    add_kinds(KINDS)
    store = await Store.open(url)
    tables = Tables(store, lambda: now, thinking=Thinking(0))
    daily = DailyDeals(tables)
    await store.dailies.key(b"the secret of the bot")
    table = await daily.begin(ANA, daily.today, "UTC")
    while table.alive:
        if moves == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        passing = table.game.phase is Phase.PASSING
        move = Pass(table.game.hand(0)[:3]) if passing else Play(table.game.legal_plays(0)[0])
        table = (await tables.act(table.record.id, ANA, move, table.game.prompt)).table
        moves -= 1
    for event in await store.tables.log(table.record.id):
        print(event.kind, event.body)
    await tables.close()
    await store.close()


if __name__ == "__main__":
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))  # the other output is read
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
