"""/match: the same deals for several people, played when they like, and the comparison afterwards."""

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.client import HeartsBot
from bot.tables.person import Person as Somebody
from bot.ui.items import message_address
from bot.ui.words import short_hash
from cogs.match.commands import MatchCommands
from cogs.match.matches import MatchOptions
from cogs.match.presses import MatchPresses
from db import MatchRecord, MatchStatus
from hearts import Rules, write_code
from tests.bot.messages.test_permissions import says_until_when
from tests.bot.tables.test_thinking import prepared_by
from tests.bot.transport.test_heard_again import comes_too_late
from tests.bot.ui.drawn import say
from tests.cogs.forms import Form
from tests.cogs.test_anywhere import address, without
from tests.connected import ConnectedWorld
from tests.screens import Button
from tests.screens import Screen as AnyScreen
from tests.world import Person, Screen, World

__all__ = ["without"]


def feature(bot: HeartsBot) -> MatchPresses:
    """The parts of the feature in a running bot."""
    cog = bot.get_cog(MatchCommands.__cog_name__)
    assert isinstance(cog, MatchCommands)
    return cog.match


def named(screen: AnyScreen, arg: str) -> Button:
    return next(item for item in screen.all("match") if item.arg.split(".")[0] == arg)


async def press(person: Person, screen: Screen, arg: str) -> Screen:
    """Presses a button of a match, behind *More…* if it is not there; of *Cancel* also the answer *Yes*."""
    if arg == "cancel":
        screen = await press(person, screen, "end")
    if arg not in {item.arg.split(".")[0] for item in screen.all("match")}:
        screen = await person.press(screen, named(screen, "more"))
    return await person.press(screen, named(screen, arg))


SMALL = write_code(Rules(seats=10, decks=1, passing="none"))
"""Five cards each."""


async def opened(world: World, *guests: Person, **options: Any) -> Screen:
    screen = await world.ana.command("match new", **({"deals": 4, "preset": SMALL} | options))
    for guest in guests:
        await press(guest, screen, "join")
    return screen


async def cut(person: Person, screen: Screen, number: str) -> Screen:
    menu = await press(person, screen, "more")
    pressed = await person.actor.click(menu.message, custom_id=named(menu, "cut").custom_id)
    return await Form(person, pressed).send(cut=number)


async def play_deal(person: Person, screen: Screen) -> Screen:
    """Plays one deal as the panel offers it; returns what is shown at its end."""
    await person.at_once()
    screen = await press(person, screen, "play")
    while "match" not in screen.verbs:
        assert screen.private
        screen = await (person.pass_cards(screen) if "pass" in screen.verbs else person.play(screen=screen))
    return screen


async def play_all(person: Person, screen: Screen) -> Screen:
    """Plays all deals; returns what is shown at the end of the last one."""
    for _ in range(4):
        screen = await play_deal(person, screen)
    return screen


async def until_shown(world: World, there: Callable[[], bool]) -> None:
    """Lets time pass in steps until a picture is there, which a thread draws in real time."""
    for _ in range(100):
        await world.wait(2)
        if there():
            break


async def match_of(world: World | ConnectedWorld, number: int = 1) -> MatchRecord:
    return await feature(world.bot).matches.get(number)


async def forged(person: Person, what: str) -> Screen:
    answer = await person.forge(await person.command("help"), f"h1:b:match:0:1:{what}")
    assert answer is not None
    return answer


