"""What is taken for a lost card, an old hand and a lost press, and what not."""

import copy
import json
import random
import re

from hearts import read_event
from tests.connected import ConnectedWorld
from tests.discord_server.faults import Fault, Request
from tests.discord_server.state import Interaction, Message
from tests.several.disturbances import Disturbance
from tests.several.excuses import Excuses
from tests.several.owners import Look, Owners
from tests.several.people import Group
from tests.several.presses import Outcome, Played, Press, Presses
from tests.several.promises import Promises, lost_cards, old_hand, replayed, unexplained

AT = 1_000.0


async def logged(world: ConnectedWorld) -> dict[tuple[int, int], str]:
    """The cards in the log of the first table, by prompt and seat."""
    entries = await world.bot.store.tables.log(1)
    _, cards = replayed(await world.table(), (read_event(each.kind, each.body) for each in entries))
    return cards


def press(number: int, outcome: Outcome) -> Press:
    """A press of which this has become."""
    asked = Interaction(number, f"token-{number}", 3, 7, 8, 9, AT, {})
    return Press(asked, shard=0, outcome=outcome)


def failed(path: str) -> Disturbance:
    """A disturbance that one request has met."""
    fault = Fault("*", "*", "before", None, met=[Request("POST", path, {}, AT)])
    return Disturbance("requests", AT, AT + 1, fault=fault)


def judged(*found: Press | Disturbance) -> list[str]:
    """The problems with presses while these disturbances were in force."""
    presses = Presses(all=[each for each in found if isinstance(each, Press)])
    disturbances = [each for each in found if isinstance(each, Disturbance)]
    return unexplained(presses, Excuses(disturbances, Owners(), presses))[0]


async def test_an_acknowledged_card_must_be_in_the_log(connected: ConnectedWorld) -> None:
    await connected.begin(connected.ben, connected.chidi, connected.dana, preset="no_pass")
    player = await connected.until_turn()
    card = str(player.panel.playable[0])
    prompt = (await connected.table()).game.prompt
    acknowledged = [Played(player.id, prompt, card)]
    before = await logged(connected)
    await player.play()
    table = await connected.table()
    assert [*lost_cards(table, await logged(connected), acknowledged)] == []
    (lost,) = lost_cards(table, before, acknowledged)
    assert card in lost


async def test_a_card_that_is_logged_for_another_question_is_lost(connected: ConnectedWorld) -> None:
    await connected.begin(connected.ben, connected.chidi, connected.dana, preset="no_pass")
    await (await connected.until_turn()).play()
    table, cards = await connected.table(), await logged(connected)
    ((prompt, seat), card) = next(iter(cards.items()))
    player = table.seats[seat].player_id
    assert player is not None
    assert [*lost_cards(table, cards, [Played(player, prompt, card)])] == []
    assert len([*lost_cards(table, cards, [Played(player, prompt + 1, card)])]) == 1


async def test_a_hand_that_does_not_show_the_last_card_is_old(connected: ConnectedWorld) -> None:
    await connected.begin(connected.ben, connected.chidi, connected.dana, preset="no_pass")
    player = await connected.until_turn()
    for person in (connected.ana, connected.ben, connected.chidi, connected.dana):
        assert old_hand(person.panel.message, await connected.table(), person.id) == []
    before = copy.deepcopy(player.panel.message)
    await player.play()
    await connected.wait(10)
    table = await connected.table()
    assert old_hand(player.panel.message, table, player.id) == []
    assert old_hand(before, table, player.id)


async def test_a_hand_that_shows_another_deadline_alone_is_not_old(connected: ConnectedWorld) -> None:
    await connected.begin(connected.ben, connected.chidi, connected.dana, preset="no_pass")
    player, table = await connected.until_turn(), await connected.table()
    message = copy.deepcopy(player.panel.message)
    message.components = json.loads(re.sub(r"<t:\d", "<t:7", json.dumps(message.components)))
    assert message.components != player.panel.components
    assert old_hand(message, table, player.id) == []


async def test_a_hand_must_follow_once_the_process_that_has_its_table_has_shown_it(connected: ConnectedWorld) -> None:
    await connected.begin(connected.ben, connected.chidi, connected.dana, preset="no_pass")
    last = await connected.until_turn()
    await last.play()
    presses, owners = Presses(), Owners()
    promises = Promises(connected.server.state, presses, owners)
    group = Group(connected.server, presses, random.Random(1), 0, shards=1)
    group.people = [last.person]

    async def answered(asked: Interaction) -> None:
        await last.answer(asked)
        presses.all.append(Press(asked, shard=0, outcome="answered"))

    async def found_after_a_card() -> tuple[int, int]:
        """How many hands are old after somebody else has played, and how many were compared."""
        player = await connected.until_asked()
        await player.play(screen=await player.show(connected.board()))
        await connected.wait(10)
        return len(await promises.wrong(connected.bot.store, group)), promises.hands[group]

    await answered(last.begin(connected.board(), "hand"))
    owners.looks.append(Look(connected.time.epoch(), {0: (1, None)}, {}))
    await connected.kill()
    await connected.connect()
    owners.looks.append(Look(connected.time.epoch(), {0: (2, None)}, {}))
    await connected.wait(10)
    await answered(last.begin(connected.board(), "scores"))  # in a message of their own
    assert await found_after_a_card() == (0, 0)
    await answered(last.begin(connected.board(), "hand"))
    assert await found_after_a_card() == (0, 1)
    connected.bot.panels.open.clear()
    assert await found_after_a_card() == (1, 1)


def test_a_press_that_nothing_explains_must_be_answered() -> None:
    assert len(judged(press(1, "lost"), press(2, "unfinished"), press(3, "answered"))) == 2


def test_a_press_that_waited_for_a_request_that_failed_is_excused() -> None:
    failing = failed("/interactions/1/token-1/callback")
    assert judged(press(1, "lost"), failing) == []
    assert len(judged(press(2, "lost"), failing)) == 1


def test_a_second_private_answer_is_told_unless_a_request_of_the_first_one_failed() -> None:
    twice = press(1, "answered")
    twice.asked.response = 4
    twice.asked.follow_ups = [Message(1, 8, 5, only_for=7)]
    assert len(judged(twice)) == 1
    assert judged(twice, failed("/interactions/1/token-1/callback")) == []
