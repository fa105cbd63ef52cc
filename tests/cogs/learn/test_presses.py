"""Presses on the lessons, and the coach that follows them."""

from random import Random

import pytest

from bot.metrics import REFUSALS
from bot.ui.features import ADVISED
from cogs.learn.lessons import LESSONS
from tests.screens import Button
from tests.world import World, say
from tests.world.screen import Screen


def card(screen: Screen, number: int, *, right: bool) -> Button:
    wanted = {f"{number}.{each}" for each in LESSONS[number].cards if (each in LESSONS[number].right) is right}
    return next(item for item in screen.all("learn") if item.arg in wanted)


async def learnt(world: World, screen: Screen) -> Screen:
    for number in range(len(LESSONS)):
        screen = await world.ana.press(screen, card(screen, number, right=True))
    return screen


def advised(screen: Screen) -> list[Button]:
    """The card that is advised to be played, or the cards to pass."""
    return [item for item in (*screen.all("toggle"), *screen.all("play")) if ADVISED in item.label]


async def test_after_the_lessons_the_coach_says_a_sentence_before_each_choice_of_the_first_round(world: World) -> None:
    panel = await world.ana.press(await learnt(world, await world.ana.command("learn")), "solo")
    for _ in range(60):
        if "ready" in panel.verbs:
            break
        if "toggle" in panel.verbs or "play" in panel.verbs:
            assert panel.all("learn")
            assert ADVISED in panel.text
            assert bool(advised(panel)) != panel.says("hint-only")
            assert panel.says("hint-only") == (len(panel.playable) == 1)
        if "toggle" in panel.verbs:
            await world.ana.pass_cards(panel)
        elif "play" in panel.verbs:
            await world.ana.press(
                panel, [*advised(panel), *(item for item in panel.all("play") if not item.disabled)][0]
            )
        elif go := panel.all("on"):
            await world.ana.press(panel, go[0])
        await world.wait(5)
        panel = world.ana.panel
    assert "ready" in panel.verbs
    assert (await world.table()).seats[0].hinted
    assert panel.says("panel-coach-ends")
    await world.ana.press(panel, "ready")
    assert not advised(world.ana.panel)
    assert not world.ana.panel.says("panel-coach-ends")
    assert not world.ana.panel.all("learn")


async def test_who_presses_got_it_plays_on_without_the_coach(world: World) -> None:
    panel = await world.ana.command("solo")
    screen = await learnt(world, await world.ana.press(panel, panel.all("learn")[0]))
    panel = await world.ana.press(screen, "hand")
    assert advised(panel)
    (alone,) = panel.all("learn")
    assert advised(await world.ana.press(panel, alone)) == []
    assert advised(await world.ana.command("solo", restart=True)) == []


async def test_the_coach_is_silent_in_games_with_others(world: World) -> None:
    await learnt(world, await world.ana.command("learn"))
    await world.begin(computers=3)
    assert advised(await world.ana.command("hearts hand")) == []
    await world.ana.press(await world.ana.command("hearts hint"), "hint")
    await world.ana.pass_cards()
    await world.wait(10)
    assert (await world.table()).seats[0].hinted
    panel = await world.ana.command("hearts hand")
    assert "play" in panel.verbs
    assert advised(panel) == []


async def test_a_wrong_card_is_answered_by_the_rule_in_place_of_the_lesson_and_the_question_stays(
    world: World,
) -> None:
    screen = await world.ana.command("learn")
    for number, lesson in enumerate(LESSONS):
        assert screen.says(f"learn-{lesson.name}-tells")
        for wrong in (each for each in lesson.cards if each not in lesson.right):
            pressed = next(item for item in screen.all("learn") if item.arg == f"{number}.{wrong}")
            screen = await world.ana.press(screen, pressed)
            assert screen.says(f"learn-{lesson.name}-wrong")
            assert screen.says(f"learn-{lesson.name}-asks")
            assert not screen.says(f"learn-{lesson.name}-tells")
        screen = await world.ana.press(screen, card(screen, number, right=True))
    assert screen.says("learn-done", end="score", score=100)


async def test_a_card_of_an_earlier_lesson_on_an_old_screen_takes_nothing_back(world: World) -> None:
    first = await world.ana.command("learn")
    early = card(first, 0, right=True)
    second = await world.ana.press(first, early)
    third = await world.ana.press(second, card(second, 1, right=True))
    await world.ana.forge(third, early.custom_id)
    assert (await world.ana.command("learn")).says("learn-step", step=3, steps=len(LESSONS))


@pytest.mark.parametrize("arg", ["7", "9.QS", "x", "0.", "0.QS", "0.5C.9C", "-1", "00", "0.5C "])
async def test_presses_that_no_screen_offers_are_refused_or_only_show_a_lesson(world: World, arg: str) -> None:
    screen = await world.ana.command("learn")
    answer = await world.ana.forge(screen, f"h1:b:learn:0:0:{arg}")
    assert answer is not None
    assert answer.says("refusal-unreadable") or answer.says("learn-step", step=1, steps=len(LESSONS))
    assert (await world.ana.command("learn")).says("learn-step", step=1, steps=len(LESSONS))


