"""Metrics: events are counted, under labels that identify nobody."""

import asyncio

import pytest
from prometheus_client import REGISTRY

import players
from tests.connected import ConnectedWorld
from tests.world import World


def value(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(name, labels) or 0.0


async def test_a_press_its_commit_and_its_time_are_counted(world: World) -> None:
    lobby = await world.open(world.ben)
    presses, commits = value("hearts_interactions_total", kind="press"), value("hearts_commit_seconds_count")
    answers = value("hearts_answer_seconds_count", kind="press")
    await world.chidi.press(lobby, "join")
    assert value("hearts_interactions_total", kind="press") == presses + 1
    assert value("hearts_answer_seconds_count", kind="press") == answers + 1
    assert value("hearts_commit_seconds_count") > commits
    assert value("hearts_commit_items_sum") >= value("hearts_commit_items_count")


async def test_the_time_of_an_answer_begins_with_the_arrival_of_the_press(
    connected: ConnectedWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def admit(interaction_id: int, guild_id: int) -> bool:
        await asyncio.sleep(1.5)  # as long as another process hands over the shard
        return True

    lobby = await connected.open(connected.ben)
    monkeypatch.setattr(connected.bot.interactions, "_admit", admit)
    before = value("hearts_answer_seconds_sum", kind="press")
    pressed = connected.chidi.begin(lobby, "join")
    await connected.wait(1.5)
    await connected.chidi.answer(pressed)
    assert value("hearts_answer_seconds_sum", kind="press") - before == pytest.approx(1.5)


async def test_a_refusal_is_counted_by_the_sentence_that_says_why(world: World) -> None:
    lobby = await world.open(world.ben)
    before = value("hearts_refusals_total", reason="refusal-host-only")
    await world.ben.press(lobby, "start")
    assert value("hearts_refusals_total", reason="refusal-host-only") == before + 1


async def test_a_computer_player_is_timed_by_its_level(world: World) -> None:
    before = value("hearts_computer_move_seconds_count", level="club")
    await world.begin(world.ben)
    assert sum(value("hearts_computer_move_seconds_count", level=level) for level in players.LEVELS) > before


def test_moves_of_a_lower_level_are_counted_by_the_error_of_the_higher() -> None:
    before = value("hearts_computer_fallbacks_total", level="expert", reason="busy")
    players.fallbacks["expert", "busy"] += 1
    assert value("hearts_computer_fallbacks_total", level="expert", reason="busy") == before + 1


def test_sampled_worlds_are_counted_with_how_many_they_are_worth() -> None:
    before = [value(f"hearts_sampled_{name}_total") for name in ("searches", "worlds", "effective")]
    players.sampled.update(searches=1, worlds=300, effective=22)
    after = [value(f"hearts_sampled_{name}_total") for name in ("searches", "worlds", "effective")]
    assert [new - old for old, new in zip(before, after, strict=True)] == [1, 300, 22]


async def test_no_label_names_a_person_a_table_or_a_server(world: World) -> None:
    await world.begin(world.ben, world.chidi)
    known = {"kind", "reason", "status", "level", "le"}
    for family in REGISTRY.collect():
        if family.name.startswith("hearts_"):
            for sample in family.samples:
                assert set(sample.labels) <= known
                assert not any(text.isdigit() for key, text in sample.labels.items() if key not in ("le", "status"))
