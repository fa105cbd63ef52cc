"""The trick that decided a round, as a picture on the message of its result: attached once, and kept by later edits."""

from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.messages.exempt_requests import ExemptRequests
from bot.past import PlayedRound, deciding_trick
from bot.tables.table import Table
from bot.transport.library import Library
from bot.ui.deciding_trick import TrickPicture, draw_trick, trick_in_words
from bot.ui.items import Layout, without_pictures
from tests.past import past
from tests.world import Screen, World, say


def uploads(world: World, of: Screen) -> int:
    """How many requests have sent a file for a message."""
    requests = [each for each in world.watch.requests if each.message_id == of.id]
    return sum(any("description" in file for file in each.body.get("attachments") or ()) for each in requests)


def described(screen: Screen) -> str:
    (gallery,) = screen.pictures
    return str(gallery["description"])


async def in_words(world: World, number: int = 0) -> str:
    table = await world.table()
    played = await world.bot.archive.played(table, number)
    return trick_in_words(table.seen_by(None), played, deciding_trick(played), say)


async def round_result(world: World) -> Screen:
    """The message of a table, once the first round there is over."""
    await world.begin(world.ben, computers=2, pace="slow")
    result = world.board()
    await world.skip_round()
    await world.wait(5)
    return result


async def test_the_result_of_a_round_shows_its_deciding_trick_and_keeps_it_without_another_upload(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawings = list[TrickPicture]()

    def noted(trick: TrickPicture) -> bytes:
        drawings.append(trick)
        return draw_trick(trick)

    monkeypatch.setattr("bot.messages.table_messages.draw_trick", noted)
    result = await round_result(world)
    assert result.says("result-title", round=1)
    assert described(result) == await in_words(world)
    (file,) = result.stored.attachments
    assert (file["filename"], file["description"]) == ("trick.png", described(result))
    for person in (world.ana, world.ben):  # an answer, and an edit because the next round is dealt
        await person.press(result, "ready")
        await world.wait(5)
        assert described(result) == await in_words(world)
    assert len((await world.table()).rounds) == 2
    assert world.board().id != result.id
    assert result.stored.attachments == [file]
    assert uploads(world, result) == len(drawings) == 1


async def test_where_the_bot_may_not_attach_files_the_result_is_text_alone(world: World) -> None:
    no_files: dict[Any, discord.PermissionOverwrite] = {
        world.guild.default_role: discord.PermissionOverwrite(attach_files=False)
    }
    world.channel = world.guild.create_text_channel("words", overwrites=no_files)
    result = await round_result(world)
    assert result.says("result-title", round=1)
    assert not result.pictures
    assert not result.stored.attachments


@pytest.mark.parametrize("part", ["bot.messages.table_messages.draw_trick", "bot.past.played_round"])
async def test_a_picture_that_cannot_be_drawn_is_tried_once(
    world: World, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    tried = []

    def broken(*what: object) -> bytes:
        tried.append(what)
        raise OSError("no font")

    monkeypatch.setattr(part, broken)
    result = await round_result(world)
    for person in (world.ana, world.ben):
        await person.press(result, "ready")
        await world.wait(5)
    assert result.says("result-title", round=1)
    assert not result.stored.attachments
    assert len(tried) == 1


async def test_a_picture_outlives_a_restart(world: World) -> None:
    result = await round_result(world)
    files = result.stored.attachments
    await world.restart()
    await world.ana.press(result, "ready")
    assert described(result) == await in_words(world)
    await world.wait(5)
    assert described(result) == await in_words(world)
    assert result.stored.attachments == files


async def test_a_picture_is_drawn_anew_without_the_name_of_somebody_whose_data_is_deleted(world: World) -> None:
    result = await round_result(world)
    (old,) = result.stored.attachments
    assert "Ben" in described(result)
    await world.ben.delete_data()
    await world.wait(60)
    (new,) = result.stored.attachments
    assert "Ben" not in described(result)
    assert new["id"] != old["id"]


async def test_an_older_picture_is_redrawn_without_the_name_of_somebody_whose_data_is_deleted(world: World) -> None:
    result = await round_result(world)
    for person in (world.ana, world.ben):
        await person.press(result, "ready")
    await world.wait(5)
    assert "Ben" in described(result)
    await world.ben.delete_data()
    await world.wait(60)
    assert "Ben" not in described(result)
    assert len(result.stored.attachments) == 1


@pytest.mark.parametrize(("turned", "shown"), [(0, True), (None, True), (-1, False)])
async def test_the_last_round_leaves_its_trick_to_the_result_of_the_game_if_that_shows_the_same(
    world: World, monkeypatch: pytest.MonkeyPatch, turned: int | None, shown: bool
) -> None:
    table = await world.bot.tables.get((await past(world)).record.id)
    last = len(table.game.rounds) - 1
    assert last > 0
    number = last if turned == -1 else turned
    monkeypatch.setattr("bot.messages.table_messages.turning_round", lambda *about: number)
    assert (await world.bot.table_messages.trick_of(table, f"round {last}") is not None) == shown
    assert await world.bot.table_messages.trick_of(table, "round 0") is not None


async def test_tricks_after_a_claim_which_nobody_has_seen_are_not_shown(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.begin(world.ben, computers=2, pace="slow")
    await world.skip_round()
    table, messages = await world.table(), world.bot.table_messages
    played = await world.bot.archive.played(table, 0)
    for cards, steps in ((3, set()), (4, {1}), (23, {1, 2, 3, 4, 5}), (None, {deciding_trick(played)})):

        async def claimed(of: Table, round: int, after: int | None = cards) -> PlayedRound:
            return replace(played, claimed_after=after)

        monkeypatch.setattr(world.bot.archive, "played", claimed)
        trick = await messages.trick_of(table, "round 0")
        assert (trick is None) == (not steps)
        assert trick is None or trick.step in steps


async def test_a_trick_is_never_shown_of_a_deal_that_others_may_still_play(world: World) -> None:
    await world.begin(world.ben, computers=2, pace="slow")
    assert await world.bot.table_messages.trick_of(await world.table(), "round 0") is None, "it is being played"
    await world.skip_round()
    table, messages = await world.table(), world.bot.table_messages
    assert await messages.trick_of(table, "round 0")
    for hidden in ({"opens_at": world.bot.tables.now() + 1}, {}):
        secret = table.with_record(kind="match", **hidden)
        assert await messages.trick_of(secret, "round 0") is None, hidden


def refuse(world: World, of: Screen, status: int, code: int, times: int) -> None:
    for path in ("/webhooks/*/*/messages/", "/channels/*/messages/"):
        world.env.inject_error("PATCH", f"{path}{of.id}", status=status, code=code, times=times)


@pytest.mark.parametrize(("status", "code"), [(400, 50035), (413, 40005)])
async def test_a_result_is_text_alone_if_discord_refuses_its_picture(world: World, status: int, code: int) -> None:
    await world.begin(world.ben, computers=2, pace="slow")
    result = world.board()
    refuse(world, result, status, code, 1)
    await world.skip_round()
    await world.wait(5)
    assert result.says("result-title", round=1)
    assert not result.pictures
    mark = len(world.watch.requests)
    await world.ana.press(result, "ready")
    await world.wait(5)
    assert result.says("result-ready", ready="Ana")
    assert not any("trick.png" in str(request.body) for request in world.watch.since(mark)), "it is not tried again"


async def test_a_result_is_there_after_an_outage(world: World) -> None:
    await world.begin(world.ben, computers=2, pace="slow")
    result = world.board()
    refuse(world, result, 503, 0, 10)
    await world.skip_round()
    await world.wait(120)
    assert result.says("result-title", round=1)


async def test_a_picture_goes_while_the_game_rests_and_comes_back(world: World) -> None:
    result = await round_result(world)
    await world.ana.command("hearts pause")
    await world.wait(5)
    assert not result.stored.attachments
    await world.ben.press(result, "go-on")
    await world.wait(5)
    assert described(result) == await in_words(world)


@pytest.mark.parametrize("refusals", [0, 3])
async def test_no_file_keeps_a_name_that_is_deleted_while_its_picture_is_not_shown(world: World, refusals: int) -> None:
    result = await round_result(world)
    if refusals:  # after which it does without a picture
        refuse(world, result, 503, 0, refusals)
    else:
        await world.ana.command("hearts pause")
    await world.ben.delete_data()
    await world.wait(120)
    assert not any("Ben" in each["description"] for each in result.stored.attachments)


async def test_a_picture_comes_back_that_an_answer_has_removed_which_was_drawn_before_it_came(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    edit, overlaps = ExemptRequests.edit, list[Layout | None]()

    async def overlapped(
        self: ExemptRequests, library: Library, of: int, layout: Layout, now: int, file: discord.File | None = None
    ) -> bool:
        taken = await edit(self, library, of, layout, now, file)
        if file is not None and not overlaps:
            overlaps.append(plain := without_pictures(layout))
            assert plain
            with world.bot.boards.opening(1) as board, board.request():
                await world.bot.table_messages.channels.redraw(world.channel.id, of, plain, None)
        return taken

    monkeypatch.setattr(ExemptRequests, "edit", overlapped)
    await world.begin(world.ben, computers=2, pace="slow")
    result = world.board()
    await world.skip_round()
    await world.wait(10)
    assert overlaps
    assert described(result) == await in_words(world)