async def test_a_match_from_the_first_press_to_the_two_hands_side_by_side(world: World) -> None:
    message = await opened(world, world.ben)
    assert not message.private
    match = await match_of(world)
    assert short_hash(match.commitment) in (await press(world.chidi, message, "more")).text, (
        "sealed before anybody cuts"
    )
    assert (await cut(world.ben, message, "50")).says("refusal-cut-range", most=49)
    assert (await cut(world.ben, message, "17")).private
    seen = await press(world.chidi, message, "more")
    assert seen.says("match-cuts", who=say("match-cut", who="Ben", cut=17)), "for everybody to see"
    await press(world.ana, message, "start")
    over = await play_deal(world.ana, message)
    assert over.says("match-not-compared"), "she reads why there is no score yet"
    for _ in range(3):
        shown = await play_deal(world.ana, message)
    assert shown.says("match-all-played", left=f"<t:{(await match_of(world)).due_at // 1000}:R>")
    assert "the average" not in shown.text, "there is nobody yet to compare her with"
    assert not shown.says("match-not-compared"), "she has just read when the results come"
    await world.wait(3)
    assert "4 of 4" in message.text
    assert "0 of 4" in message.text
    assert not message.cards
    over = await play_deal(world.ben, message)
    assert over.says("match-deal-over", deal=1, deals=4)
    stands = say("match-compared", compared=1, sign="none", value=0.0)
    assert stands in over.text
    hand = await press(world.ben, message, "play")
    assert stands in hand.text, "also whoever comes back for the next deal"
    for _ in range(3):
        over = await play_deal(world.ben, message)
    assert [item.arg for item in over.all("match")] == ["sheet"], "he was the last"
    await world.wait(3)
    assert (await match_of(world)).status is MatchStatus.OVER
    assert "🏆" in message.text
    sheet = await press(world.ben, message, "sheet")
    assert sheet.private
    drawn = sheet.text
    for what, place in (("deal", "4"), ("beside.4.0", "0"), ("beside.0.2", "0"), ("beside.0.0", "2")):
        answer = await world.ben.forge(sheet, f"h1:s:match:0:1:{what}", [place])
        assert answer.says("refusal-unreadable"), f"{what}, {place}: there are four deals and two people"
    deal = await world.ben.pick(sheet, named(sheet, "deal"), ["2"])
    assert deal.says("parting-none", one="Ben", other="Ana"), "both played the lowest cards"
    both = await world.ben.pick(deal, named(deal, "beside"), ["0"])
    assert both.says("side-title", deal=3, one="Ben", other="Ana")
    assert both.says("parting-none", one="Ben", other="Ana")
    assert (await press(world.ben, both, "sheet")).text == drawn
    deal = await world.ben.pick(sheet, named(sheet, "deal"), ["0"])
    assert (await world.ben.press(deal, "replay")).cards, "one's own replay, with all hands"
    onlooker = await press(world.chidi, message, "sheet")
    deal = await world.chidi.pick(onlooker, named(onlooker, "deal"), ["2"])
    assert "replay" not in deal.verbs, "these tables do not exist for people who did not play"
    assert "replay" not in (await world.chidi.pick(deal, named(deal, "beside"), ["1"])).verbs
    lines = (await feature(world.bot).past.sheet(1)).lines
    table_id = next(line.plays[2].table_id for line in lines if line.player.player_id == world.ana.id)
    proof = await world.ana.command("hearts verify", table=str(table_id))
    for key in ("verify-sealed", "verify-drawn", "verify-fair"):
        assert proof.says(key)
    (file,) = proof.stored.attachments
    content = (world.env.backend.cdn.get(file["url"]) or b"").decode()
    assert "text of the deal: deal 3 cuts 0 17\n" in content
    assert f"secret of the match: {match.secret.hex()}\n" in content
    again = await press(world.chidi, message, "new")
    assert not again.private
    assert again.says("match-player", number=1, who="Chidi")


async def test_results_stay_hidden_until_all_have_played(world: World, log_lines: io.StringIO) -> None:
    message = await opened(world, world.ben)
    await press(world.ana, message, "start")
    await play_all(world.ana, message)
    played = await feature(world.bot).matches.deals.results_so_far(await match_of(world))
    table = await world.bot.tables.get(played[0].table_id)
    code, secret = table.seen_by(None).code, table.rounds[0].secret.hex()
    for person in (world.ana, world.ben):
        for command in ("hearts replay", "hearts review", "hearts verify"):
            told = await person.command(command, table=code)
            assert secret[:8] not in told.text
            assert not told.cards
        exported = str(await world.bot.privacy.export(person.id))
        assert (await match_of(world)).secret.hex() not in exported
        assert secret not in exported
    for hidden in (secret, (await match_of(world)).secret.hex()):
        assert hidden not in log_lines.getvalue()
        assert not any(hidden[:8] in screen.text for screen in world.messages())
    for what in ("sheet", "deal", "beside.0.0"):
        assert (await forged(world.ben, what)).says("refusal-match-sealed")
    assert (await forged(world.chidi, "play")).says("refusal-not-in-match")
    assert not (await world.ben.command("match show")).cards


async def test_a_person_whose_data_is_deleted_stays_in_the_result_without_a_name(world: World) -> None:
    message = await opened(world, world.ben)
    await press(world.ana, message, "start")
    await play_all(world.ben, message)
    await world.ben.delete_data()
    await play_all(world.ana, message)
    await world.wait(3)
    assert "Ben" not in message.text
    assert "Former player" in message.text
    (former,) = [player for player in (await match_of(world)).players if player.name == "Former player"]
    assert former.player_id < 0
    sheet = await feature(world.bot).past.sheet(1)
    assert not any(play.by_computer for line in sheet.lines for play in line.plays), "what they played is theirs"
    assert "Ana" in message.text
    await world.ana.delete_data()
    await until_shown(world, lambda: "Ana" not in message.text)
    assert message.text.count("1\\. **Former player**") == 2, "a result that is there already is drawn anew"
    assert not any(each.outdated for each in await world.bot.store.matches.unsettled())


