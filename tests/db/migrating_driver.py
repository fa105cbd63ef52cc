"""A program that migrates databases, each in a process that is killed after so many messages to PostgreSQL.

Usage: python migrating_driver.py, then a line ``URL|folder of migrations|messages`` for each.
"""

from pathlib import Path

from sqlalchemy import make_url

from db.migrate import migrate
from tests.db.killing import answer_lines, kill_after


async def run(url: str, folder: str, messages: int) -> None:
    kill_after(messages)
    await migrate(make_url(url), Path(folder))


if __name__ == "__main__":
    answer_lines(run)
