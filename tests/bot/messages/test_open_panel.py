"""Open panels without a Discord: when one is pushed, with which token, and when it is forgotten."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from random import Random
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.messages.panels import PUSHABLE, TOGETHER, OpenPanels, Panel, Panels
from bot.tables import seating
from bot.tables.drafts import Draft, Drafts
from bot.tables.pace import Tempo
from bot.tables.repository import Cause, Ownership
from bot.tables.table import Table
from bot.transport.answer import Answer
from bot.transport.failures import RETRY, AnswerLost
from bot.ui import items
from db import Status, StoreUnavailable
from tests.bot.tables.lobby import ANA, BEN, playing
from tests.bot.transport.test_failures import refused
from tests.driven_time import DrivenTime
from tests.hearts.table import Table as Round
from tests.hindered import fail

NUMBER = 1
MINE = (NUMBER, ANA.id)
HANDS = ("3C AS KS QH KH", "2C 2S 3S 2H 3H", "3D 4S 5S 4H 5H")
ELSEWHERE = "another screen"
MESSAGE, OTHER = 71, 72
"""Two private messages of Ana's."""


def test_the_panels_of_a_person_are_found_among_those_of_others() -> None:
    panels = OpenPanels()
    opened = {key: Panel(0) for key in [(1, ANA.id), (1, BEN.id), (2, ANA.id), (3, ANA.id)]}
    panels.update(opened)
    panels[1, ANA.id] = opened[1, ANA.id] = Panel(1)
    del panels[2, ANA.id], opened[2, ANA.id]
    assert dict(panels.of(ANA.id)) == {key: panel for key, panel in opened.items() if key[1] == ANA.id}
    panels[1, ANA.id] = panels.pop((1, ANA.id))
    assert [*panels] == [(1, BEN.id), (3, ANA.id), (1, ANA.id)], "the oldest first"
    for key in [*panels]:
        del panels[key]
    assert panels.of(ANA.id) == panels.of(BEN.id) == []


@dataclass
class Hand:
    """Ana's panel at a table with Ben and a computer player, and a sender that notes what it is to send."""

    time: DrivenTime
    table: Table
    tempo: Tempo = field(default_factory=Tempo)
    drafts: Drafts = field(default_factory=Drafts)
    shows: str = "a hand"
    drawn: int = 0
    """How often it was drawn."""
    sent: list[tuple[str, str]] = field(default_factory=list)
    """The tokens and texts of all pushes."""
    closed: list[str] = field(default_factory=list)
    """The tokens of private messages that were deleted."""
    refused: Exception | None = None
    arrives: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self) -> None:
        self.now, self.ownership = self.time.milliseconds, Ownership()
        self.panels = Panels(self, self._draw, self)  # type: ignore[arg-type]
        self.arrives.set()

    def _draw(self, *_: object) -> items.Layout:
        self.drawn += 1
        return items.screen(items.text(self.shows))

    async def get(self, table_id: int) -> Table:
        return self.table

    async def edit_original(self, token: str, layout: items.Layout) -> None:
        self.sent.append((token, str(layout.to_components()[0]["components"][0]["content"])))
        await self.arrives.wait()
        if self.refused is not None:
            raise self.refused

    async def delete_original(self, token: str) -> None:
        self.closed.append(token)

    @property
    def is_live(self) -> bool:
        """Whether Ana's panel can still be pushed."""
        return self.panels.open[MINE].is_live(self.now())

    @property
    def pushed(self) -> list[str]:
        """The tokens of the pushes since this was asked last, after enough time for all of them."""
        tokens = [token for token, _ in self.sent]
        self.sent.clear()
        return tokens

    async def wait(self, seconds: float = 2.0) -> None:
        await self.time.pass_by(seconds)

    def press(self, token: str, message: int | None = MESSAGE, table: int = NUMBER) -> Any:
        """Ana's press in a private message, or a command if there is no message."""
        pressed = message and SimpleNamespace(id=message, flags=SimpleNamespace(ephemeral=True))
        data = {"custom_id": f"h1:b:hand:{table}:0:"}
        locale = discord.Locale.british_english
        return SimpleNamespace(
            user=SimpleNamespace(id=ANA.id),
            message=pressed,
            token=token,
            locale=locale,
            data=data,
            extras={},
        )

    def look_elsewhere(self, token: str, message: int | None = MESSAGE, table: int = NUMBER) -> int | None:
        """Answers a press of Ana's with another screen. Returns the id of the table to which a way back leads."""
        press = self.press(token, message, table)
        with self.panels.setting_aside(press, items.screen(items.text(ELSEWHERE))):
            return self.panels.table_of_panel(press)

    async def answer(
        self,
        token: str,
        meanwhile: Callable[[], Awaitable[object]] | None = None,
        message: int | None = MESSAGE,
        table: int = NUMBER,
    ) -> None:
        """Answers a press of Ana's with the hand."""
        with self.panels.answering(table, self.press(token, message, table), self._draw()):
            if meanwhile is not None:
                await meanwhile()

    async def change(self, shows: str = "a changed hand", **changes: Any) -> list[str]:
        """Changes the table and what the hand shows; the tokens of the pushes."""
        before = self.table
        self.table = before.with_record(**changes)
        self.shows = shows
        self.panels.changed(before, self.table, Cause.CLOCK)
        await self.wait()
        return self.pushed


