"""Presses that should not happen: twice, too late, for another person, or forged. None plays or shows a card."""

from threading import Event
from typing import Any

import pytest

from bot.answers.context import Context
from bot.answers.feature import Feature
from bot.answers.router import READY_TIMEOUT, Router
from bot.tables import computers
from bot.ui.actions import Action
from hearts import Card, Game
from hearts.cards import ALL_CARDS
from players.levels import NotReady
from players.pinned import answer
from tests.connected import ConnectedWorld
from tests.world import Screen, World


@pytest.fixture
async def playing(world: World) -> World:
    """Four people in the first trick."""
    await world.begin_first_trick()
    return world


async def game(world: World) -> Game:
    return (await world.table()).game


def card_button(screen: Screen, card: Card) -> str:
    return next(item.custom_id for item in screen.all("play") if item.card is card)


async def test_two_rapid_clicks_on_a_card_play_it_once(playing: World) -> None:
    person = await playing.until_turn()
    press = card_button(person.panel, person.panel.playable[0])
    answers = await playing.at_once((person, person.panel, press, None), (person, person.panel, press, None))
    assert all(answer is not None for answer in answers)
    assert len((await game(playing)).trick.plays) == 1


async def test_two_rapid_clicks_on_two_cards_play_one_of_them(playing: World) -> None:
    await (await playing.until_turn()).play()
    await playing.wait(1)
    person = await playing.until_turn()
    cards = person.panel.playable
    presses = [(person, person.panel, card_button(person.panel, card), None) for card in cards[:2]]
    await playing.at_once(*presses)
    assert len((await game(playing)).trick.plays) == 2


async def test_a_button_of_an_earlier_trick_redraws_the_panel(playing: World) -> None:
    person = await playing.until_turn()
    old = {item.card: item.custom_id for item in person.panel.all("play")}
    await playing.play_on(until=lambda table: len(table.game.tricks) == 1)
    await playing.wait(1)
    before = await game(playing)
    for card in before.hand(before.to_act[0])[:3]:
        if card in old:
            assert (await person.forge(person.panel, old[card])).says("note-outdated")
    assert await game(playing) is before


async def test_a_button_of_an_earlier_round_redraws_the_panel(world: World) -> None:
    await world.begin(world.ben, computers=2)
    press = world.ana.panel.all("toggle")[0].custom_id
    await world.skip_round()
    await world.go_on()
    before = await game(world)
    assert (await world.ana.forge(world.ana.panel, press)).says("note-outdated")
    assert await game(world) is before


async def test_a_button_of_a_game_that_is_over_shows_how_it_ended(world: World) -> None:
    await world.begin(world.ben, computers=2)
    panel = world.ana.panel
    buttons = [item.custom_id for item in panel.buttons if item.verb not in ("learn", "scores")]
    await world.ana.end()
    for custom_id in buttons:
        assert (await world.ana.forge(panel, custom_id)).says("closed-game")


async def test_the_first_press_counts_on_two_panels_of_one_person(playing: World) -> None:
    person = await playing.until_turn()
    phone = person.panel
    playing.env.inject_error("DELETE", "/webhooks/*/*/messages/@original", status=404, code=10015)  # it stays open
    laptop = await person.show(playing.board())
    assert phone.id != laptop.id
    first, *_ = laptop.playable
    await person.play(first, screen=laptop)
    answer = await person.press(phone, phone.first_card)
    assert answer.says("note-outdated")
    assert answer.id == phone.id
    assert len((await game(playing)).trick.plays) == 1


async def test_strangers_see_no_hand_behind_the_buttons_of_a_table(playing: World) -> None:
    eve = playing.arrive("Eve")
    for verb in playing.board().verbs:
        answer = await eve.press(playing.board(), verb)
        assert answer.private
        assert not answer.cards


