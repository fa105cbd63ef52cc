"""Witnesses: nobody sees two hands of one round, even after deleting their data."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from bot.tables.person import Person
from bot.tables.witnesses import mark_hand_seen, seat_seen
from tests.world import World


def witnesses(folder: Path) -> list[str]:
    with closing(sqlite3.connect(folder / "hearts.db")) as connection:
        return [text for (text,) in connection.execute("SELECT witnesses FROM rounds ORDER BY number")]


async def test_a_person_whose_data_was_deleted_gets_only_the_seat_back_whose_cards_they_have_seen(world: World) -> None:
    await world.begin(world.ben, world.chidi, computers=1)
    mine = (await world.table()).seat_of(world.ben.id)
    await world.ben.delete_data()
    await world.chidi.delete_data()  # whose seat would be taken first
    await world.restart()
    more = await world.ben.press(world.board(), "more")
    await world.ben.press(more, "join")
    assert (await world.table()).seat_of(world.ben.id) == mine


async def test_a_witness_gets_no_seat_if_the_seat_they_have_seen_is_taken(world: World) -> None:
    await world.begin(world.ben, computers=2)
    mine = (await world.table()).seat_of(world.ben.id)
    await world.ben.delete_data()
    await world.chidi.command("hearts join")
    assert (await world.table()).seat_of(world.chidi.id) == mine
    assert (await world.ben.command("hearts join")).says("refusal-seat-taken-over", name="Chidi")
    assert (await world.table()).seat_of(world.ben.id) is None


async def test_two_deletions_in_one_round_change_nothing(world: World) -> None:
    await world.begin(world.ben, world.chidi, computers=1)
    mine = (await world.table()).seat_of(world.ben.id)
    for _ in range(2):
        await world.ben.delete_data()
        await world.chidi.delete_data()
        await world.ben.command("hearts join")
        assert (await world.table()).seat_of(world.ben.id) == mine


async def test_a_mark_identifies_nobody_and_is_deleted_with_its_round(world: World, tmp_path: Path) -> None:
    await world.begin(world.ben, computers=2)
    await world.ben.delete_data()
    (kept,) = witnesses(tmp_path)
    assert kept
    assert str(world.ben.id) not in kept
    await world.skip_round()
    assert not any(witnesses(tmp_path))
    await world.go_on()
    await world.wait(5)
    assert (await world.ben.command("hearts join")).says("note-seated")


async def test_marks_are_deleted_with_a_closed_table(world: World, tmp_path: Path) -> None:
    await world.begin(world.ben, computers=2)
    await world.ben.delete_data()
    await world.bot.moderation.end(1, Person(world.ana.id, "Ana"))
    assert witnesses(tmp_path) == [""]


async def test_a_mark_belongs_to_one_person_in_one_round(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await world.ben.leave()
    table = mark_hand_seen(await world.table(), world.ben.id)
    assert seat_seen(table, world.ben.id) is not None
    assert seat_seen(table, world.ana.id) is None
    (round,) = table.rounds
    assert seat_seen(replace(table, rounds=(replace(round, secret=b"another"),)), world.ben.id) is None
    assert mark_hand_seen(await world.table(), world.ana.id) == await world.table()
