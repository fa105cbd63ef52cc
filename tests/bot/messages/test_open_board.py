"""Open boards: how long the message of a table may be out of date, and how many edits it may cost."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.messages.boards import FEW_EDITS
from bot.messages.open_board import MAX_CREDIT, Board, ShownMessage
from bot.tables.pace import Tempo
from bot.tables.table import Table
from bot.transport.budget import Rate
from db import Post
from hearts import Game, Pass, Phase, Play
from tests.bot.tables.test_sittings import dealt
from tests.world import World

MAX_SECONDS_BEHIND = 2.0
TEMPO = Tempo()


def post(message_id: int, subject: str) -> Post:
    """A message of a table in its channel."""
    return Post(message_id, 1, 20, subject)


def stored(*posts: Post) -> Callable[[int], Awaitable[tuple[Post, ...]]]:
    """A store with these messages of a table."""

    async def read(table_id: int) -> tuple[Post, ...]:
        return posts

    return read


def moved(table: Table, game: Game) -> Table:
    return replace(table, game=game)


def passed(table: Table) -> Table:
    """The table after the first seat that owes cards has passed."""
    seat = table.game.to_act[0]
    return moved(table, table.game.act(seat, Pass(table.game.hand(seat)[:3])))


def next_card(table: Table) -> Table:
    (seat,) = table.game.to_act
    return moved(table, table.game.act(seat, Play(table.game.legal_plays(seat)[0])))


def playing(*, asked: bool) -> tuple[Table, Table]:
    """A table with two people before and after a card, after which a person (``asked``) or a computer player is to
    play."""
    before = dealt()
    while before.game.phase is Phase.PASSING:
        before = passed(before)
    while before.by_computer((after := next_card(before)).game.to_act[0]) is asked:
        before = after
    return before, after


def test_a_move_of_a_person_pays_for_one_request_and_a_computer_players_for_none() -> None:
    board, before = Board(), dealt()
    while before.game.phase is Phase.PASSING:
        before = passed(before)
    moves = 0
    for _ in range(12):
        moves += not before.by_computer(before.game.to_act[0])
        board.earn(before, after := next_card(before))
        before = after
    assert 0 < moves < 12
    assert board.credit == min(moves, MAX_CREDIT)
    for _ in range(3 * MAX_CREDIT):
        board.spend()
    assert board.credit == -MAX_CREDIT


def test_a_press_on_ready_pays_for_a_request() -> None:
    board, before = Board(), begun_between_rounds()
    ready = before.with_seat(before.my_seat(1), ready=True)
    board.earn(before, ready)
    board.earn(before, before)
    assert board.credit == 1
    for _ in range(2 * MAX_CREDIT):
        board.earn(before, ready)
    assert board.credit == MAX_CREDIT


def begun_between_rounds() -> Table:
    table = dealt()
    return moved(table, Game.new(table.rules))


def patience(board: Board, before: Table, after: Table, *, spare: bool = False) -> int:
    return board.patience(before, after, TEMPO, now=0, spare=spare)


def test_a_paid_request_is_sent_at_once_when_a_person_is_asked() -> None:
    assert patience(Board(credit=1), *playing(asked=True)) == 0
    assert patience(Board(credit=1), *playing(asked=False)) == TEMPO.board_lag
    choosing = dealt()
    assert patience(Board(credit=1), choosing, passed(choosing)) == 0


def test_an_exempt_request_needs_no_payment() -> None:
    board, choosing = Board(), dealt()
    asked: Any = SimpleNamespace(application_id=1, channel_id=1, token="token", extras={})
    board.exempt.keep(asked, 1, 0)
    assert patience(board, choosing, passed(choosing)) == patience(board, *playing(asked=True)) == 0
    assert patience(board, *playing(asked=False)) == TEMPO.board_lag


def test_without_paid_requests_cards_for_several_people_wait_at_most_two_seconds_and_the_rest_longer() -> None:
    for asked in (True, False):
        assert patience(Board(), *playing(asked=asked)) == TEMPO.board_lag < 2_000
        assert patience(Board(), *alone(asked=asked)) == TEMPO.board_patience
    choosing = dealt()
    assert patience(Board(), choosing, passed(choosing)) == TEMPO.board_patience
    waiting = begun_between_rounds()
    ready = waiting.with_seat(waiting.my_seat(1), ready=True)
    assert patience(Board(), waiting, ready) == TEMPO.board_patience


def test_while_the_process_has_requests_to_spare_the_cards_at_a_lonely_table_wait_two_seconds_at_most() -> None:
    for asked in (True, False):
        assert patience(Board(), *alone(asked=asked), spare=True) == TEMPO.board_lag
    choosing = dealt()
    assert patience(Board(), choosing, passed(choosing), spare=True) == TEMPO.board_patience, "two people"


def alone(*, asked: bool) -> tuple[Table, Table]:
    """Like `playing`, with one of the two people away."""
    before, after = playing(asked=asked)
    return before, after.with_seat(after.my_seat(2), away=True)


def test_a_computer_players_card_and_the_lead_that_follows_share_one_edit() -> None:
    assert TEMPO.think + TEMPO.linger < TEMPO.board_lag


@pytest.mark.usefixtures("counted")
async def test_a_card_is_shown_within_two_seconds_if_several_people_play(world: World) -> None:
    """This includes cards of computer players between them."""
    await world.begin(world.ben, computers=2)
    await world.pass_all()
    await world.wait(3)
    since = world.env.now().timestamp()
    await world.play_on(until=lambda table: len(table.game.tricks) == 4)
    await world.wait(3)
    behind = world.watch.behind(since)
    assert len(behind) > 10
    assert max(behind) <= MAX_SECONDS_BEHIND


@pytest.mark.usefixtures("counted")
async def test_the_moves_of_somebody_alone_pay_for_the_edits_of_a_busy_process(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Rate, "per_second", FEW_EDITS)
    await world.begin(computers=3)
    await world.wait(3)
    mark = len(world.watch.requests)
    await world.pass_all()
    await world.play_on(until=lambda table: table.game.phase is not Phase.PLAYING or len(table.game.tricks) == 8)
    moves = 14 - len((await world.table()).game.hand(0))
    edits = world.watch.count(mark)["edit"]
    assert edits <= moves + 1, "a message of a round shows at its beginning who is asked, before anybody has paid"


@pytest.mark.parametrize("fixture", [None, "counted"])
async def test_a_card_at_a_lonely_table_is_shown_within_two_seconds(
    world: World, fixture: str | None, request: pytest.FixtureRequest
) -> None:
    if fixture is not None:
        request.getfixturevalue(fixture)
    await world.begin(computers=3)
    await world.pass_all()
    await world.wait(3)
    since = world.env.now().timestamp()
    await world.play_on(until=lambda table: table.game.phase is not Phase.PLAYING or len(table.game.tricks) == 4)
    await world.wait(3)
    behind = world.watch.behind(since)
    assert len(behind) > 10
    assert max(behind) <= MAX_SECONDS_BEHIND


async def test_after_a_start_a_message_is_about_what_is_stored_or_what_it_is_to_be_about_now() -> None:
    table = dealt().with_record(message_id=7)
    for posts, subject, posting in (((post(7, "lobby"), post(8, "round 0")), "lobby", True), ((), "round 0", False)):
        board = Board()
        await board.restore(table, stored(*posts))
        assert board.shown is not None
        assert (board.shown.message_id, board.shown.subject, board.posting) == (7, subject, posting)


async def test_after_a_start_a_table_without_a_message_goes_on_after_the_newest_that_showed_it() -> None:
    board = Board()
    table = dealt().with_record(channel_id=21)
    await board.restore(table, stored(post(7, "lobby"), post(8, "moved"), post(9, "call 3 4"), post(10, "trick")))
    assert (board.shown, board.newest_id, board.posting) == (None, 8, True)
    board = Board()
    await board.restore(dealt(), stored())
    assert (board.newest_id, board.posting) == (None, True)


@pytest.mark.parametrize("thread", [True, False])
async def test_after_a_start_the_lobby_of_a_game_that_came_into_its_thread_is_still_a_lobby_else_it_shows_the_game(
    thread: bool,
) -> None:
    board, table = Board(), dealt().with_record(channel_id=20)
    in_thread = table.with_record(channel_id=7, parent_id=20, own_thread=True)
    await board.restore(in_thread if thread else table, stored(post(7, "lobby")))
    assert (board.shown, board.posting) == (ShownMessage(7, 20, "lobby" if thread else "round 0"), True)


def test_a_message_is_left_behind_when_the_table_is_in_another_channel_and_a_lobby_is_not_left_by_its_thread() -> None:
    table = dealt().with_record(channel_id=20)
    for there, shown, left in (
        (table, ShownMessage(7, 20, "round 0"), None),
        (table, ShownMessage(7, 21, "round 0"), 7),
        (table.with_record(channel_id=7, parent_id=20, own_thread=True), ShownMessage(7, 20, "lobby"), None),
        (table.with_record(channel_id=7, parent_id=20), ShownMessage(7, 20, "lobby"), 7),
    ):
        board = Board(shown)
        board.follow(there)
        assert (board.shown, board.left_id) == ((shown, None) if left is None else (None, left))


async def test_a_press_that_is_answered_while_it_is_read_counts_more() -> None:
    board, answered = Board(), ShownMessage(8, 20, "round 0")

    async def read(table_id: int) -> tuple[Post, ...]:
        board.shown = answered
        return (post(7, "lobby"),)

    await board.restore(dealt().with_record(message_id=7), read)
    assert (board.shown, board.posting) == (answered, False)
