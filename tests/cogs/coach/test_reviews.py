"""Reviews: a person's decisions, which of them were mistakes, and how points divide into play and cards."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.past import Archive, decisions
from bot.tables.errors import NotAllowed
from bot.tables.service import Tables
from bot.tables.thinking import Thinking
from cogs.coach.reviews import Mistake, Reviews, RoundReview, lost, made_by_owner, reviewed, to_ask
from db import SittingRecord, Store
from hearts import PRESETS, Game, Phase
from players.coach import Advice, AdviceReason, Outlook, Verdict
from tests.bot.test_past import table
from tests.db.template import database_at
from tests.driven_time import until
from tests.hearts.strategies import random_move
from tests.past import store_game


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    store = await Store.open(database_at(tmp_path / "hearts.db"))
    tables = Tables(store, lambda: 1_000, thinking=Thinking(0))
    yield tables
    await tables.close()
    await store.close()


def mistake(at: int, cost: float, best: str = "4S") -> Mistake:
    return Mistake(at=at, chosen="QS", best=best, cost=cost, error=0.1, because=AdviceReason.QUEEN)


def of_round(number: int, *mistakes: Mistake, points: int = 10) -> RoundReview:
    return RoundReview(number=number, points=points, judged=13, mistakes=mistakes)


def test_moves_of_an_earlier_owner_of_the_seat_are_not_judged() -> None:
    game, rng = Game.new(PRESETS["standard"]), Random(3)
    start = game
    game = game.deal(game.shuffle(bytes(16)))
    while game.phase is not Phase.DEALING:
        game = game.act(game.to_act[0], random_move(game, game.to_act[0], rng, None))
    over = replace(table(game), sittings=(SittingRecord(2, 0, 5, 7, "Ben"),))
    judged = [made_by_owner(over, 2, view, move) for view, move in decisions(start, game.events, 2)]
    assert judged == [False] * 5 + [True] * 9
    assert all(made_by_owner(over, 1, view, move) for view, move in decisions(start, game.events, 1))


@pytest.mark.parametrize(("passing", "step"), [("left", 0), ("none", 1)])
async def test_a_mistake_is_shown_at_the_step_of_the_replay_where_it_was_made(
    tables: Tables, passing: str, step: int
) -> None:
    archive, found = Archive(tables), mistake(0, 2.0)
    rules = PRESETS["standard"].model_copy(update={"passing": passing, "end": "rounds", "end_rounds": 1})
    game = await store_game(tables.store, {3: "Ana"}, guild_id=10, rules=rules)
    _, played = await archive.round(game.record.id, 0, 3)
    await tables.store.reviews.keep(game.record.id, 3, 0, of_round(0, found).model_dump_json())
    reviews = Reviews(tables, archive)
    position = await reviews.position(game, 3, 0, 0)
    assert await reviews.mistakes(game.record.id, played, 3) == {step: (found, position)}


async def test_somebody_who_asks_again_while_the_last_round_is_told_is_told_as_well(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = PRESETS["standard"].model_copy(update={"end": "rounds", "end_rounds": 1})
    game = await store_game(tables.store, {3: "Ana"}, guild_id=10, rules=rules)
    reviews, told = Reviews(tables, Archive(tables)), list[str]()

    async def judge(*what: object) -> None:
        """No decision was one."""

    async def tell_again(known: list[RoundReview], stopped: bool) -> None:
        told.append(f"again: {len(known)}")

    async def tell(known: list[RoundReview], stopped: bool) -> None:
        told.append(f"first: {len(known)}")
        await reviews.follow(game, 3, tell_again)

    monkeypatch.setattr(tables.thinking, "advise", judge)
    monkeypatch.setattr(tables.thinking, "searches", True)
    monkeypatch.setattr("players.ready", lambda: True)
    reviews.begin(game, 3)
    await reviews.follow(game, 3, tell)
    await until(lambda: len(told) == 2)
    assert told == ["first: 1", "again: 1"]


async def test_a_game_that_goes_on_is_not_reviewed(tables: Tables) -> None:
    game = await store_game(tables.store, {3: "Ana"}, guild_id=10, rounds=1)
    with pytest.raises(NotAllowed, match="not-over"):
        await Reviews(tables, Archive(tables)).found(game.record.id, 3)


def asked(*reviews: RoundReview) -> list[tuple[int, int]]:
    """The round and the decision of each question."""
    return [(review.number, each.at) for review, each in to_ask(reviews)]


def test_the_questions_of_a_review_are_the_costliest_mistakes_of_different_rounds_in_the_order_of_the_game() -> None:
    bad = of_round(2, mistake(8, 5.0, "TC"), mistake(7, 4.0, "2C"), mistake(6, 3.0, "3C"))
    rounds = [of_round(0, mistake(1, 1.0), mistake(2, 1.5)), of_round(1), of_round(3, mistake(4, 0.6)), bad]
    assert asked(*rounds) == [(0, 2), (2, 8), (3, 4)]
    assert asked(*rounds, of_round(4, mistake(5, 0.7))) == [(0, 2), (2, 8), (4, 5)]
    assert asked(*rounds[:2], bad) == [(0, 2), (2, 7), (2, 8)], "of two rounds one is asked about twice"


def test_no_question_of_a_review_gives_away_the_answer_of_another_one() -> None:
    assert asked(of_round(2, mistake(8, 5.0), mistake(7, 4.0), mistake(6, 3.0))) == [(2, 8)]
    assert asked(of_round(2, mistake(8, 5.0), mistake(7, 4.0), mistake(6, 3.0, "2C"))) == [(2, 6), (2, 8)]
    assert asked(of_round(1, mistake(2, 1.0)), of_round(0, mistake(5, 1.0))) == [(0, 5), (1, 2)], "other hands"


def test_only_a_clearly_worse_move_is_a_mistake_and_it_is_stored_as_it_was_found() -> None:
    game = Game.new(PRESETS["standard"])
    game = game.deal(game.shuffle(bytes(16)))
    view = game.view(0)
    cards = view.hand[:3]

    def verdict(cost: float, error: float, effective: float = 100.0) -> Verdict:
        best = Outlook(view.hand[3:6], 5.0, 0.0, 0.0, 0.0, 0.0)
        alike = replace(best, cards=view.hand[6:9], behind=0.1, error=0.1)
        chosen = Outlook(cards, 5.0 + cost, cost, error, 0.0, 0.0, AdviceReason.QUEEN)
        return Verdict(Advice((best, alike, chosen), effective), chosen)

    verdicts = [verdict(2.0, 0.2), verdict(0.45, 0.01), verdict(2.0, 0.7), verdict(5.0, 0.1, effective=50.0), None]
    review = reviewed(4, 12, verdicts, passed=True)
    assert [each.at for each in review.mistakes] == [0]
    assert review.judged == 4
    assert [each.step for each in review.mistakes] == [0]
    assert [each.step for each in reviewed(4, 12, verdicts, passed=False).mistakes] == [1]
    (found,) = review.mistakes
    assert found.because is AdviceReason.QUEEN
    assert found.cards == (cards, view.hand[3:6])
    answers = {"right": view.hand[3:6], "alike": view.hand[6:9], "wrong": cards}
    for answer, picked in answers.items():
        assert found.answer(picked[::-1]) == answer
    assert RoundReview.model_validate_json(review.model_dump_json()) == review


def test_a_mistake_that_an_older_version_stored_can_be_read() -> None:
    body = '{"at":1,"chosen":"QS","best":"4S","cost":2,"error":0.1,"because":"queen","share":0.1,"instead":0.6}'
    assert Mistake.model_validate_json(body) == mistake(1, 2.0)
    whole = f'{{"number":1,"points":10,"par":6.5,"judged":13,"mistakes":[{body}]}}'
    assert RoundReview.model_validate_json(whole) == of_round(1, mistake(1, 2.0))


def test_in_a_game_for_chips_what_is_won_is_no_cost() -> None:
    assert (lost(PRESETS["standard"], 7), lost(PRESETS["chips"], 3), lost(PRESETS["chips"], -1)) == (7, -3, 1)
