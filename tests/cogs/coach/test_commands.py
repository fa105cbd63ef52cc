"""Asking the coach: for a hint as by its button; for the review of a finished game, which only its players get and
which is computed once."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.tables.pace import DAY
from bot.tables.table import Table
from bot.tables.thinking import TooLong
from bot.ui.words import points_more
from cogs.coach.reviews import Mistake, RoundReview, to_ask
from cogs.coach.screens import amount
from hearts import Card, Move, View, write_cards
from players import coach
from players.coach import AdviceReason, Verdict
from players.search import Budget
from tests.cogs.coach.test_hints import hinted
from tests.past import store_game
from tests.screens import Button
from tests.world import Screen, World, living, say

A_REVIEW = 300.0
"""Seconds of the driven clock within which a slow coach has judged a game."""


@pytest.fixture
async def thinking(tmp_path: Path, compiled: None, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    """A world whose coach is ready, and thinks only briefly."""
    monkeypatch.setattr(coach.judge, "__defaults__", (Budget(40, 200),))
    monkeypatch.setattr(coach, "PASS_ROLLOUTS", 200)
    async with living(tmp_path, threads=1) as world:
        yield world


async def over(world: World) -> Table:
    """A finished game of Ana and Ben, who played at random."""
    people = {world.ana.id: "Ana", world.ben.id: "Ben"}
    return await store_game(world.bot.store, people, guild_id=world.guild.id, channel_id=world.channel.id)


async def known(world: World, table: Table, player_id: int) -> list[RoundReview]:
    bodies = await world.bot.store.reviews.found(table.record.id, player_id)
    return [RoundReview.model_validate_json(body) for body in bodies.values()]


async def test_the_command_gives_the_same_hint(world: World) -> None:
    await world.begin(world.ben, computers=2)
    pressed = (await hinted(world.ana)).text
    typed = await world.ana.command("hearts hint")
    assert typed.private
    assert typed.text == pressed


async def test_the_commands_of_the_coach_stand_where_people_look_for_them(world: World) -> None:
    """Discord lists the commands of a group in the order in which it got them."""
    (hearts,) = [each for each in world.env.backend.commands[None].values() if each["name"] == "hearts"]
    names = [command["name"] for command in hearts["options"]]
    assert names[names.index("ready") :] == ["ready", "hint", "scores", "replay", "review", "verify"]


async def test_a_hint_is_about_the_game_though_the_person_sits_in_a_lobby_too(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await world.ana.pass_cards(world.ana.panel)
    await world.open(world.ben)
    assert (await world.ana.command("hearts hint")).says("hint-none"), "though the game does not wait for her"


async def test_a_review_is_computed_once_and_then_shown_at_once(
    thinking: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = thinking
    table = await over(world)
    shown = await world.ana.command("hearts review")
    assert shown.private
    found = await known(world, table, world.ana.id)
    assert len(found) == len(table.game.rounds)
    assert not await known(world, table, world.ben.id)
    by_play = sum(each.by_play for each in found)
    assert shown.says("review-by-play", amount=amount(by_play, say, chips=False))
    assert sum(each.points for each in found) == table.game.totals[0]

    def fail(*_: object) -> None:
        raise AssertionError("thought twice")

    monkeypatch.setattr(coach, "judge", fail)
    again = await world.ana.command("hearts review", table="1")
    assert again.text == shown.text


async def test_the_costliest_moves_are_questions_before_they_are_answered(thinking: World) -> None:
    world = thinking
    table = await over(world)
    shown = await world.ana.command("hearts review")
    asked = to_ask(await known(world, table, world.ana.id))
    assert asked, "who plays at random makes mistakes"
    for first in (0, 1):
        for index, (_, mistake) in enumerate(asked):
            told = ("wrong", "right")[(index + first) % 2]
            (question,) = (item for item in shown.all("review") if item.arg == "ask")
            assert question.number == index
            await world.ana.press(shown, question)
            assert not any(shown.says("review-picked", answer=answer) for answer in ("right", "alike", "wrong"))
            assert "💡" not in shown.text
            await answer(world, shown, mistake.cards[told == "right"])
            assert shown.private
            assert shown.says("review-picked", answer=told)
            cost = f"{points_more(mistake.cost)} · "
            assert (f"{cost}**{say('seat-you')}** · {say('review-in-game')}" in shown.text) is (told == "wrong")
            assert (f"{cost}{say('review-in-game')}" in shown.text) is (told == "right")
            assert "💡" in shown.text
        assert not [item for item in shown.all("review") if item.arg == "ask"]
        await world.ana.press(shown, next(item for item in shown.all("review") if item.arg == ""))
        assert shown.says("review-title", game=say("note-table", code="1"))


async def with_mistakes(world: World, table: Table, count: int) -> list[Mistake]:
    """Stores a review of Ana's game in which she has passed badly in the first rounds, so many times."""
    found = []
    for number in range(len(table.game.rounds)):
        hand = (await world.bot.archive.decisions(table, number, 0))[0][0].hand
        cards = {"chosen": write_cards(hand[:3]), "best": write_cards(hand[3:6])}
        found.append(Mistake(at=0, cost=2.0 - number / 9, error=0.1, because=AdviceReason.QUEEN, **cards))
        mistakes = tuple(found[number:count])
        body = RoundReview(number=number, points=1, judged=1, mistakes=mistakes).model_dump_json()
        await world.bot.store.reviews.keep(table.record.id, world.ana.id, number, body)
    return found[:count]


