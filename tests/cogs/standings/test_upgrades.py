"""An upgrade: what an older version has counted is in the history, the leaderboards and the profiles."""

from tests.upgrades.test_upgrades import FINISHED, Upgraded, pytest_generate_tests, rows, upgraded
from tests.world import say

__all__ = ["pytest_generate_tests", "upgraded"]


async def test_finished_games_are_in_the_history(upgraded: Upgraded) -> None:
    shown = await upgraded.person("Ana").command("history")
    assert all(str(number) in shown.text for number in FINISHED)


async def test_leaderboards_and_profiles_count_finished_games(upgraded: Upgraded) -> None:
    dana = upgraded.person("Dana")
    wins = await dana.command("leaderboard", by="wins")
    winners = {
        row["name"] for row in rows(upgraded.database)["results"] if row["table_id"] == FINISHED[0] and row["won"]
    }
    for winner in winners - {"Ben"}:  # he does not want to be listed
        assert f"**{winner}** · {say('ranking-wins', value=1, games=1)}" in wins.text
    assert " of 1 (" in (await dana.command("profile")).text
    assert (await upgraded.press("Dana", "ranking", 0)).private