async def test_strangers_can_do_nothing_with_the_buttons_of_a_panel(playing: World) -> None:
    eve = playing.arrive("Eve")
    person = await playing.until_turn()
    before = await game(playing)
    for item in person.panel.buttons:
        answer = await eve.forge(person.panel, item.custom_id)
        assert not answer.cards - ({item.card} if item.verb == "play" else set())
    assert await game(playing) is before


async def test_other_players_can_do_nothing_with_the_buttons_of_a_panel(playing: World) -> None:
    person = await playing.until_turn()
    other = next(one for one in playing.people if one is not person)
    before = await game(playing)
    for item in person.panel.all("play"):
        await other.forge(other.panel, item.custom_id)
    assert await game(playing) is before


async def test_cards_of_other_hands_are_not_played(playing: World) -> None:
    person = await playing.until_turn()
    before = await game(playing)
    (seat,) = before.to_act
    for card in ALL_CARDS:
        if card not in before.legal_plays(seat):
            await person.forge(person.panel, f"h1:b:play:1:{before.prompt}:{card}")
    assert await game(playing) is before


FORGED = (
    "h1:b:nonsense:1:3:",
    "h1:b:play:1:3:",
    "h1:b:play:1:3:ZZ",
    "h1:b:play:1:3:XX",
    "h1:b:play:1:999999999:2C",
    "h1:b:play:999999999999999999:3:2C",
    "h1:b:play:0:0:2C",
    "h1:b:pass:1:3:2C.3C",
    "h1:b:pass:1:3:" + ".".join(["2C"] * 20),
    "h1:b:pass:1:3:...",
    "h1:b:toggle:1:3:QS",
    "h1:b:toggle:1:3:x",
    "h1:b:call:1:3:+9.9",
    "h1:b:call:1:3:+1.99999999999999999999999999",
    "h1:b:call:1:3:nonsense",
    "h1:b:recall:1:3:",
    "h1:b:give:1:3:",
    "h1:b:moon:1:3:others_up",
    "h1:b:moon:1:3:both",
    "h1:b:ready:1:0:",
    "h1:b:ready:1:100:",
    "h1:b:ready:1:99999:",
    "h1:b:ready:1:3:panel",
    "h1:b:rematch:1:0:",
    "h1:b:join:1:0:",
    "h1:b:computer:1:0:",
    "h1:b:nocomputer:1:0:",
    "h1:b:start:1:0:",
    "h1:b:sure:1:0:everything",
    "h1:b:view:1:3:upside-down",
    "h1:b:change:1:3:",
    "h1:b:clear:1:3:",
    "h1:b:hand:77:0:",
    "h1:b:more:77:0:",
    "h1:b:scores:77:0:",
    "h1:b:back:77:0:",
    "h0:b:play:1:3:2C",
    "h1:b:play:1:3:2C:more",
    "anything else",
)


@pytest.mark.parametrize("public", [False, True], ids=["private", "public"])
async def test_invented_buttons_are_answered_and_do_nothing(playing: World, public: bool) -> None:
    person = await playing.until_turn()
    before = await playing.table()
    board, panel = playing.board(), person.panel
    title = board.text.splitlines()[0]
    for custom_id in FORGED:
        answer = await person.forge(board if public else panel, custom_id)
        assert not answer.says("error-unexpected", reference=answer.text.split()[-1] if answer.text else ""), custom_id
        after = await playing.table()
        unchanged = (after.game, after.seats, after.record.status) == (before.game, before.seats, before.record.status)
        assert unchanged, custom_id
    await playing.wait(3)
    assert playing.board().text.splitlines()[0] == title


INVENTED: tuple[list[str], ...] = (
    ["2C.0", "2C.0", "2C.0"], ["QS.0", "AS.1", "KS.2"], ["zz"], [""], ["2C.0"] * 25, ["nonsense.x.y"], []
)  # fmt: skip


