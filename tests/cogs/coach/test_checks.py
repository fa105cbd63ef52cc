"""Checks: what the coach says after each choice in a solo game, to whom wants that. It agrees with the review."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs.coach.reviews import decisions, reviewed
from cogs.coach.screens import amount
from hearts import Game, Phase
from players import coach
from players.card_search import Budget
from tests.cogs.solo.test_commands import named
from tests.world import Screen, World, living, say


@pytest.fixture
async def thinking(tmp_path: Path, compiled: None, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    """A world whose coach is ready, and thinks briefly; Ana has her cards checked."""
    monkeypatch.setattr(coach.judge, "__defaults__", (Budget(100, 1000),))
    monkeypatch.setattr(coach, "PASS_ROLLOUTS", 500)
    async with living(tmp_path, threads=1, seed=3) as world:
        panel = await world.ana.command("solo", speed="at-once")
        game = await world.ana.press(panel, named(panel, "game"))
        await world.ana.press(game, named(game, "check.yes"))
        await world.ana.press(game, "hand")
        yield world


def costs(screen: Screen) -> list[str]:
    return [line for line in screen.text.splitlines() if line.startswith("✗")]


async def test_every_mark_agrees_with_the_review_of_the_round_and_every_mistake_has_one(thinking: World) -> None:
    world, marks = thinking, list[str]()
    while not (table := await world.table()).game.rounds:
        game = table.game.view(0)
        if game.phase is Phase.PASSING:
            await world.ana.pass_cards()
        else:
            await world.ana.play(str(game.legal[-1]))
        await world.wait(5)
        marks += [line for line in costs(world.ana.panel) if line not in marks]
    made = decisions(Game(table.rules), await world.bot.archive.events(table.record.id, 0), 0)
    review = reviewed(0, 0, 0, [coach.judge(view, move) for view, move in made])
    assert marks == [
        f"✗ {say('check-cost', cards=say.cards(one.cards[0]), amount=amount(one.cost, say, chips=False))}"
        for one in review.mistakes
    ]
    assert len(marks) > 1, "who plays the highest card makes mistakes"
    assert table.seats[0].hinted
