"""Matches in several processes: what one has decided is refused once it has handed the server's shard over, and can be
done at the next one."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bot.tables.person import Person
from cogs.match.matches import OPEN_FOR, Matches, MatchOptions
from db import Fenced, MatchRecord
from hearts import Rules
from tests.bot.shards.test_handover import holds, until_answered, world
from tests.bot.shards.test_late_writes import ANA, BEN, CHIDI, DANA, GUILD, Process, hand_over, two
from tests.cogs.match.test_commands import feature
from tests.connected import ConnectedWorld, Screen
from tests.screens import Button

pytestmark = pytest.mark.slow
__all__ = ["two", "world"]
OPTIONS = MatchOptions(GUILD, 8, Rules(), "standard", deals=4, hours=24)


class Match:
    """The matches of one process."""

    def __init__(self, process: Process) -> None:
        self.process, self.matches = process, Matches(process.tables)


@asynccontextmanager
async def held_back(part: Any, name: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[asyncio.Event]:
    """Whatever is written by this method waits for the end of the context. Gives an event that says that it waits."""
    write, waits, goes_on = getattr(part, name), asyncio.Event(), asyncio.Event()

    async def later(*told: Any, **more: Any) -> None:
        waits.set()
        await goes_on.wait()
        await write(*told, **more)

    with monkeypatch.context() as patch:
        patch.setattr(part, name, later)
        yield waits
        goes_on.set()


ABOUT_A_MATCH: dict[str, tuple[str, Callable[[Match, int], Awaitable[object]]]] = {
    "a match that is opened": ("open", lambda here, _: here.matches.open(DANA, OPTIONS)),
    "somebody who joins": ("put", lambda here, number: here.matches.join(number, DANA)),
    "somebody who leaves": ("drop", lambda here, number: here.matches.leave(number, CHIDI)),
    "a cut": ("change", lambda here, number: here.matches.cut(number, BEN, 17)),
    "a team": ("change", lambda here, number: here.matches.choose_team(number, BEN, 1)),
    "a match that is cancelled": ("cancel", lambda here, number: here.matches.cancel(number, ANA)),
    "a match that its host leaves": ("cancel", lambda here, number: here.matches.leave(number, ANA)),
    "a start": ("begin", lambda here, number: here.matches.start(number, ANA)),
    "a match that was not begun in time": ("cancel", lambda here, number: in_time(here, number)),
}
"""What is done, by which method of the store it is written, and how."""


async def in_time(here: Match, number: int) -> MatchRecord:
    here.process.at += OPEN_FOR
    return await here.matches.advance(number)


async def opened(here: Match) -> MatchRecord:
    """A match of Ana and three others that can begin, or choose their teams."""
    match, _ = await here.matches.open(ANA, OPTIONS)
    for person in (BEN, CHIDI, Person(15, "Emil")):
        match = await here.matches.join(match.id, person)
    return match


@pytest.mark.parametrize("what", ABOUT_A_MATCH)
async def test_nothing_of_a_match_is_written_by_a_process_that_has_handed_its_shard_over(
    two: tuple[Process, Process], monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    (old, new), (method, do) = two, ABOUT_A_MATCH[what]
    mine, theirs = Match(old), Match(new)
    match = await opened(mine)
    async with held_back(old.store.matches, method, monkeypatch) as waits:
        late = asyncio.ensure_future(do(mine, match.id))
        await waits.wait()
        await hand_over(old, new)
        begun = await theirs.matches.start(match.id, ANA)
    with pytest.raises(Fenced):
        await late
    assert await theirs.matches.get(match.id) == begun
    assert await new.store.matches.hosts(GUILD) == [ANA.id]


@pytest.mark.parametrize("what", ABOUT_A_MATCH)
async def test_nothing_of_a_match_is_decided_by_a_process_that_has_finished_with_its_shard(
    two: tuple[Process, Process], what: str
) -> None:
    (old, new), (_, do) = two, ABOUT_A_MATCH[what]
    mine, theirs = Match(old), Match(new)
    match = await opened(mine)
    await hand_over(old, new)
    old.ownership.finishing = frozenset()
    with pytest.raises(Fenced):
        await do(mine, match.id)
    assert await theirs.matches.get(match.id) == match
    await do(theirs, match.id)
    assert await theirs.matches.get(match.id) != match or len(await new.store.matches.hosts(GUILD)) == 2


async def test_somebody_whose_press_on_a_match_takes_too_long_is_told_to_try_again_which_works(
    world: ConnectedWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, goes_on = world.bot.store.matches, list[bool]()
    put = first.put
    await world.wait(5)
    match = await until_answered(world, world.ana.command("match new", deals=4))

    async def slowly(*told: Any) -> None:
        while not goes_on:  # noqa: ASYNC110 time does not pass while somebody waits for an event
            await asyncio.sleep(0.1)
        await put(*told)

    monkeypatch.setattr(first, "put", slowly)
    asked = world.ben.begin(match, joining(match))
    await world.start()
    await world.wait_until(lambda: holds(world))
    goes_on.append(True)
    refused = await until_answered(world, world.ben.answer(asked))
    assert refused.private
    assert refused.says("error-taken-over")
    assert [player.name for player in (await feature(world.bot).matches.get(1)).players] == ["Ana"]
    await until_answered(world, world.ben.press(match, joining(match)))
    assert [player.name for player in (await feature(world.bot).matches.get(1)).players] == ["Ana", "Ben"]


def joining(match: Screen) -> Button:
    return next(item for item in match.all("match") if item.arg == "join")
