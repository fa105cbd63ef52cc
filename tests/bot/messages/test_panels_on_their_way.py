"""Panels while an answer or an update is under way: no panel stays older than the table."""

import asyncio
import random
from typing import Any

import pytest

from bot.tables.person import Person as Sitter
from bot.transport.answer import MAX_ANSWERS
from bot.ui.items import Layout
from hearts import Phase
from tests.connected import ConnectedWorld, Member
from tests.discord_server.faults import Request
from tests.discord_server.interactions import callback
from tests.discord_server.state import Interaction, Message
from tests.driven_time import until
from tests.payloads import texts
from tests.people import CHOSEN
from tests.thorough import part_of

PUSH = "/webhooks/*/*/messages/@original"
ANSWER = "/interactions/*/*/callback"


@pytest.fixture
async def playing(connected: ConnectedWorld) -> ConnectedWorld:
    """Four people in the first trick."""
    await connected.begin_first_trick()
    return connected


async def others(world: ConnectedWorld) -> tuple[Member, Member]:
    """The person who is to play now, whatever the panels show, and the next one."""
    table = await world.table()
    first = next(each for each in world.people if table.my_seat(each.id) in table.game.to_act)
    return first, world.people[(world.people.index(first) + 1) % 4]


async def play_meanwhile(world: ConnectedWorld, person: Member, custom_id: str) -> None:
    """The person asks for another screen and plays a card; the screen arrives last."""
    hold = world.server.faults.hold("POST", ANSWER)
    looking = person.person.forge(person.panel.message, custom_id)
    await until(lambda: bool(hold.met))
    await person.play()
    hold.release()
    await person.answer(looking)
    await world.wait(2)


async def test_a_panel_is_up_to_date_though_a_process_that_lost_its_leases_has_answered_the_press_on_it(
    playing: ConnectedWorld,
) -> None:
    first, _ = await others(playing)
    hold, panel = playing.server.faults.hold("POST", ANSWER), first.panel
    asked = first.begin(panel, panel.first_card)
    await until(lambda: bool(hold.met))
    playing.answer_elsewhere(asked)
    hold.release()
    await playing.wait(5)
    assert len((await playing.table()).game.trick.plays) == 1
    assert not panel.playable


async def test_a_lost_answer_to_a_press_on_an_older_hand_closes_no_newer_one(playing: ConnectedWorld) -> None:
    _, person = await others(playing)
    old = await person.show(playing.board())
    refused = playing.server.faults.fail("DELETE", PUSH, 403, 50001, times=None)
    new = await person.show(playing.board())
    await playing.wait(1)
    assert None not in (person.person.message(old.id), person.person.message(new.id))
    refused.end()
    playing.server.faults.cut("POST", ANSWER, times=MAX_ANSWERS)
    person.begin(old, "refresh")
    await playing.wait(1)
    await person.press(new, "refresh")
    await playing.wait(1)
    assert person.person.message(new.id) is not None


async def test_a_game_with_computer_players_pushes_at_most_once_a_card(connected: ConnectedWorld) -> None:
    await connected.begin(computers=3)
    await connected.pass_all()
    for _ in range(6):
        person = await connected.until_turn()
        await connected.wait(3)
        mark, seen = len(connected.server.requests), await connected.cards_played()
        await person.play()
        await connected.until_turn()
        await connected.wait(3)
        pushes = [each for each in connected.server.requests[mark:] if each.path.endswith("@original")]
        assert len(pushes) <= await connected.cards_played() - seen - 1


def press_something(person: Member, rng: random.Random) -> None:
    """Presses something on the person's panel without waiting for an answer; sometimes a button that redraws it."""
    screen = person.panel
    cards = [item for item in screen.all("play") if not item.disabled]
    ready = [item for verb in ("pass", "ready") for item in screen.all(verb) if not item.disabled]
    unchosen = [item for item in screen.all("toggle") if item.style != CHOSEN]
    if cards and rng.random() < 0.7:
        person.begin(screen, rng.choice(cards))
    elif ready:
        person.begin(screen, ready[0])
    elif unchosen:
        person.begin(screen, unchosen[0])
    elif "refresh" in screen.verbs:
        person.begin(screen, "refresh")


async def check_panels(world: ConnectedWorld) -> None:
    """Checks that every panel offers exactly what its owner may play now."""
    table = await world.table()
    for person in world.people:
        seat = table.my_seat(person.id)
        asked = table.game.phase is Phase.PLAYING and seat in table.game.to_act
        may_play = set(table.game.legal_plays(seat)) if asked else set()
        assert set(person.panel.playable) == may_play, f"{person.name} has an old panel: {person.panel}"
        unpassed = table.game.phase is Phase.PASSING and seat in table.game.to_act
        assert ("pass" in person.panel.verbs) is unpassed, f"{person.name} has an old panel: {person.panel}"