async def test_a_match_is_reached_from_its_channel_and_by_its_people(world: World) -> None:
    hidden = world.guild.create_text_channel("hidden")
    result = await world.ana.result("match new", channel=hidden, deals=4, preset=SMALL)
    assert result.acknowledged
    for what in ("join", "cut", "play", "sheet"):
        assert (await forged(world.ben, what)).says("refusal-no-such-match")
    assert len((await match_of(world)).players) == 1
    assert (await forged(world.ana, "join")).says("refusal-match-joined"), "they know of it"


@pytest.mark.traceback
async def test_a_match_whose_message_discord_refuses_is_cancelled(world: World) -> None:
    world.env.inject_error("POST", "/interactions/*/callback", status=403)
    await world.ana.result("match new", deals=4, preset=SMALL)
    assert (await match_of(world)).status is MatchStatus.CANCELLED
    assert (await world.ana.command("match show")).says("refusal-no-match-here")


async def test_commands_for_a_hand_lead_to_a_match_on_another_server_by_its_address(world: World) -> None:
    matches, ana, ben = feature(world.bot).matches, *(Somebody(person.id, "") for person in (world.ana, world.ben))
    match, _ = await matches.open(ana, MatchOptions(99, 98, Rules(), "standard", 4, 24))
    await matches.join(match.id, ben)
    await matches.start(match.id, ana)
    await matches.play(match.id, ana)
    await world.bot.store.matches.set_message(match.id, 97)
    assert (await world.ana.command("match show")).says("refusal-no-match-here")
    for command in ("hearts hand", "hearts leave"):
        there = message_address(99, 98, 97)
        assert (await world.ana.command(command)).says("refusal-match-elsewhere", where=there)
    assert (await world.ben.command("hearts hand")).says("refusal-no-table-of-yours"), "he has not begun"


async def test_commands_for_a_hand_lead_to_a_match_of_this_server_by_a_command(world: World) -> None:
    message = await opened(world, world.ben)
    await press(world.ana, message, "start")
    await press(world.ana, message, "play")
    assert (await world.ana.command("hearts hand")).says("refusal-match-only-alone")
    assert named(await world.ana.command("match show"), "play").number == named(message, "play").number


async def test_the_people_of_a_match_can_go_on_though_its_channel_was_deleted(connected: ConnectedWorld) -> None:
    room = connected.server.add_channel(connected.guild, "matches")
    await connected.ana.command("match new", deals=4, hours=24, channel=room)
    (message,) = connected.messages(room)
    for person, what in ((connected.ben, "join"), (connected.ana, "start")):
        await person.press(message, next(item for item in message.all("match") if item.arg == what))
    await connected.wait(5)
    connected.server.delete_channel(room)
    await connected.wait(10)
    shown = await connected.ana.command("match show")
    assert "play" in [item.arg for item in shown.all("match")]


async def test_show_means_ones_own_match_and_not_the_last_one_of_the_channel(world: World) -> None:
    message = await opened(world, world.ben)
    await press(world.ana, message, "start")
    hall, here = world.guild.create_text_channel("hall"), world.channel
    world.channel = hall
    await opened(world)
    world.channel = here
    await world.chidi.command("match new", deals=4, preset=SMALL)
    assert named(await world.ana.command("match show"), "play").number == named(message, "play").number
    world.channel = world.guild.create_text_channel("attic")
    assert named(await world.ben.command("match show"), "play").number == named(message, "play").number, "anywhere"


async def test_a_match_is_opened_only_where_the_bot_is_a_member(without: ConnectedWorld) -> None:
    answer = await without.ana.command("match new")
    assert answer.private
    assert answer.says("refusal-no-member", where=address(without))
    assert without.messages() == []


async def test_a_bot_in_a_timeout_says_until_when_it_opens_no_match(connected: ConnectedWorld) -> None:
    await says_until_when(connected, "match new")


async def test_a_match_that_is_asked_for_too_late_for_an_answer_is_not_opened(connected: ConnectedWorld) -> None:
    await comes_too_late(connected, "match new")


async def test_the_computer_players_of_a_match_get_ready_before_it_is_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await prepared_by("match new", tmp_path, monkeypatch)
