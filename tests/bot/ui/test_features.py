"""Features: a bot shows only buttons of the features that it has loaded."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.client import FEATURES
from tests.world import living


async def test_without_the_coach_a_game_is_played_and_no_button_leads_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.client.FEATURES", tuple(name for name in FEATURES if name != "coach"))
    async with living(tmp_path) as world:
        await world.begin(world.ben, computers=2, preset=await world.short_game())
        assert {"clear", "more"} <= set(world.ana.panel.verbs)
        assert "hint" not in world.ana.panel.verbs
        await world.pass_all()
        assert "hint" not in (await world.until_turn()).panel.verbs
        while (await world.table()).alive:
            await world.skip_round()
            await world.go_on()
        await world.wait(3)
        assert "rematch" in world.board().verbs
        assert "review" not in world.board().verbs
        assert (await world.ana.command("hearts replay")).all("replay")
        assert {"hint", "review"}.isdisjoint(command.name for command in world.bot.tree.walk_commands())
        assert not world.watch.complaints
