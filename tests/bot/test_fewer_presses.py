"""Fewer presses: cards that play themselves, cards chosen ahead, and rounds that somebody ends."""

from __future__ import annotations

from hearts import Phase, settled
from tests.world import World


async def until_forced(world: World) -> int:
    """Somebody has one legal card only; gives the seat."""
    for _ in range(400):
        table = await world.table()
        person = world.on_turn()
        if table.by_itself is not None:
            return table.game.to_act[0]
        if person is None:
            await world.wait(0.5)
        else:
            await person.play(min(person.panel.playable))
    raise AssertionError("nobody had only one card to play")


async def test_the_only_legal_card_plays_itself_after_a_moment(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await world.pass_all()
    seat = await until_forced(world)
    before = await world.table()
    card = before.by_itself
    due, now = before.record.due_at or 0, world.env.now().timestamp() * 1000
    assert due - now <= 4_500
    await world.wait(5)
    after = await world.table()
    assert card not in after.game.hand(seat)
    assert after.seats[seat].misses == 0


async def test_nobody_else_is_shown_that_a_card_plays_itself(world: World) -> None:
    await world.begin(world.ben, world.chidi, world.dana)
    await world.pass_all()
    seat = await until_forced(world)
    table = await world.table()
    others = [table.seen_by(other.player_id) for other in table.seats if other.seat != seat]
    mine = table.seen_by(table.seats[seat].player_id)
    for view in (*others, table.seen_by(None)):
        assert (view.by_itself, view.ahead) == (None, None)
        assert view.due_at == mine.due_at
        assert (view.due_at or 0) - world.env.now().timestamp() * 1000 > 20_000, "the time that a choice would have"


async def test_whoever_wants_to_play_each_card_does(world: World) -> None:
    await world.begin(computers=3)
    await world.bot.people.prefer(world.ana.id, forced=False)
    await world.pass_all()
    await world.play_on(until=lambda table: len(table.game.tricks) == 12 and table.game.to_act == (0,))
    await world.wait(600)
    assert (await world.table()).game.to_act == (0,)


async def test_a_card_is_chosen_ahead_taken_back_and_played(world: World) -> None:
    await world.begin(world.ben, world.chidi, world.dana)
    await world.pass_all()
    person = await world.until_asked()
    table = await world.table()
    asked = table.game.to_act[0]
    later = next(p for p in world.people if table.my_seat(p.id) == (asked + 1) % 4)
    screen = later.panel
    card = screen.all("ahead")[0]
    screen = await later.press(screen, card)
    assert (await world.table()).ahead((asked + 1) % 4) is not None
    again = next(item for item in screen.all("ahead") if item.arg.split(".")[0] == card.arg.split(".")[0])
    assert "⏩" in again.label
    for other in world.people:
        if other is not later:
            assert (await world.table()).seen_by(other.id).ahead is None
    await later.press(screen, again)
    assert (await world.table()).ahead((asked + 1) % 4) is None
    assert person is not later


async def test_a_press_on_the_panel_of_an_earlier_round_chooses_nothing(world: World) -> None:
    await world.begin(world.ben, world.chidi, world.dana)
    await world.pass_all()
    await world.until_asked()
    await world.wait(2)
    later = next(person for person in world.people if person.panel.all("ahead"))
    old = later.panel.all("ahead")[0]
    await world.play_on(until=lambda table: len(table.game.rounds) == 1)
    await world.wait(3)
    await world.go_on()
    await world.pass_all()
    await world.until_asked()
    table = await world.table()
    assert table.game.phase is Phase.PLAYING
    seat = next(seat for seat in range(4) if seat not in table.game.to_act)
    person = next(person for person in world.people if table.my_seat(person.id) == seat)
    held = str(table.game.hand(seat)[0])
    answer = await person.forge(person.panel, old.custom_id.replace(old.arg, held + old.arg[2:]))
    assert answer is not None
    assert answer.says("note-outdated")
    assert (await world.table()).ahead(seat) is None


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
    assert screen.says("panel-claim")
    await world.ana.press(screen, "claim")
    after = await world.table()
    assert len(after.game.rounds) == rounds + 1
    assert after.game.rounds[-1].claimed == 0
    await world.wait(3)
    for shown in (screen, world.board()):
        assert shown.says("headline-claimed", who="Ana")


async def test_a_claim_is_refused_while_points_are_out(world: World) -> None:
    await world.begin(computers=3)
    await world.pass_all()
    answer = await world.ana.command("hearts claim")
    assert answer.says("reason-not-settled")
