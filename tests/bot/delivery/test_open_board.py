"""The message of a table: how far it may be behind, and how many edits that may cost."""

from __future__ import annotations

from hearts import Phase
from tests.world import World

MOST_SECONDS_BEHIND = 2.0


async def test_where_several_people_play_a_card_is_shown_within_two_seconds(world: World) -> None:
    """Also while computer players move between them."""
    await world.begin(world.ben, computers=2)
    await world.pass_all()
    await world.wait(3)
    since = world.env.now().timestamp()
    await world.play_on(until=lambda table: len(table.game.tricks) == 4)
    await world.wait(3)
    behind = world.watch.behind(since)
    assert len(behind) > 10
    assert max(behind) <= MOST_SECONDS_BEHIND


async def test_the_moves_of_somebody_alone_pay_for_the_edits(world: World) -> None:
    await world.begin(computers=3)
    await world.wait(3)
    mark = len(world.watch.requests)
    await world.pass_all()
    await world.play_on(until=lambda table: table.game.phase is not Phase.PLAYING or len(table.game.tricks) == 8)
    moves = 14 - len((await world.table()).game.hand(0))
    edits = world.watch.count(mark)["edit"]
    assert edits <= moves + 1, "a message of a round shows at its beginning who is asked, before anybody has paid"