@pytest.fixture
async def hand() -> AsyncIterator[Hand]:
    """Ana has opened her hand with the token "first", and it is Ben's turn."""
    game = Round(*HANDS).game
    with (time := DrivenTime()).driving():
        hand = Hand(time, playing(game, BEN))
        await hand.answer("first")
        yield hand
        await hand.panels.close()


async def test_a_change_is_pushed_with_the_token_of_the_newest_press(hand: Hand) -> None:
    assert await hand.change() == ["first"]
    hand.shows = "an answered hand"
    await hand.answer("second")
    assert await hand.change(hand.shows) == [], "what the answer has shown is not pushed"
    assert await hand.change("one more") == ["second"]
    assert await hand.change("one more") == [], "nor what a push has shown"
    assert [panel.task for panel in hand.panels.open.values()] == [None]


async def test_panels_that_may_wait_are_due_at_the_same_moments(hand: Hand) -> None:
    for pause in (0.03, 0.11, 0.2):
        await hand.wait(pause)
        before, hand.shows = hand.table, f"a hand after {pause} s"
        hand.panels.changed(before, before.with_record(), Cause.PERSON)
        while not hand.pushed:
            await hand.wait(0.01)
        assert (hand.now() + 1) % TOGETHER <= 11, "a timer may come a hair early, which is the millisecond before"


async def test_two_answers_at_once_are_followed_by_a_push_whatever_the_last_one_has_shown(hand: Hand) -> None:
    async def another() -> None:
        await hand.answer("third")

    await hand.answer("second", another)
    await hand.wait()
    assert hand.pushed == ["second"]


async def test_a_hand_is_not_pushed_while_its_owner_is_being_answered(hand: Hand) -> None:
    pushed, drawn = list[str](), 0

    async def change_while_a_push_ends() -> None:
        nonlocal drawn
        drawn, before, hand.shows = hand.drawn, hand.table, "one more"
        hand.panels.changed(before, before.with_record(), Cause.CLOCK)
        hand.arrives.set()
        await hand.wait()
        pushed.extend(hand.pushed)
        drawn = hand.drawn - drawn

    hand.arrives.clear()
    assert await hand.change() == ["first"]
    await hand.answer("second", change_while_a_push_ends)
    assert pushed == []
    assert drawn == 0, "nor is it drawn again and again until the answer has arrived"
    await hand.wait()
    assert hand.pushed == ["second"]


