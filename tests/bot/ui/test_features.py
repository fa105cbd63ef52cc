"""Features: a bot shows only buttons of the features that it has loaded."""

from pathlib import Path

import pytest

from bot.client import FEATURES
from bot.tables.drafts import GivenHint
from bot.ui.features import with_check
from bot.ui.items import SECTION
from bot.ui.panel import panel
from tests.bot.tables.lobby import ANA
from tests.bot.ui.drawn import Drawn
from tests.bot.ui.test_panel import at
from tests.world import living, say


def test_what_is_said_about_a_choice_stands_above_the_question_as_what_is_below_moves_the_hand() -> None:
    view = at(opening="dealers_left").seen_by(ANA.id)
    plain = panel(view, say)
    said = GivenHint((), lambda say: "Words", explained=False)
    checked = Drawn(with_check(plain, said, say, view.id))
    (before,), (after,) = plain.to_components(), checked.components
    parts = after["components"]
    (told,) = [at for at, part in enumerate(parts) if part["type"] == SECTION]
    assert [*parts[:told], *parts[told + 1 :]] == before["components"]
    above = {item.verb for item in checked.buttons if item.custom_id in str(parts[: told + 1])}
    assert above == {"check"}
    asks = parts[told + 1]["content"]
    assert asks.startswith(say("panel-you-lead-trick", trick=1, hearts=True))
    assert "play" in checked.verbs


async def test_without_the_coach_a_game_is_played_and_no_button_leads_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.client.FEATURES", tuple(name for name in FEATURES if name != "coach"))
    async with living(tmp_path) as world:
        await world.begin(world.ben, computers=2, preset=await world.short_game())
        assert {"pass", "more"} <= set(world.ana.panel.verbs)
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
