"""/hearts scores: the rounds of a game, running or over."""

from __future__ import annotations

from tests.past import store_game
from tests.world import World


async def test_scores_are_those_of_the_askers_table_or_of_the_channels(world: World) -> None:
    await world.begin(world.ben, computers=2)
    assert (await world.ana.command("hearts scores")).says("scores-none")
    await world.skip_round()
    totals = (await world.table()).game.totals
    for person in (world.ana, world.dana):
        shown = await person.command("hearts scores")
        assert shown.private
        assert shown.text == (await person.press(world.board(), "scores")).text
        assert all(str(total) in shown.text for total in totals)


async def test_scores_of_a_game_that_is_over_are_shown_like_those_of_a_running_one(world: World) -> None:
    people = {world.ana.id: "Ana", world.ben.id: "Ben"}
    over = await store_game(world.bot.store, people, guild_id=world.guild.id, channel_id=world.channel.id)
    for options in ({}, {"table": "1"}):
        shown = await world.dana.command("hearts scores", **options)
        assert all(str(total) in shown.text for total in over.game.totals)


async def test_a_table_of_another_server_shows_no_scores(world: World) -> None:
    assert (await world.ana.command("hearts scores")).says("refusal-no-past-game")
    await store_game(world.bot.store, {world.ana.id: "Ana"}, guild_id=7)
    for code in ("1", "zzz", "-"):
        assert (await world.ana.command("hearts scores", table=code)).says("refusal-no-such-table")
