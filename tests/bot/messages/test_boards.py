"""Boards: what happens if Discord removes messages, channels, permissions, servers, or answers."""

from collections.abc import Callable
from functools import partial
from typing import Any

import discord
import pytest
from aiohttp import ClientConnectionError

from bot.background import JOB_RETRY
from bot.pictures.emojis import NBSP
from bot.tables.repository import Ownership
from bot.tables.table import Table
from bot.ui.items import Layout
from bot.ui.lobby import closed
from bot.ui.rules import game_line
from db import Status, StoreUnavailable
from tests.bot.ui.drawn import Drawn
from tests.hindered import fail
from tests.world import Person, Screen, World, say

pytestmark = pytest.mark.usefixtures("counted")

EDIT, POST = "/channels/*/messages/*", "/channels/*/messages"


@pytest.mark.parametrize(
    ("store", "what"), [("tables", "set_message"), ("posts", "keep"), ("posts", "forget")], ids=lambda name: name
)
async def test_a_message_that_is_deleted_or_edited_too_often_is_posted_again_though_the_disk_was_full_just_then(
    world: World, monkeypatch: pytest.MonkeyPatch, store: str, what: str
) -> None:
    await world.begin(world.ben, computers=2, pace="slow")
    old = world.board()
    failures = fail(monkeypatch, getattr(world.bot.store, store), what, StoreUnavailable("full"))
    if store == "tables":
        world.env.backend.delete_message(old.channel_id, old.id)
    else:
        world.env.inject_error("PATCH", EDIT, status=400, code=30046, times=2)
    await world.ana.pass_cards()
    await world.wait(60)
    assert not failures
    assert "✅ Ana" in world.board().text
    assert not old.exists, "it would stay as it was"