async def test_costly_moves_come_back_as_puzzles_until_they_are_solved(tmp_path: Path) -> None:
    async with living(tmp_path) as world:
        mistakes = await with_mistakes(world, await over(world), 2)
        review = await world.ana.command("hearts review")
        await world.ana.press(review, next(item for item in review.all("review") if item.arg == "keep"))
        assert review.says("review-kept", count=2)
        assert not (await world.ben.command("puzzle")).all("review"), "they are nobody else's"
        await world.ana.press(review, next(item for item in review.all("review") if item.arg == "ask"))
        await answer(world, review, mistakes[0].cards[1])
        assert review.says("review-picked", answer="right"), "which does not solve the puzzle"
        for at, told in enumerate(("wrong", "right")):
            for index, mistake in enumerate(mistakes):
                shown = await world.ana.command("puzzle")
                assert shown.private
                assert shown.says("own-puzzle-title")
                assert shown.says("review-from", game=say("note-table", code="1"))
                assert {item.number for item in shown.all("review")} == {index}
                await answer(world, shown, mistake.cards[at])
                assert shown.says("review-picked", answer=told)
                assert shown.says("own-puzzle-again") is (told == "wrong")
                assert shown.one("puzzle")
                late = ".".join(map(str, mistake.cards[1 - at]))  # which changes nothing once the answer is seen
                await world.ana.forge(shown, f"h1:b:review:1:{index}:own.answer.{late}")
            assert not (await world.ana.command("puzzle")).all("review"), "none is due"
            await world.later(DAY / 1000)
        assert not (await world.ana.command("puzzle")).all("review"), "all are solved"


async def test_a_question_that_only_an_earlier_version_asked_is_no_puzzle_any_more(world: World) -> None:
    table, reviews = await over(world), world.bot.store.reviews
    await with_mistakes(world, table, 1)
    for number in (0, 2):
        await reviews.practise(table.record.id, world.ana.id, number, 5 * number)
    await reviews.answered(table.record.id, world.ana.id, 0, 5, None)
    assert not (await world.ana.command("puzzle")).all("review")
    assert await reviews.due(world.ana.id, world.guild.id, 10) is None


async def test_puzzles_of_ones_own_go_with_the_data_of_their_person(world: World) -> None:
    table, reviews, privacy = await over(world), world.bot.store.reviews, world.bot.store.privacy
    for _ in range(2):
        await reviews.practise(table.record.id, world.ana.id, 2, 5)
    exported = (await privacy.export(world.ana.id))["own_puzzles"]
    assert exported == [{"table_id": table.record.id, "player_id": world.ana.id, "number": 2, "due_at": 5}]
    assert await reviews.due(world.ana.id, world.guild.id, 5) == (table.record.id, 2)
    assert await reviews.due(world.ana.id, world.guild.id + 1, 5) is None, "its table can be reached there only"
    assert await reviews.due(world.ana.id, world.guild.id, 4) is None
    await privacy.delete(world.ana.id, "Former player")
    await reviews.practise(table.record.id, world.ana.id, 1, 5)
    assert await reviews.due(world.ana.id, world.guild.id, 5) is None


async def answer(world: World, shown: Screen, cards: tuple[Card, ...]) -> None:
    """Presses the card that Ana would play now, or chooses those that she would pass, and answers with them."""
    await choose(world, shown, cards)
    if len(cards) > 1:
        await world.ana.press(shown, answering(shown))


async def choose(world: World, shown: Screen, cards: tuple[Card, ...]) -> None:
    for card in cards:
        ends = (f"answer.{card}", f"pick.{card}.1")
        await world.ana.press(shown, next(item for item in shown.all("review") if item.arg.endswith(ends)))


