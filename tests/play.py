"""Play: people at several tables of the connected world who press cards all the time, and what became of each press."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from db import Store
from hearts import Card, Dealt, Played, read_event
from tests.bots import Bots
from tests.connected import Member, Place, Screen
from tests.discord_server.interactions import LATER_EDIT
from tests.discord_server.state import LOADING, TO_ANSWER, Interaction
from tests.payloads import MENU
from tests.screens import trick_shown

STEP = 0.25
"""Seconds from one look at the screens to the next."""
THINKING = 1.0
"""Seconds from one card at a table to the next."""
PATIENCE = 2.0
"""Seconds after which people who see nothing new open their hands again."""


@dataclass(frozen=True)
class Press:
    """A press that is on its way: of a card, or to see the hand."""

    asked: Interaction
    person: Member
    card: Card | None = None


class Playing:
    """The people at one table. Whoever's turn it is presses a card, one after another."""

    def __init__(self, place: Place, number: int) -> None:
        self.place, self.number = place, number
        self.played: list[Card] = []
        """The cards that were acknowledged: pressed and answered, or gone from the hand."""
        self.refused: list[str] = []
        """What people were told in place of that."""
        self.unanswered: list[Interaction] = []
        """The presses that nobody answered in time."""
        self.played_at = 0.0
        """When a card was acknowledged last."""
        self._under_way: list[Press] = []
        self._pressed_at = 0.0

    @property
    def waits(self) -> bool:
        """Whether somebody waits for an answer."""
        return bool(self._under_way)

    def look(self, now: float) -> None:
        """Notes what has become of presses; if all are over, whoever's turn it is presses a card. If people see for a
        while that it is nobody's turn, they open their hands again."""
        for press in list(self._under_way):
            self._note(press, now)
        idle = now - self._pressed_at
        person = self.place.on_turn(self.number)
        if self._under_way or idle < (PATIENCE if person is None else THINKING):
            return
        self._pressed_at = now
        if person is not None:
            self._press_card(person)
        elif "hand" in (board := self.place.board(self.number)).verbs:
            seated = [each for each in self.place.people if self.number in each.panels]
            self._under_way += [Press(each.begin(board, "hand"), each) for each in seated]

    def _press_card(self, person: Member) -> None:
        screen = person.panels[self.number]
        card = min(screen.playable)
        for item in screen.all("play"):
            if item.kind == MENU and str(card) in item.values:
                asked = person.person.choose(screen.message, item.custom_id, [str(card)])
            elif item.arg == str(card):
                asked = person.begin(screen, item)
            else:
                continue
            self._under_way.append(Press(asked, person, card))
            return

    def _note(self, press: Press, now: float) -> None:
        asked, person = press.asked, press.person
        shown = asked.message
        if shown is not None and not shown.flags & LOADING and (screen := Screen(person.person, shown)).exists:
            person.keep(screen)
        panel = person.panels[self.number]
        if press.card is not None and panel.exists and press.card not in panel.playable:
            self.played.append(press.card)
            self.played_at = now
        elif asked.response is None and now - asked.at <= TO_ANSWER:
            return
        elif asked.response is None:
            self.unanswered.append(asked)
        elif shown is not None and shown.flags & LOADING:
            return
        elif press.card is not None:
            told = [*asked.follow_ups, *([] if shown is None or shown is panel.message else [shown])]
            if asked.response == LATER_EDIT and not told:
                return
            self.refused += [Screen(person.person, message).text for message in told]
        self._under_way.remove(press)


async def begin_tables(place: Place, tables: int) -> list[Playing]:
    """Begins so many games of the same four people, each of whom has their panels open."""
    guests = place.people[1:]
    return [Playing(place, await place.begin(*guests, pace="slow", preset="no_pass")) for _ in range(tables)]


class Play:
    """The people at several tables."""

    def __init__(self, world: Bots, tables: Sequence[Playing]) -> None:
        self.world, self.tables = world, tables

    async def go_on(self, seconds: float) -> None:
        """Lets time pass, in which people press, at one table shortly after another."""
        for _ in range(round(seconds / STEP)):
            for table in self.tables:
                table.look(self.world.time.epoch())
                await self.world.wait(STEP / len(self.tables))

    async def until(self, happened: Callable[[], bool], within: float) -> float:
        """Lets people press until something happens. Returns the seconds that it took; fails if it takes longer."""
        began = self.world.time.epoch()
        while not happened():
            assert self.world.time.epoch() - began < within, f"it does not happen within {within} s"
            await self.go_on(STEP)
        return self.world.time.epoch() - began

    async def until_all_have_played(self, within: float) -> float:
        """Lets people press until a card was acknowledged at each table that had not been pressed before."""
        began = self.world.time.epoch()
        return await self.until(lambda: all(table.played_at > began for table in self.tables), within)

    @property
    def unanswered(self) -> list[Interaction]:
        return [asked for table in self.tables for asked in table.unanswered]

    async def check_screens(self) -> None:
        """Checks that the messages and the panels show what is true. Call it when nobody has pressed for a while."""
        for table in self.tables:
            game = (await table.place.table(table.number)).game
            shown = table.place.board(table.number)
            assert shown.says("board-title-trick", round=len(game.rounds) + 1, trick=trick_shown(game.view(None))), (
                shown
            )
            for person in table.place.people:
                seat, panel = (await table.place.table(table.number)).my_seat(person.id), person.panels[table.number]
                assert panel.cards >= {*game.hand(seat)}, panel
                assert {*panel.playable} == ({*game.legal_plays(seat)} if seat in game.to_act else set()), panel

    async def check(self, store: Store) -> list[int]:
        """Checks that what was acknowledged is stored once. Returns how much more is stored at each table."""
        return [len(await stored(store, table.number, table.played)) - len(table.played) for table in self.tables]


async def stored(store: Store, number: int, acknowledged: Iterable[Card]) -> list[Card]:
    """The cards in the log of a table. Checks that all that were acknowledged are among them, and none more often than
    it was dealt."""
    events = [read_event(event.kind, event.body) for event in await store.tables.log(number)]
    dealt = sum(isinstance(event, Dealt) for event in events)
    cards = [event.card for event in events if isinstance(event, Played)]
    played = Counter(cards)
    assert max(played.values()) <= dealt, "a card was played twice in a round"
    assert not Counter(acknowledged) - played, "a card that was acknowledged is lost"
    return cards


async def has_no_hints(world: Any) -> None:
    """Ana's only table has the same cards for several people, and it is her turn."""
    (table,) = await world.bot.tables.of_player(world.ana.id)
    number = table.record.id
    assert table.seen_by(world.ana.id).game.my_turn
    assert "hint" not in world.ana.panels[number].verbs
    if "hint" not in world.bot.router.presses:  # the coach is left out
        return
    answer = await world.ana.forge(world.ana.panels[number], f"h1:b:hint:{number}:{table.game.prompt}:")
    assert answer is not None
    assert answer.says(f"refusal-{table.kind.name}-no-hint")
    assert not (await world.table(number)).seats[0].hinted
