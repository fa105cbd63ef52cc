"""Solo: one person has one game against computer players at a time, and decides how it is played."""

import asyncio
import random
from collections.abc import Collection

import pytest

from bot.past import Archive
from bot.tables.errors import NotAllowed
from bot.tables.seating import private_options
from bot.tables.service import Tables
from bot.tables.table import Table
from bot.tables.thinking import Thinking
from cogs.solo.games import SOLO, STUDY, SoloGames
from db import KindName, Status
from hearts import Pass, Play, Rules
from tests.bot.tables.deletion import during_deletion
from tests.bot.tables.lobby import ANA, BEN, options
from tests.bot.tables.test_kind import allowed_by
from tests.world import secrets

AT_ONCE = private_options(Rules(), "standard", "casual", "at-once")


async def test_each_person_has_one_solo_game_until_they_begin_a_new_one(tables: Tables) -> None:
    solo = SoloGames(tables, Archive(tables))
    mine, new = await solo.play(ANA, AT_ONCE)
    again, another = await solo.play(ANA, AT_ONCE)
    assert (new, another, again.record.id) == (True, False, mine.record.id)
    his, new = await solo.play(BEN, AT_ONCE)
    assert new
    later = await solo.anew(ANA, AT_ONCE)
    assert later.record.id not in (mine.record.id, his.record.id)
    ended = await tables.get(mine.record.id)
    assert (ended.record.status, ended.results, ended.record.due_at) == (Status.CANCELLED, (), None)
    assert (await tables.get(his.record.id)).alive


async def test_a_person_who_asks_twice_at_once_has_one_game(tables: Tables) -> None:
    solo = SoloGames(tables, Archive(tables))
    begun = await asyncio.gather(*(solo.play(ANA, AT_ONCE) for _ in range(5)))
    assert len({table.record.id for table, _ in begun}) == 1
    assert [new for _, new in begun].count(True) == 1
    await asyncio.gather(*(solo.anew(ANA, AT_ONCE) for _ in range(5)))
    assert len(await tables.of_player(ANA.id)) == 1


async def test_no_game_is_opened_while_the_data_of_its_person_is_deleted(tables: Tables) -> None:
    solo = SoloGames(tables, Archive(tables))
    (mine, _), anew, *refused = await during_deletion(
        tables,
        ANA.id,
        solo.play(ANA, AT_ONCE),
        solo.anew(ANA, AT_ONCE),
        solo.play_on(ANA, 77, 4, "at-once"),
        solo.take_back(ANA, 77, 4, 1),
    )
    assert mine.record.id != anew.record.id
    assert [str(error) for error in refused] == ["no-such-table"] * 2


async def test_a_solo_game_is_private_and_waits_for_its_person(tables: Tables) -> None:
    table, _ = await SoloGames(tables, Archive(tables)).play(ANA, AT_ONCE)
    assert (table.record.kind, table.record.guild_id, table.waits_for_its_person) == (KindName.SOLO, 0, True)
    assert table.deadline is None
    with pytest.raises(NotAllowed, match="closed-table"):
        await tables.join(table.record.id, BEN)


async def test_only_its_person_changes_level_and_speed_of_a_running_solo_game(tables: Tables) -> None:
    solo = SoloGames(tables, Archive(tables))
    number = (await solo.play(ANA, AT_ONCE))[0].record.id
    table = await solo.arrange(number, ANA, level="club")
    assert ({seat.level for seat in table.seats}, table.record.settings.speed) == ({"club"}, "at-once")
    assert (await solo.arrange(number, ANA, speed="brisk")).record.settings.speed == "brisk"
    with pytest.raises(NotAllowed, match="not-seated"):
        await solo.arrange(number, BEN, speed="people")
    await tables.end(number, ANA)
    with pytest.raises(NotAllowed, match="table-closed"):
        await solo.arrange(number, ANA, speed="people")


async def test_level_and_speed_of_a_table_on_a_server_cannot_be_changed_as_in_a_solo_game(tables: Tables) -> None:
    table = await tables.open(ANA, options(computers=3))
    with pytest.raises(NotAllowed, match="table-closed"):
        await SoloGames(tables, Archive(tables)).arrange(table.record.id, ANA, level="club")


async def test_a_person_who_asks_at_two_processes_at_once_has_one_game(tables: Tables) -> None:
    other = Tables(tables.store, lambda: 1_000, rng=random.Random(2), secret=secrets(), thinking=Thinking(0))
    begun = await asyncio.gather(*(SoloGames(each, Archive(each)).play(ANA, AT_ONCE) for each in (tables, other)))
    assert len({table.record.id for table, _ in begun}) == 1
    assert sorted(new for _, new in begun) == [False, True]
    await other.close()


def test_a_solo_game_or_study_allows_this_and_no_more() -> None:
    assert allowed_by(SOLO) == "solitaire commanded hints stoppable adjustable takes_back" == allowed_by(STUDY)


async def test_a_person_who_plays_on_at_two_processes_at_once_has_one_study(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = (await SoloGames(tables, Archive(tables)).play(ANA, AT_ONCE))[0].record.id
    await tables.act(number, ANA, Pass(tuple((await tables.get(number)).game.hand(0)[:3])))
    while not (await tables.get(number)).game.rounds:
        await tables.act(number, ANA, Play((await tables.get(number)).game.legal_plays(0)[0]))
    elsewhere, open_here = Tables(tables.store, tables.now, thinking=Thinking(0)), tables.open_instead

    async def after_another(table: Table, ended: Collection[int]) -> Table:
        await SoloGames(elsewhere, Archive(elsewhere)).play_on(ANA, number, 4, "at-once")
        return await open_here(table, ended)

    monkeypatch.setattr(tables, "open_instead", after_another)
    shown = await SoloGames(tables, Archive(tables)).play_on(ANA, number, 4, "at-once")
    assert await tables.store.tables.alive_of_player(ANA.id) == [number, shown.record.id]
    await elsewhere.close()
