"""/solo: a game for one person, at once, on a panel that nobody else sees."""

from typing import Any

import pytest

from bot.tables.pace import DAY
from bot.tables.person import Person as Sitter
from bot.ui.names import SHORT_NAME, seat_name
from bot.ui.tabletop import which_trick
from db import KindName, Status
from hearts import Card, Phase
from tests.cogs.test_anywhere import is_used, without
from tests.connected import ConnectedWorld
from tests.screens import Button, say
from tests.world import World
from tests.world.person import Person
from tests.world.screen import Screen

__all__ = ["without"]


async def play_round(person: Person) -> Screen:
    """Passes and plays what the panel offers until a round is over."""
    while True:
        panel = person.panel
        if "ready" in panel.verbs or "review" in panel.verbs:
            return panel
        if "pass" in panel.verbs:
            await person.pass_cards()
        else:
            await person.play()


def named(screen: Screen, arg: str) -> Button:
    """A button about the game itself."""
    return next(
        item for item in (*screen.all("solo"), *screen.all("study")) if arg in (item.arg, item.arg.split(".")[0])
    )


async def begin(world: World, speed: str = "at-once", **options: Any) -> Screen:
    """Ana's panel once she may play a card, or once she has passed where computer players pause."""
    await world.ana.command("solo", speed=speed, **options)
    return await world.ana.pass_cards()


async def until(world: World, verb: str) -> Screen:
    """Ana's panel once it offers this."""
    for _ in range(40):
        if verb in world.ana.panel.verbs:
            return world.ana.panel
        await world.wait(0.2)
    raise AssertionError(f"the panel never offers {verb}")


async def test_the_first_card_comes_right_after_the_pass(world: World) -> None:
    passing = await world.ana.command("solo", speed="at-once")
    assert passing.private
    assert len(passing.all("toggle")) == 13
    playing = await world.ana.pass_cards(passing)
    assert playing.playable, "the computer players before her have played within the press"
    after = await world.ana.play()
    assert after.playable or after.says("solo-round-over", round=1)
    table = await world.table()
    assert table.seat_of(world.ana.id) in table.game.to_act


@pytest.mark.parametrize("speed", ["at-once", "brisk"])
async def test_the_card_that_was_played_is_not_told_below_the_trick_that_shows_it(world: World, speed: str) -> None:
    await begin(world, speed=speed)
    asked = await until(world, "play")
    pressed = next(item for item in asked.all("play") if not item.disabled)
    card = say.card(Card.parse(pressed.arg))
    panel = await world.ana.press(asked, pressed)
    assert panel.text.count(card) == 1


async def test_a_solo_game_sends_no_public_message_no_push_and_has_no_deadline(world: World) -> None:
    mark = len(world.watch.requests)
    await begin(world)
    over = await play_round(world.ana)
    counts = world.watch.count(mark)
    assert set(counts) == {"answer"}
    assert world.messages() == []
    assert over.says("solo-round-over", round=1)
    before = (await world.table()).game
    await world.wait(DAY / 1000)
    await world.later(6 * DAY / 1000)
    assert (await world.table()).game is before
    assert world.watch.count(mark) == counts
    assert (await world.ben.command("hearts status")).says("status-none")


async def test_the_next_round_begins_with_one_press_and_the_game_ends_with_a_result(world: World) -> None:
    await world.ana.command("solo", preset="quick", speed="at-once")
    while "ready" in (panel := await play_round(world.ana)).verbs:
        await world.ana.press(panel, "ready")
    table = await world.table()
    assert table.record.status is Status.OVER
    assert table.record.due_at is None
    assert {"review", "replay"} <= set(panel.verbs)
    mine = (await world.ana.command("profile")).text
    assert world.ana.name in mine
    won = int(table.seat_of(world.ana.id) in table.game.winners)
    assert say("profile-solo-level", wins=won, games=1, level="Casual") in mine
    for theirs in (
        await world.ana.command("profile", public=True),
        await world.ben.command("profile", member=world.ana.actor),
        await world.ben.command("history"),
        await world.ben.command("leaderboard"),
    ):
        assert "solo" not in theirs.text
    again = await world.ana.press(panel, named(panel, "new"))
    assert again.all("toggle") or again.playable
    new = await world.table(2)
    assert (new.rules, new.record.kind, new.record.preset) == (table.rules, KindName.SOLO, "quick")