async def quiet(world: ConnectedWorld) -> None:
    """Waits until nothing has changed for so long that everything sent has arrived; cards that play themselves are
    played."""
    while True:
        await world.wait(25)
        if world.bot.tables.now() - (await world.table()).record.updated_at > 20_000:
            return


async def play_under_delays(world: ConnectedWorld, rng: random.Random, presses: int) -> None:
    """Presses while answers and updates are under way for up to three seconds each; checks that no panel is older than
    the table whenever all is quiet."""

    def some(request: Request) -> float:
        return rng.uniform(0, 1.4) if request.method == "POST" else rng.uniform(0, 3)

    await world.begin(world.ben, world.chidi, world.dana, pace="slow")
    faults = world.server.faults
    for method, path in (("POST", ANSWER), ("PATCH", PUSH)):
        faults.delay(method, path, some, when="before")
        faults.delay(method, path, some, when="after")
    done = 0
    while done < presses and (await world.table()).alive:
        for _ in range(4):
            for person in rng.sample(world.people, rng.randint(1, 4)):
                press_something(person, rng)
                done += 1
            await world.wait(rng.uniform(0, 2))
        await quiet(world)
        await check_panels(world)


@pytest.mark.parametrize(("seed", "presses"), [(0, 150), *((100 + seed, 2_000) for seed in range(part_of(20)))])
async def test_every_panel_ends_up_as_new_as_the_table(connected: ConnectedWorld, seed: int, presses: int) -> None:
    await play_under_delays(connected, random.Random(seed), presses)


@pytest.mark.parametrize(("press", "hand"), [(2.0, 0.3), (0.4, 0.2), (0.6, 0.6)])
async def test_of_two_hands_whose_answers_cross_the_newer_one_stays(
    connected: ConnectedWorld, press: float, hand: float
) -> None:
    world, ana = connected, connected.ana
    lobby = await world.open(world.ben, pace="relaxed")
    await ana.press(lobby, "start")
    await world.wait(2)
    panel = await ana.show(world.board())
    await world.wait(1)
    update = 7
    world.server.faults.delay(
        "POST", ANSWER, lambda request: press if request.body["type"] == update else hand, when="after"
    )
    ana.begin(panel, panel.all("toggle")[4])
    await world.wait(0.05)
    ana.begin(world.board(), "hand")
    await world.wait(20)
    world.server.faults.clear()
    await world.wait(5)
    (shown,) = ana.said()
    assert shown.id > panel.id
    await ana.press(shown, shown.all("toggle")[4])
    await world.wait(2)
    assert [screen.id for screen in ana.said()] == [shown.id]
    (known,) = [each for key, each in world.bot.panels.open.items() if key[1] == ana.id]
    assert known.message_id == shown.id


async def test_a_hand_that_was_opened_while_another_screen_was_on_its_way_is_the_one_that_is_followed(
    connected: ConnectedWorld,
) -> None:
    world, ana = connected, connected.ana
    await world.begin(world.ben, world.chidi, computers=1)
    hold = world.server.faults.hold("POST", ANSWER, when="after")
    ana.begin(ana.panel, "more")
    await until(lambda: bool(hold.met))
    hand = await ana.show(world.board())
    hold.release()
    await world.wait(5)
    assert hand.all("toggle")
    await world.bot.people.prefer(ana.id, panel="menus")
    world.bot.panels.redraw(ana.id)
    await world.wait(5)
    assert not hand.all("toggle")


async def test_somebody_who_is_removed_while_another_screen_is_asked_for_is_told_so(connected: ConnectedWorld) -> None:
    world, ben = connected, connected.ben
    await world.begin(ben, world.chidi, computers=1)
    panel = ben.panel
    hold = world.server.faults.hold("PATCH", PUSH, times=None)
    await world.bot.people.prefer(ben.id, row=3)
    world.bot.panels.redraw(ben.id)
    await world.wait_until(lambda: bool(hold.met))
    await world.bot.moderation.remove(world.guild.id, ben.id, "Ben", Sitter(1, "Mia", may_manage=True))
    ben.begin(panel, "more")
    await world.wait(2)
    hold.release()
    await world.wait(10)
    (shown,) = ben.said()
    assert shown.says("note-removed"), shown.text


