"""Panels: they are updated as long as Discord allows it; afterwards people are called with a message."""

from random import Random
from typing import Any

import pytest

from bot.messages.panels import Update, left, updates
from bot.tables import seating
from bot.tables.pace import PACES
from bot.tables.table import Table
from bot.transport.budget import Rate
from db import Status
from hearts import Game, Pass, Play
from tests.bot.tables.lobby import ANA, BEN, CHIDI, DANA, lobby, playing
from tests.connected import ConnectedWorld
from tests.hearts.table import Table as Round
from tests.payloads import PING, texts
from tests.screens import say
from tests.world import Request, World


def nudges(world: World) -> list[Request]:
    return [request for request in world.watch.requests if request.kind == "post" and pings(request)]


def pings(request: Request) -> list[str]:
    return [found[1] for found in PING.finditer("\n".join(texts(request.body.get("components") or [])))]


async def test_every_panel_follows_the_trick_card_by_card(world: World) -> None:
    await world.begin_first_trick()
    for _ in range(6):
        person = await world.until_turn()
        mark = len(world.watch.requests)
        card = person.panel.playable[0]
        await person.play(card)
        await world.wait(2)
        for each in world.people:
            assert say.card(card) in each.panel.text
        following = world.on_turn()
        assert following is not None, "a panel shows by itself that it is its owner's turn"
        assert following is person or person.name in following.panel.text
        assert following.panel.cards >= set((await world.table()).game.trick.cards)
        counts = world.watch.count(mark)
        assert counts["answer"] == 1
        assert counts["push"] == len(world.people) - 1
        assert counts["edit"] <= 1


async def test_a_screen_in_the_place_of_the_hand_leads_back_to_it(world: World) -> None:
    await world.begin(world.ben, computers=2)
    rules = await world.ana.press(await world.ana.press(world.ana.panel, "more"), "rules")
    assert "close" not in rules.verbs, "that would delete the hand"
    assert "toggle" in (await world.ana.press(rules, "hand")).verbs


async def test_an_old_panel_is_up_to_date_after_a_press_on_it(world: World) -> None:
    await world.begin(world.ben, computers=2, pace="slow")
    await world.wait(20 * 60)
    panel = world.ana.panel
    await world.ana.pass_cards()
    await world.ben.pass_cards()
    await world.wait(3)
    assert {"play", "ahead"} & {*panel.verbs}
    assert panel.id == world.ana.panel.id


async def test_a_panel_is_pushed_again_after_a_broken_connection(connected: ConnectedWorld) -> None:
    await connected.begin(connected.ben, connected.chidi, connected.dana)  # a table, with everybody's panel open
    push = connected.server.faults.cut("PATCH", "/webhooks/*/*/messages/@original")
    await connected.pass_all()  # people press what their panels offer
    assert push.met
    await connected.wait(5)  # whoever is on turn may be the one whose panel is tried again
    assert connected.on_turn() is not None  # what is on the screens now


async def test_slow_players_are_called_once_and_until_all_of_them_have_moved(world: World) -> None:
    await world.begin(world.ben, world.chidi, computers=1)
    await world.ana.pass_cards()
    await world.wait(PACES["live"].nudge / 1000 - 2)
    assert not nudges(world)
    await world.wait(3)
    assert [sorted(pings(nudge)) for nudge in nudges(world)] == [sorted([str(world.ben.id), str(world.chidi.id)])]
    assert nudges(world)[0].body["allowed_mentions"]["users"]
    await world.wait(20)
    assert len(nudges(world)) == 1
    call = world.messages()[-1]
    panel = await world.ben.show(call)
    assert len(panel.cards) == 13, "its button leads to the hand"
    await world.ben.pass_cards(panel)
    await world.wait(3)
    assert call.exists
    await world.chidi.pass_cards()
    await world.wait(1)
    assert not call.exists


async def test_nobody_is_called_on_a_server_that_does_not_want_it(world: World) -> None:
    await world.change_settings(nudges=False)
    await world.begin(world.ben, world.chidi, world.dana)
    mark = len(world.watch.requests)
    await world.wait(PACES["live"].choose / 1000 - 5)
    assert world.watch.count(mark)["post"] == 0


async def test_the_buttons_of_every_trick_stay_the_same(world: World) -> None:
    """Discord refuses a press on a button that an edit has taken away meanwhile, though the person still sees it."""
    await world.begin(world.ben, computers=2, pace="blitz")
    await world.pass_all()
    await world.wait(200)  # until Ben is away
    back = world.ben.panel.one("back")

    async def lasting(tricks: int) -> set[tuple[str, str]]:
        await world.play_on(until=lambda table: len(table.game.tricks) == tricks)
        await world.wait(3)
        shown = [*world.ben.panel.buttons, *world.board().buttons]
        return {(item.verb, item.custom_id) for item in shown if item.verb not in ("play", "ahead")}

    first = await lasting(3)
    assert {verb for verb, _ in first} == {"back", "scores", "more", "hand"}
    assert await lasting(4) == first
    for _ in range(2):  # the second press changes nothing
        hand = await world.ben.forge(world.ben.panel, back.custom_id)
        table = await world.table()
        assert not table.seats[table.my_seat(world.ben.id)].away
        assert (hand.id, hand.text) == (world.ben.panel.id, world.ben.panel.text)


