"""A match at tables, played to its end while Discord, the connection and the disk fail and the bot is killed."""

import io
import random
from collections import deque
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bot.tables.persistence import restore
from cogs.match.deals import players_at
from db import MatchStatus
from tests.cogs.match.test_at_tables import FEW, NAMES
from tests.cogs.match.test_commands import feature
from tests.connected import ConnectedWorld, Member, Screen, online
from tests.databases import SQLite
from tests.discord_server.state import Interaction, Message
from tests.monkey.fault_injector import FaultInjector
from tests.monkey.promises import Promises
from tests.monkey.run import SETTLING
from tests.payloads import texts
from tests.screens import Button
from tests.secrecy import cards_shown, names

DEALS = 4
BETWEEN_LOOKS = 70
BETWEEN_KILLS = 45
MAX_PRESSES = 1_500
"""Presses within which a match ends, though many of them are lost."""


class Match:
    """Presses what people's screens offer until their match is over."""

    def __init__(self, world: ConnectedWorld, injector: FaultInjector, promises: Promises, rng: random.Random) -> None:
        self._world, self._injector, self._promises, self._rng = world, injector, promises, rng
        self.deeds: deque[str] = deque(maxlen=40)
        self._look = world.server.state.on_shown
        world.server.state.on_shown = self._shown

    def _shown(self, message: Message) -> None:
        """Checks that public messages of a match show no card at all, not even a played one."""
        self._look(message)
        if message.only_for is None and (told := cards_shown(message.components)):
            self._promises.broken.append(f"everybody sees {names(told)}: {texts(message.components)}")

    @property
    def message(self) -> Screen | None:
        """The newest message of the match: a lost one is posted again. None between the deletion of one that was edited
        too often and the next one."""
        return next((screen for screen in reversed(self._world.messages()) if "match" in screen.verbs), None)

    async def begin(self) -> None:
        ana, *others = self._world.people
        await ana.command("match new", deals=DEALS, where="tables", preset=FEW, pace="slow")
        for person in others:
            await self._press(person, "join")
        await self._press(ana, "start")

    async def _press(self, person: Member, arg: str) -> None:
        screen = self.message
        assert screen is not None
        await person.press(screen, next(item for item in screen.buttons if item.arg == arg))

    def press_something(self) -> None:
        """A person plays a card, or asks for the next deal."""
        person = self._rng.choice(self._world.people)
        seen = [(screen, item) for screen in person.said() for item in screen.buttons if not item.disabled]
        plays = [(screen, item) for screen, item in seen if item.verb == "play"]
        shown = self.message
        if plays and self._rng.random() < 0.9:
            self._send(person, *self._rng.choice(plays))
        elif shown is not None:
            self._send(person, shown, next(item for item in shown.buttons if item.arg in ("play", "sheet")))

    def _send(self, person: Member, screen: Screen, item: Button) -> Interaction:
        self.deeds.append(f"{person.name}: {item.custom_id}")
        asked = person.begin(screen, item)
        self._promises.asked(asked)
        return asked

    async def is_over(self) -> bool:
        match = await self._world.bot.store.matches.get(1)
        shown = self.message
        return match.status is MatchStatus.OVER and shown is not None and "🏆" in shown.text

    async def play(self, log: io.StringIO) -> None:
        """Plays until the result is shown. Raises AssertionError with the violations and the last actions."""
        for presses in range(1, MAX_PRESSES):
            if self._rng.random() < 0.08:
                self.deeds.append(await self._injector.change())
            self.press_something()
            if presses % BETWEEN_KILLS == 0:
                self.deeds.append("kill")
                await self._injector.kill()
            await self._world.wait(self._rng.choice((0, 0, 0.1, 0.5, 1, 3)))
            if presses % BETWEEN_LOOKS == 0:
                self._injector.clear()
                await self._world.wait(SETTLING)
                await self._promises.look(log.getvalue())
                assert not self._promises.broken, "\n".join([*self._promises.broken[:8], "", *self.deeds])
                if await self.is_over():
                    return
        raise AssertionError("\n".join(["the match does not come to an end", *self.deeds]))


@pytest.mark.slow
async def test_a_match_at_tables_is_played_to_its_end_whatever_fails(tmp_path: Path, log_lines: io.StringIO) -> None:
    rng = random.Random(8)
    async with online(SQLite(tmp_path / "hearts.db"), seed=8) as world, AsyncExitStack() as ending:
        world.people += [world.arrive(name) for name in NAMES]
        injector = FaultInjector(world, rng)
        ending.callback(injector.clear)
        promises = Promises(world, injector.excuses)
        match = Match(world, injector, promises, rng)
        await match.begin()
        await match.play(log_lines)
        assert set(injector.kinds) <= injector.seen, f"some things never failed: {set(injector.kinds) - injector.seen}"
        await check_sums(world)
        assert not world.errors, world.errors


async def check_sums(world: ConnectedWorld) -> None:
    """Checks that each deal was played once at each table from the right seats, and that the sheet agrees with the
    logs."""
    stored, sheet = world.bot.store, await feature(world.bot).past.sheet(1)
    match = await feature(world.bot).matches.get(1)
    assert (sheet.deals, len(sheet.lines), match.outdated) == (DEALS, len(world.people), False)
    found = await stored.matches.tables_of(1)
    assert len({each.table_id for each in found}) == DEALS * 2
    points: dict[tuple[int, int, int], int] = {}
    for number in {each.table_id for each in found}:
        record = await stored.tables.load(number)
        assert record is not None
        table = restore(record)
        (played,) = table.game.rounds
        points |= {
            (each.deal, number, each.seat): played.points[each.seat] for each in found if each.table_id == number
        }
    for deal in range(DEALS):
        four = [[player and player.player_id for player in seats] for seats in players_at(match, deal)]
        for line in sheet.lines:
            play = line.plays[deal]
            seat, table_id = play.seat, play.table_id
            assert play.points == points[deal, table_id, seat]
            assert line.player.player_id in [seats[seat] for seats in four]
            held = [each for (of, _, at), each in points.items() if (of, at) == (deal, seat)]
            assert play.difference * len(held) == play.points * len(held) - sum(held)
    assert sum(line.total for line in sheet.lines) == 0
    for line in sheet.lines:
        assert sorted(play.seat for play in line.plays) == [0, 1, 2, 3]
        assert not any(play.by_computer for play in line.plays), "nobody was late, though much was lost"