async def test_a_solo_game_goes_on_after_a_restart_and_on_another_device(world: World) -> None:
    await begin(world)
    phone = await world.ana.play()
    before = (await world.table()).game
    await world.restart(away=3600)
    laptop = await world.ana.command("solo")
    assert (await world.table()).game == before
    assert laptop.playable == phone.playable
    await world.ana.play(screen=laptop)
    moved = (await world.table()).game
    stale = await world.ana.play(phone.playable[0], screen=phone)
    assert stale.says("note-outdated")
    assert (await world.table()).game is moved
    assert stale.cards == world.ana.panel.cards


async def test_actions_for_several_people_are_refused_in_a_solo_game(world: World) -> None:
    panel = await begin(world)
    before = await world.table()
    for verb in ("pause", "leave", "cancel", "go-on", "rematch", "start", "computer", "levels", "more"):
        refusal = await world.ana.forge(panel, f"h1:b:{verb}:1:0:")
        assert refusal is not None, verb
        assert refusal.says("refusal-unreadable"), verb
        assert await world.table() is before, verb


async def test_a_solo_game_is_no_table_of_a_server(world: World) -> None:
    await begin(world)
    for command in ("hearts hand", "hearts leave", "hearts pause"):
        assert (await world.ben.command(command)).says("refusal-no-table-of-yours")
        assert (await world.ana.command(command)).says("refusal-solo-only-alone")
    assert (await world.ana.command("hearts status")).text.splitlines()[1:] == [say("solo-to-continue")]
    assert await world.ana.complete("hearts hand", "table", "") == []
    assert await world.bot.tables.in_channel(world.channel.id) == []


async def test_a_person_with_ten_tables_can_still_play_solo(world: World) -> None:
    await begin(world)
    for _ in range(10):
        await world.open()
    assert (await world.ana.command("solo")).playable


@pytest.mark.parametrize("speed", ["brisk", "people"])
async def test_a_finished_trick_stays_until_its_person_goes_on(world: World, speed: str) -> None:
    await begin(world, speed=speed)
    await until(world, "play")
    while "on" not in world.ana.panel.verbs:  # until somebody else takes a trick
        mark = len(world.watch.requests)
        await world.ana.play()
        await world.wait(5)
    assert set(world.watch.count(mark)) == {"answer", "push"}
    stays = await world.table()
    assert stays.lingers
    view = stays.seen_by(world.ana.id)
    assert which_trick(view, say) in world.ana.panel.text, "who takes the trick is told above its cards"
    leads = seat_name(view, view.game.to_act[0], say, SHORT_NAME)
    assert world.ana.panel.says("panel-leads-trick", who=leads, trick=len(view.game.tricks) + 1)
    assert world.ana.panel.all("ahead"), "a card can be picked, too"
    await world.wait(DAY / 1000)
    assert (await world.table()).game is stays.game, "as long as one likes"
    await world.ana.press(world.ana.panel, "on")
    assert (await world.table()).game.round.plays, "the next trick is led"
    await until(world, "play")


async def test_a_card_chosen_ahead_goes_on_after_a_finished_trick_and_a_second_press_changes_nothing(
    world: World,
) -> None:
    async def until_a_trick_stays() -> Screen:
        while not (await world.table()).lingers:
            await until(world, "play")
            await world.ana.play()
            await world.wait(5)
        return world.ana.panel

    await begin(world, speed="brisk")
    panel = await until_a_trick_stays()
    await world.ana.press(panel, next(item for item in panel.all("ahead") if not item.disabled))
    assert (await world.table()).game.round.plays
    await world.wait(5)
    panel = await until_a_trick_stays()
    press = panel.one("on").custom_id
    await world.ana.forge(panel, press)
    await until(world, "play")
    before = (await world.table()).game
    again = await world.ana.forge(panel, press)
    assert again.says("note-outdated")
    assert (await world.table()).game is before


