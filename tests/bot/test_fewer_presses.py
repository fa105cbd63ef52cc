"""Fewer presses: cards that play themselves, premoves, and claims."""

import pytest

from bot.tables.automatic_moves import MissedTurn
from bot.ui.playing import asks_by_rule
from hearts import Card, Phase, Suit, settled
from tests.payloads import MENU
from tests.world import Person, Screen, World, say


async def until_forced(world: World) -> int:
    """Plays until a person has only one legal card; returns the seat."""
    for _ in range(400):
        table = await world.table()
        person = world.on_turn()
        if table.autoplay is not None:
            return table.game.to_act[0]
        if person is None:
            await world.wait(0.5)
        else:
            await person.play(min(person.panel.playable))
    raise AssertionError("nobody had only one card to play")


async def test_a_person_who_is_asked_for_their_only_card_may_still_choose_whether_it_plays_itself(world: World) -> None:
    await world.begin(world.ben, world.chidi, world.dana)
    await world.wait(10)  # from then on a deadline counts
    await world.pass_all()
    seat = await until_forced(world)
    before = await world.table()
    owner = next(person for person in world.people if person.id == before.seats[seat].player_id)
    await switch_autoplay(owner, "no")
    await world.wait(10)
    asked = await world.table()
    assert (asked.game.to_act, asked.seats[seat].misses, asked.autoplay) == ((seat,), 0, None)
    assert asked.deadline == before.deadline
    await switch_autoplay(owner, "yes")
    await world.wait(1)
    after = await world.table()
    assert before.autoplay not in after.game.hand(seat)
    assert after.seats[seat].misses == 0


async def switch_autoplay(person: Person, answer: str) -> None:
    await person.has(lambda ctx: ctx.prefer(forced=answer == "yes"))


async def test_a_card_is_chosen_ahead_taken_back_and_played(world: World) -> None:
    await world.begin_first_trick()
    person = await world.until_asked()
    table = await world.table()
    asked = table.game.to_act[0]
    later = next(p for p in world.people if table.my_seat(p.id) == (asked + 1) % 4)
    screen = later.panel
    card = screen.all("ahead")[0]
    first = screen
    screen = await later.press(first, card)
    assert (await world.table()).premove((asked + 1) % 4) is not None
    await later.forge(first, card.custom_id)
    assert (await world.table()).premove((asked + 1) % 4) is not None, "a double press takes nothing back"
    again = next(item for item in screen.all("ahead") if item.arg.split(".")[0] == card.arg.split(".")[0])
    assert "⏩" in again.label
    for other in world.people:
        if other is not later:
            assert (await world.table()).seen_by(other.id).premove is None
    for _ in range(2):
        await later.forge(screen, again.custom_id)
        assert (await world.table()).premove((asked + 1) % 4) is None
    changed = await later.press(later.panel, later.panel.all("ahead")[1])
    await later.forge(changed, again.custom_id)
    assert (await world.table()).premove((asked + 1) % 4) is not None, "it was another card"
    assert person is not later


async def test_a_claim_ends_the_round_for_everybody(world: World) -> None:
    await world.begin(computers=3)
    for _ in range(6):
        await world.pass_all()
        await world.play_on(until=lambda table: table.game.round is None or settled(table.game.view(0)))
        table = await world.table()
        if table.game.phase is Phase.PLAYING:
            break
        await world.go_on()
    rounds = len(table.game.rounds)
    screen = await world.ana.command("hearts hand")
    points = table.game.view(0).points
    assert screen.says("panel-claim", left="no" if sum(points) == 26 else "points" if any(points[1:]) else "moon")
    pressed = screen.one("claim").custom_id
    await world.ana.press(screen, "claim")
    after = await world.table()
    assert len(after.game.rounds) == rounds + 1
    assert after.game.rounds[-1].claimed == 0
    await world.wait(3)
    assert world.board().says("headline-claimed", who="Ana", me=False)
    await world.go_on()
    late = await world.ana.forge(screen, pressed)
    assert late is not None
    assert late.says("note-outdated"), "it was about another round"


async def someone_to_follow(world: World) -> tuple[Person, Suit]:
    """Plays until somebody has led, and a person who plays later in the trick has at least two cards of that suit."""
    for _ in range(100):
        asked = await world.until_asked()
        table = await world.table()
        game = table.game
        if game.trick is not None and game.trick.plays:
            led = game.trick.plays[0][1].suit
            for offset in range(1, 4 - len(game.trick.plays)):
                seat = (game.to_act[0] + offset) % 4
                person = next(one for one in world.people if table.my_seat(one.id) == seat)
                if led is not None and sum(card.suit is led for card in game.hand(seat)) > 1:
                    return person, led
        await world.wait(1)
        await asked.play(min(asked.panel.playable))
    raise AssertionError("nobody follows")


