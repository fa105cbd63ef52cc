"""The lobby: its host changes the options and the rules."""

from __future__ import annotations

import pytest

from bot.tables.errors import NotAllowed
from bot.tables.lobby import arrange, change_rules
from bot.tables.service import Tables
from hearts import PRESETS, Rules
from tests.bot.tables.lobby import ANA, BEN, CHIDI, DANA, options


async def test_only_the_host_decides_and_only_before_the_game(tables: Tables) -> None:
    number = (await tables.open(ANA, options(computers=2))).record.id
    await tables.join(number, BEN)
    with pytest.raises(NotAllowed, match="host-only"):
        await arrange(tables, number, BEN, pace="blitz")
    table = await arrange(tables, number, ANA, pace="blitz", cut=True)
    assert (table.record.settings.pace, table.record.settings.cut) == ("blitz", True)
    await tables.start(number, ANA)
    for refused in (arrange(tables, number, ANA, hints=False), change_rules(tables, number, ANA, "", Rules(seats=3))):
        with pytest.raises(NotAllowed, match="already-started"):
            await refused


async def test_other_rules_bring_seats_of_the_same_level_and_are_marked_as_changed(tables: Tables) -> None:
    number = (await tables.open(ANA, options(level="club"))).record.id
    six = PRESETS["six"]
    table = await change_rules(tables, number, ANA, "six", six)
    assert (table.rules, table.game.rules, len(table.seats)) == (six, six, 6)
    assert {seat.level for seat in table.seats} == {"club"}
    assert (table.record.preset, table.record.altered) == ("six", True)
    assert (await tables.store.tables.load(number)).table.rules == six.model_dump_json(exclude_defaults=True)


async def test_the_same_rules_change_nothing(tables: Tables) -> None:
    number = (await tables.open(ANA, options())).record.id
    assert not (await change_rules(tables, number, ANA, "another name", Rules())).record.altered


async def test_fewer_seats_remove_free_seats_first_then_computer_players_and_never_people(tables: Tables) -> None:
    number = (await tables.open(ANA, options(computers=1))).record.id
    computer = (await tables.get(number)).seats[1].name
    await tables.join(number, BEN)
    three = await change_rules(tables, number, ANA, "three", Rules(seats=3))
    assert [seat.name for seat in three.seats] == ["Ana", computer, "Ben"]
    await change_rules(tables, number, ANA, "standard", Rules())
    await tables.join(number, CHIDI)
    three = await change_rules(tables, number, ANA, "three", Rules(seats=3))
    assert [(seat.seat, seat.name) for seat in three.seats] == [(0, "Ana"), (1, "Ben"), (2, "Chidi")]
    await change_rules(tables, number, ANA, "standard", Rules())
    await tables.join(number, DANA)
    with pytest.raises(NotAllowed, match="rules-too-few-seats") as refused:
        await change_rules(tables, number, ANA, "three", Rules(seats=3))
    assert refused.value.details == {"seats": 3, "people": 4}
