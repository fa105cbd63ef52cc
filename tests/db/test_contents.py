"""Contents: a check names what the bot cannot read, and everything else goes on."""

from __future__ import annotations

import asyncio
import zlib
from dataclasses import replace
from pathlib import Path

import pytest

from db import Store
from db.__main__ import main
from hearts import RoundResult, write_result
from tests.db.damage import GAMES, Harm, played, sql
from tests.db.games import ended
from tests.db.rows import round

ON = GAMES + 1
"""The table that is being played."""


@pytest.fixture
def whole(url: str, file: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """The address of a database with finished games and a running one."""
    file.write_bytes(played())
    assert main(["--url", url, "check"]) == 0
    assert capsys.readouterr().out == "The database is whole.\n"
    return url


def event(change: str, *where: str) -> Harm:
    return sql(f"UPDATE events SET {change} WHERE table_id = {ON} AND {' AND '.join(where)}")


NEWER = zlib.compress(b'{"version": 99}')
LAST = f"seq = (SELECT max(seq) FROM events WHERE table_id = {ON})"
ILLEGAL = f"Table {ON} cannot go on: its log is not a game by its rules."


@pytest.mark.parametrize(
    ("harm", "sentence"),
    [
        (event("body = '0 ' || substr(body, 3)", LAST), ILLEGAL),
        (event("body = substr(body, 1, 2) || 'ZZ'", LAST), ILLEGAL),
        (event("body = substr(body, 1, 2) || (SELECT substr(body, 3) FROM events WHERE kind = 'play')", LAST), ILLEGAL),
        (event("kind = 'flight'", LAST), ILLEGAL),
        (sql(f"DELETE FROM events WHERE table_id = {ON} AND seq = 7"), ILLEGAL),
        (sql(f"DELETE FROM events WHERE table_id = {ON} AND seq = 1"), ILLEGAL),
        (sql("UPDATE tables SET status = 'flying' WHERE id = 7"), "Table 7 cannot be read: its status is 'flying'"),
        (sql("UPDATE tables SET kind = 'kite' WHERE id = 7"), "Table 7 cannot be read: its status is 'over' and its"),
        (sql("UPDATE tables SET rules = '{' WHERE id = 7"), "Table 7 cannot be read: its rules are damaged."),
        (sql("UPDATE game_logs SET body = x'00' WHERE table_id = 7"), "The log of table 7 cannot be read"),
        (sql(f"UPDATE game_logs SET body = x'{NEWER.hex()}' WHERE table_id = 7"), "The log of table 7 cannot be read"),
        (sql("INSERT INTO guilds (id, settings) VALUES (10, '{')"), "The settings of server 10 cannot be read"),
        (sql("INSERT INTO guilds (id, settings) VALUES (10, '[]')"), "The settings of server 10 cannot be read"),
        (sql("UPDATE players SET preferences = '{' WHERE id = 3"), "The preferences of person 3 cannot be read"),
        (sql("DROP TABLE posts"), "There is no table posts."),
        (sql("ALTER TABLE guilds RENAME COLUMN settings TO other"), "The table guilds has no column settings."),
    ],
    ids=[
        "wrong seat",
        "no card",
        "card played before",
        "no kind",
        "gap in the log",
        "log without a deal",
        "status",
        "kind",
        "rules",
        "packed log",
        "log of a newer version",
        "settings",
        "list for settings",
        "preferences",
        "table",
        "column",
    ],
)
def test_a_check_names_what_the_bot_cannot_read(
    whole: str, file: Path, harm: Harm, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    harm(file)
    assert main(["--url", whole, "check"]) == 1
    (said,) = capsys.readouterr().out.splitlines()
    assert said.startswith(sentence)


@pytest.mark.parametrize("totals", [(3, 23, 0, 0), (4, 23, 0, 0), ()])
def test_a_result_is_compared_with_the_rounds(
    url: str, file: Path, totals: tuple[int, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(finished(url, totals))
    whole = totals[:1] == (3,)
    assert main(["--url", url, "check"]) == (0 if whole else 1)
    assert ("The result of seat 0 at table 1" in capsys.readouterr().out) != whole


async def finished(url: str, totals: tuple[int, ...]) -> None:
    """Stores a game whose only round may have ended with other totals than its result says."""
    none = (0, 0, 0, 0)
    played = RoundResult(0, 0, points=(3, 23, 0, 0), sheet=(), totals=totals, piles=((),) * 4, tricks=none)
    change = ended(1, {1: 3, 2: 23, None: 0})
    store = await Store.open(url)
    await store.commit(replace(change, rounds=(round(0, result=write_result(played)),)))
    await store.close()