async def test_panels_that_are_due_at_once_are_drawn_in_turn(
    playing: ConnectedWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise answers to presses would wait for all of them."""
    panels, draw, rounds = playing.bot.panels, playing.bot.panels._draw, 0
    drawn: list[int] = []

    def count(*what: Any) -> Layout:
        drawn.append(rounds)
        return draw(*what)

    monkeypatch.setattr(panels, "_draw", count)
    for person in playing.people:
        panels.redraw(person.id)
    while len(drawn) < 4 and rounds < 100:
        rounds += 1
        await asyncio.sleep(0)
    assert len({*drawn}) == 4


@pytest.mark.parametrize(("screen", "restarted"), [("scores", False), ("scores", True), ("help", False)])
async def test_a_hand_that_another_screen_arrives_after_is_shown_again(
    playing: ConnectedWorld, screen: str, restarted: bool
) -> None:
    first, _ = await others(playing)
    asked = first.panel.one("scores").custom_id if screen == "scores" else "h1:b:help:0:0:start"
    if restarted:  # the bot does not know the panel
        await playing.stop()
        await playing.connect()
    await play_meanwhile(playing, first, asked)
    assert "scores" in first.panel.verbs


def answered_elsewhere(world: ConnectedWorld, asked: Interaction, *, private: bool = True) -> Message:
    """The answer of a process that loses its leases just then; the next one does what was asked for."""
    said = {"type": 10, "content": "I cannot use my database right now." if private else "Here is a table."}
    flags = 64 * private | 1 << 15
    body = {"type": 4, "data": {"flags": flags, "components": [{"type": 17, "components": [said]}]}}
    callback(world.server.state, asked.id, asked.token, Request("POST", "", body, world.time.epoch()))
    assert asked.message is not None
    return asked.message


async def test_a_hand_is_redrawn_and_not_the_private_answer_of_another_process_to_the_same_press(
    playing: ConnectedWorld,
) -> None:
    first, _ = await others(playing)
    hand = first.panel
    said = answered_elsewhere(playing, first.begin(hand, hand.first_card))
    await playing.wait(10)
    assert not hand.playable
    assert texts(said.components) == ["I cannot use my database right now."]


@pytest.mark.parametrize("late", [False, True])
async def test_no_hand_takes_the_place_of_a_public_answer_of_another_process_to_the_same_press(
    connected: ConnectedWorld, late: bool
) -> None:
    lobby = await connected.open(connected.ben, computers=2)
    async with connected.bot.tables.person_locks.of(connected.ana.id):
        asked = connected.ana.person.forge(lobby.message, "h1:b:new:0:0:")  # by the other process it was opened, too
        said = answered_elsewhere(connected, asked, private=False)
        await connected.wait(3 if late else 0)
    await connected.quiet()
    assert texts(said.components) == ["Here is a table."]
    await connected.ana.press(lobby, "start")
    await connected.wait(10)
    assert texts(said.components) == ["Here is a table."]


async def test_no_hand_follows_in_a_public_answer_to_a_press_on_a_private_message(playing: ConnectedWorld) -> None:
    first, second = await others(playing)
    hand = second.panel
    playing.bot.panels.open.clear()  # this process has taken over just now
    said = answered_elsewhere(playing, second.begin(hand, hand.one("refresh")), private=False)
    await playing.wait(5)
    await first.play()
    await playing.wait(5)
    assert texts(said.components) == ["Here is a table."]
    await second.command("hearts hand")
    assert second.panel.playable


@pytest.mark.parametrize("verb", ["start", "ready"])
async def test_a_public_message_is_redrawn_and_not_the_private_answer_of_another_process_to_the_same_press(
    connected: ConnectedWorld, verb: str
) -> None:
    if verb == "start":
        board = await connected.open(computers=3)
    else:
        await connected.begin(connected.ben, computers=2, preset="no_pass")
        await connected.play_on(until=lambda table: bool(table.game.rounds))
        await connected.wait(3)
        board = connected.board()
    said = answered_elsewhere(connected, connected.ana.begin(board, verb))
    await connected.wait(60)
    assert texts(said.components) == ["I cannot use my database right now."]
    assert not any("start" in message.verbs for message in connected.messages())


async def test_a_press_whose_answer_this_process_has_sent_twice_lets_the_hand_follow_for_fifteen_more_minutes(
    connected: ConnectedWorld,
) -> None:
    await connected.begin_first_trick(pace="slow")
    await connected.wait(30)
    first, second = await others(connected)
    await second.command("hearts hand")
    await connected.wait(14 * 60)
    connected.server.faults.cut("POST", ANSWER, when="after", times=1)
    hand = second.panel
    second.begin(hand, hand.one("refresh"))
    await connected.wait(65)
    await first.command("hearts hand")
    await first.play()
    await connected.wait(5)
    assert second.panel.playable
