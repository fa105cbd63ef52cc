"""Checks: what the coach says after each choice in a solo game, to whom wants that. It agrees with the review."""

import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.ui.features import ADVISED
from cogs.coach.reviews import reviewed
from cogs.coach.screens import amount, check_in_words
from hearts import Move, Phase, Play, View
from players import coach
from players.coach import Advice, AdviceReason, Outlook, Verdict
from players.search import Budget
from tests.db.patience import PATIENCE
from tests.world import Button, Screen, World, living, say

pytest.importorskip("cogs.solo", reason="cards are checked in games that somebody plays alone")


@pytest.fixture
async def thinking(tmp_path: Path, compiled: None, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    """A world whose coach is ready, and thinks briefly; Ana has her cards checked."""
    monkeypatch.setattr(coach.judge, "__defaults__", (Budget(200, 3000),))
    monkeypatch.setattr(coach, "PASS_ROLLOUTS", 1500)
    monkeypatch.setattr(coach, "SURE", 1.0)  # more is a mistake than in games
    async with living(tmp_path, threads=1) as world:
        yield world


@pytest.fixture
async def strict(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    """A world whose coach calls each card a mistake at once, without the kernel."""
    monkeypatch.setattr(coach, "judge", worse)
    async with living(tmp_path, threads=1) as world:
        yield world


def of_game(screen: Screen, arg: str) -> Button:
    """A button about the solo game itself."""
    return next(item for item in screen.all("solo") if item.arg == arg)


async def checking(world: World) -> World:
    """Ana begins a solo game and has her cards checked."""
    panel = await world.ana.command("solo", speed="at-once")
    game = await world.ana.press(panel, of_game(panel, "game"))
    await world.ana.press(game, of_game(game, "check.yes"))
    await world.ana.press(game, "hand")
    return world


def worse(view: View, move: Move, budget: object = None) -> Verdict | None:
    """The verdict that another card would have saved two points."""
    if not isinstance(move, Play):
        return None
    other = next(card for card in view.legal if card is not move.card)
    best, chosen = (
        Outlook((card,), 3.0, behind, 0.1, 0.0, 0.0, AdviceReason.QUEEN)
        for card, behind in ((other, 0.0), (move.card, 2.0))
    )
    return Verdict(Advice((best, chosen), 300.0), chosen)


def costs(screen: Screen) -> list[str]:
    return [line for line in screen.text.splitlines() if line.startswith("❌")]


async def test_every_mark_agrees_with_the_review_of_the_round_and_every_mistake_has_one(thinking: World) -> None:
    world, marks = await checking(thinking), list[str]()
    while not (table := await world.table()).game.rounds:
        game = table.game.view(0)
        if game.phase is Phase.PASSING:
            await world.ana.pass_cards()
        else:
            await world.ana.play(game.legal[-1])
        await world.wait(5)
        marks += [line for line in costs(world.ana.panel) if line not in marks]
        assert world.ana.panel.text.count("❌") <= 1
    made = await world.bot.archive.decisions(table, 0, 0)
    review = reviewed(0, 0, [coach.judge(view, move) for view, move in made], passed=True)
    assert marks == [
        say("check-cost", cards=say.cards(one.cards[0]), amount=amount(one.cost, say, chips=False))
        for one in review.mistakes
    ]
    assert len(marks) > 1, "who plays the highest card makes mistakes"
    assert table.seats[0].hinted


async def test_a_press_tells_what_would_have_been_better_and_the_next_card_clears_it(
    strict: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = await checking(strict)
    panel = await world.ana.pass_cards()
    assert not costs(panel)
    view = await choice(world)
    panel = await world.ana.play(view.legal[0])
    await world.wait(2)
    (line,) = costs(panel)
    assert line == say("check-cost", cards=say.card(view.legal[0]), amount="2 points")
    verdict = worse(view, Play(view.legal[0]))
    assert verdict is not None
    why = check_in_words(verdict, view)(say, why=True)
    assert why not in panel.text
    await world.ana.press(panel, "check")
    assert why in panel.text
    assert "check" not in panel.verbs
    game = await world.ana.press(panel, of_game(panel, "game"))
    assert costs(await world.ana.press(game, "hand"))[0].startswith(line), "it stays until the next choice"
    view = await choice(world)
    panel = await world.ana.play(view.legal[0])
    await world.wait(2)
    (line,) = costs(panel)
    assert say.card(view.legal[0]) in line
    view = await choice(world)
    monkeypatch.setattr(coach, "judge", lambda view, move: None)
    panel = await world.ana.play(view.legal[0])
    await world.wait(2)
    assert not costs(panel), "this card was no mistake"


async def test_a_mark_goes_with_the_next_card_even_if_that_is_the_only_legal_one(strict: World) -> None:
    world, marked = await checking(strict), False
    await world.ana.pass_cards()
    while not (table := await world.table()).game.rounds:
        legal = table.game.view(0).legal
        panel = await world.ana.play(legal[0])
        if marked and len({*legal}) == 1:
            assert not costs(panel)
            return
        await world.wait(2)
        marked = bool(costs(world.ana.panel))
    raise AssertionError("no card was the only legal one")


async def test_what_the_coach_has_advised_is_no_mistake_afterwards(strict: World) -> None:
    world = await checking(strict)
    await world.ana.pass_cards()
    for asks in (True, False):
        await choice(world)
        panel = world.ana.panel
        if asks:
            panel = await world.ana.press(panel, "hint")
        (card, *_) = [item for item in panel.all("play") if not item.disabled and (ADVISED in item.label) is asks]
        await world.ana.press(panel, card)
        await world.wait(2)
        assert bool(costs(world.ana.panel)) is not asks


async def choice(world: World) -> View:
    """What Ana sees once she may choose between cards; until then she plays those that she has to."""
    while len(set((view := (await world.table()).game.view(0)).legal)) < 2:
        await world.ana.play(view.legal[0])
    return view


async def test_no_press_waits_for_the_coach(strict: World, monkeypatch: pytest.MonkeyPatch) -> None:
    world, answered = await checking(strict), list[bool]()
    await world.ana.pass_cards()
    view = await choice(world)
    before = len(world.watch.requests)

    def slow(view: View, move: Move) -> None:
        until = time.monotonic() + PATIENCE
        while len(world.watch.requests) == before and time.monotonic() < until:
            time.sleep(0.001)
        answered.append(len(world.watch.requests) > before)

    monkeypatch.setattr(coach, "judge", slow)
    await world.ana.play(view.legal[0])
    assert answered == [True]


async def test_nobody_is_told_who_has_not_asked_for_it(strict: World) -> None:
    world = await checking(strict)
    game = await world.ana.press(panel := world.ana.panel, of_game(panel, "game"))
    await world.ana.press(game, of_game(game, "check.no"))
    await world.ana.pass_cards(await world.ana.press(game, "hand"))
    assert not costs(await world.ana.play((await choice(world)).legal[0]))
    assert not (await world.table()).seats[0].hinted


async def test_nobody_is_told_who_plays_with_others(strict: World) -> None:
    world = strict
    for person in (world.ana, world.ben):
        await person.has(lambda ctx: ctx.prefer(checked=True))
    await world.begin(world.ben, computers=2)
    await world.pass_all()
    for _ in range(4):
        person = await world.until_turn()
        assert not costs(await person.play())
    assert not any(seat.hinted for seat in (await world.table()).seats)