async def test_the_end_names_the_game_of_this_server_and_leads_through_the_lessons_once_more(world: World) -> None:
    await world.manager().command("rules default", name="omnibus")
    screen = await learnt(world, await world.ana.command("learn"))
    assert say("learn-differs", rules="")[:-1] in screen.text
    again = next(item for item in screen.all("learn") if item.arg == "0")
    assert (await world.ana.press(screen, again)).says("learn-step", step=1, steps=len(LESSONS))


async def test_the_lessons_are_offered_to_whoever_sits_down_until_they_learn(world: World) -> None:
    await world.open()
    await world.dana.press(world.messages()[-1], "join")
    panel = await world.dana.command("hearts hand")
    assert panel.says("panel-learn")
    lesson = await world.dana.press(panel, panel.one("learn"))
    assert lesson.says("learn-step", step=1, steps=len(LESSONS))
    lesson = await world.dana.press(lesson, card(lesson, 0, right=True))
    assert (await world.dana.press(lesson, "hand")).all("learn") == []


async def test_the_lessons_are_offered_to_whoever_plays_alone_for_the_first_time(world: World) -> None:
    panel = await world.ana.command("solo")
    assert panel.says("panel-learn")
    lesson = await world.ana.press(panel, panel.all("learn")[0])
    back = await world.ana.press(lesson, "hand")
    assert back.says("panel-learn")


async def test_whoever_plays_on_without_the_lessons_is_not_offered_them_again(world: World) -> None:
    panel = await world.ana.command("solo", speed="at-once")
    assert (await world.ana.press(panel, panel.all("toggle")[0])).says("panel-learn"), (
        "as long as the first cards are passed"
    )
    await world.ana.pass_cards(panel)
    assert not world.ana.panel.says("panel-learn")
    again = await world.ana.command("solo", restart=True)
    assert again.all("toggle")
    assert not again.says("panel-learn")
    assert (await world.ana.command("learn")).says("learn-step", step=1, steps=len(LESSONS))


async def test_whoever_plays_on_elsewhere_loses_the_offer_on_open_panels(world: World) -> None:
    await world.begin(computers=3, pace="slow")
    waiting = await world.ana.press(world.board(), "hand")
    assert waiting.says("panel-learn")
    await world.ana.pass_cards(await world.ana.command("solo", speed="at-once"))
    await world.wait(5)
    assert waiting.all("toggle")
    assert not waiting.says("panel-learn")


async def test_help_and_the_welcome_lead_to_the_lessons(world: World) -> None:
    shown = await world.ana.command("help")
    assert (await world.ana.press(shown, "learn")).says("learn-step", step=1, steps=len(LESSONS))


async def test_nothing_is_chosen_ahead_in_the_first_round_with_the_coach(world: World) -> None:
    await learnt(world, await world.ana.command("learn"))
    panel = await world.ana.pass_cards(await world.ana.command("solo"))
    while not panel.all("on"):
        await play_any(world, panel, Random(1))
    assert not panel.one("on").disabled
    waiting = panel.all("ahead")
    assert waiting
    assert all(item.disabled for item in waiting)
    assert not panel.says("panel-ahead")
    panel = await world.ana.press(panel, panel.all("learn")[0])
    assert not all(item.disabled for item in panel.all("ahead")), "without the coach"


@pytest.mark.slow
async def test_whoever_presses_any_card_that_can_be_pressed_plays_ten_first_rounds_by_the_rules(world: World) -> None:
    """Also while others play: there is nothing to press too early, and so nothing that turns out to be illegal."""
    await learnt(world, await world.ana.command("learn"))
    rng, played, before = Random(10), 0, refused()
    for _ in range(10):
        panel = await world.ana.pass_cards(await world.ana.command("solo", restart=True))
        while "ready" not in panel.verbs:
            played += await play_any(world, panel, rng)
            assert say("premove-blocked") not in panel.text
    assert played > 100
    assert refused() == before


async def play_any(world: World, panel: Screen, rng: Random) -> bool:
    """Presses any card that can be pressed, whoever's turn it is, or else goes on; returns whether there was a card."""
    cards = [item for item in (*panel.all("play"), *panel.all("ahead")) if not item.disabled]
    if cards:
        await world.ana.press(panel, rng.choice(cards))
    elif go := [*panel.all("claim"), *panel.all("on")]:
        await world.ana.press(panel, go[0])
    await world.wait(0.5)
    return bool(cards)


def refused() -> float:
    """How often something was refused until now."""
    return sum(sample.value for metric in REFUSALS.collect() for sample in metric.samples if "_total" in sample.name)