async def test_a_change_that_is_drawn_while_an_older_hand_is_the_answer_is_pushed_after_it(
    hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    older, arrived, pressed = hand._draw(), asyncio.Event(), list[asyncio.Task[None]]()

    async def press() -> None:
        with hand.panels.answering(NUMBER, hand.press("second"), older):
            await arrived.wait()

    async def get(table_id: int) -> Table:
        if not pressed:
            pressed.append(asyncio.create_task(press()))
            await asyncio.sleep(0)
        return hand.table

    monkeypatch.setattr(hand, "get", get)
    assert await hand.change() == []
    arrived.set()
    await hand.wait()
    assert hand.pushed == ["second"]


async def test_pushes_of_a_panel_keep_their_distance(hand: Hand) -> None:
    gap = hand.tempo.panel_gap / 1000
    await hand.change()
    await hand.wait(gap)
    for shows in ("a hand", "another hand"):
        hand.shows = shows
        hand.panels.redraw(ANA.id)
        await hand.wait(0.1)
    assert hand.sent == [("first", "a hand")]
    await hand.wait(gap)
    assert hand.sent == [("first", "a hand"), ("first", "another hand")]


async def test_a_hand_is_not_pushed_while_the_leases_have_lapsed_and_follows_once_they_are_back(
    hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as lapsed:
        lapsed.setattr(hand.ownership, "owns", lambda guild_id: False)
        assert await hand.change() == []
    await hand.wait(RETRY / 1000)
    assert hand.sent == [("first", "a changed hand")]


async def test_each_press_lets_the_panel_be_pushed_for_as_long_again(hand: Hand) -> None:
    seen = []

    async def look() -> None:
        await hand.wait(2)
        seen.append(hand.is_live)

    await hand.wait(PUSHABLE / 1000 - 1)
    await hand.answer("second", look)
    await hand.wait(2)
    assert seen == [hand.is_live] == [True], "also while the press is answered"
    assert await hand.change() == ["second"]
    await hand.wait(PUSHABLE / 1000)
    assert not hand.is_live
    assert await hand.change("too late") == []


async def test_panels_that_cannot_be_pushed_any_more_are_forgotten_also_behind_one_that_is_pressed_again_and_again(
    hand: Hand,
) -> None:
    draft = Draft((hand.table.game.hand(0)[0],))
    await hand.answer("second", message=OTHER, table=2)
    for table_id in (NUMBER, 2):
        hand.drafts.keep(table_id, ANA.id, 0, draft)
    await hand.wait(PUSHABLE / 1000 - 1)
    await hand.answer("third")
    await hand.wait(2)
    await hand.answer("fourth", message=OTHER + 1, table=3)
    assert [table_id for table_id, _ in hand.panels.open] == [NUMBER, 3]
    assert [hand.drafts.of(table_id, ANA.id, 0) for table_id in (NUMBER, 2)] == [draft, Draft()]


async def test_a_hand_in_a_new_message_is_pushed_though_another_process_may_have_answered_the_same_command(
    hand: Hand,
) -> None:
    """Only its own message is known to be private."""
    for message, token in ((MESSAGE, "first"), (None, "third")):
        pressed = hand.press("third", message)
        Answer.to(pressed).was_given_elsewhere = True
        with hand.panels.answering(NUMBER, pressed, hand._draw()):
            pass
        assert await hand.change(f"a hand after {message}") == [token]


@pytest.mark.parametrize("about", [NUMBER, 0], ids=["from a screen of the table", "from one about no table"])
async def test_a_person_who_comes_back_to_the_hand_sees_every_change_again(hand: Hand, about: int) -> None:
    assert hand.look_elsewhere("second", table=about) == (about or None)
    assert await hand.change() == [], "another screen is not disturbed"
    await hand.answer("third")
    assert await hand.change("one more") == ["third"]


@pytest.mark.parametrize("new", ["status", "round"])
async def test_the_hand_comes_back_with_a_new_status_or_round_though_it_looks_as_before(hand: Hand, new: str) -> None:
    hand.look_elsewhere("second")
    before, dealt = hand.table, Round(*HANDS, totals=(4, 9, 13)).game
    assert dealt.phase is before.game.phase
    hand.table = replace(before, game=dealt) if new == "round" else before.with_record(status=Status.SUSPENDED)
    hand.panels.changed(before, hand.table, Cause.CLOCK)
    await hand.wait(9)
    assert hand.pushed == [], "nobody presses a card where a question was"
    await hand.wait()
    assert hand.pushed == ["second"]
    assert await hand.change("one more") == ["second"], "it follows the table again"


async def test_a_turn_that_has_come_is_shown_after_any_screen_that_its_person_asks_for_before(hand: Hand) -> None:
    hand.look_elsewhere("second")
    assert await hand.change("a suspended hand", status=Status.SUSPENDED) == []
    await hand.wait(5)
    hand.look_elsewhere("third")
    assert await hand.change("a hand that goes on") == []
    await hand.wait(7)
    assert hand.pushed == [], "the newest screen stays as long"
    await hand.wait()
    assert hand.pushed == ["third"]


async def test_a_screen_stays_though_a_turn_comes_while_it_is_on_its_way(hand: Hand) -> None:
    await hand.wait(60)
    with hand.panels.setting_aside(hand.press("second"), items.screen(items.text(ELSEWHERE))):
        assert await hand.change("a suspended hand", status=Status.SUSPENDED) == []
    await hand.wait(9)
    assert hand.sent == []
    await hand.wait()
    assert hand.sent == [("second", "a suspended hand")]


async def test_the_hand_that_its_person_asks_for_is_followed_at_once(hand: Hand) -> None:
    hand.look_elsewhere("second")
    assert await hand.change("a suspended hand", status=Status.SUSPENDED) == []
    await hand.answer("third")
    assert await hand.change("a hand that goes on") == ["third"]


async def test_a_screen_that_was_asked_for_while_a_hand_was_on_its_way_is_shown_again_after_it(hand: Hand) -> None:
    async def look() -> None:
        hand.look_elsewhere("third")

    await hand.answer("second", look)
    await hand.wait(5)
    assert hand.sent == [("second", ELSEWHERE)], "with the token of the answer that came last"


async def test_a_screen_that_was_asked_for_while_a_hand_was_pushed_is_shown_again_after_it(hand: Hand) -> None:
    panel = hand.panels.open[MINE]
    hand.arrives.clear()
    await hand.change()
    hand.look_elsewhere("second")
    assert panel.screen is not None
    hand.arrives.set()
    await hand.wait(5)
    assert hand.sent == [("second", ELSEWHERE)]
    hand.sent.clear()
    assert panel.screen is None, "it is kept no longer than it may be shown again"
    hand.look_elsewhere("third")
    assert panel.screen is None
    assert await hand.change() == []


async def test_a_turn_that_comes_while_a_screen_is_shown_again_is_shown_after_it(hand: Hand) -> None:
    hand.arrives.clear()
    await hand.change()
    hand.look_elsewhere("second")
    assert await hand.change("a suspended hand", status=Status.SUSPENDED) == []
    hand.arrives.set()
    await hand.wait(5)
    assert hand.sent == [("second", ELSEWHERE)]
    await hand.wait(6)
    assert hand.sent[1:] == [("second", "a suspended hand")]


async def test_a_screen_that_was_asked_for_while_a_hand_waits_for_its_turn_to_be_drawn_stays(hand: Hand) -> None:
    async with hand.panels._live._turn:
        assert await hand.change() == []
        hand.look_elsewhere("second")
    await hand.wait()
    assert (hand.pushed, hand.panels.open[MINE].screen) == ([], None)


async def test_a_press_on_another_private_message_sets_no_hand_aside(hand: Hand) -> None:
    assert hand.look_elsewhere("second", OTHER) == NUMBER
    assert await hand.change() == ["first"]
    assert hand.look_elsewhere("third", None) is None
    assert hand.look_elsewhere("third", table=2) is None


@pytest.mark.parametrize("message", [OTHER, MESSAGE - 1], ids=["in a newer message", "in an older one"])
async def test_a_second_hand_closes_the_first_while_its_token_is_good(hand: Hand, message: int) -> None:
    await hand.answer("second", message=message)
    await hand.wait()
    assert hand.closed == ["first"]
    assert await hand.change() == ["second"]
    await hand.wait(PUSHABLE / 1000)
    await hand.answer("third", message=MESSAGE)
    await hand.wait()
    assert hand.closed == ["first"]
    await hand.answer("fourth", message=None)
    await hand.answer("fifth")
    await hand.wait()
    assert hand.closed == ["first"], "one whose message is unknown may be the one that is shown"


async def test_the_older_of_two_hands_is_closed_though_the_connection_broke(
    hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    fail(monkeypatch, hand, "delete_original", ConnectionResetError(), ConnectionResetError())
    await hand.answer("second", message=OTHER)
    await hand.wait(60)
    assert hand.closed == ["first"]


async def test_a_push_that_is_refused_for_an_older_token_ends_no_panel(hand: Hand) -> None:
    hand.arrives.clear()
    await hand.change()
    await hand.answer("second")
    hand.refused = refused(401, 50027)
    hand.arrives.set()
    await hand.wait(0)
    hand.refused = None
    await hand.wait()
    assert hand.pushed == ["second"]


async def test_a_push_that_is_refused_while_its_owner_is_being_answered_ends_no_panel(hand: Hand) -> None:
    async def refuse() -> None:
        hand.arrives.set()
        await hand.wait()
        hand.refused = None

    hand.arrives.clear()
    await hand.change()
    hand.refused = refused(404, 10008)
    await hand.answer("second", refuse)
    await hand.wait()
    assert hand.pushed == ["second"]


async def test_a_hand_that_changes_long_after_the_beginning_of_an_outage_is_tried_again_as_soon_as_at_its_beginning(
    hand: Hand,
) -> None:
    hand.refused = ConnectionResetError()
    await hand.change()
    await hand.wait(600)
    assert await hand.change("one more")
    hand.refused = None
    await hand.wait(2 * RETRY / 1000)
    assert hand.pushed == ["first"]


async def test_a_panel_that_is_gone_is_not_pushed_again(hand: Hand) -> None:
    hand.refused = refused(404, 10008)
    assert await hand.change() == ["first"]
    hand.refused = None
    assert await hand.change("one more") == []
    assert not len(hand.panels.open)


async def test_a_hand_that_is_gone_takes_none_away_that_was_opened_meanwhile(hand: Hand) -> None:
    hand.arrives.clear()
    await hand.change()
    with hand.panels.leaving(hand.press("second")):
        await hand.answer("third", message=OTHER)
    hand.refused = refused(404, 10008)
    hand.arrives.set()
    await hand.wait()
    hand.refused = None
    assert await hand.change("one more") == ["third"]


async def test_the_loss_of_a_first_answer_takes_no_hand_away_that_was_opened_after_its_table_was_lost(
    hand: Hand,
) -> None:
    async def lose_and_open() -> None:
        hand.panels.forget([NUMBER])
        await hand.answer("third")
        raise AnswerLost

    hand.panels.forget([NUMBER])
    with pytest.raises(AnswerLost):
        await hand.answer("second", lose_and_open)
    assert await hand.change() == ["third"]


async def test_somebody_who_has_been_removed_is_told_so_after_any_screen_that_they_ask_for_before(hand: Hand) -> None:
    before, hand.shows = hand.table, "a moderator has removed you"
    hand.table = seating.remove(before, ANA.id, Random(1), 0)
    hand.panels.changed(before, hand.table, Cause.MODERATOR)
    hand.look_elsewhere("second")
    await hand.wait()
    assert hand.sent == [("second", hand.shows)]


async def test_a_hand_is_pushed_though_the_answer_with_it_was_lost(hand: Hand) -> None:
    async def lose() -> None:
        raise AnswerLost

    with pytest.raises(AnswerLost):
        await hand.answer("second", lose)
    await hand.wait()
    assert hand.pushed == ["first"], "with the token of the last answer that arrived"


async def test_a_hand_is_kept_up_to_date_though_the_answer_with_another_screen_was_lost(hand: Hand) -> None:
    with pytest.raises(AnswerLost), hand.panels.setting_aside(hand.press("second"), items.screen()):
        raise AnswerLost
    await hand.wait()
    assert hand.pushed == ["first"]
    assert await hand.change() == ["first"]


async def test_a_panel_that_could_not_be_drawn_is_forgotten(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hand.panels, "_draw", None)
    assert await hand.change() == []
    assert not len(hand.panels.open)


async def test_a_hand_whose_table_cannot_be_read_for_a_moment_follows_by_itself(
    hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    fail(monkeypatch, hand, "get", StoreUnavailable("full"))
    assert await hand.change() == []
    await hand.wait(RETRY / 1000)
    assert hand.sent == [("first", "a changed hand")]


async def test_a_hand_that_is_again_as_it_was_before_a_push_without_a_reply_is_pushed(hand: Hand) -> None:
    hand.refused = ConnectionResetError()
    assert await hand.change() == ["first"], "which may have arrived"
    hand.refused = None
    assert await hand.change("a hand") == ["first"]


async def test_another_table_takes_the_place_of_the_hand_in_its_message_alone_and_if_it_can(hand: Hand) -> None:
    with hand.panels.leaving(hand.press("second", OTHER)):
        pass
    assert await hand.change() == ["first"]

    async def fail() -> None:
        with hand.panels.leaving(hand.press("second")):
            assert await hand.change("one more") == []
            raise StoreUnavailable("full")

    with pytest.raises(StoreUnavailable):
        await fail()
    await hand.wait()
    assert hand.pushed == ["first"], "what has changed meanwhile"
    with hand.panels.leaving(hand.press("second")):
        assert await hand.change("and one more") == []
    assert await hand.change("the last") == []


@pytest.mark.parametrize("first", [NUMBER, 2])
async def test_the_hand_that_was_asked_for_last_stays_in_a_message_in_which_those_of_two_tables_cross(
    hand: Hand, first: int
) -> None:
    await hand.answer("second", lambda: hand.answer("third", table=3), table=first)
    await hand.wait()
    assert hand.pushed == ["third"], "which of the two answers has arrived last is unknown"
    assert [*hand.panels.open] == [(3, ANA.id)]


async def test_a_hand_that_moves_to_a_message_in_which_another_screen_may_arrive_last_is_pushed_there(
    hand: Hand,
) -> None:
    looking = ExitStack()
    looking.enter_context(hand.panels.setting_aside(hand.press("second", OTHER), items.screen()))

    async def arrive() -> None:
        looking.close()

    await hand.answer("third", arrive, message=OTHER)
    await hand.wait()
    assert hand.pushed == ["third"]


async def test_a_hand_stays_though_an_update_of_the_one_before_it_arrives_last(hand: Hand) -> None:
    hand.arrives.clear()
    assert await hand.change() == ["first"]
    await hand.answer("second", table=2)
    hand.arrives.set()
    await hand.wait()
    assert hand.pushed == ["second"]


async def test_a_hand_does_not_come_back_where_that_of_another_table_is_shown(hand: Hand) -> None:
    async def fail() -> None:
        with hand.panels.leaving(hand.press("second")):
            await hand.answer("third", table=2)
            raise StoreUnavailable("full")

    with pytest.raises(StoreUnavailable):
        await fail()
    await hand.wait()
    assert hand.pushed == []
    assert [*hand.panels.open] == [(2, ANA.id)]


async def test_of_a_lost_table_nothing_is_pushed_and_nothing_kept(hand: Hand) -> None:
    prompt = hand.table.game.prompt
    draft = Draft((hand.table.game.hand(0)[0],))
    for table_id in (NUMBER, 2):
        hand.drafts.keep(table_id, ANA.id, prompt, draft)
    hand.shows = "a changed hand"
    hand.panels.redraw(ANA.id)
    hand.panels.forget([NUMBER])
    await hand.wait()
    assert (hand.pushed, len(hand.panels.open)) == ([], 0)
    assert hand.drafts.of(NUMBER, ANA.id, prompt) == Draft()
    assert hand.drafts.of(2, ANA.id, prompt) == draft
    assert hand.drafts.of(2, ANA.id, prompt + 1) == Draft(), "of another question"


async def test_changed_preferences_are_shown_to_their_person_alone(hand: Hand) -> None:
    hand.shows = "a hand in another order"
    hand.panels.redraw(BEN.id)
    await hand.wait()
    assert hand.pushed == []
    hand.panels.redraw(ANA.id)
    await hand.wait()
    assert hand.pushed == ["first"]