async def test_a_deleted_channel_suspends_the_game_until_somebody_continues_it_elsewhere(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await world.pass_all()
    hand = (await world.table()).game.hand(0)
    elsewhere = world.guild.create_text_channel("attic")
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    assert (await world.table()).record.status is Status.SUSPENDED
    await world.wait(600)
    assert (await world.table()).game.hand(0) == hand

    world.channel = elsewhere
    status = await world.ana.command("hearts status")
    assert status.says("status-line-gone", code=str(1), state=say("state-suspended"))
    panel = await world.ana.command("hearts hand")
    assert panel.says("panel-suspended")
    await world.ana.press(panel, "go-on")
    assert set(hand) <= panel.cards
    await world.wait(3)
    table = await world.table()
    assert table.record.status is Status.PLAYING
    assert table.record.channel_id == elsewhere.id
    await world.ben.show(world.board())
    await world.play_on(until=lambda table: len(table.game.tricks) == 2)


async def test_the_lobby_of_a_deleted_channel_is_closed(world: World) -> None:
    await world.open(world.ben)
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    table = await world.table()
    assert table.record.status is Status.CANCELLED
    assert Drawn(closed(table.seen_by(None), say)).says("closed-why", why="channel")


async def test_a_bot_that_is_removed_from_a_server_suspends_its_tables_there(world: World) -> None:
    await world.begin(computers=3)
    mark = len(world.watch.requests)
    world.env.backend.remove_guild(world.guild.id)
    await world.env.settle()
    assert (await world.table()).record.status is Status.SUSPENDED
    await world.wait(3600)
    assert len(world.watch.since(mark)) <= 3, "it keeps on trying"


@pytest.mark.parametrize(
    "error",  # made in the test: an error that was raised keeps all the worlds of its traceback in memory
    [ClientConnectionError, partial(discord.RateLimited, 90), partial(StoreUnavailable, "full")],
    ids=["broken connection", "rate limit", "store"],
)
async def test_an_edit_that_cannot_be_asked_for_is_tried_again(
    world: World, monkeypatch: pytest.MonkeyPatch, error: Callable[[], Exception]
) -> None:
    await world.begin(world.ben, computers=2, pace="slow")
    fail(monkeypatch, world.bot.channel_messages, "edit", error(), error())
    await world.ana.pass_cards()
    await world.wait(30)
    waits = isinstance(error(), discord.RateLimited)
    assert ("✅ Ana" in world.board().text) is not waits
    await world.wait(180)
    assert "✅ Ana" in world.board().text


async def test_the_end_of_a_round_is_shown_later_if_its_message_was_edited_too_often(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await world.play_round()
    old = world.board()
    world.env.inject_error("PATCH", EDIT, status=400, code=30046, times=2)
    await world.go_on()
    await world.wait(30)
    assert world.board().id != old.id
    assert "more" in old.verbs
    await world.wait(2 * JOB_RETRY)
    assert old.exists
    assert "more" not in old.verbs


@pytest.mark.traceback
async def test_an_answer_that_discord_does_not_take_is_not_called_a_move_that_failed(world: World) -> None:
    await world.begin_first_trick()
    person = await world.until_turn()
    panel = person.panel
    item = panel.first_card
    world.env.inject_error("POST", "/interactions/*/callback", status=500)
    (answer,) = await world.at_once((person, panel, item.custom_id, None))
    assert isinstance(answer, Screen)
    assert len((await world.table()).game.trick.cards) == 1
    reference = answer.text.split()[-1]
    assert answer.private
    assert answer.text == say("error-answer", reference=reference)


async def test_a_message_that_shows_everything_already_is_not_edited(world: World) -> None:
    await world.open()
    await world.ben.command("hearts join")
    await world.wait(5)
    assert "Ben" in world.board().text
    assert [board.task for _, board in world.bot.boards._live] == [None]
    mark = len(world.watch.requests)
    with world.env.of_the_bot():
        world.bot.boards.mark_dirty(1)
    await world.wait(5)
    assert world.watch.since(mark) == []


async def test_what_changes_while_a_message_waits_for_its_channel_is_drawn_once_with_its_edit(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.open(host=world.ana)
    await world.open(host=world.ben)
    await world.wait(5)
    await world.chidi.command("hearts join", table=str(1))
    await world.chidi.command("hearts join", table=str(2))
    await world.wait(1)
    assert "Chidi" in world.board(1).text
    assert "Chidi" not in world.board(2).text, "it waits until the channel may have another edit"
    await world.dana.command("hearts join", table=str(2))
    mark, draw, drawn = len(world.watch.requests), world.bot.boards.draw, list[int]()

    def count(table: Table, *about: Any) -> Layout:
        drawn.append(table.record.id)
        return draw(table, *about)

    monkeypatch.setattr(world.bot.boards, "draw", count)
    await world.wait(15)
    assert world.watch.count(mark)["edit"] == 1
    assert drawn == [2]
    assert "Chidi" in world.board(2).text
    assert "Dana" in world.board(2).text


async def test_the_message_of_a_table_that_another_process_owns_now_is_left_to_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await world.open()
    mark = len(world.watch.requests)
    await world.ben.command("hearts join")
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr(Ownership, "owns", lambda ownership, guild_id: False)
        await world.wait(5)
    assert world.watch.count(mark)["edit"] == 0
    with world.env.of_the_bot():
        world.bot.go_on(0)  # it is this process's again
    await world.wait(5)
    assert world.watch.count(mark)["edit"] == 1
    assert "Ben" in lobby.text


async def test_the_board_says_once_who_left_and_who_came(world: World) -> None:
    await world.begin(world.ben, world.chidi, computers=1)
    await world.pass_all()
    seat = (await world.table()).my_seat(world.ben.id)
    await world.ben.leave()
    await world.wait(3)
    assert world.ben.panel.says("left-game"), "the hand is not on the panel any more"
    other = (await world.table()).seats[seat].name
    assert world.board().says("news-left", who="Ben", other=other)
    await world.play_on(until=lambda table: len(table.game.tricks) >= 2)
    await world.wait(10)
    await world.play_on(until=lambda table: len(table.game.tricks) >= 3)
    await world.wait(3)
    assert not world.board().says("news-left", who="Ben", other=other)
    await world.until_asked()
    await world.wait(5)
    await world.ben.command("hearts join")
    await world.wait(1)
    assert world.board().says("news-joined", who="Ben", other=other), "at once, though the game waits for somebody else"
    await world.ben.delete_data()
    await world.wait(5)
    assert "Ben" not in world.board().text, "no news names somebody whose data is deleted"


async def test_the_board_says_who_left_though_the_trick_ends_at_once(world: World) -> None:
    await world.begin_first_trick()
    await world.play_on(until=lambda table: len(table.game.trick.plays) == 3)
    last = await world.until_turn()
    first, second, _ = (person for person in world.people if person is not last)
    await first.leave()
    await world.wait(3)
    assert world.board().says("news-left", who=first.name, other=await at_seat_of(world, first))
    await second.leave()
    await last.play()
    await world.wait(3)
    assert world.board().says("news-left", who=second.name, other=await at_seat_of(world, second))


async def test_who_left_can_be_read_though_the_next_trick_follows_at_once(world: World) -> None:
    await world.begin_first_trick()
    await world.until_turn()
    await world.ana.leave()
    await world.wait(2)
    await world.play_on(until=lambda table: len(table.game.tricks) == 2)
    await world.wait(2)
    assert say.card((await world.table()).game.tricks[0].plays[0][1]) not in world.board().text, "it has gone on"
    assert world.board().says("news-left", who="Ana", other=await at_seat_of(world, world.ana))


async def at_seat_of(world: World, left: Person) -> str:
    """The name of the computer player that has the seat of somebody who has left."""
    table = await world.table()
    return table.seats[next(gone.seat for gone in table.departures if gone.player_id == left.id)].name


async def test_a_card_keeps_the_name_of_its_player_after_the_seat_changed_hands(world: World) -> None:
    await world.begin_first_trick()
    await world.play_on(until=lambda table: len(table.game.tricks) == 1 and not table.game.round.trick.plays)
    ((_, card),) = [play for play in (await world.table()).game.tricks[0].plays if play[0] == 1]
    seat = (await world.table()).seats[1]
    left = next(person for person in world.people if person.id == seat.player_id)
    await left.leave()
    await world.wait(3)
    now = (await world.table()).seats[1].name
    other = next(person for person in world.people if person is not left)
    for shown in (world.board(), other.panel):
        assert f"{say.card(card)}{NBSP}{now}" not in shown.text
        assert shown.says("seat-card-of", who=left.name)


async def test_the_board_says_who_is_away_and_who_is_back(world: World) -> None:
    await world.begin(world.ben, computers=2, pace="blitz")
    await until_said(world, "news-away", who="Ben")
    await world.ben.command("hearts back")
    await until_said(world, "news-back", who="Ben")


async def until_said(world: World, key: str, **values: str) -> None:
    for _ in range(400):
        if world.board().says(key, **values):
            return
        await world.wait(0.5)
    raise AssertionError(f"{key} is not said on {world.board()}")


async def test_a_board_names_the_game_and_if_it_is_paused_by_whom_and_the_score(world: World) -> None:
    await world.begin(world.ben, computers=2, preset="omnibus")
    assert game_line((await world.table()).seen_by(None), say) in world.board().text
    await world.skip_round()
    await world.go_on()
    await world.ana.command("hearts pause")
    await world.wait(2)
    totals = (await world.table()).game.totals
    board = world.board()
    assert board.says("paused-by", who="Ana")
    assert "Round 2" in board.text
    assert f"\nAna · {totals[0]}" in board.text


async def test_after_a_restart_a_press_on_the_message_of_an_earlier_round_posts_no_second_message(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await world.skip_round()
    earlier = world.board()
    (outdated,) = earlier.all("ready")
    for person in (world.ana, world.ben):
        await person.press(earlier, "ready")
    await world.wait(5)
    message = world.board()
    assert message.id > earlier.id
    await world.restart()
    await world.ana.forge(earlier, outdated.custom_id)
    await world.pass_all()
    await world.wait(5)
    assert world.board().id == message.id
