"""What is posted about tables: scores and results with their pictures, or without them."""

import threading
from typing import Any

import discord
import pytest

from bot.messages.boards import MAX_CHART_TRIES
from bot.messages.table_messages import draw
from bot.past import deciding_round, deciding_trick, turning_round
from bot.pictures import lettering
from bot.tables.service import Tables
from bot.tables.table import Table
from bot.tables.views import TableView
from bot.ui.deciding_trick import trick_in_words
from db import Status, StoreUnavailable
from tests.bot.tables.lobby import BEN, CHIDI, lobby, playing
from tests.bot.tables.test_table import sealed
from tests.bot.ui.drawn import Drawn, say
from tests.connected import ConnectedWorld
from tests.hearts.table import Table as Round
from tests.hindered import keep_failing
from tests.past import past
from tests.payloads import walk
from tests.people import short
from tests.world import World

PICTURE = 12
"""The type of a gallery of pictures."""
SHORT = short(seats=3)


async def test_scores_come_with_their_picture_during_the_game_too(world: World) -> None:
    await world.begin(world.ben, computers=2)
    before = await world.ana.command("hearts scores")
    assert before.says("scores-none")
    assert not before.stored.attachments
    await world.skip_round()
    for shown in (await world.ana.command("hearts scores"), await world.ben.press(world.board(), "scores")):
        assert shown.private
        (item,) = [item for part in walk(shown.stored.components) if part["type"] == 12 for item in part["items"]]
        assert [file["filename"] for file in shown.stored.attachments] == ["scores.png"]
        assert item["description"].startswith("Chart of totals over 1 round.")


