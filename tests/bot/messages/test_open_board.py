"""Open boards: how long the message of a table may be out of date, and how many edits it may cost."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.messages.boards import FEW_EDITS, MAX_CREDIT, Board
from bot.tables.pace import Tempo
from bot.tables.table import Table
from bot.transport.budget import Rate
from db import Post
from hearts import Game, Pass, Phase, Play
from tests.bot.tables.lobby import ANA, BEN
from tests.bot.tables.test_views import dealt
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
    between = begun_between_rounds()
    board.earn(between, between)
    assert board.credit == -MAX_CREDIT
    for _ in range(3 * MAX_CREDIT):
        board.earn(between, between.with_seat(between.my_seat(ANA.id), ready=True))
    assert board.credit == MAX_CREDIT, "a press on ready pays for a request, too"


def begun_between_rounds() -> Table:
    table = dealt()
    return moved(table, Game.new(table.rules))


def patience(board: Board, before: Table, after: Table, *, spare: bool = False) -> int:
    return board.patience(before, after, TEMPO, now=0, spare=spare)


def test_an_edit_waits_as_long_as_its_request_costs() -> None:
    """At once: a request that is paid for or exempt, when a person is asked. Two seconds at most: the other cards that
    several people follow, and those at a lonely table while there are requests to spare. All else waits longer."""
    choosing, waiting = dealt(), begun_between_rounds()
    changes = {
        "a person is asked": playing(asked=True),
        "a computer player is asked": playing(asked=False),
        "somebody is asked who is away": alone(asked=True),
        "a computer player at a lonely table is asked": alone(asked=False),
        "cards are passed": (choosing, passed(choosing)),
        "somebody is ready": (waiting, waiting.with_seat(waiting.my_seat(ANA.id), ready=True)),
    }
    exempt = Board()
    asked: Any = SimpleNamespace(channel_id=1, token="token", extras={})
    exempt.exempt.keep(asked, 1, 0)
    soon, late = TEMPO.board_lag, TEMPO.board_patience
    assert soon < 2_000 < late
    for board, spare, waits in (
        (Board(credit=1), False, [0, soon, soon, soon, 0, soon]),
        (exempt, False, [0, soon, soon, soon, 0, soon]),
        (Board(), False, [soon, soon, late, late, late, late]),
        (Board(), True, [soon, soon, soon, soon, late, late]),
    ):
        found = {name: patience(board, *change, spare=spare) for name, change in changes.items()}
        assert found == dict(zip(changes, waits, strict=True)), (board, spare)


def alone(*, asked: bool) -> tuple[Table, Table]:
    """Like `playing`, with one of the two people away."""
    before, after = playing(asked=asked)
    return before, after.with_seat(after.my_seat(BEN.id), away=True)


def test_a_computer_players_card_and_the_lead_that_follows_share_one_edit() -> None:
    assert TEMPO.think + TEMPO.linger < TEMPO.board_lag


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


@pytest.mark.parametrize(("people", "fixture"), [(2, "counted"), (1, "counted"), (1, None)])
async def test_a_card_is_shown_within_two_seconds(
    world: World, people: int, fixture: str | None, request: pytest.FixtureRequest
) -> None:
    """This includes cards of computer players between those of people."""
    if fixture is not None:
        request.getfixturevalue(fixture)
    await world.begin(*[world.ben][: people - 1], computers=4 - people)
    await world.pass_all()
    await world.wait(3)
    since = world.env.now().timestamp()
    await world.play_on(until=lambda table: table.game.phase is not Phase.PLAYING or len(table.game.tricks) == 4)
    await world.wait(3)
    behind = world.watch.behind(since)
    assert len(behind) > 10
    assert max(behind) <= MAX_SECONDS_BEHIND


@pytest.mark.parametrize(
    ("place", "posts", "shown", "newest", "posting"),
    [
        ({"message_id": 7}, (post(7, "lobby"), post(8, "round 0")), (7, "lobby"), 7, True),
        ({"message_id": 7}, (), (7, "round 0"), 7, False),
        ({"channel_id": 20}, (post(7, "lobby"),), (7, "round 0"), 7, True),
        ({"channel_id": 7, "parent_id": 20, "own_thread": True}, (post(7, "lobby"),), (7, "lobby"), 7, True),
        (
            {"channel_id": 21},
            (post(7, "lobby"), post(8, "moved"), post(9, "call 3 4"), post(10, "trick")),
            None,
            8,
            True,
        ),
        ({}, (), None, None, True),
    ],
    ids=["what is stored", "what it is to be about", "the game", "a lobby with a thread", "the newest left", "nothing"],
)
async def test_after_a_start_a_table_goes_on_with_the_message_that_has_shown_it(
    place: dict[str, Any], posts: tuple[Post, ...], shown: tuple[int, str] | None, newest: int | None, posting: bool
) -> None:
    board = Board()
    await board.restore(dealt().with_record(**place), stored(*posts))
    assert shown == (None if board.shown is None else (board.shown.message_id, board.shown.subject))
    assert (board.newest_id, board.posting) == (newest, posting)


def test_a_message_is_left_behind_when_the_table_is_in_another_channel_and_a_lobby_is_not_left_by_its_thread() -> None:
    table = dealt().with_record(channel_id=20)
    for there, shown, left in (
        (table, Post(7, 1, 20, "round 0"), None),
        (table, Post(7, 1, 21, "round 0"), 7),
        (table.with_record(channel_id=7, parent_id=20, own_thread=True), Post(7, 1, 20, "lobby"), None),
        (table.with_record(channel_id=7, parent_id=20), Post(7, 1, 20, "lobby"), 7),
    ):
        board = Board(shown)
        board.follow(there)
        assert (board.shown, board.newest_id) == (shown if left is None else None, 7)


async def test_a_press_that_is_answered_while_it_is_read_counts_more() -> None:
    board, answered = Board(), Post(8, 1, 20, "round 0")

    async def read(table_id: int) -> tuple[Post, ...]:
        board.newest = answered
        return (post(7, "lobby"),)

    await board.restore(dealt().with_record(message_id=7), read)
    assert (board.shown, board.posting) == (answered, False)