def answering(shown: Screen) -> Button:
    """The button that answers with the cards that are chosen."""
    return next(item for item in shown.all("review") if item.label == say("button-review-answer"))


async def test_a_card_to_pass_is_chosen_and_taken_back_and_a_double_press_answers_once(
    tmp_path: Path,
) -> None:
    async with living(tmp_path) as world:
        [(chosen, best)] = [mistake.cards for mistake in await with_mistakes(world, await over(world), 1)]
        shown = await world.ana.command("hearts review")
        await world.ana.press(shown, next(item for item in shown.all("review") if item.arg == "ask"))
        await choose(world, shown, chosen[:1])
        for arg in ("pick.2C", "pick.2C.1.1", "pick.ZZ.1", "pick.2C.x"):
            refused = await world.ana.forge(shown, f"h1:b:review:1:0:{arg}")
            assert refused is not None
            assert refused.says("refusal-unreadable")
        await world.ana.press(shown, next(item for item in shown.all("review") if item.arg == f"pick.{chosen[0]}.0"))
        assert shown.says("pass-none", count=3)
        await choose(world, shown, best[:2])
        assert answering(shown).disabled
        await choose(world, shown, best[2:])
        await world.at_once(*[(world.ana, shown, answering(shown).custom_id, None)] * 2)
        assert shown.says("review-picked", answer="right")
        await world.ana.press(shown, next(item for item in shown.all("review") if item.arg == ""))
        await world.ana.press(shown, next(item for item in shown.all("review") if item.arg == "ask"))
        assert shown.says("pass-none", count=3), "a new question begins with no card"


async def test_cards_to_pass_are_chosen_by_presses(tmp_path: Path) -> None:
    async with living(tmp_path) as world:
        [(chosen, best)] = [mistake.cards for mistake in await with_mistakes(world, await over(world), 1)]
        shown = await world.ana.command("hearts review")
        for picked, told in ((best, "right"), (chosen, "wrong")):
            await world.ana.press(shown, next(item for item in shown.all("review") if item.arg == "ask"))
            await answer(world, shown, picked)
            assert shown.says("review-picked", answer=told)
            assert (f"+2 · {say('review-in-game')}" in shown.text) is (told == "right")
            await world.ana.press(shown, next(item for item in shown.all("review") if item.arg == ""))


@pytest.mark.parametrize(
    "arg",
    [
        "answer",
        "pick",
        "pick.2C",
        "pick.ZZ.1",
        "pick.2C.x",
        "answer.XX",
        "answer.XX.XX.XX",
        "answer.nothing",
    ],
)
async def test_an_answer_that_nobody_can_press_is_refused(thinking: World, arg: str) -> None:
    world = thinking
    await over(world)
    shown = await world.ana.command("hearts review")
    refused = await world.ana.forge(shown, f"h1:b:review:1:0:{arg}")
    assert refused is not None
    assert refused.says("refusal-unreadable")


async def test_progress_is_shown_while_the_coach_thinks(thinking: World) -> None:
    world = thinking
    table = await over(world)
    body = RoundReview(number=0, points=1, judged=1, mistakes=()).model_dump_json()
    rounds = len(table.game.rounds)
    mark = len(world.watch.requests)
    await world.bot.store.reviews.keep(table.record.id, world.ana.id, 0, body)
    await world.ana.command("hearts review")
    assert world.watch.count(mark) == {"answer": 1, "push": rounds - 1}


