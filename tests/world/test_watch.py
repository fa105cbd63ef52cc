"""The watch: what it complains about."""

from typing import Any

from bot.answers.context import Context
from bot.tables.errors import NotAllowed
from bot.ui.actions import Action
from tests.world import World


async def test_a_refusal_after_an_answer_is_a_complaint(world: World, monkeypatch: Any) -> None:
    answer = world.bot.router.presses["more"]

    async def answer_and_refuse(ctx: Context, action: Action) -> None:
        await answer(ctx, action)  # a `return` is missing here
        raise NotAllowed("managers-only")

    screen = await world.open()
    monkeypatch.setitem(world.bot.router.presses, "more", answer_and_refuse)
    await world.ana.press(screen, "more")
    (complaint,) = world.watch.complaints
    assert "a second answer" in complaint
    world.watch.complaints.clear()
