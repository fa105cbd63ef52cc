"""Tables: what people and the clock can do with them, and what a late press does."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.tables.errors import NotAllowed
from bot.tables.seating import MAX_TABLES_A_PERSON
from bot.tables.service import Tables
from bot.tables.table import Table
from db import Status
from hearts import Card, Pass, Phase, Rules
from tests.bot.tables.lobby import ANA, BEN, options
from tests.databases import in_doubt

LEAD_OF_THE_LAST = bytes([0]) * 16
"""The secret of a round in which seat 3 holds the two of clubs, which leads to the first trick."""


async def begun(tables: Tables) -> Table:
    number = (await tables.open(ANA, options(Rules(passing="left"), computers=2))).record.id
    await tables.join(number, BEN)
    return await tables.start(number, ANA)


@pytest.mark.parametrize("joins", [False, True])
async def test_nobody_sits_at_more_tables_than_that_while_the_database_is_slow(
    tables: Tables, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, joins: bool
) -> None:
    lobby = await tables.open(BEN, options())
    monkeypatch.setattr("bot.tables.seating.MAX_TABLES_A_PERSON", 1)
    second = tables.join(lobby.record.id, ANA) if joins else tables.open(ANA, options())
    await in_doubt(tmp_path, tables.store, tables.open(ANA, options()), second)
    assert len(await tables.of_player(ANA.id)) == 1


async def test_nobody_sits_at_more_tables_than_a_person_can_follow(tables: Tables) -> None:
    opened = [await tables.open(ANA, options()) for _ in range(MAX_TABLES_A_PERSON)]
    assert len(await tables.of_player(ANA.id)) == MAX_TABLES_A_PERSON
    with pytest.raises(NotAllowed, match="too-many-tables"):
        await tables.open(ANA, options())
    await tables.end(opened[0].record.id, ANA)
    assert (await tables.open(ANA, options())).alive


async def test_an_answer_to_an_older_prompt_changes_nothing_and_a_move_is_stored_before_it_is_shown(
    tables: Tables,
) -> None:
    table = await begun(tables)
    number, cards = table.record.id, Pass(table.game.hand(0)[:3])
    late = await tables.act(number, ANA, cards, table.game.prompt - 1)
    assert late.outdated
    assert late.table.game == table.game
    acted = await tables.act(number, ANA, cards, table.game.prompt)
    assert not acted.outdated
    stored = await tables.store.tables.load(number)
    assert stored.table.seq == acted.table.record.seq > table.record.seq
    assert [event.kind for event in await tables.store.tables.log(number)].count("pass") >= 1


async def test_a_paused_table_goes_on_with_its_game_when_somebody_comes_back(tables: Tables) -> None:
    table = await begun(tables)
    number = table.record.id
    resting = await tables.pause(number, ANA)
    assert (resting.record.status, resting.paused_by) == (Status.SUSPENDED, "Ana")
    with pytest.raises(NotAllowed, match="paused"):
        await tables.act(number, ANA, Pass(()))
    back = await tables.come_back(number, BEN)
    assert (back.record.status, back.game) == (Status.PLAYING, table.game)
    assert back.game.phase is Phase.PASSING


@pytest.mark.parametrize("cut", [False, True])
async def test_a_press_on_ready_while_a_round_is_played_or_cut_changes_nothing(tables: Tables, cut: bool) -> None:
    opened = await tables.open(ANA, options(cut=cut))
    table = await tables.start(opened.record.id, ANA)
    assert table.awaits_deal is cut
    assert (await tables.ready(table.record.id, ANA)).record == table.record


async def test_an_unknown_table_is_refused(tables: Tables) -> None:
    with pytest.raises(NotAllowed, match="no-such-table"):
        await tables.get(99)


async def test_the_only_legal_card_of_somebody_who_has_just_joined_plays_itself_like_any_other(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "secret", lambda: LEAD_OF_THE_LAST)
    number = (await tables.open(ANA, options(Rules(passing="none"), computers=3))).record.id
    begun = await tables.start(number, ANA)
    assert begun.game.to_act == (3,)
    joined = await tables.join(number, BEN)
    assert joined.my_seat(BEN.id) == 3
    assert joined.autoplay == Card.parse("2C")
    assert joined.record.due_at == tables.now() + joined.autoplay_pause


async def test_the_end_of_a_game_whose_channel_is_gone_is_not_shown_at_each_start(tables: Tables) -> None:
    number = (await begun(tables)).record.id
    await tables.end(number, replace(ANA, id=99, may_manage=True))
    assert [table.id for table in await tables.store.tables.unsettled(1, 0)] == [number]
    await tables.suspend(number)
    assert (await tables.get(number)).record.status is Status.OVER
    assert await tables.store.tables.unsettled(1, 0) == []