async def test_scores_come_without_their_picture_where_it_cannot_be_drawn_or_sent(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.begin(world.ben, computers=2)
    await world.skip_round()

    def broken(chart: object) -> bytes:
        raise OSError("no font")

    monkeypatch.setattr("bot.messages.table_messages.draw_chart", broken)
    shown = await world.ana.command("hearts scores")
    assert shown.says("scores-title")
    assert not shown.stored.attachments
    monkeypatch.undo()
    no_files: dict[Any, discord.PermissionOverwrite] = {
        world.guild.default_role: discord.PermissionOverwrite(attach_files=False)
    }
    world.channel = world.guild.create_text_channel("words", overwrites=no_files)
    shown = await world.ana.command("hearts scores")
    assert shown.says("scores-title")
    assert not shown.stored.attachments, "where the bot may not attach any"


@pytest.mark.parametrize("failures", [1, MAX_CHART_TRIES])
async def test_a_result_has_its_picture_unless_discord_fails_again_and_again(
    connected: ConnectedWorld, failures: int
) -> None:
    await connected.begin(computers=2, preset=SHORT)
    connected.server.faults.fail("POST", "/channels/*/messages", 503, times=failures)
    await connected.play_round()
    await connected.wait(200)
    (result,) = [screen for screen in connected.messages() if "rematch" in screen.verbs]
    table = await connected.table()
    decided = turning_round(table.rules, table.game.rounds, table.game.winners) is not None
    pictures = ["trick.png" if decided else "scores.png"] if failures < MAX_CHART_TRIES else []
    assert [file["filename"] for file in result.message.attachments] == pictures
    assert ("share" in result.verbs) == ("trick.png" not in pictures), "no button leads to what is shown"


async def test_a_result_has_its_picture_though_edits_have_failed_before_it(connected: ConnectedWorld) -> None:
    await connected.begin(connected.ben, computers=2, preset=short())
    await connected.restart()
    for person in (connected.ana, connected.ben):
        await person.command("hearts hand")
    await connected.play_on(until=lambda table: sum(len(table.game.hand(seat)) for seat in range(4)) <= 20)
    outage = connected.server.faults.fail("PATCH", "/channels/*", 503, times=None)
    await connected.play_on(until=lambda table: not table.alive)
    assert len(outage.met) > MAX_CHART_TRIES
    outage.end()
    await connected.wait(200)
    (result,) = [screen for screen in connected.messages() if "rematch" in screen.verbs]
    assert result.message.attachments


async def test_names_are_fitted_to_the_font_beside_the_event_loop(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To test many rare characters takes a tenth of a second."""
    tested, drawable = [], lettering.drawable

    def test(character: str) -> bool:
        tested.append(threading.current_thread())
        return drawable(character)

    monkeypatch.setattr(lettering, "drawable", test)
    name = await world.short_game()
    await world.begin(world.ben, computers=2, preset=name)
    await world.skip(until=lambda table: not table.alive)
    await world.ana.press(world.board(), "share")
    assert tested
    assert threading.main_thread() not in tested


async def test_a_result_keeps_its_picture_though_the_bot_stops_before_it_is_noted_as_shown(
    connected: ConnectedWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    await connected.begin(connected.ben, computers=1, pace="slow", preset=SHORT)
    with monkeypatch.context() as failing:
        keep_failing(failing, Tables, "end_shown", StoreUnavailable("full"))
        await connected.play_round()
        await connected.wait(60)
        await connected.stop()
    result = connected.messages()[-1]
    assert [part for part in walk(result.components) if part["type"] == PICTURE]
    shown = str(result.components)
    await connected.connect()
    await connected.wait(60)
    assert str(connected.messages()[-1].components) == shown
    assert (await connected.bot.store.tables.load(1)).table.due_at is None


HANDS = ("2C 4C 9D 3S 5H", "AS AH AD 4S 6H", "3C 7C JD 5S 7H")


def begun(**rules: Any) -> Table:
    return playing(Round(*HANDS, **rules).game, BEN, CHIDI)


def over(**rules: Any) -> Table:
    return playing(Round(*HANDS, **rules).finish().game, BEN, CHIDI)


@pytest.mark.parametrize(
    ("table", "subject", "verb"),
    [
        (lobby(BEN), "lobby", "join"),
        (begun(), "round 0", "more"),
        (over(end_score=1000), "round 0", "ready"),
        (sealed(dealer=2), "round 1", "hand"),
        (begun().with_record(status=Status.SUSPENDED), "round 0", "go-on"),
        (over(totals=(10, 97, 20), moon="off").with_record(status=Status.OVER), "game", "rematch"),
    ],
    ids=["a lobby", "a round", "its result", "a pack to be cut", "a game that rests", "the end"],
)
def test_a_message_offers_what_can_be_done_there(table: Table, subject: str, verb: str) -> None:
    assert verb in Drawn(draw(table, subject, say)).verbs


def test_the_lobby_of_a_game_that_has_begun_and_a_closed_table_offer_no_seat() -> None:
    started, closed = (
        Drawn(draw(each, "lobby", say)) for each in (begun(), lobby().with_record(status=Status.CANCELLED))
    )
    assert "join" not in started.verbs
    assert "join" not in closed.verbs


def test_the_message_of_an_earlier_round_keeps_its_result_and_a_moved_table_leads_on() -> None:
    earlier = Drawn(draw(sealed(dealer=2), "round 0", say))
    assert "hand" not in earlier.verbs
    assert "<#8>" in Drawn(draw(begun(), "moved", say)).text
    assert Drawn(draw(begun(), "invitation", say)).says("invitation-over", code="1")


def test_no_public_message_shows_a_hand() -> None:
    for table in (begun(), begun(passing="left"), sealed(dealer=2)):
        subject = f"round {len(table.game.rounds)}"
        assert not Drawn(draw(table, subject, say)).cards & set(table.game.hand(0))


def test_the_message_of_a_round_shows_its_result_though_the_next_one_is_played() -> None:
    later = playing(Round(*HANDS, totals=(10, 20, 30)).game, BEN, CHIDI)
    assert Drawn(draw(later, "round 0", say)).says("result-title", round=1)
    assert not Drawn(draw(later, "round 1", say)).says("result-title", round=2)


@pytest.mark.parametrize("subject", ["moved", "trick", "invitation", "regulars", "lobby", "game", "round 0"])
def test_a_public_message_is_drawn_from_what_everybody_may_see(monkeypatch: pytest.MonkeyPatch, subject: str) -> None:
    seen_by, readers = Table.seen_by, []

    def noted(table: Table, player_id: int | None) -> TableView:
        readers.append(player_id)
        return seen_by(table, player_id)

    monkeypatch.setattr(Table, "seen_by", noted)
    draw(over(totals=(10, 97, 20), moon="off"), subject, say)
    assert readers == [None]


async def test_the_result_shows_its_deciding_trick_as_a_picture_and_leads_to_the_replay(world: World) -> None:
    table = await past(world)
    table = await world.bot.tables.get(table.record.id)
    await world.bot.table_messages.post(table, world.bot.table_messages.draw(table, "game"))
    result = world.board(table.record.id)
    (gallery,) = result.pictures
    _, played = await world.bot.archive.round(
        table.record.id, deciding_round(table.rules, table.game.rounds, table.game.winners), 0
    )
    words = trick_in_words(table.seen_by(None), played, deciding_trick(played), say)
    assert gallery["description"] == words
    assert [file["filename"] for file in result.stored.attachments] == ["trick.png"]
    screen = await world.dana.press(result, "replay")
    assert screen.private
    assert len(screen.cards) == 52


async def test_the_result_has_no_picture_if_it_cannot_be_drawn(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await world.bot.tables.get((await past(world)).record.id)
    layout = world.bot.table_messages.draw(table, "game")

    def broken(*what: object) -> bytes:
        raise OSError("no font")

    for part in ("bot.messages.table_messages.draw_trick", "bot.past.played_round"):
        with monkeypatch.context() as once:
            once.setattr(part, broken)
            await world.bot.table_messages.post(table, layout)
        assert [file["filename"] for file in world.board(table.record.id).stored.attachments] == ["scores.png"], part
    monkeypatch.setattr("bot.past.played_round", broken)
    monkeypatch.setattr("bot.messages.table_messages.draw_chart", broken)
    await world.bot.table_messages.post(table, layout)
    assert not world.board(table.record.id).pictures
    monkeypatch.undo()
    monkeypatch.setattr(world.bot.table_messages, "_may_attach", lambda table: False)
    await world.bot.table_messages.post(table, layout)
    assert not world.board(table.record.id).pictures