@pytest.mark.traceback
async def test_a_review_that_cannot_go_on_says_so_and_goes_on_when_it_is_asked_again(
    thinking: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await over(thinking)

    async def takes_too_long(*question: object) -> None:
        raise TooLong

    with monkeypatch.context() as broken:
        broken.setattr(thinking.bot.tables.thinking, "advise", takes_too_long)
        shown = await thinking.ana.command("hearts review")
        await thinking.wait(1)
        assert shown.says("review-stopped", done=0, rounds=len(table.game.rounds))
    await thinking.ana.press(shown, "review")
    await thinking.wait(60)
    assert len(await known(thinking, table, thinking.ana.id)) == len(table.game.rounds)


@pytest.fixture
def slow(thinking: World, monkeypatch: pytest.MonkeyPatch) -> World:
    """A world whose coach takes a second before each answer."""
    advise = thinking.bot.tables.thinking.advise

    async def wait(*question: Any) -> Any:
        await asyncio.sleep(1)
        return await advise(*question)

    monkeypatch.setattr(thinking.bot.tables.thinking, "advise", wait)
    return thinking


async def test_a_review_that_was_waited_for_can_be_closed(slow: World) -> None:
    world = slow
    await over(world)
    shown = await world.ana.command("hearts review")
    assert shown.verbs == ["review", "close"]
    await world.wait(A_REVIEW)
    assert shown.says("review-about", mistakes=0)
    await world.ana.close(shown)


async def test_who_goes_back_to_the_hand_meanwhile_is_not_disturbed(slow: World) -> None:
    world = slow
    await world.begin(computers=3, preset=await world.short_game())
    await world.skip_round()
    await world.wait(5)
    panel = world.ana.panel
    await world.ana.press(panel, "review")
    assert panel.says("review-wait")
    await world.ana.press(panel, "hand")
    await world.wait(A_REVIEW)
    assert panel.text.startswith("## 🏆")
    assert (await world.ana.press(panel, "review")).says("review-about", mistakes=0)


async def test_whoever_looks_at_another_screen_meanwhile_is_not_disturbed(slow: World) -> None:
    world = slow
    await over(world)
    replay = await world.ana.command("hearts replay")
    shown = await world.ana.forge(replay, "h1:b:review:1:0:")
    assert shown is not None
    assert shown.says("review-wait")
    await world.ana.forge(shown, "h1:b:help:0:0:")
    assert shown.says("help-start-title")
    await world.wait(A_REVIEW)
    assert shown.says("help-start-title")


async def test_the_newest_of_two_answers_shows_the_progress(slow: World) -> None:
    world = slow
    await over(world)
    old, new = await world.ana.command("hearts review"), await world.ana.command("hearts review")
    await world.wait(A_REVIEW)
    assert old.says("review-wait")
    assert new.says("review-about", mistakes=0)


async def test_two_presses_at_once_compute_a_review_once(thinking: World, monkeypatch: pytest.MonkeyPatch) -> None:
    world = thinking
    table, judged, judge = await over(world), list[tuple[View, Move]](), coach.judge

    def counted(view: View, move: Move) -> Verdict | None:
        judged.append((view, move))
        return judge(view, move)

    monkeypatch.setattr(coach, "judge", counted)
    button, screen = f"h1:b:review:{table.record.id}:0:", await world.ana.command("help")
    await world.at_once((world.ana, screen, button, None), (world.ana, screen, button, None))
    rounds = len(await known(world, table, world.ana.id))
    assert rounds == len(table.game.rounds)
    assert len(judged) <= 14 * rounds


async def test_only_players_of_a_finished_game_get_a_review(thinking: World) -> None:
    world = thinking
    await over(world)
    assert (await world.dana.command("hearts review", table="1")).says("refusal-not-seated")
    number = await world.begin(world.chidi, host=world.dana, computers=2)
    answer = await world.dana.command("hearts review", table=str(number))
    assert answer.says("refusal-not-over")


async def test_a_review_without_a_coach_is_refused_with_a_sentence(world: World) -> None:
    await over(world)
    assert (await world.ana.command("hearts review")).says("refusal-review-off")


async def test_a_review_says_that_the_coach_is_getting_ready(tmp_path: Path) -> None:
    async with living(tmp_path, threads=1) as world:
        await over(world)
        assert (await world.ana.command("hearts review")).says("refusal-review-not-ready")


async def test_the_result_of_a_game_offers_its_review(thinking: World) -> None:
    world = thinking
    await world.begin(computers=3, preset="quick")
    await world.skip_round()
    await world.ana.end()
    await world.wait(5)
    review = await world.ana.press(world.board(), "review")
    assert review.private
    assert review.says("review-title", game=say("note-table", code="1"))


async def test_a_replay_shows_a_mistake_to_the_person_who_made_it(world: World) -> None:
    table, queen = await over(world), AdviceReason.QUEEN
    position = (await world.bot.archive.decisions(table, 0, 0))[0][0]
    chosen, best = (write_cards(position.hand[at : at + 3]) for at in (0, 3))
    mistake = Mistake(at=0, chosen=chosen, best=best, cost=2.0, error=0.1, because=queen)
    body = RoundReview(number=0, points=1, judged=1, mistakes=(mistake,)).model_dump_json()
    await world.bot.store.reviews.keep(table.record.id, world.ana.id, 0, body)
    for person, shows in ((world.ana, True), (world.ben, False)):
        replay = await person.command("hearts replay", table="1")
        assert replay.says("review-yours", cards=say.cards(mistake.cards[0]), passes=True) == shows
        await person.pick(replay, next(item for item in replay.all("replay") if item.arg == "menu"), ["hands"])
        assert not replay.says("review-yours", cards=say.cards(mistake.cards[0]), passes=True)
