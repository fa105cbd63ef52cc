"""Presets: a whole game of each with its fewest and its most seats, people and computer players mixed."""

import pytest

from db import Status
from hearts import PRESETS, preset
from tests.thorough import some_of
from tests.world import Person, World

MAX_ROUNDS = 8
"""Games for chips last long: after this many rounds the host ends the game."""


def seats_of(name: str) -> tuple[int, int]:
    """The fewest and the most seats of a preset."""
    fitting = []
    for seats in range(3, 17):
        try:
            preset(name, seats)
        except ValueError:
            continue
        fitting.append(seats)
    return fitting[0], fitting[-1]


GAMES = [(name, seats) for name in PRESETS for seats in sorted(set(seats_of(name)))]


async def answer(person: Person, world: World) -> None:
    """Presses the first thing that the panel offers, but plays the highest card."""
    panel = person.panels.get(1) or await person.show(world.board())
    if "call" in panel.verbs:
        await person.press(panel, next(item for item in panel.all("call") if not item.disabled))
    elif "moon" in panel.verbs:
        await person.press(panel, panel.all("moon")[0])
    elif "pass" in panel.verbs:
        await person.pass_cards(panel)
    elif panel.playable:
        await person.play(max(panel.playable, key=lambda card: card.rank), screen=panel)
    elif "ready" in panel.verbs:
        await person.press(panel, "ready")


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), some_of(GAMES))
async def test_a_whole_game_is_played_to_its_end(world: World, name: str, seats: int) -> None:
    await world.begin(world.ben, preset=name, players=seats, computers=seats - 2, pace="slow")
    for _ in range(20_000):
        table = await world.table()
        if table.record.status is not Status.PLAYING:
            break
        if table.rules.scoring == "chips" and len(table.game.rounds) >= MAX_ROUNDS:
            await world.ana.end()
        for person in (world.ana, world.ben):
            await answer(person, world)
        await world.wait(40)
    table = await world.table()
    assert table.game.winners or (table.rules.scoring == "chips" and len(table.game.rounds) >= MAX_ROUNDS)
    assert len(table.seats) == seats
