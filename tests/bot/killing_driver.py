"""A program that makes changes, each in a process that is killed after so many messages to PostgreSQL.

Usage: python killing_driver.py, then a line ``URL|change|game|messages`` for each.
"""

import os

from db import Store
from tests.bot.changes_driver import CHANGES, tables_of
from tests.db.killing import answer_lines, kill_after


async def change(url: str, name: str, game: str, messages: int) -> None:
    store = await Store.open(url)
    tables = tables_of(store)
    kill_after(messages)
    await CHANGES[name](tables, int(game))
    os._exit(0)  # it is acknowledged; closing the store would send more


if __name__ == "__main__":
    answer_lines(change)
