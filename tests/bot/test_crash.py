"""Crashes: the process is killed at any moment, and every table continues from the last acknowledged move."""

import os
import random
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from bot.tables.persistence import restore
from db import Status, Store
from hearts import Dealt, Game, Passed, Phase, Played, read_event, write_cards
from tests.thorough import part_of

DRIVER, ROOT = Path(__file__).with_name("crash_driver.py"), Path(__file__).parents[2]
GAMES = part_of(50)

KILLED = """
import runpy, signal, sys

lines, delay, *sys.argv = int(sys.argv[1]), float(sys.argv[2]), *sys.argv[3:]
flush = sys.stdout.flush

def counted():
    global lines
    flush()
    lines -= 1
    if lines == 0:
        signal.setitimer(signal.ITIMER_REAL, delay)

sys.stdout.flush = counted
runpy.run_path(sys.argv[0], run_name="__main__")
"""
"""Runs a driver that kills itself some seconds after so many lines, whatever is under way then, by SIGALRM, which has
no handler. A thread could not do it: one that is started while Python ends never runs, and its start waits for ever."""


def play_until(url: str, seed: int, lines: int) -> tuple[list[str], bool]:
    """Plays in a process that kills itself soon after so many lines: this one may be too slow for that on a busy
    machine. Returns the moves that were acknowledged, and whether all games ended."""
    delay = random.Random(lines).random() / 500
    process = subprocess.run(
        [sys.executable, "-c", KILLED, str(lines), str(delay), str(DRIVER), url, str(GAMES), str(seed)],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
    )
    seen = process.stdout.split("\n")[:-1]  # a kill may have cut the last line
    finished = bool(seen) and seen[-1] == "done"
    assert finished or process.returncode in (-signal.SIGALRM, -signal.SIGKILL)
    return [line for line in seen if line.count(" ") == 3], finished


async def moves_on_disk(store: Store, number: int) -> Counter[str]:
    """The moves in a table's log as the driver prints them; replaying checks that each was legal."""
    stored = await store.tables.load(number)
    assert stored is not None
    game, found = Game.new(restore(stored).rules), Counter[str]()
    for record in await store.tables.log(number):
        event = read_event(record.kind, record.body)
        match event:
            case Passed(seat, cards):
                found[f"{number} {game.prompt} {seat} {write_cards(cards).replace(' ', '.')}"] += 1
            case Played(seat, card):
                assert card in game.legal_plays(seat)
                found[f"{number} {game.prompt} {seat} {card}"] += 1
            case Dealt():
                assert game.phase is Phase.DEALING
        game = game.after(event)
    assert game.totals == restore(stored).game.totals
    return found


@pytest.mark.slow
async def test_games_survive_being_killed_at_random_moments(tmp_path: Path) -> None:
    rng = random.Random(2026)
    url = f"sqlite+aiosqlite:///{tmp_path / 'hearts.db'}"
    acknowledged: list[str] = []
    for attempt in range(200):
        seen, finished = play_until(url, attempt, rng.randint(1, 24 * GAMES))
        acknowledged += seen
        store = await Store.open(url)
        numbers = [number for number in range(1, GAMES + 1) if await store.tables.load(number) is not None]
        on_disk = sum([await moves_on_disk(store, number) for number in numbers], Counter[str]())
        loaded = [await store.tables.load(number) for number in numbers]
        ended = [stored for stored in loaded if stored is not None and stored.table.status is Status.OVER]
        await store.close()
        lost = Counter(acknowledged) - on_disk
        assert not lost, f"acknowledged, but not on disk: {list(lost)[:5]}"
        assert max(on_disk.values(), default=1) == 1, "a move was played twice"
        if finished:
            assert len(ended) == GAMES
            assert attempt >= 5, "the driver was hardly ever killed: this proves nothing"
            return
    raise AssertionError("the games were never finished")
