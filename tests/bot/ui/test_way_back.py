"""The way back: from every private screen to the hand, or Close."""

from __future__ import annotations

import pytest

from tests.world import World

ASKED = ("help", "settings me", "leaderboard", "history", "profile", "privacy show", "about", "rules presets")


async def test_scores_and_more_replace_the_hand_and_lead_back_to_it(world: World) -> None:
    await world.begin(world.ben, world.chidi, world.dana)
    await world.pass_all()
    person = await world.until_turn()
    panel = person.panel
    for verb in ("scores", "more"):
        screen = await person.press(panel, verb)
        assert screen.id == panel.id
        assert "play" not in screen.verbs
        back = await person.press(screen, "hand")
        assert back.id == panel.id
        assert "play" in back.verbs


async def test_who_looks_at_the_scores_is_called_back_by_a_question_and_nothing_else(world: World) -> None:
    await world.begin(world.ben, world.chidi, world.dana)
    await world.pass_all()
    first = await world.until_turn()
    third = world.people[(world.people.index(first) + 2) % 4]
    await third.press(third.panel, "scores")
    await first.play()
    await world.wait(2)
    assert third.panel.says("scores-title")
    second = await world.until_turn()
    await second.play()
    await world.wait(2)
    assert third.panel.playable


async def test_what_is_opened_from_the_public_message_is_closed_and_is_no_second_hand(world: World) -> None:
    await world.begin(world.ben, computers=2)
    hand = world.ana.panel
    for verb in ("scores", "more"):
        screen = await world.ana.press(world.board(), verb)
        assert screen.id != hand.id
        assert "hand" not in screen.verbs
        await world.ana.close(screen)
        assert not screen.exists
    assert hand.exists


@pytest.mark.parametrize("command", ASKED)
async def test_a_private_screen_can_be_closed(world: World, command: str) -> None:
    screen = await world.ana.command(command)
    assert screen.private
    await world.ana.close(screen)
    assert not screen.exists