async def choose_ahead(world: World, person: Person, card: Card) -> Screen:
    """Chooses a card ahead with a button, or in the menu if the person uses menus."""
    screen = person.panel
    for item in screen.all("ahead"):
        if item.kind == MENU:
            return await person.pick(screen, item, [next(v for v in item.values if v.startswith(str(card)))])
        if item.arg.startswith(str(card)):
            return await person.press(screen, item)
    raise AssertionError(f"{card} is not on {screen}")


async def turn_comes(world: World, person: Person, card: Card) -> bool:
    """The others play until the person's card was played or the person is asked after all. Returns whether it was
    played."""
    seat = (await world.table()).my_seat(person.id)
    for _ in range(40):
        table = await world.table()
        if card not in table.game.hand(seat):
            return True
        if seat in table.game.to_act and table.autoplay is None:
            return False
        if (other := world.on_turn()) is not None and other is not person:
            await other.play(min(other.panel.playable))
        await world.wait(1)
    raise AssertionError("the turn does not come")


@pytest.mark.parametrize("menus", [False, True])
async def test_a_card_chosen_ahead_plays_itself_in_its_turn_or_the_panel_names_it_and_says_why_not(
    world: World, menus: bool
) -> None:
    for person in world.people if menus else ():
        await world.bot.people.prefer(person.id, panel="menus")
    await world.begin_first_trick()
    played = False
    for _ in range(6):
        person, led = await someone_to_follow(world)
        hand = (await world.table()).game.hand((await world.table()).my_seat(person.id))
        card = min(card for card in hand if card.suit is led)
        chosen = await choose_ahead(world, person, card)
        assert chosen.says("panel-premove", card=say.card(card))
        assert menus or any("⏩" in item.label for item in chosen.all("ahead"))
        played = await turn_comes(world, person, card)
        if played:
            break
        assert say("panel-premove-asked", card=say.card(card), why="").split(":")[0] in person.panel.text
    assert played, "in six tricks something unforeseen happened each time"

    for _ in range(6):
        person, led = await someone_to_follow(world)
        hand = (await world.table()).game.hand((await world.table()).my_seat(person.id))
        others = [card for card in hand if card.suit is not led]
        if others:
            break
        await world.play_on(until=lambda table: table.game.trick is None or not table.game.trick.plays)
    refused = await choose_ahead(world, person, others[0])
    assert refused.says("reason-follow-suit"), "nothing that comes can make it playable in this trick"
    table = await world.table()
    assert table.premove(table.my_seat(person.id)) is None


async def test_a_late_person_is_told_what_was_played_and_that_a_computer_player_stands_in(world: World) -> None:
    await world.begin_first_trick(pace="blitz")
    person = await world.until_asked()
    table = await world.table()
    seat, hand = table.my_seat(person.id), set(table.game.hand(table.my_seat(person.id)))
    trick = len(table.game.tricks) + 1
    while not (await world.table()).seats[seat].misses:
        await world.wait(1)
    await world.wait(2)
    (card,) = hand - set((await world.table()).game.hand(seat))
    assert say("panel-time-was-up", card=say.card(card)) in person.panel.text
    while not (await world.table()).seats[seat].away:
        if (other := world.on_turn()) is not None and other is not person:
            await other.play(min(other.panel.playable))
        await world.wait(1)
    await world.wait(2)
    assert (await world.table()).seats[seat].misses == 2
    assert f"{person.name} 💤 ·" in world.board().text
    missed = MissedTurn.read((await world.table()).seats[seat].missed)
    assert missed is not None
    assert missed.trick >= trick
    stood_in = say("panel-stood-in", round=missed.round, trick=missed.trick)
    assert stood_in in person.panel.text
    await person.press(person.panel, "back")
    assert stood_in not in person.panel.text
    assert "back" not in person.panel.verbs
    assert ((await world.table()).seats[seat].away, (await world.table()).seats[seat].misses) == (False, 0)
    await world.wait(5)
    assert "💤" not in world.board().text


async def test_a_refused_card_repeats_no_rule_that_the_question_says(world: World) -> None:
    await world.begin(world.ben, world.chidi, world.dana)
    await world.pass_all()
    person = await world.until_turn()
    for _ in range(2):  # the two of clubs, then clubs
        table = await world.table()
        view = table.game.view(table.my_seat(person.id))
        if view.blocked and asks_by_rule(view):
            (card, reason), *_ = view.blocked.items()
            grey = next(item for item in person.panel.all("play") if item.arg == str(card))
            refused = await person.forge(person.panel, grey.custom_id)
            assert refused is not None
            assert not refused.says(f"reason-{reason}")
            assert refused.says(f"why-{reason}", suit="C", card=say.card(view.legal[0]))
            return
        await person.play()
        person = await world.until_turn()
    raise AssertionError("nobody had to play anything")