async def test_invented_choices_are_answered_and_do_nothing(world: World) -> None:
    await world.begin(world.ben, computers=2)
    before = await world.table()
    panel = await world.ana.in_menus()
    hand = set(before.game.hand(0))
    for values in INVENTED:
        for custom_id in (panel.one("choose").custom_id, "h1:s:choose:1:2:9", "h1:s:play:1:2:", "h1:s:give:1:1:x"):
            answer = await world.ana.forge(panel, custom_id, values)
            assert not answer.says("error-unexpected", reference=answer.text.split()[-1]), values
        assert panel.cards <= hand, f"a draft with cards that are not held: {values}"
        assert (await world.table()).game is before.game, values


async def test_no_invented_pass_is_accepted(world: World) -> None:
    await world.begin(world.ben, computers=2)
    before = await world.table()
    mine, others = before.game.hand(0), before.game.hand(before.my_seat(world.ben.id))
    for cards in (mine[:2], mine[:4], others[:3], (mine[0],) * 3, (*mine[:2], others[0])):
        await world.ana.forge(world.ana.panel, f"h1:b:pass:1:2:{'.'.join(map(str, cards))}")
    assert (await world.table()).game is before.game


async def test_a_person_who_presses_for_the_first_time_is_remembered(world: World) -> None:
    lobby, emil = await world.open(), world.arrive("Emil")
    await emil.press_more(lobby, "rules")
    record = await world.bot.store.directory.player(emil.id)
    assert record is not None
    assert record.name == "Emil"


@pytest.mark.parametrize("press", ["h1:b:toggle:1:1:QS", "h1:b:exchange:1:1:QS.1"])
async def test_a_button_of_another_version_gets_the_hand_as_it_is_now(world: World, press: str) -> None:
    await world.begin(world.ben, computers=2)
    answer = await world.ana.forge(world.ana.panel, press)
    assert answer.says("note-outdated")
    assert len(answer.cards) == 13
    assert not (await world.table()).game.view(0).passed


async def test_a_button_of_another_version_without_a_table_is_said_to_be_out_of_date(world: World) -> None:
    await world.begin(world.ben, computers=2)
    assert (await world.ana.forge(world.ana.panel, "h2:toggle")).says("refusal-unreadable")


def test_a_verb_belongs_to_one_feature() -> None:
    async def press(ctx: Context, action: Action) -> None:
        """Nothing."""

    router = Router()
    router.add(Feature(presses={"roll": press}))
    with pytest.raises(ValueError, match="roll"):
        router.add(Feature(presses={"roll": press, "other": press}))
    assert "other" not in router.presses


async def test_a_press_that_is_made_up_draws_nothing_over_the_message_of_something_else(
    connected: ConnectedWorld,
) -> None:
    """In the other world a made-up button is on its message."""
    lobby, other = await connected.open(), await connected.open(host=connected.ben)
    before = lobby.text
    for person, message, custom_id in (
        (connected.chidi, lobby, other.one("join").custom_id),
        (connected.dana, lobby, "h1:b:accept:2:0:"),
        (connected.ana, lobby, "h1:b:come:2:0:"),
    ):
        asked = person.person.forge(message.message, custom_id)
        await connected.wait(5)
        assert asked.message is not None
        assert asked.message.only_for == person.id, "the answer is private"
    assert lobby.text == before
    assert lobby.one("join").table == 1
    assert [name for name in ("Ana", "Ben", "Chidi", "Dana") if name in other.text] == ["Ana", "Ben", "Chidi", "Dana"]


class Kernel:
    """A kernel that is ready when the test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._ready = Event()
        self.compiling = True

        def answered(version: str, view: Any) -> Any:
            if not self._ready.is_set():
                raise NotReady
            return answer(version, view)

        monkeypatch.setattr(computers, "answer", answered)
        monkeypatch.setattr(computers, "prepare", lambda: None)
        monkeypatch.setattr("players.prepare", lambda: self)
        monkeypatch.setattr("players.ready", self._ready.is_set)

    def is_alive(self) -> bool:
        return self.compiling

    def finish(self) -> None:
        self._ready.set()


def test_a_try_waits_no_longer_than_its_answer_can_be_edited() -> None:
    assert READY_TIMEOUT < 15 * 60