async def test_the_menu_view_plays_cards_too(world: World) -> None:
    await world.begin(world.ben, world.chidi, world.dana)
    for person in world.people:
        await person.in_menus()
    await world.pass_all()
    person = await world.until_turn()
    menu = person.panel.one("play")
    legal = (await world.table()).game.legal_plays(world.people.index(person))
    assert menu.values == [str(card) for card in legal]
    await person.play()
    assert (await world.table()).game.trick.cards == legal[:1]


async def test_under_load_only_panels_of_people_whose_turn_it_is_not_wait_longer(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.begin_first_trick()
    await world.until_turn()
    await world.wait(5)
    monkeypatch.setattr(Rate, "per_second", 1_000)
    first = world.on_turn()
    assert first is not None
    mark, card = len(world.watch.requests), first.panel.playable[0]
    await first.play(card)
    await world.wait(1.5)
    assert world.watch.count(mark)["push"] == 1
    following = world.on_turn()
    assert following is not None
    assert say.card(card) in following.panel.text
    await world.wait(4)
    assert all(say.card(card) in each.panel.text for each in world.people)


HANDS = ("3C AS KS QH KH", "2C 2S 3S 2H 3H", "3D 4S 5S 4H 5H", "4C 6S 7S 6H 7H")


def at(game: Game) -> Table:
    """Ana, Ben and Chidi play this game with a computer player."""
    return playing(game, BEN, CHIDI)


def after_play(game: Game) -> Game:
    (seat,) = game.to_act
    return game.act(seat, Play(game.legal_plays(seat)[0]))


def test_a_card_is_shown_at_once_to_those_whose_turn_ends_or_begins_and_may_be_shown_later_to_the_others() -> None:
    game = Round(*HANDS).game
    for _ in HANDS:
        before, after = at(game), at(game := after_play(game))
        at_once = {after.seats[seat].player_id for seat in (*before.game.to_act, *after.game.to_act)}
        assert set(updates(before, after)) == {
            Update(person.id, new=person.id in at_once, may_wait=person.id not in at_once)
            for person in (ANA, BEN, CHIDI)
        }


def test_who_chooses_cards_to_pass_is_not_disturbed_by_the_passes_of_others() -> None:
    table = at(Round(*HANDS, passing="left").game)
    seat = table.seat_of(BEN.id)
    assert seat is not None
    passed = at(table.game.act(seat, Pass(table.game.hand(seat)[:3])))
    assert list(updates(table, passed)) == [Update(BEN.id, new=True, may_wait=False)]


def test_who_chooses_cards_to_pass_sees_that_somebody_would_like_to_end_the_game() -> None:
    table = at(Round(*HANDS, passing="left").game)
    wished = table.with_seat(table.my_seat(BEN.id), wants_end=True)
    choosing = {Update(person.id, new=False, may_wait=False) for person in (ANA, BEN, CHIDI)}
    assert set(updates(table, wished)) == choosing
    assert not [*updates(wished, table)], "only the wish disturbs"


@pytest.mark.parametrize("passing", ["left", "dealers_choice"])
def test_who_chooses_cards_or_a_pass_sees_who_takes_a_seat_and_who_leaves_one(passing: Any) -> None:
    table = at(Round(*HANDS, passing=passing, dealer=0).game)
    host = table.record.host_id
    left = seating.leave(table, next(person for person in (BEN, CHIDI) if person.id != host), Random(1))
    taken = seating.join(left, DANA)
    for before, after in ((table, left), (left, taken)):
        assert {update.player_id for update in updates(before, after)} == {
            seat.player_id for seat in after.seats if seat.player_id
        }


def test_whose_turn_it_is_sees_that_a_computer_player_has_taken_the_place_of_another_person() -> None:
    table = at(Round(*HANDS).game)
    (seat,) = table.game.to_act
    while (player := table.seats[seat].player_id) is None:
        table = at(after_play(table.game))
        (seat,) = table.game.to_act
    gone = next(person for person in (ANA, BEN, CHIDI) if person.id != player)
    after = seating.leave(table, gone, Random(1))
    assert player in [update.player_id for update in updates(table, after)]


def test_a_new_status_is_shown_to_everybody_at_once() -> None:
    table = at(Round(*HANDS).game)
    suspended = table.with_record(status=Status.SUSPENDED)
    assert {(update.player_id, update.new) for update in updates(table, suspended)} == {
        (person.id, True) for person in (ANA, BEN, CHIDI)
    }


def test_whoever_has_left_is_named() -> None:
    before = lobby(BEN, CHIDI)
    assert list(left(before, seating.leave(before, BEN, Random(1)))) == [BEN.id]
    assert list(left(before, before)) == []