async def test_a_first_solo_game_does_not_play_ahead_of_its_person(world: World) -> None:
    """No card of theirs plays itself, even the only one that they may play, and computer players pause."""
    await world.ana.command("solo")
    assert (await world.table()).record.settings.speed == "brisk"
    await world.ana.pass_cards()
    while not (await world.table()).game.tricks:
        table = await world.table()
        if not table.by_computer(table.game.to_act[0]):
            assert table.autoplay is None
            got, gave = (say.cards(cards) for cards in (table.game.view(0).received, table.game.view(0).passed))
            assert world.ana.panel.says("panel-passed", received=got, gone=gave)
            await world.ana.play()
        await world.wait(1)


async def test_slow_computer_players_hurry_once_told_to(world: World) -> None:
    await begin(world, speed="people")
    panel = await world.ana.command("solo", speed="at-once")
    assert panel.playable


async def test_a_game_that_waits_for_thirty_days_ends_quietly(world: World) -> None:
    await begin(world)
    mark = len(world.watch.requests)
    await world.wait(DAY / 1000)
    await world.later(28 * DAY / 1000)
    assert (await world.table()).alive
    await world.wait(2 * DAY / 1000)
    assert (await world.table()).record.status is Status.CANCELLED
    assert not world.watch.count(mark)
    assert (await world.ana.command("solo")).one("pass")
    assert (await world.table(2)).game.phase is Phase.PASSING


async def test_another_preset_counts_for_the_next_solo_game(world: World) -> None:
    await begin(world)
    panel = await world.ana.command("solo", preset="omnibus")
    assert panel.says("solo-goes-on")
    assert (await world.table()).record.preset == "standard"
    await world.ana.command("solo", preset="omnibus", restart=True)
    assert (await world.table(2)).record.preset == "omnibus"
    assert not (await world.ben.command("solo", preset="omnibus")).says("solo-goes-on")
    assert (await world.table(3)).record.preset == "omnibus"


async def test_the_help_leads_to_a_solo_game(world: World) -> None:
    assert "solo" not in (await world.ana.command("help", page="play")).verbs
    helped = await world.ana.command("help")
    panel = await world.ana.press(helped, "solo")
    assert panel.one("pass")
    assert panel.id == helped.id


async def test_the_coach_speaks_in_each_new_game_of_somebody_who_likes_that(world: World) -> None:
    await world.bot.people.prefer(world.ana.id, coached=True)
    await world.ana.command("solo")
    panel = await world.ana.command("solo", restart=True)
    sure = await world.ana.press(await world.ana.press(panel, named(panel, "game")), named(panel, "sure"))
    await world.ana.press(sure, named(sure, "new"))
    assert [(await world.table(number)).seats[0].hinted for number in (1, 2, 3)] == [True] * 3


async def test_a_solo_game_can_be_played_in_a_direct_message(world: World) -> None:
    await begin(world)
    user = world.ana.actor.user
    shown = world.ana._shown(await user.slash("solo"))
    assert shown.private
    card = next(item for item in shown.all("play") if not item.disabled)
    after = world.ana._shown(await user.click(shown.message, custom_id=card.custom_id))
    assert after.playable != [card.card]
    assert (await world.table()).game.tricks
    refused = world.ana._shown(await user.click(shown.message, custom_id=named(after, "game").custom_id))
    assert refused.all("solo")


async def test_a_solo_game_whose_player_deletes_their_data_is_deleted_and_says_that_it_is_over(
    connected: ConnectedWorld,
) -> None:
    shown = await connected.ana.command("solo")
    await connected.bot.privacy.delete(Sitter(connected.ana.id, "Ana"))
    await connected.wait(20)
    assert await connected.bot.store.tables.load(1) is None
    assert shown.says("ended-game")
    assert "join" not in shown.verbs


async def test_a_message_in_which_another_game_is_shown_is_no_panel_of_the_earlier_one(world: World) -> None:
    shown = await world.ana.command("solo")
    await world.ana.command("solo", restart=True)
    await world.wait(10)
    assert shown.says("closed-alone")
    await world.ana.press(shown, "solo")
    assert shown.all("toggle"), "the new game is shown in its place"
    assert len(world.bot.panels.open) == 1, "the ended game would be pushed over the new one, or close it"


async def test_a_person_plays_alone_on_a_server_that_does_not_have_the_bot(without: ConnectedWorld) -> None:
    await is_used(without, "solo")
